import { type Review, reviewerName } from '#contract/review.ts'
import type { Api } from '../api/client.ts'
import { lastIfBehind, pageIn } from '../page-in.ts'

export interface ReviewsData {
  items: (Pick<Review, 'id' | 'comment' | 'language' | 'rating' | 'created_at' | 'is_verified'> & {
    reviewer: string
  })[]
  page: number
  pages: number
}

export const REVIEWS_PARAMETER = 'reviews'
const REVIEWS_PER_PAGE = 6

export function loadReviews(api: Api, product_id: number, query: URLSearchParams): Promise<ReviewsData> {
  return lastIfBehind(pageIn(query, REVIEWS_PARAMETER), (page) => readReviews(api, product_id, page))
}

async function readReviews(api: Api, product_id: number, page: number): Promise<ReviewsData> {
  const { items, _meta } = await api('GET /reviews', {
    query: {
      filters: [{ field: 'product_id', operator: 'eq', value: product_id }],
      page,
      per_page: REVIEWS_PER_PAGE,
    },
  })
  return {
    items: items.map((review) => ({
      id: review.id,
      reviewer: reviewerName(review),
      comment: review.comment,
      language: review.language,
      rating: review.rating,
      created_at: review.created_at,
      is_verified: review.is_verified,
    })),
    page: _meta.page,
    pages: _meta.total_pages,
  }
}
