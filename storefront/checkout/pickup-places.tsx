import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api/browser-api.ts'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { debounce, SEARCH_DEBOUNCE_MS } from '../ui/debounce.ts'
import { Icon } from '../ui/icon.tsx'
import { METHODS_FORM } from './method-choice.tsx'
import { findPlaces, type Place, placeField, type Places } from './places.ts'

interface Props {
  places: Places
  chosen: Place | null
  onChoose: (place: Place) => void
}

/** Where goods can be picked up: searched by town or post code, list first. Without scripts a search is a page. */
export function PickupPlaces({ places, chosen, onChoose }: Props) {
  const { t } = useTranslator()
  const summary = useRef<HTMLElement>(null)
  const [is_open, setOpen] = useState(!chosen)
  const was_chosen = useRef(false)
  useEffect(() => {
    // The list closes over what was chosen; the focus stays with the one control that is left of it.
    if (!is_open && was_chosen.current) summary.current?.focus()
    was_chosen.current = false
  }, [is_open])

  return (
    <div className="border-t border-clay px-4 pb-4">
      {chosen && (
        <div className="pt-4">
          <p className="text-xs font-semibold text-tea-deep">{t('checkout.place_chosen')}</p>
          <PlaceText place={chosen} />
        </div>
      )}
      <details className="group" open={is_open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className={`flex min-h-11 list-none items-center gap-1 text-sm font-semibold ${chosen ? 'link' : ''}`}
        >
          {chosen ? t('checkout.change_shipping_option') : t('checkout.choose_shipping_option')}
          <Icon name="down" className="size-4 group-open:rotate-180" />
        </summary>
        <PlaceSearch
          key={`${places.method_id} ${places.country_id}`}
          places={places}
          chosen={chosen}
          onChoose={(place) => {
            was_chosen.current = true
            setOpen(false)
            onChoose(place)
          }}
        />
      </details>
    </div>
  )
}

function PlaceSearch({ places, chosen, onChoose }: Props) {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const path = usePath()
  const [shown, setShown] = useState(places)
  const [search] = useState(() =>
    debounce(async (query: string) => {
      const api = browserApi({ language: page.language, currency: shop.currency })
      try {
        setShown(await findPlaces(api, places.method_id, places.country_id, query))
      } catch {
        // What was found before is still true.
      }
    }, SEARCH_DEBOUNCE_MS),
  )

  return (
    <>
      <form
        method="get"
        action={path('cart-shipping-and-payment')}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          search(String(new FormData(event.currentTarget).get('place') ?? ''))
          search.flush()
        }}
        className="mt-1 flex gap-2"
      >
        <label className="min-w-0 flex-1">
          <span className="mb-1.5 block text-sm font-semibold">{t('checkout.search_shipping_option')}</span>
          <input
            name="place"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={places.query}
            onChange={(event) => search(event.currentTarget.value)}
            className="field"
          />
        </label>
        <button className="button button-quiet self-end">{t('checkout.place_search')}</button>
      </form>
      <p role="status" className="mt-2 text-xs text-smoke">
        {shown.found.length === 0
          ? t('checkout.no_shipping_options')
          : shown.has_more
            ? t('checkout.places_more')
            : t('checkout.places_found', { count: shown.found.length })}
      </p>
      <ul className="-mx-1 mt-2 grid gap-2 p-1 md:max-h-[27rem] md:overflow-y-auto md:overscroll-contain">
        {shown.found.map((place) => (
          <li key={place.id}>
            <label className="flex min-h-14 cursor-pointer gap-3 rounded-sm border border-clay bg-white p-3 hover:border-stone has-checked:border-tea">
              <input
                type="radio"
                form={METHODS_FORM}
                name={placeField(places.method_id)}
                value={place.id}
                checked={place.id === chosen?.id}
                onChange={() => onChoose(place)}
                className="mt-0.5 size-5 shrink-0"
              />
              <PlaceText place={place} />
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function PlaceText({ place }: { place: Place }) {
  const { t } = useTranslator()
  return (
    <span className="min-w-0 text-sm">
      <span className="block font-semibold">{place.name}</span>
      <span className="block">{[place.street, place.town].filter(Boolean).join(', ')}</span>
      {place.opening_hours && (
        <span className="block text-xs text-smoke">
          <OpeningHours hours={t('checkout.opening_hours', { hours: place.opening_hours })} />
        </span>
      )}
    </span>
  )
}

/** A day stays on one line with its hours. */
function OpeningHours({ hours }: { hours: string }) {
  const parts = hours.split(', ')
  return parts.map((part, index) => (
    <span key={part}>
      <span className="inline-block">{index < parts.length - 1 ? `${part},` : part}</span>{' '}
    </span>
  ))
}
