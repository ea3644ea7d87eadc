import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { readShopUrl } from '#platform/shop/shop-url.ts'
import { SOCIAL_TEXTS } from './social-texts.ts'

const MOST_CHARACTERS = 2000

/** The origin of an address that is a page of this shop, under one of its own names; anything else is refused. */
export async function requireShopOrigin(context: Context, field: string, value: string): Promise<string> {
  const url = value.length <= MOST_CHARACTERS ? await readShopUrl(context, value) : null
  if (!url) throw invalid(field, SOCIAL_TEXTS[context.language].return_url)
  return url.origin
}
