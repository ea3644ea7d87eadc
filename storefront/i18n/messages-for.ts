import type { InterfaceLanguage } from '#contract/language.ts'
import { csAccount } from './cs-account.ts'
import { csAftersale } from './cs-aftersale.ts'
import { csCart } from './cs-cart.ts'
import { csCheckout } from './cs-checkout.ts'
import { csConsent } from './cs-consent.ts'
import { csCustomer } from './cs-customer.ts'
import { csPayment } from './cs-payment.ts'
import { csProduct } from './cs-product.ts'
import { csShop } from './cs-shop.ts'
import { csStaff } from './cs-staff.ts'
import { enAccount } from './en-account.ts'
import { enAftersale } from './en-aftersale.ts'
import { enCart } from './en-cart.ts'
import { enCheckout } from './en-checkout.ts'
import { enConsent } from './en-consent.ts'
import { enCustomer } from './en-customer.ts'
import { enPayment } from './en-payment.ts'
import { enProduct } from './en-product.ts'
import { enShop } from './en-shop.ts'
import { enStaff } from './en-staff.ts'
import type { Messages } from './messages.ts'
import { skAccount } from './sk-account.ts'
import { skAftersale } from './sk-aftersale.ts'
import { skCart } from './sk-cart.ts'
import { skCheckout } from './sk-checkout.ts'
import { skConsent } from './sk-consent.ts'
import { skCustomer } from './sk-customer.ts'
import { skPayment } from './sk-payment.ts'
import { skProduct } from './sk-product.ts'
import { skShop } from './sk-shop.ts'
import { skStaff } from './sk-staff.ts'

/** How long a browser may keep the texts it fetched. */
export const MESSAGES_MAX_AGE_S = 24 * 60 * 60

const all: Record<InterfaceLanguage, Messages> = {
  cs: {
    ...csShop,
    ...csProduct,
    ...csAccount,
    ...csCart,
    ...csCheckout,
    ...csPayment,
    ...csCustomer,
    ...csAftersale,
    ...csConsent,
    ...csStaff,
  },
  sk: {
    ...skShop,
    ...skProduct,
    ...skAccount,
    ...skCart,
    ...skCheckout,
    ...skPayment,
    ...skCustomer,
    ...skAftersale,
    ...skConsent,
    ...skStaff,
  },
  en: {
    ...enShop,
    ...enProduct,
    ...enAccount,
    ...enCart,
    ...enCheckout,
    ...enPayment,
    ...enCustomer,
    ...enAftersale,
    ...enConsent,
    ...enStaff,
  },
}

/** All texts of a language at once. For the server only: the browser fetches those of its language. */
export function messagesFor(language: InterfaceLanguage): Messages {
  return all[language]
}
