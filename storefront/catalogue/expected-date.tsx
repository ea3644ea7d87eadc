import { useTranslator } from '../storefront-context.tsx'
import type { Offer } from './product-offer.ts'

/** When more is expected, while there is none. */
export function ExpectedDate({ offer }: { offer: Offer }) {
  const { t, date, dateRange } = useTranslator()
  if (!offer.update_stock || offer.stock_state !== 0) return null
  const { expected_date_min: from, expected_date_max: to, expected_days: days } = offer
  const words =
    from && to && from !== to
      ? t('product.expected_at', { date: dateRange(from, to) })
      : (from ?? to)
        ? t('product.expected_at', { date: date(from ?? to ?? '', 'long') })
        : days !== null
          ? t('product.expected_days', { days })
          : null
  return words && <p className="text-sm text-smoke">{words}</p>
}
