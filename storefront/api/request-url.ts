import { RefusedUrlError } from './request-error.ts'

type Scalar = string | number | boolean
export type QueryValue = Scalar | null | undefined | readonly Scalar[] | readonly object[] | object
export type Query = Readonly<Record<string, QueryValue>>

/** Fills `/carts/{cart_id}`; a value that would climb to another path is refused. */
export function fillPath(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '' || value === '.' || value === '..') {
      throw new RefusedUrlError(`"${value}" cannot stand for ${name} in ${template}`)
    }
    return encodeURIComponent(value)
  })
}

/** Lists of words are joined by commas, anything deeper is JSON, and what is not set is not sent. */
function encodeValue(value: QueryValue): string | null {
  if (value === undefined || value === null) return null
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (value.length === 0) return null
  return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join(',')
}

export function encodeQuery(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = encodeValue(value)
    if (text !== null) search.set(name, text)
  }
  return search.toString()
}

/** Two slashes at the start would name another host. Browsers read a backslash as a slash, and drop tabs. */
export function requestUrl(base_url: string, path: string, query?: Query): string {
  const url = base_url + path
  if (/^[\s\\/]*[\\/][\s]*[\\/]/.test(url)) throw new RefusedUrlError('A request must not start with //')
  const search = encodeQuery(query)
  return search ? `${url}?${search}` : url
}
