import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue/catalogue.ts'
import { isCompanyNumber } from '#tests/checksum.ts'
import { demoContent } from '../content/demo-content.ts'
import { LANGUAGES } from '#contract/language.ts'
import { isLocalized } from '../content/typography.ts'
import { demoTrade } from './demo-trade.ts'

const trade = demoTrade()
const content = demoContent()
const catalogue = demoCatalogue()

const byCode = <T extends { code: string }>(list: T[], code: string): T => {
  const found = list.find((item) => item.code === code)
  if (!found) throw new Error(`There is no ${code}`)
  return found
}

const eachText = (value: unknown, visit: (text: Record<string, string>) => void) => {
  if (value === null || typeof value !== 'object') return
  if (isLocalized(value)) visit(value)
  else for (const inner of Object.values(value)) eachText(inner, visit)
}

it('every trade text is written in all four languages', () => {
  let count = 0
  eachText(trade, (text) => {
    count++
    for (const language of LANGUAGES) expect(text[language]?.trim()).not.toBe('')
  })
  expect(count).toBeGreaterThan(40)
})

describe('shipping', () => {
  it('takes as long as the page about shipping says, in every language [L2]', () => {
    const { content: page } = byCode(content.static_pages, 'shipping-and-payment')
    for (const { code, delivery_time } of trade.shipping_methods)
      for (const language of LANGUAGES)
        expect(page[language], code).toContain(`<td>${delivery_time?.[language]}</td>`)
  })

  it('has the six methods with carrier, requirement and options [ENUM-03] [ENUM-01]', () => {
    const rows = trade.shipping_methods.map((method) => [
      method.code,
      method.shipping_service,
      method.address_requirement,
      method.has_options,
    ])
    expect(rows).toEqual([
      ['personal-pickup', 1, 1, false],
      ['packeta-point', 2, 0, true],
      ['gls-parcel-shop', 18, 0, true],
      ['ppl-address', 16, 2, false],
      ['czech-post-to-hand', 8, 2, false],
      ['slovakia-courier', 13, 2, false],
    ])
  })

  it('serves active countries only, and one method Slovakia alone', () => {
    const active = content.countries.filter(({ is_active }) => is_active).map(({ alpha2 }) => alpha2)
    for (const { countries } of trade.shipping_methods) {
      for (const country of countries) expect(active).toContain(country)
    }
    const slovak = trade.shipping_methods.filter(({ countries }) => countries.join() === 'SK')
    expect(slovak.map(({ code }) => code)).toEqual(['slovakia-courier'])
  })

  it('offers 60 Packeta and 30 GLS points in towns of both countries [CHECK-12]', () => {
    const count = (code: string) =>
      trade.shipping_options.filter((option) => option.shipping_method_code === code).length
    expect([count('packeta-point'), count('gls-parcel-shop')]).toEqual([60, 30])
    expect(new Set(trade.shipping_options.map(({ code }) => code)).size).toBe(90)
    for (const option of trade.shipping_options) {
      expect(option.post_code).toMatch(/^\d{3} \d{2}$/)
      expect(option.latitude).toBeGreaterThan(47.7)
      expect(option.latitude).toBeLessThan(51.1)
      const [west, east] = option.country === 'CZ' ? [12, 18.9] : [16.8, 22.6]
      expect(option.longitude, option.city).toBeGreaterThan(west)
      expect(option.longitude, option.city).toBeLessThan(east)
      expect(option.opening_hours.length).toBeGreaterThanOrEqual(5)
    }
  })
})

describe('payment', () => {
  it('has the six methods with their service [ENUM-04]', () => {
    expect(trade.payment_methods.map(({ code, payment_service }) => [code, payment_service])).toEqual([
      ['gopay', 4],
      ['csob', 8],
      ['bank-transfer', 1],
      ['cash-on-delivery', 3],
      ['pickup-payment', 5],
      ['invoice', 6],
    ])
  })

  it('takes no fee for card and gateway', () => {
    for (const method of trade.payment_methods.filter(({ is_online }) => is_online)) {
      expect(method.taxed_prices).toEqual({ CZK: 0, EUR: 0 })
    }
  })

  it('allows cash on delivery at an address only and payment at pick-up at pick-up only', () => {
    const requirements = (code: string) =>
      byCode(trade.payment_methods, code).shipping_method_codes.map(
        (shipping) => byCode(trade.shipping_methods, shipping).address_requirement,
      )
    expect(new Set(requirements('cash-on-delivery'))).toEqual(new Set([2]))
    expect(byCode(trade.payment_methods, 'pickup-payment').shipping_method_codes).toEqual(['personal-pickup'])
  })

  it('gives invoices to the group salon alone [SHOP-07]', () => {
    const limited = trade.payment_methods.filter(({ has_customer_groups }) => has_customer_groups)
    expect(limited.map(({ code, customer_group_codes }) => [code, customer_group_codes])).toEqual([
      ['invoice', ['salon']],
    ])
  })

  it('names an account per currency for bank transfer', () => {
    const { bank_accounts } = byCode(trade.payment_methods, 'bank-transfer')
    expect(bank_accounts.map(({ currency }) => currency)).toEqual(['CZK', 'EUR'])
  })
})

describe('vouchers', () => {
  const voucher = (code: string) => byCode(trade.discounts, code)

  it('are exactly the nine known codes, entered by hand [DISC-01]', () => {
    expect(trade.discounts.map(({ code }) => code)).toEqual(
      'SLEVA10 MINUS100 DOPRAVA JEDNOU KAZDY1 PROSLY BUDE SALON20 HRNKY15'.split(' '),
    )
    expect(trade.discounts.every(({ method, is_active }) => method === 2 && is_active)).toBe(true)
  })

  it('have the property their code promises [DISC-02] [DISC-03] [DISC-06]', () => {
    expect(voucher('SLEVA10')).toMatchObject({ operation: 1, percents: 10, application_scope: 1 })
    expect(voucher('MINUS100')).toMatchObject({ operation: 2, amounts: { CZK: 10000, EUR: 400 } })
    expect(voucher('DOPRAVA')).toMatchObject({ free_shipping: true, application_scope: 4 })
    expect(voucher('JEDNOU')).toMatchObject({ limit_orders: 1, used_orders: 0 })
    expect(voucher('KAZDY1')).toMatchObject({ limit_per_customer: 1 })
    expect(voucher('PROSLY').valid_to_days).toBeLessThan(0)
    expect(voucher('BUDE').valid_from_days).toBeGreaterThan(0)
    expect(voucher('SALON20')).toMatchObject({
      type_groups: 'only',
      customer_group_codes: ['salon'],
      percents: 20,
    })
    expect(voucher('HRNKY15')).toMatchObject({
      type_categories: 'only',
      category_codes: ['mugs'],
      percents: 15,
    })
  })

  it('aim at categories that exist', () => {
    const known = catalogue.categories.map(({ code }) => code)
    for (const code of trade.discounts.flatMap(({ category_codes }) => category_codes))
      expect(known).toContain(code)
  })
})

describe('gift and loyalty', () => {
  it('gives one gift from 1 500 Kč or 60 € in the cart [DISC-07] [DISC-08]', () => {
    const [gift] = trade.gifts
    expect(gift).toMatchObject({ type: 1, limit: 1, percents: 100, is_active: true })
    expect(gift?.rules).toEqual([
      { is_active: true, type: 1, condition: 'gte', amounts: { CZK: 150000, EUR: 6000 } },
    ])
    expect(catalogue.products.map(({ code }) => code)).toContain(gift?.product_code)
  })

  it('books credits on the account the shop names [LOYAL-03] [LOYAL-07]', () => {
    expect(trade.customer_accounts.map(({ code }) => code)).toContain(content.shop.credit_account_code)
    expect(trade.loyalty_programs[0]).toMatchObject({
      customer_account_code: content.shop.credit_account_code,
      operation: 1,
      is_active: true,
    })
  })
})

describe('people', () => {
  const customer = (name: string) => {
    const found = trade.customers.find(({ email }) => email === `${name}@example.com`)
    if (!found) throw new Error(`There is no customer ${name}`)
    return found
  }

  it('has the five customers with the demo password', () => {
    expect(trade.customers).toHaveLength(5)
    expect(new Set(trade.customers.map(({ password }) => password))).toEqual(new Set(['Vitrine-demo-1']))
    expect(customer('jana')).toMatchObject({ credits: 500 })
    expect(customer('jana').addresses).toHaveLength(2)
    expect(customer('jana').wish_list_product_codes.length).toBeGreaterThan(0)
    expect(customer('petr')).toMatchObject({
      customer_group_codes: ['salon'],
      addresses: [{ is_company: true }],
    })
    expect(customer('eva')).toMatchObject({ is_active: true, is_blocked: false, credits: 0 })
    expect(customer('blocked')).toMatchObject({ is_blocked: true })
    expect(customer('inactive')).toMatchObject({ is_active: false })
  })

  it('keeps at most one default address of each kind per customer', () => {
    for (const { addresses } of trade.customers) {
      expect(addresses.filter((address) => address.is_billing_default).length).toBeLessThan(2)
      expect(addresses.filter((address) => address.is_shipping_default).length).toBeLessThan(2)
    }
  })

  it('uses company numbers whose check digit holds', () => {
    const numbers = trade.customers
      .flatMap(({ addresses }) => addresses)
      .flatMap(({ company_identification_number: number }) => (number === null ? [] : [number]))
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !isCompanyNumber(number))).toEqual([])
  })

  it('refers to existing groups, products, methods and extra fields', () => {
    const fields = content.configurable_variables.map(({ code }) => code)
    for (const person of trade.customers) {
      for (const code of person.customer_group_codes) byCode(content.customer_groups, code)
      for (const code of person.wish_list_product_codes) byCode(catalogue.products, code)
      for (const code of Object.keys(person.configurable)) expect(fields).toContain(code)
      if (person.preferred_shipping_method_code)
        byCode(trade.shipping_methods, person.preferred_shipping_method_code)
      if (person.preferred_payment_method_code)
        byCode(trade.payment_methods, person.preferred_payment_method_code)
    }
  })

  it('has one staff user with the staff password', () => {
    expect(trade.staff_users.map(({ email, password }) => [email, password])).toEqual([
      ['staff@example.com', 'Vitrine-staff-1'],
    ])
  })
})
