import { useStorefront } from '../storefront-context.tsx'
import { ItemPicture } from '../ui/item-picture.tsx'
import type { RefundView } from './refund-view.ts'

const SETTLED = 'mt-1 font-semibold text-tea-deep'

/** What goes back and how much money that is. */
export function RefundContents({ refund }: { refund: RefundView }) {
  const { shop, translator } = useStorefront()
  const { t, number, typeset } = translator
  const { way_back, settled } = refund
  return (
    <section aria-labelledby="refund-items" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <h2 id="refund-items" className="display text-xl">
        {t('refund.step_items')}
      </h2>
      <ul className="mt-2 divide-y divide-clay border-b border-clay">
        {refund.items.map((item) => (
          <li key={item.id} className="flex gap-3 py-3">
            <ItemPicture image_url={item.image_url} />
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-semibold">{typeset(item.name)}</p>
              {item.details.map((detail) => (
                <p key={detail} className="text-smoke">
                  {detail}
                </p>
              ))}
              <p className="text-smoke">
                {t('refund.pieces', { count: item.amount })}
                {item.preferred_resolve && ` · ${t(`refund.resolve.${item.preferred_resolve}`)}`}
              </p>
              {item.reason && (
                <p className="mt-1 text-smoke">{t('refund.quoted', { reason: item.reason })}</p>
              )}
            </div>
            <p className="figures text-sm font-semibold">{item.price}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-y-1.5 text-sm">
        <Row name={t('refund.goods')} value={refund.goods} />
        {refund.delivery && <Row name={t('refund.delivery')} value={refund.delivery} />}
        {way_back && (
          <Row
            name={t('refund.way_back', { name: way_back.name })}
            value={
              way_back.is_own ? t('refund.own_cost') : way_back.is_free ? t('refund.free') : way_back.price
            }
          />
        )}
        {refund.rounding && <Row name={t('cart.rounding')} value={refund.rounding} />}
        {refund.credits && <Row name={t('refund.credits')} value={refund.credits} />}
        <Row
          name={t(refund.is_paid && refund.is_money && !settled ? 'refund.total' : 'refund.value')}
          value={refund.total}
          look="mt-2 border-t border-clay pt-3 text-lg font-semibold"
        />
        {shop.company.vat_number &&
          refund.taxes.map(({ rate, amount }) => (
            <Row
              key={rate}
              name={t('refund.tax', { rate: number(rate) })}
              value={amount}
              look="text-xs text-smoke"
            />
          ))}
        {settled?.money && <Row name={t('refund.settled_money')} value={settled.money} look={SETTLED} />}
        {settled && settled.credits > 0 && (
          <Row name={t('refund.settled_credits')} value={number(settled.credits)} look={SETTLED} />
        )}
      </dl>
      {settled?.is_exchange && <p className="mt-3 text-sm">{t('refund.settled_exchange')}</p>}
      {refund.account && (
        <p className="mt-3 text-sm">
          {t('complaint.bank_heading')}: <span className="figures">{refund.account}</span>
        </p>
      )}
      {!refund.is_paid && <p className="mt-3 text-sm">{t('refund.not_paid')}</p>}
    </section>
  )
}

function Row({ name, value, look = '' }: { name: string; value: string; look?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt className="min-w-0">{name}</dt>
      <dd className="figures text-right whitespace-nowrap">{value}</dd>
    </div>
  )
}
