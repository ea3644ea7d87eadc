import { describe, expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { cookiesOf, joinStorefront, startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'
import { parseConsent } from './consent-cookie.ts'
import { CONSENT_STYLE_PATH } from './consent-endpoint.ts'
import { CONSENT_VERSION } from './consent-version.ts'

const shop = await startSeededShop()
const { db, platform, visit, submit, ask } = shop
const choose = (form: Record<string, string>, cookies: Record<string, string> = {}, referer = '') =>
  submit('/api/consent', form, { cookies, ...(referer ? { headers: { referer } } : {}) })
const rowsOf = (value: string | undefined) =>
  db`select purposes, version, language, customer_id from consent
     where consent_id = ${parseConsent(value)?.consent_id ?? null} order by id`

describe('choosing', () => {
  it('to refuse keeps the choice for a year and nothing else', async () => {
    const cookies = cookiesOf(await choose({ choice: 'refuse', language: 'sk' }))
    const { consent, tracking_id } = cookies
    expect(consent?.value).toMatch(new RegExp(`^${CONSENT_VERSION}\\.[0-9a-f-]{36}$`))
    expect(consent?.attributes).toEqual(['Path=/', 'Max-Age=31536000', 'Secure', 'SameSite=Lax'])
    expect(tracking_id).toMatchObject({ value: '', attributes: expect.arrayContaining(['Max-Age=0']) })
    expect(await rowsOf(consent?.value)).toEqual([
      {
        purposes: { preferences: false, statistics: false, marketing: false },
        version: CONSENT_VERSION,
        language: 'sk',
        customer_id: null,
      },
    ])
  })

  it('to accept gives the visitor an id for a year, in a secure cookie [COOKIE-03]', async () => {
    const { consent, tracking_id } = cookiesOf(await choose({ choice: 'accept' }))
    expect(consent?.value).toMatch(/\.statistics$/)
    expect(tracking_id?.value).toMatch(/^[0-9a-f-]{36}$/)
    expect(tracking_id?.attributes).toEqual(['Path=/', 'Max-Age=31536000', 'Secure', 'SameSite=Lax'])
  })

  it.each([
    [{ choice: 'save', statistics: 'on' }, true],
    [{ choice: 'save' }, false],
    // What is not ticked is not agreed to, and ticks count only where they are saved.
    [{ choice: 'refuse', statistics: 'on' }, false],
  ])('%o agrees to statistics: %s', async (form, statistics) => {
    const { consent } = cookiesOf(await choose(form as Record<string, string>))
    expect(parseConsent(consent?.value)?.statistics).toBe(statistics)
  })

  it('goes back to the page that asked, and to no other site', async () => {
    const back = async (referer: string, language = 'en') =>
      (await choose({ choice: 'refuse', language }, {}, referer)).headers.get('location')
    expect(await back('http://localhost/caje?sort=price')).toBe('/caje?sort=price')
    expect(await back('https://evil.example/caje')).toBe('/en')
    expect(await back('')).toBe('/en')
  })

  it('is refused for anything else, and to other sites', async () => {
    expect((await ask('/api/consent', { choice: 'yes' })).status).toBe(422)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('/api/consent', { choice: 'accept' }, { headers })).status).toBe(403)
  })

  it('again keeps the id of the consent, and a refusal deletes what was seen before', async () => {
    const shopper = shopperIn(shop)
    await shopper.submit('/api/consent', { choice: 'accept' })
    const { consent, tracking_id = '' } = shopper.cookies
    const [product] = await db<{ id: number }[]>`select id from product where is_active order by id limit 1`
    const look = (id: string) =>
      platform.fetch(
        new Request('http://localhost/visits', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-tracking-id': id },
          body: JSON.stringify({ product_id: product?.id }),
        }),
      )
    for (const id of [tracking_id, 'somebody-else']) expect((await look(id)).status).toBe(201)
    await shopper.submit('/api/consent', { choice: 'refuse' })
    expect(parseConsent(shopper.cookies.consent)?.consent_id).toBe(parseConsent(consent)?.consent_id)
    expect(shopper.cookies.tracking_id).toBeUndefined()
    expect((await rowsOf(consent)).map(({ purposes }) => purposes.statistics)).toEqual([true, false])
    const left = await db`
      select tracking_id from visit where tracking_id in (${tracking_id}, 'somebody-else')`
    expect(left).toEqual([{ tracking_id: 'somebody-else' }])
  })

  it('becomes the choice of the customer who logs in', async () => {
    const shopper = shopperIn(shop)
    await shopper.submit('/api/consent', { choice: 'accept' })
    await shopper.logIn('jana@example.com')
    const [row] = await rowsOf(shopper.cookies.consent)
    const [jana] = await db<{ id: number }[]>`select id from customer where email = 'jana@example.com'`
    expect(row?.customer_id).toBe(jana?.id)
  })
})

describe('a platform that is away', () => {
  it('stops nobody from refusing, and agrees to nothing unproved', async () => {
    const real = createPlatform({ sql: db, log: createLog('silent') })
    const away = await joinStorefront({
      fetch: async (request) =>
        request.url.endsWith('/consents') ? new Response('', { status: 503 }) : real.fetch(request),
    })
    const refused = await away.ask('/api/consent', { choice: 'refuse' })
    expect([refused.status, Object.keys(cookiesOf(refused))]).toEqual([200, ['consent', 'tracking_id']])
    const accepted = await away.ask('/api/consent', { choice: 'accept' })
    expect([accepted.status, cookiesOf(accepted)]).toEqual([503, {}])
  })
})

describe('a page', () => {
  it('is the same whether one has chosen or not, and sets nothing', async () => {
    const shopper = shopperIn(shop)
    await shopper.submit('/api/consent', { choice: 'accept' })
    const [first, chosen] = [await visit('/'), await shopper.visit('/')]
    expect(first.headers.getSetCookie()).toEqual([])
    const html = await first.text()
    expect(await chosen.text()).toBe(html)
    expect(html.match(/id="consent"/g)).toHaveLength(1)
    expect(html).toContain(`<noscript><link rel="stylesheet" href="${CONSENT_STYLE_PATH}"></noscript>`)
  })

  it('asks without scripts until one has chosen, and again once the question has changed', async () => {
    const style = async (consent?: string) => {
      const response = await visit(CONSENT_STYLE_PATH, { cookies: consent ? { consent } : {} })
      expect(response.headers.get('cache-control')).toBe('no-store')
      return response.text()
    }
    const id = '0b7f6c2e-6b8f-4d0e-9d0a-0c4b8c6b1f55'
    expect(await style()).toBe('#consent{display:block}')
    expect(await style(`${CONSENT_VERSION}.${id}`)).toBe('')
    expect(await style(`${CONSENT_VERSION}.${id}.statistics`)).toBe('')
    expect(await style(`2020-01.${id}`)).toBe('#consent{display:block}')
  })

  it('has two buttons of one look in the first layer, and no purpose ticked beforehand', async () => {
    const html = await (await visit('/en')).text()
    const bar = /<section id="consent".*?<\/section>/s.exec(html)?.[0] ?? ''
    const looks = ['refuse', 'accept'].map(
      (choice) => new RegExp(`<button value="${choice}" class="([^"]*)" name="choice"`).exec(bar)?.[1],
    )
    expect(looks[0]).toBeTruthy()
    expect(looks[0]).toBe(looks[1])
    expect(bar).toMatch(/<input(?![^>]*checked)[^>]* name="statistics"/)
    expect(bar).toContain('href="/en/cookies"')
  })
})
