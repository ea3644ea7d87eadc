import type { Context } from '#platform/http/context.ts'

export interface PageReview {
  name: string
  comment: string
  rating: number
  created_at: string
}

type ReadReviews = (context: Context, product_id: number) => Promise<PageReview[]>

let read: ReadReviews = async () => []

/** Reviews belong to a domain to the right of this one; without it a page tells of none. */
export function providePageReviews(lookup: ReadReviews): void {
  read = lookup
}

/** The reviews that the page of a product shows first. */
export function readPageReviews(context: Context, product_id: number): Promise<PageReview[]> {
  return read(context, product_id)
}
