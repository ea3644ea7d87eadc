import type { Api } from '../api/client.ts'

let answered: PromiseWithResolvers<void> | null = null

/** An order takes the cart it is made from; until it is answered, or the page is left for its summary, nobody asks for that cart. */
export function setOrdering(now: boolean): void {
  if (now) {
    answered ??= Promise.withResolvers()
    // Back from the summary brings this very page back; its order is over.
    addEventListener('pageshow', () => setOrdering(false), { once: true })
  } else {
    answered?.resolve()
    answered = null
  }
}

export const isOrdering = (): boolean => answered !== null

/** The same platform, asked only while no order is on its way. */
export function besideOrders(api: Api): Api {
  const call = async (name: never, input: never): Promise<unknown> => {
    await answered?.promise
    return api(name, input)
  }
  // The types of a call pass through untouched.
  return call as Api
}
