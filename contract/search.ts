import * as z from 'zod/mini'
import { articles } from './article.ts'
import { brands } from './brand.ts'
import { defineCalls } from './call.ts'
import { categories } from './category.ts'
import { wire } from './embed.ts'
import { MAX_SEARCH_LENGTH, type Resource } from './list.ts'
import { products } from './product.ts'

export const MAX_SEARCH_GROUP = 20

function group<R extends Resource>(resource: R) {
  return z.object({ items: z.array(wire(resource)), total: z.number() })
}

/** Products first, with the embeds of PRODUCT_CARD_EMBEDS; each group holds its best finds and how many there are. */
export const SearchAnswer = z.object({
  query: z.string(),
  /** The query as it was understood, where a misspelt word was replaced. */
  corrected: z.nullable(z.string()),
  /** Few or no products have all the words: some of these lack one. */
  is_partial: z.boolean(),
  products: group(products),
  categories: group(categories),
  brands: group(brands),
  articles: group(articles),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const searchCalls = defineCalls({
  'GET /search': {
    summary: 'Searches products, categories, brands and articles',
    access: 'public',
    query: z.object({
      q: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)),
      /** Finds per group. */
      limit: z.optional(z.string().check(z.regex(/^([1-9]|1\d|20)$/))),
    }),
    answer: SearchAnswer,
  },
})
