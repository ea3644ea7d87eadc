import { reviewerName } from '#contract/review.ts'
import { type PageReview, providePageReviews } from '#platform/content/page-review.ts'
import type { Context } from '#platform/http/context.ts'
import { shownName, typedName } from './review.ts'

/** No more than a product's page shows before anybody turns to the next ones. */
const TOLD_REVIEWS = 5

export function provideReviews(): void {
  providePageReviews(firstReviews)
}

type Row = Omit<PageReview, 'name'> & { name: string | null; customer_full_name: string | null }

async function firstReviews({ sql, language }: Context, product_id: number): Promise<PageReview[]> {
  const rows = await sql<Row[]>`
    select review.comment, review.rating, review.created_at, ${typedName(sql)} as name, ${shownName(sql)} as customer_full_name
    from review left join customer on customer.id = review.customer_id
    where review.product_id = ${product_id} and review.state = 'published'
    order by review.language = ${language} desc, review.created_at desc, review.id limit ${TOLD_REVIEWS}`
  return rows
    .map(({ customer_full_name, ...row }) => ({ ...row, name: reviewerName({ ...row, customer_full_name }) }))
    .filter(({ name }) => name !== '')
}
