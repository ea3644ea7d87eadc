import type { Banner } from '#contract/banner.ts'
import type { CategoryNode } from '#contract/category.ts'
import type { CurrencyCode, Money } from '#contract/money.ts'
import type { CompanyInfo, ShopInfo } from '#contract/shop.ts'
import type { Api } from './api/client.ts'
import { loadStaticTexts } from './content/static-text.ts'

/** What every page shows of the shop's own texts, besides the strip above it. */
const SHARED_TEXTS = ['footer-promise', 'footer-about', 'newsletter-invitation'] as const

/** One line of the menu: what the header and the footer need of a category. */
export interface MenuItem {
  id: number
  name: string
  url: string
  image: string | null
  children: MenuItem[]
}

type Strip = ({ html: string } | { text: string }) & { url: string | null }

/** What every page of a language and currency shares: shop, company, menu and the merchant's own texts. */
export interface ShopData {
  shop: Pick<ShopInfo, 'id' | 'name' | 'social_links' | 'opening_hours' | 'route_settings' | 'stock_display'>
  company: CompanyInfo
  currency: CurrencyCode
  currencies: { id: number; code: CurrencyCode; symbol: string }[]
  menu: MenuItem[]
  /** Information pages in their order, for the footer. */
  pages: { code: string | null; name: string; url: string }[]
  free_shipping_from: Money | null
  /** The cheapest way to have goods brought. */
  shipping_from: string | null
  /** A banner, or the shop's own HTML while none is to be shown. */
  top_strip: Strip | null
  /** HTML by code. */
  texts: Partial<Record<(typeof SHARED_TEXTS)[number], string>>
}

export async function loadShopData(api: Api, currency: CurrencyCode): Promise<ShopData> {
  const [shop, company, currencies, free, tree, pages, strips, shipping, written] = await Promise.all([
    api('GET /shop', {}),
    api('GET /company', {}),
    api('GET /currencies', { query: { paginate: false } }),
    api('GET /free-shipping-prices', { query: { paginate: false } }),
    api('GET /categories/tree', {}),
    api('GET /static-pages', { query: { paginate: false, only: ['code', 'name', 'url'], sort: 'position' } }),
    api('GET /banners', {
      query: {
        filters: [{ field: 'banner_type_id', operator: 'eq', value: 5 }],
        per_page: 1,
        sort: 'position',
      },
    }),
    api('GET /shipping-methods', { query: { paginate: false } }),
    loadStaticTexts(api, ['header-strip', ...SHARED_TEXTS]),
  ])
  const { id, name, social_links, opening_hours, route_settings, stock_display } = shop
  const strip = strips.items[0]
  const { 'header-strip': html, ...texts } = written
  // Fetching goods oneself is no shipping, though it is a method of it.
  const brought = shipping.items.map(({ taxed_price }) => taxed_price).filter(({ value }) => value > 0)
  const own = currencies.items.find(({ code }) => code === currency)
  return {
    shop: { id, name, social_links, opening_hours, route_settings, stock_display },
    company,
    currency,
    currencies: currencies.items.map((one) => ({ id: one.id, code: one.code, symbol: one.symbol })),
    menu: tree.items.map(branch),
    pages: pages.items,
    free_shipping_from: free.items.find(({ currency_id }) => currency_id === own?.id)?.taxed_price ?? null,
    shipping_from: brought.toSorted((one, other) => one.value - other.value)[0]?.formatted ?? null,
    top_strip: strip ? stripOf(strip) : html ? { html, url: null } : null,
    texts,
  }

  function branch(node: CategoryNode): MenuItem {
    return menuItem(node, node.children.map(branch))
  }
}

/** A link of its own in what is written leaves no room for one around it. */
function stripOf({ content, name, url }: Pick<Banner, 'content' | 'name' | 'url'>): Strip {
  return content ? { html: content, url: /<a[ >]/.test(content) ? null : url } : { text: name, url }
}

type Listed = Pick<CategoryNode, 'id' | 'name' | 'url' | 'images'>

/** What a link with a small picture needs of a category or a brand. */
export function menuItem({ id, name, url, images }: Listed, children: MenuItem[] = []): MenuItem {
  return { id, name, url, image: images[0]?.sizes['160'] ?? null, children }
}
