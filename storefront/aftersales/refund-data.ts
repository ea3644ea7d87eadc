import { exactTime } from '#contract/exact-time.ts'
import { canRefund, canWithdraw, lastWithdrawalDay } from '#contract/refund.ts'
import { isCollected, isFree, isOwnWay } from '#contract/shipping.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { type DialCode, dialCodeRow } from '../auth/dial-code.ts'
import { readCountries } from '../checkout/country.ts'
import { fieldsOf } from '../checkout/delivery-data.ts'
import { idIn } from '../id-in.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { orderPath } from '../order/order-path.ts'
import type { OrderWire } from '../order/order-view.ts'
import { readOrder } from '../order/read-order.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { lastIfBehind, pageIn } from '../page-in.ts'
import { pathFor } from '../route-match.ts'
import { REFUSED } from '../refused-form.ts'
import { type AccountView, namedAccount, needsAccount, typedAccount } from './account-view.ts'
import { readRefund, type RefundView, refundView, type WayBack } from './refund-view.ts'
import { REFUND_FAILURES, type RefundFailure, WAY_BACK_FORM } from './refund-word.ts'
import { readReturnLines, type ReturnLine } from './return-line.ts'

interface Held {
  order_id: number
  hash: string | null
  code: string
  email: string
  /** The last day on which it could be withdrawn from; null where it still can. */
  late_since: string | null
}

export interface WayBackRow extends WayBack {
  /** Somebody comes for the parcel, and has to know where to. */
  is_collected: boolean
}

export interface AddressData {
  countries: { id: number; name: string }[]
  dial_codes: DialCode[]
}

export type ReturnView =
  | { step: 'items'; lines: ReturnLine[]; draft: RefundView | null }
  | {
      step: 'shipping'
      draft: RefundView
      ways: WayBackRow[]
      address: AddressData
      values: Record<string, string>
      errors: Record<string, string>
      /** Null where no money goes to one. */
      account: AccountView | null
    }
  | { step: 'recap'; draft: RefundView }
  | { step: 'sent'; refund: RefundView; received: string }
  | { step: 'nothing'; is_delivered: boolean }

export interface ReturnData {
  order: Held
  view: ReturnView
  failure: RefundFailure | null
}

/** Sending goods of a delivered order back: what, how, a look at it all, and off it goes. */
export async function loadReturn(context: LoadContext): Promise<Loaded<ReturnData>> {
  const { api, query, language, translator } = context
  const order_id = idIn(query.get('order_id'))
  const hash = query.get('hash')
  const order = order_id === null ? null : await readOrder(api, order_id, hash)
  if (!order) throw new ApiError(404, null)
  const wire = await readRefund(api, idIn(query.get('refund_id')) ?? 0, hash)
  const refund = wire?.order_id === order.id && !wire.is_withdrawal ? refundView(wire) : null
  const late_since =
    order.delivered_at === null || canWithdraw(order, context.now)
      ? null
      : lastWithdrawalDay(order.delivered_at)
  const held = { order_id: order.id, hash, code: order.code, email: order.email, late_since }
  return {
    title: translator.t('refund.heading'),
    breadcrumbs: [
      {
        name: translator.t('order.heading', { number: order.code }),
        url: orderPath(language, order.id, hash),
      },
      { name: translator.t('refund.heading'), url: pathFor('return-goods', language) },
    ],
    data: {
      order: held,
      view: await viewOf(context, held, refund, order),
      failure: REFUND_FAILURES.find((one) => one === query.get(RESULT_PARAMETER)) ?? null,
    },
  }
}

async function viewOf(
  context: LoadContext,
  held: Held,
  refund: RefundView | null,
  order: OrderWire,
): Promise<ReturnView> {
  const { api, query, translator } = context
  const is_delivered = canRefund(order)
  if (refund?.submitted_at)
    return { step: 'sent', refund, received: exactTime(refund.submitted_at, translator.language) }
  if (!is_delivered) return { step: 'nothing', is_delivered }
  const step = query.get('step')
  if (refund && step === 'recap') return { step: 'recap', draft: refund }
  if (refund && step === 'shipping') return shippingView(context, held, refund, needsAccount(order))
  const lines = await readReturnLines(api, held.order_id, held.hash)
  return lines.some(({ max_amount }) => max_amount > 0)
    ? { step: 'items', lines, draft: refund }
    : { step: 'nothing', is_delivered }
}

async function shippingView(
  context: LoadContext,
  held: Held,
  draft: RefundView,
  needs_account: boolean,
): Promise<ReturnView> {
  const { api, translator } = context
  const asked = { params: { id: draft.id }, query: held.hash ? { hash: held.hash } : {} }
  const [ways, addresses, named, address] = await Promise.all([
    api('GET /refunds/{id}/shipping-methods', asked),
    api('GET /refunds/{id}/addresses', asked),
    api('GET /refunds/{id}', { ...asked, query: { ...asked.query, embed: ['bank_account'] } }),
    readAddressData(api),
  ])
  const known =
    addresses.items.find(({ type }) => type === 'shipping') ??
    addresses.items.find(({ type }) => type === 'billing')
  const kept = context.refused_form
  // Whose it is, its draft says: this screen is open to whoever holds the order, and knows no session.
  const is_own = kept?.form === WAY_BACK_FORM && kept.values.refund_id === String(draft.id)
  const refused = is_own && context.query.get(RESULT_PARAMETER) === REFUSED ? kept : null
  const account = refused ? typedAccount(refused, translator) : namedAccount(named.bank_account)
  return {
    step: 'shipping',
    draft,
    ways: ways.items
      .filter(({ can_use }) => can_use)
      .map((way) => ({
        id: way.id,
        name: way.name,
        description: way.description,
        price: way.taxed_price.formatted,
        is_free: isFree(way),
        is_own: isOwnWay(way),
        is_collected: isCollected(way),
      })),
    address,
    values: { ...(known ? fieldsOf('shipping', known) : {}), ...refused?.values },
    errors: Object.fromEntries((refused?.errors ?? []).map(({ field, message }) => [field, message])),
    account: needs_account && wantsMoney(draft) ? account : null,
  }
}

const wantsMoney = ({ items }: RefundView): boolean =>
  items.some(({ preferred_resolve: wish }) => wish === null || wish === 'money_back')

async function readAddressData(api: Api): Promise<AddressData> {
  const countries = await readCountries(api)
  return {
    countries: countries.map(({ id, name }) => ({ id, name })),
    dial_codes: countries.filter(({ dial_code }) => dial_code).map(dialCodeRow),
  }
}

const REFUNDS_PER_PAGE = 20

export interface RefundRow {
  id: number
  is_withdrawal: boolean
  order_code: string
  submitted_at: string
  state: RefundView['state']
  total: string
}

export interface RefundsData {
  refunds: RefundRow[]
  page: number
  pages: number
}

/** What the customer has sent back, the latest first. */
export async function loadRefunds({ api, query }: LoadContext): Promise<Loaded<RefundsData>> {
  return { data: await lastIfBehind(pageIn(query), (page) => readRefunds(api, page)) }
}

async function readRefunds(api: Api, page: number): Promise<RefundsData> {
  const { items, _meta } = await api('GET /refunds', {
    query: {
      embed: ['items', 'history', 'order_code', 'sender', 'is_paid', 'account', 'settlement'],
      sort: '-submitted_at',
      page,
      per_page: REFUNDS_PER_PAGE,
    },
  })
  const refunds = items.map((item) => {
    const { id, is_withdrawal, order_code, state, total } = refundView(item)
    return { id, is_withdrawal, order_code, state, total, submitted_at: item.submitted_at ?? '' }
  })
  return { refunds, page: _meta.page, pages: _meta.total_pages }
}

export interface RefundData {
  refund: RefundView
  received: string
}

export async function loadRefund({
  api,
  language,
  params,
  translator,
}: LoadContext): Promise<Loaded<RefundData>> {
  const found = await readRefund(api, Number(params.id), null)
  if (!found?.submitted_at) throw new ApiError(404, null)
  const refund = refundView(found)
  const name = translator.t(refund.is_withdrawal ? 'refund.withdrawal_number' : 'refund.number', {
    number: String(refund.id),
  })
  return {
    title: name,
    breadcrumbs: [
      { name: translator.t('breadcrumb.customer_refunds'), url: pathFor('customer-refunds', language) },
      { name, url: pathFor('customer-refund', language, { id: refund.id }) },
    ],
    data: { refund, received: exactTime(found.submitted_at, translator.language) },
  }
}
