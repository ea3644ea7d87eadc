import { describe, expect, it } from 'vitest'
import type { Article, ArticleAuthor, ArticleCategory } from '#contract/article.ts'
import type { Banner } from '#contract/banner.ts'
import type { ListAnswer } from '#contract/list.ts'
import { STATIC_CONTENT_CODES, type StaticContent, type StaticPage } from '#contract/static-page.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'

const { db } = await useSeededDatabase()
const log = createLog('silent')
const platform = createPlatform({ sql: db, log, check_answers: true })

async function get<T>(path: string, headers: Record<string, string> = {}) {
  const response = await platform.fetch(new Request(`http://localhost${path}`, { headers }))
  expect(response.status, path).toBe(200)
  return (await response.json()) as T
}
const items = async <T>(path: string, headers: Record<string, string> = {}) =>
  (await get<ListAnswer<T>>(path, headers)).items
const status = async (path: string, at = platform) =>
  (await at.fetch(new Request(`http://localhost${path}`))).status
const filters = (...list: [string, string, unknown][]) =>
  `filters=${encodeURIComponent(JSON.stringify(list.map(([field, operator, value]) => ({ field, operator, value }))))}`
const inDays = (days: number) =>
  createPlatform({ sql: db, log, check_answers: true, now: () => new Date(Date.now() + days * 86_400_000) })

describe('banners', () => {
  it('have pictures for phone and desktop, texts, links and validity [ENT-25] [CONTENT-05]', async () => {
    const [banner] = await items<Banner>(`/banners?${filters(['banner_type_id', 'eq', 1])}&per_page=1`)
    expect(banner?.images.mobile?.height).toBeGreaterThan(banner?.images.mobile?.width ?? 0)
    expect(banner?.images.desktop?.width).toBeGreaterThan(banner?.images.desktop?.height ?? 0)
    expect(banner?.images.desktop?.alt).toBe(banner?.name)
    expect(banner).toMatchObject({ size_type: 'full', is_active: true, brand_id: null, category_id: null })
    for (const text of [banner?.url, banner?.url_text, banner?.button_text, banner?.button_link]) {
      expect(text).toEqual(expect.stringMatching(/./))
    }
  })

  it('lead to pages of the language of the request [CONTENT-05]', async () => {
    const urls = async (language: string) =>
      (await items<Banner>('/banners?paginate=false', { 'language-preference': language })).map(
        ({ url }) => url,
      )
    expect((await urls('sk')).every((url) => url?.startsWith('/sk/'))).toBe(true)
    expect((await urls('cs')).some((url) => url?.startsWith('/sk/'))).toBe(false)
  })

  it('are shown only while active and valid [CONTENT-05] [ENT-25]', async () => {
    const rows = await db<{ id: number; code: string; valid_to: string | null; valid_from: string | null }[]>`
      select id, code, valid_from, valid_to from banner`
    const idOf = (code: string) => rows.find((row) => row.code === code)?.id
    const shown = (await items<Banner>('/banners?paginate=false')).map(({ id }) => id)
    for (const code of ['slider-expired', 'slider-inactive', 'slider-upcoming']) {
      expect(shown, code).not.toContain(idOf(code))
      expect(await status(`/banners/${idOf(code)}`), code).toBe(404)
    }
    expect(shown).toHaveLength(rows.length - 3)
    const upcoming = rows.find(({ code }) => code === 'slider-upcoming')
    const days = (Date.parse(upcoming?.valid_from ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(await status(`/banners/${upcoming?.id}`, inDays(days + 0.01))).toBe(200)
  })

  it('stand in order of position, and of a category or brand are its embed [CONTENT-05]', async () => {
    const positions = (await items<Banner>(`/banners?${filters(['banner_type_id', 'eq', 1])}`)).map(
      ({ position }) => position,
    )
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const [own] = await items<Banner>(`/banners?${filters(['banner_type_id', 'eq', 3])}`)
    const category = await get<{ banners: Banner[] }>(`/categories/${own?.category_id}?embed=banners&only=id`)
    expect(category.banners).toEqual([own])
    const [brandBanner] = await items<Banner>(`/banners?${filters(['banner_type_id', 'eq', 4])}`)
    const brand = await get<{ banners: Banner[] }>(`/brands/${brandBanner?.brand_id}?embed=banners`)
    expect(brand.banners).toEqual([brandBanner])
  })
})

describe('the blog', () => {
  it('lists articles from the newest with all that a blog shows [CONTENT-01] [ENT-28]', async () => {
    const articles = await items<Article>('/articles?paginate=false')
    expect(articles).toHaveLength(24)
    const dates = articles.map(({ published_at }) => Date.parse(published_at))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    for (const { image, reading_time, tags, url } of articles) {
      expect(image?.sizes['640']).toMatch(/^\/media\/article-/)
      expect(reading_time).toBeGreaterThanOrEqual(1)
      expect(tags.length).toBeGreaterThan(0)
      expect(url).toMatch(/^\/blog\/./)
    }
  })

  it('sends author, category, related products and addresses on request only [ENT-28] [API-12]', async () => {
    const related = await db<{ article_id: number }[]>`select article_id from article_product limit 1`
    const id = related[0]?.article_id
    const embeds = ['author', 'article_category', 'related_products', 'urls']
    const plain = await get<Record<string, unknown>>(`/articles/${id}`)
    for (const embed of embeds) expect(plain).not.toHaveProperty(embed)
    const full = await get<
      Article & {
        author: ArticleAuthor
        article_category: ArticleCategory
        related_products: { id: number }[]
      }
    >(`/articles/${id}?embed=${embeds.join(',')}`)
    expect(full.author.id).toBe(full.article_author_id)
    expect(full.article_category.id).toBe(full.article_category_id)
    expect(full.related_products.length).toBeGreaterThan(0)
    expect(Object.keys((full as unknown as { urls: object }).urls).toSorted()).toEqual(['cs', 'en', 'sk'])
  })

  it('hides what is not published yet or no longer active [CONTENT-01]', async () => {
    const [soon, off] = await db<{ id: number }[]>`
      insert into article (code, name, slug, content, published_at, is_active) values
        ('soon', '{"cs":"Brzy"}', '{"cs":"brzy"}', '{"cs":"<p>…</p>"}', now() + interval '1 day', true),
        ('off', '{"cs":"Stažený"}', '{"cs":"stazeny"}', '{"cs":"<p>…</p>"}', now() - interval '1 day', false)
      returning id`
    for (const row of [soon, off]) expect(await status(`/articles/${row?.id}`)).toBe(404)
    expect(await items<Article>(`/articles?${filters(['id', 'in', [soon?.id, off?.id]])}`)).toEqual([])
    expect(await status(`/articles/${soon?.id}`, inDays(2))).toBe(200)
    expect(await status(`/articles/${off?.id}`, inDays(2))).toBe(404)
    await db`delete from article where code in ('soon', 'off')`
  })

  it('is narrowed by category, author, tag and words [CONTENT-01] [API-10] [API-15]', async () => {
    const [article] = await items<Article>('/articles?per_page=1')
    const tag_id = article?.tags[0]?.id
    for (const filter of [
      ['article_category_id', 'eq', article?.article_category_id],
      ['article_author_id', 'eq', article?.article_author_id],
      ['tag_id', 'eq', tag_id],
    ] as [string, string, unknown][]) {
      const found = await items<Article>(`/articles?${filters(filter)}&paginate=false`)
      expect(found.length, filter[0]).toBeLessThan(24)
      expect(
        found.map(({ id }) => id),
        filter[0],
      ).toContain(article?.id)
    }
    const tagged = await items<Article>(`/articles?${filters(['tag_id', 'eq', tag_id])}`)
    expect(tagged.every(({ tags }) => tags.some(({ id }) => id === tag_id))).toBe(true)
    const others = await items<Article>(`/articles?${filters(['tag_id', 'neq', tag_id])}&paginate=false`)
    expect(others).toHaveLength(24 - tagged.length)
    const found = await items<Article>('/articles?search=KEŘE%20druhů')
    expect(found.map(({ slug }) => slug)).toEqual(['sest-druhu-caje-z-jedineho-kere'])
  })

  it('has categories in a tree with counts of their articles, and authors with a portrait [CONTENT-01] [ENT-28]', async () => {
    const categories = await items<ArticleCategory & { articles_count: number }>(
      '/article-categories?embed=articles_count&paginate=false',
    )
    expect(categories.reduce((sum, { articles_count }) => sum + articles_count, 0)).toBe(24)
    const below = categories.filter(({ parent_id }) => parent_id !== null)
    expect(below.length).toBeGreaterThan(0)
    for (const { parent_id } of below) expect(categories.map(({ id }) => id)).toContain(parent_id)
    const authors = await items<ArticleAuthor>('/article-authors?sort=name')
    expect(authors.every(({ image, bio }) => image && bio)).toBe(true)
    expect(await items<ArticleAuthor>('/article-authors?search=simkova')).toHaveLength(1)
  })

  it('counts a minute for every two hundred words, tags aside [ENT-28]', async () => {
    const [row] = await db`
      select reading_minutes('') as none, reading_minutes('<p>' || repeat('slovo ', 200) || '</p>') as one,
        reading_minutes('<p class="a b">' || repeat('slovo ', 201) || '</p>') as two`
    expect(row).toEqual({ none: 1, one: 1, two: 2 })
  })
})

describe('static pages and contents', () => {
  it('are pages with text and meta data, found by code [CONTENT-04] [ENT-29]', async () => {
    const pages = await items<StaticPage>('/static-pages?paginate=false')
    const codes = pages.map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining(['about', 'contact', 'terms', 'privacy', 'shipping-and-payment']),
    )
    for (const { content, meta_description, url } of pages) {
      expect(content).toMatch(/^</)
      expect(content).not.toMatch(/href="(page|article|article-category|product|category|brand|route):/)
      expect(meta_description).toBeTruthy()
      expect(url).toMatch(/^\/./)
    }
  })

  it('link to pages of their own language [CONTENT-04]', async () => {
    const texts = await items<StaticPage>('/static-pages?paginate=false', { 'language-preference': 'en' })
    const links = texts.flatMap(({ content }) =>
      [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, url]) => url),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((url) => !url?.startsWith('/en'))).toEqual([])
  })

  it('have a text for each place that shows one [CONTENT-04] [ENT-29]', async () => {
    const contents = await items<StaticContent>('/static-contents?paginate=false')
    expect(contents.map(({ code }) => code)).toEqual([...STATIC_CONTENT_CODES])
    const [found] = await items<StaticContent>(`/static-contents?${filters(['code', 'eq', 'header-strip'])}`)
    expect(found?.content).toBeTruthy()
  })
})
