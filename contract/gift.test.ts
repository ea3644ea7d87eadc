import { describe, expect, it } from 'vitest'
import { CART_ITEM_TYPES } from './cart-item.ts'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { accepts, expectValues } from '#tests/entity-value.ts'
import {
  conditionHolds,
  Gift,
  GIFT_RULE_CONDITIONS,
  GIFT_RULE_TYPES,
  GIFT_TYPES,
  GiftRule,
  giftRules,
  gifts,
} from './gift.ts'

describe('gifts', () => {
  it('have the numbers of the cart items they become', () => {
    expect(GIFT_TYPES).toEqual({ gift: 1, no_send_gift: 2, related_gift: 3 })
    for (const [name, code] of Object.entries(GIFT_TYPES)) {
      expect(Object.entries(CART_ITEM_TYPES)).toContainEqual([name, code])
    }
  })

  it('Gift carries every catalogued field and embed [ENT-63]', () => {
    expectFields(Gift, {
      id: 'number',
      product_id: 'number',
      product_variation_id: 'number?',
      is_active: 'boolean',
      is_combinable: 'boolean',
      percents: 'number',
      limit: 'number?',
    })
    expectValues(Gift, { type: [3, 4] })
    expectEmbeds(gifts, { gift_prices: 'list', rules: 'list' })
    expect(accepts(gifts.embeds.product.schema, null)).toBe(true)
    expect(accepts(gifts.embeds.product_variation.schema, null)).toBe(true)
  })

  it('Gift rule carries every catalogued field and the gift on request [ENT-64]', () => {
    expectFields(GiftRule, { id: 'number', gift_id: 'number', is_active: 'boolean', amount: 'number' })
    expectValues(GiftRule, { type: [5, 6], condition: ['gte', 'gt'] })
    expect(GIFT_RULE_TYPES).toEqual({
      cart_value: 1,
      amount_of_items: 2,
      product_in_cart: 3,
      category_in_cart: 4,
      customer_group: 5,
    })
    expect(giftRules.embeds.gift.of()).toBe(gifts)
  })

  it('are earned at the value itself, not only above it', () => {
    expect(GIFT_RULE_CONDITIONS).toEqual(['gte', 'lte', 'eq'])
    const around = (condition: 'gte' | 'lte' | 'eq') =>
      [1499, 1500, 1501].map((value) => conditionHolds(condition, value, 1500))
    expect(around('gte')).toEqual([false, true, true])
    expect(around('lte')).toEqual([true, true, false])
    expect(around('eq')).toEqual([false, true, false])
  })
})
