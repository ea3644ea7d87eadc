import type { OrdersData } from '../order/order-data.ts'
import { OrderState } from '../order/order-state.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { NothingYet } from './nothing-yet.tsx'

export function OrdersPage({ data }: { data: OrdersData }) {
  const { t, date } = useTranslator()
  const path = usePath()
  const { orders, page, pages } = data
  return (
    <>
      <h1 className="display text-2xl">{t('orders.heading')}</h1>
      {orders.length === 0 ? (
        <NothingYet text={t('orders.empty')} />
      ) : (
        <ul className="mt-6 divide-y divide-clay border-y border-clay">
          {orders.map((order) => (
            <li key={order.id}>
              <a
                href={path('customer-order', { id: order.id })}
                className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 hover:bg-sand sm:grid-cols-[8rem_9rem_1fr_auto_1.5rem]"
              >
                <span className="font-semibold tabular-nums">
                  <span className="sr-only">{t('orders.number')} </span>
                  {order.code}
                </span>
                <span className="figures text-right font-semibold sm:order-4">{order.total}</span>
                <span className="text-sm text-smoke">{date(order.created_at, 'long')}</span>
                <span className="text-right sm:text-left">
                  <OrderState state={order.state} />
                </span>
                <Icon name="right" className="hidden size-5 text-smoke sm:order-5 sm:block" />
              </a>
            </li>
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
