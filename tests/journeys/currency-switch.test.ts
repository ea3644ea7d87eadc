import { expect, it } from 'vitest'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'

const { db, submit, visit } = await startSeededShop()

it.each(['page=2', 'from=1&to=2'])(
  'the currency switch leads to the first page of a listing, of which the other currency may have fewer (%s) [SHOP-01]',
  async (turned) => {
    await db`
      delete from product_price
      where product_id % 10 > 0 and currency_id = (select id from currency where code = 'EUR')`
    const path = `/caje?${turned}&sort=name`
    expect((await visit(path)).status).toBe(200)
    expect((await visit(path, { cookies: { currency: 'EUR' } })).status).toBe(404)
    const headers = { referer: `http://localhost${path}` }
    const switched = await submit('/api/currency', { currency: 'EUR' }, { headers })
    const location = switched.headers.get('location') ?? ''
    const cookies = { currency: cookiesOf(switched).currency?.value ?? '' }
    expect((await visit(location, { cookies })).status).toBe(200)
    expect(location).toBe('/caje?sort=name')
  },
)
