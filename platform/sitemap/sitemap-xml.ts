import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, LOCALES, withLanguage } from '#contract/language.ts'
import { branch, emptyElement, leaf } from '#platform/http/xml.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import type { Paths } from './sitemap-page.ts'

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE_WIDTH = 1280

export const INDEX_TAGS = [`<sitemapindex xmlns="${PROTOCOL}">\n`, '</sitemapindex>\n'] as const
export const SITEMAP_TAGS = [
  `<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
  '</urlset>\n',
] as const

export function sitemapElement(origin: string, path: string, modified_at: string | null): string {
  return `${branch('sitemap', leaf('loc', origin + path), leaf('lastmod', modified_at))}\n`
}

interface Page {
  paths: Paths
  modified_at?: string | null
  images?: string[]
}

/** A page is as many URLs as it has languages, and each of them names all, itself too. */
export function urlElements(origin: string, { paths, modified_at = null, images = [] }: Page): string {
  const addresses = INTERFACE_LANGUAGES.flatMap((language) => {
    const path = paths[language]
    if (path === undefined) return []
    // Letters beyond ASCII are written as the address bar sends them.
    return [{ language, url: new URL(withLanguage(path, language), origin).href }]
  })
  const alternate = (hreflang: string, href: string) =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href })
  const links = addresses.map(({ language, url }) => alternate(LOCALES[language], url))
  const plain = addresses.find(({ language }) => language === DEFAULT_LANGUAGE)
  if (plain) links.push(alternate('x-default', plain.url))
  const shown = images.map((name) =>
    branch('image:image', leaf('image:loc', origin + mediaUrl(name, IMAGE_WIDTH))),
  )
  return addresses
    .map(
      ({ url }) => `${branch('url', leaf('loc', url), leaf('lastmod', modified_at), ...links, ...shown)}\n`,
    )
    .join('')
}
