import { orderPaymentMethods, orderShippingMethods } from '#contract/order.ts'
import { belongsTo, lateEmbed } from '#platform/db/embed.ts'
import { type Table, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { shippingMethodTable } from '#platform/shipping/shipping-method-table.ts'
import { shippingOptionTable } from '#platform/shipping/shipping-option-table.ts'
import { orderMoneyColumn } from './order-money.ts'
import { orderTable } from './order-table.ts'
import { toldAs, toldName } from './told-name.ts'

/** Payment methods are the payment domain's. */
export const orderPaymentMethod = lateEmbed()

const charge = (context: Context, own: 'order_shipping' | 'order_payment') => {
  const { sql } = context
  const method = own === 'order_shipping' ? 'shipping_method' : 'payment_method'
  const column = (name: string) => sql`${sql(`${own}.${name}`)}`
  return {
    id: column('id'),
    name: toldName(context, column('name'), method, column(`${method}_id`)),
    order_id: column('order_id'),
    price: orderMoneyColumn(context, column('price')),
    taxed_price: orderMoneyColumn(context, column('taxed_price')),
    original_price: orderMoneyColumn(context, column('original_price')),
    original_taxed_price: orderMoneyColumn(context, column('original_taxed_price')),
    tax_rate: sql`${column('tax_rate')}::float8`,
  }
}

const fromOrder = ({ sql }: Context, own: string) => sql`${sql(own)}
  join customer_order on customer_order.id = ${sql(own)}.order_id
  join currency on currency.id = customer_order.currency_id`

export const orderShippingTable: Table<typeof orderShippingMethods> = table({
  resource: orderShippingMethods,
  from: (context) => fromOrder(context, 'order_shipping'),
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      ...charge(context, 'order_shipping'),
      shipping_method_id: sql`order_shipping.shipping_method_id`,
      shipping_option_id: sql`order_shipping.shipping_option_id`,
      shipping_option_name: sql`order_shipping.shipping_option_name`,
      shipping_service: sql`order_shipping.shipping_service`,
      delivery_time: toldAs(
        context,
        sql`order_shipping.delivery_time`,
        (language) => sql`(
          select localized_text(method.delivery_time, ${language}) from shipping_method method
          where method.id = order_shipping.shipping_method_id)`,
      ),
      tracking_numbers: sql`order_shipping.tracking_numbers`,
    }
  },
  embeds: {
    order: belongsTo(() => orderTable, 'order_id'),
    shipping_method: belongsTo(() => shippingMethodTable, 'shipping_method_id'),
    shipping_option: belongsTo(() => shippingOptionTable, 'shipping_option_id'),
  },
})

export const orderPaymentTable: Table<typeof orderPaymentMethods> = table({
  resource: orderPaymentMethods,
  from: (context) => fromOrder(context, 'order_payment'),
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      ...charge(context, 'order_payment'),
      payment_method_id: sql`order_payment.payment_method_id`,
      payment_service: sql`order_payment.payment_service`,
    }
  },
  embeds: {
    order: belongsTo(() => orderTable, 'order_id'),
    payment_method: { needs: ['payment_method_id'], load: orderPaymentMethod.load },
  },
})
