import { describe, expect, it } from 'vitest'
import {
  Discount,
  DISCOUNT_APPLICATION_SCOPES,
  DISCOUNT_METHODS,
  DISCOUNT_OPERATIONS,
  DISCOUNT_TARGETINGS,
  isTargeted,
} from './discount.ts'
import { expectFields } from '#tests/entity-table.ts'
import { expectValues } from '#tests/entity-value.ts'

describe('discounts', () => {
  it('have their codes of method, operation and scope', () => {
    expect(DISCOUNT_METHODS).toEqual({ automatic: 1, code: 2 })
    expect(DISCOUNT_OPERATIONS).toEqual({ percents: 1, fixed_amount: 2, fixed_price: 3 })
    expect(DISCOUNT_APPLICATION_SCOPES).toEqual({
      whole_cart: 1,
      matching_items: 2,
      cheapest_matching_item: 3,
      shipping: 4,
    })
  })

  it('Discount carries every catalogued field [ENT-62]', () => {
    expectFields(Discount, {
      name: 'text',
      percents: 'number?',
      amount: 'money?',
      valid_from: 'text?',
      valid_to: 'text?',
      priority: 'number',
      limit_orders: 'number?',
      used_orders: 'number',
      is_active: 'boolean',
      is_for_purchase: 'boolean',
      free_shipping: 'boolean',
      limit_per_customer: 'number?',
      code: 'text?',
      group_ids: 'numbers',
      customer_ids: 'numbers',
      product_ids: 'numbers',
      variation_ids: 'numbers',
      category_ids: 'numbers',
    })
    expectValues(Discount, {
      method: [2, 3],
      operation: [3, 4],
      application_scope: [4, 5],
      type_groups: [0, 3],
      type_customers: [1, 3],
      type_products: [2, 3],
      type_variations: [0, 3],
      type_categories: [0, 3],
    })
  })

  it('are for all, for the listed only, or for all but the listed', () => {
    const { all, only_listed, except_listed } = DISCOUNT_TARGETINGS
    expect([1, 2, null].map((id) => isTargeted(all, [1], id))).toEqual([true, true, true])
    expect([1, 2, null].map((id) => isTargeted(only_listed, [1], id))).toEqual([true, false, false])
    expect([1, 2, null].map((id) => isTargeted(except_listed, [1], id))).toEqual([false, true, true])
  })
})
