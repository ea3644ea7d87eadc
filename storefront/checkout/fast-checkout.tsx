import { useTranslator } from '../storefront-context.tsx'

/** Buys like last time: the cart takes over addresses, shipping and payment of the latest order. For customers. */
export function FastCheckout() {
  const { t, language } = useTranslator()
  return (
    <form method="post" action="/api/checkout/fast" className="mt-3">
      <input type="hidden" name="language" value={language} />
      <button className="button button-quiet w-full">{t('cart.fast_checkout')}</button>
      <p className="mt-2 text-xs text-smoke">{t('cart.fast_checkout_hint')}</p>
    </form>
  )
}
