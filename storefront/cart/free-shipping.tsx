import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartWire } from './read-cart.ts'

/** How far the cart is from free shipping. */
export function FreeShipping({ cart }: { cart: CartWire }) {
  const { t } = useTranslator()
  const { free_shipping, has_free_shipping } = cart
  const isReached = has_free_shipping || free_shipping?.taxed_missing_price.value === 0
  // What is free already need not be earned.
  if (!isReached && (!free_shipping || cart.shipping_method?.taxed_price.value === 0)) return null
  const from = free_shipping?.taxed_price.value ?? 1
  const reached = isReached ? from : from - (free_shipping?.taxed_missing_price.value ?? 0)
  return (
    <div className="text-sm">
      <p className={`flex items-center gap-2 ${isReached ? 'font-medium text-success' : ''}`}>
        <Icon name={isReached ? 'check' : 'truck'} className="size-5 text-tea" />
        <span>
          {isReached
            ? t('cart.free_shipping_reached')
            : t('cart.free_shipping_missing', { price: free_shipping?.taxed_missing_price.formatted ?? '' })}
        </span>
      </p>
      <progress
        value={reached}
        max={from}
        aria-label={t('cart.free_shipping_progress')}
        className="progress mt-2 block w-full"
      />
    </div>
  )
}
