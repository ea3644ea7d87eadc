import type { Transaction } from '#platform/db/database.ts'
import type { DemoProduct } from './catalogue/shape.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { continueIds, idsByCode, insertRows, without } from './seed-rows.ts'

export async function seedPackages(
  sql: Transaction,
  products: DemoProduct[],
  ids: CatalogueIds,
): Promise<void> {
  const parts = products.flatMap((product) =>
    product.package_parts.map((part, position) => ({
      code: part.code,
      key: { code: `${product.code}/${part.code}` },
      package_product_id: ids.product(product.code),
      name: part.name,
      position,
    })),
  )
  const partId = idsByCode(parts.map(({ key }) => key))
  await insertRows(
    sql,
    'package_part',
    parts.map(({ key, ...part }) => ({ id: partId(key.code), ...part })),
  )
  await insertRows(
    sql,
    'package_item',
    products.flatMap((product) =>
      product.package_items.map((item) => ({
        package_product_id: ids.product(product.code),
        package_part_id: item.part === null ? null : partId(`${product.code}/${item.part}`),
        product_id: ids.product(item.product),
        product_variation_id: item.product_variation === null ? null : ids.variation(item.product_variation),
        count: item.count,
        position: item.position,
      })),
    ),
  )
  await insertRows(
    sql,
    'product_field',
    products.flatMap((product) =>
      product.product_fields.map((field) => ({
        product_id: ids.product(product.code),
        ...without(field, 'type'),
      })),
    ),
  )
  await continueIds(sql, ['package_part'])
}
