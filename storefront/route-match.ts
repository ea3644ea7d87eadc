import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  withLanguage,
} from '#contract/language.ts'
import type { RouteTarget } from './auth-rule.ts'
import { MAX_ID } from './id-in.ts'
import { type Route, type RouteName, routes } from './routes.ts'

export interface RouteMatch {
  name: RouteName
  language: InterfaceLanguage
  params: Record<string, string>
}

const PARAM = /\{(\w+)\}/g
/** A parameter of a fixed path is a slug, or else a database id. */
const SLUG = '([^/]{1,200})'
const ID = '([1-9]\\d{0,9})'

interface Pattern {
  name: RouteName
  regex: RegExp
  params: string[]
}

const exact = new Map<string, RouteName>()
const patterns = new Map<string, Pattern[]>()

for (const language of INTERFACE_LANGUAGES) {
  for (const [name, route] of routeEntries()) {
    const path = route.paths[language]
    const params = [...path.matchAll(PARAM)].map((found) => found[1] ?? '')
    if (params.length === 0) exact.set(`${language} ${path}`, name)
    else {
      const regex = new RegExp(`^${path.replace(PARAM, (_, param) => (param === 'slug' ? SLUG : ID))}$`)
      patterns.set(language, [...(patterns.get(language) ?? []), { name, regex, params }])
    }
  }
}

export function routeEntries(): [RouteName, Route][] {
  // Object.entries forgets the literal keys of a table that is closed by its type.
  return Object.entries(routes) as [RouteName, Route][]
}

export function routeOf(name: RouteName): Route {
  return routes[name]
}

function firstSegment(pathname: string): string {
  const end = pathname.indexOf('/', 1)
  return end < 0 ? pathname.slice(1) : pathname.slice(1, end)
}

/** The language stands in the path's prefix and nowhere else; what has no prefix is in the default language. */
export function splitLanguage(pathname: string): { language: InterfaceLanguage; path: string } {
  const prefix = firstSegment(pathname)
  if (prefix !== DEFAULT_LANGUAGE && isInterfaceLanguage(prefix)) {
    return { language: prefix, path: pathname.slice(prefix.length + 1) || '/' }
  }
  return { language: DEFAULT_LANGUAGE, path: pathname }
}

/**
 * The one spelling of a path: single slashes, none at the end, lower case, no prefix of the default language.
 * A request for another spelling of a known screen or page is answered 301 to this one; of an unknown one, 404.
 */
export function canonicalPath(pathname: string): string {
  const plain = `/${pathname
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`
  const path = plain.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  )
  if (firstSegment(path) !== DEFAULT_LANGUAGE) return path
  const rest = path.slice(DEFAULT_LANGUAGE.length + 1) || '/'
  return isInterfaceLanguage(firstSegment(rest)) ? path : rest
}

/** Finds the fixed screen of a canonical path; null leaves the path to the search settings and the page lookup. */
export function matchRoute(pathname: string): RouteMatch | null {
  const { language, path } = splitLanguage(pathname)
  // `/sk/` is another spelling of `/sk`, not a second home.
  if (path === '/' && pathname !== '/' && pathname.endsWith('/')) return null
  const name = exact.get(`${language} ${path}`)
  if (name) return { name, language, params: {} }
  for (const pattern of patterns.get(language) ?? []) {
    const found = pattern.regex.exec(path)
    if (!found) continue
    const values = found.slice(1)
    if (values.some((value) => Number(value) > MAX_ID)) return null
    return {
      name: pattern.name,
      language,
      params: Object.fromEntries(pattern.params.map((param, index) => [param, values[index] ?? ''])),
    }
  }
  return null
}

/** The route of the fixed screen that stands at a path. */
export function routeAt(pathname: string): Route | null {
  const match = matchRoute(pathname)
  return match && routeOf(match.name)
}

export function pathFor(
  name: RouteName,
  language: InterfaceLanguage,
  params: RouteTarget['params'] = {},
  query: RouteTarget['query'] = {},
): string {
  const path = routeOf(name).paths[language].replace(PARAM, (_, param: string) => {
    const value = params[param]
    if (value === undefined) throw new Error(`Route ${name} needs the parameter ${param}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value))
  }
  const text = search.toString()
  return withLanguage(path, language) + (text && `?${text}`)
}

export function targetPath(target: RouteTarget, language: InterfaceLanguage): string {
  return pathFor(target.name, language, target.params, target.query)
}
