import { CUSTOMER_LIST_TYPES, customerListItems, customerLists } from '#contract/customer-list.ts'
import { moneyColumn } from '#platform/catalogue/amount-column.ts'
import { wishListItemIds } from '#platform/catalogue/late-embed.ts'
import { productTable } from '#platform/catalogue/product-table.ts'
import { text } from '#platform/catalogue/text.ts'
import { variationTable } from '#platform/catalogue/variation-table.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { belongsTo, hasMany, valuesOf } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'

/** A customer's own items, as far as their products may be seen; what is no longer sold is simply not listed. */
export const customerListItemTable = table({
  resource: customerListItems,
  from: ({ sql, currency, country_id }) => sql`customer_product_list_item item
    join customer_product_list list on list.id = item.customer_product_list_id
    join product on product.id = item.product_id
    left join product_variation on product_variation.id = item.product_variation_id
    join product_price price on price.product_id = item.product_id
      and price.variation_key = coalesce(item.product_variation_id, product.price_variation_key)
      and price.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = product.tax_group_id
      and tax_rate.country_id = ${country_id}`,
  visible: (context) => context.sql`(
    list.customer_id = ${context.caller.customer_id} and ${productIsVisible(context)}
    and (product_variation.id is null or product_variation.is_active)
  )`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`item.id`,
      product_id: sql`item.product_id`,
      product_variation_id: sql`item.product_variation_id`,
      note: sql`item.note`,
      name: sql`coalesce(${text(context, 'product_variation.name')}, ${text(context, 'product.name')})`,
      price: moneyColumn(context, sql`without_tax(price.taxed_price, coalesce(tax_rate.rate, 0))`),
      taxed_price: moneyColumn(context, sql`price.taxed_price`),
    }
  },
  embeds: {
    product: belongsTo(() => productTable, 'product_id'),
    product_variation: belongsTo(() => variationTable, 'product_variation_id'),
  },
  search: (context, searched) =>
    containsText(
      context,
      [text(context, 'product_variation.name'), text(context, 'product.name'), context.sql`item.note`],
      searched,
    ),
})

export const customerListTable = table({
  resource: customerLists,
  from: ({ sql }) => sql`customer_product_list list`,
  visible: ({ sql, caller }) => sql`list.customer_id = ${caller.customer_id}`,
  columns: ({ sql }) => ({
    id: sql`list.id`,
    customer_id: sql`list.customer_id`,
    name: sql`list.name`,
    description: sql`list.description`,
    type: sql`list.type`,
    position: sql`list.position`,
  }),
  embeds: {
    items: hasMany(
      () => customerListItemTable,
      ({ sql }, ids) => sql`
        select customer_product_list_id as owner_id, id from customer_product_list_item
        where customer_product_list_id = any(${ids}::int[]) order by id`,
    ),
  },
  search: (context, searched) =>
    containsText(context, [context.sql`list.name`, context.sql`list.description`], searched),
  default_sort: [{ field: 'position', descending: false }],
})

const ownWishListItems = valuesOf(
  ({ sql, caller }, ids) => sql<{ owner_id: number; id: number }[]>`
    select item.product_id as owner_id, item.id
    from customer_product_list_item item join customer_product_list list on list.id = item.customer_product_list_id
    where list.customer_id = ${caller.customer_id} and list.type = ${CUSTOMER_LIST_TYPES.wish_list}
      and item.product_id = any(${ids}::int[])
    order by item.id`,
  ({ id }) => id,
)

/** Products say by which items they stand on the caller's wish list; a visitor has none. */
export function provideWishListItems(): void {
  wishListItemIds.provide(async (context, rows, nested) =>
    context.caller.customer_id === null ? rows.map(() => []) : ownWishListItems.load(context, rows, nested),
  )
}
