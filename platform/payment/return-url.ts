import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'

/** The bank takes no longer one. */
const MOST_CHARACTERS = 300

/** Where the payer comes back to: a page of this shop, under one of its own names, and nothing else. */
export async function requireReturnUrl(context: Context, field: string, value: string): Promise<URL> {
  const refuse = () => invalid(field, PAYMENT_TEXTS[context.language].return_url)
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value) || value.length > MOST_CHARACTERS) throw refuse()
  const url = new URL(value)
  const own = new URL(context.request.url)
  if (url.username || url.password || (own.protocol === 'https:' && url.protocol !== 'https:')) throw refuse()
  // The front has let this request in, so the name it came under is the shop's as well.
  if (url.host === own.host) return url
  const found = await context.sql`
    select from shop_hostname where shop_id = ${context.shop_id} and hostname = ${url.hostname}`
  if (found.length === 0) throw refuse()
  return url
}
