import { LANGUAGES } from '#contract/language.ts'
import { createPlatform } from '#platform/app.ts'
import type { Database } from '#platform/db/database.ts'
import type { FacetIndex } from '#platform/facet/facet-index.ts'
import { openShopFeed, type ShopFeed, type ShopIndexes } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { toldWork, watched } from './measure.ts'

export type Ask = (address: string) => Promise<void>

/** A whole request, from the address to the last byte of the answer; only the network is left out. */
export function askShop(sql: Database, indexes: ShopIndexes): Ask {
  const platform = createPlatform({ sql, log: createLog('silent'), indexes })
  return async (address) => {
    const response = await platform.fetch(new Request(`http://localhost${address}`))
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
}

export async function withIndexes(
  sql: Database,
  products: number,
  work: (feed: ShopFeed) => Promise<void>,
): Promise<void> {
  const loading = await watched(async () => {
    const feed = openShopFeed({ sql, languages: LANGUAGES, onError: (error) => console.error(error) })
    await feed.ready
    return feed
  })
  console.log(`\n${products.toLocaleString('en')} products\n  indexes in ${toldWork(loading)}`)
  try {
    await work(loading.result)
  } finally {
    await loading.result.close()
  }
}

/** The same indexes, telling how long the facet index took for its part of a request. */
export function timingFacets({ facets, filters, search }: ShopIndexes): {
  indexes: ShopIndexes
  taken: () => number
} {
  let last = 0
  const query: FacetIndex['query'] = (asked) => {
    const start = performance.now()
    const answer = facets?.query(asked)
    last = performance.now() - start
    if (!answer) throw new Error('No facet index stands')
    return answer
  }
  return { indexes: { facets: facets && { ...facets, query }, filters, search }, taken: () => last }
}
