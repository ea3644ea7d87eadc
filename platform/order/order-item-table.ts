import { MODEL_TYPES } from '#contract/page.ts'
import { orderItems } from '#contract/order-item.ts'
import { chosenNames } from '#platform/catalogue/line-look.ts'
import { urlOf } from '#platform/catalogue/page-url.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import { columnOf } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import { orderMoneyColumn } from './order-money.ts'
import { toldAs, toldName } from './told-name.ts'

const PICTURE_WIDTH = 320

/** What a line's goods are called; `line` is what the query calls `order_item`. */
export const lineName = (context: Context, line: string) => {
  const { sql } = context
  return toldName(context, sql`${sql(line)}.name`, 'product', sql`${sql(line)}.product_id`)
}

/** How a line looked when it was ordered, of a query that has `customer_order` too. */
export const lookColumns = (context: Context, line: string) => {
  const { sql } = context
  const product_id = sql`${sql(line)}.product_id`
  const chosen = sql`${sql(line)}.variation_properties_names`
  const field_name = sql`field ->> 'name'`
  return {
    $image_url: {
      sql: sql`${sql(line)}.image_name`,
      as: (name: string | null) => (name === null ? null : mediaUrl(name, PICTURE_WIDTH)),
    },
    $variation_properties_names: toldAs(context, chosen, (language) =>
      chosenNames({ sql, language }, product_id, sql`${sql(line)}.product_variation_id`),
    ),
    $product_fields: sql`(
      select coalesce(jsonb_agg(jsonb_build_object('name', ${toldAs(
        context,
        field_name,
        (language) => sql`(
          select localized_text(named.name, ${language}) from product_field named
          where named.product_id = ${product_id}
            and localized_text(named.name, customer_order.language) = ${field_name}
          order by named.id limit 1)`,
      )}, 'value', field ->> 'value') order by position), '[]')
      from jsonb_array_elements(${sql(line)}.product_fields) with ordinality fields(field, position)
    )`,
  }
}

export const lookEmbeds = {
  image_url: columnOf('$image_url'),
  variation_properties_names: columnOf('$variation_properties_names'),
}

export const orderItemTable = table({
  resource: orderItems,
  from: ({ sql }) => sql`order_item
    join customer_order on customer_order.id = order_item.order_id
    join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`order_item.id`,
      order_id: sql`order_item.order_id`,
      product_id: sql`order_item.product_id`,
      product_variation_id: sql`order_item.product_variation_id`,
      gift_id: sql`order_item.gift_id`,
      parent_id: sql`order_item.parent_id`,
      customer_account_id: sql`order_item.customer_account_id`,
      name: lineName(context, 'order_item'),
      variation_name: toldName(
        context,
        sql`order_item.variation_name`,
        'product_variation',
        sql`order_item.product_variation_id`,
      ),
      code: sql`order_item.code`,
      sku: sql`order_item.sku`,
      ean: sql`order_item.ean`,
      unit_price: orderMoneyColumn(context, sql`order_item.unit_price`),
      taxed_unit_price: orderMoneyColumn(context, sql`order_item.taxed_unit_price`),
      original_unit_price: orderMoneyColumn(context, sql`order_item.original_unit_price`),
      taxed_original_unit_price: orderMoneyColumn(context, sql`order_item.taxed_original_unit_price`),
      total_price: orderMoneyColumn(context, sql`order_item.total_price`),
      taxed_total_price: orderMoneyColumn(context, sql`order_item.taxed_total_price`),
      tax_rate: sql`order_item.tax_rate::float8`,
      amount: sql`order_item.amount`,
      payload: sql`order_item.payload`,
      order_item_type: sql`order_item.order_item_type`,
      ...lookColumns(context, 'order_item'),
      $url: sql`(
        select ${urlOf(context, MODEL_TYPES.product, sql`product.id`)} from product
        where product.id = order_item.product_id and ${productIsVisible(context)}
      )`,
    }
  },
  embeds: { ...lookEmbeds, url: columnOf('$url'), product_fields: columnOf('$product_fields') },
})
