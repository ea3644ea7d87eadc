import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { readShopUrl } from '#platform/shop/shop-url.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'

/** The bank takes no longer one. */
const MOST_CHARACTERS = 300

/** Where the payer comes back to: a page of this shop, under one of its own names, and nothing else. */
export async function requireReturnUrl(context: Context, field: string, value: string): Promise<URL> {
  const url = value.length <= MOST_CHARACTERS ? await readShopUrl(context, value) : null
  if (!url) throw invalid(field, PAYMENT_TEXTS[context.language].return_url)
  return url
}
