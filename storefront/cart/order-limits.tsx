import { useStorefront } from '../storefront-context.tsx'
import type { OrderLimits as Limits } from './cart-data.ts'

/** Where goods are sent to and what pays them: the law wants it said where ordering begins. */
export function OrderLimits({ limits: { countries, payments } }: { limits: Limits }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const about = shop.pages.find(({ code }) => code === 'shipping-and-payment')
  return (
    <div data-limits="" className="mt-4 grid gap-2 text-xs text-smoke lg:px-6">
      <p>
        <span className="font-semibold text-ink">{t('cart.sent_to')}</span> {countries.join(', ')}
      </p>
      <p>
        <span className="font-semibold text-ink">{t('cart.paid_by')}</span> {payments.join(', ')}
      </p>
      {about && (
        <p>
          <a href={about.url} className="link inline-flex min-h-11 items-center lg:min-h-8">
            {about.name}
          </a>
        </p>
      )}
    </div>
  )
}
