import type { Transaction } from '#platform/db/database.ts'
import type { DemoItem, DemoProduct } from './catalogue/shape.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { daysFrom, insertRows, textOrNull } from './seed-rows.ts'

const IMAGES_PER_PRODUCT = 50
export const imageId = (product_id: number, index: number) => product_id * IMAGES_PER_PRODUCT + index

function day(now: Date, days: number | null): string | null {
  return days === null ? null : daysFrom(now, days).toISOString().slice(0, 10)
}

/** What a product and a variation share. */
export function itemRow(item: DemoItem, ids: CatalogueIds, now: Date) {
  return {
    code: item.code,
    sku: item.sku,
    ean: item.ean,
    mpn: item.mpn,
    name: item.name,
    short_description: textOrNull(item.short_description),
    description: textOrNull(item.description),
    product_availability_id: ids.availability(item.product_availability),
    update_stock: item.update_stock,
    stock_state: item.stock_state,
    reserved_state: 0,
    position: item.position,
    is_active: item.is_active,
    is_hidden: item.is_hidden,
    height: item.height,
    width: item.width,
    depth: item.depth,
    weight: item.weight,
    volume: item.volume,
    need_package: item.need_package,
    unit_content: item.unit_price?.content ?? null,
    unit_base: item.unit_price?.base ?? null,
    unit: item.unit_price?.unit ?? null,
    expected_count: item.expected_count,
    expected_date_min: day(now, item.expected_date_min_days),
    expected_date_max: day(now, item.expected_date_max_days),
    purchasable_since:
      item.purchasable_since_days === null ? null : daysFrom(now, item.purchasable_since_days),
    max_purchasable_amount: item.max_purchasable_amount,
  }
}

export async function seedVariations(
  sql: Transaction,
  products: DemoProduct[],
  ids: CatalogueIds,
  now: Date,
): Promise<void> {
  const variations = products.flatMap((product) =>
    product.product_variations.map((variation) => ({ product, variation })),
  )
  await insertRows(
    sql,
    'product_variation',
    variations.map(({ product, variation }) => ({
      id: ids.variation(variation.code),
      product_id: ids.product(product.code),
      ...itemRow(variation, ids, now),
      image_id: product.pictures[variation.picture]
        ? imageId(ids.product(product.code), variation.picture)
        : null,
    })),
  )
  await insertRows(
    sql,
    'product_variation_property',
    variations.flatMap(({ variation }) =>
      variation.properties.map(({ property, attribute }) => ({
        product_variation_id: ids.variation(variation.code),
        product_property_id: ids.property(property),
        product_property_attribute_id: ids.attribute(property, attribute),
      })),
    ),
  )
  await insertRows(
    sql,
    'product_variation_tag',
    variations.flatMap(({ variation }) =>
      variation.tags.map((tag) => ({
        product_variation_id: ids.variation(variation.code),
        tag_id: ids.tag(tag),
      })),
    ),
  )
}
