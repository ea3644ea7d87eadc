import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { FieldError } from '#contract/error.ts'
import { clearCookie, MAX_COOKIE_BYTES, setCookie } from '../api/cookie.ts'
import { type LatestOrder, latestOrderIn } from './latest-order.ts'

/** An order form that came back: what was typed, passwords aside, and what is wrong with it. */
export interface RefusedForm {
  cart_id: string
  values: Record<string, string>
  errors: FieldError[]
}

/** What the browser keeps between two pages of the checkout, beside the cart itself. */
export interface CheckoutMemory {
  refused_form: RefusedForm | null
  latest_order: LatestOrder | null
}

export function checkoutMemory(cookies: ReadonlyMap<string, string>): CheckoutMemory {
  return { refused_form: refusedFormIn(cookies), latest_order: latestOrderIn(cookies) }
}

const ROOM_BYTES = MAX_COOKIE_BYTES - 'order_form='.length
const MAX_FORM_BYTES = 30_000

/** It stays with whoever typed it and never stands in an address. A note too long for a cookie is let go. */
export function refusedFormCookie({ cart_id, values, errors }: RefusedForm, secure: boolean): string {
  const { note: _note, ...others } = values
  const whole = pack({ cart_id, values, errors })
  const text = whole.length <= ROOM_BYTES ? whole : pack({ cart_id, values: others, errors })
  return text.length <= ROOM_BYTES
    ? setCookie('order_form', text, { secure })
    : clearCookie('order_form', { secure })
}

export function forgottenFormCookie(secure: boolean): string {
  return clearCookie('order_form', { secure })
}

const pack = (form: RefusedForm) => deflateRawSync(JSON.stringify(form)).toString('base64url')

function refusedFormIn(cookies: ReadonlyMap<string, string>): RefusedForm | null {
  const text = cookies.get('order_form')
  if (!text) return null
  try {
    const packed = Buffer.from(text, 'base64url')
    const form: unknown = JSON.parse(
      inflateRawSync(packed, { maxOutputLength: MAX_FORM_BYTES }).toString('utf8'),
    )
    return isRefusedForm(form) ? form : null
  } catch {
    return null
  }
}

function isRefusedForm(form: unknown): form is RefusedForm {
  if (typeof form !== 'object' || form === null) return false
  const { cart_id, values, errors } = form as Partial<RefusedForm>
  return (
    typeof cart_id === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string') &&
    Array.isArray(errors) &&
    errors.every((error) => typeof error?.field === 'string' && typeof error.message === 'string')
  )
}
