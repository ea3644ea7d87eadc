import { type InterfaceLanguage, type Language, parseLanguage } from '#contract/language.ts'
import { type Currency, parseCurrency } from '#contract/money.ts'
import type { Database } from '#platform/db/database.ts'
import type { Preferences } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { isDeliveredTo } from './country-table.ts'
import { hostOf } from './hostname.ts'

interface Host {
  hostname: string
  shop_id: number
  currency_id: number
  country_id: number
  language: InterfaceLanguage
  /** Goods go to its country, and what taxes they have there is known. */
  is_sold_to: boolean
}

interface Settings {
  hosts: Host[]
  currencies: Currency[]
}

const SETTINGS_TTL_MS = 1000

/** What a request prefers: its headers where the shop knows them, else what its host stands for. */
export function createPreferences(sql: Database): (request: Request) => Promise<Preferences> {
  let settings: Promise<Settings> | null = null
  let fresh_until = 0

  async function read(): Promise<Settings> {
    const [hosts, currencies] = await Promise.all([
      sql<Host[]>`
        select hostname, shop_id, currency_id, country_id, language,
          country.is_active and ${isDeliveredTo(sql, sql`country.id`)}
            and exists (select from tax_rate where tax_rate.country_id = country.id) as is_sold_to
        from shop_hostname join country on country.id = country_id order by shop_hostname.position`,
      sql<Currency[]>`select id, code, symbol, decimal_places from currency order by id`,
    ])
    return { hosts, currencies }
  }

  function current(): Promise<Settings> {
    if (!settings || performance.now() > fresh_until) {
      fresh_until = performance.now() + SETTINGS_TTL_MS
      settings = read().catch((error: unknown) => {
        settings = null
        throw error
      })
    }
    return settings
  }

  return async (request) => {
    const { hosts, currencies } = await current()
    const host = hostOf(hosts, request)
    const wanted = parseCurrency(request.headers.get('currency-preference'))
    const currency =
      currencies.find((one) => one.code === wanted) ?? currencies.find((one) => one.id === host?.currency_id)
    if (!host || !currency) throw new Failure('unavailable', { sentence: 'The shop has no data yet.' })
    const header = request.headers.get('language-preference')
    const language = header === null ? host.language : parseLanguage(header)
    return { shop_id: host.shop_id, language, currency, country_id: homeOf(host, hosts, language).country_id }
  }
}

/**
 * A reader of another language than the host's is taken for a visitor of the shop's host in that language, so that a
 * Slovak who reads the Czech host is not shown Czech taxes until an address tells better. English is read everywhere.
 */
function homeOf(host: Host, hosts: readonly Host[], language: Language): Host {
  if (language === host.language || language === 'en') return host
  const ofLanguage = (one: Host) => one.shop_id === host.shop_id && one.language === language
  return hosts.find((one) => ofLanguage(one) && one.is_sold_to) ?? host
}
