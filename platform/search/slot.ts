import { IdMap } from '#platform/facet/id-map.ts'
import { MAX_SLOTS } from './posting.ts'

/**
 * A document lives in a slot; a changed one moves to a new slot and leaves its old one empty. A search asks about
 * every document it finds: of a class the engine takes such small answers into its loop, of closures it does not.
 */
export class Slots {
  #slot_by_id = new IdMap()
  #ids = new Float64Array(64)
  #boosts = new Float64Array(64)
  #alive = new Uint8Array(64)
  #count = 0

  take(id: number, boost: number): number {
    if (this.#count >= MAX_SLOTS) throw new RangeError(`no more than ${MAX_SLOTS} documents fit`)
    if (this.#count === this.#ids.length) this.#grow()
    const slot = this.#count++
    this.#slot_by_id.set(id, slot)
    this.#ids[slot] = id
    this.#boosts[slot] = boost
    this.#alive[slot] = 1
    return slot
  }

  free(id: number): boolean {
    const slot = this.#slot_by_id.get(id)
    if (slot === undefined) return false
    this.#alive[slot] = 0
    return this.#slot_by_id.delete(id)
  }

  /** Slots in use and empty ones between them. */
  get count(): number {
    return this.#count
  }

  get size(): number {
    return this.#slot_by_id.size
  }

  slot(id: number): number {
    return this.#slot_by_id.get(id) ?? -1
  }

  isAlive(slot: number): boolean {
    return this.#alive[slot] === 1
  }

  id(slot: number): number {
    return this.#ids[slot] ?? 0
  }

  boost(slot: number): number {
    return this.#boosts[slot] ?? 0
  }

  /** Closes the gaps; answers the new slot of every old one, -1 for the empty ones. */
  renumber(): Int32Array {
    const new_slots = new Int32Array(this.#count).fill(-1)
    let next = 0
    this.#slot_by_id = new IdMap()
    for (let slot = 0; slot < this.#count; slot++) {
      if (!this.isAlive(slot)) continue
      new_slots[slot] = next
      this.#slot_by_id.set(this.id(slot), next)
      this.#ids[next] = this.id(slot)
      this.#boosts[next] = this.boost(slot)
      next++
    }
    this.#alive.fill(1, 0, next)
    this.#alive.fill(0, next)
    this.#count = next
    return new_slots
  }

  #grow(): void {
    const size = this.#ids.length * 2
    const longer = <A extends Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(to: A, from: A) => {
      to.set(from)
      return to
    }
    this.#ids = longer(new Float64Array(size), this.#ids)
    this.#boosts = longer(new Float64Array(size), this.#boosts)
    this.#alive = longer(new Uint8Array(size), this.#alive)
  }
}
