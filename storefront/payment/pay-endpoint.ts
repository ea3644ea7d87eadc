import { ApiError } from '../api/request-error.ts'
import { isReturnRefused } from '../checkout/start-payment.ts'
import { idIn } from '../id-in.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { destinationOf } from '../ui/safe-url.ts'
import type { PaymentFailure } from './payment-failure.ts'
import { returnAddress } from './payment-return.ts'

/**
 * POST /api/payment: pays an order that was made before, or changes how it is paid. Leads to the gateway, or to the
 * summary: with the details of a transfer, or with the reason.
 */
export async function payAgain({ api, form, origin, language }: OwnRequest): Promise<OwnAnswer> {
  const id = idIn(form.order_id)
  const hash = form.hash || null
  const to = (location: string) => ({ location, status: 200, body: { location } })
  const summary = (query: Record<string, string> = {}) =>
    to(pathFor('cart-summary', language, {}, { order_id: id ?? -1, ...(hash ? { hash } : {}), ...query }))
  if (id === null) return summary()
  const payment_method_id = idIn(form.payment_method_id)
  try {
    const { gateway_uri } = await api('POST /orders/{id}/payments', {
      params: { id },
      query: hash ? { hash } : {},
      body: { return_url: returnAddress(origin, language, { id, hash }), payment_method_id },
    })
    if (gateway_uri === null) return summary()
    const target = destinationOf(gateway_uri, origin)
    if (!target) return summary({ [RESULT_PARAMETER]: 'go_pay_load_error' })
    return to(target.kind === 'local' ? target.path : target.url)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return summary({ [RESULT_PARAMETER]: failureOf(error, payment_method_id !== null) })
  }
}

function failureOf(error: ApiError, is_other: boolean): PaymentFailure {
  if (isReturnRefused(error)) return 'invalid_return_url'
  if (error.status !== 409) return 'go_pay_load_error'
  return is_other ? 'payment_not_changed' : 'payment_refused'
}
