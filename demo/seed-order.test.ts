import { expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { orders } from './trade/order.ts'

const { db } = await useSeededDatabase()

it('the demo shop has orders of Jana in every state, and earned her nothing beside her 500 credits', async () => {
  const states = await db`
    select distinct state_id from customer_order join customer on customer.id = customer_order.customer_id
    where customer.email = 'jana@example.com' and state_id <> ${ORDER_STATES.returned} order by 1`
  expect(states.map(({ state_id }) => state_id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const [made] = await db`select count(*)::int as orders from customer_order`
  expect(made?.orders).toBe(orders.length)
  const movements = await db`select amount from customer_account_usage`
  expect([...movements]).toEqual([{ amount: 500 }])
  const waiting = await db`select from order_event where handled_at is null`
  expect(waiting).toHaveLength(0)
})

it('whoever has paid for an order that earned credits has them [LOYAL-03]', async () => {
  const owed = await db`
    select customer_order.code from order_earning join customer_order on customer_order.id = order_id
    where paid_at is not null and cancelled_at is null and not exists (
      select from customer_account_usage usage where usage.order_id = customer_order.id)
    union all
    select customer_order.code from customer_order join loyalty_program program on program.is_active
      and customer_order.created_at > program.valid_from
    join loyalty_program_price least on least.loyalty_program_id = program.id
      and least.currency_id = customer_order.currency_id
    where taxed_items_price >= least.taxed_price and not exists (
      select from order_earning where order_id = customer_order.id)`
  expect(owed).toHaveLength(0)
})

it('whatever was delivered is paid, cash on delivery included [ORDER-04]', async () => {
  const delivered = await db`select paid_at >= delivered_at - interval '30 days' as is_paid
    from customer_order where delivered_at is not null`
  expect(delivered.length).toBeGreaterThan(2)
  expect(delivered.map(({ is_paid }) => is_paid)).toEqual(delivered.map(() => true))
})

it('reviews of what was delivered before are verified [REVIEW-02]', async () => {
  const verified = await db`
    select customer.email, product.code from review join customer on customer.id = review.customer_id
    join product on product.id = review.product_id where is_verified order by 1`
  expect([...verified]).toEqual([
    { email: 'jana@example.com', code: 'TEA-DIANHONG' },
    { email: 'petr@example.com', code: 'COF-GUJI' },
  ])
})

it('Jana has a complaint in progress with a photo, of which no mail is left [COMPL-03]', async () => {
  const complaints = await db`
    select state, complaint.created_at < now() - interval '5 days' as is_old,
      (select count(*)::int from complaint_document where complaint_id = complaint.id) as documents
    from complaint join customer_order on customer_order.id = order_id
    join customer on customer.id = customer_id where customer.email = 'jana@example.com'`
  expect([...complaints]).toEqual([{ state: 3, is_old: true, documents: 1 }])
  expect(await db`select from mail_outbox`).toHaveLength(0)
})

it('writes papers and numbers before the state that they belong to, and corrects what came back unpaid [ORDER-18]', async () => {
  const late = await db`
    select customer_order.code from customer_order
    join lateral (select max(created_at) as at from order_state_change where order_id = customer_order.id) state on true
    where exists (select from order_invoice where order_id = customer_order.id and issued_at >= state.at)
      or exists (select from order_tracking where order_id = customer_order.id and created_at >= state.at)`
  expect([...late]).toEqual([])
  const [papers] = await db<{ invoices: number; notes: number }[]>`
    select count(*) filter (where parent_id is null)::int as invoices,
      count(*) filter (where parent_id is not null)::int as notes
    from order_invoice join customer_order on customer_order.id = order_id
    where state_id = ${ORDER_STATES.returned}`
  expect(papers).toEqual({ invoices: 1, notes: 1 })
})
