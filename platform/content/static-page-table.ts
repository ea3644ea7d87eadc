import { MODEL_TYPES } from '#contract/page.ts'
import { staticContents, staticPages } from '#contract/static-page.ts'
import { urlOf, urlsEmbed } from '#platform/catalogue/page-url.ts'
import { hasWords, html, metaColumns, text } from '#platform/catalogue/text.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { table } from '#platform/db/table.ts'

export const staticPageTable = table({
  resource: staticPages,
  from: ({ sql }) => sql`static_page`,
  visible: ({ sql }) => sql`static_page.is_active`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`static_page.id`,
      code: sql`static_page.code`,
      name: text(context, 'static_page.name'),
      content: html(context, 'static_page.content'),
      slug: text(context, 'static_page.slug'),
      url: urlOf(context, MODEL_TYPES.static_page, sql`static_page.id`),
      position: sql`static_page.position`,
      is_active: sql`static_page.is_active`,
      ...metaColumns(context, 'static_page'),
    }
  },
  embeds: { urls: urlsEmbed(MODEL_TYPES.static_page) },
  search: (context, searched) => hasWords(context, 'static_page.search_words', searched),
  default_sort: [{ field: 'position', descending: false }],
})

export const staticContentTable = table({
  resource: staticContents,
  from: ({ sql }) => sql`static_content`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`static_content.id`,
      code: sql`static_content.code`,
      name: sql`static_content.name`,
      content: html(context, 'static_content.content'),
      position: sql`static_content.position`,
    }
  },
  embeds: {},
  search: (context, searched) =>
    containsText(
      context,
      [context.sql`static_content.name`, text(context, 'static_content.content')],
      searched,
    ),
  default_sort: [{ field: 'position', descending: false }],
})
