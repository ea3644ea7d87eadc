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

export const isReviewDone = (result: ReviewResult): boolean =>
  result === 'review_published' || result === 'review_waiting'
