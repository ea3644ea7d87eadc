import { createAlphabet } from './alphabet.ts'
import { type Pause, STEPS_BETWEEN_PAUSES } from './pause.ts'

/** One value per position, comparable. */
export interface ColumnValues<Value> {
  get(position: number): Value | undefined
  set(position: number, value: Value | undefined): void
  /** Compares the values of two positions that have one. */
  compare(a: number, b: number): number
  /** The same comparison, made ready for a long sort. */
  prepareCompare?(pause: Pause): Promise<(a: number, b: number) => number>
  grow(capacity: number): void
}

export function createNumberValues(): ColumnValues<number> {
  let values = new Float64Array(0)
  return {
    get(position) {
      const value = values[position]!
      return Number.isNaN(value) ? undefined : value
    },
    set(position, value) {
      values[position] = value ?? Number.NaN
    },
    compare: (a, b) => values[a]! - values[b]!,
    grow(capacity) {
      const grown = new Float64Array(capacity).fill(Number.NaN, values.length)
      grown.set(values)
      values = grown
    },
  }
}

/** Texts in the alphabet of a language. */
export function createTextValues(language: string): ColumnValues<string> {
  const values: (string | undefined)[] = []
  const collator = new Intl.Collator(language)
  function compare(a: number, b: number): number {
    const [one, other] = [values[a]!, values[b]!]
    if (one === other) return 0
    // Texts that the alphabet does not tell apart stand in one order all the same, as in the database.
    return collator.compare(one, other) || (one < other ? -1 : 1)
  }
  return {
    get: (position) => values[position],
    set(position, value) {
      values[position] = value
    },
    compare,
    async prepareCompare(pause) {
      const keyOf = createAlphabet(language)
      const keys: (string | null)[] = []
      for (const value of values) {
        keys.push(value === undefined ? null : keyOf(value))
        if (keys.length % STEPS_BETWEEN_PAUSES === 0) await pause()
      }
      return (a, b) => {
        const [one, other] = [keys[a]!, keys[b]!]
        if (one === null || other === null || one === other) return compare(a, b)
        return one < other ? -1 : 1
      }
    },
    // Positions are given out one after another, so the array grows by itself and without holes.
    grow() {},
  }
}
