import { MODEL_TYPES, type ModelType } from '#contract/page.ts'
import { brandTable } from '#platform/catalogue/brand-table.ts'
import { categoryTable } from '#platform/catalogue/category-table.ts'
import { imageIsOffered } from '#platform/catalogue/picture.ts'
import { productIsListed } from '#platform/catalogue/visibility.ts'
import { articleCategoryTable, articleTable } from '#platform/content/article-table.ts'
import { staticPageTable } from '#platform/content/static-page-table.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

/** One kind of page: which rows have one, since when it is as it is, and what pictures stand on it. */
export interface Section {
  name: string
  model_type: ModelType
  table: string
  /** In the language and currency of the context. */
  visible: (context: Context) => Fragment
  modified_at: (context: Context) => Fragment
  /** The same for many rows at once, of pages nobody sees too: rows of `id` and `at`. */
  changes: (context: Context) => Fragment
  /** Names of pictures, as an array. */
  images: (context: Context) => Fragment
}

const MAX_IMAGES = 5

const pictures = (name: 'product' | 'category' | 'brand') => {
  const [table, owner] = [`${name}_image`, `${name}_id`]
  return ({ sql }: Context) => sql`array(
    select media.name from ${sql(table)} image join media on media.id = image.media_id
    where image.${sql(owner)} = ${sql(name)}.id and ${name === 'product' ? imageIsOffered(sql) : sql`true`}
    order by image.position, image.id limit ${MAX_IMAGES}
  )`
}
const none = ({ sql }: Context) => sql`'{}'::text[]`
const updated = (table: string): Pick<Section, 'table' | 'modified_at' | 'changes'> => ({
  table,
  modified_at: ({ sql }) => sql`${sql(table)}.updated_at`,
  changes: ({ sql }) => sql`select id, updated_at as at from ${sql(table)}`,
})

export const SECTIONS: readonly Section[] = [
  {
    name: 'product',
    model_type: MODEL_TYPES.product,
    table: 'product',
    visible: (context) => context.sql`(${productIsListed(context)} and exists (
      select from product_price price where price.product_id = product.id
        and price.variation_key = product.price_variation_key and price.currency_id = ${context.currency.id}
    ))`,
    modified_at: ({ sql, now }) => sql`greatest(coalesce(product.updated_at, product.created_at), (
      select max(valid_from) from product_price price
      where price.product_id = product.id and valid_from <= ${now}
    ))`,
    changes: ({ sql, now }) => sql`
      select id, coalesce(updated_at, created_at) as at from product
      union all select product_id, valid_from from product_price where valid_from <= ${now}`,
    images: pictures('product'),
  },
  {
    name: 'category',
    model_type: MODEL_TYPES.category,
    visible: categoryTable.visible,
    ...updated('category'),
    images: pictures('category'),
  },
  {
    name: 'brand',
    model_type: MODEL_TYPES.brand,
    visible: brandTable.visible,
    ...updated('brand'),
    images: pictures('brand'),
  },
  {
    name: 'article',
    model_type: MODEL_TYPES.article,
    table: 'article',
    visible: articleTable.visible,
    modified_at: ({ sql }) => sql`greatest(article.updated_at, article.published_at)`,
    changes: ({ sql }) => sql`select id, greatest(updated_at, published_at) as at from article`,
    images: ({ sql }) => sql`array(select name from media where media.id = article.media_id)`,
  },
  {
    name: 'article-category',
    model_type: MODEL_TYPES.article_category,
    visible: articleCategoryTable.visible,
    ...updated('article_category'),
    images: none,
  },
  {
    name: 'static-page',
    model_type: MODEL_TYPES.static_page,
    visible: staticPageTable.visible,
    ...updated('static_page'),
    images: none,
  },
]
