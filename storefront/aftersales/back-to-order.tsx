import type { ReactNode } from 'react'
import { usePath, useTranslator } from '../storefront-context.tsx'

interface Props {
  order_id: number
  hash: string | null
  /** Other ways on, which stand before this one. */
  children?: ReactNode
}

/** A guest has the order by its hash, a customer in the account. */
export function BackToOrder({ order_id, hash, children }: Props) {
  const { t } = useTranslator()
  const path = usePath()
  const href = hash
    ? `${path('cart-summary')}?${new URLSearchParams({ order_id: String(order_id), hash })}`
    : path('customer-order', { id: order_id })
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {children}
      <a href={href} className="button button-quiet max-sm:w-full">
        {t('refund.back_to_order')}
      </a>
    </div>
  )
}
