import { describe, expect, it } from 'vitest'
import type { Country, DialCode } from '#contract/country.ts'
import type { FreeShippingPrice } from '#contract/currency.ts'
import type { ListAnswer } from '#contract/list.ts'
import type { CompanyInfo, ShopInfo } from '#contract/shop.ts'
import { createPlatform, served } from '#platform/app.ts'
import { VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRouter } from '#platform/http/router.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { createPreferences } from './preferences.ts'

const { db } = await useSeededDatabase()
const log = createLog('silent')
const platform = createPlatform({ sql: db, log, check_answers: true })

async function get<T>(path: string, headers: Record<string, string> = {}, origin = 'http://localhost') {
  const response = await platform.fetch(new Request(origin + path, { headers }))
  expect(response.status, path).toBe(200)
  return (await response.json()) as T
}
const items = async <T>(path: string, headers: Record<string, string> = {}) =>
  (await get<ListAnswer<T>>(path, headers)).items
const filters = (...list: [string, string, unknown][]) =>
  `filters=${encodeURIComponent(JSON.stringify(list.map(([field, operator, value]) => ({ field, operator, value }))))}`

describe('the shop', () => {
  it('maps its hostnames to currency, country and language [SHOP-01] [ENT-75]', async () => {
    const shop = await get<ShopInfo>('/shop')
    const currencies = await items<{ id: number; code: string }>('/currencies')
    const countries = await items<Country>('/countries?paginate=false')
    const hosts = shop.hostnames.map(({ hostname, currency_id, country_id, language }) => [
      hostname,
      currencies.find(({ id }) => id === currency_id)?.code,
      countries.find(({ id }) => id === country_id)?.alpha2,
      language,
    ])
    expect(hosts).toEqual([
      ['localhost', 'CZK', 'CZ', 'cs'],
      ['vitrine.example.cz', 'CZK', 'CZ', 'cs'],
      ['vitrine.example.sk', 'EUR', 'SK', 'sk'],
    ])
  })

  it('tells what its host stands for, whatever the visitor prefers [SHOP-01] [ENT-75]', async () => {
    const slovak = await get<ShopInfo>('/shop', { 'currency-preference': 'CZK' }, 'http://vitrine.example.sk')
    const host = slovak.hostnames.find(({ hostname }) => hostname === 'vitrine.example.sk')
    expect(slovak.default_currency_id).toBe(host?.currency_id)
    expect(slovak.default_country_id).toBe(host?.country_id)
  })

  it('has route settings per language, networks, opening hours and a credit account [ENT-30] [X-30]', async () => {
    const shop = await get<ShopInfo>('/shop')
    expect(shop.route_settings.search).toEqual({
      cs: { path: '/hledani', query_name: 'q' },
      sk: { path: '/vyhladavanie', query_name: 'q' },
      en: { path: '/search', query_name: 'q' },
    })
    expect(Object.entries(shop.social_links).filter(([, url]) => url !== null)).toHaveLength(2)
    expect(shop.opening_hours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(shop.opening_hours[6]).toEqual({ day: 7, from: null, to: null })
    expect(shop.credit_account_id).toBeGreaterThan(0)
  })

  it('is run by a company with an account per currency, told in the language of the request [ENT-30]', async () => {
    const cs = await get<CompanyInfo>('/company')
    const en = await get<CompanyInfo>('/company', { 'language-preference': 'en' })
    expect([cs.country, en.country]).toEqual(['Česko', 'Czechia'])
    expect(en.register_entry).not.toBe(cs.register_entry)
    expect(cs.bank_accounts.map(({ currency_id }) => currency_id)).toEqual([1, 2])
  })
})

describe('countries', () => {
  it('have a code, a dial code and a name in the language of the request [SHOP-03] [ENT-74]', async () => {
    const [country] = await items<Country>('/countries?search=rakousko')
    expect(country).toMatchObject({ alpha2: 'AT', dial_code: '+43', is_active: true })
    const [english] = await items<Country>('/countries?search=austria', { 'language-preference': 'en' })
    expect(english).toMatchObject({ id: country?.id, name: 'Austria' })
  })

  it('are offered for choice when active only [SHOP-03] [ENT-74]', async () => {
    const all = await items<Country>('/countries?paginate=false')
    const active = await items<Country>(`/countries?${filters(['is_active', 'eq', true])}&paginate=false`)
    expect(all.some(({ is_active }) => !is_active)).toBe(true)
    expect(active.length).toBeLessThan(all.length)
    expect(active.every(({ is_active }) => is_active)).toBe(true)
  })

  it('say which of them goods are sent to, while a bill may go to all that are active [L17] [L20]', async () => {
    const reached = await items<Country>(
      `/countries?${filters(['is_delivered_to', 'eq', true])}&paginate=false`,
    )
    expect(reached.map(({ alpha2 }) => alpha2)).toEqual(['CZ', 'SK', 'DE', 'AT', 'PL'])
    const [france] = await items<Country>('/countries?search=FR')
    expect(france).toMatchObject({ is_active: true, is_delivered_to: false })
  })

  it('have their dial codes as a list of its own, of active countries [SHOP-04] [ENT-74]', async () => {
    const codes = await items<DialCode>('/dial-codes?paginate=false')
    const active = await items<Country>(`/countries?${filters(['is_active', 'eq', true])}&paginate=false`)
    expect(codes).toEqual(
      active.map(({ id, dial_code, name, alpha2 }) => ({
        id,
        country_id: id,
        dial_code,
        country_name: name,
        alpha2,
      })),
    )
  })

  it('take paging, sorting, filters, only and except like every list [API-06] [API-09] [API-13]', async () => {
    const page = await get<ListAnswer<Country>>('/countries?per_page=3&page=2&sort=-alpha2&only=alpha2')
    expect(page).toEqual({
      items: [{ alpha2: 'RO' }, { alpha2: 'PT' }, { alpha2: 'PL' }],
      _meta: { page: 2, total_pages: 10 },
      _errors: {},
    })
    const found = await items<Country>(
      `/countries?${filters(['dial_code', 'starts_with', '+42'])}&only=alpha2`,
    )
    expect(found.map(({ alpha2 }) => alpha2)).toEqual(['CZ', 'SK'])
  })
})

describe('currencies', () => {
  it('have an id, a symbol and decimal places [SHOP-05] [ENT-74]', async () => {
    expect(await items('/currencies?sort=id')).toEqual([
      { id: 1, code: 'CZK', symbol: 'Kč', decimal_places: 2 },
      { id: 2, code: 'EUR', symbol: '€', decimal_places: 2 },
    ])
  })

  it('each have a value from which shipping is free, with and without tax, written in that currency [SHOP-02] [SHOP-06] [ENT-75]', async () => {
    const prices = await items<FreeShippingPrice>('/free-shipping-prices', { 'currency-preference': 'EUR' })
    expect(prices.map(({ currency_id, taxed_price }) => [currency_id, taxed_price.value])).toEqual([
      [1, 1200],
      [2, 48],
    ])
    expect(prices[0]?.taxed_price.formatted).toMatch(/Kč$/)
    expect(prices[1]?.taxed_price.formatted).toMatch(/€$/)
    expect(prices[0]?.price.value).toBe(991.74)
    expect(await get(`/free-shipping-prices/2`)).toEqual(prices[1])
  })
})

describe('configurable variables', () => {
  it('have a value of their type [ENT-20]', async () => {
    expect(await items('/configurable-variables?sort=id&only=code,type,value')).toEqual([
      { code: 'favourite_drink', type: 'text', value: '' },
      { code: 'grind_for_me', type: 'boolean', value: false },
      { code: 'cups_per_day', type: 'number', value: null },
    ])
  })

  it('show a customer their own value, and others the default [ENT-20]', async () => {
    const [customer] = await db<{ id: number }[]>`
      insert into customer (code, first_name, last_name, email)
      values ('own-value', 'Ida', 'Nová', 'ida@example.com') returning id`
    const customer_id = customer?.id ?? 0
    await db`
      insert into configurable_variable_value (configurable_variable_id, customer_id, value)
      select id, ${customer_id}, '5' from configurable_variable where code = 'cups_per_day'`
    const own = createRouter({
      sql: db,
      log,
      metrics: createMetrics(),
      now: () => new Date(),
      served,
      preferences: createPreferences(db),
      identify: async () => ({ ...VISITOR, customer_id }),
      check_answers: true,
    })
    const path = `/configurable-variables?${filters(['code', 'eq', 'cups_per_day'])}&only=value`
    const response = await own.fetch(new Request(`http://localhost${path}`))
    expect(((await response.json()) as ListAnswer<unknown>).items).toEqual([{ value: 5 }])
    expect(await items(path)).toEqual([{ value: null }])
  })
})
