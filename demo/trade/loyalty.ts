import type { CustomerAccount, Gift, LoyaltyProgram } from './shape.ts'

export const CREDIT_ACCOUNT_CODE = 'credits'

export const customerAccounts: CustomerAccount[] = [
  {
    code: CREDIT_ACCOUNT_CODE,
    name: { cs: 'Kredity Vitrine', sk: 'Kredity Vitrine', en: 'Vitrine credits', de: 'Vitrine-Punkte' },
    conversion_values: { CZK: 1_00, EUR: 4 },
  },
]

export const loyaltyPrograms: LoyaltyProgram[] = [
  {
    code: 'three-percent-back',
    name: {
      cs: '3 % z každé zaplacené objednávky od 300 Kč (12 €)',
      sk: '3 % z každej zaplatenej objednávky od 12 € (300 Kč)',
      en: '3% of every paid order from 300 Kč or €12',
      de: '3 % jeder bezahlten Bestellung ab 12 € (300 Kč)',
    },
    customer_account_code: CREDIT_ACCOUNT_CODE,
    operation: 1,
    value: 3,
    // Younger than any order large enough that is paid: Jana has the 500 credits she was given, and no more.
    valid_from_days: -7,
    valid_to_days: null,
    limit_uses: null,
    limit_per_customer: null,
    is_active: true,
    rule: { minimal_order_price: { CZK: 300_00, EUR: 12_00 }, category_code: null },
    is_for_default_category: false,
  },
]

// An untracked product: the gift must never run out in the demo shop.
export const gifts: Gift[] = [
  {
    code: 'gift-from-1500',
    product_code: 'UNTRACKED',
    product_variation_code: null,
    is_active: true,
    is_combinable: true,
    percents: 100,
    type: 1,
    limit: 1,
    gift_prices: { CZK: 0, EUR: 0 },
    rules: [{ is_active: true, type: 1, condition: 'gte', amounts: { CZK: 1_500_00, EUR: 60_00 } }],
  },
]
