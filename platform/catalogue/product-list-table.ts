import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  withLanguage,
} from '#contract/language.ts'
import { PRODUCT_LIST_FOLDERS } from '#contract/product-list-path.ts'
import { productLists } from '#contract/product-list.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { hasMany, type Link } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import { productTable } from './product-table.ts'
import { text } from './text.ts'
import { productIsListed } from './visibility.ts'

export const productListTable = table({
  resource: productLists,
  from: ({ sql }) => sql`product_list`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    const language = isInterfaceLanguage(context.language) ? context.language : DEFAULT_LANGUAGE
    const folder = withLanguage(PRODUCT_LIST_FOLDERS[language], language)
    return {
      id: sql`product_list.id`,
      code: sql`product_list.code`,
      name: text(context, 'product_list.name'),
      description: text(context, 'product_list.description'),
      slug: text(context, 'product_list.slug'),
      url: sql`${folder} || '/' || localized_text(product_list.slug, ${language})`,
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
    urls: {
      needs: [],
      load: async ({ sql }, rows) => {
        const ids = rows.map((row) => row.id as number)
        const found = await sql<{ id: number; language: InterfaceLanguage; slug: string }[]>`
          select id, language, localized_text(slug, language) as slug
          from product_list cross join unnest(${INTERFACE_LANGUAGES}::text[]) language
          where id = any(${ids}::int[])`
        return ids.map((id) =>
          Object.fromEntries(
            found
              .filter((one) => one.id === id)
              .map(({ language, slug }) => [
                language,
                withLanguage(`${PRODUCT_LIST_FOLDERS[language]}/${slug}`, language),
              ]),
          ),
        )
      },
    },
  },
  search: (context, searched) =>
    containsText(context, [text(context, 'product_list.name'), context.sql`product_list.code`], searched),
  default_sort: [{ field: 'position', descending: false }],
})
