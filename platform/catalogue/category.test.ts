import { describe, expect, it } from 'vitest'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'

const { ask, send, idOf, db, salon } = await openDemoShop()

const flat = (nodes: Answer[]): Answer[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const names = (answer: Answer): string[] => answer.items.map(({ name }: Answer) => name)

describe('brands', () => {
  it('are a list and a tree with children [CONTENT-02] [ENT-26]', async () => {
    const list = await ask('/brands?paginate=false')
    const tree = await ask('/brands/tree')
    expect(flat(tree.items)).toHaveLength(list.items.length)
    expect(tree.items.some((brand: Answer) => brand.children.length > 0)).toBe(true)
    for (const brand of tree.items) {
      for (const child of brand.children) expect(child.parent_id).toBe(brand.id)
    }
  })

  it('count the products of their lines as well [CONTENT-02]', async () => {
    const parent = (await ask('/brands/tree')).items.find((brand: Answer) => brand.children.length > 0)
    const ids = [parent.id, ...parent.children.map(({ id }: Answer) => id)]
    const listed = await ask(
      `/products?paginate=false&only=id&${filters({ field: 'brand_id', operator: 'in', value: ids })}`,
    )
    const { products_count } = await ask(`/brands/${parent.id}?embed=products_count`)
    expect(products_count).toBe(listed.items.length)
  })

  it('that are inactive are gone [CONTENT-02]', async () => {
    const { items } = await ask('/brands?per_page=1')
    await db`update brand set is_active = false where id = ${items[0].id}`
    expect((await send(`/brands/${items[0].id}`)).status).toBe(404)
    expect(names(await ask('/brands?paginate=false'))).not.toContain(items[0].name)
    await db`update brand set is_active = true where id = ${items[0].id}`
  })
})

describe('categories', () => {
  it('are a tree of three levels in their order [CONTENT-03] [ENT-27]', async () => {
    const { items } = await ask('/categories/tree')
    const positions = items.map(({ position }: Answer) => position as number)
    expect(positions).toEqual(positions.toSorted((a: number, b: number) => a - b))
    const tea = items.find(({ slug }: Answer) => slug === 'caje')
    const green = tea.children.find(({ slug }: Answer) => slug === 'zelene-caje')
    expect(green.url).toBe('/caje/zelene-caje')
    expect(green.children[0].url).toMatch(/^\/caje\/zelene-caje\//)
  })

  it('have their names in the language of the request [API-04]', async () => {
    const id = await idOf('category', 'ceramics')
    const [row] = await db<{ name: Record<string, string> }[]>`select name from category where id = ${id}`
    for (const language of ['cs', 'sk', 'en'] as const) {
      expect((await ask(`/categories/${id}`, { language })).name).toBe(row?.name[language])
    }
  })

  it('count the products below them, alike in the tree and on their own [CONTENT-03]', async () => {
    const nodes = flat((await ask('/categories/tree')).items)
    for (const node of nodes.slice(0, 6)) {
      const { items } = await ask(
        `/products?paginate=false&only=id&${filters({ field: 'category_id', operator: 'eq', value: node.id })}`,
      )
      expect(node.products_count).toBe(items.length)
      expect((await ask(`/categories/${node.id}?only=products_count`)).products_count).toBe(items.length)
    }
    expect(nodes.some(({ products_count }: Answer) => products_count > 20)).toBe(true)
  })

  it('are shown in their languages only [CONTENT-06]', async () => {
    const id = await idOf('category', 'winter-tea')
    expect((await send(`/categories/${id}`)).status).toBe(200)
    expect((await send(`/categories/${id}`, { language: 'sk' })).status).toBe(200)
    expect((await send(`/categories/${id}`, { language: 'en' })).status).toBe(404)
    const english = flat((await ask('/categories/tree', { language: 'en' })).items)
    expect(english.map((node) => node.id)).not.toContain(id)
  })

  it('of a group are there for the group alone [CONTENT-07]', async () => {
    const id = await idOf('category', 'for-salons')
    expect((await send(`/categories/${id}`)).status).toBe(404)
    const member = await ask(`/categories/${id}`, { caller: salon })
    expect(member.customer_groups_restriction).toBe(true)
    expect(member.restricted_customer_group_ids).toEqual(salon.customer_group_ids)
    expect(member.products_count).toBeGreaterThan(0)
    const ids = async (asked = {}) =>
      flat((await ask('/categories/tree', asked)).items).map((node) => node.id)
    expect(await ids()).not.toContain(id)
    expect(await ids({ caller: salon })).toContain(id)
  })

  it('are a whole tree, however many there are [CONTENT-03]', async () => {
    await db`
      insert into category (code, name, slug, position)
      select 'many-' || number, jsonb_build_object('cs', 'Police ' || number),
        jsonb_build_object('cs', 'police-' || number), 1000 + number
      from generate_series(1, 1100) number`
    const [counted] = await db<{ shown: number }[]>`
      select count(*)::int as shown from category where is_active and code like 'many-%'`
    const tree = flat((await ask('/categories/tree')).items)
    expect(tree.filter(({ name }) => name.startsWith('Police '))).toHaveLength(counted?.shown ?? 0)
    await db`delete from category where code like 'many-%'`
  })

  it('hide everything below a hidden one, and come back with it [CONTENT-03]', async () => {
    const tea = await idOf('category', 'tea')
    const green = await idOf('category', 'green-tea')
    await db`update category set is_active = false where id = ${tea}`
    expect((await send(`/categories/${green}`)).status).toBe(404)
    await db`update category set is_active = true where id = ${tea}`
    expect((await send(`/categories/${green}`)).status).toBe(200)
  })

  it('keep their ancestors when they move, and never stand below themselves [CONTENT-03]', async () => {
    const tea = await idOf('category', 'tea')
    const green = await idOf('category', 'green-tea')
    const japanese = await idOf('category', 'japanese-green')
    const above = async (id: number) =>
      (
        await db<{ ancestor_id: number }[]>`
        select ancestor_id from category_closure where descendant_id = ${id} order by depth`
      ).map((row) => row.ancestor_id)
    expect(await above(japanese)).toEqual([japanese, green, tea])
    await expect(db`update category set parent_id = ${japanese} where id = ${green}`).rejects.toThrow(
      'below itself',
    )
    await db`update category set parent_id = null where id = ${green}`
    expect(await above(japanese)).toEqual([japanese, green])
    await db`update category set parent_id = ${tea} where id = ${green}`
    expect(await above(japanese)).toEqual([japanese, green, tea])
  })
})
