import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const LIMIT_BYTES = 100_000

const SHOP = ['shell/header.tsx']
/** On the way to an order the header is another one, and the cart is followed wherever it changes. */
const CART = ['cart/browser-cart.ts', 'realtime/live-cart.ts']

/** With what each fetches by itself on a first visit, beside what all do. */
const SCREENS: Record<string, string[]> = {
  'content/home-page.tsx': SHOP,
  'catalogue/category-page.tsx': SHOP,
  'catalogue/product-page.tsx': SHOP,
  'catalogue/package-page.tsx': SHOP,
  'cart/cart-page.tsx': CART,
  'checkout/shipping-and-payment-page.tsx': CART,
  'checkout/delivery-page.tsx': CART,
  'checkout/summary-page.tsx': CART,
}

/** Fails the build when a page on the way to an order would load more scripts than it may, gzipped, all told. */
export function weightLimit(): Plugin {
  return {
    name: 'weight-limit',
    apply: 'build',
    generateBundle: {
      // What others add to the scripts counts too.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        if (!chunks.some((chunk) => chunk.facadeModuleId?.endsWith('entry.client.tsx'))) return
        for (const [screen, beside] of Object.entries(SCREENS)) {
          const bytes = weightOf([screen, ...beside], chunks)
          this.info(`${screen}: ${(bytes / 1000).toFixed(1)} kB of scripts`)
          if (bytes > LIMIT_BYTES) {
            this.error(`${screen} loads ${bytes} bytes of scripts, more than ${LIMIT_BYTES}`)
          }
        }
      },
    },
  }
}

function weightOf(sources: string[], chunks: Rolldown.OutputChunk[]): number {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set<string>()
  const load = (name: string): void => {
    const chunk = files.get(name)
    if (!chunk || loaded.has(name)) return
    loaded.add(name)
    for (const next of chunk.imports) load(next)
  }
  for (const file of ['entry.client.tsx', 'start.tsx', 'auth/live-session.ts', ...sources]) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`storefront/${file}`)))
    if (!holder) throw new Error(`The build has no ${file}`)
    load(holder.fileName)
  }
  return [...loaded].reduce(
    (sum, name) => sum + gzipSync(files.get(name)?.code ?? '', { level: 9 }).length,
    0,
  )
}
