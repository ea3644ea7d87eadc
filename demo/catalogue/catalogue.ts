import { BRANDS } from './brand.ts'
import { CATEGORIES } from './category.ts'
import { CERAMICS } from './ceramic.ts'
import { COFFEES } from './coffee.ts'
import { GEAR } from './gear.ts'
import { MUG } from './mug.ts'
import { PACKAGES, SERVICES } from './package.ts'
import { PANTRY } from './pantry.ts'
import { productLists } from './product-list.ts'
import { PROPERTIES } from './property.ts'
import { withRelations } from './relation.ts'
import { reviewsOf } from './review.ts'
import type { DemoCatalogue, DemoProduct } from './shape.ts'
import { SPECIALS } from './special.ts'
import { TEAS } from './tea.ts'
import { internalEan } from './text.ts'
import { AMOUNT_UNITS, AVAILABILITIES, REVIEW_PARAMETERS, TAGS, TAX_GROUPS } from './trade.ts'

const EAN_PER_PRODUCT = 100

function numbered(product: DemoProduct, index: number): DemoProduct {
  const serial = index + 1
  const sku = `VT${String(serial).padStart(4, '0')}`
  return {
    ...product,
    sku,
    ean: internalEan(serial * EAN_PER_PRODUCT),
    position: serial,
    product_variations: product.product_variations.map((variation, place) => ({
      ...variation,
      sku: `${sku}-${String(place + 1).padStart(2, '0')}`,
      ean: internalEan(serial * EAN_PER_PRODUCT + place + 1),
    })),
  }
}

export function demoCatalogue(): DemoCatalogue {
  const parents = new Map(CATEGORIES.map((category) => [category.code, category.parent]))
  const sources = [
    MUG,
    ...SPECIALS,
    ...PACKAGES,
    ...SERVICES,
    ...CERAMICS,
    ...TEAS,
    ...COFFEES,
    ...GEAR,
    ...PANTRY,
  ]
  const products = withRelations(sources, parents).map(numbered)
  return {
    categories: CATEGORIES,
    brands: BRANDS,
    properties: PROPERTIES,
    availabilities: AVAILABILITIES,
    tax_groups: TAX_GROUPS,
    tags: TAGS,
    amount_units: AMOUNT_UNITS,
    review_parameters: REVIEW_PARAMETERS,
    products,
    product_lists: productLists(products),
    reviews: reviewsOf(products),
  }
}
