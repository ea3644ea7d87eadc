import type { Context } from '#platform/http/context.ts'

/** An address within this shop, under one of its own names; null is any other, however much it looks like one. */
export async function readShopUrl(context: Context, value: string): Promise<URL | null> {
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(value)) return null
  const url = URL.parse(value)
  const own = new URL(context.request.url)
  if (!url || url.username || url.password) return null
  if (own.protocol === 'https:' && url.protocol !== 'https:') return null
  // `/.//evil.example` has our host, but whoever reads its path next has another.
  if (/^\/(\/|%2f|%5c)/i.test(url.pathname)) return null
  // The front has let this request in, so the name and the port it came under are the shop's as well.
  if (url.host === own.host) return url
  const found = await context.sql`
    select from shop_hostname where shop_id = ${context.shop_id} and hostname = ${url.hostname}`
  return found.length > 0 && ['', own.port].includes(url.port) ? url : null
}
