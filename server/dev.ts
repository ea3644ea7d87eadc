import { createServer } from 'vite'
import { openUntilSignal } from './open-until-signal.ts'
import { runShop } from './run-shop.ts'
import type { OpenStorefront, ServerBuild, StorefrontOptions } from './storefront-build.ts'

/** The storefront straight from its sources: each page is drawn by the code as it is now, browsers reload by Vite. */
async function openSources(options: StorefrontOptions): Promise<OpenStorefront> {
  const vite = await createServer({
    appType: 'custom',
    // Bundling the settings would write a file into a folder that the watcher follows.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const build = {
    build_id: 'development',
    entry: '/storefront/entry.dev.ts',
    styles: [],
    fonts: [],
    preloads: () => [],
  }
  const sources = async () => {
    const entry = (await vite.ssrLoadModule('/storefront/entry.server.tsx')) as unknown as ServerBuild
    return entry.createStorefront({ ...options, show_stack: true, build })
  }
  return {
    files: () => new Map(),
    isShared: () => false,
    forget: () => {},
    forgetAll: () => {},
    before: (request, response, next) => vite.middlewares(request, response, next),
    draw: async (url, cookies) => (await sources()).draw(url, cookies),
    fetch: async (request) => {
      const response = await (await sources()).fetch(request)
      // Vite puts styles into the page as elements of their own, which the shop's policy forbids.
      const headers = new Headers(response.headers)
      headers.delete('content-security-policy')
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

await openUntilSignal((config) => runShop(config, openSources))
