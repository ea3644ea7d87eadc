import { ADDRESS_TYPES } from '#contract/address.ts'
import { exactTime } from '#contract/exact-time.ts'
import { canComplain, hasEnded } from '#contract/order-flag.ts'
import { WITHDRAWAL_EXCEPTIONS } from '#contract/product.ts'
import { canWithdraw, lastWithdrawalDay } from '#contract/refund.ts'
import { ApiError } from '../api/request-error.ts'
import { loadStaticText } from '../content/static-text.ts'
import { idIn } from '../id-in.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import type { OrderWire } from '../order/order-view.ts'
import { readOrder } from '../order/read-order.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { type AccountView, needsAccount, typedAccount } from './account-view.ts'
import { readRefund, type RefundView, refundView } from './refund-view.ts'
import { readReturnLines, type ReturnLine } from './return-line.ts'
import { WITHDRAWAL_FAILURES, WITHDRAWAL_FORM, type WithdrawalFailure } from './withdrawal-word.ts'

interface KnownOrder {
  id: number
  hash: string | null
  code: string
  email: string
  name: string
  created_at: string
  can_complain: boolean
  /** The last day; null while the goods have not come. */
  until: string | null
}

export type ClosedReason = 'late' | 'cancelled' | 'returned' | 'excepted'

/** Where in the two steps the visitor stands. */
export type WithdrawalView =
  | { step: 'form'; values: Record<string, string>; account: AccountView; own_orders: OwnOrder[] }
  | { step: 'review'; values: Record<string, string> }
  | { step: 'sent'; received: string }
  | { step: 'order'; order: KnownOrder; lines: ReturnLine[]; account: AccountView | null }
  | { step: 'confirm'; order: KnownOrder; refund: RefundView }
  | { step: 'receipt'; order: KnownOrder; refund: RefundView; received: string }
  | { step: 'token'; token: string; order_code: string | null }
  | { step: 'closed'; order: KnownOrder; reason: ClosedReason; excepted: ReturnLine[] }

export interface OwnOrder {
  id: number
  code: string
  created_at: string
  total: string
}

export interface WithdrawalData {
  view: WithdrawalView
  failure: WithdrawalFailure | null
  /** Its terms, in words. */
  conditions_url: string | null
  /** The shop's own words for whoever has still to decide, as HTML. */
  notice: string | null
}

const DECIDING: readonly WithdrawalView['step'][] = ['form', 'review', 'order', 'confirm', 'token']

export async function loadWithdrawal(context: LoadContext): Promise<Loaded<WithdrawalData>> {
  const { api, query, shop, translator } = context
  const [view, notice] = await Promise.all([viewOf(context), loadStaticText(api, 'withdrawal-notice')])
  return {
    title: translator.t('withdrawal.heading'),
    data: {
      view,
      failure: WITHDRAWAL_FAILURES.find((one) => one === query.get(RESULT_PARAMETER)) ?? null,
      conditions_url: shop.pages.find(({ code }) => code === 'withdrawal')?.url ?? null,
      notice: DECIDING.includes(view.step) ? notice : null,
    },
  }
}

/** As the mail names it; an address that somebody has made up says nothing. */
const orderCodeIn = (code: string | null) => (code && /^[\w-]{1,32}$/.test(code) ? code : null)

async function viewOf(context: LoadContext): Promise<WithdrawalView> {
  const { query, api, translator } = context
  const token = query.get('token')
  if (token) return { step: 'token', token, order_code: orderCodeIn(query.get('order_code')) }
  const hash = query.get('hash')
  const refund_id = idIn(query.get('refund_id'))
  const order_id = idIn(query.get('order_id'))
  const order = order_id === null ? null : await readOrder(api, order_id, hash)
  if (!order) return unknownOrder(context)
  const known = knownOrder(order, hash)
  const refund = refund_id === null ? null : await readRefund(api, refund_id, hash)
  if (refund?.order_id === order.id && refund.is_withdrawal) {
    const drawn = refundView(refund)
    if (refund.submitted_at === null) return { step: 'confirm', order: known, refund: drawn }
    const received = exactTime(refund.submitted_at, translator.language)
    const order_of_sender = { ...known, name: drawn.sender ?? known.name }
    return { step: 'receipt', order: order_of_sender, refund: drawn, received }
  }
  const closed = { step: 'closed' as const, order: known, excepted: [] }
  if (order.cancelled_at !== null) return { ...closed, reason: 'cancelled' }
  if (!canWithdraw(order, context.now)) return { ...closed, reason: 'late' }
  const lines = await readReturnLines(api, order.id, hash)
  if (lines.some(({ max_amount }) => max_amount > 0)) {
    return { step: 'order', order: known, lines, account: needsAccount(order) ? accountView(context) : null }
  }
  const excepted = lines.filter(({ obstacle }) => WITHDRAWAL_EXCEPTIONS.some((one) => one === obstacle))
  return { ...closed, reason: excepted.length < lines.length ? 'returned' : 'excepted', excepted }
}

/** The account as it came back; without anything wrong, empty. */
function accountView({ query, refused_form: kept, translator }: LoadContext): AccountView {
  const is_shown = query.has(RESULT_PARAMETER) || query.get('step') === 'edit'
  if (!is_shown || kept?.form !== WITHDRAWAL_FORM) return { values: {}, errors: {} }
  return typedAccount(kept, translator)
}

/** Whoever cannot show whose the order is. What was typed stays with them and never stands in an address. */
async function unknownOrder(context: LoadContext): Promise<WithdrawalView> {
  const { query, refused_form: kept } = context
  const values = kept?.form === WITHDRAWAL_FORM ? kept.values : {}
  if (query.get('step') === 'review' && values.order_code) return { step: 'review', values }
  if (query.get('step') === 'sent' && Date.parse(values.received_at ?? '')) {
    return { step: 'sent', received: exactTime(values.received_at ?? '', context.translator.language) }
  }
  const typed = query.get('step') === 'edit' || query.has(RESULT_PARAMETER) ? values : {}
  const order_code = query.get('order_code') ?? ''
  return {
    step: 'form',
    values: { order_code, ...typed },
    account: accountView(context),
    own_orders: await readOwnOrders(context),
  }
}

const MOST_OWN_ORDERS = 5

/** Of a customer who is logged in; a guest has none. */
async function readOwnOrders({ api, now }: LoadContext): Promise<OwnOrder[]> {
  try {
    const { items } = await api('GET /orders', {
      query: { sort: '-created_at', per_page: 20, embed: ['state'] },
    })
    return items
      .filter((order) => canWithdraw(order, now) && !hasEnded(order))
      .slice(0, MOST_OWN_ORDERS)
      .map(({ id, code, created_at, taxed_total_price }) => ({
        id,
        code,
        created_at,
        total: taxed_total_price.formatted,
      }))
  } catch (error) {
    if (error instanceof ApiError && [401, 403].includes(error.status)) return []
    throw error
  }
}

function knownOrder(order: OrderWire, hash: string | null): KnownOrder {
  const billing = order.order_addresses.find(({ type }) => type === ADDRESS_TYPES.billing)
  return {
    id: order.id,
    hash,
    code: order.code,
    email: order.email,
    name: billing ? `${billing.first_name} ${billing.last_name}` : '',
    created_at: order.created_at,
    can_complain: canComplain(order),
    until: order.delivered_at && lastWithdrawalDay(order.delivered_at),
  }
}
