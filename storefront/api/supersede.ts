import type { Method } from '#contract/call.ts'
import { AbortedError } from './request-error.ts'

/**
 * Remembers the running request of each endpoint. The key is the filled path, so items of a cart are apart.
 * POST is left out: it adds to the cart, orders and pays, and aborting it would not undo any of that.
 */
export function createSupersede() {
  const running = new Map<string, AbortController>()

  return function begin(method: Method, path: string, slot = ''): { signal: AbortSignal; end: () => void } {
    const controller = new AbortController()
    if (method === 'POST') return { signal: controller.signal, end: () => {} }
    const key = `${method} ${path} ${slot}`
    running.get(key)?.abort(new AbortedError(`A newer ${method} ${path} took over`))
    running.set(key, controller)
    return {
      signal: controller.signal,
      end: () => {
        if (running.get(key) === controller) running.delete(key)
      },
    }
  }
}
