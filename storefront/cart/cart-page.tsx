import type { MouseEvent } from 'react'
import { FastCheckout } from '../checkout/fast-checkout.tsx'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'
import type { CartPageData } from './cart-data.ts'
import { takesOff } from './cart-discount.ts'
import { CartLine } from './cart-line.tsx'
import { CartTotals, totalKey } from './cart-totals.tsx'
import { ClearCart } from './clear-cart.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { isBlocked } from './line-price.ts'
import { type LaterStore, usePageCart } from './use-page-cart.ts'
import type { Line } from './read-cart.ts'
import { VoucherForm } from './voucher-form.tsx'

const EmptyCart = laterPart(() => import('./empty-cart.tsx').then((file) => file.EmptyCart))
const ResultNotice = laterPart(() => import('./result-notice.tsx').then((file) => file.ResultNotice))
const GiftChoice = laterPart(() => import('./gift-choice.tsx').then((file) => file.GiftChoice))
const Shortages = laterPart(() => import('./shortages.tsx').then((file) => file.Shortages))
const OrderLimits = laterPart(() => import('./order-limits.tsx').then((file) => file.OrderLimits))

/** The cart: its lines, what they cost together, and the way on. */
export function CartPage({ data }: { data: CartPageData }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const path = usePath()
  const { view, laterStore, is_busy } = usePageCart(data.state)
  const { cart: figures, items, items_failed } = view
  const blocked = items.find(isBlocked)
  const heading = <h1 className="display text-2xl">{t('cart.heading')}</h1>
  const notices = (
    <>
      {data.result && data.result !== 'voucher_refused' && <ResultNotice result={data.result} />}
      {figures && figures.shortages.length > 0 && <Shortages shortages={figures.shortages} />}
    </>
  )
  if (!figures || items.length === 0) {
    return (
      <>
        {heading}
        {notices}
        <EmptyCart latest_order={data.latest_order} has_failed={items_failed} />
      </>
    )
  }
  const onward = <Onward laterStore={laterStore} is_busy={is_busy} blocked={blocked} />
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {heading}
          <ClearCart onClear={() => laterStore().then((store) => void store.clear())} />
        </div>
        {notices}
        <ul aria-label={t('cart.items')} className="mt-2 divide-y divide-clay border-y border-clay">
          {items.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              accounts={figures.customer_accounts}
              is_changing={view.changing.has(line.id)}
              laterStore={laterStore}
            />
          ))}
        </ul>
        {figures.discounts.some(takesOff) && (
          <p className="mt-2 text-xs text-smoke">{t('cart.lines_discounted')}</p>
        )}
        {view.gifts.length > 0 && <GiftChoice gifts={view.gifts} items={items} laterStore={laterStore} />}
        {data.is_guest && (
          <p className="mt-6 text-sm text-smoke">
            {t('cart.login_hint')}{' '}
            <a href={`${path('login')}?return_to=${encodeURIComponent(path('cart'))}`} className="link">
              {t('shell.log_in')}
            </a>
          </p>
        )}
      </div>
      <aside aria-label={t('cart.summary')} className="lg:sticky lg:top-6 lg:self-start">
        <div className="rounded-md border border-clay bg-white p-5 sm:p-6">
          <FreeShipping cart={figures} />
          <div className="not-first:mt-6">
            <VoucherForm
              discounts={figures.discounts}
              refused_code={data.refused_voucher?.code}
              refusal={
                data.result === 'voucher_refused'
                  ? data.refused_voucher?.message || t('cart.voucher_refused')
                  : null
              }
              laterStore={laterStore}
            />
          </div>
          <div className="mt-6 border-t border-clay pt-6">
            <CartTotals cart={figures} is_pending={view.is_pending} />
            {blocked && <p className="mt-4 text-sm text-danger">{t('cart.blocked')}</p>}
          </div>
          <p className="mt-6 hidden lg:block">{onward}</p>
          {!data.is_guest && <FastCheckout />}
        </div>
        {data.limits && <OrderLimits limits={data.limits} />}
      </aside>
      <div data-bottom-bar="" className="bottom-bar flex items-center gap-4 lg:hidden">
        <p className={`shrink-0 transition-opacity ${view.is_pending ? 'opacity-40' : ''}`}>
          <span className="block text-xs text-smoke">{t(totalKey(figures, shop.company.vat_number))}</span>
          <span className="figures text-lg leading-tight font-semibold">
            {figures.taxed_total_price.formatted}
          </span>
        </p>
        {onward}
      </div>
    </div>
  )
}

interface Way {
  laterStore: LaterStore
  is_busy: () => boolean
  /** The first line that cannot be ordered, which the way on then leads back to. */
  blocked: Line | undefined
}

/** The next page is read by the server, so everything asked for must have reached it first. */
function Onward({ laterStore, is_busy, blocked }: Way) {
  const { t } = useTranslator()
  const path = usePath()

  function waitFirst(event: MouseEvent<HTMLAnchorElement>): void {
    if (!is_busy()) return
    event.preventDefault()
    const link = event.currentTarget
    void laterStore()
      .then((store) => store.idle())
      .then(
        () => link.click(),
        () => location.assign(link.href),
      )
  }

  return (
    <a
      href={blocked ? `#line-${blocked.id}` : path('cart-shipping-and-payment')}
      onClick={waitFirst}
      className="button button-primary min-w-0 flex-1 px-3 lg:w-full"
    >
      {t('checkout.to_shipping_and_payment')}
    </a>
  )
}
