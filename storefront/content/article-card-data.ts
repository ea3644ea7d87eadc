import type { Article } from '#contract/article.ts'

export type ArticleCardData = Pick<
  Article,
  'id' | 'name' | 'perex' | 'url' | 'image' | 'published_at' | 'reading_time'
> & { category: string | null }

type Answered = Article & { article_category?: { name: string } | null }

const cards = new WeakMap<Answered, ArticleCardData>()

/** Of one answer it is one object. */
export function articleCardOf(article: Answered): ArticleCardData {
  const card = cards.get(article) ?? newCard(article)
  cards.set(article, card)
  return card
}

function newCard(article: Answered): ArticleCardData {
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
