import type { ConfigurableVariable } from '#contract/configurable.ts'
import type { OfferedProvider, SocialProvider } from '#contract/auth.ts'
import type { Api } from '../api/client.ts'
import { type DialCode, readDialCodes } from '../auth/dial-code.ts'
import { offeredProviders } from '../auth/social-data.ts'
import { SOCIAL_FAILURES, type SocialFailure } from '../auth/social-failure.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { type OwnCustomer, ownCustomer, part, resultIn, type ShownForm, shownForm } from './customer-data.ts'
import { deviceName, isLocalAddress } from './device.ts'
import { SHOP_FIELD_PREFIX } from './form-word.ts'

const ACCOUNT_RESULTS = [
  'profile_saved',
  'bank_saved',
  'email_asked',
  'password_changed',
  'newsletter_asked',
  'newsletter_ended',
  'session_ended',
] as const
export type AccountResult = (typeof ACCOUNT_RESULTS)[number]

const FORMS = ['profile', 'bank', 'email', 'password', 'newsletter', 'sessions', 'export', 'delete'] as const
export type AccountForm = (typeof FORMS)[number]

export interface SessionRow {
  id: number
  device: string | null
  /** Null where it is not known; `local` where the address says nothing. */
  client_ip: string | null
  last_used_at: string
  is_current: boolean
  is_impersonated: boolean
}

export interface AccountData {
  customer: Pick<
    OwnCustomer,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'code'
    | 'dial_code'
    | 'phone'
    | 'birth_at'
    | 'gender_oriented_product_preference'
    | 'bank_account_number'
    | 'bank_code'
    | 'bank_account_iban'
    | 'bank_swift_code'
  >
  used_referral_code: string | null
  /** Waits for its mailbox to confirm it. */
  pending_email: string | null
  dial_codes: DialCode[]
  shop_fields: ConfigurableVariable[]
  forms: Record<AccountForm, ShownForm>
  result: AccountResult | null
  /** Null: it could not be read. */
  is_subscribed: boolean | null
  pairings: { provider: SocialProvider; created_at: string }[] | null
  /** Whom one may log in through. */
  providers: OfferedProvider[]
  /** Why one was not linked or unlinked. */
  pairing_failure: SocialFailure | null
  sessions: SessionRow[] | null
  /** The second step of deleting the account. */
  is_deleting: boolean
}

export async function loadAccount(context: LoadContext): Promise<Loaded<AccountData>> {
  const { api, query } = context
  const { me, customer } = ownCustomer(context)
  const [dial_codes, { shop_fields, pending_email }, newsletters, pairings, providers, sessions] =
    await Promise.all([
      readDialCodes(api),
      readOwnRecord(api, customer.id),
      part(api('GET /newsletters', { query: { paginate: false } })),
      part(api('GET /auth/me', { query: { only: ['is_guest'], embed: ['pairings'] } })),
      offeredProviders(api),
      part(api('GET /auth/sessions', { query: { paginate: false, sort: '-last_used_at' } })),
    ])
  const filled: Partial<Record<AccountForm, Record<string, string | null>>> = {
    profile: { ...profileOf(customer, dial_codes[0]?.dial_code), ...shopValues(shop_fields) },
    bank: bankOf(customer),
  }
  return {
    data: {
      customer: {
        first_name: customer.first_name,
        last_name: customer.last_name,
        email: customer.email,
        code: customer.code,
        dial_code: customer.dial_code,
        phone: customer.phone,
        birth_at: customer.birth_at,
        gender_oriented_product_preference: customer.gender_oriented_product_preference,
        ...bankOf(customer),
      },
      used_referral_code: me.used_referral_code,
      pending_email,
      dial_codes,
      shop_fields,
      forms: Object.fromEntries(
        FORMS.map((form) => [form, shownForm(context, form, filled[form])]),
      ) as AccountData['forms'],
      result: resultIn(context, ACCOUNT_RESULTS),
      is_subscribed: newsletters && newsletters.items.length > 0,
      pairings: pairings?.pairings ?? null,
      providers,
      pairing_failure: SOCIAL_FAILURES.find((one) => one === query.get(RESULT_PARAMETER)) ?? null,
      sessions: sessions?.items.map(sessionRow) ?? null,
      is_deleting: query.get('step') === 'delete',
    },
  }
}

async function readOwnRecord(api: Api, id: number) {
  const { configurable: shop_fields, pending_email } = await api('GET /customers/{id}', {
    params: { id },
    query: { only: ['id'], embed: ['configurable', 'pending_email'] },
  })
  return { shop_fields, pending_email }
}

function profileOf(customer: OwnCustomer, usual_code: string | undefined) {
  const { first_name, last_name, phone, dial_code, birth_at } = customer
  return {
    first_name,
    last_name,
    phone,
    dial_code: dial_code ?? usual_code ?? null,
    birth_at,
    gender_oriented_product_preference: String(customer.gender_oriented_product_preference),
  }
}

function bankOf({ bank_account_number, bank_code, bank_account_iban, bank_swift_code }: OwnCustomer) {
  return { bank_account_number, bank_code, bank_account_iban, bank_swift_code }
}

function shopValues(fields: readonly ConfigurableVariable[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ code, type, value }) => [
      SHOP_FIELD_PREFIX + code,
      type === 'boolean' ? (value === true ? 'on' : '') : String(value ?? ''),
    ]),
  )
}

interface Session extends Omit<SessionRow, 'device'> {
  user_agent: string | null
}

function sessionRow({ id, user_agent, client_ip, last_used_at, is_current, is_impersonated }: Session) {
  return {
    id,
    device: deviceName(user_agent),
    client_ip: client_ip && isLocalAddress(client_ip) ? 'local' : client_ip,
    last_used_at,
    is_current,
    is_impersonated,
  }
}
