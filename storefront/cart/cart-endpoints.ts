import type { CartItemBody } from '#contract/cart-item.ts'
import { ApiError, isRefusal, RefusedUrlError } from '../api/request-error.ts'
import { FIELD_PREFIX } from '../catalogue/field-input.ts'
import { PROPERTY_PREFIX } from '../catalogue/variation-choice.ts'
import { backWith, type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { cartCookie, forgottenCart } from './cart-cookie.ts'
import type { CartResult } from './cart-result.ts'
import { heldCartId } from './held-cart.ts'
import { isCartLost, makeCart } from './read-cart.ts'
import { forgottenVoucherCookie, refusedVoucherCookie } from './refused-voucher.ts'
import { type FieldNames, withTypedFields } from './typed-field.ts'
import { unlessGone } from '../api/unless-gone.ts'

/** What the forms of the cart do without scripts; each leads on to the page that shows the outcome. */
export const cartEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/cart/items': addItem,
  '/api/cart/amount': (asked) =>
    change(asked, { failed: 'cart_item_quantity_change_error' }, async (cart_id) => {
      // A button that sets an amount stands beside the field that holds one.
      const { set, amount } = asked.form
      const wanted = Number(set ?? amount)
      if (wanted === 0) await removeItem(asked, cart_id)
      else await patchItem(asked, cart_id, { amount: wanted })
    }),
  '/api/cart/credits': (asked) =>
    change(asked, { failed: 'general_error' }, (cart_id) => {
      const account = Number(asked.form.customer_account_id)
      return patchItem(asked, cart_id, { customer_account_id: account > 0 ? account : null })
    }),
  '/api/cart/remove': (asked) =>
    change(asked, { failed: 'cart_item_remove_error' }, (cart_id) => removeItem(asked, cart_id)),
  '/api/cart/voucher': (asked) => {
    const { api, form } = asked
    if (form.discount_id) {
      const words = { done: 'voucher_removed', failed: 'cart_voucher_remove_error' } as const
      return change(asked, words, (cart_id) =>
        unlessGone(
          api('DELETE /carts/{cart_id}/discounts/{id}', {
            params: { cart_id, id: form.discount_id ?? '' },
          }),
        ),
      )
    }
    return applyVoucher(asked)
  },
  '/api/cart/clear': async (asked) => {
    const words = { done: 'cart_cleared', failed: 'cart_clear_error' } as const
    const answer = await change(asked, words, (cart_id) =>
      asked.api('DELETE /carts/{cart_id}', { params: { cart_id } }),
    )
    return answer.status === 200 ? { ...answer, set_cookies: [forgottenCart(asked.secure)] } : answer
  },
}

/**
 * POST /api/cart/items {item: a cart item as JSON, amount, fields: names of inputs as JSON, and those inputs}.
 * The first thing makes the cart it goes into.
 */
async function addItem(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form, language } = asked
  const cart = pathFor('cart', language)
  const failed = (status: number, result: CartResult, set_cookies: string[] = []): OwnAnswer => ({
    location: backWith({ ...form, return_to: withTyped(form) }, cart, result),
    status,
    body: null,
    set_cookies,
  })
  const body = itemIn(form)
  if (!body) return failed(422, 'add_cart_item_fail')
  const held = await heldCartId(asked, asked.cookies)
  const cart_id = held ?? (await makeCart(api)).cart.id
  const set_cookies = [cartCookie(cart_id, asked.secure)]
  try {
    await api('POST /carts/{cart_id}/items', { params: { cart_id }, body })
  } catch (error) {
    if (isCartLost(error, asked.me === null)) {
      const made = await makeCart(api)
      return failed(404, 'cart_missing', [cartCookie(made.cart.id, asked.secure)])
    }
    if (isRefused(error)) return failed(422, 'add_cart_item_fail', set_cookies)
    throw error
  }
  return { location: `${cart}?${RESULT_PARAMETER}=added`, status: 200, body: { cart_id }, set_cookies }
}

/** Why a code is refused is said on the next page, in the platform's words; those never stand in an address. */
async function applyVoucher(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form, secure } = asked
  const { code = '' } = form
  let set_cookies = [forgottenVoucherCookie(secure)]
  const words = { done: 'voucher_applied', failed: 'voucher_refused' } as const
  const answer = await change(asked, words, async (cart_id) => {
    try {
      await api('POST /carts/{cart_id}/discounts', { params: { cart_id }, body: { code } })
    } catch (error) {
      const message = error instanceof ApiError ? error.notification('') : ''
      set_cookies = [refusedVoucherCookie({ cart_id, code, message }, secure)]
      throw error
    }
  })
  return { ...answer, set_cookies }
}

/** The platform checks what is inside; here it only has to be an object. */
function itemIn(form: Record<string, string>): CartItemBody | null {
  try {
    const body: unknown = JSON.parse(form.item ?? '')
    if (typeof body !== 'object' || body === null) return null
    const item: CartItemBody = { ...body, amount: Number(form.amount ?? 1) }
    return withTypedFields(item, fieldNames(form), form)
  } catch {
    return null
  }
}

function fieldNames({ fields }: Record<string, string>): FieldNames {
  const names: unknown = JSON.parse(fields ?? '{}')
  if (typeof names !== 'object' || names === null) return {}
  return Object.fromEntries(Object.entries(names).filter(([, name]) => typeof name === 'string'))
}

/** The page that is shown again reads from its address what was typed. */
function withTyped(form: Record<string, string>): string {
  const path = localPath(form.return_to)
  if (!path) return ''
  const back = new URL(path, 'https://shop.invalid')
  for (const [name, value] of Object.entries(form)) {
    // A text that was chosen before and is gone is not to come back from the address.
    if ((name.startsWith(FIELD_PREFIX) && value !== '') || name.startsWith(PROPERTY_PREFIX))
      back.searchParams.set(name, value)
  }
  return back.pathname + back.search
}

/** What another tab has removed already is removed. */
function removeItem({ api, form }: OwnRequest, cart_id: string) {
  return unlessGone(
    api('DELETE /carts/{cart_id}/items/{id}', { params: { cart_id, id: form.item_id ?? '' } }),
  )
}

function patchItem({ api, form }: OwnRequest, cart_id: string, body: Partial<CartItemBody>) {
  const { amount, customer_account_id } = body
  return api('PATCH /carts/{cart_id}/items/{id}', {
    params: { cart_id, id: form.item_id ?? '' },
    body: amount === undefined ? { customer_account_id } : { amount },
  })
}

async function change(
  asked: OwnRequest,
  words: { done?: CartResult; failed: CartResult },
  run: (cart_id: string) => Promise<unknown>,
): Promise<OwnAnswer> {
  const { form, language } = asked
  const cart = pathFor('cart', language)
  const back = (result?: CartResult) => (result ? backWith(form, cart, result) : cart)
  const cart_id = await heldCartId(asked, asked.cookies)
  if (!cart_id) return { location: back('cart_missing'), status: 404, body: null }
  try {
    await run(cart_id)
    return { location: back(words.done), status: 200, body: null }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { location: back(words.failed), status: 422, body: null }
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof RefusedUrlError || isRefusal(error)
}
