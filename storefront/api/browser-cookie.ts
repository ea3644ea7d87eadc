import type { CookieName } from './cookie.ts'

/** A cookie that scripts may read, as the browser holds it at this moment; empty: there is none. */
export function browserCookie(name: CookieName): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
}

export function dropBrowserCookie(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
