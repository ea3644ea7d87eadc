import type { NewReview } from '#contract/review.ts'
import { type ApiError, isRefusal } from '../api/request-error.ts'
import { backWith, type OwnAnswer, type OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import type { ReviewResult } from './review-result.ts'

/** POST /api/reviews: the fields of a review, its ratings by parameter as `rating_{review_parameter_id}`. */
export async function sendReview({ form, language, api }: OwnRequest): Promise<OwnAnswer> {
  const back = (result: ReviewResult) => backWith(form, pathFor('home', language), result, '#reviews')
  try {
    const { is_published } = await api('POST /reviews', { body: reviewOf(form) })
    return {
      location: back(is_published ? 'review_published' : 'review_waiting'),
      status: 201,
      body: { is_published },
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { location: back(resultOf(error)), status: error.status, body: error.body }
  }
}

function reviewOf(form: Record<string, string>): NewReview {
  const ratings = Object.entries(form).flatMap(([name, value]) => {
    const id = /^rating_(\d{1,10})$/.exec(name)?.[1]
    return id && value ? [{ review_parameter_id: Number(id), rating: Number(value) }] : []
  })
  return {
    product_id: Number(form.product_id),
    rating: Number(form.rating),
    // A form sends each new line as two signs, though it counted it as one.
    comment: (form.comment ?? '').replaceAll('\r\n', '\n'),
    ...(form.name?.trim() ? { name: form.name } : {}),
    show_full_name: form.show_full_name === 'on',
    ratings,
  }
}

function resultOf({ status, body }: ApiError): ReviewResult {
  if (status === 429) return 'review_rate_limited'
  if (status === 409) return 'review_repeated'
  switch (body?.errors?.[0]?.field) {
    case 'rating':
      return 'review_rating'
    case 'comment':
      return 'review_comment'
    case 'name':
      return 'review_name'
    default:
      return 'review_failed'
  }
}
