/** One bit per position, for the whole index. */
export type Mask = Int32Array

export const wordsFor = (positions: number): number => (positions + 31) >>> 5

export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function hasBit(mask: Mask, position: number): boolean {
  return ((mask[position >>> 5]! >>> (position & 31)) & 1) === 1
}

export function setBit(mask: Mask, position: number): void {
  mask[position >>> 5]! |= 1 << (position & 31)
}

export function clearBit(mask: Mask, position: number): void {
  mask[position >>> 5]! &= ~(1 << (position & 31))
}

/** Keeps in `mask` what is in `other` too. */
export function intersect(mask: Mask, other: Mask): void {
  for (let word = 0; word < mask.length; word++) mask[word]! &= other[word]!
}

export function countBits(mask: Mask): number {
  let count = 0
  for (let word = 0; word < mask.length; word++) count += popcount(mask[word]!)
  return count
}

/** Empty masks that last for one query: at a million products a fresh one takes longer to get than to use. */
export class MaskPool {
  #masks: Mask[] = []
  #taken = 0

  take(words: number): Mask {
    const kept = this.#masks[this.#taken]
    const mask = kept && kept.length >= words ? kept : new Int32Array(Math.ceil(words * 1.25))
    this.#masks[this.#taken++] = mask
    return mask.subarray(0, words).fill(0)
  }

  copy(source: Mask, words = source.length): Mask {
    const mask = this.take(words)
    mask.set(source.subarray(0, words))
    return mask
  }

  giveBack(): void {
    this.#taken = 0
  }
}
