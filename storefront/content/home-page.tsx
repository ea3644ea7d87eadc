import { ProductShelf } from '../catalogue/product-shelf.tsx'
import { withLanguage } from '../route-match.ts'
import { Section } from '../shell/section.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { ArticleCard } from './article-card.tsx'
import { BannerSlides } from './banner-slides.tsx'
import { BannerTiles } from './banner-tiles.tsx'
import type { HomeData } from './home-data.ts'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'

export function HomePage({ data }: { data: HomeData }) {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const blog = withLanguage(shop.shop.route_settings.blog[page.language].path, page.language)
  return (
    <div className="page-width pt-4 md:pt-6">
      <h1 className="sr-only">{shop.shop.name}</h1>
      <BannerSlides banners={data.slides} />
      <Section heading={t('home.categories')}>
        <CategoryTiles items={shop.menu} />
      </Section>
      {data.lists.slice(0, 1).map((list) => (
        <Section key={list.id} heading={list.name} more={{ url: list.url, name: t('home.whole_list') }}>
          <ProductShelf products={list.products} />
        </Section>
      ))}
      {data.tiles.length > 0 && (
        <div className="mt-14 md:mt-20">
          <BannerTiles banners={data.tiles} />
        </div>
      )}
      {data.lists.slice(1).map((list) => (
        <Section key={list.id} heading={list.name} more={{ url: list.url, name: t('home.whole_list') }}>
          <ProductShelf products={list.products} />
        </Section>
      ))}
      {data.articles.length > 0 && (
        <Section heading={t('home.articles')} more={{ url: blog, name: t('home.all_articles') }}>
          <div className="grid gap-8 md:grid-cols-3">
            {data.articles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </Section>
      )}
    </div>
  )
}
