import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { embedMany, embedNullable } from './embed.ts'
import { Image } from './image.ts'
import { resource } from './list.ts'
import { metaFields, Urls } from './meta.ts'
import { products } from './product.ts'
import { Tag } from './tag.ts'

export const ArticleAuthor = z.object({
  id: z.number(),
  name: z.string(),
  bio: z.nullable(z.string()),
  image: z.nullable(Image),
})
export type ArticleAuthor = z.infer<typeof ArticleAuthor>

export const articleAuthors = resource({
  name: 'article_author',
  entity: ArticleAuthor,
  embeds: {},
  filterable: { id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: true,
})

export const ArticleCategory = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  slug: z.string(),
  url: z.string(),
  parent_id: z.nullable(z.number()),
  position: z.number(),
  ...metaFields,
})
export type ArticleCategory = z.infer<typeof ArticleCategory>

export const articleCategories = resource({
  name: 'article_category',
  entity: ArticleCategory,
  embeds: { urls: { schema: Urls }, articles_count: { schema: z.number() } },
  filterable: { id: 'number', name: 'text', slug: 'text', parent_id: 'number', position: 'number' },
  sortable: ['id', 'name', 'slug', 'position'],
  searchable: true,
})

export const Article = z.object({
  id: z.number(),
  name: z.string(),
  perex: z.nullable(z.string()),
  /** HTML, already made safe. */
  content: z.string(),
  image: z.nullable(Image),
  slug: z.string(),
  url: z.string(),
  article_category_id: z.nullable(z.number()),
  article_author_id: z.nullable(z.number()),
  published_at: z.string(),
  is_active: z.boolean(),
  tags: z.array(Tag),
  /** Minutes. */
  reading_time: z.number(),
  ...metaFields,
})
export type Article = z.infer<typeof Article>

export const articles = resource({
  name: 'article',
  entity: Article,
  embeds: {
    urls: { schema: Urls },
    author: embedNullable(articleAuthors),
    article_category: embedNullable(articleCategories),
    related_products: embedMany(products),
  },
  filterable: {
    id: 'number',
    name: 'text',
    perex: 'text',
    slug: 'text',
    article_category_id: 'number',
    article_author_id: 'number',
    tag_id: 'number',
    published_at: 'date',
    is_active: 'boolean',
    reading_time: 'number',
  },
  sortable: ['id', 'name', 'slug', 'published_at', 'reading_time'],
  searchable: true,
})

export const articleCalls = defineCalls({
  'GET /articles': { summary: 'Lists published articles', access: 'public', list: articles },
  'GET /articles/{id}': {
    summary: 'Reads one published article',
    access: 'public',
    params: z.object({ id: PathId }),
    one: articles,
  },
  'GET /article-categories': {
    summary: 'Lists categories of the blog',
    access: 'public',
    list: articleCategories,
  },
  'GET /article-categories/{id}': {
    summary: 'Reads one category of the blog',
    access: 'public',
    params: z.object({ id: PathId }),
    one: articleCategories,
  },
  'GET /article-authors': { summary: 'Lists authors of articles', access: 'public', list: articleAuthors },
  'GET /article-authors/{id}': {
    summary: 'Reads one author',
    access: 'public',
    params: z.object({ id: PathId }),
    one: articleAuthors,
  },
})
