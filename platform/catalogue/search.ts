import { articles } from '#contract/article.ts'
import { brands } from '#contract/brand.ts'
import { categories } from '#contract/category.ts'
import type { Resource, WireOf } from '#contract/list.ts'
import { MAX_SEARCH_GROUP, type SearchAnswer } from '#contract/search.ts'
import type { Table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { wholeEntity } from '#platform/http/selection.ts'
import { brandTable } from './brand-table.ts'
import { categoryTable } from './category-table.ts'
import { readFound } from './found.ts'
import { cardSelection, type ProductCard } from './product-card.ts'
import { productSearch, searchRank } from './product-search.ts'
import { productTable } from './product-table.ts'
import { text } from './text.ts'
import { productIsListed } from './visibility.ts'

interface Found<T> {
  items: T[]
  total: number
}

type SearchArticles = (
  context: Context,
  searched: string,
  limit: number,
) => Promise<Found<WireOf<typeof articles>>>

let searchArticles: SearchArticles = async () => ({ items: [], total: 0 })

/** Articles belong to a domain to the right of this one, which provides their search when it starts. */
export function provideArticleSearch(search: SearchArticles): void {
  searchArticles = search
}

export async function searchShop(
  context: Context,
  asked: string,
  limit = MAX_SEARCH_GROUP,
): Promise<SearchAnswer> {
  const searched = asked.trim()
  const nothing = { items: [], total: 0 }
  if (searched === '') {
    return { query: '', products: nothing, categories: nothing, brands: nothing, articles: nothing }
  }
  const [found, in_categories, in_brands, in_articles] = await Promise.all([
    searchProducts(context, searched, limit),
    searchNamed<typeof categories>(context, categoryTable, searched, limit),
    searchNamed<typeof brands>(context, brandTable, searched, limit),
    searchArticles(context, searched, limit),
  ])
  return {
    query: searched,
    products: found,
    categories: in_categories,
    brands: in_brands,
    articles: in_articles,
  }
}

async function searchProducts(
  context: Context,
  searched: string,
  limit: number,
): Promise<Found<ProductCard>> {
  const { sql } = context
  const found = await readFound(
    context,
    productTable,
    {
      where: sql`${productIsListed(context)} and ${productSearch(context, searched)}`,
      order: searchRank(context, searched),
      limit,
    },
    cardSelection(),
  )
  // The selection names every field of a product, so each row is a whole one.
  return found as unknown as Found<ProductCard>
}

async function searchNamed<R extends Resource>(
  context: Context,
  table: Table<R>,
  searched: string,
  limit: number,
): Promise<Found<WireOf<R>>> {
  const { sql } = context
  const found = await readFound(
    context,
    table,
    {
      where: table.search?.(context, searched) ?? sql`false`,
      order: text(context, `${table.resource.name}.name`),
      limit,
    },
    wholeEntity(table.resource),
  )
  return found as unknown as Found<WireOf<R>>
}
