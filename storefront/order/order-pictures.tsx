import { useTranslator } from '../storefront-context.tsx'
import type { OrderRow } from './order-data.ts'

/** What an order is recognised by: pictures of the first things in it, and how many more there are. */
export function OrderPictures({ order }: { order: OrderRow }) {
  const { t, typeset } = useTranslator()
  const more = order.lines - order.names.length
  return (
    <div className="flex min-w-0 items-center gap-3">
      {order.image_urls.length > 0 && (
        <div className="flex shrink-0 -space-x-3">
          {order.image_urls.map((url) => (
            <img
              key={url}
              src={url}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 rounded-sm border-2 border-white bg-sand object-cover"
            />
          ))}
        </div>
      )}
      <p className="min-w-0 text-sm text-smoke">
        <span className="line-clamp-2">{typeset(order.names.join(', '))}</span>
        {more > 0 && <span>{t('customer.more_items', { count: more })}</span>}
      </p>
    </div>
  )
}
