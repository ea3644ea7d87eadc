import { ProductShelf } from '../catalogue/product-shelf.tsx'
import { Section } from '../shell/section.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { Picture } from '../ui/picture.tsx'
import { ArticleCard } from './article-card.tsx'
import type { ArticleData } from './article-data.ts'

export function ArticlePage({ data }: { data: ArticleData }) {
  const { t, date } = useTranslator()
  const { article, author, category } = data
  return (
    <>
      <article className="mx-auto max-w-3xl pt-4">
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-smoke sm:gap-x-4 sm:text-sm">
          {category && (
            <a href={category.url} className="font-semibold text-tea-deep hover:underline">
              {category.name}
            </a>
          )}
          <time dateTime={article.published_at}>{date(article.published_at, 'long')}</time>
          <span>{t('article.reading_time', { minutes: article.reading_time })}</span>
        </p>
        <h1 className="display mt-3 text-3xl">{article.name}</h1>
        {article.perex && <p className="mt-4 text-lg text-smoke">{article.perex}</p>}
        {article.image && (
          <div className="mt-8 aspect-8/5 overflow-hidden rounded-md bg-sand">
            <Picture
              image={article.image}
              sizes="(width < 800px) 100vw, 768px"
              eager
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: article.content }} />
        {author && (
          <footer className="mt-12 flex max-w-2xl items-center gap-5 border-t border-clay pt-6">
            {author.image && (
              <Picture
                image={author.image}
                sizes="80px"
                alt=""
                className="size-20 rounded-full bg-sand object-cover"
              />
            )}
            <div>
              <p className="text-xs text-smoke">{t('article.author')}</p>
              <p className="font-semibold">{author.name}</p>
              {author.bio && <p className="mt-1 text-sm text-smoke">{author.bio}</p>}
            </div>
          </footer>
        )}
      </article>
      {data.products.length > 0 && (
        <Section heading={t('article.products')}>
          <ProductShelf products={data.products} />
        </Section>
      )}
      {data.more.length > 0 && (
        <Section heading={t('article.related')}>
          <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {data.more.map((one) => (
              <ArticleCard key={one.id} article={one} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
