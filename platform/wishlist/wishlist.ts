import type { CallInput } from '#contract/call.ts'
import {
  CUSTOMER_LIST_TYPES,
  type customerListCalls,
  MAX_COMPARED_PRODUCTS,
} from '#contract/customer-list.ts'
import type { Language } from '#contract/language.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'

type Calls = typeof customerListCalls
type NewList = CallInput<Calls['POST /customer-product-lists']>['body']
type NewItem = CallInput<Calls['POST /customer-product-lists/{list_id}/items']>['body']
type ListChange = CallInput<Calls['PATCH /customer-product-lists/{id}']>['body']

/** More than anybody reads; without an end one list could grow to the whole catalogue. */
const MAX_WISHED_PRODUCTS = 500

const TEXTS: Record<Language, Record<'product' | 'variation' | 'full', string>> = {
  cs: {
    product: 'Tento produkt nenabízíme.',
    variation: 'Tuto variantu nenabízíme.',
    full: 'Na seznam se další produkt už nevejde.',
  },
  sk: {
    product: 'Tento produkt neponúkame.',
    variation: 'Tento variant neponúkame.',
    full: 'Na zoznam sa ďalší produkt už nezmestí.',
  },
  en: {
    product: 'We do not offer this product.',
    variation: 'We do not offer this variation.',
    full: 'The list has no room for another product.',
  },
  de: {
    product: 'Dieses Produkt bieten wir nicht an.',
    variation: 'Diese Variante bieten wir nicht an.',
    full: 'Auf der Liste ist kein Platz mehr.',
  },
}

/** Creates a list, or finds the one of its type there is: a customer never has two. */
export async function createList({ sql, caller }: Context, list: NewList): Promise<number> {
  const { customer_id, name, type, description = null, position = 0 } = list
  if (customer_id !== caller.customer_id) throw new Failure('forbidden')
  await sql`
    insert into customer_product_list (customer_id, name, description, type, position)
    values (${customer_id}, ${name}, ${description}, ${type}, ${position})
    on conflict (customer_id, type) do nothing`
  const [found] = await sql<{ id: number }[]>`
    select id from customer_product_list where customer_id = ${customer_id} and type = ${type}`
  // Deleted by another tab between the two.
  if (!found) throw new Failure('conflict')
  return found.id
}

export async function changeList({ sql, caller }: Context, id: number, change: ListChange): Promise<void> {
  const changes = Object.entries(change).filter(([, value]) => value !== undefined)
  const own = sql`where id = ${id} and customer_id = ${caller.customer_id} returning id`
  const changed =
    changes.length === 0
      ? await sql`select id from customer_product_list where id = ${id} and customer_id = ${caller.customer_id}`
      : await sql`update customer_product_list set ${sql(Object.fromEntries(changes))} ${own}`
  if (changed.length === 0) throw notFound()
}

export async function deleteList({ sql, caller }: Context, id: number): Promise<void> {
  const deleted = await sql`
    delete from customer_product_list where id = ${id} and customer_id = ${caller.customer_id} returning id`
  if (deleted.length === 0) throw notFound()
}

/** Adds a product, or finds its item: what is listed already is not listed twice. */
export async function addItem(context: Context, list_id: number, item: NewItem): Promise<number> {
  const { product_id, product_variation_id = null, note = null } = item
  await requireOffered(context, product_id, product_variation_id)
  return context.sql.begin(async (sql) => {
    const list = await lockOwnList(context, sql, list_id)
    const [known] = await sql<{ id: number }[]>`
      select id from customer_product_list_item
      where customer_product_list_id = ${list_id} and product_id = ${product_id}
        and product_variation_id is not distinct from ${product_variation_id}`
    if (known) return known.id
    const limit = list.type === CUSTOMER_LIST_TYPES.wish_list ? MAX_WISHED_PRODUCTS : MAX_COMPARED_PRODUCTS
    if (list.count >= limit && list.count - (await dropHidden(context, sql, list_id)) >= limit) {
      throw invalid('product_id', TEXTS[context.language].full)
    }
    const [row] = await sql<{ id: number }[]>`
      insert into customer_product_list_item (customer_product_list_id, product_id, product_variation_id, note)
      values (${list_id}, ${product_id}, ${product_variation_id}, ${note}) returning id`
    return row?.id ?? 0
  })
}

/** What the customer can neither see nor remove must not keep a place. */
async function dropHidden(context: Context, sql: Transaction, list_id: number): Promise<number> {
  const dropped = await sql`
    delete from customer_product_list_item item using product
    where item.customer_product_list_id = ${list_id} and product.id = item.product_id
      and not ${productIsVisible(context)}`
  return dropped.count
}

export async function changeItem(
  { sql, caller }: Context,
  { list_id, id }: { list_id: number; id: number },
  note: string | null,
): Promise<void> {
  const changed = await sql`
    update customer_product_list_item set note = ${note}
    where id = ${id} and customer_product_list_id = (
      select id from customer_product_list where id = ${list_id} and customer_id = ${caller.customer_id})
    returning id`
  if (changed.length === 0) throw notFound()
}

export async function removeItem(
  { sql, caller }: Context,
  { list_id, id }: { list_id: number; id: number },
): Promise<void> {
  const removed = await sql`
    delete from customer_product_list_item
    where id = ${id} and customer_product_list_id = (
      select id from customer_product_list where id = ${list_id} and customer_id = ${caller.customer_id})
    returning id`
  if (removed.length === 0) throw notFound()
}

export async function requireOwnList({ sql, caller }: Context, id: number): Promise<void> {
  const found = await sql`
    select from customer_product_list where id = ${id} and customer_id = ${caller.customer_id}`
  if (found.length === 0) throw notFound()
}

/** Counted under the list's own lock: two additions at once must not both find the last free place. */
async function lockOwnList({ caller }: Context, sql: Transaction, id: number) {
  const [list] = await sql<{ type: number }[]>`
    select type from customer_product_list where id = ${id} and customer_id = ${caller.customer_id} for update`
  if (!list) throw notFound()
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from customer_product_list_item where customer_product_list_id = ${id}`
  return { type: list.type, count: counted?.count ?? 0 }
}

async function requireOffered(
  context: Context,
  product_id: number,
  product_variation_id: number | null,
): Promise<void> {
  const { sql, language } = context
  const texts = TEXTS[language]
  const seen = await sql`select from product where id = ${product_id} and ${productIsVisible(context)}`
  if (seen.length === 0) throw invalid('product_id', texts.product)
  if (product_variation_id === null) return
  const offered = await sql`
    select from product_variation
    where id = ${product_variation_id} and product_id = ${product_id} and is_active`
  if (offered.length === 0) throw invalid('product_variation_id', texts.variation)
}
