import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { SOCIAL_TEXTS } from './social-texts.ts'

const MOST_CHARACTERS = 2000

/** The origin of an address that is a page of this shop, under one of its own names; anything else is refused. */
export async function requireShopOrigin(context: Context, field: string, value: string): Promise<string> {
  const refuse = () => invalid(field, SOCIAL_TEXTS[context.language].return_url)
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(value) || value.length > MOST_CHARACTERS) throw refuse()
  if (!URL.canParse(value)) throw refuse()
  const url = new URL(value)
  const own = new URL(context.request.url)
  if (url.username || url.password || (own.protocol === 'https:' && url.protocol !== 'https:')) throw refuse()
  // `/.//evil.example` has our host, but whoever reads its path next has another.
  if (/^\/(\/|%2f|%5c)/i.test(url.pathname)) throw refuse()
  // The front has let this request in, so the name it came under is the shop's as well.
  if (url.host === own.host) return url.origin
  const found = await context.sql`
    select from shop_hostname where shop_id = ${context.shop_id} and hostname = ${url.hostname}`
  if (found.length === 0 || !['', own.port].includes(url.port)) throw refuse()
  return url.origin
}
