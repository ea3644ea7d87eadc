import type { SearchAnswer } from '#contract/search.ts'
import type { MenuItem } from '../shop-data.ts'

export type FindGroupKey = 'products' | 'categories' | 'brands' | 'articles'
export type FoundProduct = SearchAnswer['products']['items'][number]

export interface Find {
  key: string
  url: string
  name: string
  product: FoundProduct | null
}

export interface FindGroup {
  key: FindGroupKey
  finds: Find[]
}

/** Rows of each group: about ten in all, products first, so that everything is seen at a glance. */
const ROWS = { products: 5, categories: 2, brands: 2, articles: 2 } as const satisfies Record<
  FindGroupKey,
  number
>
export const FINDS_PER_GROUP = Math.max(...Object.values(ROWS))
const SUGGESTED_CATEGORIES = 6

export function groupsOf(answer: SearchAnswer): FindGroup[] {
  const named = (items: { id: number; name: string; url: string }[], key: FindGroupKey) => ({
    key,
    finds: items
      .slice(0, ROWS[key])
      .map(({ id, name, url }) => ({ key: `${key}-${id}`, name, url, product: null })),
  })
  const products = answer.products.items.slice(0, ROWS.products).map((product) => ({
    key: `products-${product.id}`,
    name: product.name,
    url: product.url,
    product,
  }))
  const groups: FindGroup[] = [
    { key: 'products', finds: products },
    named(answer.categories.items, 'categories'),
    named(answer.brands.items, 'brands'),
    named(answer.articles.items, 'articles'),
  ]
  return groups.filter(({ finds }) => finds.length > 0)
}

/** What the page of all results then counts: its products, and only where there are none the rest. */
export function totalOf({ products, categories, brands, articles }: SearchAnswer): number {
  return products.total || categories.total + brands.total + articles.total
}

/** Where there is nothing to show, the ways into the shop. */
export function suggestedGroups(menu: MenuItem[]): FindGroup[] {
  const finds = menu
    .slice(0, SUGGESTED_CATEGORIES)
    .map(({ id, name, url }) => ({ key: `menu-${id}`, name, url, product: null }))
  return finds.length > 0 ? [{ key: 'categories', finds }] : []
}

/** Nothing is chosen, only typed: where the arrows start and what lies between the last option and the first. */
export const NO_OPTION = -1

export function movedOption(active: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + by + places) % places) - 1
}
