import { isInterfaceLanguage, DEFAULT_LANGUAGE, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import {
  type Breadcrumb,
  type MetaTag,
  type ModelType,
  type PageDescriptor,
  type PageKind,
  pageTypeOf,
} from '#contract/page.ts'
import type { Context } from '#platform/http/context.ts'
import type { ShopPage } from '#platform/shop/shop.ts'
import { breadcrumbList, type JsonLd, type Site } from './structured-data.ts'

/** What one kind of page knows of itself; everything else of a descriptor follows from it. */
export interface PageDraft {
  url: string
  title: string
  description: string | null
  keywords?: string | null
  og_title?: string | null
  og_description?: string | null
  og_type: 'website' | 'article' | 'product'
  /** A path of ours; the shop's logo stands in for a missing one. */
  image: string | null
  breadcrumbs: Breadcrumb[]
  structured_data: JsonLd[]
  alternate_urls: Urls
  noindex?: boolean
}

export interface FoundRoute {
  kind: Exclude<PageKind, 'redirect'>
  model_type: ModelType | null
  model_id: number | null
}

/** Pages exist in the languages of the interface only. */
export function pageLanguage({ language }: Context): InterfaceLanguage {
  return isInterfaceLanguage(language) ? language : DEFAULT_LANGUAGE
}

export function siteOf({ request }: Context, shop: ShopPage, home: string): Site {
  const { origin } = new URL(request.url)
  return { name: shop.name, home: origin + home, absolute: (url) => new URL(url, origin).href }
}

export function describePage(
  context: Context,
  site: Site,
  route: FoundRoute,
  draft: PageDraft,
): PageDescriptor {
  const crumbs = draft.breadcrumbs.length > 0 ? [breadcrumbList(site, draft.breadcrumbs)] : []
  return {
    ...route,
    page_type: pageTypeOf(route),
    breadcrumbs: draft.breadcrumbs,
    title: draft.title,
    meta_tags: metaTags(context, site, draft),
    structured_data: [...draft.structured_data, ...crumbs].map((one) => ({
      '@context': 'https://schema.org',
      ...one,
    })),
    alternate_urls: draft.alternate_urls,
    redirect: null,
    status_code: 200,
  }
}

function metaTags(context: Context, site: Site, draft: PageDraft): MetaTag[] {
  const image = draft.image && site.absolute(draft.image)
  const named: [string, string | null | undefined][] = [
    ['description', draft.description],
    ['keywords', draft.keywords],
    ['robots', draft.noindex ? 'noindex, follow' : null],
  ]
  const properties: [string, string | null | undefined][] = [
    ['og:title', draft.og_title ?? draft.title],
    ['og:description', draft.og_description ?? draft.description],
    ['og:type', draft.og_type],
    ['og:image', image],
    ['og:url', site.absolute(draft.url)],
    ['og:site_name', site.name],
    ['og:locale', LOCALES[pageLanguage(context)].replace('-', '_')],
  ]
  return [
    ...named.flatMap(([name, content]) => (content ? [{ name, content }] : [])),
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}
