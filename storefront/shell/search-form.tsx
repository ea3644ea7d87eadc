import { withLanguage } from '#contract/language.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import { useStorefront } from '../storefront-context.tsx'
import { SEARCH_POPUP_DELAY_MS } from '../ui/debounce.ts'
import { Icon } from '../ui/icon.tsx'
import type { SearchPopupProps } from './search-popup.tsx'

interface Props {
  id: string
  query?: string
  /** Shows finds while typing. The code for it comes with the first focus; until then this is the plain form. */
  popup?: boolean
}

/** A plain form to the shop's search page; path and parameter name come from its settings. */
export function SearchForm({ id, query = '', popup = false }: Props) {
  const { page, shop, translator } = useStorefront()
  const { path, query_name } = shop.shop.route_settings.search[page.language]
  const label = translator.t('shell.search')
  const action = withLanguage(path, page.language)
  const form = useRef<HTMLFormElement>(null)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [Popup, setPopup] = useState<ComponentType<SearchPopupProps> | null>(null)
  // Opened on one page, it is closed on the next.
  const [opened_on, setOpenedOn] = useState<typeof page | null>(null)
  const setOpen = (open: boolean) => setOpenedOn(open ? page : null)

  function onFocus() {
    if (!popup) return
    opening.current = setTimeout(() => setOpen(true), SEARCH_POPUP_DELAY_MS)
    // Without the code the form still searches.
    import('./search-popup.tsx').then(
      (loaded) => setPopup(() => loaded.SearchPopup),
      () => {},
    )
  }
  function onBlur() {
    clearTimeout(opening.current)
  }

  useEffect(() => {
    // The box may have been reached before the page was taken over.
    if (document.activeElement?.id === id) onFocus()
    return onBlur
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  return (
    <search className="block w-full">
      <form ref={form} action={action} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          key={query}
          id={id}
          type="search"
          name={query_name}
          defaultValue={query}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={translator.t('shell.search_placeholder')}
          onFocus={onFocus}
          onBlur={onBlur}
          className="h-11 w-full rounded-full border-[1.5px] border-clay bg-white pr-12 pl-5 text-[1rem] placeholder:text-smoke hover:border-stone [&::-webkit-search-cancel-button]:grayscale"
        />
        <button
          aria-label={label}
          className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-full text-tea hover:text-tea-deep"
        >
          <Icon name="search" className="size-5" />
        </button>
        {Popup && (
          <Popup
            id={id}
            form={form}
            open={opened_on === page}
            setOpen={setOpen}
            all_url={(text) => `${action}?${new URLSearchParams({ [query_name]: text })}`}
          />
        )}
      </form>
    </search>
  )
}
