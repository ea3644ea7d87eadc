import { ApiError } from '../api/request-error.ts'
import { readOrder, type Transfer, transferOf } from '../checkout/summary-data.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { ORDER_RESULTS, type OrderResult } from './order-endpoints.ts'
import { type OrderView, orderView } from './order-view.ts'

const ORDERS_PER_PAGE = 20
const MAX_PAGE = 1000

export interface OrderRow {
  id: number
  code: string
  created_at: string
  total: string
  state: { name: string; color: string }
  is_paid: boolean
}

export interface OrdersData {
  orders: OrderRow[]
  path: string
  page: number
  pages: number
}

/** The customer's orders, the latest first. */
export async function loadOrders({ api, path, query }: LoadContext): Promise<Loaded<OrdersData>> {
  const wanted = Number(query.get('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_PAGE ? wanted : 1
  const { items, _meta } = await api('GET /orders', {
    query: { embed: ['state'], sort: '-created_at', page, per_page: ORDERS_PER_PAGE },
  })
  const orders = items.map(({ id, code, created_at, taxed_total_price, state, paid_at }) => ({
    id,
    code,
    created_at,
    total: taxed_total_price.formatted,
    state: { name: state.name, color: state.color },
    is_paid: paid_at !== null,
  }))
  return { data: { orders, path, page: _meta.page, pages: _meta.total_pages } }
}

export interface OrderData {
  order: OrderView
  transfer: Transfer | null
  result: OrderResult | null
}

/** One order of the customer; somebody else's is as little there as one that does not exist. */
export async function loadOrder({
  api,
  language,
  params,
  path,
  query,
  translator,
}: LoadContext): Promise<Loaded<OrderData>> {
  const found = await readOrder(api, Number(params.id), null)
  if (!found) throw new ApiError(404, null)
  const countries = await api('GET /countries', { query: { paginate: false, only: ['id', 'name'] } })
  const order = orderView(found, new Map(countries.items.map(({ id, name }) => [id, name] as const)))
  const name = translator.t('breadcrumb.customer_order', { number: order.code })
  return {
    title: name,
    breadcrumbs: [
      {
        name: translator.t('breadcrumb.customer_my_orders'),
        url: pathFor('customer-my-orders', language),
      },
      { name, url: path },
    ],
    data: {
      order,
      result: ORDER_RESULTS.find((one) => one === query.get(RESULT_PARAMETER)) ?? null,
      transfer:
        order.paying_later === 'transfer' && !order.cancelled_at ? await transferOf(api, found, null) : null,
    },
  }
}
