import { productAvailabilities } from '#contract/availability.ts'
import { table } from '#platform/db/table.ts'
import { text } from './text.ts'

export const availabilityTable = table({
  resource: productAvailabilities,
  from: ({ sql }) => sql`product_availability`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`product_availability.id`,
      name: text(context, 'product_availability.name'),
      slug: text(context, 'product_availability.slug'),
      note: text(context, 'product_availability.note'),
      can_purchase: sql`can_purchase`,
      for_empty_stock: sql`for_empty_stock`,
      for_refilled_stock: sql`for_refilled_stock`,
      in_catalog: sql`in_catalog`,
      show_stock_states: sql`show_stock_states`,
      has_automatic_slug: sql`has_automatic_slug`,
    }
  },
  embeds: {},
  search: ({ sql, language }, searched) =>
    sql`position(search_text(${searched}::text) in search_text(localized_text(name, ${language}))) > 0`,
})
