import { describe, expect, it } from 'vitest'
import { drawPicture } from '../pictures/picture.ts'
import { demoCatalogue } from './catalogue.ts'

const { products, brands } = demoCatalogue()
const palettes = new Map(brands.map(({ code, palette }) => [code, palette]))

/** With one seed for all, only what the tea itself decides tells the pictures apart. */
const drawn = products.flatMap(({ code, brand, categories, pictures: [front] }) => {
  if (front?.tea === undefined || front.view !== 'front') return []
  const { svg } = drawPicture({
    ...front,
    view: 'front',
    palette: palettes.get(brand) ?? 'linen',
    seed: 'one',
  })
  return [{ code, categories, svg }]
})

describe('the pictures of teas', () => {
  it('show every tea in its packet with its leaf', () => {
    const teas = products.filter(({ properties }) =>
      properties.some(({ property }) => property === 'tea-type'),
    )
    const known = new Set(drawn.map(({ code }) => code))
    // The cake is its own leaf.
    expect(teas.map(({ code }) => code).filter((code) => !known.has(code))).toEqual(['MAX3'])
  })

  it('are all different in each listing', () => {
    const listings = new Set(drawn.flatMap(({ categories }) => categories))
    expect(listings.size).toBeGreaterThan(10)
    for (const listing of listings) {
      const shown = drawn.filter(({ categories }) => categories.includes(listing))
      expect(new Set(shown.map(({ svg }) => svg)).size, listing).toBe(shown.length)
    }
  })

  it('can be drawn, and in a blink', () => {
    for (const { code, svg } of drawn) {
      expect(svg, code).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length, code).toBeLessThan(35_000)
    }
  })
})
