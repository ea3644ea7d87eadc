import { MODEL_TYPES } from '#contract/page.ts'
import { orderItems } from '#contract/order-item.ts'
import { urlOf } from '#platform/catalogue/page-url.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import { columnOf } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import { orderMoneyColumn } from './order-money.ts'

const PICTURE_WIDTH = 320

/** How a line looked when it was ordered; `line` is what the query calls `order_item`. */
export const lookColumns = ({ sql }: Context, line: string) => ({
  $image_url: {
    sql: sql`${sql(line)}.image_name`,
    as: (name: string | null) => (name === null ? null : mediaUrl(name, PICTURE_WIDTH)),
  },
  $variation_properties_names: sql`${sql(line)}.variation_properties_names`,
  $product_fields: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('name', field ->> 'name', 'value', field ->> 'value')
      order by position), '[]')
    from jsonb_array_elements(${sql(line)}.product_fields) with ordinality fields(field, position)
  )`,
})

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
      name: sql`order_item.name`,
      variation_name: sql`order_item.variation_name`,
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
