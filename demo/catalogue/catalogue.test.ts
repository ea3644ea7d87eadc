import { describe, expect, it } from 'vitest'
import { isLocalized } from '../content/typography.ts'
import { demoCatalogue } from './catalogue.ts'
import { LANGUAGES } from '#contract/language.ts'
import { PICTURE_SUBJECTS } from './shape.ts'
import type { DemoItem, DemoPrices, DemoProduct } from './shape.ts'
import { eanCheckDigit } from './text.ts'

const catalogue = demoCatalogue()
const { products, categories, brands, properties } = catalogue
const codesOf = (items: { code: string }[]) => new Set(items.map((item) => item.code))
const productCodes = codesOf(products)
const variations = products.flatMap((product) => product.product_variations)
const items: DemoItem[] = [...products, ...variations]

function coded(code: string): DemoProduct {
  const product = products.find((one) => one.code === code)
  if (product === undefined) throw new Error(`no product ${code}`)
  return product
}

function variationOf(product: DemoProduct, code: string) {
  const variation = product.product_variations.find((one) => one.code === code)
  if (variation === undefined) throw new Error(`no variation ${code}`)
  return variation
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalized(value))
    return LANGUAGES.filter((language) => value[language].trim() === '').map(
      (language) => `${path}.${language}`,
    )
  if (Array.isArray(value)) return value.flatMap((one, index) => emptyTexts(one, `${path}[${index}]`))
  return Object.entries(value).flatMap(([key, one]) => emptyTexts(one, `${path}.${key}`))
}

function depthOf(code: string): number {
  const parent = categories.find((category) => category.code === code)?.parent ?? null
  return parent === null ? 1 : 1 + depthOf(parent)
}

describe('the size of the demo catalogue', () => {
  it('holds about 400 products in about 40 categories of three levels, and 15 brands in two', () => {
    expect(products.length).toBeGreaterThanOrEqual(380)
    expect(categories.length).toBeGreaterThanOrEqual(38)
    expect(Math.max(...categories.map((category) => depthOf(category.code)))).toBe(3)
    expect(brands).toHaveLength(15)
    expect(brands.some((brand) => brand.parent !== null)).toBe(true)
    expect(properties.filter((property) => property.attributes.length >= 6).length).toBeGreaterThanOrEqual(10)
    expect(catalogue.reviews).toHaveLength(250)
  })

  it('is the same at every call', () => {
    expect(demoCatalogue()).toEqual(catalogue)
  })

  it('has products in every category below the top', () => {
    const used = new Set(products.flatMap((product) => product.categories))
    const leaves = categories.filter((one) => !categories.some((other) => other.parent === one.code))
    expect(leaves.filter((category) => !used.has(category.code)).map((category) => category.code)).toEqual([])
  })
})

describe('the references of the demo catalogue', () => {
  const missing = (known: Set<string>, used: (string | null)[]) =>
    used.filter((code) => code !== null && !known.has(code))

  it('name categories, brands, tax groups, availabilities, tags and units that exist', () => {
    const categoryCodes = codesOf(categories)
    expect(
      missing(
        categoryCodes,
        categories.map((category) => category.parent),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(brands),
        brands.map((brand) => brand.parent),
      ),
    ).toEqual([])
    expect(
      missing(
        categoryCodes,
        products.flatMap((product) => product.categories),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(brands),
        products.map((product) => product.brand),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(catalogue.tax_groups),
        products.map((product) => product.tax_group),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(catalogue.availabilities),
        items.map((item) => item.product_availability),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(catalogue.tags),
        items.flatMap((item) => item.tags),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(catalogue.amount_units),
        products.map((product) => product.amount_unit),
      ),
    ).toEqual([])
    expect(
      missing(
        codesOf(catalogue.review_parameters),
        products.flatMap((product) => product.review_parameters),
      ),
    ).toEqual([])
    expect(products.filter((product) => !product.categories.includes(product.default_category))).toEqual([])
  })

  it('name properties and attributes that exist, once per product', () => {
    const known = new Set(
      properties.flatMap((property) =>
        property.attributes.map((attribute) => `${property.code}/${attribute.code}`),
      ),
    )
    const used = [...products, ...variations].flatMap((one) =>
      one.properties.map((value) => `${value.property}/${value.attribute}`),
    )
    expect(missing(known, used)).toEqual([])
    const doubled = products.filter(
      (product) =>
        repeated(product.properties.map((value) => `${value.property}/${value.attribute}`)).length > 0,
    )
    expect(doubled.map((product) => product.code)).toEqual([])
  })

  it('name products and variations that exist', () => {
    expect(
      missing(
        productCodes,
        products.flatMap((one) => one.related_products.map((other) => other.product)),
      ),
    ).toEqual([])
    expect(
      missing(
        productCodes,
        catalogue.product_lists.flatMap((list) => list.products),
      ),
    ).toEqual([])
    expect(
      missing(
        productCodes,
        catalogue.reviews.map((review) => review.product),
      ),
    ).toEqual([])
    for (const product of products)
      for (const item of product.package_items) {
        const inside = coded(item.product)
        const needsVariation = inside.product_variations.length > 0
        expect(item.product_variation !== null, `${product.code} holds ${item.product}`).toBe(needsVariation)
        if (item.product_variation !== null) variationOf(inside, item.product_variation)
        if (item.part !== null) expect(codesOf(product.package_parts)).toContain(item.part)
      }
  })

  it('never relate a product to itself or twice in one relation', () => {
    for (const product of products) {
      const related = product.related_products.map((one) => `${one.relation} ${one.product}`)
      expect(repeated(related), product.code).toEqual([])
      expect(product.related_products.some((one) => one.product === product.code)).toBe(false)
    }
  })

  it('give every variation one attribute of each property it is chosen by, and each choice once', () => {
    for (const product of products) {
      const choices = product.product_variations.map((variation) => {
        expect(
          variation.properties.map((value) => value.property),
          variation.code,
        ).toEqual(product.product_variation_properties)
        return variation.properties.map((value) => value.attribute).join(' ')
      })
      expect(repeated(choices), product.code).toEqual([])
      const offered = product.properties
        .filter((value) => value.is_for_variation)
        .map((value) => value.attribute)
      for (const variation of product.product_variations) {
        expect(variation.picture).toBeLessThan(product.pictures.length)
        for (const value of variation.properties) expect(offered, variation.code).toContain(value.attribute)
      }
      if (choices.length > 0)
        expect(
          product.product_variations.filter((one) => one.is_default),
          product.code,
        ).toHaveLength(1)
    }
  })
})

describe('the texts of the demo catalogue', () => {
  it('are there in cs, sk, en and de', () => {
    expect(emptyTexts(catalogue, 'catalogue')).toEqual([])
  })

  it('have slugs that are ascii and unique per language', () => {
    for (const language of LANGUAGES) {
      const slugs = [...products, ...categories, ...brands].map((one) => one.slug[language])
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
      expect(repeated(slugs), language).toEqual([])
      for (const property of properties)
        expect(
          repeated(property.attributes.map((attribute) => attribute.slug[language])),
          property.code,
        ).toEqual([])
      expect(repeated(properties.map((property) => property.slug[language]))).toEqual([])
    }
  })

  it('have unique product names per language', () => {
    for (const language of LANGUAGES)
      expect(repeated(products.map((product) => product.name[language])), language).toEqual([])
  })

  it('use only the safe tags', () => {
    const tags = products.flatMap((product) =>
      LANGUAGES.flatMap((language) => product.description[language].match(/<[^>]*>/g) ?? []),
    )
    expect(tags.filter((tag) => !/^<\/?(p|h3|ul|li|strong)>$/.test(tag))).toEqual([])
  })

  it('keep a number and its unit together', () => {
    const texts = products.flatMap((product) => [product.description.cs, product.short_description.cs])
    expect(texts.filter((text) => /\d (g|ml|°C|cm)\b/.test(text))).toEqual([])
    expect(coded('PLAIN').short_description.cs).toContain('100\u00a0g')
  })

  it('say nothing twice in the reviews and rate from 1 to 5', () => {
    expect(repeated(catalogue.reviews.map((review) => review.comment))).toEqual([])
    expect(new Set(catalogue.reviews.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]))
    const parameters = catalogue.reviews.flatMap((review) => review.parameter_ratings)
    expect(parameters.every((one) => one.rating >= 1 && one.rating <= 5)).toBe(true)
    expect(catalogue.reviews.filter((review) => /[{|}]/.test(review.comment))).toEqual([])
  })

  it('let nobody write twice on one page of reviews, nor say what another has said there', () => {
    for (const { code } of products) {
      const newest = catalogue.reviews
        .filter((review) => review.product === code)
        .toSorted((one, other) => one.created_days_ago - other.created_days_ago)
      for (const start of newest.keys()) {
        const page = newest.slice(start, start + 6)
        expect(repeated(page.map((review) => review.name)), code).toEqual([])
        expect(repeated(page.flatMap((review) => review.comment.split(/(?<=\.) /))), code).toEqual([])
      }
    }
  })
})

describe('the numbers of the demo catalogue', () => {
  it('have valid EAN-13 codes of the internal range, unique like codes and SKUs', () => {
    for (const item of items) {
      expect(item.ean).toMatch(/^2\d{12}$/)
      expect(item.ean.slice(-1), item.code).toBe(eanCheckDigit(item.ean.slice(0, 12)))
    }
    expect(eanCheckDigit('400638133393')).toBe('1')
    expect(repeated(items.map((item) => item.ean))).toEqual([])
    expect(repeated(items.map((item) => item.sku))).toEqual([])
    expect(repeated(items.map((item) => item.code))).toEqual([])
  })

  it('have whole, positive prices in both currencies', () => {
    const prices = items.flatMap((item) => [
      item.taxed_price,
      ...(item.discounted_taxed_price === null ? [] : [item.discounted_taxed_price]),
      ...item.customer_prices.map((one) => one.taxed_price),
      ...item.price_history.map((one) => one.taxed_price),
    ])
    const minor = prices.flatMap((price) => [price.CZK, price.EUR])
    expect(minor.filter((amount) => !Number.isInteger(amount) || amount <= 0)).toEqual([])
  })

  it('count every discount from the lowest price of the 30 days before it', () => {
    const lowestBefore = (item: DemoItem, currency: keyof DemoPrices) => {
      const cut = item.price_history.at(-1)
      const earlier = item.price_history.slice(0, -1)
      const end = cut?.from_days_ago ?? 0
      const running = earlier.filter((_entry, index) => {
        const until = earlier[index + 1]?.from_days_ago ?? end
        return until < end + 30
      })
      return Math.min(...running.map((entry) => entry.taxed_price[currency]))
    }
    const discounted = items.filter((item) => item.discounted_taxed_price !== null)
    expect(discounted.length).toBeGreaterThan(20)
    for (const item of discounted) {
      expect(item.price_history.at(-1)?.taxed_price, item.code).toEqual(item.discounted_taxed_price)
      const lowest = lowestBefore(item, 'CZK')
      const percents = Math.round((1 - (item.discounted_taxed_price?.CZK ?? 0) / lowest) * 100)
      expect(percents, item.code).toBe(item.discount_percents)
    }
  })

  it('end the price history of everything else with today’s price', () => {
    const steady = items.filter((item) => item.discounted_taxed_price === null)
    for (const item of steady)
      expect(item.price_history.at(-1)?.taxed_price, item.code).toEqual(item.taxed_price)
    for (const item of items) {
      const days = item.price_history.map((entry) => entry.from_days_ago)
      expect(days, item.code).toEqual(days.toSorted((one, other) => other - one))
    }
  })

  it('give no untracked product a maximum', () => {
    expect(items.filter((item) => !item.update_stock && item.max_purchasable_amount !== null)).toEqual([])
  })

  it('expect new pieces only where none are left or the sale has not begun', () => {
    const awaited = items.filter((item) => item.expected_date_min_days !== null)
    expect(awaited.filter((item) => item.stock_state !== 0 && item.purchasable_since_days === null)).toEqual(
      [],
    )
    expect(awaited.length).toBeGreaterThan(5)
  })

  it('take food back only while its pack is closed [L5]', () => {
    const food = products.filter(({ tax_group }) => tax_group === 'food')
    expect(food.length).toBeGreaterThan(100)
    expect(new Set(food.map((one) => one.withdrawal_exception))).toEqual(new Set(['hygiene']))
  })

  it('say of a set of more than food what of it goes back only while its pack is closed [L5]', () => {
    const mixed = products.filter(
      ({ tax_group, package_items }) =>
        tax_group !== 'food' && package_items.some(({ product }) => coded(product).tax_group === 'food'),
    )
    expect(mixed.length).toBeGreaterThan(2)
    for (const { code, description } of mixed) {
      expect(description.cs, code).toMatch(/jen\sv\sneporušeném\sobalu/)
      expect(description.sk, code).toMatch(/len\sv\sneporušenom\sobale/)
      expect(description.en, code).toMatch(/only\swith\sits\sseal\sunbroken/)
    }
  })

  it('tax tea and coffee as food and ceramics at the standard rate', () => {
    expect(coded('PLAIN').tax_group).toBe('food')
    expect(coded('COF-GUJI').tax_group).toBe('food')
    expect(coded('MUG').tax_group).toBe('standard')
    const rates = catalogue.tax_groups.flatMap((group) => group.rates)
    const of = (country: string) => rates.filter((one) => one.country === country).map((one) => one.rate)
    expect(of('CZ')).toEqual([21, 12, 0])
    expect(of('SK')).toEqual([23, 19, 5])
  })
})

describe('the code tables in the demo catalogue', () => {
  it('has every product type', () => {
    expect(new Set(products.map((product) => product.product_type))).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('has every relation', () => {
    const relations = products.flatMap((product) => product.related_products.map((one) => one.relation))
    expect(new Set(relations)).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('has every property type, each used by some variation', () => {
    const used = new Set(products.flatMap((product) => product.product_variation_properties))
    const types = properties.filter((property) => used.has(property.code)).map((property) => property.type)
    expect(new Set(types)).toEqual(new Set([1, 2, 3, 4]))
  })

  it('has every filter type but the price slider, which needs no property', () => {
    const types = properties.map((property) => property.filter_type).filter((type) => type !== null)
    expect(new Set(types)).toEqual(new Set(['select', 'checkbox', 'radio', 'color']))
  })

  it('writes every colour as a hex value and hides some attributes', () => {
    const colours = properties
      .filter((property) => property.type === 3)
      .flatMap((property) => property.attributes)
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour.value ?? ''))).toEqual([])
    expect(
      properties.flatMap((property) => property.attributes).some((attribute) => attribute.is_hidden),
    ).toBe(true)
    expect(properties.some((property) => !property.is_public)).toBe(true)
  })

  it('draws with every picture subject', () => {
    const drawn = products.flatMap((product) => product.pictures.map((picture) => picture.subject))
    expect(new Set(drawn)).toEqual(new Set(PICTURE_SUBJECTS))
    expect(products.filter((product) => product.pictures.length === 0)).toEqual([])
  })

  it('shows every product whole in its first picture', () => {
    const cut = products.filter(({ pictures: [first] }) => first?.view === 'detail')
    expect(cut.map(({ code }) => code)).toEqual([])
  })

  it('writes the names of makers with plain spaces, as they are compared and copied', () => {
    expect(brands.filter((brand) => /[^\S ]/.test(brand.safety.manufacturer_name))).toEqual([])
  })

  it('names a responsible person for every maker outside the EU', () => {
    const foreign = brands.filter((brand) => !/, (CZ|SK|DE)$/.test(brand.safety.manufacturer_address))
    expect(foreign.length).toBeGreaterThan(0)
    expect(foreign.filter((brand) => brand.safety.responsible_person_name === null)).toEqual([])
  })
})

describe('the categories with limits', () => {
  it('restrict one to the salon group', () => {
    const restricted = categories.filter((category) => category.customer_groups_restriction)
    expect(restricted.map((category) => category.restricted_customer_groups)).toEqual([['salon']])
  })

  it('show one in Czech and Slovak only', () => {
    const limited = categories.filter((category) => category.available_for_languages !== null)
    expect(limited.map((category) => category.available_for_languages)).toEqual([['cs', 'sk']])
  })
})

describe('the products known by their code', () => {
  const purchasable = (product: DemoProduct) =>
    catalogue.availabilities.find((one) => one.code === product.product_availability)?.can_purchase

  it('PLAIN is tracked with 25 in stock', () => {
    expect(coded('PLAIN')).toMatchObject({ update_stock: true, stock_state: 25, product_variations: [] })
    expect(purchasable(coded('PLAIN'))).toBe(true)
  })

  it('LAST has one piece, GONE none', () => {
    expect(coded('LAST')).toMatchObject({ update_stock: true, stock_state: 1 })
    expect(purchasable(coded('LAST'))).toBe(true)
    expect(coded('GONE')).toMatchObject({ update_stock: true, stock_state: 0 })
  })

  it('NULLSTOCK is tracked without a number, UNTRACKED is not tracked', () => {
    expect(coded('NULLSTOCK')).toMatchObject({ update_stock: true, stock_state: null })
    expect(purchasable(coded('NULLSTOCK'))).toBe(true)
    expect(coded('UNTRACKED').update_stock).toBe(false)
    expect(purchasable(coded('UNTRACKED'))).toBe(true)
  })

  it('NOBUY is in stock but its availability forbids the purchase', () => {
    expect(purchasable(coded('NOBUY'))).toBe(false)
    expect(coded('NOBUY').stock_state).toBeGreaterThan(0)
  })

  it('SOON opens later and nothing else forbids it', () => {
    expect(coded('SOON').purchasable_since_days).toBeGreaterThan(0)
    expect(purchasable(coded('SOON'))).toBe(true)
    expect(coded('SOON').stock_state).toBeGreaterThan(0)
  })

  it('MAX3 allows three of its ten', () => {
    expect(coded('MAX3')).toMatchObject({ update_stock: true, stock_state: 10, max_purchasable_amount: 3 })
  })

  it('MUG varies in colour and size: one sold out, one discounted, one hidden attribute, one default', () => {
    const mug = coded('MUG')
    expect(mug.product_variation_properties).toEqual(['colour', 'size'])
    expect(mug.categories).toContain('mugs')
    const hidden = properties
      .flatMap((property) => property.attributes)
      .filter((attribute) => attribute.is_hidden)
      .map((attribute) => attribute.code)
    const count = (test: (variation: (typeof mug.product_variations)[number]) => boolean) =>
      mug.product_variations.filter(test).length
    expect(count((one) => one.stock_state === 0)).toBe(1)
    expect(count((one) => one.discount_percents !== null)).toBe(1)
    expect(count((one) => one.properties.some((value) => hidden.includes(value.attribute)))).toBe(1)
    expect(count((one) => one.is_default)).toBe(1)
    expect(variationOf(mug, 'MUG-GREY-350')).toMatchObject({ is_default: true, stock_state: 24 })
  })

  it('SIGN takes a text', () => {
    const types = coded('SIGN').product_variation_properties.map(
      (code) => properties.find((property) => property.code === code)?.type,
    )
    expect(types).toContain(4)
  })

  it('SET-FIXED, SET-CHOICE and SET-COMPOSE are the three kinds of package', () => {
    expect(coded('SET-FIXED').product_type).toBe(1)
    expect(coded('SET-FIXED').package_items.some((item) => item.count > 1)).toBe(true)
    expect(coded('SET-CHOICE')).toMatchObject({ product_type: 2, flexible_package_number_of_items: 3 })
    expect(coded('SET-CHOICE').package_items.length).toBeGreaterThan(3)
    const compose = coded('SET-COMPOSE')
    expect(compose.product_type).toBe(3)
    for (const part of compose.package_parts)
      expect(compose.package_items.filter((item) => item.part === part.code).length).toBeGreaterThan(1)
  })

  it('has something to buy in every package', () => {
    for (const product of products)
      for (const item of product.package_items) {
        const inside = coded(item.product)
        const bought = item.product_variation === null ? inside : variationOf(inside, item.product_variation)
        expect(bought.stock_state, `${product.code} holds ${bought.code}`).toBeGreaterThanOrEqual(item.count)
      }
  })

  it('WRAP is a service', () => {
    expect(coded('WRAP').product_type).toBe(4)
  })

  it('ENGRAVED wants a text of at most 20 characters', () => {
    expect(coded('ENGRAVED').product_fields).toMatchObject([{ is_required: true, max_length: 20 }])
  })

  it('SALE is 20 % off and has a price history', () => {
    expect(coded('SALE')).toMatchObject({ discount_percents: 20 })
    expect(coded('SALE').price_history.length).toBeGreaterThan(2)
  })

  it('CREDIT may be bought with credits', () => {
    expect(coded('CREDIT').customerAccountProducts).toMatchObject([{ can_use_credits: true }])
  })

  it('GROUP-ONLY is for the salon group', () => {
    expect(coded('GROUP-ONLY').active_customer_groups).toEqual(['salon'])
  })

  it('HIDDEN is active but hidden, INACTIVE is not active', () => {
    expect(coded('HIDDEN')).toMatchObject({ is_active: true, is_hidden: true })
    expect(coded('INACTIVE').is_active).toBe(false)
  })

  it('VIDEO has a video and an attachment', () => {
    expect(coded('VIDEO').videos).toMatchObject([{ source: 'youtube' }])
    expect(coded('VIDEO').attachments.length).toBeGreaterThan(0)
  })

  it('keeps hidden, inactive and restricted products out of lists, relations and reviews', () => {
    const kept = new Set(['HIDDEN', 'INACTIVE', 'GROUP-ONLY'])
    const shown = [
      ...catalogue.product_lists.flatMap((list) => list.products),
      ...products.flatMap((product) => product.related_products.map((one) => one.product)),
      ...catalogue.reviews.map((review) => review.product),
    ]
    expect(shown.filter((code) => kept.has(code))).toEqual([])
    expect(catalogue.product_lists.map((list) => list.code)).toEqual(['top', 'new', 'sale'])
  })
})
