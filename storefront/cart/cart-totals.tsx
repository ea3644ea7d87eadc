import { chargeLabel } from '#contract/charge-label.ts'
import type { ReactNode } from 'react'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import { takesOff } from './cart-discount.ts'
import type { CartWire } from './read-cart.ts'

/** Every figure of the cart as the platform says it, down to the tax of each rate. */
export function CartTotals({ cart, is_pending }: { cart: CartWire; is_pending: boolean }) {
  const { shop, translator } = useStorefront()
  const { t, number } = translator
  // Whoever pays no VAT has no number of it, and says nothing of it.
  const { vat_number } = shop.company
  const is_spent = cart.customer_accounts.some(isSpent)
  const taken = cart.discounts.filter(takesOff)
  const earned = cart.customer_accounts.filter(({ amount_of_order }) => amount_of_order > 0)
  return (
    <div aria-busy={is_pending} className={`transition-opacity ${is_pending ? 'opacity-40' : ''}`}>
      <dl className="grid gap-2 text-sm">
        <Row name={t(taken[0] ? 'cart.before_discounts' : 'cart.subtotal')}>
          {cart.taxed_items_price.formatted}
        </Row>
        {taken.map(({ id, name, code, taxed_amount }) => (
          <Row key={id} name={code ? `${name} (${code})` : name} is_good>
            {`−${taxed_amount.formatted}`}
          </Row>
        ))}
        <Charge name={t('cart.shipping')} method={cart.shipping_method} />
        <Charge name={t('cart.payment')} method={cart.payment_method} />
        {cart.rounding.value !== 0 && <Row name={t('cart.rounding')}>{cart.rounding.formatted}</Row>}
        {is_spent && (
          <>
            <Row name={t(vat_number ? 'cart.total' : 'order.before_credits')}>
              {cart.taxed_total_price_without_credits.formatted}
            </Row>
            <Row name={t('customer.credits')} is_good>
              {`−${cart.taxed_credit_items_price.formatted}`}
            </Row>
          </>
        )}
      </dl>
      <dl className="mt-4 border-t border-clay pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t(totalKey(cart, vat_number))}</dt>
          <dd className="figures text-xl font-semibold" data-total>
            {cart.taxed_total_price.formatted}
          </dd>
        </div>
      </dl>
      {vat_number && (
        <dl className="mt-2 grid gap-1 text-xs text-smoke">
          <Row name={t(is_spent ? 'cart.to_pay_without_tax' : 'cart.total_without_tax')}>
            {cart.total_price.formatted}
          </Row>
          {cart.tax_per_rate.map(({ tax_rate, tax_amount }) => (
            <Row key={tax_rate} name={t('cart.tax', { rate: number(tax_rate) })}>
              {tax_amount.formatted}
            </Row>
          ))}
        </dl>
      )}
      {earned.map(({ customer_account_id, amount_of_order }) => (
        <p key={customer_account_id} className="mt-3 text-xs text-tea-deep">
          {t('cart.credits_earned', { count: amount_of_order })}
        </p>
      ))}
      {!cart.shipping_method && <p className="mt-3 text-xs text-smoke">{t('cart.shipping_later')}</p>}
    </div>
  )
}

/** What the last sum is called, wherever it stands. */
export const totalKey = (cart: CartWire, vat_number: string | null) =>
  vat_number && !cart.customer_accounts.some(isSpent) ? 'cart.total' : 'cart.to_pay'

/** An account whose credits pay for a part of the cart. */
const isSpent = ({ amount_of_items }: CartWire['customer_accounts'][number]) => amount_of_items > 0

function Charge({
  name,
  method,
}: {
  name: string
  method: CartWire['shipping_method'] | CartWire['payment_method']
}) {
  const { t } = useTranslator()
  if (!method) return null
  const is_free = method.taxed_price.value === 0
  return (
    <Row name={chargeLabel(name, method.name)} is_good={is_free}>
      {is_free ? t('cart.free') : method.taxed_price.formatted}
    </Row>
  )
}

function Row(props: { name: string; is_good?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{props.name}</dt>
      <dd className={`figures ${props.is_good ? 'font-semibold text-tea-deep' : ''}`}>{props.children}</dd>
    </div>
  )
}
