import type { ColumnValues } from './column-values.ts'
import { clearBit, hasBit, type Mask, setBit, wordsFor } from './mask.ts'
import type { Pause } from './pause.ts'
import { sortInSlices } from './sliced-sort.ts'

/** Ids of products by position; equal values stand in the order of ids. */
export interface Identity {
  ids: Int32Array
}

/**
 * Values by position, and the positions in the order of their values. A change moves blocks of the order
 * in memory: microseconds, even among a million, and several changes together move each block once.
 */
export class SortedColumn<Value extends number | string> {
  /** Positions that have a value. */
  present: Mask = new Int32Array(0)
  size = 0
  #order = new Int32Array(0)
  #staged = new Map<number, Value | undefined>()
  readonly #values: ColumnValues<Value>
  readonly #compare: (a: number, b: number) => number

  constructor(values: ColumnValues<Value>, identity: Identity) {
    this.#values = values
    this.#compare = (a, b) => values.compare(a, b) || identity.ids[a]! - identity.ids[b]!
  }

  get(position: number): Value | undefined {
    return this.#values.get(position)
  }

  grow(capacity: number): void {
    this.#values.grow(capacity)
    const present = new Int32Array(wordsFor(capacity))
    present.set(this.present)
    this.present = present
    const order = new Int32Array(capacity)
    order.set(this.#order)
    this.#order = order
  }

  /** Writes a value of a column that is being loaded; `arrange` follows when all are in. */
  fill(position: number, value: Value): void {
    this.#values.set(position, value)
    setBit(this.present, position)
    this.#order[this.size++] = position
  }

  async arrange(pause: Pause): Promise<void> {
    const compare = await this.#values.prepareCompare?.(pause)
    await sortInSlices(
      this.#order.subarray(0, this.size),
      compare ? (a, b) => compare(a, b) || this.#compare(a, b) : this.#compare,
      pause,
    )
  }

  /** Takes a new value, or its absence, to be put in place by `commit` together with others. */
  stage(position: number, value: Value | undefined): void {
    if (this.#values.get(position) === value) this.#staged.delete(position)
    else this.#staged.set(position, value)
  }

  /** Positions freed in this change must not have been given to other products before it is committed. */
  commit(): void {
    if (this.#staged.size === 0) return
    this.#take([...this.#staged.keys()].filter((position) => hasBit(this.present, position)))
    const placed: number[] = []
    for (const [position, value] of this.#staged) {
      this.#values.set(position, value)
      if (value === undefined) clearBit(this.present, position)
      else {
        setBit(this.present, position)
        placed.push(position)
      }
    }
    this.#staged.clear()
    this.#place(placed)
  }

  /** A page of the positions in the mask, of which there are `total`, from the smallest value. */
  page(mask: Mask, total: number, offset: number, limit: number): number[] {
    const found: number[] = []
    const end = Math.min(offset + limit, total)
    for (let at = 0, seen = 0; seen < end && at < this.size; at++) {
      const position = this.#order[at]!
      if (hasBit(mask, position) && seen++ >= offset) found.push(position)
    }
    return found
  }

  /** The same from the largest value; equal values still stand in the order of ids. */
  pageDown(mask: Mask, total: number, offset: number, limit: number): number[] {
    const found: number[] = []
    const end = Math.min(offset + limit, total)
    let sameFrom = 0
    for (let at = this.size - 1; at >= 0; at--) {
      const position = this.#order[at]!
      if (!hasBit(mask, position)) continue
      const isSame = found.length > 0 && this.#values.compare(position, found.at(-1)!) === 0
      if (!isSame) {
        reverseFrom(found, sameFrom)
        sameFrom = found.length
        if (found.length >= end) break
      }
      found.push(position)
    }
    reverseFrom(found, sameFrom)
    return found.slice(offset, end)
  }

  smallest(mask: Mask): Value | undefined {
    for (let at = 0; at < this.size; at++) {
      if (hasBit(mask, this.#order[at]!)) return this.#values.get(this.#order[at]!)
    }
    return undefined
  }

  largest(mask: Mask): Value | undefined {
    for (let at = this.size - 1; at >= 0; at--) {
      if (hasBit(mask, this.#order[at]!)) return this.#values.get(this.#order[at]!)
    }
    return undefined
  }

  /** Sets in an empty mask all positions with a value from `min` to `max`. */
  between(mask: Mask, min: Value | null, max: Value | null): void {
    const from = min === null ? 0 : this.#search((position) => this.#values.get(position)! < min)
    const to = max === null ? this.size : this.#search((position) => this.#values.get(position)! <= max)
    const order = this.#order
    if (to - from <= this.size / 2) {
      for (let at = from; at < to; at++) setBit(mask, order[at]!)
      return
    }
    mask.set(this.present.subarray(0, mask.length))
    for (let at = 0; at < from; at++) clearBit(mask, order[at]!)
    for (let at = to; at < this.size; at++) clearBit(mask, order[at]!)
  }

  /** A column of the same order in which some positions have other values. */
  copyTo(other: SortedColumn<Value>, capacity: number): void {
    other.grow(capacity)
    other.present.set(this.present)
    other.#order.set(this.#order)
    other.size = this.size
    for (let at = 0; at < this.size; at++) {
      const position = this.#order[at]!
      other.#values.set(position, this.#values.get(position))
    }
  }

  /** How many positions from the start of the order come before. */
  #search(isBefore: (position: number) => boolean, end = this.size): number {
    let from = 0
    let to = end
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isBefore(this.#order[middle]!)) from = middle + 1
      else to = middle
    }
    return from
  }

  #take(positions: number[]): void {
    const places = positions
      .map((position) => this.#search((other) => this.#compare(other, position) < 0))
      .toSorted((a, b) => a - b)
    for (const [index, place] of places.entries()) {
      const next = places[index + 1] ?? this.size
      this.#order.copyWithin(place - index, place + 1, next)
    }
    this.size -= places.length
  }

  #place(positions: number[]): void {
    const sorted = positions.toSorted(this.#compare)
    let end = this.size
    this.size += sorted.length
    for (let index = sorted.length - 1; index >= 0; index--) {
      const position = sorted[index]!
      const place = this.#search((other) => this.#compare(other, position) < 0, end)
      this.#order.copyWithin(place + index + 1, place, end)
      this.#order[place + index] = position
      end = place
    }
  }
}

function reverseFrom(items: number[], start: number): void {
  for (let low = start, high = items.length - 1; low < high; low++, high--) {
    ;[items[low], items[high]] = [items[high]!, items[low]!]
  }
}
