import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { collectionPlace } from './collection-place.ts'
import type { OrderView } from './order-view.ts'

/** How the goods travel and where they are now. */
export function OrderDelivery({ order }: { order: OrderView }) {
  const { shop, translator } = useStorefront()
  const { t, typeset } = translator
  const { shipping, payment, tracking, place_hours } = order
  const place = collectionPlace(order, shop)
  const hours = place_hours && t('checkout.opening_hours', { hours: place_hours })
  return (
    <section aria-labelledby="delivery" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <h2 id="delivery" className="display text-xl">
        {t('order.delivery_and_payment')}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        {shipping && <Row name={t('cart.shipping')} lines={[shipping.name]} />}
        {place && <Row name={t('order.place')} lines={[typeset(place), ...(hours ? [hours] : [])]} />}
        {payment && <Row name={t('cart.payment')} lines={[payment.name]} />}
      </dl>
      {tracking.length > 0 && (
        <ul className="mt-3 border-t border-clay pt-2 text-sm">
          {tracking.map(({ number, url }) => (
            <li key={number}>
              {url ? (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link inline-flex min-h-11 items-center gap-2 font-semibold"
                >
                  <Icon name="truck" className="size-5" />
                  <span className="min-w-0 wrap-anywhere">{t('order.tracking_link', { number })}</span>
                  <span className="sr-only">({t('order.tracking_new_window')})</span>
                </a>
              ) : (
                <p className="py-2">
                  {t('order.tracking')} <strong className="tabular-nums select-all">{number}</strong>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ name, lines }: { name: string; lines: string[] }) {
  return (
    <div>
      <dt className="text-xs text-smoke">{name}</dt>
      <dd className="mt-0.5">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  )
}
