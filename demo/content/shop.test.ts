import { describe, expect, it } from 'vitest'
import { isIban } from '#contract/bank.ts'
import { isCompanyNumber } from '#tests/checksum.ts'
import { demoContent } from './demo-content.ts'

const { shop, company, countries, currencies, free_shipping_prices, customer_groups, static_pages } =
  demoContent()

describe('the shop', () => {
  it('maps hosts to currency, country and language [SHOP-01]', () => {
    const rows = shop.hostnames.map(({ hostname, currency, country, language }) => [
      hostname,
      currency,
      country,
      language,
    ])
    expect(rows).toEqual([
      ['localhost', 'CZK', 'CZ', 'cs'],
      ['vitrine.example.cz', 'CZK', 'CZ', 'cs'],
      ['vitrine.example.sk', 'EUR', 'SK', 'sk'],
    ])
  })

  it('ships free from 1 200 Kč and 48 € [SHOP-02]', () => {
    expect(free_shipping_prices).toEqual([
      { currency: 'CZK', taxed_price: 120000 },
      { currency: 'EUR', taxed_price: 4800 },
    ])
  })

  it('sends bills to the whole Union and knows some inactive countries [SHOP-03] [L17]', () => {
    const active = countries.filter(({ is_active }) => is_active).map(({ alpha2 }) => alpha2)
    expect(active.slice(0, 5)).toEqual(['CZ', 'SK', 'DE', 'AT', 'PL'])
    expect(active.toSorted().join(' ')).toBe(
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    )
    expect(countries.some(({ is_active }) => !is_active)).toBe(true)
    for (const { dial_code } of countries) expect(dial_code).toMatch(/^\+\d{2,3}$/)
    expect(new Set(countries.map(({ dial_code }) => dial_code)).size).toBe(countries.length)
  })

  it('counts in CZK with id 1 and EUR with id 2, both with two places [SHOP-05]', () => {
    expect(
      currencies.map(({ id, code, symbol, decimal_places }) => [id, code, symbol, decimal_places]),
    ).toEqual([
      [1, 'CZK', 'Kč', 2],
      [2, 'EUR', '€', 2],
    ])
  })

  it('reads search and blog paths from its settings [ROUTE-17]', () => {
    expect(shop.route_settings).toEqual({
      search: { paths: { cs: '/hledani', sk: '/vyhladavanie', en: '/search' }, query_name: 'q' },
      blog: { paths: { cs: '/blog', sk: '/blog', en: '/blog' } },
    })
  })

  it('fills two social networks and leaves two empty [UI-28]', () => {
    const { facebook, instagram, youtube, tiktok } = shop.social_links
    expect([facebook, instagram].every((url) => new URL(url).hostname.endsWith('example.com'))).toBe(true)
    expect([youtube, tiktok]).toEqual(['', ''])
  })

  it('knows the group salon', () => {
    expect(customer_groups.map(({ code }) => code)).toContain('salon')
  })
})

describe('the company', () => {
  it('has a company number and accounts whose check digits hold [CONTENT-09]', () => {
    expect(isCompanyNumber(company.identification_number)).toBe(true)
    expect(company.vat_number).toBe(`CZ${company.identification_number}`)
    expect(company.bank_accounts.map(({ currency, iban }) => [currency, isIban(iban)])).toEqual([
      ['CZK', true],
      ['EUR', true],
    ])
  })

  it('is refused by the checks when one digit is wrong', () => {
    expect(isCompanyNumber('12345678')).toBe(false)
    expect(isIban('CZ6508000000192000145398')).toBe(false)
  })

  it('is named on the contact and terms pages with phone, e-mail and number [CONTENT-09]', () => {
    for (const code of ['contact', 'terms']) {
      const page = static_pages.find((candidate) => candidate.code === code)
      for (const html of Object.values(page?.content ?? {})) {
        expect(html).toContain(company.email)
        expect(html).toContain(company.identification_number)
        expect(html.replaceAll('\u00a0', ' ')).toContain(company.phone)
      }
      expect(page).toBeDefined()
    }
  })
})

describe('the law on the pages', () => {
  const textOf = (code: string) => {
    const page = static_pages.find((candidate) => candidate.code === code)
    if (!page) throw new Error(`There is no page ${code}`)
    return Object.values(page.content).map((html) => html.replaceAll('\u00a0', ' '))
  }

  it('states 14 days to withdraw, 24 months for defects and 30 days to settle', () => {
    for (const html of textOf('withdrawal')) expect(html).toMatch(/14 (dn|days|Tagen)/)
    for (const html of textOf('complaints')) {
      expect(html).toMatch(/24 (měsíc|mesiac|months|Monaten)/)
      expect(html).toMatch(/30 (dn|days|Tagen)/)
    }
    for (const html of textOf('terms')) expect(html).toContain('https://coi.gov.cz/informace-o-adr/')
  })
})
