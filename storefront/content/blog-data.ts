import { isLastPage } from '#contract/list.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type ArticleCardData, articleCardOf } from './article-card-data.ts'

const PER_PAGE = 9

export interface BlogData {
  name: string | null
  description: string | null
  category_id: number | null
  categories: { id: number; name: string; url: string }[]
  articles: ArticleCardData[]
  page: number
  pages: number
  last: boolean
}

/** The blog's list, whole or of one category. */
export async function loadBlog({ api, descriptor, query }: LoadContext): Promise<Loaded<BlogData>> {
  const category_id = descriptor?.model_id ?? null
  const wanted = /^[1-9]\d{0,7}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const [category, categories, articles] = await Promise.all([
    category_id === null ? null : api('GET /article-categories/{id}', { params: { id: category_id } }),
    api('GET /article-categories', {
      query: { paginate: false, sort: 'position', only: ['id', 'name', 'url'] },
    }),
    api('GET /articles', {
      query: {
        page: wanted,
        per_page: PER_PAGE,
        sort: '-published_at',
        embed: ['article_category'],
        filters:
          category_id === null ? [] : [{ field: 'article_category_id', operator: 'eq', value: category_id }],
      },
    }),
  ])
  const { page, total_pages } = articles._meta
  return {
    known_query: ['page'],
    canonical_query: page > 1 ? `page=${page}` : '',
    ...(page > 1 && page > total_pages ? { status: 404 } : {}),
    data: {
      name: category?.name ?? null,
      description: category?.description ?? null,
      category_id,
      categories: categories.items,
      articles: articles.items.map(articleCardOf),
      page,
      pages: total_pages,
      last: isLastPage(articles._meta),
    },
  }
}
