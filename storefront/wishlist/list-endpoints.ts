import { MAX_COMPARED_PRODUCTS } from '#contract/customer-list.ts'
import type { Api } from '../api/client.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { ApiError } from '../api/request-error.ts'
import { unlessGone } from '../api/unless-gone.ts'
import { backWith, type OwnAnswer, type OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { comparedCookie } from './carry-over.ts'
import { comparedIds } from './compared-ids.ts'
import { addProduct, isRefused, openList, productIds, readCompared, removeProduct } from './customer-list.ts'

/** POST /api/comparison {product_id, action: add | remove | clear} */
export async function changeComparison(asked: OwnRequest): Promise<OwnAnswer> {
  const { form, language } = asked
  const { action } = form
  const product_id = comparedIds(form.product_id)[0]
  const home = pathFor('comparison', language)
  if (action !== 'clear' && (product_id === undefined || (action !== 'add' && action !== 'remove'))) {
    return { location: home, status: 422, body: null }
  }
  const compared = await compare(asked, action, product_id ?? 0)
  if (compared === null) {
    return {
      location: backWith(form, home, 'comparison_full'),
      status: 409,
      body: { limit: MAX_COMPARED_PRODUCTS },
    }
  }
  const back = action === 'add' ? backWith(form, home, 'compared') : (localPath(form.return_to) ?? home)
  return {
    location: back,
    status: 200,
    body: { product_ids: compared },
    set_cookies: [comparedCookie(compared)],
  }
}

/** Answers what is compared now, or null where there is no room for another. */
async function compare(
  { me, api, cookies }: OwnRequest,
  action: string,
  product_id: number,
): Promise<number[] | null> {
  if (!me?.customer) {
    const known = await readCompared(api, false, cookies.get('comparison'))
    if (action === 'clear') return []
    const others = known.filter((id) => id !== product_id)
    if (action === 'remove') return others
    if (known.includes(product_id)) return known
    const kept = known.length < MAX_COMPARED_PRODUCTS ? known : await stillSold(api, known)
    return kept.length < MAX_COMPARED_PRODUCTS ? [...kept, product_id] : null
  }
  const list = await openList(api, me.customer.id, 'products_comparison')
  const unwanted = list.items.filter((item) => action === 'clear' || item.product_id === product_id)
  try {
    if (action === 'add') await addProduct(api, list, product_id)
    else for (const item of unwanted) await removeProduct(api, list, item.product_id)
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
  return productIds((await openList(api, me.customer.id, 'products_comparison')).items)
}

/** What is sold no more is on no page to be taken away from. */
async function stillSold(api: Api, ids: number[]): Promise<number[]> {
  const found = await Promise.all(
    ids.map((id) => unlessGone(api('GET /products/{id}', { params: { id }, query: { only: ['id'] } }))),
  )
  return ids.filter((_, place) => found[place] !== null)
}

/** POST /api/favorites {product_id, action: add | remove}. A visitor is sent to login, and what they like is kept. */
export async function changeFavorites({ form, language, me, api }: OwnRequest): Promise<OwnAnswer> {
  const product_id = comparedIds(form.product_id)[0]
  const favorites = pathFor('customer-favorite-products', language)
  const is_favorite = form.action === 'add'
  if (product_id === undefined || (!is_favorite && form.action !== 'remove')) {
    return { location: favorites, status: 422, body: null }
  }
  if (!me?.customer) {
    const error = 'must_be_logged_in_to_create_product_list'
    const login = pathFor('login', language, {}, { return_to: localPath(form.return_to) ?? favorites, error })
    const kept = is_favorite ? [setCookie('favorite_product', String(product_id))] : []
    return { location: login, status: 401, body: { location: login }, set_cookies: kept }
  }
  try {
    const list = await openList(api, me.customer.id, 'wish_list')
    await (is_favorite ? addProduct : removeProduct)(api, list, product_id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { location: backWith(form, favorites, 'favorite_failed'), status: 502, body: null }
  }
  const back = is_favorite ? backWith(form, favorites, 'favorite') : (localPath(form.return_to) ?? favorites)
  return {
    location: back,
    status: 200,
    body: { is_favorite },
    set_cookies: [clearCookie('favorite_product')],
  }
}
