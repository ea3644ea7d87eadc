import { describe, expect, it } from 'vitest'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, visit } = await startSeededShop({ show_stack: true })
const open = async (path: string) => readPage(await visit(path))
const names = (html: string) =>
  [...html.matchAll(/<article.*?<h3[^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, name]) => name)

async function list(code: string) {
  const [found] = await db<{ id: number; name: Record<string, string>; slug: Record<string, string> }[]>`
    select id, name, slug from product_list where code = ${code}`
  if (!found) throw new Error(`There is no list ${code}`)
  return found
}

describe('a list picked by the shop', () => {
  it('is reached from the heading of its shelf on the home page, in every language [CATALOG-23]', async () => {
    const { slug } = await list('sale')
    for (const [home, path] of [
      ['/', `/vyber/${slug.cs}`],
      ['/sk', `/sk/vyber/${slug.sk}`],
      ['/en', `/en/picks/${slug.en}`],
    ] as const) {
      expect((await open(home)).html).toContain(`href="${path}"`)
      const page = await open(path)
      expect(page.status).toBe(200)
      expect(page.links('canonical')[0]?.href).toBe(`http://localhost${path}`)
      expect(page.links('alternate')).toContainEqual({
        hreflang: 'en-US',
        href: `http://localhost/en/picks/${slug.en}`,
      })
      expect(page.meta('description')).toMatch(/30/)
    }
  })

  it('shows its own products and no others, with its words above them [CATALOG-23]', async () => {
    const { id, name, slug } = await list('new')
    await db`delete from product_list_item where product_list_id = ${id} and product_id not in (
      select product_id from product_list_item where product_list_id = ${id} order by position limit 3)`
    const kept = await db<{ name: string }[]>`
      select name ->> 'cs' as name from product join product_list_item on product_id = product.id
      where product_list_id = ${id}`
    const page = await open(`/vyber/${slug.cs}`)
    expect(page.title).toBe(`${name.cs} | Vitrine`)
    expect(page.main).toContain('Čerstvé sklizně')
    const plain = (text = '') => text.replaceAll('\u00a0', ' ')
    expect(names(page.html).toSorted()).toEqual(kept.map((one) => plain(one.name)).toSorted())
  })

  it('is filtered, sorted and paged at its own address [CATALOG-23] [FILTER-09]', async () => {
    const { slug } = await list('top')
    const path = `/vyber/${slug.cs}`
    const page = await open(path)
    const main = page.html.slice(page.html.indexOf('<main'))
    const choices = [...main.matchAll(/<a href="([^"]*)" rel="nofollow"/g)].map(([, href = '']) => href)
    expect(choices.length).toBeGreaterThan(10)
    expect(choices.filter((href) => href !== path && !href.startsWith(`${path}?`))).toEqual([])
    const filtered = await open((choices.find((href) => href !== path) ?? '').replaceAll('&amp;', '&'))
    expect(filtered.status).toBe(200)
    expect(names(filtered.html).length).toBeGreaterThan(0)
    expect(names(filtered.html).length).toBeLessThan(names(page.html).length)
    expect(filtered.meta('robots')).toContain('noindex')
  })

  it('that does not exist is not found, nor is the folder alone or a slug of another language [CATALOG-23]', async () => {
    const { slug } = await list('sale')
    for (const path of ['/vyber/neni', '/vyber', `/en/picks/${slug.cs}`]) {
      expect((await visit(path)).status, path).toBe(404)
    }
  })
})
