import { shippingOptions } from '#contract/shipping.ts'
import { type Fragment, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { type OpeningHours, openingHoursText } from '#contract/opening-hours.ts'

export const shippingOptionTable = table({
  resource: shippingOptions,
  from: ({ sql }) =>
    sql`shipping_option join shipping_method on shipping_method.id = shipping_option.shipping_method_id`,
  visible: ({ sql }) => sql`(
    shipping_option.is_active and shipping_method.is_active and shipping_method.has_options
  )`,
  columns: ({ sql, language }) => ({
    id: sql`shipping_option.id`,
    code: sql`shipping_option.code`,
    name: sql`shipping_option.name`,
    street: sql`shipping_option.street`,
    city: sql`shipping_option.city`,
    post_code: sql`shipping_option.post_code`,
    country_id: sql`shipping_option.country_id`,
    opening_hours: {
      sql: sql`shipping_option.opening_hours`,
      as: (hours: OpeningHours[]) => openingHoursText(hours, language),
    },
    latitude: sql`shipping_option.latitude::float8`,
    longitude: sql`shipping_option.longitude::float8`,
    is_active: sql`shipping_option.is_active`,
  }),
  embeds: {},
  search: hasPlace,
  default_sort: [
    { field: 'city', descending: false },
    { field: 'name', descending: false },
  ],
})

const WORD = /[\p{L}\p{Nd}]+/gu
const SPLIT_POST_CODE = /\b(\d{3}) (\d{1,2})\b/g
const MAX_WORDS = 8

/** Every word begins a word of the place; "1" in "Praha 1" is a district and not the beginning of a post code. */
function hasPlace({ sql }: Context, searched: string): Fragment {
  const words = (searched.replaceAll(SPLIT_POST_CODE, '$1$2').match(WORD) ?? []).slice(0, MAX_WORDS)
  if (words.length === 0) return sql`false`
  return words
    .map((word) => {
      const end = /^\d{1,2}$/.test(word) ? ' %' : '%'
      return sql`shipping_option.search_words like '% ' || search_text(${word}::text) || ${end}::text`
    })
    .reduce((done, next) => sql`${done} and ${next}`)
}
