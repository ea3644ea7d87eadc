import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { PRODUCT_TYPES } from '#contract/product-type.ts'
import type { Database as Pool, Transaction } from '#platform/db/database.ts'
import type { LedgerEntry } from '#sandbox/gateway/ledger.ts'
import { disagreements } from './check-payment.ts'

type Database = Pool | Transaction

const PACKAGES = [
  PRODUCT_TYPES.fixed_package,
  PRODUCT_TYPES.configurable_package,
  PRODUCT_TYPES.composite_package,
]

/** One request of a storm, and what came back; no status: the connection broke first. */
export interface Operation {
  cart_id?: string
  idempotency_key?: string
  status: number | null
  text: string
}

interface StockRow {
  key: string
  free: number | null
  reserved: number
}

/** How things stood before the storm. What was set by hand until then is no mistake of the shop. */
export interface Before {
  last_order_id: number
  last_mail_id: number
  stock: Map<string, StockRow>
  uses: Map<number, number>
}

export interface Storm {
  before: Before
  history?: readonly Operation[]
  /** What the gateways have booked; nothing, where nobody has paid. */
  ledger?: readonly LedgerEntry[]
  /** Whether the mails have had the time to leave. */
  mail_is_sent?: boolean
  /** What processes wrote into their logs. */
  logs?: readonly string[]
  /** Nothing of this may be in any answer, nor in any log. */
  secrets?: readonly string[]
  /** How processes ended that nobody had told to. */
  deaths?: readonly string[]
}

export async function rememberBefore(sql: Database): Promise<Before> {
  const [last] = await sql<{ last_order_id: number; last_mail_id: number }[]>`
    select (select coalesce(max(id), 0) from customer_order) as last_order_id,
      (select coalesce(max(id), 0) from mail_outbox) as last_mail_id`
  if (!last) throw new Error('the database does not count')
  const stock = new Map((await readStock(sql)).map((row) => [row.key, row]))
  return { ...last, stock, uses: new Map((await readUses(sql)).map((one) => [one.id, one.unexplained])) }
}

/** Everything that must never be, and is; one sentence each, none after a storm that was weathered. */
export async function checkInvariants(sql: Database, storm: Storm): Promise<string[]> {
  const found = await Promise.all([
    stockIsWhole(sql, storm),
    ordersAreWhole(sql, storm),
    discountsAreCounted(sql, storm),
    creditsAreCovered(sql),
    totalsAddUp(sql),
    moneyIsWhereItBelongs(sql, storm),
    repeatedIsAnsweredAlike(storm),
    sessionsHaveOneKey(sql),
    mailsAreWrittenOnce(sql, storm),
    answersKeepTheirSecrets(storm),
  ])
  return found.flatMap((sentences, index) => sentences.map((sentence) => `I${index + 1} ${sentence}`))
}

/** Free pieces and those that orders hold, per stock item; nothing of it is made or lost by ordering. */
const readStock = (sql: Database) => sql<StockRow[]>`
  with held as (
    select product_id, variation_key, sum(amount)::int as amount,
      coalesce(sum(amount) filter (where stock_state = 1), 0)::int as reserved
    from order_stock join customer_order on id = order_id where stock_state in (1, 2) group by 1, 2
  ), item as (
    select id as product_id, 0 as variation_key, stock_state, reserved_state from product
    union all
    select product_id, id, stock_state, reserved_state from product_variation
  )
  select item.product_id || '/' || item.variation_key as key,
    item.stock_state + coalesce(held.amount, 0) as free, reserved_state - coalesce(held.reserved, 0) as reserved
  from item left join held using (product_id, variation_key)`

async function stockIsWhole(sql: Database, { before }: Storm): Promise<string[]> {
  const below = await sql<{ code: string }[]>`
    select code from product where stock_state < 0 or reserved_state < 0
    union all select code from product_variation where stock_state < 0 or reserved_state < 0`
  const torn = (await readStock(sql)).filter((now) => {
    const then = before.stock.get(now.key)
    return then && (then.free !== now.free || then.reserved !== now.reserved)
  })
  const mistaken = await readMistaken(sql, before)
  return [
    ...below.map(({ code }) => `${code} is sold more often than it is there`),
    ...torn.map(({ key }) => `pieces of ${key} were lost or made`),
    ...mistaken.map(
      ({ order_id, key, sold, taken }) => `order ${order_id} sold ${sold} of ${key} and took ${taken}`,
    ),
  ]
}

/**
 * Orders that noted down other pieces than their lines sold: a package takes those of its parts alone, and what is not
 * counted is not taken. Held against the lines, as stock and notes agree also where an order forgot both.
 */
const readMistaken = (sql: Database, { last_order_id }: Before) => sql<
  { order_id: number; key: string; sold: number; taken: number }[]
>`
  with counted as (
    select id as product_id, 0 as variation_key from product where update_stock and stock_state is not null
    union all
    select product_id, id from product_variation where update_stock and stock_state is not null
  ), sold as (
    select order_id, product_id, coalesce(product_variation_id, 0) as variation_key, sum(amount)::int as sold
    from order_item join product on product.id = product_id
    where order_item_type = ${CART_ITEM_TYPES.package_item} or product_type <> all(${PACKAGES}::int[])
    group by 1, 2, 3
  ), taken as (
    select order_id, product_id, variation_key, amount as taken from order_stock
  )
  select order_id, product_id || '/' || variation_key as key, coalesce(sold, 0) as sold, coalesce(taken, 0) as taken
  from (select sold.* from sold join counted using (product_id, variation_key)) sold
  full join taken using (order_id, product_id, variation_key)
  where order_id > ${last_order_id} and sold is distinct from taken`

async function ordersAreWhole(sql: Database, { before, history = [] }: Storm): Promise<string[]> {
  const torn = await sql<{ sentence: string }[]>`
    select 'cart ' || cart_id || ' was ordered ' || count(*) || ' times' as sentence
    from customer_order group by cart_id having count(*) > 1
    union all
    select 'order ' || id || ' lacks a part' from customer_order where id > ${before.last_order_id} and not (
      exists (select from order_item where order_id = customer_order.id)
      and exists (select from order_shipping where order_id = customer_order.id)
      and exists (select from order_payment where order_id = customer_order.id)
      and exists (select from order_address where order_id = customer_order.id)
      and exists (select from order_state_change where order_id = customer_order.id)
      and exists (select from order_event where order_id = customer_order.id and kind = 'created'))
    union all
    select 'cart ' || cart.id || ' is open and ordered' from cart
    join customer_order on cart_id = cart.id where ordered_at is null
    union all
    select 'cart ' || id || ' is closed and has no order' from cart
    where ordered_at is not null and not exists (select from customer_order where cart_id = cart.id)`
  const told = history.flatMap(({ cart_id, status, text }) => {
    if (!cart_id || status !== 201) return []
    const { id, hash } = JSON.parse(text) as { id: number; hash: string }
    return [{ cart_id, id, hash }]
  })
  const lost = await sql<{ id: number }[]>`
    select told.id from unnest(${told.map(({ id }) => id)}::int[], ${told.map(({ hash }) => hash)}::text[],
      ${told.map(({ cart_id }) => cart_id)}::text[]) told(id, hash, cart_id)
    where not exists (select from customer_order made
      where made.id = told.id and made.hash = told.hash and made.cart_id = told.cart_id)`
  return [
    ...torn.map(({ sentence }) => sentence),
    ...lost.map(({ id }) => `order ${id} was answered and is not there`),
  ]
}

/** How far the count of a discount is from the orders that use it. */
const readUses = (sql: Database) => sql<{ id: number; unexplained: number; is_over: boolean }[]>`
  select discount.id, coalesce(used_orders > limit_orders, false) as is_over, used_orders - (
    select count(*)::int from order_discount join customer_order on customer_order.id = order_id
    where discount_id = discount.id and cancelled_at is null) as unexplained
  from discount`

async function discountsAreCounted(sql: Database, { before }: Storm): Promise<string[]> {
  const uses = await readUses(sql)
  const greedy = await sql<{ discount_id: number; email: string }[]>`
    select discount_id, lower(email) as email from order_discount
    join customer_order on customer_order.id = order_id join discount on discount.id = discount_id
    where cancelled_at is null and customer_order.id > ${before.last_order_id}
    group by discount_id, lower(email), limit_per_customer having count(*) > limit_per_customer`
  return [
    ...uses.filter(({ is_over }) => is_over).map(({ id }) => `discount ${id} is used beyond its limit`),
    ...uses
      .filter(({ id, unexplained }) => unexplained !== (before.uses.get(id) ?? 0))
      .map(({ id }) => `discount ${id} counts other uses than the orders have`),
    ...greedy.map(({ discount_id, email }) => `${email} has used discount ${discount_id} too often`),
  ]
}

async function creditsAreCovered(sql: Database): Promise<string[]> {
  const wrong = await sql<{ customer_id: number }[]>`
    select customer_id from customer_account_balance balance where amount < 0 or received - used <> amount
      or amount <> (select coalesce(sum(usage.amount), 0) from customer_account_usage usage
        where usage.customer_id = balance.customer_id
          and usage.customer_account_id = balance.customer_account_id)`
  return wrong.map(({ customer_id }) => `the credits of customer ${customer_id} are not what the book says`)
}

async function totalsAddUp(sql: Database): Promise<string[]> {
  const wrong = await sql<{ id: number }[]>`
    select customer_order.id from customer_order
    join order_shipping shipping on shipping.order_id = customer_order.id
    join order_payment payment on payment.order_id = customer_order.id,
    lateral (
      select coalesce(sum(taxed_total_price), 0) as taxed, coalesce(sum(taxed_total_price_with_credits), 0) as credits
      from order_item where order_id = customer_order.id
    ) line,
    lateral (
      select coalesce(sum(taxed_discounted_amount), 0) as taxed from order_discount
      where order_id = customer_order.id
    ) discount,
    lateral (
      select coalesce(sum(taxed_price), 0) as taxed, coalesce(sum(tax_amount), 0) as tax
      from order_tax_rate where order_id = customer_order.id
    ) rate
    where line.taxed <> taxed_discounted_items_price
      or taxed_items_price - taxed_discounted_items_price > discount.taxed
      or taxed_discounted_items_price + shipping.taxed_price + payment.taxed_price + rounding
        <> taxed_total_price_without_credits
      or taxed_total_price_without_credits - line.credits <> customer_order.taxed_total_price
      or rate.taxed + rounding <> customer_order.taxed_total_price or rate.tax <> customer_order.tax_amount`
  return wrong.map(({ id }) => `the parts of order ${id} do not make its total`)
}

async function moneyIsWhereItBelongs(sql: Database, { before, ledger }: Storm): Promise<string[]> {
  if (!ledger) return []
  return disagreements(sql, before.last_order_id, ledger)
}

function repeatedIsAnsweredAlike({ history = [] }: Storm): string[] {
  const answers = new Map<string, Set<string>>()
  for (const { idempotency_key, cart_id, status, text } of history) {
    if (status !== 201) continue
    const { request_id: _, ...answer } = JSON.parse(text) as Record<string, unknown>
    for (const key of [idempotency_key, cart_id])
      if (key) answers.set(key, (answers.get(key) ?? new Set()).add(JSON.stringify(answer)))
  }
  return [...answers].filter(([, all]) => all.size > 1).map(([key]) => `${key} was answered in several ways`)
}

/** Two tabs that trade one token at once get one each; when one of the two is used, the other is used up (034). */
async function sessionsHaveOneKey(sql: Database): Promise<string[]> {
  const wrong = await sql<{ session_id: number }[]>`
    select session_id from session_token token join session on session.id = session_id
    where used_at is null and ended_at is null
    group by session_id having count(distinct coalesce(previous_id, -token.id)) > 1`
  return wrong.map(({ session_id }) => `session ${session_id} can be renewed by several tokens`)
}

/** A subject carries the code of the order, so that one subject to one address is one mail. */
async function mailsAreWrittenOnce(
  sql: Database,
  { before, mail_is_sent = false }: Storm,
): Promise<string[]> {
  const told = await sql<{ order_id: number; kind: string }[]>`
    select order_id, kind from order_event where order_id > ${before.last_order_id} and kind <> 'state_changed'
    group by order_id, kind having count(*) > 1`
  const written = await sql<{ subject: string }[]>`
    select subject from mail_outbox join customer_order on position(customer_order.code in subject) > 0
    where mail_outbox.id > ${before.last_mail_id} group by "to", subject having count(*) > 1`
  const untold = await sql<{ order_id: number }[]>`
    select order_id from order_event
    where order_id > ${before.last_order_id} and handled_at is null and ${mail_is_sent}::boolean`
  const unsent = await sql<{ id: number }[]>`
    select id from mail_outbox
    where id > ${before.last_mail_id} and sent_at is null and ${mail_is_sent}::boolean`
  return [
    ...told.map(({ order_id, kind }) => `order ${order_id} was ${kind} more than once`),
    ...written.map(({ subject }) => `“${subject}” was written more than once`),
    ...untold.map(({ order_id }) => `nobody was told of order ${order_id}`),
    ...unsent.map(({ id }) => `mail ${id} has not left`),
  ]
}

const INSIDES = [
  /\bat .+:\d+:\d+/,
  /node_modules|node:internal/,
  /\b(?:select|insert into|update|delete from)\b[^"]+\b(?:from|values|set|where)\b/i,
  /(?:^|[\s"'(])\/(?:home|root|srv|tmp|usr|var|work)\//,
  /PostgresError|postgresql:\/\//,
]

function answersKeepTheirSecrets({ history = [], logs = [], secrets = [], deaths = [] }: Storm): string[] {
  const telling = history.filter(
    ({ text }) => INSIDES.some((inside) => inside.test(text)) || secrets.some((one) => text.includes(one)),
  )
  return [
    ...telling.map(({ status, text }) => `an answer ${status} tells of the insides: ${text.slice(0, 200)}`),
    ...secrets.filter((one) => logs.some((log) => log.includes(one))).map((one) => `a log tells ${one}`),
    ...deaths.map((death) => `a process died: ${death}`),
  ]
}
