import { describe, expect, it } from 'vitest'
import { type PageHtml, readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, visit } = await startSeededShop({ show_stack: true })

async function pathOf(code: string): Promise<string> {
  const [row] = await db<{ path: string }[]>`
    select route.path from page_route route join product on product.id = route.model_id
    where route.model_type = 9 and route.language = 'cs' and product.code = ${code}`
  if (!row) throw new Error(`There is no product ${code}`)
  return row.path
}

const open = async (path: string) => readPage(await visit(path))
const set_stock = (code: string, stock_state: number) =>
  db`update product set update_stock = true, stock_state = ${stock_state} where code = ${code}`

/** Links of a page by their words, as a shopper without scripts follows them. */
function links({ html }: PageHtml): { name: string; href: string; is_current: boolean }[] {
  const found = [...html.slice(html.indexOf('<main')).matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
  return found.map(([, attributes = '', content = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]+>/g, '').trim(),
    href: (/href="([^"]*)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
    is_current: attributes.includes('aria-current="true"'),
  }))
}

function follow(page: PageHtml, name: string): Promise<PageHtml> {
  const link = links(page).find((one) => one.name === name)
  if (!link) throw new Error(`There is no link ${name}`)
  return open(link.href)
}

describe('a fixed package', () => {
  it('shows its items with counts and links, and is in stock as its pieces are [CATALOG-10]', async () => {
    const path = await pathOf('SET-FIXED')
    await set_stock('POT-MIST', 4)
    await set_stock('TUMBLER-MIST', 5)
    await set_stock('PLAIN', 60)
    const page = await open(path)
    expect(page.main).toMatch(/1×\s+Konvička Mlha/)
    expect(page.main).toMatch(/2×\s+Kalíšek Mlha/)
    expect(links(page).map(({ href }) => href)).toContain(await pathOf('TUMBLER-MIST'))
    expect(page.main).toContain('Skladem 2 ks')
  })

  it('cannot be had while one of its pieces cannot, and says which [CATALOG-10]', async () => {
    await set_stock('TUMBLER-MIST', 1)
    const page = await open(await pathOf('SET-FIXED'))
    expect(page.main).toContain('Vyprodáno')
    expect(page.main).toMatch(/V sadě teď chybí: Kalíšek Mlha/)
    await set_stock('TUMBLER-MIST', 5)
  })
})

describe('a package of so many chosen products', () => {
  it('is found under an address with anything added to it [CATALOG-11]', async () => {
    expect((await visit(`${await pathOf('SET-CHOICE')}?${'x'.repeat(101)}=1`)).status).toBe(200)
  })

  it('is put together link by link, one piece twice, and taken apart again [CATALOG-11] [FILTER-07]', async () => {
    let page = await open(await pathOf('SET-CHOICE'))
    expect(page.main).toContain('Vybráno 0 z celkem 3')
    expect(page.main).toContain('Zbývá doplnit: 3 produkty')
    expect(page.meta('robots')).toBe(null)
    const names = links(page).flatMap(({ name }) => /^Vybrat (.+)/.exec(name)?.[1] ?? [])
    const [first = '', second = ''] = names
    page = await follow(page, `Vybrat ${first}`)
    expect(page.main).toContain('Vybráno 1 z celkem 3')
    page = await follow(page, `Přidat další ${first}`)
    page = await follow(page, `Vybrat ${second}`)
    expect(page.main).toContain('Vybráno 3 z celkem 3')
    expect(page.main).toContain('Sada je kompletní.')
    expect(page.main).toContain('V sadě 2×')
    expect(page.main).not.toContain('Zbývá doplnit')
    expect(links(page).some(({ name }) => name.startsWith('Vybrat '))).toBe(false)
    page = await follow(page, `Odebrat ${second}`)
    expect(page.main).toContain('Vybráno 2 z celkem 3')
    expect(page.main).toContain('Zbývá doplnit: 1 produkt')
    const again = links(page).find(({ name }) => name === `Přidat další ${first}`)
    expect(again?.href).toMatch(/\?product_ids=(\d+)_\1_\1$/)
  })

  it('does not offer what is sold out, and keeps no more than there is [CATALOG-11]', async () => {
    await set_stock('TIN-SENCHA', 0)
    await set_stock('TIN-MINT', 1)
    const rows = await db<{ code: string; id: number; name: string }[]>`
      select code, id, name ->> 'cs' as name from product where code in ('TIN-SENCHA', 'TIN-MINT', 'PLAIN')`
    const product = (code: string) => rows.find((row) => row.code === code)
    const ids = ['TIN-SENCHA', 'TIN-MINT', 'TIN-MINT', 'PLAIN'].map((code) => product(code)?.id)
    const page = await open(`${await pathOf('SET-CHOICE')}?product_ids=${ids.join('_')}`)
    expect(page.main).toContain('Vybráno 1 z celkem 3')
    expect(page.main).toContain(
      `Už není k dispozici: ${product('TIN-SENCHA')?.name}, ${product('TIN-MINT')?.name}`,
    )
    const offered = links(page).map(({ name }) => name)
    expect(offered).not.toContain(`Vybrat ${product('TIN-SENCHA')?.name}`)
    expect(offered).not.toContain(`Přidat další ${product('TIN-MINT')?.name}`)
    expect(offered).toContain(`Odebrat ${product('TIN-MINT')?.name}`)
    expect(page.meta('robots')).toContain('noindex')
  })

  it('keeps the choice when its offer is filtered or sorted [CATALOG-11] [FILTER-06]', async () => {
    let page = await open(await pathOf('SET-CHOICE'))
    const add = links(page).find(({ name }) => name.startsWith('Vybrat '))
    page = await open(add?.href ?? '')
    expect(page.main, 'pieces have no prices').not.toContain('Od nejlevnějšího')
    page = await follow(page, 'Podle názvu')
    expect(page.main).toContain('Vybráno 1 z celkem 3')
    const filter = links(page).find(({ href }) => /[?&](?!sort|product_ids)[\w-]+=[^&]+&sort=/.test(href))
    expect(filter).toBeDefined()
    page = await open(filter?.href ?? '')
    expect(page.main).toContain('Vybráno 1 z celkem 3')
    const more = links(page).find(({ name }) => /^(Vybrat|Přidat další) /.test(name))
    expect(more?.href).toContain('sort=name')
    expect((await open(more?.href ?? '')).main).toContain('Vybráno 2 z celkem 3')
  })
})

const withhold = {
  'has a hidden attribute': (code: string, is_withheld: boolean) =>
    is_withheld
      ? db`
        insert into product_variation_property
          (product_variation_id, product_property_id, product_property_attribute_id)
        select variation.id, attribute.product_property_id, attribute.id
        from product_variation variation, product_property_attribute attribute
        where variation.code = ${code} and attribute.code = 'prototype-ochre'`
      : db`
        delete from product_variation_property where product_property_attribute_id = (
            select id from product_property_attribute where code = 'prototype-ochre')
          and product_variation_id = (select id from product_variation where code = ${code})`,
  'is not active': (code: string, is_withheld: boolean) =>
    db`update product_variation set is_active = ${!is_withheld} where code = ${code}`,
}

describe.each(Object.entries(withhold))('a piece whose variation %s', (_, set) => {
  const piece = 'COF-GUJI-250-FILTER'

  it('is shown and cannot be chosen where it is one of the parts [CATALOG-12]', async () => {
    const path = await pathOf('SET-COMPOSE')
    const [item] = await db<{ id: number; part: number; name: string }[]>`
      select item.id, package_part_id as part, localized_text(product.name, 'cs') as name
      from package_item item join product on product.id = item.product_id
      join product_variation variation on variation.id = product_variation_id where variation.code = ${piece}`
    const choice = `part_${item?.part}=${item?.id}`
    const choices = async () => links(await open(path)).filter(({ href }) => href.includes(choice)).length
    expect(await choices()).toBe(1)
    await set(piece, true)
    expect(await choices()).toBe(0)
    const page = await open(`${path}?${choice}`)
    expect(page.main).toMatch(new RegExp(`${item?.name}[^]{0,200}Vyprodáno`))
    expect(page.main).toContain('Zbývá doplnit: Překapávač, Káva, Kalíšek')
    await set(piece, false)
  })

  it('is shown and cannot be chosen among so many products [CATALOG-11]', async () => {
    const path = await pathOf('SET-CHOICE')
    const [item] = await db<{ id: number; name: string }[]>`
      insert into package_item (package_product_id, product_id, product_variation_id, count, position)
      select choice.id, variation.product_id, variation.id, 1, 99
      from product choice, product_variation variation
      where choice.code = 'SET-CHOICE' and variation.code = ${piece}
      returning product_id as id,
        (select localized_text(name, 'cs') from product where id = package_item.product_id) as name`
    const isOffered = async () => {
      const found = links(await open(path)).map(({ name }) => name)
      expect(found).toContain(item?.name)
      return found.includes(`Vybrat ${item?.name}`)
    }
    expect(await isOffered()).toBe(true)
    await set(piece, true)
    expect(await isOffered()).toBe(false)
    expect((await open(`${path}?product_ids=${item?.id}`)).main).toContain(
      `Už není k dispozici: ${item?.name}`,
    )
    await set(piece, false)
    await db`delete from package_item where position = 99`
  })
})

it('a piece that needs a text nobody asks for cannot be chosen: no cart would take it [CATALOG-11]', async () => {
  const path = await pathOf('SET-CHOICE')
  const [item] = await db<{ id: number; name: string }[]>`
    select product.id, localized_text(product.name, 'cs') as name from package_item item
    join product on product.id = item.product_id
    join product package on package.id = package_product_id and package.code = 'SET-CHOICE'
    where product.stock_state > 0 order by item.position limit 1`
  const isOffered = async () => links(await open(path)).some(({ name }) => name === `Vybrat ${item?.name}`)
  expect(await isOffered()).toBe(true)
  await db`
    insert into product_field (product_id, code, name, is_required)
    values (${item?.id ?? 0}, 'text', '{"cs": "Text"}'::jsonb, true)`
  expect(await isOffered()).toBe(false)
  await db`update product_field set is_required = false where code = 'text'`
  expect(await isOffered()).toBe(true)
  await db`delete from product_field where code = 'text'`
})

describe('a composite package', () => {
  it('takes one choice for each part, which all are required [CATALOG-12]', async () => {
    let page = await open(await pathOf('SET-COMPOSE'))
    expect(page.main).toMatch(/Překapávač\s+\(\s*povinné\s*\)/)
    expect(page.main).toContain('Zbývá doplnit: Překapávač, Káva, Kalíšek')
    expect(page.main).toContain('1 190')
    const parts = [...new Set(links(page).flatMap(({ href }) => /part_\d+/.exec(href)?.[0] ?? []))]
    expect(parts).toHaveLength(3)
    const options = (name: string | undefined) => links(page).filter(({ href }) => href.includes(`${name}=`))
    const chosen = () => links(page).filter(({ href, is_current }) => is_current && href.includes('part_'))
    const [dripper] = options(parts[0])
    page = await open(dripper?.href ?? '')
    expect(page.main).toContain('Zbývá doplnit: Káva, Kalíšek')
    expect(chosen().map(({ name }) => name)).toEqual([dripper?.name])
    page = await open(options(parts[1])[0]?.href ?? '')
    page = await open(options(parts[2])[1]?.href ?? '')
    expect(page.main).toContain('Sada je kompletní.')
    expect(page.main).not.toContain('Zbývá doplnit')
    expect(chosen()).toHaveLength(3)
  })

  it('offers nothing that is sold out, and cannot be had while a part has nothing [CATALOG-12]', async () => {
    const path = await pathOf('SET-COMPOSE')
    const count = async () => links(await open(path)).filter(({ href }) => href.includes('part_')).length
    const before = await count()
    await set_stock('DRIPPER-STEEL', 0)
    expect(await count()).toBe(before - 1)
    for (const code of ['DRIPPER-CERAMIC', 'DRIPPER-GLASS']) await set_stock(code, 0)
    expect((await open(path)).main).toContain('Vyprodáno')
  })
})

describe('a service', () => {
  it('has nothing in the way of buying it, nor a guarantee of goods [CATALOG-13]', async () => {
    const page = await open(await pathOf('WRAP'))
    expect(page.main).toContain('Skladem')
    expect(page.main).not.toContain('Zbývá doplnit')
    expect(page.main).not.toContain('Zákonná záruka')
    expect(page.main).toContain('60 Kč')
  })
})

describe('a field of the product', () => {
  it('is an input of the buy form with its limit, whose words an address may hold [CATALOG-24]', async () => {
    const path = await pathOf('ENGRAVED')
    const empty = await open(path)
    expect(empty.html).toMatch(/<form[^>]*id="buy"/)
    expect(empty.html).toMatch(/<input[^>]*form="buy"[^>]*id="field_engraving"/)
    expect(empty.html).toMatch(/<label for="field_engraving"/)
    expect(empty.html).toMatch(/<input[^>]*id="field_engraving"[^>]*required=""[^>]*maxLength="20"/i)
    const filled = await open(`${path}?field_engraving=${encodeURIComponent('Babičce')}`)
    expect(filled.html).toContain('value="Babičce"')
    expect(filled.meta('robots')).toContain('noindex')
    expect(filled.links('canonical')).toEqual([{ href: `http://localhost${path}`, hreflang: null }])
  })

  it('refuses what is too long, in words beside the input [CATALOG-24]', async () => {
    const page = await open(`${await pathOf('ENGRAVED')}?field_engraving=${'x'.repeat(21)}`)
    expect(page.html).toMatch(/aria-invalid="true"/)
    expect(page.main).toContain('Text je příliš dlouhý, vejde se 20 znaků.')
  })
})

describe('what cannot be bought yet', () => {
  it('says since when it is on sale, and when more is expected [CATALOG-19]', async () => {
    expect((await open(await pathOf('SOON'))).main).toMatch(/V prodeji od \d+\. \p{L}+ \d{4}/u)
    await db`
      update product set update_stock = true, stock_state = 0, expected_date_min = '2031-03-04',
        expected_date_max = '2031-03-09' where code = 'GONE'`
    expect((await open(await pathOf('GONE'))).main).toContain('Očekáváme 4.–9. 3. 2031')
  })
})

describe('brands', () => {
  it('are a tree with lines below their brand, in every language [CONTENT-02]', async () => {
    const [line] = await db<{ name: string; path: string; parent: string; parent_path: string }[]>`
      select line.name ->> 'cs' as name, own.path, parent.name ->> 'cs' as parent, above.path as parent_path
      from brand line join brand parent on parent.id = line.parent_id
      join page_route own on own.model_type = 15 and own.model_id = line.id and own.language = 'cs'
      join page_route above on above.model_type = 15 and above.model_id = parent.id and above.language = 'cs'
      limit 1`
    const page = await open('/znacky')
    expect(page.status).toBe(200)
    const found = links(page)
    expect(found.findIndex(({ href }) => href === line?.parent_path)).toBeGreaterThanOrEqual(0)
    expect(found.findIndex(({ href }) => href === line?.path)).toBeGreaterThan(
      found.findIndex(({ href }) => href === line?.parent_path),
    )
    for (const [path, heading] of [
      ['/sk/znacky', 'Značky'],
      ['/en/brands', 'Brands'],
    ] as const) {
      const other = await open(path)
      expect([other.status, other.title]).toEqual([200, `${heading} | Vitrine`])
    }
    expect(page.links('alternate')).toContainEqual({ hreflang: 'en-US', href: 'http://localhost/en/brands' })
  })

  it('are on the way to each brand, and each brand below them [CONTENT-02]', async () => {
    const [line] = await db<{ path: string; parent: string }[]>`
      select route.path, parent.name ->> 'cs' as parent from brand join brand parent on parent.id = brand.parent_id
      join page_route route on route.model_type = 15 and route.model_id = brand.id and route.language = 'cs' limit 1`
    expect(line?.path).toMatch(/^\/znacky\//)
    const page = await open(line?.path ?? '')
    const trail = links({ ...page, html: /<ol.*?<\/ol>/s.exec(page.html)?.[0].replace('<ol', '<main') ?? '' })
    expect(trail.map(({ name }) => name)).toEqual(['Úvod', 'Značky', line?.parent])
    expect((await visit('/')).status).toBe(200)
    expect((await open('/')).html).toContain('href="/znacky"')
  })
})
