import type { FieldError } from '#contract/error.ts'
import { forgottenCookie, packedCookie, unpackedCookie } from '../api/packed-cookie.ts'
import { type RefusedVoucher, refusedVoucherIn } from '../cart/refused-voucher.ts'
import { areTyped } from '../refused-form.ts'
import { type LatestOrder, latestOrderIn } from './latest-order.ts'

/** An order form that came back: what was typed, passwords aside, and what is wrong with it. */
export interface RefusedOrderForm {
  cart_id: string
  values: Record<string, string>
  errors: FieldError[]
}

/** What the browser keeps between two pages of the checkout, beside the cart itself. */
export interface CheckoutMemory {
  refused_voucher: RefusedVoucher | null
  refused_order: RefusedOrderForm | null
  latest_order: LatestOrder | null
}

export function checkoutMemory(cookies: ReadonlyMap<string, string>): CheckoutMemory {
  return {
    refused_voucher: refusedVoucherIn(cookies),
    refused_order: orderFormIn(cookies),
    latest_order: latestOrderIn(cookies),
  }
}

/** It stays with whoever typed it and never stands in an address. A note too long for a cookie is let go. */
export function orderFormCookie({ cart_id, values, errors }: RefusedOrderForm, secure: boolean): string {
  const { note: _note, ...others } = values
  return (
    packedCookie('order_form', { cart_id, values, errors }, secure) ??
    packedCookie('order_form', { cart_id, values: others, errors }, secure) ??
    forgottenFormCookie(secure)
  )
}

interface Keeper {
  cookies: ReadonlyMap<string, string>
  secure: boolean
}

/** A refused form once something of it is chosen anew: that is not drawn again, and what was wrong is not repeated. */
export function outdatedFormCookies(
  { cookies, secure }: Keeper,
  isOutdated: (field: string) => boolean,
): string[] {
  const form = orderFormIn(cookies)
  if (!form) return []
  const values = Object.fromEntries(Object.entries(form.values).filter(([field]) => !isOutdated(field)))
  return [orderFormCookie({ ...form, values, errors: [] }, secure)]
}

/** Scripts that came after a refusal hold the form, and what they save of it is newer than what was refused. */
export function outlivedFormCookies({ cookies, secure }: Keeper): string[] {
  return cookies.has('order_form') ? [forgottenFormCookie(secure)] : []
}

export function forgottenFormCookie(secure: boolean): string {
  return forgottenCookie('order_form', secure)
}

function orderFormIn(cookies: ReadonlyMap<string, string>): RefusedOrderForm | null {
  const form = unpackedCookie(cookies, 'order_form')
  return isRefusedOrderForm(form) ? form : null
}

function isRefusedOrderForm(form: unknown): form is RefusedOrderForm {
  if (typeof form !== 'object' || form === null) return false
  const { cart_id, values, errors } = form as Partial<RefusedOrderForm>
  return typeof cart_id === 'string' && areTyped(values, errors)
}
