import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import type { LoadContext } from '../load-context.ts'
import { type Pairs, pairsOf, withPairs } from './choice-address.ts'
import { PRICE_BOUNDS } from './price-bound.ts'

/** Parameters of a listing that say how far it was turned or loaded. */
const TURNED_PAGES = ['page', 'from', 'to']

/** In another currency other products have a price, so there may be fewer pages. */
const OF_ONE_CURRENCY = [...PRICE_BOUNDS, ...TURNED_PAGES]

/** What of a listing's query holds in each language: some of them are seen in another currency. */
export async function queriesElsewhere(
  { currency, currencyIn }: Pick<LoadContext, 'currency' | 'currencyIn'>,
  queries: Urls,
): Promise<Urls> {
  const currencies = await Promise.all(
    INTERFACE_LANGUAGES.map(async (one) => [one, await currencyIn(one)] as const),
  )
  const seen_in = new Map(currencies)
  return queriesOf((language) => {
    const pairs = pairsOf(queries[language] ?? '')
    return seen_in.get(language) === currency
      ? pairs
      : pairs.filter(([name]) => !OF_ONE_CURRENCY.includes(name))
  })
}

/** Other words find other products, in fewer pages or none. */
export function queriesOfFirstPage(queries: Urls): Urls {
  return queriesOf((language) =>
    pairsOf(queries[language] ?? '').filter(([name]) => !TURNED_PAGES.includes(name)),
  )
}

export function queriesOf(pairsIn: (language: InterfaceLanguage) => Pairs): Urls {
  return Object.fromEntries(INTERFACE_LANGUAGES.map((one) => [one, withPairs('', pairsIn(one)).slice(1)]))
}
