import { DISCOUNT_TARGETINGS } from '#contract/discount.ts'
import type { Transaction } from '#platform/db/database.ts'
import { amountsOf, pricesOf } from './seed-amount.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { customerGroupId } from './seed-id.ts'
import { continueIds, daysFrom, idsByCode, insertRows, without } from './seed-rows.ts'
import type { DemoTrade, Discount, Targeting } from './trade/shape.ts'

const TARGETINGS: Record<Targeting, number> = {
  all: DISCOUNT_TARGETINGS.all,
  only: DISCOUNT_TARGETINGS.only_listed,
  except: DISCOUNT_TARGETINGS.except_listed,
}

export async function seedDiscounts(
  sql: Transaction,
  { discounts, customers }: DemoTrade,
  ids: CatalogueIds,
  now: Date,
): Promise<void> {
  const discountId = idsByCode(discounts)
  const customerId = idsByCode(customers.map(({ email }) => ({ code: email })))
  await insertRows(
    sql,
    'discount',
    discounts.map((discount) => ({ id: discountId(discount.code), ...discountRow(discount, now) })),
  )
  await insertRows(
    sql,
    'discount_amount',
    discounts.flatMap(({ code, operation, amounts }) =>
      amountsOf({ discount_id: discountId(code), operation }, amounts, 'amount'),
    ),
  )
  const listed = (column: string, codes: (discount: Discount) => string[], id: (code: string) => number) =>
    discounts.flatMap((discount) =>
      codes(discount).map((code) => ({ discount_id: discountId(discount.code), [column]: id(code) })),
    )
  await insertRows(
    sql,
    'discount_customer_group',
    listed('customer_group_id', (one) => one.customer_group_codes, customerGroupId),
  )
  await insertRows(
    sql,
    'discount_customer',
    listed('customer_id', (one) => one.customer_emails, customerId),
  )
  await insertRows(
    sql,
    'discount_product',
    listed('product_id', (one) => one.product_codes, ids.product),
  )
  await insertRows(
    sql,
    'discount_variation',
    listed('product_variation_id', (one) => one.product_variation_codes, ids.variation),
  )
  await insertRows(
    sql,
    'discount_category',
    listed('category_id', (one) => one.category_codes, ids.category),
  )
  await continueIds(sql, ['discount'])
}

function discountRow(discount: Discount, now: Date) {
  const after = (days: number | null) => (days === null ? null : daysFrom(now, days))
  return {
    code: discount.code,
    name: discount.name,
    method: discount.method,
    operation: discount.operation,
    percents: discount.percents,
    valid_from: after(discount.valid_from_days),
    valid_to: after(discount.valid_to_days),
    priority: discount.priority,
    limit_orders: discount.limit_orders,
    used_orders: discount.used_orders,
    limit_per_customer: discount.limit_per_customer,
    is_active: discount.is_active,
    is_for_purchase: discount.is_for_purchase,
    free_shipping: discount.free_shipping,
    application_scope: discount.application_scope,
    type_groups: TARGETINGS[discount.type_groups],
    type_customers: TARGETINGS[discount.type_customers],
    type_products: TARGETINGS[discount.type_products],
    type_variations: TARGETINGS[discount.type_variations],
    type_categories: TARGETINGS[discount.type_categories],
  }
}

export async function seedGifts(sql: Transaction, { gifts }: DemoTrade, ids: CatalogueIds): Promise<void> {
  const giftId = idsByCode(gifts)
  await insertRows(
    sql,
    'gift',
    gifts.map((gift) => ({
      id: giftId(gift.code),
      ...without(gift, 'product_code', 'product_variation_code', 'gift_prices', 'rules'),
      product_id: ids.product(gift.product_code),
      product_variation_id:
        gift.product_variation_code === null ? null : ids.variation(gift.product_variation_code),
    })),
  )
  await insertRows(
    sql,
    'gift_price',
    gifts.flatMap(({ code, gift_prices }) => pricesOf({ gift_id: giftId(code) }, gift_prices)),
  )
  const rules = gifts
    .flatMap((gift) => gift.rules.map((rule) => ({ gift_id: giftId(gift.code), ...rule })))
    .map((rule, index) => ({ id: index + 1, ...rule }))
  await insertRows(
    sql,
    'gift_rule',
    rules.map((rule) => without(rule, 'amounts')),
  )
  await insertRows(
    sql,
    'gift_rule_amount',
    rules.flatMap(({ id, type, amounts }) => amountsOf({ gift_rule_id: id, type }, amounts, 'amount')),
  )
  await continueIds(sql, ['gift', 'gift_rule'])
}
