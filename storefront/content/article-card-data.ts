import type { Article } from '#contract/article.ts'
import { oncePer } from '../once-per.ts'

export type ArticleCardData = Pick<
  Article,
  'id' | 'name' | 'perex' | 'url' | 'image' | 'published_at' | 'reading_time'
> & { category: string | null }

type Answered = Article & { article_category?: { name: string } | null }

/** Of one answer it is one object. */
export const articleCardOf = oncePer((article: Answered): ArticleCardData => {
  const { id, name, perex, url, image, published_at, reading_time } = article
  return {
    id,
    name,
    perex,
    url,
    image,
    published_at,
    reading_time,
    category: article.article_category?.name ?? null,
  }
})
