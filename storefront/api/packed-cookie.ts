import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { clearCookie, type CookieName, setCookie } from './cookie.ts'
import { MAX_COOKIE_BYTES } from './cookie-text.ts'

const MAX_UNPACKED_BYTES = 30_000

/** What a page without scripts needs on the next one and no address may hold. Null: there is no room for it. */
export function packedCookie(name: CookieName, value: unknown, secure: boolean): string | null {
  const text = deflateRawSync(JSON.stringify(value)).toString('base64url')
  return name.length + 1 + text.length <= MAX_COOKIE_BYTES ? setCookie(name, text, { secure }) : null
}

export function forgottenCookie(name: CookieName, secure: boolean): string {
  return clearCookie(name, { secure })
}

/** Null where nothing is kept, or nothing that can be read. */
export function unpackedCookie(cookies: ReadonlyMap<string, string>, name: CookieName): unknown {
  const text = cookies.get(name)
  if (!text) return null
  try {
    const packed = Buffer.from(text, 'base64url')
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).toString('utf8'))
  } catch {
    return null
  }
}
