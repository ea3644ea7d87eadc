import { useTranslator } from '../storefront-context.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { chosenIn, withoutFilters } from './chosen-filters.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListingData } from './listing-data.ts'
import { useListingFocus } from './listing-focus.ts'
import { ListingPages } from './listing-pages.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortLinks } from './sort-links.tsx'

interface Props {
  listing: ListingData
  empty: string
  empty_help: string
  /** Whether the page has a heading of its own above the products. */
  headed?: boolean
}

/** Products with filters, sorting and pages. Every state is an address, so every control is a link or a plain form. */
export function Listing({ listing, empty, empty_help, headed = false }: Props) {
  const { t } = useTranslator()
  const { products, pagination_data, filters } = listing
  const chosen = filters.flatMap(chosenIn).length
  const clear_url = withoutFilters(filters, pagination_data.page_url_template)
  const focus = useListingFocus(products.length, chosen)
  return (
    <div className="grid gap-x-10 lg:grid-cols-[15rem_1fr]">
      <aside aria-label={t('category.filters')} className="hidden lg:block">
        <FilterPanel filters={filters} />
      </aside>
      <div ref={focus} tabIndex={-1} className="min-w-0 outline-none">
        {!headed && <h2 className="sr-only">{t('search.products')}</h2>}
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <FilterSheet listing={listing} />
          <p className="figures text-sm text-smoke max-lg:order-last max-lg:w-full" role="status">
            {t('category.products_count', { count: pagination_data.items_count })}
          </p>
          <SortLinks options={listing.sort_options} />
        </div>
        <AppliedFilters filters={filters} clear_url={products.length > 0 ? clear_url : null} />
        {products.length > 0 ? (
          <ProductGrid products={products} first />
        ) : (
          <div className="rounded-md bg-sand px-6 py-14 text-center">
            <p className="display text-xl">{chosen > 0 ? t('category.empty_filtered') : empty}</p>
            <p className="mt-2 text-smoke">{chosen > 0 ? t('category.empty_filtered_text') : empty_help}</p>
            {chosen > 0 && (
              <a href={clear_url} data-keep-scroll="step" className="button button-primary mt-6">
                {t('category.filters_clear')}
              </a>
            )}
          </div>
        )}
        <ListingPages pagination={pagination_data} shown={products.length} />
      </div>
    </div>
  )
}
