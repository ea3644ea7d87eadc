import { readableAccount } from '#contract/bank.ts'
import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { itemDetails } from '#contract/item-detail.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import { isFree, isOwnWay } from '#contract/shipping.ts'
import { dayAfter, shopDay, startOfShopDay } from '#contract/shop-day.ts'
import type { Api } from '../api/client.ts'
import { unlessHidden } from '../api/unless-hidden.ts'
import { minus, unlessZero } from '../checkout/recap.ts'

const EMBEDS = [
  'items',
  'items.image_url',
  'items.variation_properties_names',
  'items.order_item_product_fields',
  'history',
  'order_code',
  'sender',
  'is_paid',
  'account',
  'settlement',
] as const
export type RefundWire = CallAnswer<Calls['GET /refunds/{id}'], { embed: typeof EMBEDS }>

export type RefundStateName = keyof typeof REFUND_STATES

export interface WayBack {
  id: number
  name: string
  description: string | null
  price: string
  is_free: boolean
  /** By a carrier the buyer finds and pays. */
  is_own: boolean
}

export interface RefundView {
  id: number
  order_id: number
  order_code: string
  is_withdrawal: boolean
  /** Who withdraws, where a form has named them. */
  sender: string | null
  state: RefundStateName
  /** Null is a draft. */
  submitted_at: string | null
  /** The last day for giving the money back. */
  money_until: string | null
  is_paid: boolean
  /** Named for the money. */
  account: string | null
  /** Whether money is all that goes back. */
  is_money: boolean
  /** Not all of it goes back as credits, or for the way back. */
  has_money: boolean
  settled: { money: string | null; credits: number; is_exchange: boolean } | null
  items: {
    id: number
    order_item_id: number
    name: string
    details: string[]
    image_url: string | null
    amount: number
    price: string
    reason: string | null
    preferred_resolve: 'money_back' | 'exchange' | 'store_credit' | null
  }[]
  goods: string
  delivery: string | null
  /** Its price as it is taken off. */
  way_back: WayBack | null
  rounding: string | null
  credits: string | null
  total: string
  taxes: { rate: number; amount: string }[]
  history: { state: RefundStateName; at: string }[]
}

const MONEY_BACK_DAYS = 14

const nameOf = (code: number): RefundStateName =>
  (Object.keys(REFUND_STATES) as RefundStateName[]).find((name) => REFUND_STATES[name] === code) ?? 'created'

const OVER: readonly RefundStateName[] = ['rejected', 'paid_out']

export function refundView(refund: RefundWire): RefundView {
  const state = nameOf(refund.state)
  const { submitted_at, shipping_method, settlement } = refund
  return {
    id: refund.id,
    order_id: refund.order_id,
    order_code: refund.order_code,
    is_withdrawal: refund.is_withdrawal,
    sender: refund.sender,
    state,
    submitted_at,
    money_until:
      submitted_at === null || !refund.is_withdrawal || !refund.is_paid || OVER.includes(state)
        ? null
        : startOfShopDay(dayAfter(shopDay(new Date(submitted_at)), MONEY_BACK_DAYS)).toISOString(),
    is_paid: refund.is_paid,
    account: refund.account && readableAccount(refund.account),
    is_money: refund.items.every(
      ({ preferred_resolve }) => preferred_resolve === null || preferred_resolve === 'money_back',
    ),
    has_money: refund.taxed_total_price.value > 0,
    settled: settlement && {
      money: unlessZero(settlement.taxed_money_price),
      credits: settlement.credit_amount,
      is_exchange: settlement.is_exchange,
    },
    items: refund.items.map((item) => ({
      id: item.id,
      order_item_id: item.order_item_id,
      name: item.name,
      details: itemDetails({ ...item, product_fields: item.order_item_product_fields }),
      image_url: item.image_url ?? null,
      amount: item.amount,
      price: item.taxed_total_price.formatted,
      reason: item.reason,
      preferred_resolve: item.preferred_resolve,
    })),
    goods: refund.taxed_items_price.formatted,
    delivery: unlessZero(refund.taxed_delivery_price),
    way_back: shipping_method && {
      id: shipping_method.id,
      name: shipping_method.name,
      description: shipping_method.description,
      price: minus(refund.taxed_way_back_price),
      is_free: isFree(shipping_method),
      is_own: isOwnWay(shipping_method),
    },
    rounding: unlessZero(refund.rounding),
    credits: unlessZero(refund.taxed_credit_price),
    total: refund.taxed_total_price.formatted,
    taxes: refund.tax_per_rate.map(({ tax_rate, tax_amount }) => ({
      rate: tax_rate,
      amount: tax_amount.formatted,
    })),
    history: refund.history.map(({ state: code, created_at }) => ({ state: nameOf(code), at: created_at })),
  }
}

export function readRefund(api: Api, id: number, hash: string | null): Promise<RefundWire | null> {
  return unlessHidden(
    api('GET /refunds/{id}', {
      params: { id },
      query: { embed: EMBEDS, ...(hash ? { hash } : {}) },
    }),
  )
}
