import type { OrderRow, OrdersData } from '../order/order-data.ts'
import { OrderPictures } from '../order/order-pictures.tsx'
import { OrderState } from '../order/order-state.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { NothingYet } from './nothing-yet.tsx'

export function OrdersPage({ data }: { data: OrdersData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { orders, page, pages } = data
  return (
    <>
      <h1 className="display text-2xl">{t('orders.heading')}</h1>
      {orders.length === 0 ? (
        <NothingYet heading={t('customer.no_orders')} text={t('customer.no_orders_text')} />
      ) : (
        <ul className="mt-6 grid gap-4">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pages={pages}
        url={(number) =>
          number > 1 ? `${path('customer-my-orders')}?page=${number}` : path('customer-my-orders')
        }
      />
    </>
  )
}

/** The whole card is one link to the order. */
function Row({ order }: { order: OrderRow }) {
  const { t, date } = useTranslator()
  const path = usePath()
  return (
    <li className="relative grid gap-x-6 gap-y-3 rounded-md border border-clay bg-white p-5 hover:border-stone sm:grid-cols-[11rem_1fr_auto] sm:items-center">
      <div className="flex items-baseline justify-between gap-4 sm:block">
        <h2 className="font-semibold tabular-nums">
          <a
            href={path('customer-order', { id: order.id })}
            className="after:absolute after:inset-0 after:rounded-md hover:underline"
          >
            <span className="sr-only">{t('orders.number')} </span>
            {order.code}
          </a>
        </h2>
        <p className="text-sm text-smoke">{date(order.created_at, 'long')}</p>
      </div>
      <OrderPictures order={order} />
      <div className="flex items-baseline justify-between gap-4 border-t border-clay pt-3 sm:flex-col sm:items-end sm:gap-1 sm:border-0 sm:pt-0">
        <OrderState state={order.state} />
        <p className="figures font-semibold">{order.total}</p>
      </div>
    </li>
  )
}
