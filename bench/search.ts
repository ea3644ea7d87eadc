import { withShops } from './large-shop.ts'
import { createRandom, growth, measure, ms, type Times, told } from './measure.ts'
import { atMost, type Outcome } from './outcome.ts'
import { askShop, withIndexes } from './shop-request.ts'

const LIMITED_SIZE = 100_000
const P95_LIMIT_MS = 20
const REQUESTS = 150
const ROUNDS = 5
/** What people type: words, inflected, several, misspelt, unfinished, a code, and what nothing has. */
const SEARCHES = [
  'čaj',
  'sencha',
  'hrnky',
  'zeleny caj',
  'snecha',
  'konvicka na caj',
  'BENCH-777',
  'matchou',
  's',
  'hrnek mlha',
  'čokoláda s matchou',
  'konvič',
  'sencha qwrtzx',
]

/** Whole searches of products, categories, brands and articles, and the listing of all that was found. */
export async function benchSearch({
  products,
  data,
}: {
  products: number[]
  data: string
}): Promise<Outcome[]> {
  const rows: Outcome[] = []
  await withShops(data, async (open) => {
    let before: Times | undefined
    for (const size of products) {
      const sql = await open(size)
      await withIndexes(sql, size, async (feed) => {
        const ask = askShop(sql, feed)
        const random = createRandom(7)
        const words = Array.from({ length: REQUESTS }, () =>
          encodeURIComponent(SEARCHES[random(SEARCHES.length)] ?? ''),
        )
        const searches = words.map((word) => `/search?q=${word}`)
        for (const address of searches) await ask(address)
        const now = await measure(searches, ask, ROUNDS)
        const listings = words.map((word) => `/product-filters?path=/hledani&q=${word}`)
        console.log(`  GET /search           ${told(now)}`)
        console.log(`  listing of all finds  ${told(await measure(listings, ask, 2))}`)
        for (const text of SEARCHES) {
          const address = `/search?q=${encodeURIComponent(text)}`
          const { quiet_p50 } = await measure([address], ask, ROUNDS * 2)
          console.log(`    ${text.padEnd(20)} ${ms(quiet_p50).padStart(9)}`)
        }
        if (before) console.log(`  growth: ${growth(before, now)}`)
        before = now
        if (size === LIMITED_SIZE) {
          const name = `search among ${size.toLocaleString('en')}: p95 of best turns, ms`
          rows.push(atMost(P95_LIMIT_MS, name, now.quiet_p95))
        }
      })
    }
  })
  return rows
}
