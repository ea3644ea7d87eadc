import * as z from 'zod/mini'
import type { FieldError } from '#contract/error.ts'
import { WithdrawalBody } from '#contract/withdrawal.ts'
import { ApiError, isRefusal } from '../api/request-error.ts'
import { idIn } from '../id-in.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { refuseForm } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import { wrongBankFields } from './bank-check.ts'
import { bankBody } from './bank-form.ts'
import { chosenAmounts } from './return-line.ts'
import { WITHDRAWAL_FORM, type WithdrawalFailure } from './withdrawal-word.ts'

export const withdrawalEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/withdrawal/review': reviewForm,
  '/api/withdrawal/send': sendForm,
  '/api/withdrawal/choose': chooseItems,
  '/api/withdrawal/submit': submitWithdrawal,
  '/api/withdrawal/confirm': confirmToken,
}

const at = (
  { language }: Pick<OwnRequest, 'language'>,
  query: Record<string, string | number | undefined> = {},
) => pathFor('withdrawal', language, {}, query)

/** Keeps what was typed with whoever typed it, and goes on. */
function keeping(asked: OwnRequest, location: string, status = 200, errors: FieldError[] = []): OwnAnswer {
  return { ...refuseForm(asked, { form: WITHDRAWAL_FORM, location, status, errors }), location }
}

function bodyOf({ form }: OwnRequest) {
  const note = form.note?.replaceAll('\r\n', '\n').trim()
  return z.safeParse(WithdrawalBody, {
    first_name: form.first_name ?? '',
    last_name: form.last_name ?? '',
    email: form.email ?? '',
    order_code: form.order_code ?? '',
    ...(note ? { note } : {}),
    ...bankBody(form),
  })
}

function failureOf(fields: readonly string[], wrong: readonly FieldError[]): WithdrawalFailure {
  if (fields.some((field) => field === 'first_name' || field === 'last_name')) return 'name'
  const known = (['order_code', 'email'] as const).find((field) => fields.includes(field))
  return known ?? (wrong.length > 0 ? 'account' : 'failed')
}

/** POST /api/withdrawal/review: the first step of whoever cannot show whose the order is. Nothing is sent yet. */
async function reviewForm(asked: OwnRequest): Promise<OwnAnswer> {
  const { success, error } = bodyOf(asked)
  const wrong = wrongBankFields(asked.form)
  if (success && wrong.length === 0) return keeping(asked, at(asked, { step: 'review' }))
  const fields = error?.issues.map(({ path }) => String(path[0])) ?? []
  return keeping(asked, at(asked, { [RESULT_PARAMETER]: failureOf(fields, wrong) }), 422, wrong)
}

/** POST /api/withdrawal/send: the second step. The answer is the same whether or not there is such an order. */
async function sendForm(asked: OwnRequest): Promise<OwnAnswer> {
  const { success, data } = bodyOf(asked)
  if (!success || wrongBankFields(asked.form).length > 0) return reviewForm(asked)
  try {
    const { received_at } = await asked.api('POST /withdrawals', { body: data })
    const form = { ...asked.form, received_at }
    return keeping({ ...asked, form }, at(asked, { step: 'sent' }))
  } catch (error) {
    const failure = refusal(error)
    return keeping(asked, at(asked, { [RESULT_PARAMETER]: failure }), 422)
  }
}

/** POST /api/withdrawal/choose {order_id, hash, scope, amount_…}: the first step of whoever has the order. */
async function chooseItems(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const order_id = idIn(form.order_id)
  if (order_id === null) return { location: at(asked), status: 404, body: null }
  const hash = form.hash || undefined
  const held = { order_id, hash }
  const query = hash ? { hash } : {}
  const wrong = wrongBankFields(asked.form)
  if (wrong.length > 0) {
    return keeping(asked, at(asked, { ...held, [RESULT_PARAMETER]: 'account' }), 422, wrong)
  }
  try {
    const items = form.scope === 'some' ? chosenAmounts(form) : await wholeOrder(asked, order_id)
    if (items.length === 0) {
      return { location: at(asked, { ...held, [RESULT_PARAMETER]: 'items' }), status: 422, body: null }
    }
    const draft = await api('POST /refunds', { query, body: { order_id, is_withdrawal: true } })
    const params = { id: draft.id }
    for (const item of items) await api('POST /refunds/{id}/items', { params, query, body: item })
    const account = bankBody(form)
    if (Object.values(account).some((part) => part !== null)) {
      await api('PATCH /refunds/{id}', { params, query, body: account })
    }
    return { location: at(asked, { ...held, refund_id: draft.id }), status: 200, body: null }
  } catch (error) {
    return { location: at(asked, { ...held, [RESULT_PARAMETER]: refusal(error) }), status: 409, body: null }
  }
}

async function wholeOrder({ api, form }: OwnRequest, id: number) {
  const { items } = await api('GET /orders/{id}/returnable-items', {
    params: { id },
    query: { paginate: false, ...(form.hash ? { hash: form.hash } : {}) },
  })
  return items
    .filter(({ max_amount }) => max_amount > 0)
    .map(({ id: order_item_id, max_amount: amount }) => ({ order_item_id, amount }))
}

/** POST /api/withdrawal/submit {order_id, hash, refund_id}: the second step, which withdraws. */
async function submitWithdrawal(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const [id, order_id] = [idIn(form.refund_id), idIn(form.order_id)]
  if (id === null || order_id === null) return { location: at(asked), status: 404, body: null }
  const hash = form.hash || undefined
  const held = { order_id, hash }
  try {
    await api('POST /refunds/{id}/submit', { params: { id }, query: hash ? { hash } : {} })
    return { location: at(asked, { ...held, refund_id: id }), status: 200, body: null }
  } catch (error) {
    return { location: at(asked, { ...held, [RESULT_PARAMETER]: refusal(error) }), status: 409, body: null }
  }
}

/** POST /api/withdrawal/confirm {token}: by the link of the mail. */
async function confirmToken(asked: OwnRequest): Promise<OwnAnswer> {
  try {
    const { order_id, hash, refund_id } = await asked.api('POST /withdrawals/confirm', {
      body: { token: asked.form.token ?? '' },
    })
    return { location: at(asked, { order_id, hash, refund_id }), status: 200, body: null }
  } catch (error) {
    const failure = error instanceof ApiError && error.status === 422 ? 'dead_token' : refusal(error)
    return { location: at(asked, { [RESULT_PARAMETER]: failure }), status: 422, body: null }
  }
}

/** What is refused has a reason the page can say; what broke is not the visitor's to hear about. */
function refusal(error: unknown): WithdrawalFailure {
  if (!isRefusal(error)) throw error
  if (error.status === 429) return 'rate_limited'
  return 'failed'
}
