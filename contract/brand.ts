import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'
import { Image } from './image.ts'

export const Brand = z.object({
  id: z.number(),
  name: z.string(),
  short_description: z.nullable(z.string()),
  description: z.nullable(z.string()),
  images: z.array(Image),
  slug: z.string(),
  url: z.string(),
  is_active: z.boolean(),
  parent_id: z.nullable(z.number()),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.nullable(z.string()),
  og_title: z.nullable(z.string()),
  og_description: z.nullable(z.string()),
  og_image: z.nullable(z.string()),
})
export type Brand = z.infer<typeof Brand>

export const brands = resource({
  name: 'brand',
  entity: Brand,
  embeds: {
    urls: { schema: z.record(z.string(), z.string()) },
  },
  filterable: { id: 'number', name: 'text', slug: 'text', parent_id: 'number', is_active: 'boolean' },
  sortable: ['id', 'name'],
  searchable: true,
})

export const brandCalls = defineCalls({
  'GET /brands': { summary: 'Lists active brands', access: 'public', list: brands },
  'GET /brands/{id}': {
    summary: 'Reads one brand',
    access: 'public',
    params: z.object({ id: PathId }),
    one: brands,
  },
})
