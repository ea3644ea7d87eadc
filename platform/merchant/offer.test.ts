import { describe, expect, it } from 'vitest'
import { decimal, deliveryDay, deliveryOf, isEan13, isGtin, type MerchantOffer, offerId } from './offer.ts'

const NOW = new Date('2026-05-10T08:00:00Z')
const offer = (part: Partial<MerchantOffer>) =>
  ({
    update_stock: true,
    stock_state: 0,
    delivery_days: null,
    expected_date_max: null,
    expected_days: null,
    purchasable_since: null,
    ...part,
    // The rules read these fields alone.
  }) as MerchantOffer

describe('an offer', () => {
  it('keeps its id for ever, and a variation never has that of its product', () => {
    expect([offerId(12), offerId(12, 34)]).toEqual(['12', '12-34'])
  })

  it('on the shelf leaves as soon as its availability says, whatever is expected later', () => {
    expect(deliveryOf(offer({ stock_state: 3, expected_date_max: '2026-06-01' }), NOW)).toBe(0)
    expect(deliveryOf(offer({ stock_state: 3, delivery_days: 2 }), NOW)).toBe(2)
  })

  it('not on the shelf comes on the expected day, else in the expected days, else as its availability says', () => {
    expect(deliveryOf(offer({ expected_date_max: '2026-06-01', expected_days: 3 }), NOW)).toBe('2026-06-01')
    expect(deliveryOf(offer({ expected_date_max: '2026-05-10', expected_days: 3 }), NOW)).toBe(3)
    expect(deliveryOf(offer({ delivery_days: 14 }), NOW)).toBe(14)
    expect(deliveryOf(offer({}), NOW)).toBeNull()
    expect(deliveryDay(offer({ delivery_days: 14 }), NOW)).toBe('2026-05-24')
    expect(deliveryDay(offer({ purchasable_since: '2026-07-01T06:00:00.000Z' }), NOW)).toBe('2026-07-01')
  })

  it('tells only codes whose check digit is right', () => {
    expect(isGtin('4006381333931')).toBe(true)
    expect(isGtin('4006381333932')).toBe(false)
    expect(isGtin('96385074')).toBe(true)
    expect(isEan13('96385074')).toBe(false)
    expect(isGtin(null) || isGtin('') || isGtin('12345')).toBe(false)
  })

  it('writes prices with a dot and all their decimals', () => {
    expect([decimal(25_000, 2), decimal(5, 2), decimal(1_999_999_999, 2)]).toEqual([
      '250.00',
      '0.05',
      '19999999.99',
    ])
  })
})
