import { describe, expect, it } from 'vitest'
import { type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { type PageHtml, readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, visit } = await startSeededShop({ show_stack: true })

async function open(path: string, cookies: Record<string, string> = {}): Promise<PageHtml> {
  const page = await readPage(await visit(path, { cookies }))
  expect([path, page.status]).toEqual([path, 200])
  return page
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** Where the switch of a page leads. */
function wayTo({ html }: PageHtml, language: InterfaceLanguage): string {
  const link = new RegExp(`href="([^"]*)" hrefLang="${LOCALES[language]}"`).exec(html)
  return unescaped(link?.[1] ?? '')
}

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)
const cards = ({ html }: PageHtml) => [...html.matchAll(/<article/g)].length

async function pathOf(code: string, language = 'cs'): Promise<string> {
  const [row] = await db<{ path: string }[]>`
    select route.path from page_route route join product on product.id = route.model_id
    where route.model_type = 9 and route.language = ${language} and product.code = ${code}`
  return `${language === 'cs' ? '' : `/${language}`}${row?.path}`
}

describe('the language switch of a listing', () => {
  const query = 'barva=mlzna-seda_solna-bila&min_price=100&sort=cheapest&per_page=48'

  it('keeps filters, price, sorting and pages where the currency stays [I18N-09] [FILTER-09]', async () => {
    const czech = await open(`/keramika?${query}`)
    const way = wayTo(czech, 'en')
    expect(queryOf(way)).toEqual({
      colour: 'mist-grey_salt-white',
      min_price: '100',
      sort: 'cheapest',
      per_page: '48',
    })
    const english = await open(way)
    expect(cards(english)).toBe(cards(czech))
    expect(cards(english)).toBeGreaterThan(0)
    expect(wayTo(english, 'cs')).toBe(wayTo(czech, 'cs'))
    expect(queryOf(wayTo(await open('/keramika?page=2'), 'en'))).toEqual({ page: '2' })
  })

  it('leaves amounts and page numbers behind where the currency changes, unless it was chosen [I18N-09] [SHOP-01]', async () => {
    const path = '/keramika?min_price=10&sort=name&page=2'
    expect(queryOf(wayTo(await open(path), 'sk'))).toEqual({ sort: 'name' })
    const chosen = await open(path, { currency: 'CZK' })
    expect(queryOf(wayTo(chosen, 'sk'))).toEqual({ min_price: '10', sort: 'name', page: '2' })
  })

  it('keeps what a search was narrowed to, beside its words [I18N-09]', async () => {
    const way = wayTo(await open('/hledani?q=hrnek&material=kamenina'), 'en')
    expect(way).toMatch(/^\/en\/search\?/)
    expect(queryOf(way)).toEqual({ q: 'hrnek', material: 'stoneware' })
  })

  it('leads from a plain listing to a plain one, and tells search engines of no choice [SEO-03]', async () => {
    const page = await open('/keramika')
    expect(wayTo(page, 'en')).not.toContain('?')
    for (const { href } of page.links('alternate')) expect(href).not.toContain('?')
    expect((await open(`/keramika?${query}`)).links('alternate')).toEqual([])
  })
})

describe('the language switch of a product', () => {
  it('keeps the variation, of which search engines hear nothing [I18N-09] [SEO-03]', async () => {
    const plain = await pathOf('MUG')
    const options = [...(await open(plain)).html.matchAll(new RegExp(`href="(${plain}\\?[^"]*)"`, 'g'))]
    const chosen = await open(
      unescaped(options.map(([, href = '']) => href).find((href) => href.includes('350')) ?? ''),
    )
    const english = await open(wayTo(chosen, 'en'))
    const code = (page: PageHtml) => /MUG-[A-Z]+-\d+/.exec(page.main)?.[0]
    expect(code(chosen)).toBeTruthy()
    expect(code(chosen)).not.toBe(code(await open(plain)))
    expect(code(english)).toBe(code(chosen))
    expect(chosen.links('alternate')).toContainEqual({
      hreflang: 'en-US',
      href: `http://localhost${await pathOf('MUG', 'en')}`,
    })
    expect(wayTo(await open(plain), 'en')).toBe(await pathOf('MUG', 'en'))
  })

  it('keeps the text written for it [I18N-09] [CATALOG-24]', async () => {
    const path = await pathOf('ENGRAVED')
    const [field] = await db<{ code: string }[]>`
      select field.code from product_field field join product on product.id = product_id where product.code = 'ENGRAVED'`
    const english = await open(wayTo(await open(`${path}?field_${field?.code}=Anna`), 'en'))
    expect(english.html).toContain('value="Anna"')
  })

  it('keeps what is put into a package [I18N-09] [CATALOG-11] [CATALOG-12]', async () => {
    const pieces = await db<{ product_id: number }[]>`
      select product_id from package_item item join product package on package.id = package_product_id
      where package.code = 'SET-CHOICE' order by item.position limit 2`
    const ids = pieces.map(({ product_id }) => product_id).join('_')
    const choice = wayTo(await open(`${await pathOf('SET-CHOICE')}?product_ids=${ids}&sort=name`), 'sk')
    expect(queryOf(choice)).toEqual({ product_ids: ids, sort: 'name' })
    const [item] = await db<{ id: number; part: number }[]>`
      select item.id, package_part_id as part from package_item item join product package on package.id = package_product_id
      where package.code = 'SET-COMPOSE' order by item.position limit 1`
    const part = { [`part_${item?.part}`]: String(item?.id) }
    const composed = wayTo(await open(`${await pathOf('SET-COMPOSE')}?${new URLSearchParams(part)}`), 'en')
    expect(queryOf(composed)).toEqual(part)
  })
})
