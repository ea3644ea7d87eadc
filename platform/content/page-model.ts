import { articleCategories, articles } from '#contract/article.ts'
import { brands } from '#contract/brand.ts'
import { BRANDS_PATHS } from '#contract/brand-path.ts'
import { categories } from '#contract/category.ts'
import { withLanguage } from '#contract/language.ts'
import type { Resource, WireOf } from '#contract/list.ts'
import { type Breadcrumb, MODEL_TYPES, type ModelType } from '#contract/page.ts'
import { products } from '#contract/product.ts'
import { staticPages } from '#contract/static-page.ts'
import { FALLBACK_IMAGE, type Image } from '#contract/image.ts'
import { brandTable } from '#platform/catalogue/brand-table.ts'
import { categoryTable } from '#platform/catalogue/category-table.ts'
import { productTable } from '#platform/catalogue/product-table.ts'
import { readByIds } from '#platform/db/read-table.ts'
import type { Table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { parseSelection } from '#platform/http/selection.ts'
import { articleCategoryTable, articleTable } from './article-table.ts'
import { type PageDraft, pageLanguage } from './page-draft.ts'
import { BRANDS_NAMES } from './page-text.ts'
import { descriptionOf } from './plain-text.ts'
import { PRODUCT_DATA, productData } from './product-data.ts'
import { staticPageTable } from './static-page-table.ts'
import { readPageReviews } from './page-review.ts'
import { readShippingTerms } from './shipping-terms.ts'
import { blogPosting, type JsonLd, present, type Site, webPage } from './structured-data.ts'

type Draft = Omit<PageDraft, 'alternate_urls'>
interface Place {
  site: Site
  blog: Breadcrumb
}
type Build = (context: Context, place: Place, id: number) => Promise<Draft>

const OG_IMAGE_WIDTH = '1280'

/** Where the rows behind pages are read, and by that who finds which page. */
export const MODEL_TABLES: Record<ModelType, Table> = {
  [MODEL_TYPES.product]: productTable,
  [MODEL_TYPES.article]: articleTable,
  [MODEL_TYPES.brand]: brandTable,
  [MODEL_TYPES.category]: categoryTable,
  [MODEL_TYPES.static_page]: staticPageTable,
  [MODEL_TYPES.article_category]: articleCategoryTable,
}

export const buildModelPage: Record<ModelType, Build> = {
  [MODEL_TYPES.product]: async (context, { site }, id) => {
    const product = await readEntity(context, productTable, products, id, PRODUCT_DATA)
    const [reviews, shipping] = await Promise.all([readPageReviews(context, id), readShippingTerms(context)])
    const more = { reviews, shipping }
    const description = descriptionOf(
      product.meta_description,
      product.short_description,
      product.description,
    )
    const about = descriptionOf(product.short_description, product.description, product.meta_description)
    return {
      ...headOf(product, description, largest(product.images?.[0]) ?? FALLBACK_IMAGE.url),
      og_type: 'product',
      breadcrumbs: [
        ...(await chain(context, 'category', categoryTable, product.default_category_id)),
        crumb(product),
      ],
      structured_data: [productData(site, product, about, { ...context, ...more })],
      noindex: product.is_hidden,
    }
  },

  [MODEL_TYPES.category]: async (context, { site }, id) => {
    const category = await readEntity(context, categoryTable, categories, id, { except: 'products_count' })
    const description = descriptionOf(category.meta_description, category.description)
    return {
      ...headOf(category, description, largest(category.images[0])),
      breadcrumbs: await chain(context, 'category', categoryTable, id),
      structured_data: [webPage(site, 'CollectionPage', { ...category, description })],
    }
  },

  [MODEL_TYPES.brand]: async (context, { site }, id) => {
    const brand = await readEntity(context, brandTable, brands, id)
    const description = descriptionOf(brand.meta_description, brand.short_description, brand.description)
    return {
      ...headOf(brand, description, largest(brand.images[0])),
      breadcrumbs: [allBrands(context), ...(await chain(context, 'brand', brandTable, id))],
      structured_data: [webPage(site, 'CollectionPage', { ...brand, description }, brandData(site, brand))],
    }
  },

  [MODEL_TYPES.article]: async (context, { site, blog }, id) => {
    const article = await readEntity(context, articleTable, articles, id, { embed: 'author' })
    const [row] = await context.sql<{ updated_at: string }[]>`select updated_at from article where id = ${id}`
    const description = descriptionOf(article.meta_description, article.perex, article.content)
    const updated_at = row?.updated_at ?? article.published_at
    return {
      ...headOf(article, description, largest(article.image)),
      og_type: 'article',
      breadcrumbs: [
        blog,
        ...(await chain(context, 'article_category', articleCategoryTable, article.article_category_id)),
        crumb(article),
      ],
      structured_data: [blogPosting(site, article, { description, updated_at })],
    }
  },

  [MODEL_TYPES.article_category]: async (context, { site, blog }, id) => {
    const category = await readEntity(context, articleCategoryTable, articleCategories, id)
    const description = descriptionOf(category.meta_description, category.description)
    return {
      ...headOf(category, description, null),
      breadcrumbs: [blog, ...(await chain(context, 'article_category', articleCategoryTable, id))],
      structured_data: [webPage(site, 'CollectionPage', { ...category, description })],
    }
  },

  [MODEL_TYPES.static_page]: async (context, { site }, id) => {
    const page = await readEntity(context, staticPageTable, staticPages, id)
    const description = descriptionOf(page.meta_description, page.content)
    return {
      ...headOf(page, description, null),
      breadcrumbs: [crumb(page)],
      structured_data: [webPage(site, 'WebPage', { ...page, description })],
    }
  },
}

interface Described {
  name: string
  url: string
  meta_title: string | null
  meta_keywords: string | null
  og_title: string | null
  og_description: string | null
  og_image: string | null
}

function headOf(entity: Described, description: string | null, image: string | null) {
  return {
    url: entity.url,
    title: entity.meta_title ?? entity.name,
    description,
    keywords: entity.meta_keywords,
    og_title: entity.og_title,
    og_description: entity.og_description,
    og_type: 'website' as const,
    image: entity.og_image ?? image,
  }
}

function brandData(site: Site, brand: Described & { images: Image[] }): JsonLd {
  const [logo] = brand.images
  return present({
    '@type': 'Brand',
    name: brand.name,
    url: site.absolute(brand.url),
    logo: logo && site.absolute(logo.url),
  })
}

function allBrands(context: Context): Breadcrumb {
  const language = pageLanguage(context)
  return { name: BRANDS_NAMES[context.language], url: withLanguage(BRANDS_PATHS[language], language) }
}

function crumb({ name, url }: Breadcrumb): Breadcrumb {
  return { name, url }
}

function largest(image: Image | null | undefined): string | null {
  return image ? (image.sizes[OG_IMAGE_WIDTH] ?? image.url) : null
}

async function readEntity<R extends Resource>(
  context: Context,
  table: Table<R>,
  resource: R,
  id: number,
  options: { embed?: string; only?: string; except?: string } = {},
): Promise<WireOf<R>> {
  const selection = parseSelection(resource, options, ({ word }) => {
    throw new Error(`A page asks for what does not exist: ${String(word)}`)
  })
  const found = (await readByIds(context, table, [id], selection)).get(id)
  if (!found) throw notFound()
  // The table reads what the resource declares; answers are held against the contract wherever tests run.
  return found as unknown as WireOf<R>
}

/** The entity and everything above it that this caller sees, from the top. */
async function chain<R extends Resource>(
  context: Context,
  name: 'category' | 'brand' | 'article_category',
  table: Table<R>,
  id: number | null,
): Promise<Breadcrumb[]> {
  if (id === null) return []
  const { sql } = context
  const ids = await sql<{ id: number }[]>`
    with recursive above as (
      select id, parent_id, 0 as depth from ${sql(name)} where id = ${id}
      union all
      select parent.id, parent.parent_id, above.depth + 1
      from above join ${sql(name)} parent on parent.id = above.parent_id where above.depth < 16
    )
    select id from above order by depth desc`
  const selection = { fields: new Set(['name', 'url']), embeds: new Map() }
  const found = await readByIds(
    context,
    table,
    ids.map((row) => row.id),
    selection,
  )
  // Selected by name just above.
  return ids.flatMap((row) => (found.get(row.id) as unknown as Breadcrumb | undefined) ?? [])
}
