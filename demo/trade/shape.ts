import type { Language } from '#contract/language.ts'
import type { Amounts, BankAccount, Localized, OpeningHours } from '../content/shape.ts'

/** 0 only billing full, 1 only billing basic, 2 both */
export type AddressRequirement = 0 | 1 | 2

export type ShippingMethod = {
  code: string
  name: Localized
  description: Localized
  delivery_time: Localized
  taxed_prices: Amounts
  tax_group: 'standard'
  shipping_service: number
  address_requirement: AddressRequirement
  countries: string[]
  has_options: boolean
  icon: 'storefront' | 'locker' | 'parcel-shop' | 'van' | 'envelope'
  position: number
  is_active: boolean
}

export type ShippingOption = {
  code: string
  shipping_method_code: string
  name: string
  street: string
  city: string
  post_code: string
  country: string
  latitude: number
  longitude: number
  opening_hours: OpeningHours[]
  is_active: boolean
}

export type PaymentMethod = {
  code: string
  name: Localized
  description: Localized
  payment_note: Localized | null
  taxed_prices: Amounts
  /** The smallest coins it takes; a currency that is not named is paid to the last minor unit. */
  cash_steps?: Partial<Amounts>
  tax_group: 'standard'
  payment_service: number
  is_online: boolean
  is_active: boolean
  position: number
  shipping_method_codes: string[]
  has_customer_groups: boolean
  customer_group_codes: string[]
  bank_accounts: BankAccount[]
  icon: 'gateway' | 'card' | 'bank' | 'cash' | 'counter' | 'invoice'
}

/** Which of the listed codes a discount concerns. */
export type Targeting = 'all' | 'only' | 'except'

export type Discount = {
  code: string
  name: Localized
  /** 1 automatic, 2 code */
  method: 1 | 2
  /** 1 percents, 2 fixed amount, 3 fixed price */
  operation: 1 | 2 | 3
  percents: number | null
  amounts: Amounts | null
  /** Days relative to today; null means no limit. */
  valid_from_days: number | null
  valid_to_days: number | null
  priority: number
  limit_orders: number | null
  used_orders: number
  limit_per_customer: number | null
  is_active: boolean
  is_for_purchase: boolean
  free_shipping: boolean
  /** 1 whole cart, 2 matching items, 3 cheapest matching item, 4 shipping */
  application_scope: 1 | 2 | 3 | 4
  type_groups: Targeting
  customer_group_codes: string[]
  type_customers: Targeting
  customer_emails: string[]
  type_products: Targeting
  product_codes: string[]
  type_variations: Targeting
  product_variation_codes: string[]
  type_categories: Targeting
  category_codes: string[]
}

export type GiftRule = {
  is_active: boolean
  /** 1 cart value, 2 amount of items, 3 product in cart, 4 category in cart, 5 customer group */
  type: 1 | 2 | 3 | 4 | 5
  condition: 'gte' | 'lte' | 'eq'
  amounts: Amounts
}

export type Gift = {
  code: string
  product_code: string
  product_variation_code: string | null
  is_active: boolean
  is_combinable: boolean
  percents: number
  /** 1 gift, 2 no-send gift, 3 related gift */
  type: 1 | 2 | 3
  limit: number
  gift_prices: Amounts
  rules: GiftRule[]
}

export type CustomerAccount = { code: string; name: Localized; conversion_values: Amounts }

export type LoyaltyProgram = {
  code: string
  name: Localized
  customer_account_code: string
  /** 1 percents of the paid price, 2 fixed amount per order, 3 points per unit */
  operation: 1 | 2 | 3
  value: number
  valid_from_days: number | null
  valid_to_days: number | null
  limit_uses: number | null
  limit_per_customer: number | null
  is_active: boolean
  rule: { minimal_order_price: Amounts | null; category_code: string | null }
  is_for_default_category: boolean
}

export type CustomerAddress = {
  first_name: string
  last_name: string
  phone: string
  dial_code: string
  street: string
  city: string
  post_code: string
  country: string
  is_company: boolean
  company_name: string | null
  company_identification_number: string | null
  company_vat_number: string | null
  is_billing_default: boolean
  is_shipping_default: boolean
}

export type Customer = {
  code: string
  first_name: string
  last_name: string
  first_name_vocative: string
  last_name_vocative: string
  email: string
  password: string
  dial_code: string
  phone: string
  language: Language
  is_active: boolean
  is_blocked: boolean
  /** Has shown to read the mailbox, by a link that was sent there. */
  is_email_verified: boolean
  /** 0 none, 1 women, 2 men, 3 both */
  gender_oriented_product_preference: 0 | 1 | 2 | 3
  birth_at: string | null
  registered_days_ago: number
  customer_group_codes: string[]
  credits: number
  newsletter: boolean
  configurable: Record<string, string>
  preferred_shipping_method_code: string | null
  preferred_payment_method_code: string | null
  addresses: CustomerAddress[]
  wish_list_product_codes: string[]
}

export type StaffUser = { first_name: string; last_name: string; email: string; password: string }

export type RefundShippingMethod = {
  code: string
  name: Localized
  description: Localized
  taxed_prices: Amounts
  shipping_service: number
  has_options: boolean
  address_requirement: AddressRequirement
  position: number
}

export type DemoTrade = {
  shipping_methods: ShippingMethod[]
  shipping_options: ShippingOption[]
  payment_methods: PaymentMethod[]
  discounts: Discount[]
  gifts: Gift[]
  customer_accounts: CustomerAccount[]
  loyalty_programs: LoyaltyProgram[]
  customers: Customer[]
  staff_users: StaffUser[]
  refund_shipping_methods: RefundShippingMethod[]
}
