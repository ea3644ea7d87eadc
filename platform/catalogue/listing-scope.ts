import { DEFAULT_LANGUAGE, isInterfaceLanguage } from '#contract/language.ts'
import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import type { Fragment } from '#platform/db/table.ts'
import { withPrefix } from './page-url.ts'
import { productSearch, searchRank } from './product-search.ts'
import { categoryIsVisible, inCategory, productIsVisible } from './visibility.ts'

/** What a listing chooses from, before any filter. */
export interface ListingScope {
  /** The page's address with its language prefix. */
  url: string
  /** Parameters of the page that are no part of the listing's own state, such as the searched text. */
  query: Record<string, string>
  where: Fragment
  /** The recommended order, where the scope has one better than the shop's own. */
  order?: Fragment
}

interface Route {
  model_type: number
  model_id: number
}

interface SearchPage {
  path: string
  query_name: string
}

/** Finds what is listed on a page: a category, a brand, the choices of a package, a picked list or a search. */
export async function findListingScope(
  context: Context,
  path: string,
  query: Record<string, string>,
): Promise<ListingScope> {
  const { sql, shop_id } = context
  const language = isInterfaceLanguage(context.language) ? context.language : DEFAULT_LANGUAGE
  const url = withPrefix(language, path)
  const [shop] = await sql<{ search: SearchPage | null }[]>`
    select route_settings -> 'search' -> ${language} as search from shop where id = ${shop_id}`
  if (shop?.search?.path === path) {
    const { query_name } = shop.search
    const searched = (query[query_name] ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
    return {
      url,
      query: searched ? { [query_name]: searched } : {},
      where: searched ? productSearch(context, searched) : sql`false`,
      order: searchRank(context, searched),
    }
  }
  const picked = /^\/product-lists\/([^/]+)$/.exec(path)?.[1]
  if (picked !== undefined) return { url, query: {}, ...(await inPickedList(context, picked)) }
  const [route] = await sql<Route[]>`
    select model_type, model_id from page_route
    where shop_id = ${shop_id} and language = ${language} and path = ${path} and kind = 'model'`
  if (!route) throw notFound()
  return { url, query: {}, ...(await ofModel(context, route)) }
}

/** A bare fragment must not leave an async function: waiting for it would run it as a query. */
type Where = Pick<ListingScope, 'where'>

async function inPickedList({ sql, language }: Context, slug: string): Promise<Where> {
  const [list] = await sql<{ id: number }[]>`
    select id from product_list where localized_text(slug, ${language}) = ${slug}`
  if (!list) throw notFound()
  return {
    where: sql`product.id in (select product_id from product_list_item where product_list_id = ${list.id})`,
  }
}

async function ofModel(context: Context, { model_type, model_id }: Route): Promise<Where> {
  const { sql } = context
  switch (model_type) {
    case MODEL_TYPES.category: {
      const seen = await sql`select from category where id = ${model_id} and ${categoryIsVisible(context)}`
      if (seen.length === 0) throw notFound()
      return { where: inCategory(context, (category_id) => sql`${category_id} = ${model_id}`) }
    }
    case MODEL_TYPES.brand: {
      const seen = await sql`select from brand where id = ${model_id} and is_active`
      if (seen.length === 0) throw notFound()
      return {
        where: sql`product.brand_id = any(array(
          with recursive line as (
            select id from brand where id = ${model_id}
            union all select brand.id from line join brand on brand.parent_id = line.id and brand.is_active
          ) select id from line
        ))`,
      }
    }
    case MODEL_TYPES.product: {
      const seen = await sql`select from product where id = ${model_id} and ${productIsVisible(context)}
        and product_type = ${PRODUCT_TYPES.configurable_package}`
      if (seen.length === 0) throw notFound()
      return {
        where: sql`product.id in (
          select product_id from package_item where package_product_id = ${model_id}
        )`,
      }
    }
    default:
      throw notFound()
  }
}
