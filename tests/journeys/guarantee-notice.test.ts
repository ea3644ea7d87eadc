import { describe, expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, visit } = await startSeededShop({ show_stack: true })
const open = async (path: string) => readPage(await visit(path))

async function pathsOf(code: string): Promise<Record<string, string>> {
  const rows = await db<{ language: string; path: string }[]>`
    select route.language, route.path from page_route route join product on product.id = route.model_id
    where route.kind = 'model' and route.model_type = ${MODEL_TYPES.product} and product.code = ${code}`
  return Object.fromEntries(rows.map(({ language, path }) => [language, path]))
}

describe('the notice of the legal guarantee', () => {
  it.each([
    ['cs', '', 'Zákonná záruka nejméně 2 roky'],
    ['sk', '/sk', 'Zákonná záruka najmenej 2 roky'],
    ['en', '/en', 'Legal guarantee of at least 2 years'],
  ])(
    'stands beside the price in %s and leads to the whole of the rights',
    async (language, prefix, words) => {
      const { main, html } = await open(`${prefix}${(await pathsOf('PLAIN'))[language]}`)
      expect(main).toContain(words)
      const [page] = await db<{ path: string }[]>`
      select path from page_route route join static_page page on page.id = route.model_id
      where page.code = 'legal-guarantee' and route.kind = 'model' and route.language = ${language}
        and route.path = '/' || (page.slug ->> ${language})`
      expect(html).toContain(`href="${prefix}${page?.path}"`)
      const rights = await open(`${prefix}${page?.path}`)
      expect(rights.html).toContain('href="https://europa.eu/youreurope"')
    },
  )

  it('shows the official picture where the shop has put it, in its language only', async () => {
    const { cs, sk } = await pathsOf('PLAIN')
    await db`update static_content set content = jsonb_set(content, '{cs}',
      to_jsonb('<p><img src="/media/guarantee-notice-cs/640" alt="Zákonná záruka"></p>'::text))
      where code = 'guarantee-notice'`
    expect((await open(`${cs}?x=1`)).html).toContain('<img src="/media/guarantee-notice-cs/640"')
    expect((await open(`/sk${sk}?x=1`)).html).not.toContain('guarantee-notice-cs')
  })

  it('is said by the storefront itself where the shop has no words for it', async () => {
    await db`delete from static_content where code = 'guarantee-notice'`
    const { main } = await open(`${(await pathsOf('PLAIN')).cs}?x=2`)
    expect(main).toContain('Zákonná záruka nejméně 2 roky')
  })
})
