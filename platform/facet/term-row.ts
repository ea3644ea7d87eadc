import type { Mask } from './mask.ts'

const FIRST_CAPACITY = 1024

/** Lists of numbers by position, one behind another in a single array. */
export class TermRows {
  #data = new Int32Array(FIRST_CAPACITY)
  #end = 0
  #wasted = 0
  #starts = new Int32Array(0)
  #lengths = new Int32Array(0)

  grow(capacity: number): void {
    const [starts, lengths] = [new Int32Array(capacity), new Int32Array(capacity)]
    starts.set(this.#starts)
    lengths.set(this.#lengths)
    this.#starts = starts
    this.#lengths = lengths
  }

  get length(): number {
    return this.#end - this.#wasted
  }

  get(position: number): Int32Array {
    const start = this.#starts[position]!
    return this.#data.subarray(start, start + this.#lengths[position]!)
  }

  /** Counts how often each number stands in the rows of the mask. */
  tally(mask: Mask, counters: Int32Array): void {
    const [data, starts, lengths] = [this.#data, this.#starts, this.#lengths]
    for (let word = 0; word < mask.length; word++) {
      for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) {
        const position = (word << 5) + (31 - Math.clz32(bits & -bits))
        const end = starts[position]! + lengths[position]!
        for (let at = starts[position]!; at < end; at++) counters[data[at]!]!++
      }
    }
  }

  set(position: number, row: number[]): void {
    this.#wasted += this.#lengths[position]!
    if (row.length <= this.#lengths[position]!) {
      this.#wasted -= row.length
      this.#data.set(row, this.#starts[position]!)
      this.#lengths[position] = row.length
      return
    }
    this.#lengths[position] = 0
    if (this.#end + row.length > this.#data.length) this.#makeRoom(row.length)
    this.#data.set(row, this.#end)
    this.#starts[position] = this.#end
    this.#lengths[position] = row.length
    this.#end += row.length
  }

  #makeRoom(length: number): void {
    const old = this.#data
    // A third of waste is worth writing all rows anew; otherwise they only move together.
    const isDense = this.#wasted * 3 < this.#end
    this.#data = new Int32Array(Math.ceil((this.length + length) * 1.5))
    if (isDense && this.#end + length <= this.#data.length) {
      this.#data.set(old.subarray(0, this.#end))
      return
    }
    let end = 0
    for (let position = 0; position < this.#starts.length; position++) {
      const start = this.#starts[position]!
      this.#data.set(old.subarray(start, start + this.#lengths[position]!), end)
      this.#starts[position] = end
      end += this.#lengths[position]!
    }
    this.#end = end
    this.#wasted = 0
  }
}
