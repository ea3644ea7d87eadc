import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '#contract/language.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { Currency } from '#contract/money.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { cancelOrder } from '#platform/order/order-cancel.ts'
import { createOrder } from '#platform/order/order-create.ts'
import { issueCreditNote, issueInvoice } from '#platform/order/order-invoice.ts'
import { lockOrder, moveOrder } from '#platform/order/order-move.ts'
import { settleOrder } from '#platform/order/order-settle.ts'
import { daysFrom } from './seed-rows.ts'
import { type DemoOrder, orders } from './trade/order.ts'

/** Orders are made by the shop itself, each at its own time, so they are as whole as any other. */
export async function seedOrders(sql: Transaction, now: Date): Promise<void> {
  for (const order of orders) await seedOrder(sql, order, daysFrom(now, -order.days_ago))
  // Nobody wants mails about what happened long ago.
  await sql`update order_event set handled_at = created_at`
  await sql`
    update review set is_verified = true where exists (
      select from customer_order join order_item on order_item.order_id = customer_order.id
      where customer_order.customer_id = review.customer_id and order_item.product_id = review.product_id
        and customer_order.delivered_at < review.created_at)`
}

async function seedOrder(sql: Transaction, order: DemoOrder, made_at: Date): Promise<void> {
  const context = await contextOf(sql, order.customer, made_at)
  const cart_id = await fillCart(sql, context, order)
  const id = await createOrder(context, {
    body: { cart_id, note: order.note ?? null },
    idempotency_key: null,
    reach: async () => {},
  })
  const customer = { mover: 'customer' as const, customer_id: context.caller.customer_id, user_id: null }
  const [user] = await sql<{ id: number }[]>`select min(id) as id from staff_user`
  const staff = { mover: 'staff' as const, customer_id: null, user_id: user?.id ?? null }
  const after = (hours: number) => daysFrom(made_at, hours / 24)
  if (order.is_paid) {
    await settleOrder(sql, id, after(1))
    await sql`
      update order_state_change set created_at = created_at + interval '30 minutes'
      where order_id = ${id} and reason = 'paid'`
  }
  if (order.is_cancelled) await cancelOrder(sql, id, customer, after(2))
  const movedAt = (index: number) => after(10 + 12 * index)
  /** Papers are ready a while before the parcel moves. */
  const writtenAt = (index: number) => after(10 + 12 * index - 0.5)
  for (const [index, state] of order.moved.entries()) {
    if (index === 1) await issueInvoice(sql, id, writtenAt(index))
    if (state === ORDER_STATES.returned) await issueCreditNote(sql, id, writtenAt(index))
    const locked = await lockOrder(sql, id)
    // Nobody moves an order there by hand: it follows from its returns.
    const mover = state === ORDER_STATES.returned ? 'shop' : staff.mover
    const who = { ...staff, mover } as const
    if (!locked || !(await moveOrder(sql, locked, state, who, movedAt(index)))) {
      throw new Error(`The demo order of ${order.days_ago} days ago cannot get to state ${state}`)
    }
  }
  if (order.is_paid_on_delivery) await settleOrder(sql, id, movedAt(order.moved.length))
  await sql`update order_shipping set tracking_numbers = ${order.tracking_numbers ?? []} where order_id = ${id}`
  await sql`
    update order_tracking set created_at = change.created_at - interval '10 minutes' from order_state_change change
    where order_tracking.order_id = ${id} and change.order_id = ${id}
      and change.to_state_id = ${ORDER_STATES.shipped}`
}

/** As if the customer had asked at that moment. */
export async function contextOf(sql: Transaction, email: string, now: Date): Promise<Context> {
  const [customer] = await sql<{ id: number; group_ids: number[]; language: Context['language'] }[]>`
    select id, language, array(
      select customer_group_id from customer_customer_group where customer_id = customer.id) as group_ids
    from customer where email = ${email}`
  const [place] = await sql<{ shop_id: number; country_id: number; currency: Currency }[]>`
    select shop_hostname.shop_id, shop_hostname.country_id, row_to_json(currency) as currency
    from shop_hostname join currency on currency.id = shop_hostname.currency_id order by position limit 1`
  if (!customer || !place) throw new Error(`The demo shop has no customer ${email}`)
  const caller = { customer_group_ids: customer.group_ids, user_id: null, session_id: null }
  return {
    ...place,
    // Inside the one transaction of the seed, a transaction is a savepoint.
    sql: new Proxy(sql, {
      get: (own, name) =>
        name === 'begin'
          ? (work: (tx: Transaction) => Promise<unknown>) => own.savepoint(work)
          : Reflect.get(own, name),
    }) as unknown as Database,
    language: LANGUAGES.find((one) => one === customer.language) ?? 'cs',
    caller: { ...caller, customer_id: customer.id },
    request: new Request('http://localhost/orders'),
    request_id: 'demo',
    log: createLog('error'),
    now,
  }
}

async function fillCart(
  sql: Transaction,
  { shop_id, caller, now }: Context,
  order: DemoOrder,
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await sql`
    insert into cart (id, shop_id, customer_id, shipping_method_id, shipping_option_id, payment_method_id,
      has_shipping_address, expiration_at, created_at, updated_at)
    select ${id}, ${shop_id}, ${caller.customer_id}, shipping.id,
      (select min(id) from shipping_option where shipping_method_id = shipping.id and shipping.has_options),
      payment.id, shipping.address_requirement = 2, ${daysFrom(now, 30)}, ${now}, ${now}
    from shipping_method shipping, payment_method payment
    where shipping.code = ${order.shipping} and payment.code = ${order.payment}`
  for (const { product, amount, field = null } of order.lines) {
    await sql`
      insert into cart_item (cart_id, item_type, product_id, product_variation_id, amount, product_fields, created_at)
      select ${id}, 0, id, default_product_variation_id, ${amount}, (
        select coalesce(jsonb_agg(jsonb_build_object('product_field_id', field.id,
          'name', localized_text(field.name, 'cs'), 'value', ${field}::text)), '[]')
        from product_field field where field.product_id = product.id and ${field}::text is not null
      ), ${now} from product where code = ${product}`
  }
  await sql`
    insert into cart_address (cart_id, type, customer_address_id, first_name, last_name, phone, dial_code, street,
      city, post_code, country_id, is_company, company_name, company_identification_number, company_vat_number)
    select ${id}, type, id, first_name, last_name, phone, dial_code, street, city, post_code, country_id,
      is_company, company_name, company_identification_number, company_vat_number
    from customer_address, (values ('billing'), ('shipping')) kind(type)
    where customer_id = ${caller.customer_id}
      and (case type when 'billing' then is_billing_default else is_shipping_default end)`
  return id
}
