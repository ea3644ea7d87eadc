import type { Banner } from '#contract/banner.ts'
import { BANNER_TYPES } from '#contract/banner.ts'
import { type Card, CARD_EMBEDS, CARD_FIELDS, cardOf } from '../catalogue/card.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type ArticleCardData, articleCardOf } from './article-card-data.ts'

const LIST_LENGTH = 8
const ARTICLES = 3

export interface HomeData {
  slides: Banner[]
  tiles: Banner[]
  lists: { id: number; name: string; url: string; products: Card[] }[]
  articles: ArticleCardData[]
}

export async function loadHome({ api }: LoadContext): Promise<Loaded<HomeData>> {
  const banners = (type: number) => [{ field: 'banner_type_id', operator: 'eq', value: type }] as const
  const [slides, tiles, lists, articles] = await Promise.all([
    api('GET /banners', { query: { filters: [...banners(BANNER_TYPES.homepage_slider)], sort: 'position' } }),
    api('GET /banners', { query: { filters: [...banners(BANNER_TYPES.homepage_tile)], sort: 'position' } }),
    api('GET /product-lists', {
      query: {
        sort: 'position',
        embed: ['products', ...CARD_EMBEDS.map((name) => `products.${name}` as const)],
        only: ['id', 'name', 'url', ...CARD_FIELDS.map((name) => `products.${name}` as const)],
      },
    }),
    api('GET /articles', {
      query: { sort: '-published_at', per_page: ARTICLES, embed: ['article_category'] },
    }),
  ])
  return {
    data: {
      slides: slides.items,
      tiles: tiles.items,
      lists: lists.items
        .map(({ id, name, url, products }) => ({
          id,
          name,
          url,
          products: products.slice(0, LIST_LENGTH).map(cardOf),
        }))
        .filter((list) => list.products.length > 0),
      articles: articles.items.map(articleCardOf),
    },
  }
}
