import type { Language } from '#contract/language.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid, notFound } from '#platform/http/failure.ts'

const OF_CROWNS: Record<Language, string> = {
  cs: 'Koruna kurz ke koruně nemá.',
  sk: 'Koruna kurz ku korune nemá.',
  en: 'The crown has no rate to itself.',
  de: 'Die Krone hat keinen Kurs zu sich selbst.',
}

/** Invoices issued from now on state it; those issued before keep the rate of their day. */
export async function setCzkRate(context: Context, id: number, czk_rate: number | null): Promise<void> {
  const { sql, language } = context
  const [currency] = await sql<{ code: string }[]>`select code from currency where id = ${id}`
  if (!currency) throw notFound()
  if (currency.code === 'CZK') throw invalid('czk_rate', OF_CROWNS[language])
  await sql`update currency set czk_rate = ${czk_rate} where id = ${id}`
}
