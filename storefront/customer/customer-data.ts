import type { FieldError } from '#contract/error.ts'
import type { Currency } from '#contract/money.ts'
import { formatMinor } from '#contract/money.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import type { SessionMe } from '../auth/session.ts'
import type { LoadContext } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { refusedForm } from '../refused-form.ts'

export type OwnCustomer = NonNullable<SessionMe['customer']>

/** Whose area it is. The guard lets nobody else in. */
export function ownCustomer({ me }: LoadContext): { me: SessionMe; customer: OwnCustomer } {
  if (!me?.customer) throw new ApiError(401, null)
  return { me, customer: me.customer }
}

/** A part of a screen that the rest can do without: null where it could not be read. */
export async function part<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** What a form of the page led to. */
export function resultIn<R extends string>({ query }: LoadContext, known: readonly R[]): R | null {
  return known.find((one) => one === query.get(RESULT_PARAMETER)) ?? null
}

/** A form as it is shown: with what it holds, or with what came back and is wrong with it. */
export interface ShownForm {
  values: Record<string, string>
  errors: FieldError[]
  is_refused: boolean
}

export function shownForm(
  context: LoadContext,
  form: string,
  values: Record<string, string | null | undefined> = {},
): ShownForm {
  const refused = refusedForm(context, form, ownCustomer(context).customer.id)
  const known = Object.entries(values).map(([name, value]) => [name, value ?? ''])
  return {
    // A box that was unticked is not sent, so what came back stands alone.
    values: refused && Object.keys(refused.values).length > 0 ? refused.values : Object.fromEntries(known),
    errors: refused?.errors ?? [],
    is_refused: refused !== null,
  }
}

export interface Credits {
  customer_account_id: number
  amount: number
  received: number
  used: number
  /** What they are worth in the currency of the page; null where it takes none. */
  worth: string | null
}

/** Accounts on which there is something, or ever was. */
export async function readCredits({ api, currency, language, me }: LoadContext): Promise<Credits[]> {
  const known = (me?.customer_account_amounts ?? []).map(async (account) =>
    (await hasMoved(api, account)) ? [account] : [],
  )
  const amounts = (await Promise.all(known)).flat()
  if (amounts.length === 0) return []
  const own = await currencyOf(api, currency)
  return amounts.map(({ customerAccountId, amount, receivedAmount, usedAmount, conversion_values }) => {
    const value = conversion_values.find(({ currency_id }) => currency_id === own?.id)?.value
    return {
      customer_account_id: customerAccountId,
      amount,
      received: receivedAmount,
      used: usedAmount,
      worth:
        own && value
          ? formatMinor(Math.round(amount * value * 10 ** own.decimal_places), own, language)
          : null,
    }
  })
}

/** What was earned and taken back leaves nothing in the sums, and yet it moved. */
async function hasMoved(api: Api, account: { customerAccountId: number; receivedAmount: number }) {
  if (account.receivedAmount > 0) return true
  const { items } = await api('GET /customer-accounts/{id}/usages', {
    params: { id: account.customerAccountId },
    query: { per_page: 1, only: ['id'] },
  })
  return items.length > 0
}

async function currencyOf(api: Api, code: string): Promise<Currency | null> {
  const { items } = await api('GET /currencies', { query: { paginate: false } })
  return items.find((one) => one.code === code) ?? null
}
