import { customerById } from '#platform/customer/customer.ts'
import { readAccountAmounts } from '#platform/customer/customer-account-table.ts'
import { customerTable } from '#platform/customer/customer-table.ts'
import { nameInflections } from '#platform/customer/vocative.ts'
import { readByIds } from '#platform/db/read-table.ts'
import type { Entity } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'
import { readPairings } from './social-pairing.ts'
import { staffUserById } from './staff-user.ts'

type LoadWishList = (context: Context, nested: Selection) => Promise<Entity | null>

let loadWishList: LoadWishList = async () => null

/** Lists are a domain to the right of this one; until it provides them, nobody has any. */
export function provideWishList(load: LoadWishList): void {
  loadWishList = load
}

let loadLatestCart: (context: Context) => Promise<string | null> = async () => null

/** Carts are a domain to the right as well. */
export function provideLatestCart(load: (context: Context) => Promise<string | null>): void {
  loadLatestCart = load
}

/** Who is asking. A visitor is a guest with nothing of their own, not an error. */
export async function readMe(context: Context, selection: Selection): Promise<Record<string, unknown>> {
  const { sql, caller, language } = context
  const id = caller.customer_id
  const customer = id === null ? null : await customerById(sql, id)
  const all: Record<string, unknown> = {
    is_guest: customer === null,
    customer_account_amounts: await readAccountAmounts(context),
    used_referral_code: customer?.used_referral_code ?? null,
    name_inflections: customer
      ? nameInflections(customer, language)
      : { first_name_vocative: null, last_name_vocative: null },
    impersonated_by: customer ? await staffUserById(sql, caller.user_id) : null,
  }
  const fields = [...selection.fields].map((field) => [field, all[field]])
  const embeds = await Promise.all(
    [...selection.embeds].map(async ([name, nested]) => [name, await embed(context, name, nested)]),
  )
  return Object.fromEntries([...fields, ...embeds])
}

async function embed(context: Context, name: string, nested: Selection): Promise<unknown> {
  const id = context.caller.customer_id
  switch (name) {
    case 'customer':
      return id === null ? null : ((await readByIds(context, customerTable, [id], nested)).get(id) ?? null)
    case 'pairings':
      return id === null ? [] : readPairings(context.sql, id)
    case 'wish_list':
      return id === null ? null : loadWishList(context, nested)
    case 'latest_cart_id':
      return loadLatestCart(context)
    default:
      return null
  }
}
