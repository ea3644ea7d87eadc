import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { Section } from '../shell/section.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { BannerSlides } from './banner-slides.tsx'
import type { HomeData } from './home-data.ts'

const HomeBelow = laterPart(() => import('./home-below.tsx').then((file) => file.HomeBelow))

export function HomePage({ data }: { data: HomeData }) {
  const { shop, translator } = useStorefront()
  return (
    <div className="page-width pt-4 md:pt-6">
      <h1 className="sr-only">{shop.shop.name}</h1>
      <BannerSlides banners={data.slides} />
      <Section heading={translator.t('home.categories')}>
        <CategoryTiles items={shop.menu} />
      </Section>
      <HomeBelow {...data} />
    </div>
  )
}
