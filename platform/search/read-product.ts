import type { Language } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { isListed } from '#platform/facet/read-document.ts'
import type { SearchDocument } from './document.ts'

const CURSOR_ROWS = 500

export type Localized = { cs: string } & { [language in Language]?: string }

/** A product with everything it is found by. */
interface ProductRow {
  id: number
  name: Localized
  short_description: Localized | null
  codes: string[]
  boost: number
  brand_id: number | null
  /** The category it is filed in, and those above. */
  category_ids: number[]
  attribute_ids: number[]
  variations: Localized[]
}

type NameKind = 'brand' | 'category' | 'attribute'
type Names = Record<NameKind, Map<number, Localized>>

function productsWhere(sql: Database | Transaction, where: ReturnType<Database>) {
  return sql<ProductRow[]>`
    select product.id, product.name, product.short_description, product.sells_count as boost, product.brand_id,
      array_remove(array[product.code, product.sku, product.ean, product.upc, product.jan, product.isbn,
        product.mpn], null) || array(
        select own.code from offered_variation join product_variation variation using (id)
        cross join unnest(array[variation.code, variation.sku, variation.ean, variation.upc, variation.jan,
          variation.isbn, variation.mpn]) own(code)
        where offered_variation.product_id = product.id and own.code is not null
      ) as codes,
      array(
        select ancestor_id from category_closure where descendant_id = product.default_category_id
      ) as category_ids,
      array(
        select product_property_attribute_id from product_property_value where product_id = product.id
      ) as attribute_ids,
      coalesce((
        select json_agg(variation.name) from offered_variation join product_variation variation using (id)
        where offered_variation.product_id = product.id
      ), '[]') as variations
    from product
    left join product_availability availability on availability.id = product.product_availability_id
    where ${isListed(sql)} and ${where}`
}

/** Names are read apart: thousands of products share each of them. */
async function readNames(sql: Database | Transaction, of: ProductRow[] | null): Promise<Names> {
  const among = (ids: (row: ProductRow) => number[]) =>
    of ? sql`id = any(${[...new Set(of.flatMap(ids))]}::int[])` : sql`true`
  const rows = await sql<{ kind: NameKind; id: number; name: Localized }[]>`
    select 'brand' as kind, id, name from brand
      where is_active and ${among(({ brand_id }) => (brand_id === null ? [] : [brand_id]))}
    union all
    select 'category', id, name from category where is_active and ${among(({ category_ids }) => category_ids)}
    union all
    select 'attribute', id, name from product_property_attribute
      where not is_hidden and ${among(({ attribute_ids }) => attribute_ids)}
        and product_property_id in (select id from product_property where is_public)`
  const names: Names = { brand: new Map(), category: new Map(), attribute: new Map() }
  for (const { kind, id, name } of rows) names[kind].set(id, name)
  return names
}

function foundProduct(row: ProductRow, names: Names): SearchDocument {
  const { id, name, short_description, codes, boost, brand_id, category_ids, attribute_ids, variations } = row
  return {
    id,
    boost,
    codes,
    fieldsIn: (language) => {
      const text = (value: Localized) => value[language] ?? value.cs
      const all = (kind: NameKind, ids: number[]) =>
        ids.flatMap((one) => {
          const found = names[kind].get(one)
          return found ? [text(found)] : []
        })
      return {
        name: text(name),
        brand: all('brand', brand_id === null ? [] : [brand_id])[0] ?? null,
        categories: all('category', category_ids),
        text: [
          ...(short_description ? [text(short_description)] : []),
          ...all('attribute', attribute_ids),
          ...variations.map(text),
        ],
      }
    },
  }
}

/** All listed products, read as they are needed. */
export async function* readAllFoundProducts(sql: Transaction): AsyncGenerator<SearchDocument> {
  const names = await readNames(sql, null)
  for await (const rows of productsWhere(sql, sql`true`).cursor(CURSOR_ROWS)) {
    for (const row of rows) yield foundProduct(row, names)
  }
}

/** Those of the products that are listed. */
export async function readFoundProducts(sql: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await productsWhere(sql, sql`product.id = any(${ids}::int[])`)
  const names = await readNames(sql, rows)
  return rows.map((row) => foundProduct(row, names))
}
