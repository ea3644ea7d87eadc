import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { demoCatalogue } from '#demo/catalogue/catalogue.ts'
import { distanceOf } from '#tests/edit-distance.ts'
import { chunkWords, fold, tokenise } from './analyse.ts'
import type { SearchDocument } from './document.ts'
import type { SearchOptions } from './language-search.ts'
import { createSearchIndex } from './search-index.ts'

const { products, categories, brands } = demoCatalogue()

/** With the categories above it: whoever looks for a grinder for coffee finds it under "for making coffee". */
function categoryNames(code: string | null, language: Language): string[] {
  const category = categories.find((one) => one.code === code)
  return category ? [category.name[language], ...categoryNames(category.parent, language)] : []
}

const documentOf = (product: (typeof products)[number], id: number): SearchDocument => ({
  id,
  boost: product.sells_count,
  codes: [product.code, product.sku, product.ean, ...product.product_variations.map(({ ean }) => ean)].filter(
    (code) => code !== null,
  ),
  fieldsIn: (language) => ({
    name: product.name[language],
    brand: brands.find(({ code }) => code === product.brand)?.name[language] ?? null,
    categories: categoryNames(product.default_category, language),
    text: [product.short_description[language]],
  }),
})

function demoIndex() {
  const index = createSearchIndex(LANGUAGES)
  products.forEach((product, place) => index.upsert(documentOf(product, place + 1)))
  return index
}

const shop = demoIndex()
const search = (text: string, options?: SearchOptions) => shop.in('cs').search(text, options)
const idOf = (code: string) => products.findIndex((product) => product.code === code) + 1
const nameOf = (id: number) => products[id - 1]?.name.cs ?? ''
const categoryOf = (id: number) => products[id - 1]?.default_category ?? ''
const firstNames = (text: string, limit = 5) => search(text, { limit }).hits.map(({ id }) => nameOf(id))

describe('the demo shop', () => {
  it.each([
    ['sencha', /sencha/i],
    ['SENCHU', /sencha/i],
    ['hrnky', /hrn(ek|ky)/i],
    ['hrneček', /hrn/i],
    ['konvici', /konvi/i],
    ['konvičky', /konvi/i],
    ['matchou', /match/i],
    ['caj na matchu', /match/i],
    ['svicky', /svíčk/i],
    ['mlynek na kavu', /mlýnek/i],
    ['cokolada', /čokolád/i],
    ['medu', /med/i],
    ['snecha', /sencha/i],
    ['cokolda', /čokolád/i],
    ['konvcika', /konvičk/i],
  ])('answers %s with such goods first [CONTENT-08]', (text, wanted) => {
    const names = firstNames(text, 3)
    expect(names).not.toEqual([])
    for (const name of names) expect(name).toMatch(wanted)
  })

  it('answers "caj zeleny" with green teas, the one that is called so first', () => {
    const { hits, is_partial } = search('caj zeleny', { limit: 10 })
    expect(is_partial).toBe(false)
    expect(nameOf(hits[0]?.id ?? 0)).toBe('Zelený čaj s jasmínem')
    const green = hits.filter(({ id }) => /green|matcha/.test(categoryOf(id)))
    expect(green.length).toBeGreaterThanOrEqual(8)
  })

  it('answers words of several fields with what has them all in its name', () => {
    expect(firstNames('knihy o caji', 1)).toEqual(['Kniha Čaj beze spěchu'])
    expect(firstNames('frenchpress', 1)).toEqual(['French press Tepna 1 l'])
  })

  it('finds one thing by its words, misspelt and transcribed, and by each of its codes [CONTENT-08]', () => {
    const plain = idOf('PLAIN')
    const { ean, sku } = products[plain - 1] ?? { ean: '', sku: '' }
    for (const text of [
      'sencha kagošima',
      'sencha kagosima jarni',
      'kagoshimy',
      'PLAIN',
      sku ?? '',
      ean ?? '',
    ]) {
      expect(search(text).hits[0]?.id, text).toBe(plain)
    }
  })

  it.each(LANGUAGES)('finds every product by its own full name in %s [CONTENT-08]', (language) => {
    const lost = products.filter((product, place) => {
      const { hits, is_partial, corrected } = shop.in(language).search(product.name[language], { limit: 5 })
      return is_partial || corrected !== null || !hits.some(({ id }) => id === place + 1)
    })
    expect(lost.map(({ name }) => name[language])).toEqual([])
  })
})

const LETTERS = 'abcdefghijklmnoprstuvyz'

/** Words of names that one product alone has, long enough to be recognised with a letter wrong. */
const rare = products.flatMap((product, place) =>
  chunkWords(product.name.cs)
    .filter(({ form }) => form.length >= 5 && !/\d/.test(form))
    .map(({ form }) => ({ form, id: place + 1 }))
    .filter(({ form, id }) => search(form).total === 1 && search(form).hits[0]?.id === id),
)
const forms = products.flatMap((product) => tokenise(product.name.cs).map(({ form }) => form))

describe('any product of the demo shop', () => {
  it('is found by a rare word of its name with one letter wrong [CONTENT-08]', () => {
    expect(rare.length).toBeGreaterThan(50)
    let other_words = 0
    const edited = fc
      .record({
        word: fc.constantFrom(...rare),
        kind: fc.constantFrom('insert', 'delete', 'change', 'swap'),
        at: fc.nat({ max: 40 }),
        letter: fc.constantFrom(...LETTERS),
      })
      .map(({ word, kind, at, letter }) => {
        const { form, id } = word
        const place = at % (form.length - 1)
        const [head, tail] = [form.slice(0, place), form.slice(place)]
        const text = {
          insert: head + letter + tail,
          delete: head + tail.slice(1),
          change: head + letter + tail.slice(1),
          swap: head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2),
        }[kind]
        return { text, id }
      })
    fc.assert(
      fc.property(edited, ({ text, id }) => {
        const { hits, corrected } = search(text, { limit: 500 })
        // The slip may have made another word of the shop, the beginning of one, or something as near to one:
        // that one is what was asked.
        const meant = fold(corrected ?? text).replaceAll(' ', '')
        const is_other = !hits.some((hit) => hit.id === id) && distanceOf(text, meant) === 1
        if (hits.length > 0 && (corrected === null || is_other)) {
          other_words++
          return
        }
        expect(hits.map((hit) => hit.id)).toContain(id)
      }),
      { numRuns: 400 },
    )
    expect(other_words).toBeLessThan(60)
  })

  it('is gone once removed and back once put back', () => {
    const own = demoIndex()
    fc.assert(
      fc.property(fc.constantFrom(...products.keys()), (place) => {
        const id = place + 1
        const [name, ean] = [nameOf(id), products[place]?.ean ?? '']
        own.remove(id)
        expect(
          own
            .in('cs')
            .search(name, { limit: 500 })
            .hits.map((hit) => hit.id),
        ).not.toContain(id)
        expect(own.in('cs').search(ean).total).toBe(0)
        own.upsert({ id, boost: 0, codes: [ean], fieldsIn: () => ({ name }) })
        expect(
          own
            .in('cs')
            .search(ean)
            .hits.map((hit) => hit.id),
        ).toEqual([id])
      }),
      { numRuns: 60 },
    )
  })

  it('never breaks on what anyone may type', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.lorem(), fc.constantFrom(...forms)),
        (text) => {
          const { total, hits } = search(text, { limit: 7 })
          expect(hits.length).toBe(Math.min(total, 7))
          expect(fold(text)).toBe(fold(fold(text)))
        },
      ),
      { numRuns: 500 },
    )
  })
})
