import * as z from 'zod/mini'
import { defineCalls, Id, PathId } from './call.ts'
import { embedOne } from './embed.ts'
import { LANGUAGES } from './language.ts'
import { resource } from './list.ts'
import { products } from './product.ts'
import { MAX_RATING, ReviewParameter, ReviewRating } from './rating.ts'

export const MAX_COMMENT_LENGTH = 2000

export const Review = z.object({
  id: z.number(),
  customer_id: z.nullable(z.number()),
  product_id: z.number(),
  name: z.nullable(z.string()),
  comment: z.string(),
  /** Of the page it was written on. */
  language: z.literal(LANGUAGES),
  rating: z.number(),
  created_at: z.string(),
  /** As the customer agreed to be shown: "Jana N.", or the whole name. */
  customer_full_name: z.nullable(z.string()),
  /** Written by a customer who bought the product here: the law wants readers told. */
  is_verified: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const reviews = resource({
  name: 'review',
  entity: Review,
  embeds: {
    /** The same review by parameters. */
    ratings: { schema: z.array(ReviewRating) },
    product: embedOne(products),
  },
  filterable: {
    id: 'number',
    customer_id: 'number',
    product_id: 'number',
    comment: 'text',
    rating: 'number',
    created_at: 'date',
    is_verified: 'boolean',
  },
  sortable: ['id', 'rating', 'created_at'],
  searchable: true,
})

export const reviewParameters = resource({
  name: 'review_parameter',
  entity: ReviewParameter,
  embeds: {},
  filterable: { id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: true,
})

export function reviewerName(review: { customer_full_name: string | null; name: string | null }): string {
  return review.customer_full_name?.trim() || review.name?.trim() || ''
}

const Rating = z.int().check(z.minimum(1), z.maximum(MAX_RATING))

export const NewReview = z.strictObject({
  product_id: Id,
  rating: Rating,
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_COMMENT_LENGTH)),
  /** A guest must give one. */
  name: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(64)))),
  /** A customer is shown as "Jana N." unless this asks for the whole name. */
  show_full_name: z.optional(z.boolean()),
  ratings: z.optional(
    z.array(z.strictObject({ review_parameter_id: Id, rating: Rating })).check(z.maxLength(20)),
  ),
})
export type NewReview = z.infer<typeof NewReview>

export const reviewCalls = defineCalls({
  'GET /reviews': { summary: 'Lists published reviews', access: 'public', list: reviews },
  'GET /reviews/{id}': {
    summary: 'Reads one published review',
    access: 'public',
    params: z.object({ id: PathId }),
    one: reviews,
  },
  'POST /reviews': {
    summary: 'Writes a review',
    access: 'public',
    in_person: true,
    body: NewReview,
    /** A review that waits for approval is not published yet. */
    answer: z.object({ ...Review.shape, is_published: z.boolean() }),
    status: 201,
  },
  'GET /review-parameters': {
    summary: 'Lists what a product is rated by',
    access: 'public',
    list: reviewParameters,
  },
  'GET /review-parameters/{id}': {
    summary: 'Reads one parameter of rating',
    access: 'public',
    params: z.object({ id: PathId }),
    one: reviewParameters,
  },
})
