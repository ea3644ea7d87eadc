import { describe, expect, it } from 'vitest'
import { cookiesOf, startShop } from '#tests/shop.ts'

const { submit } = await startShop()

describe('the currency switch', () => {
  const switchFrom = (page: string) =>
    submit('/api/currency', { currency: 'EUR' }, { headers: { referer: `http://localhost${page}` } })

  it('leads back to the page, with all that is chosen there [SHOP-01]', async () => {
    const response = await switchFrom('/sk/caje?brand=luh_mha&sort=name&per_page=48')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/sk/caje?brand=luh_mha&sort=name&per_page=48')
    expect(cookiesOf(response).currency?.value).toBe('EUR')
  })

  it.each([
    'https://evil.example/caje',
    'http://localhost.evil.example/caje',
    'http://localhost:81/caje',
    'about:blank',
    'no address',
  ])('leads home from %s, which is no page of the shop [SHOP-01]', async (referer) => {
    const response = await submit('/api/currency', { currency: 'EUR' }, { headers: { referer } })
    expect(response.headers.get('location')).toBe('/')
  })

  it('takes no bounds of a price along: they are amounts of the other currency [FILTER-04] [SHOP-01]', async () => {
    const narrowed = await switchFrom('/caje?brand=luh&min_price=200&max_price=400')
    expect(narrowed.headers.get('location')).toBe('/caje?brand=luh')
    const only = await switchFrom('/caje?min_price=200')
    expect(only.headers.get('location')).toBe('/caje')
  })

  it.each(['/blog?page=3', '/zakaznik/moje-objednavky?page=2', '/caje?brand=luh&from=1&to=3'])(
    'stays at the page that is turned to at %s [SHOP-01]',
    async (page) => {
      expect((await switchFrom(page)).headers.get('location')).toBe(page)
    },
  )
})
