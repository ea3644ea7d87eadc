import { browserCookie, dropBrowserCookie } from '../api/browser-cookie.ts'
import { setCookie } from '../api/cookie.ts'

/** The order just made: summary needs it, and its hash opens it to a buyer without an account. */
export interface LatestOrder {
  id: number
  hash: string
}

export function latestOrderIn(cookies: ReadonlyMap<string, string>): LatestOrder | null {
  const [, id, hash] = /^([1-9]\d{0,9})\.([\w-]{16,128})$/.exec(cookies.get('latest_order') ?? '') ?? []
  return id && hash ? { id: Number(id), hash } : null
}

export function latestOrderCookie({ id, hash }: LatestOrder, secure: boolean): string {
  return setCookie('latest_order', `${id}.${hash}`, { secure })
}

/** Leaving its summary forgets the order, unless a newer one was made since; its address still opens it. */
export function forgetLatestOrder(id: number | undefined): void {
  if (browserCookie('latest_order').startsWith(`${id}.`)) dropBrowserCookie('latest_order')
}
