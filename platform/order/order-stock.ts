import { ORDER_STOCK_STATES } from '#contract/order-state.ts'
import type { Transaction } from '#platform/db/database.ts'

/** A product's own stock has the key 0, a variation's stock its id. */
export interface StockKey {
  product_id: number
  variation_key: number
}

export interface StockDemand extends StockKey {
  amount: number
}

/** Locks products and variations in the one order of the shop, so that no two orders wait for each other. */
export async function lockStock(tx: Transaction, keys: readonly StockKey[]): Promise<void> {
  await tx`select lock_stock(
    ${keys.map(({ product_id }) => product_id)}::int[], ${keys.map(({ variation_key }) => variation_key)}::int[])`
}

/** Everything an order has to do with: what it took from, and what counts as sold. */
export async function lockStockOf(tx: Transaction, order_id: number): Promise<void> {
  const keys = await tx<StockKey[]>`
    select product_id, variation_key from order_stock where order_id = ${order_id}
    union
    select product_id, coalesce(product_variation_id, 0) from order_item
    where order_id = ${order_id} and product_id is not null`
  await lockStock(tx, keys)
}

const rows = (tx: Transaction, demand: readonly StockDemand[]) => tx`unnest(
  ${demand.map(({ product_id }) => product_id)}::int[],
  ${demand.map(({ variation_key }) => variation_key)}::int[],
  ${demand.map(({ amount }) => amount)}::int[]
) wanted(product_id, variation_key, amount)`

/** Whether locked stock has less than is wanted of anything. */
export async function isShort(tx: Transaction, demand: readonly StockDemand[]): Promise<boolean> {
  const short = await tx`
    select from ${rows(tx, demand)}
    join product on product.id = product_id
    left join product_variation variation on variation.id = variation_key
    where (variation_key = 0 and product.update_stock and product.stock_state < amount)
      or (variation.update_stock and variation.stock_state < amount)
    limit 1`
  return short.length > 0
}

/**
 * Takes from locked stock, and writes down what exactly. While an online payment is open the pieces count as
 * reserved: nobody else can buy them, and they still lie in the shop.
 */
export async function takeStock(
  tx: Transaction,
  order_id: number,
  demand: readonly StockDemand[],
  is_reserved: boolean,
): Promise<number> {
  const taken = await tx`
    with wanted as (select * from ${rows(tx, demand)}),
    of_product as (
      update product set stock_state = stock_state - amount,
        reserved_state = reserved_state + case when ${is_reserved}::boolean then amount else 0 end
      from wanted where variation_key = 0 and product.id = product_id
        and update_stock and stock_state is not null
      returning wanted.*
    ),
    of_variation as (
      update product_variation set stock_state = stock_state - amount,
        reserved_state = reserved_state + case when ${is_reserved}::boolean then amount else 0 end
      from wanted where product_variation.id = variation_key
        and update_stock and stock_state is not null
      returning wanted.*
    )
    insert into order_stock (order_id, product_id, variation_key, amount)
    select ${order_id}, product_id, variation_key, amount
    from (select * from of_product union all select * from of_variation) taken`
  if (taken.count === 0) return ORDER_STOCK_STATES.none
  return is_reserved ? ORDER_STOCK_STATES.reserved : ORDER_STOCK_STATES.taken
}

/** Gives back what the order has taken, less what came back before; order and stock are locked. */
export async function returnStock(
  tx: Transaction,
  order_id: number,
  was_reserved: boolean,
  before: readonly StockDemand[],
): Promise<void> {
  await moveStock(tx, await readTaken(tx, order_id), { stock: 1, reserved: was_reserved ? -1 : 0 })
  await moveStock(tx, before, { stock: -1, reserved: 0 })
}

/** Gives back a part of what some order has taken. */
export async function putBackStock(tx: Transaction, pieces: readonly StockDemand[]): Promise<void> {
  await lockStock(tx, pieces)
  await moveStock(tx, pieces, { stock: 1, reserved: 0 })
}

/** Nobody can buy these any more. */
export async function writeOffStock(tx: Transaction, pieces: readonly StockDemand[]): Promise<void> {
  await lockStock(tx, pieces)
  await moveStock(tx, pieces, { stock: -1, reserved: 0 })
}

/** The payment came: the pieces are no longer only reserved. */
export async function releaseReservation(tx: Transaction, order_id: number): Promise<void> {
  await lockStockOf(tx, order_id)
  await moveStock(tx, await readTaken(tx, order_id), { stock: 0, reserved: -1 })
}

async function readTaken(tx: Transaction, order_id: number): Promise<StockDemand[]> {
  return tx<StockDemand[]>`
    select product_id, variation_key, amount from order_stock where order_id = ${order_id}`
}

async function moveStock(
  tx: Transaction,
  taken: readonly StockDemand[],
  signs: { stock: 1 | 0 | -1; reserved: 0 | -1 },
): Promise<void> {
  // A stock that became unknown meanwhile stays unknown, and pieces that were sold meanwhile cannot be written off.
  const change = tx`stock_state = case when stock_state is not null then
      greatest(0, stock_state + amount * ${signs.stock}::int) end,
    reserved_state = greatest(0, reserved_state + amount * ${signs.reserved}::int)`
  await tx`
    with wanted as (select * from ${rows(tx, taken)}),
    of_product as (
      update product set ${change} from wanted where variation_key = 0 and product.id = product_id
    )
    update product_variation set ${change} from wanted where product_variation.id = variation_key`
}

/** Bestsellers follow what is ordered and not cancelled. */
export async function countSales(tx: Transaction, order_id: number, sign: 1 | -1): Promise<void> {
  await tx`
    update product set sells_count = greatest(0, sells_count + sold.amount * ${sign}::int)
    from (
      select product_id, sum(amount)::int as amount from order_item
      where order_id = ${order_id} and product_id is not null and gift_id is null group by product_id
    ) sold
    where product.id = sold.product_id`
}
