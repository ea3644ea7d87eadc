import type { Article, ArticleAuthor } from '#contract/article.ts'
import { PRODUCT_CARD_EMBEDS } from '#contract/product.ts'
import { type Card, cardOf } from '../catalogue/card.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type ArticleCardData, articleCardOf } from './article-card-data.ts'
import { stackTables } from './stacked-table.ts'
import { keepWordsWhole } from './whole-word.ts'

const MORE = 3

export interface ArticleData {
  /** By which the kept page is told of products that it does not show, and may show again. */
  id: number
  article: Pick<Article, 'name' | 'perex' | 'content' | 'image' | 'published_at' | 'reading_time' | 'tags'>
  category: { name: string; url: string } | null
  author: ArticleAuthor | null
  products: Card[]
  more: ArticleCardData[]
}

export async function loadArticle({ api, descriptor }: LoadContext): Promise<Loaded<ArticleData>> {
  const id = descriptor?.model_id ?? 0
  const cards = PRODUCT_CARD_EMBEDS.map((name) => `related_products.${name}` as const)
  const article = await api('GET /articles/{id}', {
    params: { id },
    query: { embed: ['author', 'article_category', 'related_products', ...cards] },
  })
  const category_id = article.article_category_id ?? 0
  const newest = (operator: 'eq' | 'neq', per_page: number) =>
    api('GET /articles', {
      query: {
        per_page,
        sort: '-published_at',
        embed: ['article_category'],
        filters: [
          { field: 'id', operator: 'neq', value: id },
          { field: 'article_category_id', operator, value: category_id },
        ],
      },
    })
  const related = (await newest('eq', MORE)).items
  // A category of few leaves the row to be filled by the others.
  const others = related.length < MORE ? (await newest('neq', MORE - related.length)).items : []
  const { name, perex, image, published_at, reading_time, tags, article_category } = article
  return {
    data: {
      id,
      article: {
        name,
        perex,
        content: stackTables(keepWordsWhole(article.content)),
        image,
        published_at,
        reading_time,
        tags,
      },
      category: article_category ? { name: article_category.name, url: article_category.url } : null,
      author: article.author,
      products: article.related_products.map(cardOf),
      more: [...related, ...others].map(articleCardOf),
    },
  }
}
