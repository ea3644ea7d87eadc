import type { Article } from '#contract/article.ts'
import type { Breadcrumb } from '#contract/page.ts'
import type { CompanyInfo } from '#contract/shop.ts'
import type { ShopPage } from '#platform/shop/shop.ts'

export type JsonLd = { '@type': string } & Record<string, unknown>

/** The website as others see it: its addresses are absolute. */
export interface Site {
  name: string
  home: string
  absolute: (url: string) => string
}

/** Keys without a value say nothing, so they are left out. */
export function present(data: JsonLd): JsonLd {
  const entries = Object.entries(data).filter(([, value]) => value !== null && value !== undefined)
  // Only optional keys can be missing; the type always stays.
  return Object.fromEntries(entries) as JsonLd
}

export function breadcrumbList(site: Site, breadcrumbs: Breadcrumb[]): JsonLd {
  const steps = [{ name: site.name, url: site.home }, ...breadcrumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.absolute(url),
    })),
  }
}

/** What the shop promises to everyone who buys. */
export interface StoreTerms {
  return_policy: JsonLd | null
  shipping_services: JsonLd[]
  languages: readonly string[]
}

export function onlineStore(site: Site, shop: ShopPage, company: CompanyInfo, terms: StoreTerms): JsonLd {
  const networks = Object.values(shop.social_links).filter((url) => url !== null)
  return present({
    '@type': 'OnlineStore',
    name: shop.name,
    url: site.home,
    logo: shop.logo && site.absolute(shop.logo),
    legalName: company.name,
    email: company.email,
    telephone: company.phone,
    vatID: company.vat_number,
    taxID: company.identification_number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.city,
      postalCode: company.post_code,
      addressCountry: shop.country_alpha2,
    },
    sameAs: networks.length > 0 ? networks : null,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: company.email,
      telephone: company.phone,
      availableLanguage: terms.languages,
    },
    hasMerchantReturnPolicy: terms.return_policy,
    hasShippingService: terms.shipping_services.length > 0 ? terms.shipping_services : null,
  })
}

function webSite(site: Site): JsonLd {
  return { '@type': 'WebSite', name: site.name, url: site.home }
}

/** `search` is the address of the search page, its parameter still to be filled in. */
export function searchableSite(site: Site, search: { url: string; parameter: string }): JsonLd {
  const term = 'search_term'
  return {
    ...webSite(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.absolute(search.url)}?${search.parameter}={${term}}`,
      },
      'query-input': `required name=${term}`,
    },
  }
}

export function webPage(
  site: Site,
  type: 'WebPage' | 'CollectionPage' | 'SearchResultsPage' | 'Blog',
  page: { name: string; description: string | null; url: string },
  about: JsonLd | null = null,
): JsonLd {
  return present({
    '@type': type,
    name: page.name,
    description: page.description,
    url: site.absolute(page.url),
    isPartOf: webSite(site),
    about,
  })
}

export function blogPosting(
  site: Site,
  article: Article & { author?: { name: string } | null },
  details: { description: string | null; updated_at: string },
): JsonLd {
  return present({
    '@type': 'BlogPosting',
    headline: article.name,
    description: details.description,
    image: article.image && [site.absolute(article.image.url)],
    datePublished: article.published_at,
    dateModified: details.updated_at,
    author: article.author && { '@type': 'Person', name: article.author.name },
    publisher: { '@type': 'Organization', name: site.name, url: site.home },
    mainEntityOfPage: site.absolute(article.url),
  })
}
