import { chargeLabel } from '#contract/charge-label.ts'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import { ItemPicture } from '../ui/item-picture.tsx'
import type { Recap, RecapCharge, RecapLine } from './recap.ts'

/**
 * Lines and sums. Each text that changes is all of its element: where a translator of the browser has put another one in
 * its place, React still finds it.
 */
export function RecapBody({ recap }: { recap: Recap }) {
  return (
    <>
      <ul className="mt-2 divide-y divide-clay border-b border-clay">
        {recap.lines.map((line) => (
          <RecapItem key={line.id} line={line} />
        ))}
      </ul>
      <RecapSums recap={recap} />
    </>
  )
}

export function RecapItem({ line, is_linked = false }: { line: RecapLine; is_linked?: boolean }) {
  const { t, typeset } = useTranslator()
  const name = typeset(line.name)
  return (
    <li className="flex gap-3 py-3">
      <ItemPicture image_url={line.image_url} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">
          {is_linked && line.url ? (
            <a href={line.url} className="link">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {line.details.map((detail) => (
          <p key={detail} className="text-xs text-smoke">
            {detail}
          </p>
        ))}
        <p className="text-xs text-smoke">
          <span>{t('checkout.amount', { count: line.amount })}</span>
          {line.unit_price && line.amount > 1 && !line.is_free && (
            <span className="figures">{` × ${line.unit_price}`}</span>
          )}
          {line.is_gift && <span>{` · ${t('cart.gift')}`}</span>}
        </p>
        <Notes line={line} />
        {line.parts.length > 0 && (
          <ul className="mt-1 text-xs text-smoke">
            {line.parts.map((part) => (
              <li key={part.id}>
                <div className="flex justify-between gap-3">
                  <span>{`${t('product.package_count', { count: part.amount })} ${typeset([part.name, ...part.details].join(' · '))}`}</span>
                  {!part.is_free && <span className="figures">{part.price}</span>}
                </div>
                <Notes line={part} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="figures text-sm font-semibold">{line.is_free ? t('cart.free') : line.price}</p>
    </li>
  )
}

function Notes({ line }: { line: RecapLine }) {
  const { t } = useTranslator()
  return line.notes.map((note) => (
    <p key={note} className="mt-1 text-xs text-warning">
      {t(note)}
    </p>
  ))
}

type Sums = Omit<Recap, 'lines' | 'withdrawal' | 'total_value' | 'items_mark'> & {
  /** The total before credits were taken off, where it is known instead of them. */
  before_credits?: string | null
}

export function RecapSums({ recap }: { recap: Sums }) {
  const { shop, translator } = useStorefront()
  const { t, number } = translator
  const { vat_number } = shop.company
  return (
    <>
      {recap.discounts.length > 0 && <p className="mt-2 text-xs text-smoke">{t('cart.lines_discounted')}</p>}
      <dl className="mt-3 grid gap-1.5 text-sm">
        <Sum
          name={t(recap.discounts.length > 0 ? 'cart.before_discounts' : 'cart.subtotal')}
          value={recap.items_price}
        />
        {recap.discounts.map(({ id, name, price }) => (
          <Sum key={id} name={name} value={price} is_good />
        ))}
        {recap.shipping && <Charge name={t('cart.shipping')} charge={recap.shipping} />}
        {recap.payment && <Charge name={t('cart.payment')} charge={recap.payment} />}
        {recap.rounding && <Sum name={t('cart.rounding')} value={recap.rounding} />}
        {recap.credits && <Sum name={t('customer.credits')} value={recap.credits} is_good />}
        {recap.before_credits && <Sum name={t('order.before_credits')} value={recap.before_credits} />}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-clay pt-3">
          <dt className="font-semibold">
            {t(recap.credits ? 'cart.to_pay' : vat_number ? 'cart.total' : 'order.total')}
          </dt>
          <dd className="figures text-xl font-semibold" data-total>
            {recap.total}
          </dd>
        </div>
        {/* Whoever pays no VAT has no number of it, and says nothing of it. */}
        {vat_number && (
          <>
            <TaxSum
              name={t(recap.credits ? 'cart.to_pay_without_tax' : 'cart.total_without_tax')}
              value={recap.total_without_tax}
            />
            {recap.taxes.map(({ rate, amount }) => (
              <TaxSum key={rate} name={t('cart.tax', { rate: number(rate) })} value={amount} />
            ))}
          </>
        )}
      </dl>
    </>
  )
}

function Charge({ name, charge }: { name: string; charge: RecapCharge }) {
  const { t } = useTranslator()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>
        <span>{chargeLabel(name, charge.name)}</span>
        {charge.details.map((detail) => (
          <span key={detail} className="block text-xs text-smoke">
            {detail}
          </span>
        ))}
        {charge.when && <span className="block text-xs text-smoke">{t(charge.when.key, charge.when)}</span>}
      </dt>
      <dd className={`figures ${charge.is_free ? 'font-semibold text-tea-deep' : ''}`}>
        {charge.is_free ? t('cart.free') : charge.price}
      </dd>
    </div>
  )
}

function TaxSum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-xs text-smoke">
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}

function Sum({ name, value, is_good = false }: { name: string; value: string; is_good?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className={`figures ${is_good ? 'font-semibold text-tea-deep' : ''}`}>{value}</dd>
    </div>
  )
}
