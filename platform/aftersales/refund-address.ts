import { type AddressBody, type AddressTypeWord, BLANK_ADDRESS } from '#contract/address.ts'
import type { RefundAddress } from '#contract/refund.ts'
import { addressErrors, type GivenAddress, givenAddress } from '#platform/customer/given-address.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import { changeDraft, type RefundRow } from './refund.ts'
import type { WayBack } from './refund-method.ts'
import { refundText } from './refund-texts.ts'

type Bodies = Partial<Record<AddressTypeWord, AddressBody | undefined>>

const BLANK: GivenAddress = { ...BLANK_ADDRESS, customer_address_id: null }

export async function readRefundAddresses(
  sql: Context['sql'] | Transaction,
  refund_id: number,
): Promise<RefundAddress[]> {
  return sql<RefundAddress[]>`
    select refund_id, type, customer_address_id, first_name, last_name, phone, dial_code, street, city,
      post_code, country_id, is_company, company_name, company_identification_number, company_vat_number
    from refund_address where refund_id = ${refund_id} order by type`
}

export async function changeRefundAddresses(
  context: Context,
  id: number,
  hash: string | undefined,
  bodies: Bodies,
): Promise<RefundAddress[]> {
  return changeDraft(context, id, hash, async (tx) => {
    const known = new Map((await readRefundAddresses(tx, id)).map((one) => [one.type, one]))
    for (const type of ['billing', 'shipping'] as const) {
      const body = bodies[type]
      if (!body) continue
      const next = await givenAddress(tx, context.caller, known.get(type) ?? BLANK, body)
      if (next.country_id !== null) await requireCountry(tx, context, next.country_id, type)
      const address = { ...next, type, refund_id: id }
      await tx`
        insert into refund_address ${tx(address)}
        on conflict (refund_id, type) do update set ${tx(address)}`
    }
    return readRefundAddresses(tx, id)
  })
}

async function requireCountry(
  tx: Transaction,
  { language }: Context,
  country_id: number,
  type: AddressTypeWord,
): Promise<void> {
  const known = await tx`select from country where id = ${country_id} and is_active`
  if (known.length === 0) throw invalid(`${type}.country_id`, refundText(language, 'country'))
}

/** What the chosen way back needs: somebody to fetch the parcel from, or only a name. */
export async function requireAddresses(
  tx: Transaction,
  { language }: Pick<Context, 'language'>,
  draft: RefundRow,
  way_back: WayBack,
): Promise<void> {
  const countries = await tx<{ id: number; alpha2: string }[]>`select id, alpha2 from country`
  const addresses = (await readRefundAddresses(tx, draft.id)).map((address) => ({
    ...address,
    country: countries.find(({ id }) => id === address.country_id)?.alpha2 ?? null,
  }))
  const errors = addressErrors(language, addresses, way_back.address_requirement, draft.has_shipping_address)
  if (errors.length > 0) throw new Failure('validation', { errors })
}
