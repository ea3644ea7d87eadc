import type { CartItemMessage } from '#contract/realtime.ts'
import { useTranslator } from '../storefront-context.tsx'

/** What was taken out of the cart for want of stock, told also to who was away when it happened. */
export function Shortages({ shortages }: { shortages: readonly CartItemMessage[] }) {
  const { t } = useTranslator()
  return (
    <div role="alert" className="my-6 rounded-sm border-l-4 border-warning bg-sand px-4 py-3 text-sm">
      <ul className="grid gap-2">
        {shortages.map(({ name, amount }) => (
          <li key={name}>
            {amount === 0
              ? t('cart_item_sold_out', { name })
              : t('cart_item_stock_decreased', { name, amount })}
          </li>
        ))}
      </ul>
    </div>
  )
}
