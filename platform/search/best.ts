export interface Find {
  id: number
  score: number
  boost: number
}

/** Better finds first: score, then popularity, then the older id. */
function compareFinds(one: Find, other: Find): number {
  return other.score - one.score || other.boost - one.boost || one.id - other.id
}

/** Takes finds as they come. */
export interface Keeper {
  offer(id: number, score: number, boost: number): void
  /** The id of the best find, once all have come. */
  top(): number | undefined
}

/** Keeps the best `limit` of any number of finds: a heap with the worst of the kept ones on top. */
export function createBest(limit: number) {
  const heap: Find[] = []

  const isWorse = (one: number, other: number) => {
    const [left, right] = [heap[one], heap[other]]
    return left !== undefined && right !== undefined && compareFinds(left, right) > 0
  }

  function swap(one: number, other: number): void {
    const [left, right] = [heap[one], heap[other]]
    if (left === undefined || right === undefined) return
    heap[one] = right
    heap[other] = left
  }

  function rise(from: number): void {
    for (let at = from; at > 0 && isWorse(at, (at - 1) >>> 1); at = (at - 1) >>> 1) swap(at, (at - 1) >>> 1)
  }

  function sink(): void {
    let at = 0
    for (;;) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (isWorse(child, worst)) worst = child
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }

  return {
    offer(id: number, score: number, boost: number): void {
      const top = heap[0]
      if (heap.length < limit) {
        heap.push({ id, score, boost })
        rise(heap.length - 1)
      } else if (top && (score > top.score || (score === top.score && isAhead(boost, id, top)))) {
        heap[0] = { id, score, boost }
        sink()
      }
    },
    top: () => heap.toSorted(compareFinds)[0]?.id,
    sorted: () => heap.toSorted(compareFinds),
  } satisfies Keeper & Record<string, unknown>
}

function isAhead(boost: number, id: number, than: Find): boolean {
  return boost > than.boost || (boost === than.boost && id < than.id)
}

const IDS = 2 ** 31
const MOST_BOOST = 2 ** 21

/** Keeps all finds. Few scores differ, and a sort of plain numbers beats one of objects ten times over. */
export function createRanking() {
  const keys_of_score = new Map<number, number[]>()

  return {
    offer(id: number, score: number, boost: number): void {
      const key = (MOST_BOOST - Math.min(Math.floor(boost), MOST_BOOST)) * IDS + id
      const keys = keys_of_score.get(score)
      if (keys) keys.push(key)
      else keys_of_score.set(score, [key])
    },
    top(): number | undefined {
      let most = -Infinity
      for (const score of keys_of_score.keys()) most = Math.max(most, score)
      const keys = keys_of_score.get(most)
      return keys && keys.reduce((least, key) => Math.min(least, key)) % IDS
    },
    /** Better finds first. */
    ids(): Int32Array {
      const ids: number[] = []
      for (const score of [...keys_of_score.keys()].toSorted((one, other) => other - one)) {
        for (const key of Float64Array.from(keys_of_score.get(score) ?? []).toSorted()) ids.push(key % IDS)
      }
      return Int32Array.from(ids)
    },
  } satisfies Keeper & Record<string, unknown>
}
