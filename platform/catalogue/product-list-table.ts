import { productLists } from '#contract/product-list.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { table } from '#platform/db/table.ts'
import { hasMany, type Link } from './embed.ts'
import { productTable } from './product-table.ts'
import { text } from './text.ts'
import { productIsListed } from './visibility.ts'

export const productListTable = table({
  resource: productLists,
  from: ({ sql }) => sql`product_list`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`product_list.id`,
      code: sql`product_list.code`,
      name: text(context, 'product_list.name'),
      slug: text(context, 'product_list.slug'),
      position: sql`product_list.position`,
    }
  },
  embeds: {
    products: hasMany(
      () => productTable,
      (context, ids) => context.sql<Link[]>`
        select item.product_list_id as owner_id, item.product_id as id
        from product_list_item item join product on product.id = item.product_id
        where item.product_list_id = any(${ids}::int[]) and ${productIsListed(context)}
        order by item.position, item.product_id`,
    ),
  },
  search: (context, searched) =>
    containsText(context, [text(context, 'product_list.name'), context.sql`product_list.code`], searched),
  default_sort: [{ field: 'position', descending: false }],
})
