import { type InterfaceLanguage, parseLanguage } from '#contract/language.ts'
import { type Currency, parseCurrency } from '#contract/money.ts'
import type { Database } from '#platform/db/database.ts'
import type { Preferences } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { hostOf } from './hostname.ts'

interface Host {
  hostname: string
  shop_id: number
  currency_id: number
  country_id: number
  language: InterfaceLanguage
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
      sql<
        Host[]
      >`select hostname, shop_id, currency_id, country_id, language from shop_hostname order by position`,
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
    const language = request.headers.get('language-preference')
    return {
      shop_id: host.shop_id,
      language: language === null ? host.language : parseLanguage(language),
      currency,
      country_id: host.country_id,
    }
  }
}
