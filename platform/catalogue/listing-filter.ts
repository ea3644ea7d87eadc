import type { Context } from '#platform/http/context.ts'
import type { ListingState } from './listing-state.ts'
import { LISTING_TEXTS } from './listing-text.ts'

export interface FilterChoice {
  id: number
  value: string
  label: string
  color: string | null
}

/** One filter of a listing, whether anything is chosen in it or not. */
export interface ListingFilter {
  /** Its name in the address. */
  code: string
  /** Its name among the counts: `brand`, `availability`, `price` or a property's id. */
  key: string
  type: 'select' | 'checkbox' | 'radio' | 'color' | 'price_slider'
  label: string
  choices: FilterChoice[]
  /** What is chosen of them. */
  chosen: Set<number>
}

interface PropertyRow {
  id: number
  code: string
  type: Exclude<ListingFilter['type'], 'price_slider'>
  label: string
  choices: FilterChoice[]
}

/** All filters a listing may have, each with what is chosen in it. Slugs that name nothing choose nothing. */
export async function readFilters(context: Context, state: ListingState): Promise<ListingFilter[]> {
  const { sql, language } = context
  const texts = LISTING_TEXTS[language]
  const [brands, availabilities, properties] = await Promise.all([
    sql<FilterChoice[]>`
      select id, localized_text(slug, ${language}) as value, localized_text(name, ${language}) as label,
        null as color
      from brand where is_active order by label, id`,
    sql<FilterChoice[]>`
      select id, localized_text(slug, ${language}) as value, localized_text(name, ${language}) as label,
        null as color
      from product_availability where in_catalog order by position, id`,
    sql<PropertyRow[]>`
      select property.id, localized_text(property.slug, ${language}) as code, property.filter_type as type,
        localized_text(property.name, ${language}) as label,
        json_agg(json_build_object(
          'id', attribute.id, 'value', localized_text(attribute.slug, ${language}),
          'label', localized_text(attribute.name, ${language}),
          'color', case when property.filter_type = 'color' then attribute.value end
        ) order by attribute.position, attribute.id) as choices
      from product_property property
      join product_property_attribute attribute on attribute.product_property_id = property.id
      where property.is_public and property.filter_type is not null and not attribute.is_hidden
      group by property.id order by property.position, property.id`,
  ])
  const choice = (
    code: string,
    key: string,
    type: ListingFilter['type'],
    label: string,
    choices: FilterChoice[],
  ): ListingFilter => {
    const slugs = new Set(state.chosen.get(code) ?? [])
    const chosen = new Set(choices.filter(({ value }) => slugs.has(value)).map(({ id }) => id))
    return { code, key, type, label, choices, chosen }
  }
  return [
    choice('price', 'price', 'price_slider', texts.price, []),
    choice('brand', 'brand', 'checkbox', texts.brand, brands),
    choice('availability', 'availability', 'checkbox', texts.availability, availabilities),
    ...properties.map(({ id, code, type, label, choices }) => choice(code, String(id), type, label, choices)),
  ]
}
