import type { InterfaceLanguage } from '#contract/language.ts'
import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/money.ts'
import type { Api } from './api/client.ts'
import type { OpenSession } from './auth/session.ts'
import { loadShopData, type ShopData } from './shop-data.ts'

/** Where nobody tells of changes. */
const UNTOLD_TTL_MS = 1000
const TOLD_TTL_MS = 30_000
const HOST_TTL_MS = 60_000
/** Hosts, languages, currencies and groups of a shop are few; more keys than this are somebody's play. */
const MAX_KEPT = 200

type ApiFor = (origin: string, language: InterfaceLanguage, currency: CurrencyCode) => Api

/** What pages share: menu and footer by host, language, currency and customer groups, kept for a while. */
export function createShops(apiFor: ApiFor, is_told: boolean) {
  const shops = kept<ShopData>(is_told ? TOLD_TTL_MS : UNTOLD_TTL_MS)
  const currencies = kept<CurrencyCode>(HOST_TTL_MS)
  const good = new Map<string, ShopData>()

  return {
    forget: shops.clear,
    read: async (url: URL, language: InterfaceLanguage, currency: CurrencyCode, session: OpenSession) => {
      // Only a group may see its own categories, so its menu is read and kept apart.
      const groups = (session.me?.customer?.customer_group_ids ?? []).toSorted((a, b) => a - b).join('_')
      const api = groups ? session.api : apiFor(url.origin, language, currency)
      const shop = await shops(`${url.hostname} ${language} ${currency} ${groups}`, () =>
        loadShopData(api, currency),
      )
      if (!groups) for (const key of [language, `${language} ${currency}`]) good.set(key, shop)
      return shop
    },
    /** For the error page of a shop whose platform does not answer; in another currency where there is none in this. */
    lastGood: (language: InterfaceLanguage, currency: CurrencyCode | null): ShopData | null =>
      good.get(`${language} ${currency}`) ?? good.get(language) ?? null,
    /** The currency that the address stands for. */
    hostCurrency: (url: URL): Promise<CurrencyCode> =>
      currencies(url.hostname, async () => {
        const api = apiFor(url.origin, 'cs', DEFAULT_CURRENCY)
        const [shop, list] = await Promise.all([
          api('GET /shop', {}),
          api('GET /currencies', { query: { paginate: false } }),
        ])
        return list.items.find(({ id }) => id === shop.default_currency_id)?.code ?? DEFAULT_CURRENCY
      }),
  }
}

function kept<T>(ttl_ms: number) {
  const entries = new Map<string, { at: number; value: Promise<T> }>()
  const readKept = (key: string, read: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    if (known && performance.now() - known.at < ttl_ms) return known.value
    const value = read()
    entries.delete(key)
    entries.set(key, { at: performance.now(), value })
    value.catch(() => entries.delete(key))
    for (const oldest of entries.keys()) if (entries.size > MAX_KEPT) entries.delete(oldest)
    return value
  }
  return Object.assign(readKept, { clear: () => entries.clear() })
}
