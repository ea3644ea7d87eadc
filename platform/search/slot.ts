import { IdMap } from '#platform/facet/id-map.ts'
import { MAX_SLOTS } from './posting.ts'

/** A document lives in a slot; a changed one moves to a new slot and leaves its old one empty. */
export function createSlots() {
  let slot_by_id = new IdMap()
  let ids = new Float64Array(64)
  let boosts = new Float64Array(64)
  let alive = new Uint8Array(64)
  let count = 0

  function grow(): void {
    const size = ids.length * 2
    const longer = <A extends Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(to: A, from: A) => {
      to.set(from)
      return to
    }
    ids = longer(new Float64Array(size), ids)
    boosts = longer(new Float64Array(size), boosts)
    alive = longer(new Uint8Array(size), alive)
  }

  return {
    take(id: number, boost: number): number {
      if (count >= MAX_SLOTS) throw new RangeError(`no more than ${MAX_SLOTS} documents fit`)
      if (count === ids.length) grow()
      const slot = count++
      slot_by_id.set(id, slot)
      ids[slot] = id
      boosts[slot] = boost
      alive[slot] = 1
      return slot
    },
    free(id: number): boolean {
      const slot = slot_by_id.get(id)
      if (slot === undefined) return false
      alive[slot] = 0
      return slot_by_id.delete(id)
    },
    /** Slots in use and empty ones between them. */
    count: () => count,
    size: () => slot_by_id.size,
    slot: (id: number) => slot_by_id.get(id) ?? -1,
    isAlive: (slot: number) => alive[slot] === 1,
    id: (slot: number) => ids[slot] ?? 0,
    boost: (slot: number) => boosts[slot] ?? 0,
    /** Closes the gaps; answers the new slot of every old one, -1 for the empty ones. */
    renumber(): Int32Array {
      const new_slots = new Int32Array(count).fill(-1)
      let next = 0
      slot_by_id = new IdMap()
      for (let slot = 0; slot < count; slot++) {
        if (alive[slot] === 0) continue
        new_slots[slot] = next
        slot_by_id.set(ids[slot] ?? 0, next)
        ids[next] = ids[slot] ?? 0
        boosts[next] = boosts[slot] ?? 0
        next++
      }
      alive.fill(1, 0, next)
      alive.fill(0, next)
      count = next
      return new_slots
    },
  }
}
export type Slots = ReturnType<typeof createSlots>
