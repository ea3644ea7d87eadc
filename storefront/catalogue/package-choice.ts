import { canPurchase, maxPurchasableAmount, type Purchasable } from '#contract/stock.ts'
import { fillTemplate } from '#contract/url-template.ts'
import { type Pairs, withPairs } from './choice-address.ts'

export interface Piece extends Purchasable {
  id: number
  name: string
  max_purchasable_amount: number | null
}

export type PieceState = 'available' | 'sold_out' | 'all_chosen' | 'complete'

export interface PieceChoice<P> {
  /** As far as it can be had, up to the size of the package. */
  chosen: { piece: P; remove_url: string }[]
  /** Names of what the address asks for and cannot be had any more. */
  dropped: string[]
  offered: { piece: P; state: PieceState; times: number; add_url: string | null }[]
  missing: number
  /** The package as it is chosen. */
  url: string
}

/** Reads a package of the shopper's own choice: what is in it, and where adding or removing a piece leads. */
export function choosePieces<P extends Piece>(
  size: number,
  asked: readonly P[],
  offered: readonly P[],
  template: string,
  now: Date,
): PieceChoice<P> {
  const chosen: P[] = []
  const dropped = new Set<string>()
  const timesOf = ({ id }: P) => chosen.filter((one) => one.id === id).length
  const canHaveMore = (piece: P) => canPurchase(piece, now) && timesOf(piece) < maxPurchasableAmount(piece)
  for (const piece of asked) {
    if (!canHaveMore(piece)) dropped.add(piece.name)
    else if (chosen.length < size) chosen.push(piece)
  }
  const address = (pieces: readonly P[]) =>
    fillTemplate(template, pieces.length > 0 ? { product_ids: pieces.map(({ id }) => id) } : {})
  const stateOf = (piece: P): PieceState => {
    if (!canPurchase(piece, now)) return 'sold_out'
    if (chosen.length >= size) return 'complete'
    return canHaveMore(piece) ? 'available' : 'all_chosen'
  }
  return {
    chosen: chosen.map((piece, index) => ({ piece, remove_url: address(chosen.toSpliced(index, 1)) })),
    dropped: [...dropped],
    offered: offered.map((piece) => {
      const state = stateOf(piece)
      const add_url = state === 'available' ? address([...chosen, piece]) : null
      return { piece, state, times: timesOf(piece), add_url }
    }),
    missing: size - chosen.length,
    url: address(chosen),
  }
}

export interface Part<L> {
  id: number
  name: string
  lines: L[]
}

export interface PartChoice<L> {
  parts: { id: number; name: string; options: { line: L; is_selected: boolean; url: string | null }[] }[]
  chosen: L[]
  /** Names of the parts nothing is chosen for. */
  missing: string[]
  pairs: Pairs
}

interface Line {
  id: number
  count: number
  item: Purchasable
}

/** In the address a part is `part_3=17`: the item of the package that is chosen for it. */
const partParameter = (part_id: number) => `part_${part_id}`

/** Reads one choice for each part of a composite package; what cannot be had is not chosen. */
export function chooseParts<L extends Line>(
  parts: readonly Part<L>[],
  query: URLSearchParams,
  path: string,
  others: Pairs,
  now: Date,
): PartChoice<L> {
  const isOffered = ({ item, count }: L) =>
    canPurchase(item, now) && (!item.update_stock || item.stock_state === null || item.stock_state >= count)
  const chosen = new Map(
    parts.flatMap(({ id, lines }): [number, L][] => {
      const wanted = query.get(partParameter(id))
      const line = lines.find((one) => String(one.id) === wanted)
      return line && isOffered(line) ? [[id, line]] : []
    }),
  )
  const pairs = (choice: ReadonlyMap<number, L>): Pairs =>
    parts.flatMap(({ id }) => {
      const line = choice.get(id)
      return line ? [[partParameter(id), String(line.id)] as const] : []
    })
  return {
    parts: parts.map(({ id, name, lines }) => ({
      id,
      name,
      options: lines.map((line) => ({
        line,
        is_selected: chosen.get(id) === line,
        url: isOffered(line) ? withPairs(path, [...others, ...pairs(new Map(chosen).set(id, line))]) : null,
      })),
    })),
    chosen: [...chosen.values()],
    missing: parts.filter(({ id }) => !chosen.has(id)).map(({ name }) => name),
    pairs: pairs(chosen),
  }
}
