import { orders } from '#contract/order.ts'
import { valuesOf } from '#platform/db/embed.ts'
import { readList } from '#platform/db/read-table.ts'
import { MAX_UNPAGINATED } from '#contract/list.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { type EmbedSource, type Entity, type Fragment, type Table, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'
import { orderPaymentTable, orderShippingTable } from './order-charge-table.ts'
import { lineName, orderItemTable } from './order-item-table.ts'
import { type OrderAmount, orderAmount, orderMoney, orderMoneyColumn } from './order-money.ts'
import { toldName } from './told-name.ts'

interface OwnedAmount {
  owner_id: number
  amount: OrderAmount
}

const currencyOf = ({ sql }: Context, order_id: Fragment) => sql`
  join customer_order on customer_order.id = ${order_id}
  join currency on currency.id = customer_order.currency_id`

/** Rows of another table of the domain, by their `order_id`; that column is read even if nobody asked for it. */
function ofOrder(target: () => Table, one: boolean): EmbedSource {
  return {
    needs: [],
    load: async (context, rows, nested) => {
      const ids = rows.map((row) => row.id as number)
      const all = await rowsOf(context, target(), ids, nested)
      const byOrder = Map.groupBy(all, ({ order_id }) => order_id as number)
      if (!nested.fields.has('order_id')) for (const row of all) delete row.order_id
      return ids.map((id) => (one ? (byOrder.get(id)?.[0] ?? null) : (byOrder.get(id) ?? [])))
    },
  }
}

async function rowsOf(
  context: Context,
  target: Table,
  order_ids: number[],
  nested: Selection,
): Promise<Entity[]> {
  const selection: Selection = { ...nested, fields: new Set(nested.fields).add('order_id') }
  const found: Entity[] = []
  for (let page = 1; ; page++) {
    const { items } = await readList(
      context,
      target,
      { page, per_page: MAX_UNPAGINATED, paginate: false, sort: [], filters: [], search: '', selection },
      context.sql`customer_order.id = any(${order_ids}::int[])`,
    )
    found.push(...items)
    if (items.length < MAX_UNPAGINATED) return found
  }
}

/** Who may read an order is settled before: `requireOrder`, or a scope of one's own orders. */
export const orderTable: Table<typeof orders> = table({
  resource: orders,
  from: ({ sql }) => sql`customer_order join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`customer_order.id`,
      code: sql`customer_order.code`,
      variable_symbol: sql`customer_order.variable_symbol`,
      currency_id: sql`customer_order.currency_id`,
      customer_id: sql`customer_order.customer_id`,
      email: sql`customer_order.email`,
      total_price: orderMoneyColumn(context, sql`customer_order.total_price`),
      taxed_total_price: orderMoneyColumn(context, sql`customer_order.taxed_total_price`),
      total_price_without_credits: orderMoneyColumn(context, sql`customer_order.total_price_without_credits`),
      taxed_total_price_without_credits: orderMoneyColumn(
        context,
        sql`customer_order.taxed_total_price_without_credits`,
      ),
      tax_amount: orderMoneyColumn(context, sql`customer_order.tax_amount`),
      rounding: orderMoneyColumn(context, sql`customer_order.rounding`),
      weight: sql`customer_order.weight`,
      paid_at: sql`customer_order.paid_at`,
      cancelled_at: sql`customer_order.cancelled_at`,
      delivered_at: sql`customer_order.delivered_at`,
      stock_state: sql`customer_order.stock_state`,
      note: sql`customer_order.note`,
      created_at: sql`customer_order.created_at`,
    }
  },
  embeds: {
    state: {
      needs: [],
      load: async ({ sql, language }, rows) => {
        const ids = rows.map((row) => row.id as number)
        const states = await sql<{ owner_id: number; state: object }[]>`
          select customer_order.id as owner_id, json_build_object('id', state.id,
            'name', localized_text(state.name, ${language}), 'color', state.color, 'position', state.position
          ) as state
          from customer_order join order_state state on state.id = customer_order.state_id
          where customer_order.id = any(${ids}::int[])`
        const found = new Map(states.map(({ owner_id, state }) => [owner_id, state]))
        return ids.map((id) => found.get(id))
      },
    },
    shipping: ofOrder(() => orderShippingTable, true),
    payment: ofOrder(() => orderPaymentTable, true),
    items: ofOrder(() => orderItemTable, false),
    tax_per_rate: valuesOf(
      (context, ids) => context.sql<(OwnedAmount & { tax_rate: number })[]>`
        select rate.order_id as owner_id, rate.tax_rate::float8 as tax_rate,
          ${orderAmount(context.sql, context.sql`rate.tax_amount`)} as amount
        from order_tax_rate rate ${currencyOf(context, context.sql`rate.order_id`)}
        where rate.order_id = any(${ids}::int[]) order by rate.tax_rate desc`,
      ({ tax_rate, amount }, { language }) => ({ tax_rate, tax_amount: orderMoney(amount, language) }),
    ),
    invoices: valuesOf(
      ({ sql }, ids) => sql<{ owner_id: number; id: number; name: string; parent_id: number | null }[]>`
        select order_id as owner_id, id, name, parent_id from order_invoice
        where order_id = any(${ids}::int[]) order by id`,
    ),
    order_addresses: valuesOf(
      ({ sql }, ids) => sql<{ owner_id: number }[]>`
        select order_id as owner_id, id, order_id, type, customer_address_id, first_name, last_name, phone,
          dial_code, street, city, post_code, country_id, is_company, company_name,
          company_identification_number, company_vat_number, shipping_method_id, shipping_option_id,
          shipping_service, created_at
        from order_address where order_id = any(${ids}::int[]) order by type`,
    ),
    items_price: {
      needs: [],
      load: async ({ sql, language }, rows) => {
        const ids = rows.map((row) => row.id as number)
        const of = (minor: Fragment) => orderAmount(sql, minor)
        const prices = await sql<(Record<string, OrderAmount> & { id: number })[]>`
          select customer_order.id, ${of(sql`items_price`)} as price,
            ${of(sql`taxed_items_price`)} as taxed_price,
            ${of(sql`discounted_items_price`)} as discounted_price,
            ${of(sql`taxed_discounted_items_price`)} as taxed_discounted_price
          from customer_order join currency on currency.id = customer_order.currency_id
          where customer_order.id = any(${ids}::int[])`
        const found = new Map(
          prices.map(({ id, ...amounts }) => [
            id,
            Object.fromEntries(
              Object.entries(amounts).map(([name, amount]) => [name, orderMoney(amount, language)]),
            ),
          ]),
        )
        return ids.map((id) => found.get(id))
      },
    },
    discounts: valuesOf(
      (context, ids) => context.sql<
        (OwnedAmount & { name: string; code: string | null; is_for_purchase: boolean })[]
      >`
        select given.order_id as owner_id, given.code, given.is_for_purchase,
          ${toldName(context, context.sql`given.name`, 'discount', context.sql`given.discount_id`)} as name,
          ${orderAmount(context.sql, context.sql`given.taxed_discounted_amount`)} as amount
        from order_discount given ${currencyOf(context, context.sql`given.order_id`)}
        where given.order_id = any(${ids}::int[]) order by given.id`,
      ({ name, code, is_for_purchase, amount }, { language }) => ({
        name,
        code,
        is_for_purchase,
        discounted_amount: orderMoney(amount, language),
      }),
    ),
  },
  filters: {
    state_id: ({ sql }, matches) => matches(sql`customer_order.state_id`),
  },
  search: (context, searched) => {
    const { sql } = context
    // Found by what the list calls them, and by what the buyer's papers do.
    const products = sql`(
      select string_agg(concat_ws(' ', order_item.name, ${lineName(context, 'order_item')}), ' ')
      from order_item where order_item.order_id = customer_order.id)`
    return containsText(context, [sql`customer_order.code`, sql`customer_order.email`, products], searched)
  },
  default_sort: [
    { field: 'created_at', descending: true },
    { field: 'id', descending: true },
  ],
})
