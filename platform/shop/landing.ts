import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import type { Currency, CurrencyCode } from '#contract/money.ts'
import type { Database } from '#platform/db/database.ts'
import type { Context, Preferences } from '#platform/http/context.ts'
import { VISITOR } from '#platform/http/context.ts'
import type { Log } from '#platform/http/log.ts'
import { hostOf } from './hostname.ts'

/** What is asked of the shop on nobody's behalf. */
export interface Asked {
  sql: Database
  log: Log
  now: Date
}

export function visitorContext(
  { sql, log, now }: Asked,
  request: Request,
  preferences: Preferences,
): Context {
  return { ...preferences, sql, log, now, request, request_id: '', caller: VISITOR }
}

/** The currency in which somebody sees a page who comes for the first time: the euro in Slovak, else the host's. */
export function landingCurrency(language: InterfaceLanguage, host: CurrencyCode): CurrencyCode {
  return language === 'sk' ? 'EUR' : host
}

/** The host that was asked as a newcomer sees it in each language, whatever currency the request prefers. */
export async function landingContexts(context: Context): Promise<Record<InterfaceLanguage, Context>> {
  const { sql, request } = context
  const [hosts, currencies] = await Promise.all([
    sql<{ hostname: string; code: CurrencyCode }[]>`
      select hostname, code from shop_hostname join currency on currency.id = currency_id order by position`,
    sql<Currency[]>`select id, code, symbol, decimal_places from currency`,
  ])
  const host = hostOf(hosts, request)?.code ?? context.currency.code
  const contexts = INTERFACE_LANGUAGES.map((language) => {
    const code = landingCurrency(language, host)
    const currency = currencies.find((one) => one.code === code) ?? context.currency
    return [language, { ...context, language, currency }]
  })
  // Built from every language just above.
  return Object.fromEntries(contexts) as Record<InterfaceLanguage, Context>
}
