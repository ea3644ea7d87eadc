import { BannerTiles } from '../content/banner-tiles.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { CategoryData } from './category-data.ts'
import { Listing } from './listing.tsx'
import { isFromStart } from './listing-range.ts'
import { SubcategoryLinks } from './subcategory-links.tsx'

export function CategoryPage({ data }: { data: CategoryData }) {
  const { t } = useTranslator()
  const first = isFromStart(data.listing)
  return (
    <>
      <header className="max-w-3xl pt-2 pb-6">
        <h1 className="display text-3xl">{data.name}</h1>
        {data.description && first && (
          <div className="mt-3 text-smoke" dangerouslySetInnerHTML={{ __html: data.description }} />
        )}
      </header>
      <SubcategoryLinks items={data.children} label={t('category.subcategories')} />
      {data.banner && first && (
        <div className="mb-8">
          <BannerTiles banners={[data.banner]} />
        </div>
      )}
      <Listing listing={data.listing} empty={t('category.empty')} empty_help={t('category.empty_text')} />
    </>
  )
}
