import { MAX_RATING, type ProductRating, type ReviewParameter, type ReviewRating } from '#contract/rating.ts'
import { valuesOf } from '#platform/db/embed.ts'
import type { EmbedSource } from '#platform/db/table.ts'

interface RatingCount {
  product_id: number
  rating: number
  count: number
}

function productRating(counts: { rating: number; count: number }[]): ProductRating {
  const by_stars = new Map(counts.map(({ rating, count }) => [rating, count]))
  const distribution = Array.from({ length: MAX_RATING }, (_, index) => {
    const rating = MAX_RATING - index
    return { rating, count: by_stars.get(rating) ?? 0 }
  })
  const count = distribution.reduce((sum, line) => sum + line.count, 0)
  const stars = distribution.reduce((sum, line) => sum + line.rating * line.count, 0)
  return { average: count === 0 ? null : stars / count, count, distribution }
}

const rating: EmbedSource = {
  needs: [],
  load: async ({ sql }, rows) => {
    const ids = rows.map((row) => row.id as number)
    const counts = await sql<RatingCount[]>`
      select product_id, rating, count from product_rating where product_id = any(${ids}::int[])`
    const byProduct = Map.groupBy(counts, ({ product_id }) => product_id)
    return ids.map((id) => productRating(byProduct.get(id) ?? []))
  },
}

export const ratingEmbeds = {
  rating,
  review_parameters: valuesOf(
    ({ sql, language }, ids) => sql<(ReviewParameter & { owner_id: number })[]>`
      select link.product_id as owner_id, parameter.id, localized_text(parameter.name, ${language}) as name
      from product_review_parameter link
      join review_parameter parameter on parameter.id = link.review_parameter_id
      where link.product_id = any(${ids}::int[]) order by parameter.position, parameter.id`,
  ),
  /** The average of all published reviews by parameters. */
  review_ratings: valuesOf(
    ({ sql }, ids) => sql<(ReviewRating & { owner_id: number })[]>`
      select review.product_id as owner_id, part.review_parameter_id,
        avg(part.rating)::float8 as rating
      from review join review_parameter_rating part on part.review_id = review.id
      where review.product_id = any(${ids}::int[]) and review.state = 'published'
      group by 1, 2 order by 2`,
  ),
}
