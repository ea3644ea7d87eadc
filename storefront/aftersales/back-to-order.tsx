import { usePath, useTranslator } from '../storefront-context.tsx'

/** A guest has the order by its hash, a customer in the account. */
export function BackToOrder({ order_id, hash }: { order_id: number; hash: string | null }) {
  const { t } = useTranslator()
  const path = usePath()
  const href = hash
    ? `${path('cart-summary')}?${new URLSearchParams({ order_id: String(order_id), hash })}`
    : path('customer-order', { id: order_id })
  return (
    <p className="mt-6">
      <a href={href} className="button button-quiet max-sm:w-full">
        {t('refund.back_to_order')}
      </a>
    </p>
  )
}
