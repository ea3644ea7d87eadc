import type { FieldError } from '#contract/error.ts'
import { MAX_REASON_LENGTH } from '#contract/refund.ts'
import { REFUND_RESOLVES } from '#contract/refund-item.ts'
import { isCollected } from '#contract/shipping.ts'
import { type ApiError, isRefusal } from '../api/request-error.ts'
import { addressOf, formFieldOf } from '../checkout/delivery-form.ts'
import { idIn } from '../id-in.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { refuseForm } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import { wrongBankFields } from './bank-check.ts'
import { bankBody } from './bank-form.ts'
import { type RefundFailure, WAY_BACK_FORM } from './refund-word.ts'
import { chosenAmounts } from './return-line.ts'

export const refundEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/return/items': chooseItems,
  '/api/return/shipping': chooseWayBack,
  '/api/return/submit': submitReturn,
}

interface Held {
  order_id: number
  hash: string | undefined
  query: { hash?: string }
}

function heldIn({ form }: OwnRequest): Held | null {
  const order_id = idIn(form.order_id)
  const hash = form.hash || undefined
  return order_id === null ? null : { order_id, hash, query: hash ? { hash } : {} }
}

const lost = ({ language }: OwnRequest): OwnAnswer => ({
  location: pathFor('customer-my-orders', language),
  status: 404,
  body: null,
})

function to(
  { language }: OwnRequest,
  { order_id, hash }: Held,
  query: Record<string, string | number | undefined>,
  status = 200,
): OwnAnswer {
  return { location: pathFor('return-goods', language, {}, { order_id, hash, ...query }), status, body: null }
}

const failed = (asked: OwnRequest, held: Held, failure: RefundFailure, query = {}) =>
  to(asked, held, { ...query, [RESULT_PARAMETER]: failure }, 422)

/** POST /api/return/items {order_id, hash, refund_id, amount_…, reason_…, resolve_…}: a draft with what goes back. */
async function chooseItems(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const held = heldIn(asked)
  if (!held) return lost(asked)
  const items = chosenAmounts(form)
  if (items.length === 0) return failed(asked, held, 'items')
  const { order_id, query } = held
  try {
    const draft = await api('POST /refunds', { query, body: { order_id, is_withdrawal: false } })
    const params = { id: draft.id }
    for (const item of items) {
      await api('POST /refunds/{id}/items', { params, query, body: { ...item, ...wishOf(form, item) } })
    }
    await replaceDraft(asked, held, draft.id)
    return to(asked, held, { refund_id: draft.id, step: 'shipping' })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return failed(asked, held, 'failed')
  }
}

function wishOf(form: Record<string, string>, { order_item_id: id }: { order_item_id: number }) {
  // A reason is one line: what was typed on more of them is joined.
  const reason = (form[`reason_${id}`] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH)
  const preferred_resolve = REFUND_RESOLVES.find((one) => one === form[`resolve_${id}`]) ?? null
  return { reason: reason || null, preferred_resolve }
}

/** Whoever went back to choose anew has another draft now, with the account of the former. */
async function replaceDraft({ api, form }: OwnRequest, { query }: Held, by: number): Promise<void> {
  const id = idIn(form.refund_id)
  if (id === null) return
  const params = { id }
  try {
    const former = await api('GET /refunds/{id}', { params, query: { ...query, embed: ['bank_account'] } })
    await api('PATCH /refunds/{id}', { params: { id: by }, query, body: former.bank_account })
    await api('DELETE /refunds/{id}', { params, query })
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** POST /api/return/shipping {order_id, hash, refund_id, shipping_method_id, shipping_…, bank_…}. */
async function chooseWayBack(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const [held, id] = [heldIn(asked), idIn(form.refund_id)]
  if (!held || id === null) return lost(asked)
  const { query } = held
  const shipping_method_id = idIn(form.shipping_method_id)
  const here = { refund_id: id, step: 'shipping' }
  if (shipping_method_id === null) return failed(asked, held, 'way', here)
  const wrong = wrongBankFields(form)
  if (wrong.length > 0) return refuse(asked, held, here, wrong)
  try {
    const { items } = await api('GET /refunds/{id}/shipping-methods', { params: { id }, query })
    const way = items.find((one) => one.id === shipping_method_id)
    const is_collected = way !== undefined && isCollected(way)
    if (is_collected) {
      const body = { shipping: addressOf(form, 'shipping') as object }
      await api('PATCH /refunds/{id}/addresses', { params: { id }, query, body })
    }
    await api('PATCH /refunds/{id}', {
      params: { id },
      query,
      body: { shipping_method_id, has_shipping_address: is_collected, ...bankBody(form) },
    })
    return to(asked, held, { refund_id: id, step: 'recap' })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refuseWayBack(asked, held, here, error)
  }
}

/** Back to the form, with what is wrong under the fields it is about. */
function refuseWayBack(asked: OwnRequest, held: Held, here: object, error: ApiError): OwnAnswer {
  const errors = (error.body?.errors ?? []).flatMap(({ field, message }) => {
    const own = formFieldOf(field)
    return own ? [{ field: own, message }] : []
  })
  if (errors.length === 0) return failed(asked, held, 'failed', here)
  return refuse(asked, held, here, errors)
}

function refuse(asked: OwnRequest, held: Held, here: object, errors: FieldError[]): OwnAnswer {
  const { location } = to(asked, held, { ...here })
  return refuseForm(asked, { form: WAY_BACK_FORM, location, status: 422, errors })
}

/** POST /api/return/submit {order_id, hash, refund_id}. */
async function submitReturn(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const [held, id] = [heldIn(asked), idIn(form.refund_id)]
  if (!held || id === null) return lost(asked)
  try {
    await api('POST /refunds/{id}/submit', { params: { id }, query: held.query })
    return to(asked, held, { refund_id: id })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const here = { refund_id: id, step: 'shipping' }
    return error.status === 422 ? refuseWayBack(asked, held, here, error) : failed(asked, held, 'failed')
  }
}
