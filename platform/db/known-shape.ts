import type { Fragment } from './table.ts'

/** Several times as many as the pages of the shop ask for. */
export const MOST_PREPARED_SHAPES = 500

/** The driver reads it of every query; its types tell of it only where a query is given as a text. */
type Prepared = { options: { prepare?: boolean } }

/**
 * Lists are asked for in more ways than anybody can count: with any fields, filters and orders. A statement that is
 * prepared stays on its connection, here and in the database, until that closes; so those asked for first are, which
 * are the shop's own, and all others are planned each time.
 */
export function createKnownShapes(most = MOST_PREPARED_SHAPES) {
  const known = new Set<string>()

  return (query: Fragment, shape: string): Fragment => {
    if (known.size < most) known.add(shape)
    if (!known.has(shape)) (query as unknown as Prepared).options.prepare = false
    return query
  }
}
