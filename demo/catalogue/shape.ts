import type { Language } from '#contract/language.ts'
import type { Tea } from '../pictures/leaf.ts'
import type { ChoiceFilterType } from '#contract/filter-type.ts'

export type Localized = Record<Language, string>

/** Integer minor units, tax included. */
export type DemoPrices = { CZK: number; EUR: number }

export const PICTURE_SUBJECTS = [
  'mug',
  'cup-and-saucer',
  'espresso-cup',
  'bowl',
  'teapot',
  'kettle',
  'gaiwan',
  'tea-tin',
  'tea-pouch',
  'coffee-bag',
  'coffee-jar',
  'dripper',
  'french-press',
  'moka-pot',
  'grinder',
  'scale',
  'plate',
  'vase',
  'milk-jug',
  'sugar-bowl',
  'spoon',
  'strainer',
  'matcha-whisk',
  'matcha-bowl',
  'gift-box',
  'gift-wrap',
  'canister',
  'tumbler',
  'filter-papers',
  'honey-jar',
  'chocolate-bar',
  'nameplate',
  'loose-leaves',
  'coffee-beans',
  'candle',
  'tray',
  'cloth',
  'book',
  'flask',
  'brew-bottle',
  'tamper',
  'cezve',
  'tea-cake',
  'wrapped-cake',
  'tea-brick',
  'tea-cosy',
  'matcha-scoop',
  'whisk-stand',
  'rock-sugar',
  'oval-nameplate',
  'round-nameplate',
] as const
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number]
export type PictureView = 'front' | 'detail' | 'set' | 'top'
export type PictureEmblem = 'leaf' | 'wave' | 'bean' | 'drop'

/**
 * `colour` is a hex value of the thing itself, `emblem` what is printed on it; without them the brand's palette decides.
 * `tea` is what the packet holds, or the cup was made of, `content` the colour of what a wrapper hides.
 */
export type DemoPicture = {
  subject: PictureSubject
  view: PictureView
  colour?: string
  emblem?: PictureEmblem
  tea?: Tea
  content?: string
}

export type DemoMeta = { meta_title: Localized; meta_description: Localized; meta_keywords: Localized }

export type DemoCategory = DemoMeta & {
  code: string
  parent: string | null
  name: Localized
  description: Localized
  slug: Localized
  color: string
  picture: { subject: PictureSubject; palette: string }
  position: number
  is_active: boolean
  /** null: every language */
  available_for_languages: Language[] | null
  customer_groups_restriction: boolean
  restricted_customer_groups: string[]
}

/** Flat as on the wire; the responsible person is required when the manufacturer sits outside the EU. */
export type DemoSafety = {
  manufacturer_name: string
  manufacturer_address: string
  manufacturer_email: string
  responsible_person_name: string | null
  responsible_person_address: string | null
  responsible_person_email: string | null
}

export type DemoBrand = DemoMeta & {
  code: string
  parent: string | null
  name: Localized
  short_description: Localized
  description: Localized
  og_title: Localized
  og_description: Localized
  slug: Localized
  is_active: boolean
  position: number
  subject: PictureSubject
  palette: string
  safety: DemoSafety
}

/** 1 select, 2 radio, 3 color, 4 text input */
export type DemoPropertyType = 1 | 2 | 3 | 4

export type DemoAttribute = {
  code: string
  name: Localized
  slug: Localized
  /** hex colour for type 3, plain number for sizes, otherwise null */
  value: string | null
  is_hidden: boolean
  position: number
}

export type DemoProperty = {
  code: string
  name: Localized
  description: Localized
  slug: Localized
  type: DemoPropertyType
  filter_type: ChoiceFilterType | null
  is_public: boolean
  position: number
  attributes: DemoAttribute[]
}

export type DemoAvailability = {
  code: string
  name: Localized
  slug: Localized
  note: Localized
  can_purchase: boolean
  for_empty_stock: boolean
  for_refilled_stock: boolean
  in_catalog: boolean
  show_stock_states: boolean
  has_automatic_slug: boolean
  /** Until the goods leave the shop; null where nobody can promise it. */
  delivery_days: number | null
}

export type DemoTaxGroup = { code: string; name: Localized; rates: { country: string; rate: number }[] }
export type DemoTag = { code: string; name: Localized; slug: Localized; color: string; position: number }
export type DemoAmountUnit = { code: string; name: Localized; short_name: Localized }
export type DemoReviewParameter = { code: string; name: Localized; position: number }

/**
 * What was really asked for the thing from that day on, oldest first; the last entry is today's price,
 * so a reduction is its own entry.
 */
export type DemoPriceEntry = { from_days_ago: number; taxed_price: DemoPrices }
export type DemoCustomerPrice = { customer_group: string; taxed_price: DemoPrices }

export type DemoCustomerAccountProduct = {
  customer_account: string
  can_use_credits: boolean
  amount_from_order: number
  product_variation: string | null
}

export type DemoPropertyValue = { property: string; attribute: string; is_for_variation: boolean }

/** The unit price is taxed_price / content * base, shown "per <base> <unit>". */
export type DemoUnitPrice = { content: number; base: number; unit: 'g' | 'ml' | 'piece' }

/** What a product and a variation share. Lengths in mm, weight in g, volume in ml. */
export type DemoItem = {
  code: string
  sku: string
  ean: string
  mpn: string | null
  name: Localized
  short_description: Localized
  description: Localized
  product_availability: string
  update_stock: boolean
  stock_state: number | null
  position: number
  is_active: boolean
  is_hidden: boolean
  height: number | null
  width: number | null
  depth: number | null
  weight: number
  volume: number | null
  need_package: boolean
  taxed_price: DemoPrices
  discounted_taxed_price: DemoPrices | null
  discount_percents: number | null
  price_history: DemoPriceEntry[]
  customer_prices: DemoCustomerPrice[]
  unit_price: DemoUnitPrice | null
  expected_count: number | null
  /** days from now */
  expected_date_min_days: number | null
  expected_date_max_days: number | null
  purchasable_since_days: number | null
  max_purchasable_amount: number | null
  tags: string[]
}

export type DemoVariation = DemoItem & {
  is_default: boolean
  /** index into the product's pictures */
  picture: number
  properties: { property: string; attribute: string }[]
}

/** 0 alternative, 1 related, 2 random same category, 3 random same default category, 4 gift */
export type DemoRelation = 0 | 1 | 2 | 3 | 4
export type DemoRelatedProduct = { product: string; relation: DemoRelation; position: number }

export type DemoPackagePart = { code: string; name: Localized }
/** `part` is set in composite packages only; in a configurable package the items are the choices. */
export type DemoPackageItem = {
  product: string
  product_variation: string | null
  count: number
  part: string | null
  position: number
}

export type DemoProductField = {
  code: string
  name: Localized
  description: Localized
  type: 'text'
  is_required: boolean
  max_length: number
  position: number
}

export type DemoVideo = { source: 'youtube'; code: string; title: Localized; position: number }
export type DemoAttachment = {
  name: Localized
  file_name: string
  extension: 'pdf' | 'txt'
  content: Localized
  position: number
}

/** 0 normal, 1 fixed package, 2 configurable package, 3 composite package, 4 service */
export type DemoProductType = 0 | 1 | 2 | 3 | 4

export type DemoProduct = DemoItem &
  DemoMeta & {
    product_type: DemoProductType
    flexible_package_number_of_items: number | null
    slug: Localized
    brand: string
    categories: string[]
    default_category: string
    tax_group: string
    amount_unit: string
    feed_availability: string
    expected_days: number | null
    sells_count: number
    created_days_ago: number
    pictures: DemoPicture[]
    properties: DemoPropertyValue[]
    /** property codes in the order in which the shopper chooses */
    product_variation_properties: string[]
    product_variations: DemoVariation[]
    related_products: DemoRelatedProduct[]
    package_parts: DemoPackagePart[]
    package_items: DemoPackageItem[]
    product_fields: DemoProductField[]
    videos: DemoVideo[]
    attachments: DemoAttachment[]
    review_parameters: string[]
    /** null: everyone */
    active_customer_groups: string[] | null
    customerAccountProducts: DemoCustomerAccountProduct[]
    withdrawal_exception: 'perishable' | 'hygiene' | 'made_to_order' | 'service_rendered' | null
    guarantee_months: number | null
    /** What the safety block must warn of; the rest of it comes from the brand. */
    warnings: Localized | null
  }

export type DemoProductList = {
  code: string
  name: Localized
  description: Localized
  slug: Localized
  position: number
  products: string[]
}

export type DemoReview = {
  product: string
  language: Language
  /** e-mail of a demo customer, or null for a guest */
  customer: string | null
  name: string
  comment: string
  rating: number
  parameter_ratings: { parameter: string; rating: number }[]
  created_days_ago: number
}

export type DemoCatalogue = {
  categories: DemoCategory[]
  brands: DemoBrand[]
  properties: DemoProperty[]
  availabilities: DemoAvailability[]
  tax_groups: DemoTaxGroup[]
  tags: DemoTag[]
  amount_units: DemoAmountUnit[]
  review_parameters: DemoReviewParameter[]
  products: DemoProduct[]
  product_lists: DemoProductList[]
  reviews: DemoReview[]
}
