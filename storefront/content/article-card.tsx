import { useTranslator } from '../storefront-context.tsx'
import { keptPart } from '../ui/kept-part.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ArticleCardData } from './article-card-data.ts'

const SIZES = '(width < 600px) calc(100vw - 32px), (width < 1024px) 46vw, 400px'

interface Props {
  article: ArticleCardData
  eager?: boolean
}

export const ArticleCard = keptPart<Props>(
  ({ article, eager }) => (eager ? null : article),
  function ArticleCard({ article, eager = false }: Props) {
    const { t, date } = useTranslator()
    return (
      <article className="group relative">
        <div className="aspect-8/5 overflow-hidden rounded-md bg-sand">
          <Picture
            image={article.image}
            sizes={SIZES}
            eager={eager}
            alt=""
            className="size-full object-cover"
          />
        </div>
        <p className="mt-4 flex flex-wrap gap-x-3 text-xs text-smoke">
          {article.category && <span className="font-semibold text-tea-deep">{article.category}</span>}
          <time dateTime={article.published_at}>{date(article.published_at, 'long')}</time>
          <span>{t('article.reading_time', { minutes: article.reading_time })}</span>
        </p>
        <h3 className="display mt-1.5 text-lg text-balance">
          <a href={article.url} className="after:absolute after:inset-0 group-hover:underline">
            {article.name}
          </a>
        </h3>
        {article.perex && <p className="mt-2 line-clamp-3 text-sm text-smoke">{article.perex}</p>}
      </article>
    )
  },
)
