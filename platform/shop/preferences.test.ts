import { describe, expect, it, vi } from 'vitest'
import type { ListAnswer } from '#contract/list.ts'
import type { Money } from '#contract/money.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { createPreferences } from './preferences.ts'

const { db } = await useSeededDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })
const preferences = createPreferences(db)

function asked(headers: Record<string, string> = {}, origin = 'http://localhost') {
  return preferences(new Request(`${origin}/`, { headers }))
}

async function list<T>(path: string, headers: Record<string, string> = {}, origin = 'http://localhost') {
  const response = await platform.fetch(new Request(origin + path, { headers }))
  expect(response.status).toBe(200)
  return { response, items: ((await response.json()) as ListAnswer<T>).items }
}

describe('the language of a request', () => {
  it.each([
    ['cs', 'cs'],
    ['sk', 'sk'],
    ['en', 'en'],
    ['de', 'de'],
    ['sk-SK', 'sk'],
    ['EN-us', 'en'],
    ['slk', 'sk'],
    ['ces', 'cs'],
    [' en ', 'en'],
  ])('is read from %j as %s [API-04]', async (header, language) => {
    expect((await asked({ 'language-preference': header })).language).toBe(language)
  })

  it.each(['xx', '', 'cs,sk', 'cs;q=0.9', '../sk', 'x'.repeat(1000)])(
    'is the default one for %j [API-04] [B-34]',
    async (header) => {
      expect((await asked({ 'language-preference': header })).language).toBe('cs')
    },
  )

  it('is that of the host without the header [API-04]', async () => {
    expect((await asked({}, 'http://vitrine.example.sk')).language).toBe('sk')
    expect((await asked({}, 'http://vitrine.example.cz')).language).toBe('cs')
  })

  it('is that of the host as it is now, however the clock was set [API-04] [F22]', async () => {
    const own = createPreferences(db)
    const ofHost = async () => (await own(new Request('http://vitrine.example.sk/'))).language
    const set = (language: string) =>
      db`update shop_hostname set language = ${language} where hostname = 'vitrine.example.sk'`
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    try {
      expect(await ofHost()).toBe('sk')
      await set('en')
      vi.setSystemTime(Date.now() - 60 * 60_000)
      vi.advanceTimersByTime(2000)
      expect(await ofHost()).toBe('en')
    } finally {
      vi.useRealTimers()
      await set('sk')
    }
  })

  it('decides names, texts and addresses [API-04]', async () => {
    const pages = async (language: string) => {
      const { items, response } = await list<{ code: string; name: string; url: string; content: string }>(
        '/static-pages?filters=[{"field":"code","operator":"eq","value":"shipping-and-payment"}]',
        { 'language-preference': language },
      )
      expect(response.headers.get('content-language')).toBe(language)
      return items[0]
    }
    const [cs, sk, en, de] = await Promise.all(['cs', 'sk', 'en', 'de'].map(pages))
    expect([cs?.url, sk?.url?.slice(0, 4), en?.url?.slice(0, 4)]).toEqual([
      '/doprava-a-platba',
      '/sk/',
      '/en/',
    ])
    expect(new Set([cs?.content, sk?.content, en?.content, de?.content]).size).toBe(4)
    // There are no German pages, so German texts lead to the Czech ones.
    expect(de?.url).toBe(cs?.url)
  })
})

describe('the currency of a request', () => {
  it.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['CZK', 'CZK'],
    ['XXX', 'CZK'],
    ['', 'CZK'],
    ['CZK,EUR', 'CZK'],
    ['x'.repeat(1000), 'CZK'],
  ])('is read from %j as %s [API-05] [B-34]', async (header, code) => {
    expect((await asked({ 'currency-preference': header })).currency.code).toBe(code)
  })

  it('and the country are those of the host by default; the header changes the currency alone [SHOP-01] [API-05]', async () => {
    const countries = await list<{ id: number; alpha2: string }>('/countries')
    const alpha2 = (id: number) => countries.items.find((country) => country.id === id)?.alpha2
    const place = async (...request: Parameters<typeof asked>) => {
      const { currency, country_id } = await asked(...request)
      return [currency.code, alpha2(country_id)]
    }
    expect(await place({}, 'http://localhost:3000')).toEqual(['CZK', 'CZ'])
    expect(await place({}, 'http://vitrine.example.cz')).toEqual(['CZK', 'CZ'])
    expect(await place({}, 'http://vitrine.example.sk')).toEqual(['EUR', 'SK'])
    expect(await place({}, 'http://unknown.example.com')).toEqual(['CZK', 'CZ'])
    expect(await place({ 'currency-preference': 'CZK' }, 'http://vitrine.example.sk')).toEqual(['CZK', 'SK'])
  })

  it('a reader of another language is at home where the host of that language is; English names no country [SHOP-01]', async () => {
    const country = async (language: string) => {
      const { country_id, currency } = await asked({ 'language-preference': language })
      const [row] = await db<{ alpha2: string }[]>`select alpha2 from country where id = ${country_id}`
      return [row?.alpha2, currency.code]
    }
    expect(await country('cs')).toEqual(['CZ', 'CZK'])
    expect(await country('sk')).toEqual(['SK', 'CZK'])
    expect(await country('en')).toEqual(['CZ', 'CZK'])
  })

  it('a reader is at home with the host where nothing is sold to the country of their language [SHOP-01]', async () => {
    const [sk] = await db<{ id: number }[]>`select id from country where alpha2 = 'SK'`
    const request = new Request('http://localhost/', { headers: { 'language-preference': 'sk' } })
    const home = async () => (await createPreferences(db)(request)).country_id
    expect(await home()).toBe(sk?.id)
    await db`update country set is_active = false where alpha2 = 'SK'`
    expect(await home()).not.toBe(sk?.id)
    await db`update country set is_active = true where alpha2 = 'SK'`
    const served = await db`delete from shipping_method_country where country_id = ${sk?.id ?? 0} returning *`
    expect(await home()).not.toBe(sk?.id)
    await db`insert into shipping_method_country ${db(served)}`
    expect(await home()).toBe(sk?.id)
  })

  it('decides amounts and how they are written [API-05] [SHOP-05]', async () => {
    const price = async (currency: string, language: string) => {
      const { items } = await list<{ taxed_price: Money }>('/products?per_page=1&only=taxed_price', {
        'currency-preference': currency,
        'language-preference': language,
      })
      return items[0]?.taxed_price as Money
    }
    const crowns = await price('CZK', 'cs')
    const euros = await price('EUR', 'sk')
    expect(crowns.formatted).toMatch(/Kč$/)
    expect(euros.formatted).toMatch(/^\d+,\d\d\u00A0€$/)
    expect((await price('EUR', 'en')).formatted).toMatch(/^€\d+\.\d\d$/)
    expect(euros.value).toBeLessThan(crowns.value)
  })
})
