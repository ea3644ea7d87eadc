import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'
import { metaFields, Urls } from './meta.ts'

export const StaticPage = z.object({
  id: z.number(),
  /** Names the page in every language alike, for links from the shop's own screens. */
  code: z.nullable(z.string()),
  name: z.string(),
  /** HTML, already made safe. */
  content: z.string(),
  slug: z.string(),
  url: z.string(),
  position: z.number(),
  is_active: z.boolean(),
  ...metaFields,
})
export type StaticPage = z.infer<typeof StaticPage>

export const staticPages = resource({
  name: 'static_page',
  entity: StaticPage,
  embeds: { urls: { schema: Urls } },
  filterable: {
    id: 'number',
    code: 'text',
    name: 'text',
    slug: 'text',
    position: 'number',
    is_active: 'boolean',
  },
  sortable: ['id', 'name', 'slug', 'position'],
  searchable: true,
})

/** The places of the storefront whose text the shop keeps as content. */
export const STATIC_CONTENT_CODES = [
  'header-strip',
  'footer-promise',
  'footer-about',
  'newsletter-invitation',
  'guarantee-notice',
  'empty-search',
  'checkout-help',
  'withdrawal-notice',
  'complaint-notice',
] as const
export type StaticContentCode = (typeof STATIC_CONTENT_CODES)[number]

export const StaticContent = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  /** HTML, already made safe. */
  content: z.string(),
  position: z.number(),
})
export type StaticContent = z.infer<typeof StaticContent>

export const staticContents = resource({
  name: 'static_content',
  entity: StaticContent,
  embeds: {},
  filterable: { id: 'number', code: 'text', name: 'text', position: 'number' },
  sortable: ['id', 'code', 'name', 'position'],
  searchable: true,
})

export const staticPageCalls = defineCalls({
  'GET /static-pages': { summary: 'Lists active static pages', access: 'public', list: staticPages },
  'GET /static-pages/{id}': {
    summary: 'Reads one static page',
    access: 'public',
    params: z.object({ id: PathId }),
    one: staticPages,
  },
  'GET /static-contents': {
    summary: 'Lists blocks of text by their codes',
    access: 'public',
    list: staticContents,
  },
  'GET /static-contents/{id}': {
    summary: 'Reads one block of text',
    access: 'public',
    params: z.object({ id: PathId }),
    one: staticContents,
  },
})
