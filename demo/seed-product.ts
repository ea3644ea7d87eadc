import { RELATIONS } from '#contract/related.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { DemoCatalogue, DemoProduct } from './catalogue/shape.ts'
import { drawPicture } from './pictures/picture.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import type { PictureStore } from './seed-picture.ts'
import { seedPrices } from './seed-price.ts'
import { continueIds, daysFrom, idsByCode, insertRows, type Row, textOrNull, without } from './seed-rows.ts'
import { customerAccountId, customerGroupId } from './seed-id.ts'
import { seedFiles } from './seed-file.ts'
import { seedPackages } from './seed-package.ts'
import { imageId, itemRow, seedVariations } from './seed-variation.ts'

export async function seedProducts(
  sql: Transaction,
  catalogue: DemoCatalogue,
  ids: CatalogueIds,
  pictures: PictureStore,
  now: Date,
): Promise<void> {
  const { products } = catalogue
  // A product names its default variation and a variation names its product: the first is checked at the end.
  await insertRows(
    sql,
    'product',
    products.map((product) => productRow(product, ids, now)),
  )
  await seedImages(sql, catalogue, ids, pictures)
  await seedVariations(sql, products, ids, now)
  await seedLinks(sql, products, ids)
  await seedPackages(sql, products, ids)
  await seedFiles(sql, products, ids)
  await seedPrices(sql, products, ids, now)
  await seedLists(sql, catalogue, ids)
  await continueIds(sql, ['product', 'product_variation'])
}

function productRow(product: DemoProduct, ids: CatalogueIds, now: Date): Row {
  const chosen = product.product_variations.find((variation) => variation.is_default)
  return {
    id: ids.product(product.code),
    ...itemRow(product, ids, now),
    product_type: product.product_type,
    flexible_package_number_of_items: product.flexible_package_number_of_items,
    slug: product.slug,
    meta_title: textOrNull(product.meta_title),
    meta_description: textOrNull(product.meta_description),
    meta_keywords: textOrNull(product.meta_keywords),
    brand_id: ids.brand(product.brand),
    default_category_id: ids.category(product.default_category),
    default_product_variation_id: chosen ? ids.variation(chosen.code) : null,
    tax_group_id: ids.tax_group(product.tax_group),
    amount_unit_id: ids.amount_unit(product.amount_unit),
    feed_availability: product.feed_availability,
    expected_days: product.expected_days,
    sells_count: product.sells_count,
    created_at: daysFrom(now, -product.created_days_ago),
    customer_groups_restriction: product.active_customer_groups !== null,
    safety_warnings: textOrNull(product.warnings),
    withdrawal_exception: product.withdrawal_exception,
    guarantee_months: product.guarantee_months,
  }
}

async function seedImages(
  sql: Transaction,
  { products, brands }: DemoCatalogue,
  ids: CatalogueIds,
  pictures: PictureStore,
): Promise<void> {
  const palettes = new Map(brands.map(({ code, palette }) => [code, palette]))
  const images: Row[] = []
  for (const product of products) {
    for (const [index, { view, ...picture }] of product.pictures.entries()) {
      const drawn = drawPicture({
        ...picture,
        view: view === 'top' ? 'detail' : view,
        palette: palettes.get(product.brand) ?? 'linen',
        seed: product.code,
      })
      const media_id = await pictures.add(sql, `${product.code}-${view}`, drawn)
      const product_id = ids.product(product.code)
      images.push({
        id: imageId(product_id, index),
        product_id,
        media_id,
        alt: product.name,
        position: index,
      })
    }
  }
  await pictures.flush(sql)
  await insertRows(sql, 'product_image', images)
  await sql`
    update product set og_image_id = image.media_id
    from product_image image where image.product_id = product.id and image.position = 0`
  await continueIds(sql, ['product_image'])
}

/** Random companions are drawn anew every day, so there is nothing to write down. */
const DRAWN: number[] = [RELATIONS.random_same_category, RELATIONS.random_same_default_category]

async function seedLinks(sql: Transaction, products: DemoProduct[], ids: CatalogueIds): Promise<void> {
  const each = (rows: (product: DemoProduct) => Row[]) =>
    products.flatMap((product) =>
      rows(product).map((row) => ({ product_id: ids.product(product.code), ...row })),
    )
  await insertRows(
    sql,
    'product_category',
    each(({ categories, default_category }) =>
      [...new Set([default_category, ...categories])].map((code) => ({ category_id: ids.category(code) })),
    ),
  )
  await insertRows(
    sql,
    'product_property_value',
    each(({ properties }) =>
      properties.map(({ property, attribute, is_for_variation }, position) => ({
        product_property_id: ids.property(property),
        product_property_attribute_id: ids.attribute(property, attribute),
        is_for_variation,
        position,
      })),
    ),
  )
  await insertRows(
    sql,
    'product_choice',
    each(({ product_variation_properties }) =>
      product_variation_properties.map((code, position) => ({
        product_property_id: ids.property(code),
        position,
      })),
    ),
  )
  await insertRows(
    sql,
    'product_tag',
    each(({ tags }) => tags.map((tag) => ({ tag_id: ids.tag(tag) }))),
  )
  await insertRows(
    sql,
    'product_customer_group',
    each(({ active_customer_groups }) =>
      (active_customer_groups ?? []).map((group) => ({ customer_group_id: customerGroupId(group) })),
    ),
  )
  await insertRows(
    sql,
    'product_review_parameter',
    each(({ review_parameters }) =>
      review_parameters.map((code) => ({ review_parameter_id: ids.review_parameter(code) })),
    ),
  )
  await insertRows(
    sql,
    'related_product',
    each(({ related_products }) =>
      related_products
        .filter(({ relation }) => !DRAWN.includes(relation))
        .map(({ product, relation, position }) => ({
          related_product_id: ids.product(product),
          relation,
          position,
        })),
    ),
  )
  await insertRows(
    sql,
    'customer_account_product',
    each(({ customerAccountProducts }) =>
      customerAccountProducts.map((one) => ({
        customer_account_id: customerAccountId(one.customer_account),
        product_variation_id: one.product_variation === null ? null : ids.variation(one.product_variation),
        can_use_credits: one.can_use_credits,
        amount_from_order: one.amount_from_order,
      })),
    ),
  )
}

async function seedLists(
  sql: Transaction,
  { product_lists }: DemoCatalogue,
  ids: CatalogueIds,
): Promise<void> {
  const listId = idsByCode(product_lists)
  await insertRows(
    sql,
    'product_list',
    product_lists.map((list) => ({ id: listId(list.code), ...without(list, 'products') })),
  )
  await insertRows(
    sql,
    'product_list_item',
    product_lists.flatMap((list) =>
      list.products.map((code, position) => ({
        product_list_id: listId(list.code),
        product_id: ids.product(code),
        position,
      })),
    ),
  )
  await continueIds(sql, ['product_list'])
}
