import { describe, expect, it } from 'vitest'
import {
  offeredVariations,
  type ProductProperty,
  PROPERTY_TYPES,
  type PropertyType,
} from '#contract/product-property.ts'
import { type ChoosableVariation, chooseVariation } from './variation-choice.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const PATH = '/hrnek'

function property(id: number, slug: string, type: PropertyType, attributes: string[]): ProductProperty {
  return {
    id,
    name: slug,
    slug,
    type,
    description: null,
    position: id,
    is_public: true,
    attributes: attributes.map((name, index) => ({
      id: id * 10 + index,
      product_property_id: id,
      name: name.replace('~', ''),
      slug: name.replace('~', ''),
      position: index,
      is_hidden: name.startsWith('~'),
      image: null,
      value: type === PROPERTY_TYPES.color ? '#123456' : null,
    })),
  }
}

/** Ochre is a hidden attribute. */
const colour = property(1, 'barva', PROPERTY_TYPES.color, ['seda', 'zelena', 'modra', '~okrova'])
const size = property(2, 'velikost', PROPERTY_TYPES.select, ['250', '350'])
const MUG = [colour, size]

function variation(
  id: number,
  attributes: number[],
  rest: Partial<ChoosableVariation> = {},
): ChoosableVariation {
  return {
    id,
    is_default: false,
    is_hidden: false,
    update_stock: true,
    stock_state: 5,
    purchasable_since: null,
    properties: attributes.map((attribute) => ({
      product_property_id: Math.floor(attribute / 10),
      product_property_attribute_id: attribute,
    })),
    ...rest,
  }
}

const MUGS = [
  variation(100, [10, 20]),
  variation(101, [10, 21], { is_default: true }),
  variation(102, [11, 20], { stock_state: 0 }),
  variation(103, [12, 21]),
  variation(104, [13, 21]),
]

function choose(query = '', variations = MUGS, properties = MUG) {
  return chooseVariation(variations, properties, new URLSearchParams(query), PATH, NOW)
}

function option(chosen: ReturnType<typeof choose>, slug: string) {
  const found = chosen.choices.flatMap(({ options }) => options).find((one) => one.slug === slug)
  if (!found) throw new Error(`No option ${slug}`)
  return found
}

describe('choosing a variation from the address', () => {
  it('preselects the default variation and keeps its address clean [CATALOG-20]', () => {
    const chosen = choose()
    expect(chosen.variation?.id).toBe(101)
    expect(chosen.query).toBe('')
    expect(option(chosen, 'seda').is_selected).toBe(true)
    expect(option(chosen, '350').is_selected).toBe(true)
    expect(chosen.missing).toEqual([])
  })

  it('finds another variation by the slugs of its properties, in any order [CATALOG-02] [CATALOG-20]', () => {
    expect(choose('barva=modra&velikost=350').variation?.id).toBe(103)
    expect(choose('velikost=350&barva=modra').variation?.id).toBe(103)
    expect(choose('barva=modra&velikost=350').query).toBe('barva=modra&velikost=350')
  })

  it('fills what the address leaves out from the default variation [CATALOG-20]', () => {
    expect(choose('velikost=250').variation?.id).toBe(100)
    expect(choose('barva=modra').variation?.id).toBe(103)
  })

  it('finds a variation by its id, as other pages link to it', () => {
    expect(choose('variation=103').variation?.id).toBe(103)
    expect(choose('variation=999').variation?.id).toBe(101)
    expect(choose('variation=103&barva=seda').variation?.id).toBe(101)
  })

  it('is said by ids for another language, whose slugs are others [I18N-09]', () => {
    const by_id = (chosen: ReturnType<typeof choose>) =>
      new URLSearchParams(chosen.pairs_by_id.map((pair) => [...pair]))
    expect(choose().pairs_by_id).toEqual([])
    const chosen = choose('barva=modra&velikost=350')
    expect(`${by_id(chosen)}`).toBe('property_1=12&property_2=21')
    const english = MUG.map((one) => ({
      ...one,
      slug: `${one.slug}-en`,
      attributes: one.attributes.map((attribute) => ({ ...attribute, slug: `${attribute.slug}-en` })),
    }))
    const same = choose(`${by_id(chosen)}`, MUGS, english)
    expect(same).toMatchObject({ variation: { id: 103 }, query: 'barva-en=modra-en&velikost-en=350-en' })
    // An id is none where a slug is asked for, and the other way round.
    expect(choose('barva=12').variation?.id).toBe(101)
    expect(choose('property_1=modra').variation?.id).toBe(101)
    expect(choose('property_1=13').variation?.id).toBe(101)
  })

  it('ignores values nobody has, however they are written', () => {
    for (const query of [
      'barva=ruzova',
      'barva=',
      'tvar=kruh',
      'barva=okrova',
      'barva[]=modra',
      'velikost=%00',
    ]) {
      expect(choose(query).variation?.id, query).toBe(101)
    }
  })

  it('lets the later wish win where both cannot be met: that is the one just chosen', () => {
    expect(choose('barva=modra&velikost=250').variation?.id).toBe(100)
    expect(choose('velikost=250&barva=modra').variation?.id).toBe(103)
  })
})

describe('the options of a choice', () => {
  it('do not contain hidden attributes, nor variations that have one [CATALOG-03]', () => {
    expect(choose().choices[0]?.options.map(({ slug }) => slug)).toEqual(['seda', 'zelena', 'modra'])
    expect(offeredVariations(MUGS, MUG).map(({ id }) => id)).toEqual([100, 101, 102, 103])
    expect(choose('variation=104').variation?.id).toBe(101)
  })

  it('do not lead to hidden variations [CATALOG-03]', () => {
    const hidden = MUGS.map((one) => (one.id === 103 ? { ...one, is_hidden: true } : one))
    const chosen = choose('barva=modra', hidden)
    expect(chosen.variation?.id).toBe(101)
    expect(option(chosen, 'modra')).toMatchObject({ state: 'impossible', url: null })
  })

  it('tell an available, a sold out and an impossible combination apart [CATALOG-02]', () => {
    const small = choose('velikost=250')
    expect(option(small, 'seda').state).toBe('available')
    expect(option(small, 'zelena').state).toBe('sold_out')
    expect(option(small, 'modra').state).toBe('impossible')
  })

  it('count a variation that is not on sale yet, or must not be bought, as sold out', () => {
    const later = { purchasable_since: '2026-06-01T00:00:00Z' }
    const forbidden = { product_availability: { can_purchase: false } }
    for (const change of [later, forbidden]) {
      const variations = MUGS.map((one) => (one.id === 103 ? { ...one, ...change } : one))
      expect(option(choose('', variations), 'modra').state).toBe('sold_out')
    }
  })

  it('have an address that chooses just them and can be shared [CATALOG-02]', () => {
    const chosen = choose()
    expect(option(chosen, 'modra').url).toBe('/hrnek?barva=modra&velikost=350')
    expect(option(chosen, '250').url).toBe('/hrnek?barva=seda&velikost=250')
    expect(option(choose('barva=modra&velikost=350'), 'seda').url).toBe('/hrnek')
  })

  it('lead from an impossible combination to the nearest one that exists', () => {
    const chosen = choose('barva=modra&velikost=350')
    expect(option(chosen, '250').state).toBe('impossible')
    expect(option(chosen, '250').url).toBe('/hrnek?barva=seda&velikost=250')
    expect(option(chosen, 'zelena').url).toBe('/hrnek?barva=zelena&velikost=250')
  })

  it('every address leads to a variation that has the option', () => {
    for (const query of ['', 'velikost=250', 'barva=modra', 'barva=zelena']) {
      for (const { options } of choose(query).choices) {
        for (const { url, slug } of options) {
          const target = choose(new URL(url ?? '', 'http://shop').search)
          expect(option(target, slug).is_selected, `${query} → ${slug}`).toBe(true)
        }
      }
    }
  })
})

describe('the controls of a choice', () => {
  it('follow the type of the property [CATALOG-02]', () => {
    const types = Object.values(PROPERTY_TYPES)
    const properties = types.map((type, index) => property(index + 1, `p${index}`, type, ['a']))
    const chosen = choose('', [variation(1, [10, 20, 30, 40], { is_default: true })], properties)
    expect(chosen.choices.map(({ control }) => control)).toEqual(['select', 'radio', 'color', 'text_input'])
    expect(chosen.choices.map(({ options }) => options[0]?.color)).toEqual([null, null, '#123456', null])
  })

  it('give forms the rest of the choice to carry along', () => {
    expect(choose('barva=modra').choices.map(({ others }) => others)).toEqual([
      [['velikost', '350']],
      [['barva', 'modra']],
    ])
  })
})

describe("a text of the shopper's own", () => {
  const shape = property(1, 'tvar', PROPERTY_TYPES.radio, ['oval', 'kruh'])
  const text = property(2, 'text', PROPERTY_TYPES.text_input, ['vlastni-text'])
  const SIGN = [shape, text]
  const SIGNS = [variation(200, [10, 20], { is_default: true }), variation(201, [11, 20])]

  it('is missing until it is written, though the variation is known [CATALOG-02]', () => {
    expect(choose('', SIGNS, SIGN)).toMatchObject({ variation: { id: 200 }, missing: ['text'] })
    expect(choose('text=Nov%C3%A1kovi', SIGNS, SIGN)).toMatchObject({ variation: { id: 200 }, missing: [] })
  })

  it('stays in the address when another option is chosen', () => {
    const chosen = choose('text=U+Nov%C3%A1k%C5%AF', SIGNS, SIGN)
    expect(chosen.choices[1]?.text).toBe('U Nováků')
    expect(option(chosen, 'kruh').url).toBe('/hrnek?tvar=kruh&text=U+Nov%C3%A1k%C5%AF')
    expect(choose('tvar=kruh&text=Ahoj', SIGNS, SIGN)).toMatchObject({ variation: { id: 201 }, missing: [] })
  })

  it('is taken along to another language [I18N-09]', () => {
    const { pairs_by_id } = choose('text=Ahoj', SIGNS, SIGN)
    expect(pairs_by_id).toEqual([
      ['property_1', '10'],
      ['property_2', 'Ahoj'],
    ])
    expect(choose('property_1=11&property_2=Ahoj', SIGNS, SIGN)).toMatchObject({
      variation: { id: 201 },
      query: 'tvar=kruh&text=Ahoj',
    })
  })

  it('is trimmed and never longer than 100 characters', () => {
    expect(choose(`text=${'x'.repeat(300)}`, SIGNS, SIGN).choices[1]?.text).toHaveLength(100)
    expect(choose('text=+++', SIGNS, SIGN).missing).toEqual(['text'])
  })
})

describe('a product without a default variation', () => {
  const open = MUGS.map((one) => ({ ...one, is_default: false }))

  it('has none chosen until every property is [CART-30]', () => {
    expect(choose('', open)).toMatchObject({ variation: null, missing: ['barva', 'velikost'] })
    expect(choose('barva=seda', open)).toMatchObject({ variation: null, missing: ['velikost'] })
    expect(choose('barva=seda&velikost=250', open)).toMatchObject({ variation: { id: 100 }, missing: [] })
  })

  it('adds to the address one option after another', () => {
    expect(option(choose('', open), 'modra')).toMatchObject({ state: 'available', url: '/hrnek?barva=modra' })
    expect(option(choose('barva=modra', open), '350').url).toBe('/hrnek?barva=modra&velikost=350')
    expect(option(choose('barva=modra', open), '250')).toMatchObject({
      state: 'impossible',
      url: '/hrnek?velikost=250',
    })
  })
})

it('a product without variations has nothing to choose', () => {
  expect(choose('barva=seda', [], [])).toEqual({
    variation: null,
    choices: [],
    missing: [],
    query: '',
    pairs_by_id: [],
  })
})
