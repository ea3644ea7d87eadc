import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'
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
  /** Narrows products down to what is chosen; null where nothing is. */
  where: Fragment | null
}

type ChoiceType = Exclude<ListingFilter['type'], 'price_slider'>

interface PropertyRow {
  id: number
  code: string
  type: ChoiceType
  label: string
  choices: FilterChoice[]
}

/** What this caller pays, with tax: the price filters and sorting go by. */
export function paidColumn({ sql, now, caller, currency }: Context): Fragment {
  const asked = sql`asked_at(price, ${now})`
  if (caller.customer_group_ids.length === 0) return asked
  return sql`least(${asked}, (
    select min(own.taxed_price) from customer_price own
    where own.product_id = price.product_id and own.variation_key = price.variation_key
      and own.currency_id = ${currency.id}
      and own.customer_group_id = any(${caller.customer_group_ids}::int[])
  ))`
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
  const ids = (code: string, choices: FilterChoice[]) => chosenIds(state, code, choices)
  const price = priceCondition(context, state)
  return [
    { code: 'price', key: 'price', type: 'price_slider', label: texts.price, choices: [], where: price },
    choice(
      'brand',
      'brand',
      'checkbox',
      texts.brand,
      brands,
      (chosen) => sql`product.brand_id = any(${chosen}::int[])`,
    ),
    choice(
      'availability',
      'availability',
      'checkbox',
      texts.availability,
      availabilities,
      (chosen) => sql`product.product_availability_id = any(${chosen}::int[])`,
    ),
    ...properties.map(({ id, code, type, label, choices }) =>
      choice(
        code,
        String(id),
        type,
        label,
        choices,
        (chosen) => sql`exists (
        select from product_property_value chosen
        where chosen.product_id = product.id
          and chosen.product_property_attribute_id = any(${chosen}::int[])
      )`,
      ),
    ),
  ]

  function choice(
    code: string,
    key: string,
    type: ChoiceType,
    label: string,
    choices: FilterChoice[],
    where: (ids: number[]) => Fragment,
  ): ListingFilter {
    const chosen = ids(code, choices)
    return { code, key, type, label, choices, where: chosen.length > 0 ? where(chosen) : null }
  }
}

function chosenIds(state: ListingState, code: string, choices: FilterChoice[]): number[] {
  const slugs = new Set(state.chosen.get(code) ?? [])
  return choices.filter(({ value }) => slugs.has(value)).map(({ id }) => id)
}

function priceCondition(context: Context, { min_price, max_price }: ListingState): Fragment | null {
  const { sql, currency } = context
  if (min_price === null && max_price === null) return null
  const minor = (amount: number) => Math.round(amount * 10 ** currency.decimal_places)
  const paid = paidColumn(context)
  if (max_price === null) return sql`${paid} >= ${minor(min_price ?? 0)}::bigint`
  return sql`${paid} between ${minor(min_price ?? 0)}::bigint and ${minor(max_price)}::bigint`
}
