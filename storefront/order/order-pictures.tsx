import { useTranslator } from '../storefront-context.tsx'
import type { OrderRow } from './order-data.ts'

const SHOWN_NAMES = 2

/** What an order is recognised by: pictures of the first things in it, a name or two, and how many more there are. */
export function OrderPictures({ order }: { order: OrderRow }) {
  const { t, typeset } = useTranslator()
  // A third name would be cut off, and what is cut off is not counted.
  const names = order.lines > SHOWN_NAMES ? order.names.slice(0, 1) : order.names
  const more = order.lines - names.length
  return (
    <div className="flex min-w-0 items-center gap-3">
      {order.image_urls.length > 0 && (
        <div className="flex shrink-0 -space-x-3 sm:w-36">
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
        {typeset(names.join(' · '))} {more > 0 && t('customer.more_items', { count: more })}
      </p>
    </div>
  )
}
