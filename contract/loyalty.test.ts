import { describe, expect, it } from 'vitest'
import { expectFields } from '#tests/entity-table.ts'
import { expectValues } from '#tests/entity-value.ts'
import { CustomerAccount, CustomerAccountUsage, LOYALTY_OPERATIONS, LoyaltyProgram } from './loyalty.ts'

describe('loyalty on the wire', () => {
  it('Loyalty program carries every catalogued field [ENT-65]', () => {
    expectFields(LoyaltyProgram, {
      value: 'number',
      valid_from: 'text?',
      valid_to: 'text?',
      usage_limit: 'number?',
      usage_limit_per_customer: 'number?',
      is_active: 'boolean',
      is_for_default_category: 'boolean',
    })
    const rule = { minimal_order_price: { value: 500, formatted: '500 Kč' }, category_ids: [3] }
    expectValues(LoyaltyProgram, { operation: [3, 4], rule: [rule, 'over 500'] })
    expect(LOYALTY_OPERATIONS).toEqual({
      percents_of_paid_price: 1,
      fixed_amount_per_order: 2,
      points_per_unit: 3,
    })
  })

  it('Customer account carries its balance and what credits are worth [ENT-66]', () => {
    expectFields(CustomerAccount, { amount: 'number', received: 'number', used: 'number' })
    expectValues(CustomerAccount, { conversion_values: [[{ currency_id: 1, value: 1 }], [{ value: 1 }]] })
  })

  it('Usage record carries amount, operation and what it comes from [ENT-66]', () => {
    expectFields(CustomerAccountUsage, {
      amount: 'number',
      loyalty_program_id: 'number?',
      order_id: 'number?',
      order_item_id: 'number?',
    })
    expectValues(CustomerAccountUsage, { operation: [1, 5] })
  })
})
