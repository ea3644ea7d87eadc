/** What a link may lead to. */
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const WEB_PROTOCOLS = ['http:', 'https:']

const MAX_LOCAL_PATH_LENGTH = 2048

/** Stands in for our own host; nobody can own a name under .invalid. */
const OWN = 'https://shop.invalid'

function parse(value: string, base: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}

function hasControlCharacter(value: string): boolean {
  return /\p{Cc}/u.test(value)
}

/** The parser decides what the protocol is, as the browser would: it drops tabs and line breaks inside. */
export function isAllowedUrl(value: string, protocols: readonly string[] = LINK_PROTOCOLS): boolean {
  const url = parse(value, OWN)
  return url !== null && protocols.includes(url.protocol)
}

/**
 * The path, query and hash of a value that stays on this site, else null. Accepts nothing but a path:
 * remembered paths and return addresses come from outside, and an absolute address is never needed for them.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LOCAL_PATH_LENGTH) return null
  if (!value.startsWith('/') || value.includes('\\') || hasControlCharacter(value)) return null
  const url = parse(value, OWN)
  if (url?.origin !== OWN) return null
  // `/.//evil.example` keeps our host, but its path is `//evil.example`: another host to whoever reads it next.
  if (/^\/(\/|%2f|%5c)/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

export type Destination = { kind: 'local'; path: string } | { kind: 'external'; url: string }

/** Where a redirect may go: within the site by our own navigation, to another site by a full page load. */
export function destinationOf(value: string, origin: string): Destination | null {
  const path = localPath(value)
  if (path !== null) return { kind: 'local', path }
  if (!/^https?:\/\/[^/\\]+([/?#]|$)/i.test(value) || value.includes('\\') || hasControlCharacter(value))
    return null
  const url = parse(value, OWN)
  if (!url || !WEB_PROTOCOLS.includes(url.protocol) || url.username || url.password) return null
  if (url.origin !== origin) return { kind: 'external', url: url.href }
  const own = localPath(url.pathname + url.search + url.hash)
  return own === null ? null : { kind: 'local', path: own }
}
