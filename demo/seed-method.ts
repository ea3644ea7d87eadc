import type { CurrencyCode } from '#contract/money.ts'
import type { Transaction } from '#platform/db/database.ts'
import { drawMethod, type MethodIcon } from './pictures/method.ts'
import { pricesOf } from './seed-amount.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { countryId, currencyId, customerGroupId } from './seed-id.ts'
import type { PictureStore } from './seed-picture.ts'
import { continueIds, idsByCode, insertRows, type Row, without } from './seed-rows.ts'
import type { DemoTrade } from './trade/shape.ts'

/** Writes the ways of delivery and payment, and what belongs to them. */
export async function seedMethods(
  sql: Transaction,
  trade: DemoTrade,
  ids: CatalogueIds,
  pictures: PictureStore,
): Promise<void> {
  await seedShippingMethods(sql, trade, ids, pictures)
  await seedShippingOptions(sql, trade)
  await seedPaymentMethods(sql, trade, ids, pictures)
  await seedRefundShippingMethods(sql, trade, ids)
  await seedPreferences(sql, trade)
  await continueIds(sql, ['shipping_method', 'shipping_option', 'payment_method', 'refund_shipping_method'])
}

const emblem = (sql: Transaction, pictures: PictureStore, icon: MethodIcon) =>
  pictures.add(sql, `method-${icon}`, drawMethod(icon))

async function seedShippingMethods(
  sql: Transaction,
  { shipping_methods }: DemoTrade,
  ids: CatalogueIds,
  pictures: PictureStore,
): Promise<void> {
  const id = idsByCode(shipping_methods)
  const rows: Row[] = []
  for (const method of shipping_methods) {
    rows.push({
      id: id(method.code),
      ...without(method, 'tax_group', 'icon', 'taxed_prices', 'countries'),
      tax_group_id: ids.tax_group(method.tax_group),
      image_id: await emblem(sql, pictures, method.icon),
    })
  }
  await pictures.flush(sql)
  await insertRows(sql, 'shipping_method', rows)
  await insertRows(
    sql,
    'shipping_method_price',
    shipping_methods.flatMap(({ code, taxed_prices }) =>
      pricesOf({ shipping_method_id: id(code) }, taxed_prices),
    ),
  )
  await insertRows(
    sql,
    'shipping_method_country',
    shipping_methods.flatMap(({ code, countries }) =>
      countries.map((country) => ({ shipping_method_id: id(code), country_id: countryId(country) })),
    ),
  )
}

async function seedShippingOptions(
  sql: Transaction,
  { shipping_methods, shipping_options }: DemoTrade,
): Promise<void> {
  const methodId = idsByCode(shipping_methods)
  await insertRows(
    sql,
    'shipping_option',
    shipping_options.map(({ shipping_method_code, country, ...option }, index) => ({
      id: index + 1,
      ...option,
      shipping_method_id: methodId(shipping_method_code),
      country_id: countryId(country),
    })),
  )
}

async function seedPaymentMethods(
  sql: Transaction,
  { payment_methods, shipping_methods }: DemoTrade,
  ids: CatalogueIds,
  pictures: PictureStore,
): Promise<void> {
  const id = idsByCode(payment_methods)
  const shippingId = idsByCode(shipping_methods)
  const rows: Row[] = []
  for (const method of payment_methods) {
    rows.push({
      id: id(method.code),
      code: method.code,
      name: method.name,
      description: method.description,
      payment_note: method.payment_note,
      payment_service: method.payment_service,
      is_online: method.is_online,
      has_customer_groups: method.has_customer_groups,
      position: method.position,
      is_active: method.is_active,
      tax_group_id: ids.tax_group(method.tax_group),
      image_id: await emblem(sql, pictures, method.icon),
    })
  }
  await pictures.flush(sql)
  await insertRows(sql, 'payment_method', rows)
  const each = (own: (method: DemoTrade['payment_methods'][number]) => Row[]) =>
    payment_methods.flatMap((method) =>
      own(method).map((row) => ({ payment_method_id: id(method.code), ...row })),
    )
  await insertRows(
    sql,
    'payment_method_price',
    each(({ payment_service, taxed_prices, cash_steps }) =>
      Object.entries(taxed_prices).map(([currency, taxed_price]) => ({
        payment_service,
        currency_id: currencyId(currency),
        taxed_price,
        cash_step: cash_steps?.[currency as CurrencyCode] ?? null,
      })),
    ),
  )
  await insertRows(
    sql,
    'payment_method_shipping_method',
    each((one) => one.shipping_method_codes.map((code) => ({ shipping_method_id: shippingId(code) }))),
  )
  await insertRows(
    sql,
    'payment_method_customer_group',
    each((one) => one.customer_group_codes.map((code) => ({ customer_group_id: customerGroupId(code) }))),
  )
  await insertRows(
    sql,
    'payment_method_bank_account',
    each(({ bank_accounts }) =>
      bank_accounts.map(({ currency, ...account }) => ({ currency_id: currencyId(currency), ...account })),
    ),
  )
}

async function seedRefundShippingMethods(
  sql: Transaction,
  { refund_shipping_methods }: DemoTrade,
  ids: CatalogueIds,
): Promise<void> {
  const id = idsByCode(refund_shipping_methods)
  await insertRows(
    sql,
    'refund_shipping_method',
    refund_shipping_methods.map((method) => ({
      id: id(method.code),
      ...without(method, 'taxed_prices'),
      tax_group_id: ids.tax_group('standard'),
      is_active: true,
    })),
  )
  await insertRows(
    sql,
    'refund_shipping_method_price',
    refund_shipping_methods.flatMap(({ code, taxed_prices }) =>
      pricesOf({ refund_shipping_method_id: id(code) }, taxed_prices),
    ),
  )
}

async function seedPreferences(sql: Transaction, { customers }: DemoTrade): Promise<void> {
  for (const { code, preferred_shipping_method_code, preferred_payment_method_code } of customers) {
    await sql`
      update customer set
        preferred_shipping_method_id =
          (select id from shipping_method where code = ${preferred_shipping_method_code}),
        preferred_payment_method_id =
          (select id from payment_method where code = ${preferred_payment_method_code})
      where code = ${code}`
  }
}
