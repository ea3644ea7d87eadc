import { expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, forgetAll, visit } = await startSeededShop({ show_stack: true })

const OWNERS = [
  { kind: 'category', banner: 'category-' },
  { kind: 'brand', banner: 'brand-' },
] as const

it.each(OWNERS)(
  'the page of a $kind shows its banner while it is valid [ENT-25] [CONTENT-05]',
  async (owner) => {
    const [shown] = await db<{ id: number; name: string; url: string; path: string }[]>`
    select banner.id, banner.name ->> 'cs' as name, banner.url ->> 'cs' as url, route.path
    from banner join page_route route on route.model_id = ${db(`banner.${owner.kind}_id`)}
    where banner.is_active and banner.code like ${`${owner.banner}%`} and route.kind = 'model'
      and route.model_type = ${MODEL_TYPES[owner.kind]} and route.language = 'cs' limit 1`
    const { path = '', name = '', url = '', id = 0 } = shown ?? {}
    const { main, html } = await readPage(await visit(path))
    expect(main).toContain(name)
    expect(html).toMatch(new RegExp(`<h2[^>]*><a href="${url}"`))
    await db`update banner set valid_to = now() - interval '1 minute' where id = ${id}`
    expect((await readPage(await visit(path))).main).not.toContain(name)
  },
)

it('the strip above the shop says what its banner says in HTML, and leads where it or its words do [CONTENT-05] [TBD-66]', async () => {
  const strip = async (content: string) => {
    await db`
      update banner set content = jsonb_build_object('cs', ${content}::text), url = '{"cs": "/doprava"}'
      where banner_type_id = 5`
    forgetAll()
    const { html } = await readPage(await visit('/'))
    return /<aside[^>]*>(.*?)<\/aside>/s.exec(html)?.[1] ?? ''
  }
  const plain = await strip('Čaje & káva <strong>nyní</strong>')
  expect(plain).toContain('Čaje &amp; káva <strong>nyní</strong>')
  expect(plain).toContain('href="/doprava"')
  const linked = await strip('<a href="/caje">Čaje</a>')
  expect(linked.match(/<a /g)).toHaveLength(1)
  expect(linked).toContain('href="/caje"')
})
