import type { Transaction } from '#platform/db/database.ts'
import { MERCHANT_CATEGORIES } from './catalogue/merchant-category.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { drawPicture } from './pictures/picture.ts'
import { shop } from './content/shop.ts'
import { seedProducts } from './seed-product.ts'
import { seedReviews } from './seed-review.ts'
import { seedCatalogueRoutes } from './seed-route.ts'
import type { PictureStore } from './seed-picture.ts'
import { continueIds, idsByCode, insertRows, textOrNull, without } from './seed-rows.ts'
import { countryId, customerGroupId } from './seed-id.ts'

/** Ids of everything a product names by code. */
export function catalogueIds(catalogue: DemoCatalogue) {
  const attributes = catalogue.properties.flatMap((property) =>
    property.attributes.map((attribute) => ({ code: `${property.code}/${attribute.code}` })),
  )
  const attribute = idsByCode(attributes)
  return {
    brand: idsByCode(catalogue.brands),
    category: idsByCode(catalogue.categories),
    property: idsByCode(catalogue.properties),
    attribute: (property: string, code: string) => attribute(`${property}/${code}`),
    availability: idsByCode(catalogue.availabilities),
    tax_group: idsByCode(catalogue.tax_groups),
    tag: idsByCode(catalogue.tags),
    amount_unit: idsByCode(catalogue.amount_units),
    review_parameter: idsByCode(catalogue.review_parameters),
    product: idsByCode(catalogue.products),
    variation: idsByCode(catalogue.products.flatMap((product) => product.product_variations)),
  }
}
export type CatalogueIds = ReturnType<typeof catalogueIds>

export async function seedCatalogue(
  sql: Transaction,
  catalogue: DemoCatalogue,
  pictures: PictureStore,
  now: Date,
): Promise<void> {
  const ids = catalogueIds(catalogue)
  await seedTrade(sql, catalogue, ids)
  await seedBrands(sql, catalogue, ids, pictures)
  await seedCategories(sql, catalogue, ids, pictures)
  await seedProperties(sql, catalogue, ids)
  await seedProducts(sql, catalogue, ids, pictures, now)
  await seedCatalogueRoutes(sql, shop.id, catalogue, ids)
  await seedReviews(sql, catalogue, ids, now)
}

async function seedTrade(sql: Transaction, catalogue: DemoCatalogue, ids: CatalogueIds): Promise<void> {
  await insertRows(
    sql,
    'tax_group',
    catalogue.tax_groups.map(({ code, name }) => ({ id: ids.tax_group(code), code, name })),
  )
  await insertRows(
    sql,
    'tax_rate',
    catalogue.tax_groups.flatMap(({ code, rates }) =>
      rates.map(({ country, rate }) => ({
        tax_group_id: ids.tax_group(code),
        country_id: countryId(country),
        rate,
      })),
    ),
  )
  await insertRows(
    sql,
    'product_availability',
    catalogue.availabilities.map((one, position) => ({ id: ids.availability(one.code), ...one, position })),
  )
  await insertRows(
    sql,
    'tag',
    catalogue.tags.map((one) => ({ id: ids.tag(one.code), ...one })),
  )
  await insertRows(
    sql,
    'amount_unit',
    catalogue.amount_units.map((one) => ({ id: ids.amount_unit(one.code), ...one })),
  )
  await insertRows(
    sql,
    'review_parameter',
    catalogue.review_parameters.map((one) => ({ id: ids.review_parameter(one.code), ...one })),
  )
  await insertRows(sql, 'stock', [
    {
      id: 1,
      name: { cs: 'Sklad e-shopu', sk: 'Sklad e-shopu', en: 'Online store', de: 'Onlinelager' },
      is_default: true,
    },
  ])
  await continueIds(sql, [
    'tax_group',
    'product_availability',
    'tag',
    'amount_unit',
    'review_parameter',
    'stock',
  ])
}

async function seedBrands(
  sql: Transaction,
  { brands }: DemoCatalogue,
  ids: CatalogueIds,
  pictures: PictureStore,
): Promise<void> {
  await insertRows(
    sql,
    'product_safety',
    brands.map(({ code, safety }) => ({ id: ids.brand(code), ...safety })),
  )
  const images = []
  for (const brand of brands) {
    const { code, subject, palette } = brand
    const drawn = drawPicture({ subject, palette, view: 'set', seed: code })
    const media_id = await pictures.add(sql, `brand-${brand.code}`, drawn)
    images.push({ brand_id: ids.brand(brand.code), media_id, alt: brand.name, position: 0 })
  }
  await pictures.flush(sql)
  const pictureOf = new Map(images.map((image) => [image.brand_id, image.media_id]))
  await insertRows(
    sql,
    'brand',
    brands.map((brand) => ({
      id: ids.brand(brand.code),
      parent_id: brand.parent === null ? null : ids.brand(brand.parent),
      product_safety_id: ids.brand(brand.code),
      og_image_id: pictureOf.get(ids.brand(brand.code)),
      ...without(brand, 'parent', 'subject', 'palette', 'safety'),
    })),
  )
  await insertRows(sql, 'brand_image', images)
  await continueIds(sql, ['product_safety', 'brand'])
}

async function seedCategories(
  sql: Transaction,
  { categories }: DemoCatalogue,
  ids: CatalogueIds,
  pictures: PictureStore,
): Promise<void> {
  const images = []
  for (const { code, name, picture } of categories) {
    const drawn = drawPicture({ ...picture, view: 'front', seed: `category:${code}` })
    const media_id = await pictures.add(sql, `category-${code}`, drawn)
    images.push({ category_id: ids.category(code), media_id, alt: name, position: 0 })
  }
  await pictures.flush(sql)
  await insertRows(
    sql,
    'category',
    categories.map((category) => ({
      id: ids.category(category.code),
      parent_id: category.parent === null ? null : ids.category(category.parent),
      ...without(category, 'parent', 'picture', 'restricted_customer_groups'),
      available_for_languages: category.available_for_languages ?? ['cs', 'sk', 'en', 'de'],
    })),
  )
  await insertRows(sql, 'category_image', images)
  await insertRows(
    sql,
    'category_customer_group',
    categories.flatMap(({ code, restricted_customer_groups }) =>
      restricted_customer_groups.map((group) => ({
        category_id: ids.category(code),
        customer_group_id: customerGroupId(group),
      })),
    ),
  )
  await insertRows(
    sql,
    'merchant_category',
    MERCHANT_CATEGORIES.flatMap(({ category, heureka_cz, heureka_sk, zbozi, google }) =>
      Object.entries({ 'heureka-cz': heureka_cz, 'heureka-sk': heureka_sk, zbozi, google }).map(
        ([catalogue, name]) => ({ category_id: ids.category(category), catalogue, name }),
      ),
    ),
  )
  await continueIds(sql, ['category'])
}

async function seedProperties(
  sql: Transaction,
  { properties }: DemoCatalogue,
  ids: CatalogueIds,
): Promise<void> {
  await insertRows(
    sql,
    'product_property',
    properties.map((property) => ({
      id: ids.property(property.code),
      ...without(property, 'attributes'),
      description: textOrNull(property.description),
    })),
  )
  await insertRows(
    sql,
    'product_property_attribute',
    properties.flatMap((property) =>
      property.attributes.map((attribute) => ({
        id: ids.attribute(property.code, attribute.code),
        product_property_id: ids.property(property.code),
        ...attribute,
      })),
    ),
  )
  await continueIds(sql, ['product_property', 'product_property_attribute'])
}
