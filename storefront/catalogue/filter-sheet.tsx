import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { chosenIn, withoutFilters } from './chosen-filters.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { ListingData } from './listing-data.ts'

/** The filters of a narrow screen: a sheet over the page, closed by showing what is left. */
export function FilterSheet({ listing }: { listing: ListingData }) {
  const { t } = useTranslator()
  const chosen = listing.filters.flatMap(chosenIn).length
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="filters" className="button button-quiet">
        <Icon name="filter" className="size-5" />
        {t('category.filters')}
        {chosen > 0 && (
          <span className="figures flex size-5 items-center justify-center rounded-full bg-tea text-xs text-white">
            {chosen}
          </span>
        )}
      </button>
      <div
        id="filters"
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={t('category.filters')}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none overflow-y-auto rounded-t-md bg-paper p-0 text-ink shadow-high outline-none backdrop:bg-ink/40"
      >
        <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between border-b border-clay bg-paper pr-2 pl-4 md:pr-6 md:pl-8 low:static">
          <h2 className="display text-lg">{t('category.filters')}</h2>
          {chosen > 0 && (
            <a
              href={withoutFilters(listing.filters, listing.pagination_data.page_url_template)}
              rel="nofollow"
              data-keep-scroll="step"
              className="link mr-1 ml-auto flex min-h-11 items-center px-2 text-sm"
            >
              {t('category.filters_clear')}
            </a>
          )}
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('action.close')}
            className="flex size-12 items-center justify-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="-my-px px-4 md:px-8">
          <FilterPanel filters={listing.filters} open={false} />
        </div>
        <div className="sticky bottom-0 border-t border-clay bg-paper p-4 md:px-8 low:static">
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className="button button-primary w-full"
          >
            {t('category.filters_show', { count: listing.pagination_data.items_count })}
          </button>
        </div>
      </div>
    </div>
  )
}
