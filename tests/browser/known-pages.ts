import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'

export type PageKind = (typeof KINDS)[number]

const KINDS = [
  'home',
  'category',
  'brand',
  'brands',
  'product',
  'product with variations',
  'package',
  'package of chosen products',
  'package of parts',
  'product with fields',
  'product with video',
  'product list',
  'search',
  'empty search',
  'blog',
  'article category',
  'article',
  'information page',
  'login',
  'password reset',
  'cart',
  'account closed',
  'newsletter',
  'newsletter confirmation',
  'newsletter end',
  'e-mail confirmation',
  'not found',
] as const

/** One page of every kind in every language, found through the platform, so no slug is repeated here. */
export async function knownPages(url: string): Promise<Record<InterfaceLanguage, Record<PageKind, string>>> {
  const pages = {} as Record<InterfaceLanguage, Record<PageKind, string>>
  for (const language of INTERFACE_LANGUAGES) pages[language] = await pagesIn(language, url)
  return pages
}

async function pagesIn(language: InterfaceLanguage, url: string): Promise<Record<PageKind, string>> {
  const prefix = language === 'cs' ? '' : `/${language}`
  const of = { cs: 0, sk: 1, en: 2 }[language]
  const read = async (path: string, filters: object[] = []): Promise<string> => {
    const query = new URLSearchParams({ per_page: '1', only: 'url', filters: JSON.stringify(filters) })
    const response = await fetch(`${url}/shop-api${path}?${query}`, {
      headers: { 'Language-Preference': language },
    })
    const { items } = (await response.json()) as { items: { url: string }[] }
    return items[0]?.url ?? `missing:${path}`
  }
  const product = (code: string) => read('/products', [{ field: 'code', operator: 'eq', value: code }])
  const search = ['/hledani', '/vyhladavanie', '/search'][of]
  return {
    home: prefix || '/',
    category: await read('/categories', [{ field: 'position', operator: 'eq', value: 1 }]),
    brand: await read('/brands'),
    brands: prefix + (['/znacky', '/znacky', '/brands'][of] ?? ''),
    product: await product('SALE'),
    'product with variations': await product('MUG'),
    package: await product('SET-FIXED'),
    'package of chosen products': await product('SET-CHOICE'),
    'package of parts': await product('SET-COMPOSE'),
    'product with fields': await product('ENGRAVED'),
    'product with video': await product('VIDEO'),
    'product list': await read('/product-lists'),
    search: `${prefix}${search}?q=${['čaj', 'čaj', 'tea'][of]}`,
    'empty search': `${prefix}${search}?q=qqqqzzzz`,
    blog: `${prefix}/blog`,
    'article category': await read('/article-categories'),
    article: await read('/articles'),
    'information page': await read('/static-pages'),
    login: prefix + (['/prihlaseni', '/prihlasenie', '/login'][of] ?? ''),
    'password reset': prefix + (['/obnova-hesla', '/obnova-hesla', '/password-reset'][of] ?? ''),
    cart: prefix + (['/kosik', '/kosik', '/my-cart'][of] ?? ''),
    'account closed': prefix + (['/ucet-zrusen', '/ucet-zruseny', '/account-deleted'][of] ?? ''),
    newsletter: `${prefix}/newsletter`,
    'newsletter confirmation': `${prefix}/newsletter/${['potvrzeni', 'potvrdenie', 'confirmation'][of]}?token=x`,
    'newsletter end': `${prefix}/newsletter/${['odhlaseni', 'odhlasenie', 'unsubscribe'][of]}?token=x`,
    'e-mail confirmation': `${prefix}/${['potvrzeni-e-mailu', 'potvrdenie-e-mailu', 'email-confirmation'][of]}?token=x`,
    'not found': `${prefix}/neexistuje`,
  }
}

/** The screens behind login, in the order of their menu; an order and the states of a screen are below their own. */
export function customerPages(language: InterfaceLanguage): Record<CustomerPage, string> {
  const to = (cs: string, sk: string, en: string) => ({ cs, sk: `/sk${sk}`, en: `/en${en}` })[language]
  const account = to('/zakaznik/informace-o-uctu', '/zakaznik/informacie-o-ucte', '/customer/account')
  const addresses = to('/zakaznik/adresar', '/zakaznik/adresar', '/customer/my-addresses')
  return {
    dashboard: to('/zakaznik/dashboard', '/zakaznik/dashboard', '/customer/dashboard'),
    account,
    'closing the account': `${account}?step=delete`,
    addresses,
    'new address': `${addresses}?edit=new`,
    orders: to('/zakaznik/moje-objednavky', '/zakaznik/moje-objednavky', '/customer/my-orders'),
    order: to('/zakaznik/objednavka', '/zakaznik/objednavka', '/customer/order'),
    favourites: to(
      '/zakaznik/oblibene-produkty',
      '/zakaznik/oblubene-produkty',
      '/customer/favorite-products',
    ),
    credits: to('/zakaznik/kredity', '/zakaznik/kredity', '/customer/credits'),
  }
}

export type CustomerPage =
  | 'dashboard'
  | 'account'
  | 'closing the account'
  | 'addresses'
  | 'new address'
  | 'orders'
  | 'order'
  | 'favourites'
  | 'credits'
