/** One posting is one number: the slot of the document, the fields the word stands in, its place in the name. */
export const FIELDS = { name: 1, brand: 2, category: 4, text: 8 } as const
export type Field = keyof typeof FIELDS

/** The fields take four bits, the place four more; a slot has the other twenty-four. */
export const MAX_SLOTS = 2 ** 24
export const LAST_PLACE = 15

export const slotOf = (posting: number): number => posting >>> 8
export const fieldsOf = (posting: number): number => (posting >>> 4) & 15
export const placeOf = (posting: number): number => posting & 15

function pack(slot: number, fields: number, place: number): number {
  return ((slot << 8) | (fields << 4) | place) >>> 0
}

interface List {
  values: Uint32Array<ArrayBuffer>
  length: number
}

const NOTHING = new Uint32Array(0)

/** Slots only grow, so every list stays sorted by appending. */
export function createPostings() {
  let lists: List[] = []

  return {
    add(term: number, slot: number, fields: number, place: number): void {
      const list = (lists[term] ??= { values: new Uint32Array(2), length: 0 })
      if (list.length === list.values.length) {
        const longer = new Uint32Array(Math.ceil(list.length * 1.5) + 1)
        longer.set(list.values)
        list.values = longer
      }
      list.values[list.length++] = pack(slot, fields, Math.min(place, LAST_PLACE))
    },
    count: (term: number) => lists[term]?.length ?? 0,
    /** The first `count(term)` values are postings; the rest is room to grow. */
    of: (term: number) => lists[term]?.values ?? NOTHING,
    has(term: number, slot: number): boolean {
      const list = lists[term]
      if (!list) return false
      let low = 0
      let high = list.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (slotOf(list.values[middle] ?? 0) < slot) low = middle + 1
        else high = middle
      }
      return low < list.length && slotOf(list.values[low] ?? 0) === slot
    },
    /** Gives every document its new slot (in the old order) and drops the ones that have none. */
    renumber(new_slots: Int32Array): void {
      lists = lists.map((list) => {
        const kept = new Uint32Array(list.length)
        let length = 0
        for (let index = 0; index < list.length; index++) {
          const value = list.values[index] ?? 0
          const slot = new_slots[slotOf(value)] ?? -1
          if (slot >= 0) kept[length++] = pack(slot, fieldsOf(value), placeOf(value))
        }
        return { values: kept.slice(0, length), length }
      })
    },
  }
}
export type Postings = ReturnType<typeof createPostings>
