import { paymentMethods } from '#contract/payment.ts'
import { paymentMethodIsOffered } from '#platform/cart/payment-offer.ts'
import { moneyColumn } from '#platform/catalogue/amount-column.ts'
import { text } from '#platform/catalogue/text.ts'
import { table } from '#platform/db/table.ts'
import { imageNameColumn, imageUrl } from '#platform/media/image-url.ts'
import { paidAccount } from '#platform/shop/paid-account.ts'

export const paymentMethodTable = table({
  resource: paymentMethods,
  from: ({ sql, currency, country_id }) => sql`payment_method
    join payment_method_price price on price.payment_method_id = payment_method.id
      and price.currency_id = ${currency.id}
    left join payment_method_bank_account bank on bank.payment_method_id = payment_method.id
      and bank.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = payment_method.tax_group_id
      and tax_rate.country_id = ${country_id}`,
  visible: paymentMethodIsOffered,
  columns: (context) => {
    const { sql, currency } = context
    return {
      id: sql`payment_method.id`,
      name: text(context, 'payment_method.name'),
      description: text(context, 'payment_method.description'),
      image_id: sql`payment_method.image_id`,
      price: moneyColumn(context, sql`without_tax(price.taxed_price, coalesce(tax_rate.rate, 0))`),
      taxed_price: moneyColumn(context, sql`price.taxed_price`),
      payment_note: text(context, 'payment_method.payment_note'),
      is_online: sql`payment_method.is_online`,
      position: sql`payment_method.position`,
      is_active: sql`payment_method.is_active`,
      payment_service: sql`payment_method.payment_service`,
      has_customer_groups: sql`payment_method.has_customer_groups`,
      bank_account: paidAccount(sql, sql`${currency.code}::text`),
      tax_group_id: sql`payment_method.tax_group_id`,
      tax_rate: sql`coalesce(tax_rate.rate, 0)::float8`,
      ...imageNameColumn(context, sql`payment_method.image_id`),
    }
  },
  embeds: { image_url: imageUrl },
  default_sort: [{ field: 'position', descending: false }],
})
