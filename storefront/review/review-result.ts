/** What became of a review that was sent, as the product page's address says it. */
export const REVIEW_RESULTS = [
  'review_published',
  'review_waiting',
  'review_rating',
  'review_comment',
  'review_name',
  'review_repeated',
  'review_rate_limited',
  'review_failed',
] as const
export type ReviewResult = (typeof REVIEW_RESULTS)[number]

/** Whether nothing is left to write: what the shop has already need not come again. */
export const isReviewDone = (result: ReviewResult): boolean =>
  result === 'review_published' || result === 'review_waiting' || result === 'review_repeated'
