// @ts-expect-error Vite makes this module up while it serves the sources.
// oxlint-disable-next-line import/no-absolute-path
import refresh from '/@react-refresh'

/** What Vite would put inline into an index.html, as a module: components reload without losing their state. */
refresh.injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
})
await import('./entry.client.tsx')
