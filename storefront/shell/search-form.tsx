import { withLanguage } from '../route-match.ts'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** A plain form to the shop's search page; path and parameter name come from its settings. */
export function SearchForm({ id, query = '' }: { id: string; query?: string }) {
  const { page, shop, translator } = useStorefront()
  const { path, query_name } = shop.shop.route_settings.search[page.language]
  const label = translator.t('shell.search')
  return (
    <search className="block w-full">
      <form action={withLanguage(path, page.language)} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          key={query}
          id={id}
          type="search"
          name={query_name}
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={translator.t('shell.search_placeholder')}
          className="h-11 w-full rounded-full border-[1.5px] border-clay bg-white pr-12 pl-5 text-[1rem] placeholder:text-smoke hover:border-stone"
        />
        <button
          aria-label={label}
          className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-full text-tea hover:text-tea-deep"
        >
          <Icon name="search" className="size-5" />
        </button>
      </form>
    </search>
  )
}
