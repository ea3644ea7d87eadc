import { useEffect, useRef } from 'react'
import type { ProductFilter } from '#contract/product-filter.ts'
import { fillTemplate } from '#contract/url-template.ts'
import { useStorefront } from '../storefront-context.tsx'

type PriceFilter = Extract<ProductFilter, { type: 'price_slider' }>

/** A plain form whose fields are named as the address wants them; the rest of the address travels hidden. */
export function PriceForm({ filter }: { filter: PriceFilter }) {
  const { shop, translator } = useStorefront()
  const { t, number } = translator
  const symbol = shop.currencies.find(({ code }) => code === shop.currency)?.symbol ?? shop.currency
  const { min, max, current_min, current_max, url_template } = filter.price_range
  const [action = '', search = ''] = fillTemplate(url_template, {}).split('?')
  return (
    <form action={action} data-keep-scroll="step" className="flex items-end gap-2">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceField
        name="min_price"
        label={`${t('category.price_from')} (${symbol})`}
        value={current_min}
        limit={min}
        hint={number(min)}
      />
      <PriceField
        name="max_price"
        label={`${t('category.price_to')} (${symbol})`}
        value={current_max}
        limit={max}
        hint={number(max)}
      />
      <button className="button button-quiet shrink-0 px-4">
        OK<span className="sr-only"> – {t('category.filters_apply')}</span>
      </button>
    </form>
  )
}

interface FieldProps {
  name: string
  label: string
  value: number
  /** The edge of the range: standing on it means nothing is chosen, so the field stays empty. */
  limit: number
  hint: string
}

function PriceField({ name, label, value, limit, hint }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = value === limit ? '' : String(value)
  const written = useRef(shown)
  // Written into the same field rather than a new one, which would not have the focus; and only what has changed, so
  // that what was typed before the scripts came stays.
  useEffect(() => {
    if (written.current !== shown) field.current!.value = written.current = shown
  }, [shown])
  return (
    <label className="min-w-0 flex-1 text-xs text-smoke">
      {label}
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={shown}
        placeholder={hint}
        // Wider than what is left is no mistake, so the range is not a limit to what may be typed.
        min="0"
        step="any"
        className="field figures mt-1 [appearance:textfield] px-2 [&::-webkit-inner-spin-button]:appearance-none"
      />
    </label>
  )
}
