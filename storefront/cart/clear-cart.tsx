import { useTranslator } from '../storefront-context.tsx'
import { CartForm } from './cart-form.tsx'

/** Emptying the cart asks once more; the browser's own popover does so without scripts too. */
export function ClearCart({ onClear }: { onClear: () => Promise<unknown> }) {
  const { t } = useTranslator()
  return (
    <>
      <button
        type="button"
        popoverTarget="clear-cart"
        className="link inline-flex min-h-11 items-center text-sm text-smoke hover:text-ink"
      >
        {t('cart.clear')}
      </button>
      <div
        id="clear-cart"
        popover="auto"
        role="dialog"
        aria-labelledby="clear-cart-heading"
        className="fixed inset-0 m-auto h-fit w-[min(92vw,26rem)] rounded-md bg-paper p-6 text-ink shadow-high backdrop:bg-ink/40"
      >
        <h2 id="clear-cart-heading" className="display text-lg">
          {t('cart.clear_confirm')}
        </h2>
        <p className="mt-2 text-sm text-smoke">{t('cart.clear_text')}</p>
        <div className="mt-6 flex flex-wrap gap-3 *:flex-1">
          <CartForm action="clear" onSend={onClear}>
            <button className="button button-quiet w-full px-4 whitespace-nowrap">
              {t('cart.clear_yes')}
            </button>
          </CartForm>
          <button
            type="button"
            popoverTarget="clear-cart"
            popoverTargetAction="hide"
            className="button button-primary px-4 whitespace-nowrap"
          >
            {t('cart.clear_no')}
          </button>
        </div>
      </div>
    </>
  )
}
