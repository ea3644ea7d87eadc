import * as z from 'zod/mini'

export const MAX_RATING = 5

export const ReviewParameter = z.object({ id: z.number(), name: z.string() })
export type ReviewParameter = z.infer<typeof ReviewParameter>

export const ReviewRating = z.object({ review_parameter_id: z.number(), rating: z.number() })
export type ReviewRating = z.infer<typeof ReviewRating>

/** All published reviews of a product together; no review, no average. Who shows an average rounds it. */
export const ProductRating = z.object({
  average: z.nullable(z.number()),
  count: z.number(),
  distribution: z.array(z.object({ rating: z.number(), count: z.number() })),
})
export type ProductRating = z.infer<typeof ProductRating>

/** How full a rating's bar is. */
export function ratingPercent(rating: number): number {
  return (Math.min(Math.max(rating, 0), MAX_RATING) * 100) / MAX_RATING
}
