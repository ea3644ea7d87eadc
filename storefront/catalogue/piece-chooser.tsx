import { useEffect, useRef, useState } from 'react'
import { takesSeveral } from '#contract/filter-type.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Availability } from './availability.tsx'
import { chosenIn, withoutFilters } from './chosen-filters.ts'
import { ListingPages } from './listing-pages.tsx'
import type { PackageContents } from './package-data.ts'

type Configurable = Extract<PackageContents, { kind: 'configurable' }>

/** So many products of the shopper's choice. Every step is an address, so links do it all. */
export function PieceChooser({ contents }: { contents: Configurable }) {
  const { t } = useTranslator()
  const { number_of_items, listing, offered } = contents
  const { filters, sort_options, pagination_data } = listing
  const chosen_filters = filters.flatMap(chosenIn).length
  const [opened] = useState(chosen_filters > 0)
  return (
    <>
      <p className="mt-2 text-smoke">{t('product.package_choose', { count: number_of_items })}</p>
      <Places contents={contents} />
      <h3 className="mt-8 text-sm font-semibold">{t('product.package_offer')}</h3>
      <details open={opened} className="mt-3">
        <summary className="button button-quiet">
          <Icon name="filter" className="size-5" />
          {t('category.filters')}
          {chosen_filters > 0 && <span className="figures">({chosen_filters})</span>}
        </summary>
        {filters.map(
          // What a piece costs by itself is of no matter: the package has its own price.
          (filter) =>
            filter.type !== 'price_slider' && (
              <fieldset key={filter.code} className="mt-4">
                <legend className="text-sm font-semibold">{filter.label}</legend>
                <ul className="mt-2 flex flex-wrap gap-2 text-sm">
                  {filter.items.map((item) => (
                    <OptionLink key={item.value} option={item} is_pick={takesSeveral(filter.type)} />
                  ))}
                </ul>
              </fieldset>
            ),
        )}
      </details>
      <p className="mt-4 text-sm font-semibold">{t('category.sorting')}</p>
      <ul className="mt-2 mb-4 flex gap-2 text-sm *:shrink-0 *:whitespace-nowrap max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
        {sort_options.map((option) => (
          <OptionLink key={option.value} option={option} />
        ))}
        {chosen_filters > 0 && (
          <li>
            <a
              href={withoutFilters(filters, pagination_data.page_url_template)}
              rel="nofollow"
              data-keep-scroll="step"
              className="link flex min-h-11 items-center px-2"
            >
              {t('category.filters_clear')}
            </a>
          </li>
        )}
      </ul>
      {offered.length === 0 && <p className="text-smoke">{t('category.empty_filtered')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {offered.map((offer) => (
          <OfferedPiece key={offer.piece.id} offer={offer} />
        ))}
      </ul>
      <ListingPages pagination={pagination_data} shown={offered.length} />
    </>
  )
}

type Option = Configurable['listing']['sort_options'][number] & { count?: number }

/** Plainer than in a listing: the offer of a package is small, and so is what its screen may weigh. */
function OptionLink({ option, is_pick = false }: { option: Option; is_pick?: boolean }) {
  return (
    <li>
      <a
        href={option.url}
        rel="nofollow"
        data-keep-scroll={is_pick ? 'step pick' : 'step'}
        aria-current={option.is_selected ? 'true' : undefined}
        className="flex min-h-11 items-center rounded-full border-[1.5px] border-clay bg-white px-4 hover:border-stone aria-[current]:border-tea aria-[current]:bg-tea-soft aria-[current]:text-tea-deep"
      >
        {option.label}
        {option.count !== undefined && <span className="figures ml-1 text-xs">({option.count})</span>}
      </a>
    </li>
  )
}

/** The places of the package, taken and free. */
function Places({ contents }: { contents: Configurable }) {
  const { t, typeset } = useTranslator()
  const { number_of_items: total, chosen, dropped, missing } = contents
  const progress = useRef<HTMLParagraphElement>(null)
  const count = useRef(chosen.length)
  // The link that was followed may be gone with its piece or its place; the progress is what it changed.
  useEffect(() => {
    if (count.current === chosen.length) return
    count.current = chosen.length
    if (document.activeElement === document.body) progress.current?.focus({ preventScroll: true })
  }, [chosen.length])
  return (
    <div className="mt-4 rounded-md bg-sand p-4">
      <p ref={progress} tabIndex={-1} role="status" className="figures text-sm font-semibold outline-none">
        {t('product.package_progress', { chosen: chosen.length, total })}
        {missing === 0 && (
          <>
            . <span className="text-success">{t('product.package_complete')}</span>
          </>
        )}
      </p>
      {dropped.length > 0 && (
        <p className="mt-1 text-sm text-warning">
          {t('product.package_dropped', { names: dropped.join(', ') })}
        </p>
      )}
      <ol
        className={`mt-3 grid gap-2 sm:grid-cols-2 ${total % 3 === 0 ? 'md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3' : ''}`}
      >
        {chosen.map(({ piece, remove_url }, index) => (
          <li key={index} className="flex min-h-14 items-center gap-3 rounded-sm bg-white pl-1 text-sm">
            <Picture
              image={piece.images[0]}
              sizes="48px"
              alt=""
              className="size-12 shrink-0 rounded-sm object-cover"
            />
            <span className="min-w-0 flex-1">{typeset(piece.name)}</span>
            <a
              href={remove_url}
              rel="nofollow"
              data-keep-scroll="pick"
              aria-label={t('product.package_remove', { name: piece.name })}
              className="flex size-11 shrink-0 items-center justify-center text-smoke hover:text-ink"
            >
              <Icon name="close" className="size-5" />
            </a>
          </li>
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <li
            key={chosen.length + index}
            className="flex min-h-14 items-center rounded-sm border-[1.5px] border-dashed border-stone px-4 text-sm text-smoke"
          >
            {t('product.package_free_place')}
          </li>
        ))}
      </ol>
    </div>
  )
}

function OfferedPiece({ offer }: { offer: Configurable['offered'][number] }) {
  const { t, typeset } = useTranslator()
  const { piece, state, times, add_url } = offer
  const look = times > 0 ? 'border-tea bg-tea-soft' : 'border-clay bg-white'
  return (
    <li className={`flex items-center gap-3 rounded-md border-[1.5px] p-2 ${look}`}>
      <div className="aspect-4/5 w-16 shrink-0 overflow-hidden rounded-sm bg-sand">
        <Picture image={piece.images[0]} sizes="64px" alt="" className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1 text-sm">
        <a href={piece.url} className="block py-1 hover:underline">
          {typeset(piece.name)}
        </a>
        {times > 0 && (
          <p className="figures text-xs font-semibold text-tea-deep">
            {t('product.package_times', { count: times })}
          </p>
        )}
        <Availability item={piece} />
        {state === 'all_chosen' && (
          <p className="mt-1 text-xs text-smoke">{t('product.package_all_chosen')}</p>
        )}
      </div>
      {add_url !== null && (
        <a
          href={add_url}
          rel="nofollow"
          data-keep-scroll="pick"
          className="button button-quiet mr-1 min-h-11 shrink-0 px-4 text-sm"
        >
          {t(times > 0 ? 'product.package_add_again' : 'product.package_add')}
          <span className="sr-only"> {piece.name}</span>
        </a>
      )}
    </li>
  )
}
