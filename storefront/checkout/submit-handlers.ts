import type { OrderForm } from '#contract/order-form.ts'

export interface Submitting {
  cart_id: string | null
  form: OrderForm
}

/** Answering false, or throwing, keeps the order from being sent. */
export type SubmittingHandler = (submitting: Submitting) => unknown
export type SubmittedHandler = (order: { id: number }) => unknown

const handlers = {
  'cart:submitting': new Set<SubmittingHandler>(),
  'cart:submitted': new Set<SubmittedHandler>(),
}
type Handlers = { 'cart:submitting': SubmittingHandler; 'cart:submitted': SubmittedHandler }

export function onCart<E extends keyof Handlers>(event: E, handler: Handlers[E]): () => void {
  // Each event's set holds its own kind of handler, which the compiler does not follow through the key.
  const set = handlers[event] as Set<Handlers[E]>
  set.add(handler)
  return () => void set.delete(handler)
}

/** Asks all handlers in order, each after the one before; the first veto ends it. */
export async function maySubmit(submitting: Submitting): Promise<boolean> {
  for (const handler of handlers['cart:submitting']) {
    try {
      if ((await handler(submitting)) === false) return false
    } catch {
      return false
    }
  }
  return true
}

export async function tellSubmitted(order: { id: number }): Promise<void> {
  for (const handler of handlers['cart:submitted']) {
    try {
      await handler(order)
    } catch (error) {
      // The order stands, whatever somebody who only listens makes of it.
      console.error(error)
    }
  }
}
