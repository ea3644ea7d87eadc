import type { Carrier } from '#contract/shipping.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { CarrierPlace } from './packeta-feed.ts'

const DAY_MS = 24 * 3600 * 1000
const HOUR_MS = 3600 * 1000
/** A list that is shorter than that is not believed: a carrier does not close most of its places in one day. */
const LEAST_SHARE = 0.5

/**
 * Takes over a carrier's list of places once a day, and an hour after one that could not be had. Places that are not
 * in it any more stay for the orders that name them, but nobody can choose them. Answers how many places changed.
 */
export async function refreshPlaces(
  sql: Database,
  now: Date,
  carrier: Carrier,
  read: () => Promise<CarrierPlace[]>,
): Promise<number> {
  const [methods] = await sql<{ count: number }[]>`
    select count(*)::int as count from shipping_method
    where shipping_service = ${carrier} and has_options
      and not exists (select from carrier_reading where shipping_service = ${carrier} and next_at > ${now})`
  if (!methods?.count) return 0
  await readNotBefore(sql, carrier, new Date(now.getTime() + HOUR_MS))
  const places = await read()
  const changed = await sql.begin((tx) => takeOver(tx, carrier, places))
  await readNotBefore(sql, carrier, new Date(now.getTime() + DAY_MS))
  return changed
}

async function readNotBefore(sql: Database, carrier: Carrier, next_at: Date): Promise<void> {
  await sql`
    insert into carrier_reading (shipping_service, next_at) values (${carrier}, ${next_at})
    on conflict (shipping_service) do update set next_at = excluded.next_at`
}

async function takeOver(
  sql: Transaction,
  carrier: Carrier,
  places: readonly CarrierPlace[],
): Promise<number> {
  // Thousands of places take their time, and whoever orders meanwhile must not wait for them.
  await sql`set local statement_timeout = 0`
  const methods = await sql<{ id: number; active: number }[]>`
    select id, ${activePlaces(sql, sql`method.id`)} as active
    from shipping_method method where shipping_service = ${carrier} and has_options order by id for no key update`
  // One place is told once, however often it stands in the list.
  const told = [...new Map(places.map((place) => [place.code, place])).values()]
  let changed = 0
  for (const { id, active } of methods) {
    const list = sql`
      select place.code, place.name, place.street, place.city, place.post_code, country.id as country_id,
        place.opening_hours, place.latitude, place.longitude
      from jsonb_to_recordset(${sql.json(told)}) as place (
        code text, name text, street text, city text, post_code text, country text, opening_hours jsonb,
        latitude numeric, longitude numeric
      )
      join country on country.alpha2 = place.country
      join shipping_method_country served on served.country_id = country.id and served.shipping_method_id = ${id}`
    const taken = await sql`
      insert into shipping_option as known (
        shipping_method_id, code, name, street, city, post_code, country_id, opening_hours, latitude, longitude
      )
      select ${id}::integer, list.* from (${list}) list
      on conflict (shipping_method_id, code) do update set
        name = excluded.name, street = excluded.street, city = excluded.city, post_code = excluded.post_code,
        country_id = excluded.country_id, opening_hours = excluded.opening_hours, latitude = excluded.latitude,
        longitude = excluded.longitude, is_active = true
      where (known.name, known.street, known.city, known.post_code, known.country_id, known.opening_hours,
          known.latitude, known.longitude, known.is_active)
        is distinct from (excluded.name, excluded.street, excluded.city, excluded.post_code, excluded.country_id,
          excluded.opening_hours, excluded.latitude, excluded.longitude, true)`
    const gone = await sql`
      update shipping_option set is_active = false
      where shipping_method_id = ${id} and is_active and code not in (select code from (${list}) list)`
    const [left] = await sql<{ active: number }[]>`select ${activePlaces(sql, sql`${id}::int`)} as active`
    if ((left?.active ?? 0) < active * LEAST_SHARE) {
      throw new Error(`The list leaves ${left?.active} of ${active} places, which is not believed`)
    }
    changed += taken.count + gone.count
  }
  return changed
}

/** Places of countries that are not served any more close by the shop's own will, which says nothing of the list. */
const activePlaces = (sql: Transaction, method_id: Fragment): Fragment => sql`(
  select count(*)::int from shipping_option option
  join shipping_method_country served on served.country_id = option.country_id
    and served.shipping_method_id = option.shipping_method_id
  where option.shipping_method_id = ${method_id} and is_active)`
