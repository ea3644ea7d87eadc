import type { InterfaceLanguage } from '#contract/language.ts'
import type { Currency } from '#contract/money.ts'
import type { NO_WITHDRAWAL } from '#contract/no-withdrawal.ts'
import type { OrderStateId } from '#contract/order-state.ts'
import type { PaymentServiceCode } from '#contract/payment-service.ts'
import type { Carrier } from '#contract/shipping.ts'
import type { Seller } from './seller.ts'

export interface MailedItem {
  name: string
  details: string[]
  withdrawal_exception: keyof typeof NO_WITHDRAWAL | null
  amount: number
  /** Null where the price is that of the whole package. */
  price: string | null
  is_free: boolean
  is_gift: boolean
  depth: number
}

export interface MailedAddress {
  lines: string[]
  phone: string | null
  identification_number: string | null
  vat_number: string | null
}

/** An order as its mails tell it: in the language and the currency it was made in. */
export interface MailedOrder extends MailedHead {
  mail_language: InterfaceLanguage
  shop_name: string
  seller: Seller
  items: MailedItem[]
  items_price: string
  discounts: { name: string; amount: string | null }[]
  shipping: MailedCharge & {
    carrier: Carrier
    delivery_time: string | null
    tracking_numbers: string[]
    place: MailedPlace | null
  }
  payment: MailedCharge & { payment_service: PaymentServiceCode }
  /** What credits have paid. */
  credits: string | null
  rounding: string | null
  recap: { tax_rate: number; base: string; tax: string; taxed: string }[]
  total: string
  billing: MailedAddress | null
  shipping_address: MailedAddress | null
}

export interface MailedHead {
  id: number
  shop_id: number
  code: string
  variable_symbol: string
  hash: string
  customer_id: number | null
  email: string
  country_id: number
  created_at: string
  paid_at: string | null
  state_id: OrderStateId
  /** Of a cancelled order: its goods were on their way. */
  was_sent: boolean
  /** The law lets its buyer give something of it back without a reason. */
  can_withdraw: boolean
  note: string | null
  taxed_total_price: number
  currency: Currency
}

interface MailedCharge {
  name: string
  price: string
  is_free: boolean
}

export interface MailedPlace {
  lines: string[]
  opening_hours: string | null
}
