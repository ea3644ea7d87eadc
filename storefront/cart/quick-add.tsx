import { canPurchase } from '#contract/stock.ts'
import type { Card } from '../catalogue/card.ts'
import { onCard } from '../shell/card-form.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import { addItem } from './add-item.ts'

/** One piece into the cart, on the picture of what can be bought as it is. Without scripts it leads to the cart. */
export function QuickAdd({ product }: { product: Card }) {
  const { id, name, url } = product
  const { page, shop, translator } = useStorefront()
  const { t, language } = translator
  const { is_loading, run } = useButtonLoading()

  function add(sendPlainly: () => void): void {
    const item = { product_id: id, amount: 1 }
    void run(() => addItem(sendPlainly, item, { language, currency: shop.currency }))
  }

  if (!product.is_complete || !canPurchase(product, new Date(page.drawn_at))) return null
  return (
    <button
      {...onCard('/api/cart/items', { item: JSON.stringify({ product_id: id }), return_to: url }, add)}
      aria-label={`${t('product.add_to_cart')}: ${name}`}
      aria-busy={is_loading || undefined}
      className="group/add absolute right-1 bottom-1 z-10 flex size-11 items-center justify-center aria-busy:opacity-50"
    >
      <span className="flex size-9 items-center justify-center rounded-full bg-white/90 text-tea group-hover/add:bg-tea group-hover/add:text-white">
        <Icon name="cart_add" className="size-5" />
      </span>
    </button>
  )
}
