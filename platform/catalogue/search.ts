import type { articles } from '#contract/article.ts'
import type { brands } from '#contract/brand.ts'
import type { categories } from '#contract/category.ts'
import { MAX_UNPAGINATED, type Resource, type WireOf } from '#contract/list.ts'
import { MAX_SEARCH_GROUP, type SearchAnswer } from '#contract/search.ts'
import type { Table } from '#platform/db/table.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import type { Context } from '#platform/http/context.ts'
import { wholeEntity } from '#platform/http/selection.ts'
import type { NamedKind } from '#platform/search/shop-search.ts'
import { brandTable } from './brand-table.ts'
import { categoryTable, countProducts } from './category-table.ts'
import { readInOrder } from './found.ts'
import { readCards } from './product-card.ts'
import { findProducts } from './product-search.ts'
import { text } from './text.ts'

export interface SearchOptions {
  indexes: ShopIndexes
  /** Articles belong to a domain to the right of this one. */
  article_table: Table<typeof articles> | null
  limit?: number | undefined
}

interface Found<T> {
  items: T[]
  total: number
}

const NOTHING = { items: [], total: 0 }

export async function searchShop(
  context: Context,
  asked: string,
  { indexes, article_table, limit = MAX_SEARCH_GROUP }: SearchOptions,
): Promise<SearchAnswer> {
  const query = asked.trim()
  if (query === '') {
    return {
      query,
      corrected: null,
      is_partial: false,
      products: NOTHING,
      categories: NOTHING,
      brands: NOTHING,
      articles: NOTHING,
    }
  }
  const { ids, total, corrected, is_partial } = await findProducts(context, indexes, query, limit)
  const named: NamedSearch = { indexes, searched: corrected ?? query, may_guess: total === 0, limit }
  const [items, in_categories, in_brands, in_articles] = await Promise.all([
    readCards(context, [...ids]),
    searchCategories(context, named),
    searchNamed<typeof brands>(context, brandTable, 'brand', named),
    article_table ? searchNamed<typeof articles>(context, article_table, 'article', named) : NOTHING,
  ])
  return {
    query,
    corrected,
    is_partial,
    products: { items, total },
    categories: in_categories,
    brands: in_brands,
    articles: in_articles,
  }
}

interface NamedSearch {
  indexes: ShopIndexes
  /** As the products understood it. */
  searched: string
  /** Where the words fit products, what merely resembles them is not meant. */
  may_guess: boolean
  limit: number
}

/** Counting the whole shop once is cheaper than counting each category on its own. */
async function searchCategories(
  context: Context,
  named: NamedSearch,
): Promise<Found<WireOf<typeof categories>>> {
  const found = await searchNamed<typeof categories>(context, categoryTable, 'category', named, [
    'products_count',
  ])
  if (found.items.length === 0) return found
  const counts = await countProducts(context, named.indexes)
  const items = found.items.map((item) => ({ ...item, products_count: counts.get(item.id) ?? 0 }))
  return { ...found, items }
}

async function searchNamed<R extends Resource>(
  context: Context,
  table: Table<R>,
  kind: NamedKind,
  named: NamedSearch,
  /** Fields the caller fills in afterwards. */
  except: string[] = [],
): Promise<Found<WireOf<R>>> {
  const selection = wholeEntity(table.resource)
  for (const name of except) selection.fields.delete(name)
  const found = named.indexes.search ? foundInMemory(context, kind, named) : null
  // Reading shows what the caller may see: only where it reads a part of them are they counted beforehand.
  const is_read_whole = found !== null && found.length <= named.limit
  const ids = is_read_whole ? found : await visibleFinds(context, table, named.searched, found)
  const items = await readInOrder(context, table, ids.slice(0, named.limit), selection)
  // The selection names every field, so each row is a whole one.
  return {
    items: items as unknown as WireOf<R>[],
    total: is_read_whole ? items.length : ids.length,
  }
}

function foundInMemory(
  { language }: Context,
  kind: NamedKind,
  { indexes, searched, may_guess }: NamedSearch,
): number[] {
  const finds = indexes.search?.of(kind, language).search(searched, { limit: MAX_UNPAGINATED, may_guess })
  if (!finds || (!may_guess && (finds.is_partial || finds.corrected !== null))) return []
  return finds.hits.map((hit) => hit.id)
}

/** Of those found in memory, or by SQL where nothing stands in memory. */
async function visibleFinds<R extends Resource>(
  context: Context,
  table: Table<R>,
  searched: string,
  found: number[] | null,
): Promise<number[]> {
  const { sql } = context
  const id = sql(`${table.resource.name}.id`)
  const where = found ? sql`${id} = any(${found}::int[])` : (table.search?.(context, searched) ?? sql`false`)
  const rows = await sql<{ id: number }[]>`
    select ${id} as id from ${table.from(context)} where ${table.visible(context)} and ${where}
    order by ${text(context, `${table.resource.name}.name`)}, ${id} limit ${MAX_UNPAGINATED}`
  const visible = rows.map((row) => row.id)
  if (!found) return visible
  const seen = new Set(visible)
  return found.filter((one) => seen.has(one))
}
