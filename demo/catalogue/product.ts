import type { DemoItem, DemoPrices, DemoProduct, DemoVariation, Localized } from './shape.ts'
import { hash, meta, pick, slugs, typeset } from './text.ts'

const CZK_PER_EUR = 25

/** Whole crowns in, minor units out; euros end in ten cents, as a price list would have them. */
export function price(crowns: number): DemoPrices {
  return { CZK: crowns * 100, EUR: Math.round((crowns * 10) / CZK_PER_EUR) * 10 }
}

function reduced(taxed_price: DemoPrices, percents: number): DemoPrices {
  const keep = (minor: number) => Math.round((minor * (100 - percents)) / 100)
  return { CZK: keep(taxed_price.CZK), EUR: keep(taxed_price.EUR) }
}

type Pricing = Pick<
  DemoItem,
  'taxed_price' | 'discounted_taxed_price' | 'discount_percents' | 'price_history'
>

/** The price held for well over 30 days before a reduction, so the percentage is the lawful one. */
function pricing(crowns: number, percents = 0, seed = ''): Pricing {
  const taxed_price = price(crowns)
  const listed = 120 + (hash(`${seed}:listed`) % 400)
  const history = [{ from_days_ago: listed, taxed_price }]
  if (percents === 0)
    return { taxed_price, discounted_taxed_price: null, discount_percents: null, price_history: history }
  const discounted_taxed_price = reduced(taxed_price, percents)
  return {
    taxed_price,
    discounted_taxed_price,
    discount_percents: percents,
    price_history: [
      ...history,
      { from_days_ago: 2 + (hash(`${seed}:cut`) % 12), taxed_price: discounted_taxed_price },
    ],
  }
}

export function salonPrice(crowns: number): DemoItem['customer_prices'] {
  return [{ customer_group: 'salon', taxed_price: reduced(price(crowns), 15) }]
}

type ItemRequired = 'code' | 'name' | 'weight'
type ItemSource = Pick<DemoItem, ItemRequired> &
  Partial<Omit<DemoItem, ItemRequired | 'sku' | 'ean'>> & { crowns: number; percents?: number }

function stockOf(code: string): Pick<DemoItem, 'stock_state' | 'product_availability'> & Partial<DemoItem> {
  const draw = hash(`${code}:stock`) % 40
  if (draw === 0)
    return {
      stock_state: 0,
      product_availability: 'sold-out',
      expected_count: 30,
      expected_date_min_days: 7,
      expected_date_max_days: 14,
    }
  if (draw < 3) return { stock_state: draw + 1, product_availability: 'last-pieces' }
  return { stock_state: 6 + (hash(`${code}:count`) % 70), product_availability: 'in-stock' }
}

/** Replaced by what the source itself says. */
const IN_STOCK = { stock_state: null, product_availability: 'in-stock' }
const NO_TEXT: Localized = { cs: '', sk: '', en: '', de: '' }

function item(source: ItemSource): DemoItem {
  const { crowns, percents, ...given } = source
  return {
    sku: '',
    ean: '',
    mpn: null,
    short_description: NO_TEXT,
    description: NO_TEXT,
    update_stock: true,
    position: 0,
    is_active: true,
    is_hidden: false,
    height: null,
    width: null,
    depth: null,
    volume: null,
    need_package: true,
    ...pricing(crowns, percents, source.code),
    customer_prices: [],
    unit_price: null,
    expected_count: null,
    expected_date_min_days: null,
    expected_date_max_days: null,
    purchasable_since_days: null,
    max_purchasable_amount: null,
    tags: [],
    ...(source.stock_state === undefined ? stockOf(source.code) : IN_STOCK),
    ...given,
  }
}

type ProductRequired =
  | ItemRequired
  | 'short_description'
  | 'description'
  | 'brand'
  | 'default_category'
  | 'pictures'
export type ProductSource = Pick<DemoProduct, ProductRequired> &
  Partial<Omit<DemoProduct, ProductRequired | 'sku' | 'ean' | 'product_variations' | 'categories'>> & {
    crowns: number
    percents?: number
    /** beside the default one */
    also_in?: string[]
    product_variations?: VariationSource[]
  }

export type VariationSource = ItemSource & Pick<DemoVariation, 'properties'> & Partial<DemoVariation>

function variation(source: VariationSource, index: number, whole: DemoItem): DemoVariation {
  const { properties, is_default, picture, ...rest } = source
  return {
    ...item({ ...rest, name: typeset(rest.name) }),
    short_description: source.short_description ?? whole.short_description,
    description: source.description ?? whole.description,
    position: index + 1,
    is_default: is_default ?? index === 0,
    picture: picture ?? 0,
    properties,
  }
}

/** A product with variations shows the default one's price and leaves the stock to them. */
function ofDefault(variations: DemoVariation[]): Partial<DemoItem> {
  const chosen = variations.find((one) => one.is_default)
  if (chosen === undefined) return {}
  const { taxed_price, discounted_taxed_price, discount_percents, price_history } = chosen
  return {
    taxed_price,
    discounted_taxed_price,
    discount_percents,
    price_history,
    customer_prices: chosen.customer_prices,
    unit_price: chosen.unit_price,
    stock_state: null,
    product_availability: 'in-stock',
    expected_count: null,
    expected_date_min_days: null,
    expected_date_max_days: null,
  }
}

const FEED_AVAILABILITY: Record<string, string> = {
  'in-stock': 'in_stock',
  'last-pieces': 'in_stock',
  service: 'in_stock',
  'on-order': 'backorder',
  'pre-order': 'preorder',
}

const SHELVES = ['shelf-a', 'shelf-b', 'shelf-c', 'shelf-d', 'shelf-e', 'shelf-f']

export function product(source: ProductSource): DemoProduct {
  const { also_in = [], product_variations = [], crowns, percents, ...given } = source
  const base = item({ ...given, crowns, ...(percents === undefined ? {} : { percents }) })
  const short_description = typeset(source.short_description)
  const variations = product_variations.map((one, index) =>
    variation(one, index, { ...base, short_description }),
  )
  const core = { ...base, short_description, ...ofDefault(variations) }
  const discounted =
    core.discount_percents !== null || variations.some((one) => one.discount_percents !== null)
  return {
    product_type: 0,
    flexible_package_number_of_items: null,
    slug: slugs(source.name),
    ...meta(source.name, source.short_description),
    tax_group: 'standard',
    amount_unit: 'piece',
    feed_availability: FEED_AVAILABILITY[core.product_availability] ?? 'out_of_stock',
    expected_days: null,
    sells_count: hash(`${source.code}:sells`) % 900,
    created_days_ago: 60 + (hash(`${source.code}:created`) % 700),
    product_variation_properties: [],
    related_products: [],
    package_parts: [],
    package_items: [],
    product_fields: [],
    videos: [],
    attachments: [],
    review_parameters: [],
    active_customer_groups: null,
    customerAccountProducts: [],
    // Food is packed: what has been opened nobody else can have.
    withdrawal_exception: given.tax_group === 'food' ? 'hygiene' : null,
    guarantee_months: null,
    warnings: null,
    ...given,
    ...core,
    tags: [...base.tags, ...(discounted && !base.tags.includes('sale') ? ['sale'] : [])],
    categories: [source.default_category, ...also_in],
    properties: [
      ...(given.properties ?? []),
      { property: 'shelf', attribute: pick(SHELVES, `${source.code}:shelf`), is_for_variation: false },
    ],
    product_variations: variations,
  }
}

export const fact = (property: string, attribute: string) => ({
  property,
  attribute,
  is_for_variation: false,
})
export const choice = (property: string, attribute: string) => ({
  property,
  attribute,
  is_for_variation: true,
})
