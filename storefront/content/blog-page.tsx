import { withLanguage } from '#contract/language.ts'
import { useStorefront } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { ArticleCard } from './article-card.tsx'
import type { BlogData } from './blog-data.ts'

export function BlogPage({ data }: { data: BlogData }) {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const blog = withLanguage(shop.shop.route_settings.blog[page.language].path, page.language)
  const own = page.head.canonical.split('?')[0] ?? blog
  const links = [{ id: 0, name: t('blog.all_categories'), url: blog }, ...data.categories]
  return (
    <>
      <header className="max-w-2xl pt-2 pb-6">
        <h1 className="display text-3xl">{data.name ?? t('blog.heading')}</h1>
        {data.description && <p className="mt-3 text-lg text-smoke">{data.description}</p>}
      </header>
      <nav aria-label={t('blog.categories')} className="mb-8">
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
          {links.map((link) => (
            <li key={link.id} className="shrink-0">
              <a
                href={link.url}
                aria-current={link.id === (data.category_id ?? 0) ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-full border-[1.5px] border-clay bg-white px-4 text-sm hover:border-stone aria-[current]:border-tea aria-[current]:bg-tea-soft aria-[current]:text-tea-deep"
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {data.articles.length === 0 && (
        <p className="rounded-md bg-sand px-6 py-14 text-center">{t('blog.empty')}</p>
      )}
      <h2 className="sr-only">{t('search.articles')}</h2>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {data.articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} eager={index < 2} />
        ))}
      </div>
      {data.pages > 1 && (
        <div className="mt-12">
          <PageLinks
            page={data.page}
            pages={data.pages}
            url={(one) => (one === 1 ? own : `${own}?page=${one}`)}
          />
        </div>
      )}
    </>
  )
}
