import type { PaginationData } from '#contract/product-filter.ts'
import { fillTemplate } from '#contract/url-template.ts'
import { useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { firstPage, nextRange } from './listing-range.ts'

/** More of a listing: below what is shown, and page by page. Both are addresses. */
export function ListingPages({ pagination, shown }: { pagination: PaginationData; shown: number }) {
  const { t } = useTranslator()
  if (pagination.pages <= 1) return null
  const range = nextRange(pagination, shown)
  const before = (firstPage(pagination, shown) - 1) * pagination.per_page
  return (
    <div className="mt-12 text-center">
      <p className="text-sm text-smoke tabular-nums" role="status">
        {t('category.shown', { from: before + 1, to: before + shown, total: pagination.items_count })}
      </p>
      {range && (
        <a
          href={fillTemplate(pagination.range_url_template, range)}
          rel="nofollow"
          data-keep-scroll=""
          data-load-more=""
          className="button button-quiet mt-4 min-w-[min(100%,15rem)]"
        >
          {t('category.load_more')}
        </a>
      )}
      <PageLinks
        page={pagination.page}
        pages={pagination.pages}
        url={(page) =>
          page === 1
            ? fillTemplate(pagination.page_url_template, {})
            : fillTemplate(pagination.page_url_template, { page })
        }
      />
    </div>
  )
}
