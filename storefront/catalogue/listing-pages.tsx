import type { PaginationData } from '#contract/product-filter.ts'
import { fillTemplate } from '#contract/url-template.ts'
import { useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'

export function ListingPages({ pagination, shown }: { pagination: PaginationData; shown: number }) {
  const { t } = useTranslator()
  if (pagination.pages <= 1) return null
  return (
    <div className="mt-12">
      <p className="figures text-center text-sm text-smoke">
        {t('category.shown', { shown, total: pagination.items_count })}
      </p>
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
