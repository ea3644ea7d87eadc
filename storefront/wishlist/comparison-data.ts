import { withLanguage } from '#contract/language.ts'
import { PRODUCT_CARD_EMBEDS } from '#contract/product.ts'
import { type Card, cardOf } from '../catalogue/card.ts'
import { unlessGone } from '../api/unless-gone.ts'
import type { LoadContext, Loaded } from '../load-context.ts'

export interface ComparedRow {
  name: string
  /** One for each product, in their order; null where it has none. */
  values: (string | null)[]
  differs: boolean
}

export interface ComparisonData {
  products: Card[]
  rows: ComparedRow[]
  only_differences: boolean
  path: string
}

const DIFFERENCES_PARAMETER = 'differences'

export async function loadComparison(context: LoadContext): Promise<Loaded<ComparisonData>> {
  const { api, language, query, translator } = context
  const only_differences = query.has(DIFFERENCES_PARAMETER)
  const path = withLanguage(context.path, language)
  const ids = await context.compared_ids()
  if (ids.length === 0) return { data: { products: [], rows: [], only_differences, path } }
  const query_of_each = { embed: [...PRODUCT_CARD_EMBEDS, 'properties', 'brand'] } as const
  // Read one by one, they may be such as stand in no list of the shop.
  const found = await Promise.all(
    ids.map((id) => unlessGone(api('GET /products/{id}', { params: { id }, query: query_of_each }))),
  )
  const products = found.filter((product) => product !== null)
  const rows = comparedRows(
    products.map(({ brand, properties }) => [
      ...(brand ? [{ name: translator.t('product.brand'), value: brand.name }] : []),
      ...properties.toSorted((a, b) => a.position - b.position),
    ]),
  )
  return { data: { products: products.map(cardOf), rows, only_differences, path } }
}

/** Properties side by side: a row for each name that any product has, in the order in which they come. */
export function comparedRows(products: { name: string; value: string }[][]): ComparedRow[] {
  const names = [...new Set(products.flatMap((lines) => lines.map(({ name }) => name)))]
  return names.map((name) => {
    const values = products.map((lines) => {
      const own = lines.filter((line) => line.name === name).map(({ value }) => value)
      return own.length > 0 ? [...new Set(own)].join(', ') : null
    })
    return { name, values, differs: new Set(values).size > 1 }
  })
}
