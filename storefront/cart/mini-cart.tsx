import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { holdFocus } from '../ui/hold-focus.ts'
import { Icon } from '../ui/icon.tsx'
import type { CartStore } from './cart-store.ts'
import { FreeShipping } from './free-shipping.tsx'
import { LineDetails, LineName, LinePicture, priceOf } from './line-details.tsx'
import type { Line } from './read-cart.ts'
import { useCart } from './use-cart.ts'

const PANEL_GAP_PX = 8

/** The cart beside the page: a drawer on phones, below its icon on wider screens. */
export function MiniCart({ added_id, close }: { added_id: number | null; close: () => void }) {
  const { t } = useTranslator()
  const { view, store } = useCart()
  const heading_id = useId()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void store().load()
  }, [store])
  useBelowHeader(content)
  const added = view.items.find(({ id }) => id === added_id)
  const items = added ? [added, ...view.items.filter((item) => item !== added)] : view.items
  const { cart: figures } = view
  // A cart whose items cannot be read is not an empty one.
  const status = view.items_failed && items.length === 0 ? 'failed' : view.status
  return (
    <div
      ref={content}
      role="dialog"
      aria-labelledby={heading_id}
      tabIndex={-1}
      className="flex h-full max-h-[inherit] flex-col outline-none low:h-auto low:max-h-none"
    >
      <div className="flex min-h-16 items-center gap-2 border-b border-clay pr-2 pl-5">
        {added && <Icon name="check" className="size-5 text-success" />}
        <h2 id={heading_id} className="display flex-1 text-lg">
          {added ? t('cart.added') : t('cart.heading')}
        </h2>
        <button
          type="button"
          onClick={close}
          aria-label={t('action.close')}
          className="flex size-12 items-center justify-center rounded-full hover:bg-sand"
        >
          <Icon name="close" />
        </button>
      </div>
      {status === 'unknown' && <Waiting />}
      {status === 'failed' && (
        <div className="px-5 py-8 text-sm">
          <p>{t(view.items_failed ? 'cart_items_load_error' : 'cart.failed')}</p>
          <button type="button" onClick={() => void store().refresh()} className="button button-quiet mt-4">
            {t('action.retry')}
          </button>
        </div>
      )}
      {status === 'ready' && items.length === 0 && (
        <div className="px-5 py-10">
          <p className="font-semibold">{t('cart.empty')}</p>
          <p className="mt-1 text-sm text-smoke">{t('cart.empty_text')}</p>
          <button type="button" onClick={close} className="button button-primary mt-6">
            {t('cart.continue_shopping')}
          </button>
        </div>
      )}
      {status === 'ready' && figures && items.length > 0 && (
        <>
          <ul
            aria-label={t('cart.items')}
            className="flex-1 divide-y divide-clay overflow-y-auto px-5 low:flex-none low:overflow-visible"
          >
            {items.map((line) => (
              <MiniLine key={line.id} line={line} is_new={line === added} store={store} />
            ))}
          </ul>
          <div className="grid gap-4 border-t border-clay px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            <FreeShipping cart={figures} />
            <p
              className={`flex items-baseline justify-between gap-4 transition-opacity ${view.is_pending ? 'opacity-40' : ''}`}
            >
              <span className="text-sm">{t('cart.subtotal')}</span>
              <span className="figures text-lg font-semibold">
                {figures.taxed_discounted_items_price.formatted}
              </span>
            </p>
            <Ways close={close} />
          </div>
        </>
      )}
    </div>
  )
}

function Ways({ close }: { close: () => void }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <div className="grid gap-2">
      <a href={path('cart-shipping-and-payment')} className="button button-primary">
        {t('cart.to_checkout')}
      </a>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <a href={path('cart')} className="button button-quiet px-3">
          {t('cart.show')}
        </a>
        <button type="button" onClick={close} className="button button-quiet px-3 whitespace-nowrap">
          {t('cart.continue_shopping')}
        </button>
      </div>
    </div>
  )
}

function MiniLine({ line, is_new, store }: { line: Line; is_new: boolean; store: () => CartStore }) {
  const { t } = useTranslator()
  return (
    <li className={`flex gap-3 py-4 ${is_new ? '-mx-5 bg-tea-soft px-5' : ''}`}>
      <LinePicture line={line} className="w-14 self-start" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <p className="min-w-0 flex-1 text-sm leading-snug font-medium">
            <LineName line={line} />
          </p>
          <button
            type="button"
            // The second of two clicks would fall on the line that has moved up.
            onClick={({ detail }) => detail < 2 && void store().remove(line.id)}
            aria-label={t('cart.item_remove', { name: line.name })}
            className="-mt-3 -mr-3.5 -mb-2.5 flex size-11 shrink-0 items-center justify-center rounded-full text-smoke hover:bg-sand hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
        <div className="mt-1">
          <LineDetails line={line} />
        </div>
        <p className="figures mt-1 flex items-center justify-between gap-3 text-sm">
          <span className="text-smoke">{t('cart.pieces', { count: line.amount })}</span>
          <span className="font-semibold">{priceOf(line, t('cart.free'))}</span>
        </p>
      </div>
    </li>
  )
}

function Waiting() {
  const { t } = useTranslator()
  return (
    <div role="status" className="grid gap-4 px-5 py-5">
      <span className="sr-only">{t('action.loading')}</span>
      {[1, 2].map((row) => (
        <div key={row} className="flex gap-3">
          <div className="aspect-4/5 w-14 rounded-sm bg-sand" />
          <div className="grid flex-1 content-start gap-2">
            <div className="h-4 w-3/4 rounded-sm bg-sand" />
            <div className="h-4 w-1/3 rounded-sm bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Where the header ends depends on how far the page is scrolled, so a wide screen's panel is placed as it opens. */
function useBelowHeader(content: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = content.current?.parentElement
    const header = document.getElementById('header')
    if (!panel || !header) return
    const place = () => {
      const isWide = matchMedia('(width >= 1024px)').matches
      const { bottom, width } = header.getBoundingClientRect()
      const margin = Math.max(32, (width - 1240) / 2)
      panel.style.setProperty('top', isWide ? `${bottom + PANEL_GAP_PX}px` : null)
      panel.style.setProperty('right', isWide ? `${margin}px` : null)
      panel.style.setProperty('max-height', isWide ? `calc(100dvh - ${bottom + 2 * PANEL_GAP_PX}px)` : null)
    }
    const opened = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      place()
      content.current?.focus()
      // Its code comes along with this one: the keyboard may be faster than another file.
      holdFocus(panel)
    }
    place()
    panel.addEventListener('toggle', opened)
    addEventListener('resize', place)
    return () => {
      panel.removeEventListener('toggle', opened)
      removeEventListener('resize', place)
    }
  }, [content])
}
