/** Browsers drop a larger one without a word. */
export const MAX_COOKIE_BYTES = 4096

export interface CookieOptions {
  max_age?: number
  path?: string
  secure?: boolean
  http_only?: boolean
  same_site?: 'Lax' | 'Strict' | 'None'
}

const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const PRINTABLE = /^\P{C}*$/u
/** Those that go on in a header, which takes no other letters. */
const TOKENS = new Set(['access_token', 'refresh_token', 'staff_access_token', 'staff_refresh_token'])
const TOKEN = /^[\w.~+/-]+=*$/

/** Names and values must be printable. What is printable but means something in the header is percent-encoded. */
export function serializeCookie(name: string, value: string, options: CookieOptions = {}): string {
  if (!NAME.test(name)) throw new TypeError('A cookie name must be printable')
  if (!PRINTABLE.test(value)) throw new TypeError(`The value of cookie ${name} must be printable`)
  const path = options.path ?? '/'
  if (!/^\/[!-:<-~]*$/.test(path)) throw new TypeError(`The path of cookie ${name} must be printable`)
  const pair = `${name}=${encodeURIComponent(value)}`
  if (pair.length > MAX_COOKIE_BYTES) throw new RangeError(`Cookie ${name} is too large`)
  const parts = [pair, `Path=${path}`]
  if (options.max_age !== undefined) parts.push(`Max-Age=${options.max_age}`)
  if (options.http_only) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  if (options.same_site) parts.push(`SameSite=${options.same_site}`)
  return parts.join('; ')
}

/** Reads a Cookie header. The first of a name counts; what is broken, unprintable or oversized is not there, nor a token that can be none. */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at < 0 || part.length > MAX_COOKIE_BYTES || !NAME.test(name) || cookies.has(name)) continue
    const value = decode(part.slice(at + 1).trim())
    if (value !== null && (TOKENS.has(name) ? TOKEN : PRINTABLE).test(value)) cookies.set(name, value)
  }
  return cookies
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(/^".*"$/.test(text) ? text.slice(1, -1) : text)
  } catch {
    return null
  }
}
