import { expect, it } from 'vitest'
import { readPage } from '#tests/page-html.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'

const { db, submit, visit } = await startSeededShop()

async function switchedAt(path: string) {
  const headers = { referer: `http://localhost${path}` }
  const answer = await submit('/api/currency', { currency: 'EUR' }, { headers })
  const location = answer.headers.get('location') ?? ''
  const cookies = { currency: cookiesOf(answer).currency?.value ?? '' }
  return { location, page: await readPage(await visit(location, { cookies })) }
}

it.each(['page=2', 'from=1&to=2'])(
  'the currency switch leads to the last page of a listing that has fewer in the other currency (%s) [SHOP-01]',
  async (turned) => {
    await db`
      delete from product_price
      where product_id % 10 > 0 and currency_id = (select id from currency where code = 'EUR')`
    const path = `/caje?${turned}&sort=name`
    const { location, page } = await switchedAt(path)
    expect(location).toBe(path)
    expect(page.status).toBe(200)
    expect(page.main).toMatch(/€/)
    expect(page.links('canonical')[0]?.href, 'of the page that is shown').toMatch(/\/caje$/)
  },
)
