import type { ReactNode } from 'react'
import { orderPath } from '../order/order-path.ts'
import { useTranslator } from '../storefront-context.tsx'

interface Props {
  order_id: number
  hash: string | null
  /** Other ways on, which stand before this one. */
  children?: ReactNode
}

export function BackToOrder({ order_id, hash, children }: Props) {
  const { t, language } = useTranslator()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {children}
      <a href={orderPath(language, order_id, hash)} className="button button-quiet max-sm:w-full">
        {t('refund.back_to_order')}
      </a>
    </div>
  )
}
