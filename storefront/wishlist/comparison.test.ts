import { describe, expect, it } from 'vitest'
import { MAX_COMPARED_PRODUCTS } from '#contract/customer-list.ts'
import { readPage } from '#tests/page-html.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'
import { comparedIds } from './compared-ids.ts'
import { comparedRows } from './comparison-data.ts'

const { db, visit, submit, ask } = await startSeededShop()
const products = await db<{ id: number; name: { cs: string } }[]>`
  select id, name from product where is_active and not is_hidden and not customer_groups_restriction
    and default_category_id not in (select id from category where customer_groups_restriction)
  order by id limit 8`
const ids = products.map(({ id }) => id)
const nameOf = (index: number) => products[index]?.name.cs ?? '?'

const add = (product_id: number, comparison?: string, extra: Record<string, string> = {}) =>
  submit(
    '/api/comparison',
    { product_id: String(product_id), action: 'add', return_to: '/nekde', language: 'cs' },
    { cookies: { ...(comparison ? { comparison } : {}), ...extra } },
  )

async function logIn(email: string, cookies: Record<string, string> = {}) {
  const response = await submit('/api/auth/login', { email, password: 'Vitrine-demo-1' }, { cookies })
  return Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
}

describe('what a visitor compares', () => {
  it('is kept in the browser as ids joined by underscores, each once [LIST-05]', async () => {
    const first = await add(ids[0] ?? 0)
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toBe('/nekde?result=compared')
    expect(cookiesOf(first).comparison?.value).toBe(`${ids[0]}`)
    expect(cookiesOf(await add(ids[1] ?? 0, `${ids[0]}`)).comparison?.value).toBe(`${ids[0]}_${ids[1]}`)
    expect(cookiesOf(await add(ids[0] ?? 0, `${ids[0]}_${ids[1]}`)).comparison?.value).toBe(
      `${ids[0]}_${ids[1]}`,
    )
  })

  it('is six products at most [LIST-05]', async () => {
    const full = ids.slice(0, MAX_COMPARED_PRODUCTS).join('_')
    const response = await add(ids[6] ?? 0, full)
    expect(response.headers.get('location')).toBe('/nekde?result=comparison_full')
    expect(response.headers.getSetCookie()).toEqual([])
    const script = await ask(
      '/api/comparison',
      { product_id: String(ids[6]), action: 'add' },
      { cookies: { comparison: full } },
    )
    expect([script.status, await script.json()]).toEqual([409, { limit: MAX_COMPARED_PRODUCTS }])
  })

  it('keeps no place for what is sold no more [LIST-05]', async () => {
    const full = [2_000_000_000, ...ids.slice(0, MAX_COMPARED_PRODUCTS - 1)].join('_')
    const response = await add(ids[6] ?? 0, full)
    const kept = [...ids.slice(0, MAX_COMPARED_PRODUCTS - 1), ids[6]]
    expect(cookiesOf(response).comparison?.value).toBe(kept.join('_'))
  })

  it('is taken away one by one or as a whole [LIST-05]', async () => {
    const cookies = { comparison: `${ids[0]}_${ids[1]}` }
    const one = await ask('/api/comparison', { product_id: String(ids[0]), action: 'remove' }, { cookies })
    expect(await one.json()).toEqual({ product_ids: [ids[1]] })
    const all = await submit('/api/comparison', { action: 'clear', language: 'sk' }, { cookies })
    expect(all.headers.get('location')).toBe('/sk/porovnanie')
    expect(cookiesOf(all).comparison?.attributes).toContain('Max-Age=0')
  })

  it('is nothing when the cookie is not ours, and a strange request changes nothing [LIST-05]', async () => {
    for (const value of ['', 'a', '1__2', '0', '-1', '1,2', "1' or 1", '9'.repeat(40)]) {
      expect([value, comparedIds(value)]).toEqual([value, []])
    }
    expect(comparedIds('3_3_1')).toEqual([3, 1])
    expect((await ask('/api/comparison', { product_id: 'x', action: 'add' })).status).toBe(422)
    expect((await ask('/api/comparison', { product_id: '1', action: 'steal' })).status).toBe(422)
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await submit('/api/comparison', { product_id: '1', action: 'add' }, foreign)).status).toBe(403)
  })
})

describe('the comparison page', () => {
  it.each([
    ['/porovnani', 'Zatím není co porovnávat'],
    ['/sk/porovnanie', 'Zatiaľ nie je čo porovnávať'],
    ['/en/comparison', 'There is nothing to compare yet'],
  ])('at %s helps while it is empty, and is in no index [LIST-05]', async (path, text) => {
    const response = await visit(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { html } = await readPage(response)
    expect(html).toContain(text)
    expect(html).toContain('noindex')
  })

  it('shows the products side by side without what is not sold [LIST-05]', async () => {
    const [hidden] = await db<{ id: number }[]>`select id from product where code = 'INACTIVE'`
    const comparison = [ids[1], hidden?.id, ids[0]].join('_')
    const html = await (await visit('/porovnani', { cookies: { comparison } })).text()
    expect(html.match(/<th scope="col"/g)).toHaveLength(3)
    expect(html.indexOf(nameOf(1))).toBeLessThan(html.indexOf(nameOf(0)))
  })

  it('puts into the cart what can be bought as it is, and leads to what has to be chosen first [LIST-05]', async () => {
    const [pair] = await db`select string_agg(id::text, '_') as ids from product
      where code in ('SCALE-BREW', 'TEA-ALISHAN')`
    const html = await (await visit('/porovnani', { cookies: { comparison: pair?.ids } })).text()
    expect(html.match(/formaction="\/api\/cart\/items/gi)).toHaveLength(1)
  })

  it('marks the rows that differ where some do not, and shows them alone [LIST-05]', async () => {
    const [pair] = await db`select string_agg(id::text, '_') as ids from product
      where code in ('TEA-ALISHAN', 'TEA-EARL-GREY')`
    const cookies = { comparison: pair?.ids }
    const html = await (await visit('/porovnani', { cookies })).text()
    expect(html).toContain('liší se')
    const narrowed = await (await visit('/porovnani?differences=1', { cookies })).text()
    const rows = (text: string) => text.match(/<th scope="row"/g)?.length ?? 0
    expect(rows(narrowed)).toBeLessThan(rows(html))
    expect(narrowed).toContain('Všechny vlastnosti')
    expect(narrowed).not.toContain('liší se')
  })

  it('shows all properties of the one that is left while only differences are looked at [LIST-05]', async () => {
    const cookies = { comparison: `${ids[0]}` }
    const html = await (await visit('/porovnani?differences=1', { cookies })).text()
    expect(html.match(/<th scope="row"/g)?.length).toBeGreaterThan(3)
    expect(html).not.toContain('se tyto produkty neliší')
  })

  it.each([
    ['/porovnani', 'aspoň jeden další produkt', 'Vybrat zboží'],
    ['/sk/porovnanie', 'aspoň jeden ďalší produkt', 'Vybrať tovar'],
    ['/en/comparison', 'at least one more product', 'Go shopping'],
  ])('at %s says how to add another to the only one [LIST-05]', async (path, text, way) => {
    const one = await readPage(await visit(path, { cookies: { comparison: `${ids[0]}` } }))
    expect(one.html).toContain(text)
    expect(one.html).toContain(`>${way}</a>`)
    const two = await readPage(await visit(path, { cookies: { comparison: `${ids[0]}_${ids[1]}` } }))
    expect(two.html).not.toContain(text)
  })

  it('compares properties: they stand below a heading of their own [LIST-05]', async () => {
    const [pair] = await db`select string_agg(id::text, '_') as ids from product
      where code in ('TEA-ALISHAN', 'TEA-EARL-GREY')`
    const html = await (await visit('/porovnani', { cookies: { comparison: pair?.ids } })).text()
    const [offered = '', properties = ''] = html.split('scope="rowgroup"')
    expect(offered.match(/<th scope="row"/g)).toHaveLength(3)
    expect(offered).not.toContain('liší se')
    expect(properties).toContain('Parametry')
    expect(properties).toContain('liší se')
  })

  it('shows what stands in no list of the shop to whoever has chosen it by its address [LIST-05]', async () => {
    const [hidden] = await db`select id, name ->> 'cs' as name from product where code = 'HIDDEN'`
    const html = await (await visit('/porovnani', { cookies: { comparison: `${hidden?.id}` } })).text()
    expect(html).toContain(hidden?.name)
  })

  it('puts properties into rows by name and marks those that differ [LIST-05]', () => {
    const rows = comparedRows([
      [
        { name: 'Původ', value: 'Japonsko' },
        { name: 'Chuť', value: 'svěží' },
        { name: 'Chuť', value: 'travnatá' },
      ],
      [
        { name: 'Původ', value: 'Japonsko' },
        { name: 'Objem', value: '300 ml' },
      ],
    ])
    expect(rows).toEqual([
      { name: 'Původ', values: ['Japonsko', 'Japonsko'], differs: false },
      { name: 'Chuť', values: ['svěží, travnatá', null], differs: true },
      { name: 'Objem', values: [null, '300 ml'], differs: true },
    ])
  })
})

describe('at login', () => {
  it("the visitor's products join the customer's, here and on the next device [LIST-05]", async () => {
    const cookies = await logIn('eva@example.com', { comparison: `${ids[0]}_${ids[1]}` })
    expect(cookies.comparison).toBe(`${ids[0]}_${ids[1]}`)
    const again = await logIn('eva@example.com', { comparison: `${ids[1]}_${ids[2]}` })
    expect(again.comparison).toBe(`${ids[0]}_${ids[1]}_${ids[2]}`)
    const { access_token = '', refresh_token = '', comparison } = await logIn('eva@example.com')
    expect(comparison).toBe(`${ids[0]}_${ids[1]}_${ids[2]}`)
    const session = { access_token, refresh_token }
    const html = await (await visit('/porovnani', { cookies: session })).text()
    expect(html).toContain(nameOf(2))
    const removed = await ask(
      '/api/comparison',
      { product_id: String(ids[0]), action: 'remove' },
      { cookies: session },
    )
    expect(await removed.json()).toEqual({ product_ids: [ids[1], ids[2]] })
    const out = await submit('/api/auth/logout', {}, { cookies: { ...session, comparison: `${ids[1]}` } })
    expect(cookiesOf(out).comparison?.attributes).toContain('Max-Age=0')
  })
})

describe('favourites', () => {
  const heart = { product_id: String(ids[0]), action: 'add', return_to: '/nekde?x=1', language: 'cs' }

  it('need login: a visitor is sent there and told why, and the product is added afterwards [LIST-03]', async () => {
    const response = await submit('/api/favorites', heart)
    const login = new URL(response.headers.get('location') ?? '', 'http://localhost')
    expect(login.pathname).toBe('/prihlaseni')
    expect(login.searchParams.get('return_to')).toBe('/nekde?x=1')
    expect(await (await visit(login.pathname + login.search)).text()).toContain(
      'Chcete-li si produkt uložit mezi oblíbené, přihlaste se prosím.',
    )
    const { favorite_product } = cookiesOf(response)
    expect(favorite_product?.attributes).toContain('HttpOnly')
    const cookies = await logIn('petr@example.com', { favorite_product: favorite_product?.value ?? '' })
    const html = await (await visit('/zakaznik/oblibene-produkty', { cookies })).text()
    expect(html).toContain(nameOf(0))
    const script = await ask('/api/favorites', heart)
    expect([script.status, await script.json()]).toEqual([401, { location: login.pathname + login.search }])
  })

  it('of a customer live in one list named wishlist, created on demand [LIST-02] [LIST-07]', async () => {
    const cookies = await logIn('eva@example.com')
    const lists = () => db`
      select list.name, list.type, count(item.id)::int as items from customer_product_list list
      join customer on customer.id = list.customer_id
      left join customer_product_list_item item on item.customer_product_list_id = list.id
      where customer.email = 'eva@example.com' and list.type = 1 group by list.id`
    expect([...(await lists())]).toEqual([])
    const added = await ask('/api/favorites', heart, { cookies })
    expect([added.status, await added.json()]).toEqual([200, { is_favorite: true }])
    await submit('/api/favorites', heart, { cookies })
    expect([...(await lists())]).toEqual([{ name: 'wishlist', type: 1, items: 1 }])
    const removed = await ask('/api/favorites', { ...heart, action: 'remove' }, { cookies })
    expect(await removed.json()).toEqual({ is_favorite: false })
    const html = await (await visit('/zakaznik/oblibene-produkty', { cookies })).text()
    expect(html).toContain('Zatím nemáte žádné oblíbené produkty')
  })

  it('that cannot be stored say so [LIST-04]', async () => {
    const cookies = await logIn('eva@example.com')
    const response = await submit('/api/favorites', { ...heart, product_id: '2000000000' }, { cookies })
    expect(response.headers.get('location')).toBe('/nekde?x=1&result=favorite_failed')
  })

  it('of the demo shop stand in the customer area, the last added first [LIST-07]', async () => {
    const cookies = await logIn('jana@example.com')
    const html = await (await visit('/zakaznik/oblibene-produkty', { cookies })).text()
    expect(html.match(/<article/g)).toHaveLength(3)
  })
})
