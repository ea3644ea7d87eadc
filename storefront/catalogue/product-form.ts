import { MAX_COMPARED_PRODUCTS } from '#contract/customer-list.ts'
import { MAX_COMMENT_LENGTH } from '#contract/review.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { REVIEW_RESULTS } from '../review/review-result.ts'

const ACTION_RESULTS = ['compared', 'comparison_full', 'favorite', 'favorite_failed'] as const

/** Of a buy form; a purchase that went well leads to the cart. */
const CART_FAILURES = ['add_cart_item_fail', 'cart_missing'] as const

/** What the page's own forms need: what they led to when they come back without scripts, and their limits. */
export function formsOf(query: URLSearchParams) {
  const result = query.get(RESULT_PARAMETER)
  return {
    action_result: ACTION_RESULTS.find((one) => one === result) ?? null,
    cart_result: CART_FAILURES.find((one) => one === result) ?? null,
    review_result: REVIEW_RESULTS.find((one) => one === result) ?? null,
    // Handed over as data: the files that know them would bring all schemas into the browser.
    compared_limit: MAX_COMPARED_PRODUCTS,
    comment_length: MAX_COMMENT_LENGTH,
  }
}
