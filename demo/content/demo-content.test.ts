import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue/catalogue.ts'
import { demoContent } from './demo-content.ts'
import { linksIn, parseLink, resolveLinks } from './link.ts'
import { LANGUAGES } from '#contract/language.ts'
import type { Localized } from './shape.ts'
import { isLocalized, typeset } from './typography.ts'

const content = demoContent()
const catalogue = demoCatalogue()

const textsOf = (value: unknown, path: string): [string, Localized][] => {
  if (value === null || typeof value !== 'object') return []
  if (isLocalized(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}
const texts = textsOf(content, 'content')

const codes = (list: readonly { code: string }[]) => new Set(list.map(({ code }) => code))
const targets: Record<string, Set<string>> = {
  page: codes(content.static_pages),
  article: codes(content.articles),
  'article-category': codes(content.article_categories),
  product: codes(catalogue.products),
  category: codes(catalogue.categories),
  brand: codes(catalogue.brands),
  route: new Set(['blog', 'search', 'home', 'cart']),
}

const leadsSomewhere = (link: string) => {
  const reference = parseLink(link)
  if (reference) return targets[reference.kind]?.has(reference.code) ?? false
  return /^(https:\/\/|mailto:|tel:\+)/.test(link)
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length

describe('texts of the demo shop', () => {
  it('are written in all four languages [CONTENT-04]', () => {
    expect(texts.length).toBeGreaterThan(300)
    const empty = texts.filter(([, text]) => LANGUAGES.some((language) => text[language].trim() === ''))
    expect(empty.map(([path]) => path)).toEqual([])
  })

  it('are translated: long texts differ between any two languages [CONTENT-04]', () => {
    const copied = texts.filter(
      ([, text]) => text.en.length > 60 && new Set(LANGUAGES.map((language) => text[language])).size < 4,
    )
    expect(copied.map(([path]) => path)).toEqual([])
  })

  it('use only the safe tags, balanced, with no attribute but href', () => {
    const allowed = /^<(?:\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote|table|tr|th|td)|\/a|a href="[^"<>]+")>$/
    for (const [path, text] of texts) {
      for (const language of LANGUAGES) {
        const open: string[] = []
        for (const tag of text[language].match(/<[^>]*>/g) ?? []) {
          expect(tag, path).toMatch(allowed)
          const name = tag.replace(/<\/?|[ >].*/g, '')
          if (tag.startsWith('</')) expect(open.pop(), `${path} ${language}`).toBe(name)
          else open.push(name)
        }
        expect(open, `${path} ${language}`).toEqual([])
      }
    }
  })

  it('never mention the closed dispute platform of the Commission', () => {
    expect(JSON.stringify(content)).not.toMatch(/ec\.europa\.eu|consumers\/odr|\bODR\b/i)
  })

  it('carry no invisible soft hyphens', () => {
    expect(JSON.stringify(content)).not.toContain('\u00ad')
  })

  it('bind units to numbers and one-letter prepositions to words', () => {
    expect(typeset('10 g v konvici', 'cs')).toBe('10\u00a0g v\u00a0konvici')
    expect(typeset('od 1 200 Kč', 'cs')).toBe('od 1\u00a0200\u00a0Kč')
    expect(typeset('oddíl C, vložka 12', 'cs')).toBe('oddíl C, vložka\u00a012')
    expect(typeset('1–2 pracovné dni', 'sk')).toBe('1–\u20602\u00a0pracovné\u00a0dni')
    expect(typeset('2 working days', 'en')).toBe('2\u00a0working\u00a0days')
    expect(typeset('Nová 12, 602\u00a000 Brno', 'cs')).toBe('Nová\u00a012, 602\u00a000\u00a0Brno')
    expect(typeset('IČ DPH CZ12345679', 'sk')).toBe('IČ\u00a0DPH\u00a0CZ12345679')
    expect(typeset('Čaj s. r. o.', 'cs')).toBe('Čaj s.\u00a0r.\u00a0o.')
    expect(typeset('kávu a <a href="x">čaj</a>', 'cs')).toBe('kávu a\u00a0<a href="x">čaj</a>')
    expect(typeset('<a href="page:a b">a b</a>', 'en')).toBe('<a href="page:a b">a b</a>')
  })
})

describe('addresses of the demo shop', () => {
  const pages = [...content.static_pages, ...content.articles, ...content.article_categories]

  it.each(LANGUAGES)('are plain and unique among pages, articles and products in %s', (language) => {
    const slugs = [
      ...pages.map((page) => page.slug[language]),
      ...catalogue.products.map((product) => product.slug[language]),
      ...catalogue.categories.flatMap(({ parent, slug }) => (parent === null ? [slug[language]] : [])),
    ]
    for (const slug of pages.map((page) => page.slug[language]))
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })

  it('behind links in pages, articles, slots and banners all exist [CONTENT-04]', () => {
    const inTexts = texts.flatMap(([, text]) => LANGUAGES.flatMap((language) => linksIn(text[language])))
    const inBanners = content.banners.flatMap((banner) => [banner.url, banner.button_link])
    const inRedirects = content.redirects.map((redirect) => redirect.destination)
    const links = [...inTexts, ...inBanners, ...inRedirects]
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  it('are filled into rich text by the resolver', () => {
    const html = '<p><a href="page:terms">a</a> <a href="https://example.com/">b</a></p>'
    expect(resolveLinks(html, 'sk', (kind, code, language) => `/${language}/${kind}/${code}`)).toBe(
      '<p><a href="/sk/page/terms">a</a> <a href="https://example.com/">b</a></p>',
    )
  })

  it('redirect the three known paths in Czech and Slovak [PAGE-11]', () => {
    for (const language of ['cs', 'sk'] as const) {
      const known = content.redirects.filter((redirect) => redirect.language === language)
      expect(known.map(({ path, status_code }) => [path, status_code])).toEqual([
        ['/stara-stranka', 301],
        ['/docasne', 302],
        ['/externi', 302],
      ])
      expect(known.map(({ destination }) => destination.startsWith('https://'))).toEqual([false, false, true])
    }
  })
})

describe('articles', () => {
  it('are twenty-four, each of 120 to 220 words in every language [CONTENT-01]', () => {
    expect(content.articles).toHaveLength(24)
    for (const article of content.articles) {
      for (const language of LANGUAGES) {
        const length = wordsOf(article.content[language])
        expect(length, `${article.code} ${language}`).toBeGreaterThanOrEqual(120)
        expect(length, `${article.code} ${language}`).toBeLessThanOrEqual(220)
        expect(article.content[language]).toMatch(/<h2>.*<(ul|ol)>/s)
      }
    }
  })

  it('have an existing category, author and related products [CONTENT-01]', () => {
    const authors = codes(content.article_authors)
    for (const article of content.articles) {
      expect(targets['article-category']).toContain(article.article_category_code)
      expect(authors).toContain(article.author_code)
      for (const code of article.related_product_codes) expect(targets.product).toContain(code)
    }
  })

  it('fill every category, one of which is nested [CONTENT-01]', () => {
    const filled = new Set(content.articles.map((article) => article.article_category_code))
    expect([...filled].toSorted()).toEqual([...codes(content.article_categories)].toSorted())
    const nested = content.article_categories.filter((category) => category.parent_code !== null)
    expect(nested.map((category) => category.parent_code)).toEqual(['tea'])
  })
})

describe('banners', () => {
  const seen = content.banners.filter(
    ({ is_active, valid_from_days, valid_to_days }) =>
      is_active && (valid_from_days ?? 0) <= 0 && (valid_to_days ?? 0) >= 0,
  )
  const count = (type: number) => seen.filter((banner) => banner.banner_type_id === type).length

  it('show three slides, four tiles, a strip, one in a category and one at a brand [CONTENT-05]', () => {
    expect([1, 2, 3, 4, 5].map(count)).toEqual([3, 4, 1, 1, 1])
  })

  it('hold one that is expired, one inactive and one not yet valid [CONTENT-05]', () => {
    const unseen = content.banners.filter((banner) => !seen.includes(banner))
    expect(unseen.map(({ code }) => code)).toEqual(['slider-expired', 'slider-inactive', 'slider-upcoming'])
  })

  it('of a category or brand name one that exists [CONTENT-05]', () => {
    for (const { category_code, brand_code } of content.banners) {
      if (category_code) expect(targets.category).toContain(category_code)
      if (brand_code) expect(targets.brand).toContain(brand_code)
    }
  })
})
