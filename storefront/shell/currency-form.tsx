import { useStorefront } from '../storefront-context.tsx'

/** A form, so that it works without scripts: the server sets the cookie and sends the visitor back here. */
export function CurrencyForm() {
  const { shop, translator } = useStorefront()
  return (
    <form method="post" action="/api/currency" className="flex items-center gap-1 text-xs">
      {shop.currencies.map(({ code, symbol }) => (
        <button
          key={code}
          name="currency"
          value={code}
          aria-pressed={code === shop.currency}
          className="flex h-11 min-w-11 items-center justify-center rounded-full px-2 font-semibold text-smoke hover:bg-sand hover:text-ink aria-pressed:bg-sand aria-pressed:text-ink"
        >
          <span className="sr-only">{translator.t('shell.currency')}: </span>
          {symbol}
        </button>
      ))}
    </form>
  )
}
