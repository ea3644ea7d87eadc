import { parseArgs } from 'node:util'
import { benchFacet } from './facet.ts'
import { benchListing } from './listing.ts'
import { benchPages } from './pages.ts'
import { benchSearchIndex } from './search-index.ts'

const BENCHES: Record<string, (products: number | undefined) => Promise<void>> = {
  pages: () => benchPages(),
  facet: (products) => benchFacet(products ? [products] : undefined),
  search: () => benchSearchIndex(),
  listing: (products) => benchListing(products),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' } },
})
const unknown = positionals.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHES)) {
  console.log(`\n== ${name}`)
  await BENCHES[name]?.(values.products ? Number(values.products) : undefined)
}
