import { withLanguage } from '#contract/language.ts'
import { ProductShelf } from '../catalogue/product-shelf.tsx'
import { Section } from '../shell/section.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { ArticleCard } from './article-card.tsx'
import { BannerTiles } from './banner-tiles.tsx'
import type { HomeData } from './home-data.ts'

/** What the home page shows to whoever goes on: chosen products, tiles and the latest from the blog. */
export function HomeBelow({ lists, tiles, articles }: HomeData) {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const blog = withLanguage(shop.shop.route_settings.blog[page.language].path, page.language)
  const shelf = (list: HomeData['lists'][number]) => (
    <Section key={list.id} heading={list.name} more={{ url: list.url, name: t('home.whole_list') }}>
      <ProductShelf products={list.products} />
    </Section>
  )
  return (
    <>
      {lists.slice(0, 1).map(shelf)}
      {tiles.length > 0 && (
        <div className="mt-14 md:mt-20">
          <BannerTiles banners={tiles} />
        </div>
      )}
      {lists.slice(1).map(shelf)}
      {articles.length > 0 && (
        <Section heading={t('home.articles')} more={{ url: blog, name: t('home.all_articles') }}>
          <div className="grid gap-8 md:grid-cols-3">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
