import type { Database, Transaction } from '#platform/db/database.ts'

/** Longer than any process may sleep and still catch up by reading the log. */
export const LOG_KEPT_MINUTES = 60
const PRUNE_LOCK = 7_483_210

/** How far a reader has come in the log of changes. */
export interface LogPlace {
  /** All transactions below it had ended at the last reading. */
  horizon: string
  /** What was read at or above the horizon, and will be met again. */
  seen: Set<number>
  /** Up to when discounts that begin and end by the clock, and goods that come on sale by it, have been read. */
  at: Date
}

export interface ReadChanges {
  product_ids: number[]
  /** Everything may have changed: reading all anew is the only way. */
  is_all: boolean
  /** Categories, brands or articles have changed. */
  is_named: boolean
  /** What listings are filtered by has changed. */
  is_filter: boolean
  place: LogPlace
}

/** Where a snapshot stands: what it does not see is read from this place on. */
export async function placeOfSnapshot(sql: Transaction, at: Date): Promise<LogPlace> {
  const [row] = await sql<{ horizon: string }[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`
  if (!row) throw new Error('A snapshot has no horizon')
  return { horizon: row.horizon, seen: new Set(), at }
}

/**
 * What has been committed since a place. Numbers are given to rows when they are written, and a row with a
 * lower number may be committed later, so the reading starts again at the oldest transaction that was running.
 */
export async function readChanges(sql: Database, place: LogPlace, now: Date): Promise<ReadChanges> {
  const rows = await sql<
    {
      horizon: string
      seq: number | null
      kind: 'product' | 'name' | 'filter'
      product_id: number | null
      is_above: boolean
    }[]
  >`
    with snapshot as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as horizon)
    select snapshot.horizon::text as horizon, change.seq, change.kind, change.product_id,
      change.xid >= snapshot.horizon as is_above
    from snapshot left join product_change change on change.xid >= ${place.horizon}::xid8`
  const fresh = rows.filter(({ seq }) => seq !== null && !place.seen.has(seq))
  const due = await sql<{ product_id: number }[]>`
    select product_id from product_price
      where discounted_from > ${place.at}::timestamptz and discounted_from <= ${now}::timestamptz
    union
    select product_id from product_price
      where discounted_to > ${place.at}::timestamptz and discounted_to <= ${now}::timestamptz
    union
    select id from product
      where purchasable_since > ${place.at}::timestamptz and purchasable_since <= ${now}::timestamptz
    union
    select product_id from product_variation
      where purchasable_since > ${place.at}::timestamptz and purchasable_since <= ${now}::timestamptz
    union
    select item.package_product_id from product join package_item item on item.product_id = product.id
      where purchasable_since > ${place.at}::timestamptz and purchasable_since <= ${now}::timestamptz
    union
    select item.package_product_id
      from product_variation variation join package_item item
        on item.product_id = variation.product_id and item.product_variation_id = variation.id
      where purchasable_since > ${place.at}::timestamptz and purchasable_since <= ${now}::timestamptz`
  const ids = [...fresh, ...due].flatMap(({ product_id }) => product_id ?? [])
  return {
    product_ids: [...new Set(ids)],
    is_all: fresh.some(({ kind, product_id }) => kind === 'product' && product_id === null),
    is_named: fresh.some(({ kind }) => kind === 'name'),
    is_filter: fresh.some(({ kind }) => kind === 'filter'),
    place: {
      horizon: rows[0]?.horizon ?? place.horizon,
      seen: new Set(rows.flatMap(({ seq, is_above }) => (seq !== null && is_above ? [seq] : []))),
      at: now > place.at ? now : place.at,
    },
  }
}

/** Removes what every process has long read. */
export async function pruneChanges(sql: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    const [lock] = await transaction<{ is_free: boolean }[]>`
      select pg_try_advisory_xact_lock(${PRUNE_LOCK}) as is_free`
    if (!lock?.is_free) return
    await transaction`
      delete from product_change where changed_at < now() - make_interval(mins => ${LOG_KEPT_MINUTES})`
  })
}
