import { packageItems, packageParts } from '#contract/package.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { belongsTo, columnOf } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import { productTable } from './product-table.ts'
import { hasWords, text } from './text.ts'
import { variationTable } from './variation-table.ts'
import { pricedProduct, productIsVisible } from './visibility.ts'

export const packagePartTable = table({
  resource: packageParts,
  from: ({ sql }) => sql`package_part`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`package_part.id`,
      package_product_id: sql`package_part.package_product_id`,
      name: text(context, 'package_part.name'),
      position: sql`package_part.position`,
    }
  },
  embeds: {},
  search: (context, searched) => containsText(context, [text(context, 'package_part.name')], searched),
  default_sort: [{ field: 'position', descending: false }],
})

export const packageItemTable = table({
  resource: packageItems,
  from: (context) =>
    context.sql`package_item join (${pricedProduct(context)}) on product.id = package_item.product_id`,
  visible: productIsVisible,
  columns: ({ sql }) => ({
    id: sql`package_item.id`,
    package_product_id: sql`package_item.package_product_id`,
    product_id: sql`package_item.product_id`,
    product_variation_id: sql`package_item.product_variation_id`,
    package_part_id: sql`package_item.package_part_id`,
    count: sql`package_item.count`,
    position: sql`package_item.position`,
    $is_offered: sql`(case
      when package_item.product_variation_id is null then product.default_product_variation_id is null
      else (
        select is_active and not has_hidden_attribute(id) from product_variation
        where id = package_item.product_variation_id
      )
    end and not lacks_text(package_item.product_id, package_item.package_product_id))`,
  }),
  embeds: {
    product: belongsTo(() => productTable, 'product_id'),
    product_variation: belongsTo(() => variationTable, 'product_variation_id'),
    package_part: belongsTo(() => packagePartTable, 'package_part_id'),
    is_offered: columnOf('$is_offered'),
  },
  search: (context, searched) => hasWords(context, 'product.search_words', searched),
  default_sort: [{ field: 'position', descending: false }],
})
