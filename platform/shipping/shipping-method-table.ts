import { shippingMethods } from '#contract/shipping.ts'
import { moneyColumn } from '#platform/catalogue/amount-column.ts'
import { text } from '#platform/catalogue/text.ts'
import { table } from '#platform/db/table.ts'
import { imageNameColumn, imageUrl } from '#platform/media/image-url.ts'

export const shippingMethodTable = table({
  resource: shippingMethods,
  from: ({ sql, currency, country_id }) => sql`shipping_method
    join shipping_method_price price on price.shipping_method_id = shipping_method.id
      and price.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = shipping_method.tax_group_id
      and tax_rate.country_id = ${country_id}`,
  visible: ({ sql }) => sql`shipping_method.is_active`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`shipping_method.id`,
      name: text(context, 'shipping_method.name'),
      description: text(context, 'shipping_method.description'),
      delivery_time: text(context, 'shipping_method.delivery_time'),
      position: sql`shipping_method.position`,
      price: moneyColumn(context, sql`without_tax(price.taxed_price, coalesce(tax_rate.rate, 0))`),
      taxed_price: moneyColumn(context, sql`price.taxed_price`),
      shipping_service: sql`shipping_method.shipping_service`,
      has_options: sql`shipping_method.has_options`,
      address_requirement: sql`shipping_method.address_requirement`,
      image_id: sql`shipping_method.image_id`,
      is_active: sql`shipping_method.is_active`,
      tax_group_id: sql`shipping_method.tax_group_id`,
      tax_rate: sql`coalesce(tax_rate.rate, 0)::float8`,
      ...imageNameColumn(context, sql`shipping_method.image_id`),
    }
  },
  embeds: { image_url: imageUrl },
  default_sort: [{ field: 'position', descending: false }],
})
