import { clearCookie, setCookie } from '../api/cookie.ts'
import type { Api } from '../api/client.ts'
import { comparedIds } from './compared-ids.ts'
import { addProduct, isRefused, openList, productIds, readCompared } from './customer-list.ts'

/**
 * What a visitor chose becomes the customer's at login: compared products join those of the account, and the
 * product whose heart led to login joins the favourites. Answers the cookies that follow from it.
 */
export async function carryOver(
  api: Api,
  customer_id: number,
  cookies: Map<string, string>,
): Promise<string[]> {
  const wished = comparedIds(cookies.get('favorite_product'))[0]
  try {
    const compared = await joinCompared(api, customer_id, comparedIds(cookies.get('comparison')))
    const kept = [comparedCookie(compared)]
    if (wished === undefined) return kept
    await addProduct(api, await openList(api, customer_id, 'wish_list'), wished).catch(unlessRefused)
    return [...kept, clearCookie('favorite_product')]
  } catch {
    // Nobody is kept from logging in by a list: what the browser keeps is carried over the next time.
    return []
  }
}

async function joinCompared(api: Api, customer_id: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return readCompared(api, true, undefined)
  const list = await openList(api, customer_id, 'products_comparison')
  for (const id of ids) await addProduct(api, list, id).catch(unlessRefused)
  return productIds((await openList(api, customer_id, 'products_comparison')).items)
}

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error
}

export function comparedCookie(ids: readonly number[]): string {
  return ids.length > 0 ? setCookie('comparison', ids.join('_')) : clearCookie('comparison')
}
