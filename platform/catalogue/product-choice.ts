import { readAll } from '#platform/db/embed.ts'
import type { EmbedSource } from '#platform/db/table.ts'
import { propertyTable } from './property-table.ts'

interface Choice {
  owner_id: number
  id: number
  attribute_ids: number[]
}

/** The properties a variation is chosen by, each with just the attributes that the product's variations have. */
export const choicesEmbed: EmbedSource = {
  needs: [],
  load: async (context, rows, nested) => {
    const { sql } = context
    const ids = rows.map((row) => row.id as number)
    const choices = await sql<Choice[]>`
      select choice.product_id as owner_id, choice.product_property_id as id, array(
        select distinct chosen.product_property_attribute_id
        from product_variation variation
        join product_variation_property chosen on chosen.product_variation_id = variation.id
        where variation.product_id = choice.product_id and variation.is_active and not variation.is_hidden
          and chosen.product_property_id = choice.product_property_id
      ) as attribute_ids
      from product_choice choice where choice.product_id = any(${ids}::int[])
      order by choice.position, choice.product_property_id`
    const properties = await readAll(
      context,
      propertyTable,
      choices.map(({ id }) => id),
      nested,
    )
    const byProduct = Map.groupBy(choices, ({ owner_id }) => owner_id)
    return ids.map((id) =>
      (byProduct.get(id) ?? []).flatMap((choice) => {
        const property = properties.get(choice.id)
        return property ? [withAttributes(property, new Set(choice.attribute_ids))] : []
      }),
    )
  },
}

function withAttributes(property: Record<string, unknown>, ids: Set<number>): Record<string, unknown> {
  if (!Array.isArray(property.attributes)) return property
  return { ...property, attributes: property.attributes.filter(({ id }: { id: number }) => ids.has(id)) }
}
