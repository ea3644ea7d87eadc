import * as z from 'zod/mini'
import { banners } from './banner.ts'
import { defineCalls, PathId } from './call.ts'
import { embedMany } from './embed.ts'
import { Image } from './image.ts'
import { LANGUAGES } from './language.ts'
import { listAnswer, resource } from './list.ts'
import { metaFields, Urls } from './meta.ts'

export const Category = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  parent_id: z.nullable(z.number()),
  images: z.array(Image),
  color: z.nullable(z.string()),
  slug: z.string(),
  url: z.string(),
  position: z.number(),
  available_for_languages: z.array(z.enum(LANGUAGES)),
  is_active: z.boolean(),
  /** True: only customers of `restricted_customer_group_ids` see it. */
  customer_groups_restriction: z.boolean(),
  /** Products of the category and of all below it. */
  products_count: z.number(),
  restricted_customer_group_ids: z.array(z.number()),
  ...metaFields,
})
export type Category = z.infer<typeof Category>

export const categories = resource({
  name: 'category',
  entity: Category,
  embeds: { urls: { schema: Urls }, banners: embedMany(banners) },
  filterable: {
    id: 'number',
    name: 'text',
    slug: 'text',
    parent_id: 'number',
    position: 'number',
    color: 'text',
    is_active: 'boolean',
    customer_groups_restriction: 'boolean',
    products_count: 'number',
  },
  sortable: ['id', 'name', 'slug', 'position', 'products_count'],
  searchable: true,
})

export type CategoryNode = Category & { children: CategoryNode[] }
export const CategoryNode: z.ZodMiniType<CategoryNode> = z.object({
  ...Category.shape,
  children: z.array(z.lazy(() => CategoryNode)),
})

export const categoryCalls = defineCalls({
  'GET /categories': {
    summary: 'Lists categories this caller may see in this language',
    access: 'public',
    list: categories,
  },
  'GET /categories/tree': {
    summary: 'Reads the same categories as a tree, in their order',
    access: 'public',
    answer: listAnswer(CategoryNode),
  },
  'GET /categories/{id}': {
    summary: 'Reads one category',
    access: 'public',
    params: z.object({ id: PathId }),
    one: categories,
  },
})
