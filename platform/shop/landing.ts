import type { InterfaceLanguage } from '#contract/language.ts'
import type { Currency, CurrencyCode } from '#contract/money.ts'
import type { Database } from '#platform/db/database.ts'
import type { Context, Preferences } from '#platform/http/context.ts'
import { VISITOR } from '#platform/http/context.ts'
import type { Log } from '#platform/http/log.ts'

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

/** A page of this host as a newcomer sees it in a language. */
export async function landingContext(context: Context, language: InterfaceLanguage): Promise<Context> {
  const code = landingCurrency(language, context.currency.code)
  if (code === context.currency.code) return { ...context, language }
  const [currency] = await context.sql<Currency[]>`
    select id, code, symbol, decimal_places from currency where code = ${code}`
  return { ...context, language, currency: currency ?? context.currency }
}
