import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { benchCheckout } from './checkout.ts'
import { benchFacet } from './facet.ts'
import { benchListing } from './listing.ts'
import { benchPages } from './pages.ts'
import { type Outcome, printOutcomes } from './outcome.ts'
import { benchSearch } from './search.ts'
import { benchSearchIndex } from './search-index.ts'
import { benchVitals } from './vitals.ts'

interface Options {
  /** Sizes of the shop. */
  products: number[]
  /** The folder in which shops are kept. */
  data: string
}

type Bench = (options: Options) => Promise<Outcome[] | void>

const BENCHES: Record<string, Bench> = {
  pages: () => benchPages(),
  vitals: () => benchVitals(),
  checkout: () => benchCheckout(),
  listing: (options) => benchListing(options),
  search: (options) => benchSearch(options),
  facet: ({ products }) => benchFacet(products),
  'search-index': () => benchSearchIndex(),
}
/** Without a name: what has a limit. */
const USUAL = ['pages', 'vitals', 'checkout', 'listing', 'search']
/** Made within minutes. */
const USUAL_SIZES = [10_000, 100_000]

// Memory is told without garbage.
setFlagsFromString('--expose-gc')
globalThis.gc ??= runInNewContext('gc')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' }, data: { type: 'string' } },
})
const unknown = positionals.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
const named = positionals.length > 0
const products = values.products?.split(',').map(Number) ?? USUAL_SIZES
// Benches of one run share the shops they make.
const made = values.data ? null : mkdtempSync(path.join(tmpdir(), 'vitrine-bench-shops-'))
const outcomes: Outcome[] = []
try {
  for (const name of named ? positionals : USUAL) {
    console.log(`\n== ${name}`)
    try {
      const told = await BENCHES[name]?.({ data: values.data ?? made ?? '', products })
      outcomes.push(...(told ?? []))
    } catch (error) {
      console.error(error)
      outcomes.push({ name: `${name} failed`, value: NaN, limit: NaN, ok: false })
    }
  }
} finally {
  if (made) rmSync(made, { recursive: true, force: true })
}
if (outcomes.length > 0) {
  console.log('\n== limits')
  printOutcomes(outcomes)
}
