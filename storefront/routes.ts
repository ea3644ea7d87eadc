import { BRANDS_PATHS } from '#contract/brand-path.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { PRODUCT_LIST_FOLDERS } from '#contract/product-list-path.ts'
import { type AuthRule, sendBlockedHome } from './auth-rule.ts'
import type { MessageKey } from './i18n/messages.ts'

export type CheckoutPhase = 'detail' | 'shipping_and_payment' | 'delivery' | 'summary'
export type Layout = 'bare' | 'minimal' | 'cart' | 'customer' | 'default'

export interface Route {
  paths: Record<InterfaceLanguage, string>
  access: 'public' | 'guests' | 'customers'
  auth?: AuthRule
  layout: Layout
  phase?: CheckoutPhase
  /** Left when what its phase requires stops holding. The summary is not: it stays beside a new and empty cart. */
  leaves_when_unmet?: true
  breadcrumb: MessageKey
  noindex?: true
  scroll_to_top?: false
}

const customerArea = {
  access: 'customers',
  auth: sendBlockedHome,
  layout: 'customer',
  noindex: true,
} as const

const checkout = {
  access: 'public',
  layout: 'cart',
  leaves_when_unmet: true,
  noindex: true,
} as const

const guestForm = {
  access: 'guests',
  layout: 'minimal',
  noindex: true,
} as const

/** Reached from a mail as well, by whoever reads it. */
const mailForm = { access: 'public', layout: 'minimal', noindex: true } as const

/** For whoever has no account: the hash in the address opens one order, and what belongs to it. */
const byHash = {
  access: 'public',
  layout: 'default',
  noindex: true,
} as const

/** Every screen with a fixed path. The search path comes from the shop's settings, all others from the page lookup. */
export const routes = {
  home: {
    paths: { cs: '/', sk: '/', en: '/' },
    access: 'public',
    layout: 'bare',
    breadcrumb: 'breadcrumb.home',
  },
  brands: {
    paths: BRANDS_PATHS,
    access: 'public',
    layout: 'default',
    breadcrumb: 'breadcrumb.brands',
  },
  'product-list': {
    paths: {
      cs: `${PRODUCT_LIST_FOLDERS.cs}/{slug}`,
      sk: `${PRODUCT_LIST_FOLDERS.sk}/{slug}`,
      en: `${PRODUCT_LIST_FOLDERS.en}/{slug}`,
    },
    access: 'public',
    layout: 'default',
    breadcrumb: 'breadcrumb.product_list',
  },
  login: {
    ...guestForm,
    paths: { cs: '/prihlaseni', sk: '/prihlasenie', en: '/login' },
    breadcrumb: 'breadcrumb.login',
  },
  'password-reset': {
    ...guestForm,
    paths: { cs: '/obnova-hesla', sk: '/obnova-hesla', en: '/password-reset' },
    breadcrumb: 'breadcrumb.password_reset',
  },
  'email-confirm': {
    ...mailForm,
    paths: { cs: '/potvrzeni-e-mailu', sk: '/potvrdenie-e-mailu', en: '/email-confirmation' },
    breadcrumb: 'breadcrumb.email_confirm',
  },
  newsletter: {
    ...mailForm,
    paths: { cs: '/newsletter', sk: '/newsletter', en: '/newsletter' },
    breadcrumb: 'breadcrumb.newsletter',
  },
  'newsletter-confirm': {
    ...mailForm,
    paths: { cs: '/newsletter/potvrzeni', sk: '/newsletter/potvrdenie', en: '/newsletter/confirmation' },
    breadcrumb: 'breadcrumb.newsletter_confirm',
  },
  'newsletter-unsubscribe': {
    ...mailForm,
    paths: { cs: '/newsletter/odhlaseni', sk: '/newsletter/odhlasenie', en: '/newsletter/unsubscribe' },
    breadcrumb: 'breadcrumb.newsletter_unsubscribe',
  },
  cart: {
    ...checkout,
    paths: { cs: '/kosik', sk: '/kosik', en: '/my-cart' },
    phase: 'detail',
    breadcrumb: 'breadcrumb.cart',
  },
  'cart-shipping-and-payment': {
    ...checkout,
    paths: {
      cs: '/kosik/doprava-a-platba',
      sk: '/kosik/doprava-a-platba',
      en: '/cart/shipping-and-payment',
    },
    phase: 'shipping_and_payment',
    breadcrumb: 'breadcrumb.cart_shipping_and_payment',
  },
  'cart-delivery': {
    ...checkout,
    paths: { cs: '/kosik/doruceni', sk: '/kosik/dorucenie', en: '/cart/delivery' },
    phase: 'delivery',
    breadcrumb: 'breadcrumb.cart_delivery',
  },
  'cart-summary': {
    paths: { cs: '/kosik/souhrn', sk: '/kosik/suhrn', en: '/cart/summary' },
    access: 'public',
    layout: 'bare',
    phase: 'summary',
    breadcrumb: 'breadcrumb.cart_summary',
    noindex: true,
  },
  staff: {
    paths: { cs: '/obsluha', sk: '/obsluha', en: '/staff' },
    access: 'public',
    layout: 'minimal',
    breadcrumb: 'breadcrumb.staff',
    noindex: true,
  },
  comparison: {
    paths: { cs: '/porovnani', sk: '/porovnanie', en: '/comparison' },
    access: 'public',
    layout: 'default',
    breadcrumb: 'breadcrumb.comparison',
    noindex: true,
    scroll_to_top: false,
  },
  'customer-dashboard': {
    ...customerArea,
    paths: { cs: '/zakaznik/dashboard', sk: '/zakaznik/dashboard', en: '/customer/dashboard' },
    breadcrumb: 'breadcrumb.customer_dashboard',
  },
  'customer-account': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/informace-o-uctu',
      sk: '/zakaznik/informacie-o-ucte',
      en: '/customer/account',
    },
    breadcrumb: 'breadcrumb.customer_account',
  },
  'customer-my-addresses': {
    ...customerArea,
    paths: { cs: '/zakaznik/adresar', sk: '/zakaznik/adresar', en: '/customer/my-addresses' },
    breadcrumb: 'breadcrumb.customer_my_addresses',
  },
  'customer-my-orders': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/moje-objednavky',
      sk: '/zakaznik/moje-objednavky',
      en: '/customer/my-orders',
    },
    breadcrumb: 'breadcrumb.customer_my_orders',
  },
  'customer-order': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/objednavka/{id}',
      sk: '/zakaznik/objednavka/{id}',
      en: '/customer/order/{id}',
    },
    breadcrumb: 'breadcrumb.customer_order',
  },
  'customer-complaints': {
    ...customerArea,
    paths: { cs: '/zakaznik/reklamace', sk: '/zakaznik/reklamacie', en: '/customer/complaints' },
    breadcrumb: 'breadcrumb.customer_complaints',
  },
  'customer-complaint': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/reklamace/{id}',
      sk: '/zakaznik/reklamacie/{id}',
      en: '/customer/complaints/{id}',
    },
    breadcrumb: 'breadcrumb.complaint',
  },
  'customer-new-complaint': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/objednavka/{id}/reklamace',
      sk: '/zakaznik/objednavka/{id}/reklamacia',
      en: '/customer/order/{id}/complaint',
    },
    breadcrumb: 'breadcrumb.new_complaint',
  },
  complaint: {
    ...byHash,
    paths: { cs: '/reklamace/{id}', sk: '/reklamacia/{id}', en: '/complaint/{id}' },
    breadcrumb: 'breadcrumb.complaint',
  },
  'new-complaint': {
    ...byHash,
    paths: { cs: '/nova-reklamace/{id}', sk: '/nova-reklamacia/{id}', en: '/new-complaint/{id}' },
    breadcrumb: 'breadcrumb.new_complaint',
  },
  'customer-favorite-products': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/oblibene-produkty',
      sk: '/zakaznik/oblubene-produkty',
      en: '/customer/favorite-products',
    },
    breadcrumb: 'breadcrumb.customer_favorite_products',
  },
  'customer-credits': {
    ...customerArea,
    paths: { cs: '/zakaznik/kredity', sk: '/zakaznik/kredity', en: '/customer/credits' },
    breadcrumb: 'breadcrumb.customer_credits',
  },
  'customer-refunds': {
    ...customerArea,
    paths: { cs: '/zakaznik/vracene-zbozi', sk: '/zakaznik/vrateny-tovar', en: '/customer/returns' },
    breadcrumb: 'breadcrumb.customer_refunds',
  },
  'customer-refund': {
    ...customerArea,
    paths: {
      cs: '/zakaznik/vracene-zbozi/{id}',
      sk: '/zakaznik/vrateny-tovar/{id}',
      en: '/customer/returns/{id}',
    },
    breadcrumb: 'breadcrumb.customer_refund',
  },
  'return-goods': {
    access: 'public',
    layout: 'default',
    noindex: true,
    paths: { cs: '/vraceni-zbozi', sk: '/vratenie-tovaru', en: '/return-goods' },
    breadcrumb: 'breadcrumb.return_goods',
  },
  withdrawal: {
    access: 'public',
    layout: 'default',
    noindex: true,
    paths: { cs: '/odstoupeni-od-smlouvy', sk: '/odstupenie-od-zmluvy', en: '/withdrawal' },
    breadcrumb: 'breadcrumb.withdrawal',
  },
  'account-deleted': {
    access: 'public',
    layout: 'minimal',
    noindex: true,
    paths: { cs: '/ucet-zrusen', sk: '/ucet-zruseny', en: '/account-deleted' },
    breadcrumb: 'breadcrumb.account_deleted',
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The customer menu in its order; favourites stand in the header on wider screens. */
export const CUSTOMER_MENU: readonly { route: RouteName; mobile_only?: true }[] = [
  { route: 'customer-dashboard' },
  { route: 'customer-account' },
  { route: 'customer-my-addresses' },
  { route: 'customer-my-orders' },
  { route: 'customer-favorite-products', mobile_only: true },
  { route: 'customer-refunds' },
  { route: 'customer-complaints' },
  { route: 'customer-credits' },
]
