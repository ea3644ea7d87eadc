/** Which domain the first word of a path belongs to, in the order in which the domains build on each other. */
const DOMAIN_PATHS = {
  shop: [
    'shop',
    'company',
    'countries',
    'dial-codes',
    'currencies',
    'free-shipping-prices',
    'configurable-variables',
  ],
  consent: ['consents'],
  newsletter: ['newsletters'],
  customer: ['customers', 'customer-addresses', 'customer-accounts'],
  auth: ['auth', 'passwords', 'socialite'],
  catalogue: [
    'products',
    'product-variations',
    'product-availabilities',
    'product-properties',
    'product-filters',
    'product-lists',
    'related-products',
    'package-items',
    'categories',
    'brands',
    'attachments',
    'search',
    'visits',
  ],
  content: [
    'pages',
    'banners',
    'articles',
    'article-categories',
    'article-authors',
    'static-pages',
    'static-contents',
  ],
  review: ['reviews', 'review-parameters'],
  wishlist: ['customer-product-lists'],
  discount: ['discounts', 'gifts', 'gift-rules', 'loyalty-programs'],
  shipping: ['shipping-methods', 'refund-shipping-methods'],
  cart: ['carts'],
  order: ['orders'],
  payment: ['payment-methods', 'gopay-requests', 'csob'],
  aftersales: ['refunds', 'complaints', 'withdrawals'],
  staff: ['staff'],
} as const
export type Domain = keyof typeof DOMAIN_PATHS

// Object.keys forgets what it was given.
export const DOMAINS = Object.keys(DOMAIN_PATHS) as Domain[]

export function domainOf(path: string): Domain {
  const [, word = ''] = path.split('/')
  const domain = DOMAINS.find((one) => (DOMAIN_PATHS[one] as readonly string[]).includes(word))
  if (!domain) throw new Error(`No domain has paths that begin with /${word}`)
  return domain
}
