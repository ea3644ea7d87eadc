import type { DemoProduct, DemoProductList, Localized } from './shape.ts'
import { slugs, words } from './text.ts'

const LIST_LENGTH = 12

const inList = (product: DemoProduct) =>
  product.is_active &&
  !product.is_hidden &&
  product.active_customer_groups === null &&
  product.product_type !== 4

const isReduced = (product: DemoProduct) =>
  product.discount_percents !== null ||
  product.product_variations.some((variation) => variation.discount_percents !== null)

function list(code: string, position: number, name: Localized, products: DemoProduct[]): DemoProductList {
  return {
    code,
    name,
    slug: slugs(name),
    position,
    products: products.slice(0, LIST_LENGTH).map((product) => product.code),
  }
}

export function productLists(all: DemoProduct[]): DemoProductList[] {
  const shown = all.filter(inList)
  const bestsellers = shown.toSorted((one, other) => other.sells_count - one.sells_count)
  const newest = shown
    .filter((product) => product.tags.includes('new'))
    .toSorted((one, other) => one.created_days_ago - other.created_days_ago)
  return [
    list('top', 1, words('Nejoblíbenější', 'Najobľúbenejšie', 'Best-loved', 'Am beliebtesten'), bestsellers),
    list('new', 2, words('Novinky', 'Novinky', 'New arrivals', 'Neuheiten'), newest),
    list('sale', 3, words('Ve slevě', 'V zľave', 'On sale', 'Im Angebot'), shown.filter(isReduced)),
  ]
}
