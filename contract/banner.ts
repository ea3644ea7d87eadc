import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { Image } from './image.ts'
import { resource } from './list.ts'

export const BANNER_TYPES = {
  homepage_slider: 1,
  homepage_tile: 2,
  category: 3,
  brand: 4,
  top_strip: 5,
} as const

export const BANNER_SIZES = ['full', 'half', 'third'] as const

export const Banner = z.object({
  id: z.number(),
  banner_type_id: z.literal(Object.values(BANNER_TYPES)),
  size_type: z.enum(BANNER_SIZES),
  images: z.object({ mobile: z.nullable(Image), desktop: z.nullable(Image) }),
  position: z.number(),
  is_active: z.boolean(),
  name: z.string(),
  content: z.nullable(z.string()),
  /** Where the whole banner leads. */
  url: z.nullable(z.string()),
  url_text: z.nullable(z.string()),
  button_text: z.nullable(z.string()),
  button_link: z.nullable(z.string()),
  button_image: z.nullable(z.string()),
  valid_from: z.nullable(z.string()),
  valid_to: z.nullable(z.string()),
  /** Set on banners of one brand or one category only. */
  brand_id: z.nullable(z.number()),
  category_id: z.nullable(z.number()),
})
export type Banner = z.infer<typeof Banner>

export const banners = resource({
  name: 'banner',
  entity: Banner,
  embeds: {},
  filterable: {
    id: 'number',
    banner_type_id: 'number',
    size_type: 'text',
    name: 'text',
    position: 'number',
    is_active: 'boolean',
    valid_from: 'date',
    valid_to: 'date',
    brand_id: 'number',
    category_id: 'number',
  },
  sortable: ['id', 'name', 'position', 'valid_from', 'valid_to'],
  searchable: true,
})

export const bannerCalls = defineCalls({
  'GET /banners': { summary: 'Lists active banners valid at this time', access: 'public', list: banners },
  'GET /banners/{id}': {
    summary: 'Reads one banner',
    access: 'public',
    params: z.object({ id: PathId }),
    one: banners,
  },
})
