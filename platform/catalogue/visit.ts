import { visits, type Visit } from '#contract/visit.ts'
import { belongsTo } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { productTable } from './product-table.ts'
import { hasWords } from './text.ts'
import { pricedProduct, productIsVisible } from './visibility.ts'

const TRACKING_ID = /^[\w.-]{1,64}$/

function trackingId({ request }: Context): string | null {
  const asked = request.headers.get('x-tracking-id') ?? ''
  return TRACKING_ID.test(asked) ? asked : null
}

/** What the caller looked at, the last look at each product. A customer is known on every device. */
export const visitTable = table({
  resource: visits,
  from: (context) => {
    const { sql, caller } = context
    return sql`(
      select distinct on (product_id) id, tracking_id, customer_id, product_id, created_at
      from visit
      where tracking_id = ${trackingId(context)}::text or customer_id = ${caller.customer_id}::int
      order by product_id, created_at desc, id desc
    ) visit join (${pricedProduct(context)}) on product.id = visit.product_id`
  },
  visible: productIsVisible,
  columns: ({ sql }) => ({
    id: sql`visit.id`,
    tracking_id: sql`visit.tracking_id`,
    customer_id: sql`visit.customer_id`,
    product_id: sql`visit.product_id`,
    created_at: sql`visit.created_at`,
  }),
  embeds: { product: belongsTo(() => productTable, 'product_id') },
  search: (context, searched) => hasWords(context, 'product.search_words', searched),
  default_sort: [{ field: 'created_at', descending: true }],
})

export const VISITS_KEPT_MS = 365 * 24 * 3600 * 1000

/** What was looked at longer ago than a visitor is remembered for. */
export const purgeVisits = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'visit', sql`created_at < ${new Date(now.getTime() - VISITS_KEPT_MS)}`)

/** Of a visitor who does not want it to be known any more. */
export async function forgetVisits(tx: Transaction, { tracking_id }: { tracking_id: string }): Promise<void> {
  await tx`delete from visit where tracking_id = ${tracking_id}`
}

/** Of what one visitor looks at again, the last look is kept. */
export async function recordVisit(context: Context, product_id: number): Promise<Visit> {
  const { sql, caller, now } = context
  const tracking_id = trackingId(context)
  const { customer_id } = caller
  const looked = sql`
    select ${tracking_id}::text as tracking_id, ${customer_id}::int as customer_id, product.id as product_id,
      ${now}::timestamptz as created_at
    from product where product.id = ${product_id} and ${productIsVisible(context)}`
  // Nobody could ever be shown the look of nobody.
  const is_nobodys = tracking_id === null && customer_id === null
  const [visit] = is_nobodys
    ? await sql<
        Visit[]
      >`select nextval(pg_get_serial_sequence('visit', 'id')) as id, looked.* from (${looked}) looked`
    : await sql<Visit[]>`
        with looked as (${looked}), former as (
          delete from visit using looked where visit.product_id = looked.product_id
            and (visit.tracking_id = ${tracking_id} or visit.customer_id = ${customer_id})
            and visit.tracking_id is not distinct from looked.tracking_id
            and visit.customer_id is not distinct from looked.customer_id
        )
        insert into visit (tracking_id, customer_id, product_id, created_at)
        select tracking_id, customer_id, product_id, created_at from looked
        returning id, tracking_id, customer_id, product_id, created_at`
  if (!visit) throw invalid('product_id', 'product_id')
  return visit
}
