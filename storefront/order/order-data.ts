import { CHANGEABLE_STATES, isPaid } from '#contract/order-flag.ts'
import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { shopHoursText } from '#contract/opening-hours.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { part } from '../customer/customer-data.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { lastIfBehind, pageIn } from '../page-in.ts'
import { type OtherPayment, readOtherPayments } from '../payment/other-payments.ts'
import { type Transfer, transferOf } from '../payment/transfer.ts'
import { pathFor } from '../route-match.ts'
import { ORDER_RESULTS, type OrderResult } from './order-endpoints.ts'
import { type TimelineRow, timelineRows } from './timeline-row.ts'
import { type OrderView, orderView } from './order-view.ts'
import { readOrder } from './read-order.ts'

const ORDERS_PER_PAGE = 10

export interface OrderRow {
  id: number
  code: string
  created_at: string
  total: string
  state: { name: string; color: string }
  /** Not paid, and nobody has begun to work on it. */
  is_open: boolean
  /** To be recognised by: the first few things that were ordered. */
  names: string[]
  image_urls: string[]
  /** How many lines there are. */
  lines: number
}

const SHOWN_PICTURES = 3

export interface OrdersData {
  orders: OrderRow[]
  page: number
  pages: number
}

export async function loadOrders({ api, query }: LoadContext): Promise<Loaded<OrdersData>> {
  return { data: await lastIfBehind(pageIn(query), (page) => readOrders(api, page, ORDERS_PER_PAGE)) }
}

/** The customer's orders, the latest first. */
export async function readOrders(api: Api, page: number, per_page: number): Promise<OrdersData> {
  const { items, _meta } = await api('GET /orders', {
    query: { embed: ['state', 'items', 'items.image_url'], sort: '-created_at', page, per_page },
  })
  return { orders: items.map(rowOf), page: _meta.page, pages: _meta.total_pages }
}

type Listed = CallAnswer<
  Calls['GET /orders'],
  { embed: ['state', 'items', 'items.image_url'] }
>['items'][number]

function rowOf(order: Listed): OrderRow {
  const { id, code, created_at, taxed_total_price, state, items } = order
  const lines = items.filter(({ parent_id }) => parent_id === null)
  return {
    id,
    code,
    created_at,
    total: taxed_total_price.formatted,
    state: { name: state.name, color: state.color },
    is_open: !isPaid(order) && CHANGEABLE_STATES.includes(state.id),
    names: lines.map(({ name }) => name).slice(0, SHOWN_PICTURES),
    image_urls: lines.flatMap(({ image_url }) => image_url ?? []).slice(0, SHOWN_PICTURES),
    lines: lines.length,
  }
}

export interface OrderData {
  order: OrderView
  transfer: Transfer | null
  /** In which it could be paid instead. */
  others: OtherPayment[]
  /** Null: it could not be read. */
  timeline: TimelineRow[] | null
  result: OrderResult | null
}

/** One order of the customer; somebody else's is as little there as one that does not exist. */
export async function loadOrder({
  api,
  language,
  params,
  query,
  now,
  shop,
  translator,
}: LoadContext): Promise<Loaded<OrderData>> {
  const found = await readOrder(api, Number(params.id), null)
  if (!found) throw new ApiError(404, null)
  const [countries, timeline] = await Promise.all([
    api('GET /countries', { query: { paginate: false, only: ['id', 'name', 'alpha2'] } }),
    part(api('GET /orders/{id}/timeline', { params: { id: found.id }, query: {} })),
  ])
  const order = orderView(
    found,
    new Map(countries.items.map((country) => [country.id, country])),
    now,
    shopHoursText(shop.shop.opening_hours, language),
  )
  const name = translator.t('breadcrumb.customer_order', { number: order.code })
  return {
    title: name,
    breadcrumbs: [
      {
        name: translator.t('breadcrumb.customer_my_orders'),
        url: pathFor('customer-my-orders', language),
      },
      { name, url: pathFor('customer-order', language, { id: found.id }) },
    ],
    data: {
      order,
      timeline: timeline && timelineRows(timeline.items, translator),
      result: ORDER_RESULTS.find((one) => one === query.get(RESULT_PARAMETER)) ?? null,
      transfer:
        order.paying_later === 'transfer' && !order.cancelled_at
          ? await transferOf({ api, translator }, found, null)
          : null,
      others: await readOtherPayments(api, found, null),
    },
  }
}
