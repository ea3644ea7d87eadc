import * as z from 'zod/mini'
import { defineCalls } from './call.ts'
import { Urls } from './meta.ts'

export const PAGE_KINDS = ['model', 'homepage', 'blog-list', 'search', 'redirect'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export const MODEL_TYPES = {
  product: 9,
  article: 12,
  brand: 15,
  category: 16,
  static_page: 18,
  article_category: 19,
} as const
export type ModelType = (typeof MODEL_TYPES)[keyof typeof MODEL_TYPES]

export const PAGE_TYPES = [
  'article-category',
  'article',
  'blog-list',
  'brand',
  'category',
  'product',
  'static-page',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

const PAGE_TYPE_OF_MODEL: Record<ModelType, PageType> = {
  9: 'product',
  12: 'article',
  15: 'brand',
  16: 'category',
  18: 'static-page',
  19: 'article-category',
}

function isModelType(code: number | null): code is ModelType {
  return code !== null && code in PAGE_TYPE_OF_MODEL
}

/** The page type of a descriptor; homepage, search and redirect have none. An unknown model is an error. */
export function pageTypeOf(page: { kind: PageKind; model_type: number | null }): PageType | null {
  if (page.kind === 'blog-list') return 'blog-list'
  if (page.kind !== 'model') return null
  if (!isModelType(page.model_type)) throw new Error(`Unknown model type ${page.model_type} of a page`)
  return PAGE_TYPE_OF_MODEL[page.model_type]
}

export const Breadcrumb = z.object({ name: z.string(), url: z.string() })
export type Breadcrumb = z.infer<typeof Breadcrumb>

/** `name` or `property`, whichever the tag is known by. */
export const MetaTag = z.object({
  name: z.optional(z.string()),
  property: z.optional(z.string()),
  content: z.string(),
})
export type MetaTag = z.infer<typeof MetaTag>

export const Redirect = z.object({ destination: z.string(), status_code: z.number() })

export const PageDescriptor = z.object({
  kind: z.enum(PAGE_KINDS),
  model_type: z.nullable(z.literal(Object.values(MODEL_TYPES))),
  model_id: z.nullable(z.number()),
  page_type: z.nullable(z.enum(PAGE_TYPES)),
  breadcrumbs: z.array(Breadcrumb),
  title: z.string(),
  meta_tags: z.array(MetaTag),
  /** JSON-LD, one object per script. */
  structured_data: z.array(z.record(z.string(), z.unknown())),
  /** The languages in which the page is found, in the currency that is seen there. */
  alternate_urls: Urls,
  redirect: z.nullable(Redirect),
  status_code: z.number(),
})
export type PageDescriptor = z.infer<typeof PageDescriptor>

export const pageCalls = defineCalls({
  'GET /pages': {
    summary: 'Finds what stands at a path, in the language of the request',
    access: 'public',
    /** The path without the language prefix, as the storefront was asked for it. */
    query: z.object({
      path: z.string().check(z.startsWith('/'), z.maxLength(2048)),
      /** A chosen currency is kept in every language; otherwise each language stands for its own. */
      currency: z.optional(z.enum(['own', 'chosen'])),
    }),
    answer: PageDescriptor,
  },
})

/** Pages that list products are forgotten together; one that shows some is forgotten by their ids. */
export const LISTING_TAG = 'listing'
