import { type Mask, popcount } from './mask.ts'

const CHUNK_BITS = 16
const CHUNK_WORDS = 2 ** CHUNK_BITS / 32
/** Above it a bitmap takes less memory than a list, and is counted as fast. */
const LIST_LIMIT = 2 ** CHUNK_BITS / 16
const FIRST_LIST_LENGTH = 4

/**
 * A set of positions: for every 65,536 of them a sorted list while few are in, and a bitmap above that.
 * Values that few products have stay small, and those that many have are counted by words.
 */
export class PositionSet {
  size = 0
  #lists: (Uint16Array | undefined)[] = []
  #sizes: number[] = []
  #bitmaps: (Int32Array | undefined)[] = []

  add(position: number): void {
    const chunk = position >>> CHUNK_BITS
    const low = position & 0xffff
    while (this.#sizes.length <= chunk) {
      this.#sizes.push(0)
      this.#lists.push(undefined)
      this.#bitmaps.push(undefined)
    }
    const bitmap = this.#bitmaps[chunk]
    if (bitmap) {
      if ((bitmap[low >>> 5]! >>> (low & 31)) & 1) return
      bitmap[low >>> 5]! |= 1 << (low & 31)
    } else if (!this.#addToList(chunk, low)) return
    this.#sizes[chunk]!++
    this.size++
  }

  delete(position: number): void {
    const chunk = position >>> CHUNK_BITS
    const low = position & 0xffff
    const bitmap = this.#bitmaps[chunk]
    const list = this.#lists[chunk]
    if (bitmap) {
      if (!((bitmap[low >>> 5]! >>> (low & 31)) & 1)) return
      bitmap[low >>> 5]! &= ~(1 << (low & 31))
      this.#sizes[chunk]!--
      // Half of the limit, so that a set that swings around the limit is not rewritten every time.
      if (this.#sizes[chunk]! < LIST_LIMIT / 2) this.#turnToList(chunk, bitmap)
    } else if (list) {
      const size = this.#sizes[chunk]!
      const at = placeOf(list, size, low)
      if (at === size || list[at] !== low) return
      list.copyWithin(at, at + 1, size)
      this.#sizes[chunk]!--
    } else return
    this.size--
  }

  /** How many of the set are in the mask. */
  countIn(mask: Mask): number {
    let count = 0
    for (let chunk = 0; chunk < this.#sizes.length; chunk++) {
      const bitmap = this.#bitmaps[chunk]
      const list = this.#lists[chunk]
      const first = chunk * CHUNK_WORDS
      if (bitmap) count += countBitmap(bitmap, mask, first)
      else if (list) count += countList(list, this.#sizes[chunk]!, mask, first)
    }
    return count
  }

  addTo(mask: Mask): void {
    for (let chunk = 0; chunk < this.#sizes.length; chunk++) {
      const bitmap = this.#bitmaps[chunk]
      const list = this.#lists[chunk]
      const first = chunk * CHUNK_WORDS
      if (bitmap) {
        const words = Math.min(CHUNK_WORDS, mask.length - first)
        for (let word = 0; word < words; word++) mask[first + word]! |= bitmap[word]!
      } else if (list) {
        for (let at = 0; at < this.#sizes[chunk]!; at++) {
          mask[first + (list[at]! >>> 5)]! |= 1 << (list[at]! & 31)
        }
      }
    }
  }

  removeFrom(mask: Mask): void {
    for (let chunk = 0; chunk < this.#sizes.length; chunk++) {
      const bitmap = this.#bitmaps[chunk]
      const list = this.#lists[chunk]
      const first = chunk * CHUNK_WORDS
      if (bitmap) {
        const words = Math.min(CHUNK_WORDS, mask.length - first)
        for (let word = 0; word < words; word++) mask[first + word]! &= ~bitmap[word]!
      } else if (list) {
        for (let at = 0; at < this.#sizes[chunk]!; at++) {
          mask[first + (list[at]! >>> 5)]! &= ~(1 << (list[at]! & 31))
        }
      }
    }
  }

  #addToList(chunk: number, low: number): boolean {
    const size = this.#sizes[chunk]!
    const list = (this.#lists[chunk] ??= new Uint16Array(FIRST_LIST_LENGTH))
    const at = size > 0 && list[size - 1]! < low ? size : placeOf(list, size, low)
    if (at < size && list[at] === low) return false
    if (size === LIST_LIMIT) {
      const bitmap = new Int32Array(CHUNK_WORDS)
      for (const one of list.subarray(0, size)) bitmap[one >>> 5]! |= 1 << (one & 31)
      bitmap[low >>> 5]! |= 1 << (low & 31)
      this.#bitmaps[chunk] = bitmap
      this.#lists[chunk] = undefined
      return true
    }
    let room = list
    if (size === list.length) {
      room = new Uint16Array(size * 2)
      room.set(list)
      this.#lists[chunk] = room
    }
    room.copyWithin(at + 1, at, size)
    room[at] = low
    return true
  }

  #turnToList(chunk: number, bitmap: Int32Array): void {
    const list = new Uint16Array(LIST_LIMIT)
    let size = 0
    for (let low = 0; low < CHUNK_WORDS * 32; low++) {
      if ((bitmap[low >>> 5]! >>> (low & 31)) & 1) list[size++] = low
    }
    this.#lists[chunk] = list
    this.#bitmaps[chunk] = undefined
  }
}

function placeOf(list: Uint16Array, size: number, low: number): number {
  let from = 0
  let to = size
  while (from < to) {
    const middle = (from + to) >>> 1
    if (list[middle]! < low) from = middle + 1
    else to = middle
  }
  return from
}

function countBitmap(bitmap: Int32Array, mask: Mask, first: number): number {
  const words = Math.min(CHUNK_WORDS, mask.length - first)
  let count = 0
  for (let word = 0; word < words; word++) count += popcount(bitmap[word]! & mask[first + word]!)
  return count
}

function countList(list: Uint16Array, size: number, mask: Mask, first: number): number {
  let count = 0
  for (let at = 0; at < size; at++) {
    const low = list[at]!
    count += (mask[first + (low >>> 5)]! >>> (low & 31)) & 1
  }
  return count
}
