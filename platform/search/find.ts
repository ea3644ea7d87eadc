import type { Keeper } from './best.ts'
import { CODE_SCORE, type Layer, scoreAll, scoreSome, wordsOfScore } from './rank.ts'
import type { Slots } from './slot.ts'

/** Whether the visitor may see a document. Asked for every match, not only for the best of them. */
export type Accept = (id: number) => boolean

export interface Finds<K extends Keeper> {
  kept: K
  total: number
}

/** How finds are kept, and which of them. */
export interface Keeping<K extends Keeper> {
  createKeeper: () => K
  accept?: Accept | undefined
}

function createFinds<K extends Keeper>(slots: Slots, { createKeeper, accept }: Keeping<K>) {
  const kept = createKeeper()
  let total = 0
  const isSeen = (slot: number) => slots.isAlive(slot) && (!accept || accept(slots.id(slot)))
  return {
    isSeen,
    offer(slot: number, score: number): void {
      if (!isSeen(slot)) return
      total++
      kept.offer(slots.id(slot), score, slots.boost(slot))
    },
    taken: (): Finds<K> => ({ kept, total }),
  }
}

function hasAll(qualities: readonly Uint16Array[], slot: number): boolean {
  for (let word = 0; word < qualities.length; word++) if (qualities[word]![slot] === 0) return false
  return qualities.length > 0
}

/** Documents with every word of the query, and those whose code it is. */
export function findAll<K extends Keeper>(
  slots: Slots,
  name_words: Uint8Array,
  layers: readonly Layer[],
  code_slots: readonly number[],
  keeping: Keeping<K>,
): Finds<K> {
  const finds = createFinds(slots, keeping)
  const qualities = layers.map(({ quality }) => quality)
  const score = (slot: number) =>
    hasAll(qualities, slot) ? scoreAll(layers, slot, name_words[slot] ?? 0) : 0
  for (const slot of code_slots) finds.offer(slot, CODE_SCORE + score(slot))
  const has_codes = code_slots.length > 0
  const count = layers.length > 0 ? slots.count : 0
  for (let slot = 0; slot < count; slot++) {
    if (!hasAll(qualities, slot) || (has_codes && code_slots.includes(slot))) continue
    finds.offer(slot, scoreAll(layers, slot, name_words[slot] ?? 0))
  }
  return finds.taken()
}

/**
 * Documents with as many words of the query as any that the visitor sees, or, where some have them all, those with
 * one less too.
 */
export function findSome<K extends Keeper>(
  slots: Slots,
  layers: readonly Layer[],
  rarity: readonly number[],
  keeping: Keeping<K>,
): Finds<K> {
  const finds = createFinds(slots, keeping)
  const count = slots.count
  const scores = new Float64Array(count)
  let most = 1
  for (let slot = 0; slot < count; slot++) {
    const score = scoreSome(layers, slot, rarity)
    scores[slot] = score
    // What the visitor may not see must not be the measure; few documents raise it, so few are asked about.
    if (wordsOfScore(score) > most && finds.isSeen(slot)) most = wordsOfScore(score)
  }
  const enough = most === layers.length ? most - 1 : most
  for (let slot = 0; slot < count; slot++) {
    const score = scores[slot] ?? 0
    if (score > 0 && wordsOfScore(score) >= enough) finds.offer(slot, score)
  }
  return finds.taken()
}
