import { expect, it } from 'vitest'
import { startSeededShop } from '#tests/shop.ts'

const { db, visit } = await startSeededShop()
const articles = await db<{ path: string }[]>`
  select path from page_route join article on article.id = model_id
  where model_type = 12 and language = 'cs'`

it('an article leads to three others, of other categories too where its own has fewer [CONTENT-01]', async () => {
  expect(articles.length).toBeGreaterThan(3)
  for (const { path } of articles) {
    const html = await (await visit(path)).text()
    const [, more = ''] = html.split('Další články')
    const urls = [...more.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, url]) => url)
    expect([path, new Set(urls).size, urls.includes(path)]).toEqual([path, 3, false])
  }
})
