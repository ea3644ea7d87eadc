import type { Article } from '#contract/article.ts'
import type { Breadcrumb } from '#contract/page.ts'
import { WITHDRAWAL_DAYS } from '#contract/refund.ts'
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

export function onlineStore(site: Site, shop: ShopPage, company: CompanyInfo): JsonLd {
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
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: shop.country_alpha2,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: WITHDRAWAL_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  })
}

export function webSite(site: Site): JsonLd {
  return { '@type': 'WebSite', name: site.name, url: site.home }
}

export function webPage(
  site: Site,
  type: 'WebPage' | 'CollectionPage' | 'SearchResultsPage' | 'Blog',
  page: { name: string; description: string | null; url: string },
): JsonLd {
  return present({
    '@type': type,
    name: page.name,
    description: page.description,
    url: site.absolute(page.url),
    isPartOf: webSite(site),
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
