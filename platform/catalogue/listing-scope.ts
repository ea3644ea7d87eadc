import { DEFAULT_LANGUAGE, isInterfaceLanguage, withLanguage } from '#contract/language.ts'
import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { PRODUCT_LIST_FOLDERS } from '#contract/product-list-path.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import type { FacetQuery } from '#platform/facet/facet-document.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import { withLines } from './brand-line.ts'
import { findProducts } from './product-search.ts'
import { categoryIsVisible, productIsVisible } from './visibility.ts'

/** What a listing chooses from, before any filter. */
export interface ListingScope {
  /** The page's address with its language prefix. */
  url: string
  /** Parameters of the page that are no part of the listing's own state, such as the searched text. */
  query: Record<string, string>
  products: FacetQuery['scope']
  /** What a package offers may be sold in no other way: it is offered though it stands in no list. */
  is_package: boolean
  /** What has put the products in an order that is better than the shop's own. */
  ranked_by?: 'search' | 'list'
}

interface Route {
  model_type: number
  model_id: number
}

interface NoRoute {
  model_type: null
  model_id: null
}

interface SearchPage {
  path: string
  query_name: string
}

/** Finds what is listed on a page: a category, a brand, the choices of a package, a picked list or a search. */
export async function findListingScope(
  context: Context,
  indexes: ShopIndexes,
  path: string,
  query: Record<string, string>,
): Promise<ListingScope> {
  const { sql, shop_id } = context
  const language = isInterfaceLanguage(context.language) ? context.language : DEFAULT_LANGUAGE
  const url = withLanguage(path, language)
  const [found] = await sql<({ search: SearchPage | null } & (Route | NoRoute))[]>`
    select shop.route_settings -> 'search' -> ${language} as search, route.model_type, route.model_id
    from shop left join page_route route on route.shop_id = shop.id and route.language = ${language}
      and route.path = ${path} and route.kind = 'model'
    where shop.id = ${shop_id}`
  if (found?.search?.path === path) {
    const { query_name } = found.search
    const searched = (query[query_name] ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
    return {
      url,
      query: searched ? { [query_name]: searched } : {},
      products: { product_ids: searched ? (await findProducts(context, indexes, searched)).ids : [] },
      is_package: false,
      ranked_by: 'search',
    }
  }
  const picked = ['/product-lists', PRODUCT_LIST_FOLDERS[language]].find((folder) =>
    path.startsWith(`${folder}/`),
  )
  if (picked !== undefined)
    return {
      url,
      query: {},
      products: await inPickedList(context, path.slice(picked.length + 1)),
      is_package: false,
      ranked_by: 'list',
    }
  if (!found || found.model_type === null) throw notFound()
  const products = await ofModel(context, found)
  return { url, query: {}, products, is_package: found.model_type === MODEL_TYPES.product }
}

/** In the order in which they were picked. */
async function inPickedList({ sql, language }: Context, slug: string): Promise<FacetQuery['scope']> {
  const [list] = await sql<{ product_ids: number[] }[]>`
    select array(
      select product_id from product_list_item where product_list_id = product_list.id order by position, product_id
    ) as product_ids
    from product_list where localized_text(slug, ${language}) = ${slug}`
  if (!list) throw notFound()
  return list
}

async function ofModel(context: Context, { model_type, model_id }: Route): Promise<FacetQuery['scope']> {
  const { sql } = context
  switch (model_type) {
    case MODEL_TYPES.category: {
      const seen = await sql`select from category where id = ${model_id} and ${categoryIsVisible(context)}`
      if (seen.length === 0) throw notFound()
      return { category_id: model_id }
    }
    case MODEL_TYPES.brand: {
      const line = await sql<{ id: number }[]>`
        ${withLines(context, sql`id = ${model_id} and is_active`)} select id from line`
      if (line.length === 0) throw notFound()
      return { brand_ids: line.map(({ id }) => id) }
    }
    case MODEL_TYPES.product: {
      const seen = await sql`select from product where id = ${model_id} and ${productIsVisible(context)}
        and product_type = ${PRODUCT_TYPES.configurable_package}`
      if (seen.length === 0) throw notFound()
      const items = await sql<{ product_id: number }[]>`
        select distinct product_id from package_item where package_product_id = ${model_id}`
      return { product_ids: items.map(({ product_id }) => product_id) }
    }
    default:
      throw notFound()
  }
}
