import type { Article } from '#contract/article.ts'

export type ArticleCardData = Pick<
  Article,
  'id' | 'name' | 'perex' | 'url' | 'image' | 'published_at' | 'reading_time'
> & { category: string | null }

export function articleCardOf(
  article: Article & { article_category?: { name: string } | null },
): ArticleCardData {
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
}
