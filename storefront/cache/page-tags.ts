import { LISTING_TAG } from '#contract/page.ts'
import { type Page, type PageName, pagePath } from '../page.ts'
import { matchRoute } from '../route-match.ts'

/** Screens that are the same for everyone who is shown the same prices. Those that list change with any product. */
const SHARED: Partial<Record<PageName, 'lists' | 'shows'>> = {
  home: 'lists',
  category: 'lists',
  brand: 'lists',
  brands: 'lists',
  'product-list': 'lists',
  search: 'lists',
  product: 'shows',
  package: 'shows',
  'blog-list': 'shows',
  'article-category': 'shows',
  article: 'shows',
  'static-page': 'shows',
}

/** Whether a page is shared can be told by its path: what is not a fixed screen is looked up, and the same for all. */
export function isSharedPath(pathname: string): boolean {
  const match = matchRoute(pagePath(pathname))
  return !match || SHARED[match.name] !== undefined
}

/** What a page depends on; null for one that must not be kept. */
export function pageTags({ name, status, data }: Page): string[] | null {
  const kind = SHARED[name]
  if (!kind || status !== 200) return null
  return [...(kind === 'lists' ? [LISTING_TAG] : []), ...idTags(data)]
}

export function idTags(data: unknown): string[] {
  const ids = new Set<number>()
  collectIds(data, ids)
  return Array.from(ids, String)
}

/** Most of what a page holds of pictures are their addresses. */
const OF_NO_PRODUCT = new Set(['images', 'sizes'])

/** Ids of anything that might be a product: one tag too many costs a drawing, one too few shows an old price. */
function collectIds(value: unknown, ids: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collectIds(item, ids)
    return
  }
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key]
    if (typeof inner === 'object') {
      if (inner !== null && !OF_NO_PRODUCT.has(key)) collectIds(inner, ids)
    } else if (typeof inner === 'number' && (key === 'id' || key.endsWith('product_id'))) ids.add(inner)
  }
}
