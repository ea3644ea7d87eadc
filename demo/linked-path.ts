import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { PathOf } from './content/link.ts'
import type { Language } from '#contract/language.ts'
import type { DemoContent, LinkKind } from './content/shape.ts'
import { shop } from './content/shop.ts'
import { idsByCode } from './seed-rows.ts'

/** German texts link to Czech pages, because there are no German ones. */
export const ROUTE_LANGUAGES = INTERFACE_LANGUAGES
type RouteLanguage = (typeof ROUTE_LANGUAGES)[number]

type ModelKind = Exclude<LinkKind, 'route'>

const MODELS: Record<ModelKind, number> = {
  page: MODEL_TYPES.static_page,
  article: MODEL_TYPES.article,
  'article-category': MODEL_TYPES.article_category,
  product: MODEL_TYPES.product,
  category: MODEL_TYPES.category,
  brand: MODEL_TYPES.brand,
}

export interface LinkedPaths {
  of: PathOf
  id: (kind: ModelKind, code: string) => number
}

/** Where everything with an address stands, once its routes are written. */
export async function linkedPaths(sql: Transaction, content: DemoContent): Promise<LinkedPaths> {
  const routes = await sql<{ model_type: number; model_id: number; language: string; path: string }[]>`
    select model_type, model_id, language, path from page_route where kind = 'model' and shop_id = ${shop.id}`
  const paths = new Map(
    routes.map(({ model_type, model_id, language, path }) => [`${model_type} ${model_id} ${language}`, path]),
  )
  const ids: Record<ModelKind, (code: string) => number> = {
    page: idsByCode(content.static_pages),
    article: idsByCode(content.articles),
    'article-category': idsByCode(content.article_categories),
    product: await idsOf(sql, 'product'),
    category: await idsOf(sql, 'category'),
    brand: await idsOf(sql, 'brand'),
  }
  return {
    id: (kind, code) => ids[kind](code),
    of: (kind, code, language) => {
      const wanted = routeLanguage(language)
      const path =
        kind === 'route' ? routePath(code, wanted) : paths.get(`${MODELS[kind]} ${ids[kind](code)} ${wanted}`)
      if (path === undefined) throw new Error(`${kind}:${code} has no address in ${wanted}`)
      if (wanted === 'cs') return path
      return path === '/' ? `/${wanted}` : `/${wanted}${path}`
    },
  }
}

async function idsOf(sql: Transaction, table: 'product' | 'category' | 'brand') {
  const rows = await sql<{ code: string; id: number }[]>`select code, id from ${sql(table)}`
  const ids = new Map(rows.map(({ code, id }) => [code, id]))
  return (code: string) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`The demo shop has no ${table} with the code ${code}`)
    return id
  }
}

function routeLanguage(language: Language): RouteLanguage {
  return language === 'de' ? 'cs' : language
}

function routePath(code: string, language: RouteLanguage): string | undefined {
  const { blog, search } = shop.route_settings
  if (code === 'home') return '/'
  if (code === 'blog') return blog.paths[language]
  return code === 'search' ? search.paths[language] : undefined
}
