import { BannerTiles } from '../content/banner-tiles.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { BrandData } from './brand-data.ts'
import { Listing } from './listing.tsx'
import { isFromStart } from './listing-range.ts'
import { SubcategoryLinks } from './subcategory-links.tsx'

export function BrandPage({ data }: { data: BrandData }) {
  const { t } = useTranslator()
  const first = isFromStart(data.listing)
  return (
    <>
      <header className="flex items-center gap-5 pt-2 pb-6 md:gap-8 md:pb-8">
        {data.logo && (
          <img
            src={data.logo}
            alt=""
            width="112"
            height="140"
            className="h-25 w-20 shrink-0 rounded-md object-contain md:h-35 md:w-28"
          />
        )}
        <div className="max-w-2xl min-w-0">
          <h1 className="display text-3xl">{data.name}</h1>
          {data.short_description && <p className="mt-2 text-lg text-smoke">{data.short_description}</p>}
        </div>
      </header>
      {data.description && first && (
        <div className="prose mb-8 text-smoke" dangerouslySetInnerHTML={{ __html: data.description }} />
      )}
      <SubcategoryLinks items={data.children} label={t('brand.children', { name: data.name })} />
      {data.banner && first && (
        <div className="mb-8">
          <BannerTiles banners={[data.banner]} />
        </div>
      )}
      <h2 className="display mb-5 text-xl">{t('brand.products', { name: data.name })}</h2>
      <Listing listing={data.listing} empty={t('brand.empty')} empty_help={t('category.empty_text')} headed />
    </>
  )
}
