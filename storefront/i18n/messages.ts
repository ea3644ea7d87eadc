import type { csAccount } from './cs-account.ts'
import type { csAftersale } from './cs-aftersale.ts'
import type { csCart } from './cs-cart.ts'
import type { csCheckout } from './cs-checkout.ts'
import type { csConsent } from './cs-consent.ts'
import type { csCustomer } from './cs-customer.ts'
import type { csPayment } from './cs-payment.ts'
import type { csProduct } from './cs-product.ts'
import type { csShop } from './cs-shop.ts'
import type { csStaff } from './cs-staff.ts'

export type ShopMessages = typeof csShop
export type ProductMessages = typeof csProduct
export type AccountMessages = typeof csAccount
export type CartMessages = typeof csCart
export type CheckoutMessages = typeof csCheckout
export type PaymentMessages = typeof csPayment
export type CustomerMessages = typeof csCustomer
export type AftersaleMessages = typeof csAftersale
export type ConsentMessages = typeof csConsent
export type StaffMessages = typeof csStaff
/** Czech is written first; the other languages are typed by its keys. */
type Source = ShopMessages &
  ProductMessages &
  AccountMessages &
  CartMessages &
  CheckoutMessages &
  PaymentMessages &
  CustomerMessages &
  AftersaleMessages &
  ConsentMessages &
  StaffMessages

export type MessageKey = keyof Source
export type Messages = Readonly<Record<MessageKey, string>>

type ParamNames<T extends string> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | ParamNames<Rest>
  : never

/** What `t` takes besides the key: nothing, or a value for every placeholder of the text. */
export type MessageArguments<K extends MessageKey> = [ParamNames<Source[K]>] extends [never]
  ? []
  : [params: Record<ParamNames<Source[K]>, string | number>]

/** Keys of texts without placeholders, for tables that hold keys. */
export type PlainMessageKey = { [K in MessageKey]: MessageArguments<K> extends [] ? K : never }[MessageKey]
