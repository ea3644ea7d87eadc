import { countries, dialCodes } from '#contract/country.ts'
import type { Database } from '#platform/db/database.ts'
import { type Fragment, table } from '#platform/db/table.ts'

export const countryTable = table({
  resource: countries,
  from: ({ sql }) => sql`country`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql, language }) => ({
    id: sql`country.id`,
    name: sql`localized_text(country.name, ${language})`,
    alpha2: sql`country.alpha2`,
    dial_code: sql`country.dial_code`,
    is_active: sql`country.is_active`,
    is_delivered_to: isDeliveredTo(sql, sql`country.id`),
    position: sql`country.position`,
  }),
  embeds: {},
  search: ({ sql, language }, text) => sql`
    (strpos(search_text(localized_text(country.name, ${language})), search_text(${text}::text)) > 0
      or country.alpha2 = upper(${text}::text))`,
  default_sort: [{ field: 'position', descending: false }],
})

export const dialCodeTable = table({
  resource: dialCodes,
  from: ({ sql }) => sql`country`,
  visible: ({ sql }) => sql`country.is_active`,
  columns: ({ sql, language }) => ({
    id: sql`country.id`,
    country_id: sql`country.id`,
    dial_code: sql`country.dial_code`,
    country_name: sql`localized_text(country.name, ${language})`,
    alpha2: sql`country.alpha2`,
    $position: sql`country.position`,
  }),
  embeds: {},
  search: ({ sql, language }, text) => sql`
    (strpos(search_text(localized_text(country.name, ${language})), search_text(${text}::text)) > 0
      or strpos(country.dial_code, ${text}::text) > 0 or country.alpha2 = upper(${text}::text))`,
  default_sort: [{ field: '$position', descending: false }],
})

/** Bills may go to any active country, goods where a method goes. */
export function isDeliveredTo(sql: Database, country_id: Fragment): Fragment {
  return sql`exists (
    select from shipping_method_country served
    join shipping_method on shipping_method.id = served.shipping_method_id and shipping_method.is_active
    where served.country_id = ${country_id}
  )`
}
