import type { PlainMessageKey } from '../i18n/messages.ts'

/** What a page does by itself while the staff looks at it: nobody has set about to change anything. */
export const UNTOLD_CALLS = [
  'POST /visits',
  'POST /auth/broadcasting',
  'POST /auth/refresh',
  'POST /consents/join',
]

/** What a step of the staff is called, by the call it was; the first that fits counts. */
const WORDS: readonly [call: RegExp, word: PlainMessageKey][] = [
  [/^POST \/auth\/impersonate$/, 'staff.did_act'],
  [/^POST \/auth\/logout$/, 'staff.did_end_acting'],
  [/^POST \/auth\/users\/logout$/, 'staff.did_log_out'],
  [/^\w+ \/staff\/orders\/[^/]+\/cancel$/, 'staff.did_order_cancel'],
  [/^\w+ \/staff\/orders\/[^/]+\/payment$/, 'staff.did_order_paid'],
  [/^\w+ \/staff\/orders\//, 'staff.did_order_move'],
  [/^\w+ \/staff\/stock$/, 'staff.did_stock'],
  [/^\w+ \/staff\/reviews\//, 'staff.did_review'],
  [/^\w+ \/staff\/refunds\//, 'staff.did_refund_move'],
  [/^\w+ \/staff\/refund-dues\//, 'staff.did_money_back'],
  [/^\w+ \/staff\/complaints\//, 'staff.did_complaint_move'],
  [/^\w+ \/staff\/mails\//, 'staff.did_mail_send'],
  [/^\w+ \/staff\/currencies\//, 'staff.did_rate'],
  [/^POST \/carts\/[^/]+\/(items|transfer-items)/, 'staff.did_cart_add'],
  [/^PATCH \/carts\/[^/]+\/items\//, 'staff.did_cart_change'],
  [/^DELETE \/carts\/[^/]+\/items\//, 'staff.did_cart_remove'],
  [/^\w+ \/carts\/[^/]+\/discounts/, 'staff.did_cart_voucher'],
  [/^\w+ \/carts\/[^/]+\/addresses/, 'staff.did_cart_address'],
  [/^PATCH \/carts\/[^/]+$/, 'staff.did_cart_methods'],
  [/^DELETE \/carts\/[^/]+$/, 'staff.did_cart_clear'],
  [/^POST \/carts$/, 'staff.did_cart_make'],
  [/^POST \/orders$/, 'staff.did_order'],
  [/^POST \/orders\/[^/]+\/cancel$/, 'staff.did_order_cancel'],
  [/^POST \/orders\/[^/]+\/repeat$/, 'staff.did_order_repeat'],
  [/^POST \/(orders\/[^/]+\/payments|gopay-requests|csob\/)/, 'staff.did_payment'],
  [/^POST \/refunds\/[^/]+\/submit$/, 'staff.did_refund_submit'],
  [/^\w+ \/refunds/, 'staff.did_refund'],
  [/^POST (\/staff)?\/withdrawals/, 'staff.did_withdrawal'],
  [/^POST \/complaints\/[^/]+\/cancel$/, 'staff.did_complaint_cancel'],
  [/^POST \/complaints\/[^/]+\/documents$/, 'staff.did_complaint_document'],
  [/^POST \/complaints$/, 'staff.did_complaint'],
  [/^\w+ \/customer-addresses/, 'staff.did_address'],
  [/^\w+ \/customer-product-lists/, 'staff.did_list'],
  [/^\w+ \/customers/, 'staff.did_customer'],
  [/^\w+ \/newsletters/, 'staff.did_newsletter'],
  [/^\w+ \/(auth|passwords|socialite)\//, 'staff.did_session'],
]

/** Also a call that has no word of its own is a step, and is told. */
export function actionWord(call: string): PlainMessageKey {
  return WORDS.find(([fits]) => fits.test(call))?.[1] ?? 'staff.did_other'
}
