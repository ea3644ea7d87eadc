import type { ComponentType } from 'react'
import type { PageName } from './page.ts'
import { loadLaterParts } from './ui/later-part.tsx'

export type PageComponent = ComponentType<{ data: never }>

const chunks = import.meta.glob<Record<string, PageComponent>>('./*/*-page.tsx')

/** Which file draws which screen, and under which name. Each is a chunk of its own; nothing else imports one. */
const screens: Record<PageName, readonly [file: string, component: string]> = {
  home: ['content/home-page', 'HomePage'],
  category: ['catalogue/category-page', 'CategoryPage'],
  brand: ['catalogue/brand-page', 'BrandPage'],
  brands: ['catalogue/brands-page', 'BrandsPage'],
  product: ['catalogue/product-page', 'ProductPage'],
  package: ['catalogue/package-page', 'PackagePage'],
  'product-list': ['catalogue/product-list-page', 'ProductListPage'],
  search: ['catalogue/search-page', 'SearchPage'],
  'blog-list': ['content/blog-page', 'BlogPage'],
  'article-category': ['content/blog-page', 'BlogPage'],
  article: ['content/article-page', 'ArticlePage'],
  'static-page': ['content/static-page', 'StaticPage'],
  login: ['auth/login-page', 'LoginPage'],
  'password-reset': ['auth/password-reset-page', 'PasswordResetPage'],
  'email-confirm': ['customer/email-confirm-page', 'EmailConfirmPage'],
  newsletter: ['newsletter/newsletter-page', 'NewsletterPage'],
  'newsletter-confirm': ['newsletter/newsletter-page', 'NewsletterConfirmPage'],
  'newsletter-unsubscribe': ['newsletter/newsletter-page', 'NewsletterUnsubscribePage'],
  cart: ['cart/cart-page', 'CartPage'],
  'cart-shipping-and-payment': ['checkout/shipping-and-payment-page', 'ShippingAndPaymentPage'],
  'cart-delivery': ['checkout/delivery-page', 'DeliveryPage'],
  'cart-summary': ['checkout/summary-page', 'SummaryPage'],
  staff: ['staff/staff-page', 'StaffPage'],
  comparison: ['wishlist/comparison-page', 'ComparisonPage'],
  'customer-dashboard': ['customer/dashboard-page', 'DashboardPage'],
  'customer-account': ['customer/account-page', 'AccountPage'],
  'customer-my-addresses': ['customer/addresses-page', 'AddressesPage'],
  'customer-my-orders': ['customer/orders-page', 'OrdersPage'],
  'customer-order': ['customer/order-page', 'OrderPage'],
  'customer-complaints': ['aftersales/complaint-list-page', 'ComplaintListPage'],
  'customer-complaint': ['aftersales/complaint-page', 'ComplaintPage'],
  'customer-new-complaint': ['aftersales/complaint-form-page', 'ComplaintFormPage'],
  complaint: ['aftersales/complaint-page', 'ComplaintPage'],
  'new-complaint': ['aftersales/complaint-form-page', 'ComplaintFormPage'],
  'customer-favorite-products': ['customer/favorite-products-page', 'FavoriteProductsPage'],
  'customer-refunds': ['aftersales/refunds-page', 'RefundsPage'],
  'customer-refund': ['aftersales/refund-page', 'RefundPage'],
  'return-goods': ['aftersales/return-goods-page', 'ReturnGoodsPage'],
  withdrawal: ['aftersales/withdrawal-page', 'WithdrawalPage'],
  'customer-credits': ['customer/credits-page', 'CreditsPage'],
  'account-deleted': ['customer/account-deleted-page', 'AccountDeletedPage'],
  error: ['shell/error-page', 'ErrorPage'],
}

export const PAGE_NAMES = Object.keys(screens) as PageName[]

/** The source file of a screen, as the client build's manifest names it. */
export function pageFile(name: PageName): string {
  return `storefront/${screens[name][0]}.tsx`
}

const loaded = new Map<PageName, PageComponent>()

/** Loads a screen's chunk; afterwards `pageComponent` draws it without waiting. */
export async function loadPageComponent(name: PageName): Promise<void> {
  if (loaded.has(name)) return
  const [file, component] = screens[name]
  const found = (await chunks[`./${file}.tsx`]?.())?.[component]
  if (!found) throw new Error(`There is no ${component} in ${file}.tsx`)
  loaded.set(name, found)
}

/** Loads a screen with its later parts, as drawing it without the server's HTML needs them. */
export async function loadWholePage(name: PageName): Promise<void> {
  await loadPageComponent(name)
  await loadLaterParts()
}

export function pageComponent(name: PageName): PageComponent {
  const component = loaded.get(name)
  if (!component) throw new Error(`The screen ${name} is drawn before it is loaded`)
  return component
}
