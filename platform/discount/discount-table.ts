import { discounts } from '#contract/discount.ts'
import { money } from '#contract/money.ts'
import { text } from '#platform/catalogue/text.ts'
import { table } from '#platform/db/table.ts'

export const discountTable = table({
  resource: discounts,
  from: ({ sql }) => sql`discount`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql, currency, language } = context
    const listed = (list: string, key: string) => sql`array(
      select ${sql(key)} from ${sql(list)} listed where listed.discount_id = discount.id order by 1)`
    return {
      id: sql`discount.id`,
      name: text(context, 'discount.name'),
      method: sql`discount.method`,
      operation: sql`discount.operation`,
      percents: sql`discount.percents::float8`,
      amount: {
        sql: sql`(
          select amount from discount_amount own
          where own.discount_id = discount.id and own.currency_id = ${currency.id})`,
        as: (minor: number | null) => (minor === null ? null : money(minor, currency, language)),
      },
      valid_from: sql`discount.valid_from`,
      valid_to: sql`discount.valid_to`,
      priority: sql`discount.priority`,
      limit_orders: sql`discount.limit_orders`,
      used_orders: sql`discount.used_orders`,
      is_active: sql`discount.is_active`,
      is_for_purchase: sql`discount.is_for_purchase`,
      free_shipping: sql`discount.free_shipping`,
      limit_per_customer: sql`discount.limit_per_customer`,
      code: sql`discount.code`,
      application_scope: sql`discount.application_scope`,
      type_groups: sql`discount.type_groups`,
      type_customers: sql`discount.type_customers`,
      type_products: sql`discount.type_products`,
      type_variations: sql`discount.type_variations`,
      type_categories: sql`discount.type_categories`,
      group_ids: listed('discount_customer_group', 'customer_group_id'),
      customer_ids: listed('discount_customer', 'customer_id'),
      product_ids: listed('discount_product', 'product_id'),
      variation_ids: listed('discount_variation', 'product_variation_id'),
      category_ids: listed('discount_category', 'category_id'),
    }
  },
  embeds: {},
  search: (context, searched) => context.sql`strpos(
    search_text(coalesce(discount.code, '') || ' ' || ${text(context, 'discount.name')}),
    search_text(${searched}::text)
  ) > 0`,
  default_sort: [{ field: 'priority', descending: true }],
})
