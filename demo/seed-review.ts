import type { Transaction } from '#platform/db/database.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { continueIds, daysFrom, insertRows } from './seed-rows.ts'

export async function seedReviews(
  sql: Transaction,
  { reviews }: DemoCatalogue,
  ids: CatalogueIds,
  now: Date,
): Promise<void> {
  const customers = await sql<{ id: number; email: string }[]>`select id, email from customer`
  const customerId = new Map(customers.map(({ id, email }) => [email, id]))
  await insertRows(
    sql,
    'review',
    reviews.map((review, index) => ({
      id: index + 1,
      product_id: ids.product(review.product),
      customer_id: review.customer === null ? null : (customerId.get(review.customer) ?? null),
      name: review.name,
      comment: review.comment,
      rating: review.rating,
      language: review.language,
      state: 'published',
      is_verified: false,
      created_at: daysFrom(now, -review.created_days_ago),
    })),
  )
  await insertRows(
    sql,
    'review_parameter_rating',
    reviews.flatMap((review, index) =>
      review.parameter_ratings.map(({ parameter, rating }) => ({
        review_id: index + 1,
        review_parameter_id: ids.review_parameter(parameter),
        rating,
      })),
    ),
  )
  await continueIds(sql, ['review'])
}
