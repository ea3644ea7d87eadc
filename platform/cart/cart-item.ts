import type { CartItemType } from '#contract/cart-item.ts'
import type { Context } from '#platform/http/context.ts'

export interface StoredField {
  /** Null for the text of a variation's property. */
  product_field_id: number | null
  name: string
  value: string
}

/** A line as it is stored. `amount` of a child counts the pieces of all its parents together. */
export interface ItemRow {
  id: number
  parent_id: number | null
  item_type: CartItemType
  product_id: number
  product_variation_id: number | null
  gift_id: number | null
  amount: number
  amount_per_package: number | null
  customer_account_id: number | null
  product_fields: StoredField[]
  payload: Record<string, unknown> | null
}

export async function readItems({ sql }: Context, cart_id: string): Promise<ItemRow[]> {
  return [
    ...(await sql<ItemRow[]>`
      select id, parent_id, item_type, product_id, product_variation_id, gift_id, amount, amount_per_package,
        customer_account_id, product_fields, payload
      from cart_item where cart_id = ${cart_id} order by id`),
  ]
}

/** Sorted out once: rows that change are another list. */
const families = new WeakMap<readonly ItemRow[], Map<number | null, ItemRow[]>>()

export function childrenOf(rows: readonly ItemRow[], parent: { id: number }): ItemRow[] {
  const family = families.get(rows) ?? Map.groupBy(rows, ({ parent_id }) => parent_id)
  families.set(rows, family)
  return family.get(parent.id) ?? []
}

/** A child as it goes with so many pieces of its parent. */
export const timesParent = (child: ItemRow, amount: number): ItemRow =>
  child.amount_per_package === null ? child : { ...child, amount: child.amount_per_package * amount }

/**
 * Writes what the rows have become; `before` is what they were when they were read. New rows come with ids below
 * zero, by which children name their parents; the answer tells which ids they got.
 */
export async function writeItems(
  context: Context,
  cart_id: string,
  before: readonly ItemRow[],
  after: readonly ItemRow[],
): Promise<Map<number, number>> {
  const { sql } = context
  const known = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = after.filter((row) => {
    const old = known.get(row.id)
    return (
      old &&
      (old.amount !== row.amount ||
        old.customer_account_id !== row.customer_account_id ||
        old.parent_id !== row.parent_id)
    )
  })
  if (changed.length > 0) {
    await sql`
      update cart_item set amount = changed.amount, customer_account_id = changed.customer_account_id,
        parent_id = changed.parent_id
      from unnest(
        ${changed.map(({ id }) => id)}::int[], ${changed.map(({ amount }) => amount)}::int[],
        ${changed.map((row) => row.customer_account_id)}::int[], ${changed.map((row) => row.parent_id)}::int[]
      ) changed(id, amount, customer_account_id, parent_id)
      where cart_item.id = changed.id and cart_item.cart_id = ${cart_id}`
  }
  // After what has another parent by now: a line takes what belongs to it along.
  if (removed.length > 0) {
    await sql`delete from cart_item where cart_id = ${cart_id} and id = any(${removed}::int[])`
  }
  return insertItems(
    context,
    cart_id,
    after.filter(({ id }) => id < 0),
  )
}

async function insertItems(
  { sql, now }: Context,
  cart_id: string,
  added: readonly ItemRow[],
): Promise<Map<number, number>> {
  if (added.length === 0) return new Map()
  const taken = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('cart_item', 'id'))::int as id
    from generate_series(1, ${added.length}::int)`
  const ids = new Map(added.map((row, index) => [row.id, taken[index]?.id ?? 0]))
  const rows = added.map((row) => ({
    ...row,
    id: ids.get(row.id) ?? 0,
    parent_id: row.parent_id === null ? null : (ids.get(row.parent_id) ?? row.parent_id),
    product_fields: row.product_fields.map((field) => ({ ...field })),
    payload: null,
  }))
  // One parameter, whatever their number: a statement takes no more than 65,534.
  await sql`
    insert into cart_item (id, cart_id, parent_id, item_type, product_id, product_variation_id, gift_id, amount,
      amount_per_package, customer_account_id, product_fields, created_at)
    select id, ${cart_id}, parent_id, item_type, product_id, product_variation_id, gift_id, amount,
      amount_per_package, customer_account_id, product_fields, ${now}::timestamptz
    from jsonb_populate_recordset(null::cart_item, ${sql.json(rows)})`
  return ids
}
