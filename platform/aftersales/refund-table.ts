import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { money } from '#contract/money.ts'
import { REFUND_STATES, refunds } from '#contract/refund.ts'
import { REFUND_RESOLVES, refundItems, returnableItems } from '#contract/refund-item.ts'
import { columnOf, hasMany, valuesOf } from '#platform/db/embed.ts'
import { type Fragment, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { lineName, lookColumns, lookEmbeds } from '#platform/order/order-item-table.ts'
import { hasCreditAccount } from '#platform/order/order-credit.ts'
import { type OrderAmount, orderAmount, orderMoney, orderMoneyColumn } from '#platform/order/order-money.ts'
import { namedAccountOf } from '#platform/payment/refund-due-table.ts'
import { NEVER_ALONE } from './refund-line.ts'
import { GIVEN_BACK, isKept, packagesPaidInPart } from './return-obstacle.ts'

const ofOrder = ({ sql }: Context) => sql`
  join customer_order on customer_order.id = refund.order_id
  join currency on currency.id = customer_order.currency_id`

interface WireRate {
  tax_rate: number
  price: number
  taxed_price: number
}

export const refundTable = table({
  resource: refunds,
  from: (context) => context.sql`refund ${ofOrder(context)}`,
  visible: ({ sql, shop_id }) => sql`refund.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql, language } = context
    const amount = (minor: Fragment) => orderMoneyColumn(context, minor)
    return {
      id: sql`refund.id`,
      order_id: sql`refund.order_id`,
      is_withdrawal: sql`refund.is_withdrawal`,
      state: sql`refund.state`,
      total_amount: sql`refund.total_amount`,
      unique_amount: sql`refund.unique_amount`,
      taxed_items_price: amount(sql`refund.taxed_items_price`),
      taxed_credit_price: amount(sql`refund.taxed_credit_price`),
      taxed_delivery_price: amount(sql`refund.taxed_delivery_price`),
      rounding: amount(sql`refund.rounding`),
      taxed_way_back_price: amount(sql`refund.taxed_items_price - refund.taxed_credit_price
        + refund.taxed_delivery_price + refund.rounding - refund.taxed_total_price`),
      total_price: amount(sql`refund.total_price`),
      taxed_total_price: amount(sql`refund.taxed_total_price`),
      tax_amount: amount(sql`refund.taxed_total_price - refund.rounding - refund.total_price`),
      tax_per_rate: {
        sql: sql`json_build_array(refund.tax_per_rate, ${orderAmount(sql, sql`0`)})`,
        as: ([rates, [, id, code, symbol, decimal_places]]: [WireRate[], OrderAmount]) =>
          rates.map(({ tax_rate, price, taxed_price }) => ({
            tax_rate,
            tax_amount: money(taxed_price - price, { id, code, symbol, decimal_places }, language),
          })),
      },
      shipping_method: {
        // The price as it stands in the refund: what is submitted keeps it, whatever the method costs later.
        sql: sql`(
          select json_build_object('id', method.id, 'name', localized_text(method.name, ${language}),
            'description', localized_text(method.description, ${language}), 'position', method.position,
            'shipping_service', method.shipping_service, 'has_options', method.has_options,
            'address_requirement', method.address_requirement, 'can_use', method.is_active,
            'price', ${orderAmount(sql, sql`refund.shipping_price`)},
            'taxed_price', ${orderAmount(sql, sql`refund.taxed_shipping_price`)})
          from refund_shipping_method method where method.id = refund.shipping_method_id)`,
        as: (method: (Record<'price' | 'taxed_price', OrderAmount> & object) | null) =>
          method && {
            ...method,
            price: orderMoney(method.price, language),
            taxed_price: orderMoney(method.taxed_price, language),
          },
      },
      has_shipping_address: sql`refund.has_shipping_address`,
      expiration_at: sql`refund.expiration_at`,
      submitted_at: sql`refund.submitted_at`,
      $order_code: sql`customer_order.code`,
      $sender: sql`(
        select first_name || ' ' || last_name from withdrawal
        where withdrawal.refund_id = refund.id order by confirmed_at, withdrawal.id limit 1)`,
      $is_paid: sql`customer_order.paid_at is not null`,
      $account: namedAccountOf(sql, sql`refund`),
      $bank_account: sql`json_build_object('bank_code', refund.bank_code,
        'bank_account_number', refund.bank_account_number, 'bank_account_iban', refund.bank_account_iban,
        'bank_swift_code', refund.bank_swift_code)`,
      $settlement: {
        sql: sql`case when refund.settled_money is not null then json_build_object(
          'taxed_money_price', ${orderAmount(sql, sql`refund.settled_money`)},
          'credit_amount', refund.settled_credits,
          'is_exchange', customer_order.paid_at is not null and exists (
            select from refund_item where refund_id = refund.id and preferred_resolve = 'exchange')) end`,
        as: (settled: { taxed_money_price: OrderAmount } | null) =>
          settled && { ...settled, taxed_money_price: orderMoney(settled.taxed_money_price, language) },
      },
    }
  },
  embeds: {
    items: hasMany(
      () => refundItemTable,
      ({ sql }, ids) => sql<{ owner_id: number; id: number }[]>`
        select refund_id as owner_id, id from refund_item where refund_id = any(${ids}::int[]) order by id`,
    ),
    history: valuesOf(
      ({ sql }, ids) => sql<{ owner_id: number; state: number; created_at: string }[]>`
        select refund_id as owner_id, to_state as state, created_at from refund_state_change
        where refund_id = any(${ids}::int[]) order by id`,
    ),
    order_code: columnOf('$order_code'),
    sender: columnOf('$sender'),
    is_paid: columnOf('$is_paid'),
    account: columnOf('$account'),
    bank_account: columnOf('$bank_account'),
    settlement: columnOf('$settlement'),
  },
  default_sort: [
    { field: 'submitted_at', descending: true },
    { field: 'id', descending: true },
  ],
})

const lineEmbeds = { ...lookEmbeds, order_item_product_fields: columnOf('$product_fields') }

/** Pieces of a line that went back already, leaving out one refund. */
const goneBack = ({ sql }: Context, but: Fragment) => sql`(
  select coalesce(sum(other.amount), 0)::int from refund_item other
  join refund sent on sent.id = other.refund_id
  where other.order_item_id = line.id and sent.submitted_at is not null
    and sent.state <> ${REFUND_STATES.rejected} and sent.id <> ${but})`

const complained = ({ sql }: Context) => sql`((
  select coalesce(sum(claimed.amount), 0)::int
  from complaint_item claimed join complaint on complaint.id = claimed.complaint_id
  where claimed.order_item_id = line.id and claimed.final_resolve = 'money_back'
    and complaint.state = any(${GIVEN_BACK}::int[])) + ${packagesPaidInPart(sql)})`

export const refundItemTable = table({
  resource: refundItems,
  from: (context) => context.sql`refund_item item
    join refund on refund.id = item.refund_id
    join order_item line on line.id = item.order_item_id ${ofOrder(context)}`,
  visible: ({ sql, shop_id }) => sql`refund.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql, now } = context
    const amount = (minor: Fragment) => orderMoneyColumn(context, minor)
    return {
      id: sql`item.id`,
      name: lineName(context, 'line'),
      order_id: sql`refund.order_id`,
      order_item_id: sql`item.order_item_id`,
      reason: sql`item.reason`,
      preferred_resolve: sql`item.preferred_resolve`,
      sku: sql`line.sku`,
      amount: sql`item.amount`,
      max_amount: sql`case when ${isKept(sql, sql`coalesce(refund.submitted_at, ${now})`)} then 0
        else greatest(0, line.amount - ${goneBack(context, sql`refund.id`)} - ${complained(context)}) end`,
      tax_rate: sql`line.tax_rate::float8`,
      unit_price: amount(sql`round(item.price::numeric / item.amount)::bigint`),
      taxed_unit_price: amount(sql`round(item.taxed_price::numeric / item.amount)::bigint`),
      total_price: amount(sql`item.price`),
      taxed_total_price: amount(sql`item.taxed_price`),
      tax_amount: amount(sql`item.taxed_price - item.price`),
      ...lookColumns(context, 'line'),
    }
  },
  embeds: lineEmbeds,
})

export const returnableItemTable = table({
  resource: returnableItems,
  from: ({ sql }) => sql`order_item line
    join customer_order on customer_order.id = line.order_id
    join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}
    and line.order_item_type <> all(${[...NEVER_ALONE]}::int[])`,
  columns: (context) => {
    const { sql, now } = context
    const left = sql`greatest(0, line.amount - ${goneBack(context, sql`0`)} - ${complained(context)})`
    const is_kept = isKept(sql, now)
    return {
      id: sql`line.id`,
      order_id: sql`line.order_id`,
      name: lineName(context, 'line'),
      sku: sql`line.sku`,
      amount: sql`line.amount`,
      max_amount: sql`case when ${is_kept} then 0 else ${left} end`,
      obstacle: sql`case when ${left} > 0 then case when ${is_kept} then line.withdrawal_exception end
        when ${complained(context)} > 0 then 'complained' else 'returned' end`,
      is_sealed: sql`line.withdrawal_exception is not distinct from 'hygiene'`,
      taxed_total_price: orderMoneyColumn(context, sql`line.taxed_total_price`),
      ...lookColumns(context, 'line'),
      $part_names: sql`array(
        select ${lineName(context, 'part')} from order_item part where part.parent_id = line.id
          and part.order_item_type = ${CART_ITEM_TYPES.package_item} order by part.id)`,
      $resolves: {
        sql: hasCreditAccount(sql, sql`line.order_id`),
        as: (has_account: boolean) =>
          REFUND_RESOLVES.filter((resolve) => resolve !== 'store_credit' || has_account),
      },
    }
  },
  embeds: { ...lineEmbeds, part_names: columnOf('$part_names'), resolves: columnOf('$resolves') },
})
