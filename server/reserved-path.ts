import { DEFAULT_LANGUAGE, isInterfaceLanguage, withLanguage } from '#contract/language.ts'
import { matchRoute } from '#storefront/route-match.ts'

/** What stands beside the pages, by the first word of its address. */
const BESIDE_PAGES =
  '_i18n api app apps assets builds feeds icon.svg livez media metrics readyz robots.txt sandbox shop-api sitemap.xml sitemaps'.split(
    ' ',
  )

/** Whether an address belongs to a screen or a service of the shop: whatever else had it would never be seen. */
export function isReservedPath(language: string, path: string): boolean {
  // Nothing is shown under the addresses of other languages.
  if (!isInterfaceLanguage(language)) return false
  if (matchRoute(withLanguage(path, language))) return true
  const first = path.split('/')[1] ?? ''
  return language === DEFAULT_LANGUAGE && (BESIDE_PAGES.includes(first) || isInterfaceLanguage(first))
}
