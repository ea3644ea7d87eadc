import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { benchCheckout } from './checkout.ts'
import { benchFacet } from './facet.ts'
import { benchListing } from './listing.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchSearchIndex } from './search-index.ts'

interface Options {
  /** Sizes of the shop, instead of the bench's own. */
  products?: number[]
  /** A folder in which shops are kept from run to run. */
  data?: string
}

const BENCHES: Record<string, (options: Options) => Promise<void>> = {
  checkout: () => benchCheckout(),
  pages: async () => void (await benchPages()),
  facet: ({ products }) => benchFacet(products),
  'search-index': () => benchSearchIndex(),
  search: (options) => benchSearch(options),
  listing: (options) => benchListing(options),
}

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
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
  console.log(`\n== ${name}`)
  await BENCHES[name]?.({
    ...(values.products ? { products: values.products.split(',').map(Number) } : {}),
    ...(values.data ? { data: values.data } : {}),
  })
}
