import { INTERFACE_LANGUAGES, withLanguage } from '#contract/language.ts'
import { routeEntries } from './route-match.ts'

/** What no robot has any business with. Their pages say noindex too, but a cart need not be asked for to learn it. */
const CLOSED = ['/api/', '/shop-api/', '/sandbox/']
const PARAMETER = /\/\{.*$/

/** `/robots.txt` of the host at `origin`. */
export function robotsText(origin: string): string {
  const personal = INTERFACE_LANGUAGES.flatMap((language) =>
    routeEntries()
      .filter(([, { layout, phase }]) => layout === 'customer' || phase !== undefined)
      .map(([, { paths }]) => withLanguage(paths[language].replace(PARAMETER, '/'), language)),
  )
  const closed = [...new Set(personal)].flatMap((path) =>
    // Rules match beginnings, and `/kosik-na-ovoce` may well be a category.
    path.endsWith('/') ? [path] : [`${path}$`, `${path}?`, `${path}/`],
  )
  const rules = [...CLOSED, ...closed].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
