import { forgottenCookie, packedCookie, unpackedCookie } from '../api/packed-cookie.ts'

/** A code that a form without scripts brought in vain, and why, in the platform's words. */
export interface RefusedVoucher {
  cart_id: string
  code: string
  message: string
}

export function refusedVoucherCookie(refused: RefusedVoucher, secure: boolean): string {
  return packedCookie('refused_voucher', refused, secure) ?? forgottenVoucherCookie(secure)
}

export function forgottenVoucherCookie(secure: boolean): string {
  return forgottenCookie('refused_voucher', secure)
}

export function refusedVoucherIn(cookies: ReadonlyMap<string, string>): RefusedVoucher | null {
  const kept = unpackedCookie(cookies, 'refused_voucher')
  if (typeof kept !== 'object' || kept === null) return null
  const { cart_id, code, message } = kept as Partial<RefusedVoucher>
  if (typeof cart_id !== 'string' || typeof code !== 'string' || typeof message !== 'string') return null
  return { cart_id, code, message }
}
