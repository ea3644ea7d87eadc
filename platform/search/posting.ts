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

/**
 * Slots only grow, so every list stays sorted by appending. Most terms stand in one document, and their only
 * posting lies in one array with those of all others.
 */
export function createPostings() {
  let only = new Uint32Array(1024)
  let lists: (List | null)[] = []
  const one = new Uint32Array(1)

  function count(term: number): number {
    return lists[term]?.length ?? (only[term] ? 1 : 0)
  }

  /** The first `count(term)` values are postings, until the next term is asked for; the rest is room to grow. */
  function of(term: number): Uint32Array {
    const list = lists[term]
    if (list) return list.values
    one[0] = only[term] ?? 0
    return one
  }

  function append(list: List, posting: number): void {
    if (list.length === list.values.length) {
      const longer = new Uint32Array(Math.ceil(list.length * 1.5) + 1)
      longer.set(list.values)
      list.values = longer
    }
    list.values[list.length++] = posting
  }

  return {
    add(term: number, slot: number, fields: number, place: number): void {
      const posting = pack(slot, fields, Math.min(place, LAST_PLACE))
      if (term >= only.length) {
        const longer = new Uint32Array(Math.max(term + 1, only.length * 2))
        longer.set(only)
        only = longer
      }
      const list = lists[term]
      if (list) append(list, posting)
      else if (only[term]) lists[term] = { values: Uint32Array.of(only[term], posting, 0, 0), length: 2 }
      else {
        only[term] = posting
        lists[term] = null
      }
    },
    count,
    of,
    has(term: number, slot: number): boolean {
      const values = of(term)
      const length = count(term)
      let low = 0
      let high = length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (slotOf(values[middle] ?? 0) < slot) low = middle + 1
        else high = middle
      }
      return low < length && slotOf(values[low] ?? 0) === slot
    },
    /** Gives every document its new slot (in the old order) and drops the ones that have none. */
    renumber(new_slots: Int32Array): void {
      lists = lists.map((_, term) => {
        const values = of(term)
        const kept: number[] = []
        for (let index = 0; index < count(term); index++) {
          const value = values[index] ?? 0
          const slot = new_slots[slotOf(value)] ?? -1
          if (slot >= 0) kept.push(pack(slot, fieldsOf(value), placeOf(value)))
        }
        only[term] = kept[0] ?? 0
        return kept.length > 1 ? { values: Uint32Array.from(kept), length: kept.length } : null
      })
    },
  }
}
export type Postings = ReturnType<typeof createPostings>
