import { canPurchase, stockDisplay } from '#contract/stock.ts'
import { useStorefront } from '../storefront-context.tsx'

export interface Stocked {
  update_stock: boolean
  stock_state: number | null
  purchasable_since: string | null
  product_availability?: { name: string; can_purchase: boolean; show_stock_states: boolean } | null
}

/** Availability in words with a dot of colour; the number of pieces as far as the shop shows it. */
export function Availability({ item, large = false }: { item: Stocked; large?: boolean }) {
  const { page, shop, translator } = useStorefront()
  const now = new Date(page.drawn_at)
  const { t, date } = translator
  const isReleased = !item.purchasable_since || Date.parse(item.purchasable_since) <= now.getTime()
  const available = canPurchase(item, now)
  // "In stock" is no word for what nobody can buy.
  const isContradicted = !available && item.product_availability?.can_purchase === true
  const shown = item.product_availability?.show_stock_states ?? true
  const amount = item.update_stock && shown ? stockDisplay(item.stock_state, shop.shop.stock_display) : null
  const words = !isReleased
    ? t('product.purchasable_since', { date: date(item.purchasable_since ?? '', large ? 'long' : 'short') })
    : available && amount !== null
      ? t('product.in_stock_amount', { amount })
      : isContradicted
        ? t('product.sold_out')
        : (item.product_availability?.name ?? t(available ? 'product.in_stock' : 'product.sold_out'))
  return (
    <p
      className={`flex items-baseline gap-2 ${large ? 'text-sm font-medium' : 'text-xs'} ${available ? 'text-success' : 'text-smoke'}`}
    >
      <span
        className={`size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText] ${available ? 'bg-success' : isReleased ? 'bg-stone' : 'bg-warning'}`}
      />
      {words}
    </p>
  )
}
