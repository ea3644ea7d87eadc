import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainImports } from './scripts/plain-imports.ts'
import { weightLimit } from './scripts/weight-limit.ts'

/** Contract files hold schemas beside the rules; naming what builds schemas lets the browser take the rules alone. */
const SCHEMA_BUILDERS = [
  'z',
  'defineCalls',
  'resource',
  'listAnswer',
  'wire',
  'embedOne',
  'embedNullable',
  'embedMany',
]

/** What takes a page over, and small parts that nearly every page has: as files of their own they would weigh more. */
const START =
  /[\\/](storefront[\\/](start\.tsx|ui[\\/](picture\.tsx|((use-)?button-loading|debounce)\.ts)|api[\\/](request-error|tracking-id|session-mark|tab-channel)\.ts)|contract[\\/]image\.ts)$/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), plainImports(), weightLimit()],
  publicDir: isSsrBuild ? false : 'storefront/public',
  build: isSsrBuild
    ? {
        outDir: 'build/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { input: 'storefront/entry.server.tsx' },
      }
    : {
        outDir: 'build/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        // The page itself names what it needs; lists of it inside the scripts would cost 2 kB on every page.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        // One sheet for all pages; else every file that imports another would name it.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'storefront/entry.client.tsx',
          treeshake: { manualPureFunctions: SCHEMA_BUILDERS },
          output: {
            codeSplitting: {
              groups: [
                // With what all files share, and importing none of them: it runs as soon as it is there.
                { name: 'entry', test: /entry\.client\.tsx$|vite\/preload-helper/, priority: 2 },
                // Run as a task of its own before the rest, see the entry.
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|run-react\.ts$/,
                  priority: 1,
                },
                // With all it imports: pieces that screens import too would each be a file of their own.
                { name: 'start', test: START },
                {
                  name: 'header',
                  test: /[\\/]storefront[\\/](shell[\\/](header|search-form)\.tsx|wishlist[\\/]compared-store\.ts)$/,
                },
                // Small, and asked for by many: each would be a file of its own.
                {
                  name: 'cart-state',
                  test: /[\\/]storefront[\\/]cart[\\/](cart-view|ordering|read-cart-id)\.ts$/,
                },
                {
                  name: 'fields',
                  test: /[\\/]storefront[\\/]checkout[\\/](address-fields|field)\.tsx$/,
                },
                { name: 'live-session', test: /[\\/]storefront[\\/]auth[\\/](live|watch)-session\.ts$/ },
              ],
            },
          },
        },
      },
  // One bundle with React's production build in it, however it is started: nothing is resolved again at run time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
}))
