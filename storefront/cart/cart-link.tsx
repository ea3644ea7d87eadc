import { type ComponentType, type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { usePath, useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { mayHoldCart, useCartAmount } from './cart-amount.ts'
import { onCartPanel } from './cart-panel.ts'

interface Panel {
  MiniCart: ComponentType<{ added_id: number | null; close: () => void }>
  added_id: number | null
}

/** The way to the cart with how much is in it. With scripts it opens beside the page. */
export function CartLink({ className = '' }: { className?: string }) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const { currency } = shop
  const path = usePath()
  const amount = useCartAmount()
  const [panel, setPanel] = useState<Panel | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!mayHoldCart()) return
    import('./browser-cart.ts').then(
      ({ browserCart }) => browserCart({ language, currency }).load(),
      // Without the code the link still leads to the cart.
      () => {},
    )
  }, [language, currency])

  // Without the code the cart is counted all the same.
  useEffect(() => onCartPanel((added_id) => void open(added_id, setPanel).catch(() => {})), [])

  useEffect(() => {
    if (panel && !box.current?.matches(':popover-open')) box.current?.showPopover()
  }, [panel])

  function show(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(null, setPanel).catch(() => location.assign(path('cart')))
  }

  /** What is reached behind the drawer would be covered by it. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
  }

  const label = amount > 0 ? t('shell.cart_items', { count: amount }) : t('shell.cart')
  return (
    <>
      <a
        href={path('cart')}
        onClick={show}
        aria-label={label}
        title={t('shell.cart')}
        className={`relative flex size-12 items-center justify-center rounded-full hover:bg-sand ${className}`}
      >
        <Icon name="cart" />
        {amount > 0 && (
          <span className="figures absolute top-1 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-tea px-1 text-xs font-semibold text-white">
            {amount}
          </span>
        )}
      </a>
      <div
        ref={box}
        id="mini-cart"
        popover="auto"
        onBlur={leave}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(94vw,26rem)] bg-paper p-0 text-ink shadow-high backdrop:bg-ink/40 lg:h-fit lg:max-h-[calc(100dvh-2rem)] lg:rounded-md lg:backdrop:bg-ink/20"
      >
        {panel && <panel.MiniCart added_id={panel.added_id} close={() => box.current?.hidePopover()} />}
      </div>
    </>
  )
}

async function open(added_id: number | null, show: (panel: Panel) => void): Promise<void> {
  const { MiniCart } = await import('./mini-cart.tsx')
  show({ MiniCart, added_id })
}
