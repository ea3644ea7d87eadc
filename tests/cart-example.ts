import * as fc from 'fast-check'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { DISCOUNT_TARGETINGS } from '#contract/discount.ts'
import type { Currency } from '#contract/money.ts'
import type { CartLine, CartPriceInput } from '#platform/cart/price-shape.ts'
import type { CreditAccount } from '#platform/customer/customer-account.ts'
import type { CartDiscountRule } from '#platform/discount/cart-discount.ts'
import type { TargetingRule } from '#platform/discount/discount-target.ts'
import type { LoyaltyRule } from '#platform/discount/loyalty.ts'
import type { Database } from '#platform/db/database.ts'
import { type Context, VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'

const CZK: Currency = { id: 1, code: 'CZK', symbol: 'Kč', decimal_places: 2 }
export const EUR: Currency = { id: 2, code: 'EUR', symbol: '€', decimal_places: 2 }
export const ALL: TargetingRule = { targeting: DISCOUNT_TARGETINGS.all, ids: [] }
export const CREDITS: CreditAccount = { customer_account_id: 5, name: 'Kredity', balance: 0, value: 1_00 }

export const only = (...ids: number[]): TargetingRule => ({ targeting: DISCOUNT_TARGETINGS.only_listed, ids })
export const except = (...ids: number[]): TargetingRule => ({
  targeting: DISCOUNT_TARGETINGS.except_listed,
  ids,
})

/** A visitor's request to the demo shop, for what is read without a call of its own. */
export function requestContext(sql: Database, own: Partial<Context> = {}): Context {
  return {
    shop_id: 1,
    language: 'cs',
    currency: CZK,
    country_id: 1,
    sql,
    request: new Request('http://localhost/'),
    request_id: 'test',
    caller: VISITOR,
    now: new Date(),
    log: createLog('silent'),
    ...own,
  }
}

/** A line of one piece; its product has the line's number unless told otherwise. */
export function line(own: Partial<CartLine> & { id: number }): CartLine {
  const taxed_unit_price = own.taxed_unit_price ?? 100_00
  return {
    parent_id: null,
    item_type: CART_ITEM_TYPES.classic,
    product_id: own.id,
    product_variation_id: null,
    gift_id: null,
    category_ids: [],
    default_category_id: null,
    amount: 1,
    amount_per_package: null,
    tax_rate: 21,
    taxed_original_unit_price: taxed_unit_price,
    taxed_unit_price,
    customer_account_id: null,
    credit_account_ids: [],
    weight: null,
    ...own,
  }
}

export function discount(own: Partial<CartDiscountRule> = {}): CartDiscountRule {
  return {
    id: 1,
    name: 'Sleva',
    code: null,
    operation: 1,
    percents: 0,
    amount: null,
    priority: 0,
    is_for_purchase: true,
    free_shipping: false,
    application_scope: 1,
    products: ALL,
    variations: ALL,
    categories: ALL,
    ...own,
  }
}

export function cart(own: Partial<CartPriceInput> = {}): CartPriceInput {
  return {
    currency: CZK,
    lines: [],
    discounts: [],
    shipping: null,
    payment: null,
    cash_step: null,
    free_shipping_from: null,
    accounts: [],
    loyalty: [],
    ...own,
  }
}

const id = fc.integer({ min: 1, max: 5 })
const rate = fc.constantFrom(0, 5, 12, 19, 21, 23)
const minor = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5_000_000 }))
const decimals = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((cents) => cents / 100)

const anyLine: fc.Arbitrary<Omit<CartLine, 'id'>> = fc
  .record({
    item_type: fc.constantFrom(...Object.values(CART_ITEM_TYPES)),
    product_id: id,
    product_variation_id: fc.option(id),
    category_ids: fc.uniqueArray(id, { maxLength: 3 }),
    amount: fc.integer({ min: 1, max: 40 }),
    tax_rate: rate,
    taxed_unit_price: minor,
    customer_account_id: fc.option(fc.constantFrom(1, 2)),
    credit_account_ids: fc.subarray([1, 2]),
    weight: fc.option(decimals(20)),
  })
  .map((own) => {
    const isInside = own.item_type === CART_ITEM_TYPES.package_item
    const taxed_unit_price = isInside ? 0 : own.taxed_unit_price
    return { ...line({ id: 0 }), ...own, taxed_unit_price, default_category_id: own.category_ids[0] ?? null }
  })

const targets: fc.Arbitrary<TargetingRule> = fc.record({
  targeting: fc.constantFrom(0, 0, 1, 2),
  ids: fc.uniqueArray(id, { maxLength: 3 }),
})

const anyDiscount: fc.Arbitrary<Omit<CartDiscountRule, 'id'>> = fc.record({
  name: fc.constant('Sleva'),
  code: fc.option(fc.constant('KOD')),
  operation: fc.constantFrom(1, 2, 3),
  percents: fc.option(fc.oneof(fc.constant(100), decimals(100)), { freq: 20 }),
  amount: fc.option(minor, { freq: 20 }),
  priority: fc.integer({ min: 0, max: 3 }),
  is_for_purchase: fc.boolean(),
  free_shipping: fc.boolean(),
  application_scope: fc.constantFrom(1, 2, 3, 4),
  products: targets,
  variations: targets,
  categories: targets,
})

const anyAccount = fc.record({
  name: fc.constant('Kredity'),
  balance: fc.integer({ min: 0, max: 100_000 }),
  value: fc.option(fc.constantFrom(100, 4, 1, 0.25, 0.3333), { freq: 10 }),
})

const anyLoyalty: fc.Arbitrary<Omit<LoyaltyRule, 'id'>> = fc.record({
  customer_account_id: fc.constantFrom(1, 2),
  operation: fc.constantFrom(1, 2, 3),
  value: decimals(100),
  minimal_taxed_price: fc.option(minor),
  category_ids: fc.uniqueArray(id, { maxLength: 2 }),
  is_for_default_category: fc.boolean(),
})

const anyCharge = fc.option(fc.record({ id, tax_rate: rate, taxed_price: minor }), { freq: 4 })
const numbered = <One>(list: One[]) => list.map((one, index) => ({ ...one, id: index + 1 }))

/** Whatever can be in a cart, however unlikely together. */
export const anyCart: fc.Arbitrary<CartPriceInput> = fc.record({
  currency: fc.constantFrom(CZK, EUR),
  lines: fc.array(anyLine, { maxLength: 8 }).map(numbered),
  discounts: fc.array(anyDiscount, { maxLength: 4 }).map(numbered),
  shipping: anyCharge,
  payment: anyCharge,
  cash_step: fc.option(fc.constantFrom(5, 100)),
  free_shipping_from: fc.option(minor),
  accounts: fc
    .array(anyAccount, { maxLength: 2 })
    .map((list) => list.map((one, index) => ({ ...one, customer_account_id: index + 1 }))),
  loyalty: fc.array(anyLoyalty, { maxLength: 3 }).map(numbered),
})
