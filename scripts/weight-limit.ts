import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const LIMIT_BYTES = 100_000
const SCREENS = [
  'content/home-page.tsx',
  'catalogue/category-page.tsx',
  'catalogue/product-page.tsx',
  'catalogue/package-page.tsx',
  'cart/cart-page.tsx',
  'checkout/shipping-and-payment-page.tsx',
  'checkout/delivery-page.tsx',
  'checkout/summary-page.tsx',
]

/** Fails the build when a page on the way to an order would load more than 100 kB of scripts, gzipped, all told. */
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
        for (const screen of SCREENS) {
          const bytes = weightOf(screen, chunks)
          this.info(`${screen}: ${(bytes / 1000).toFixed(1)} kB of scripts`)
          if (bytes > LIMIT_BYTES)
            this.error(`${screen} loads ${bytes} bytes of scripts, more than ${LIMIT_BYTES}`)
        }
      },
    },
  }
}

function weightOf(screen: string, chunks: Rolldown.OutputChunk[]): number {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set<string>()
  const load = (name: string): void => {
    const chunk = files.get(name)
    if (!chunk || loaded.has(name)) return
    loaded.add(name)
    for (const next of chunk.imports) load(next)
  }
  const needed = ['storefront/entry.client.tsx', 'storefront/start.tsx', `storefront/${screen}`]
  // On the way to an order the header is another one.
  if (!/^(cart|checkout)\//.test(screen)) needed.push('storefront/shell/header.tsx')
  for (const file of needed) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)))
    if (!holder) throw new Error(`The build has no ${file}`)
    load(holder.fileName)
  }
  return [...loaded].reduce(
    (sum, name) => sum + gzipSync(files.get(name)?.code ?? '', { level: 9 }).length,
    0,
  )
}
