export interface NearForm {
  /** Place among the sorted forms. */
  index: number
  distance: number
}

/** Work is bounded: after so many letters compared, what was found is enough. */
const MAX_LETTERS = 400_000
const AFTER_ALL = '\uffff'

/**
 * Forms that differ from the word by at most `max` letters put in, left out, changed or swapped with a neighbour.
 * With `as_prefix` the beginning of a form is enough. Sorted forms share their beginnings, and with them the rows of
 * the comparison; a beginning that is already too far away is skipped with everything under it.
 */
export function nearForms(
  sorted: readonly string[],
  word: string,
  { max, as_prefix = false }: { max: number; as_prefix?: boolean },
): NearForm[] {
  const width = word.length
  const rows = [Uint8Array.from({ length: width + 1 }, (_, column) => column)]
  const nearest = [width]
  const near_enough = as_prefix ? max : -1
  const found: NearForm[] = []
  let before = ''
  let valid = 0
  let letters = 0
  let index = 0
  while (index < sorted.length && letters < MAX_LETTERS) {
    const form = sorted[index] ?? ''
    let depth = sharedLength(before, form, valid)
    let is_far = false
    while (depth < form.length && !is_far && (nearest[depth] ?? width) > near_enough) {
      const least = fillRow(rows, word, form, depth)
      depth++
      letters += width
      nearest[depth] = Math.min(nearest[depth - 1] ?? width, rows[depth]?.[width] ?? width)
      is_far = least > max
    }
    before = form
    valid = depth
    const distance = as_prefix ? (nearest[depth] ?? width) : (rows[depth]?.[width] ?? width)
    const is_whole = as_prefix || depth === form.length
    if (is_whole && distance <= max) found.push({ index, distance })
    index = is_far && distance > max ? firstAfter(sorted, form.slice(0, depth) + AFTER_ALL, index) : index + 1
  }
  return found
}

function sharedLength(one: string, other: string, most: number): number {
  const end = Math.min(one.length, other.length, most)
  let length = 0
  while (length < end && one.charCodeAt(length) === other.charCodeAt(length)) length++
  return length
}

/** The row under `depth` for the next letter of the form; answers its least distance. */
function fillRow(rows: Uint8Array<ArrayBuffer>[], word: string, form: string, depth: number): number {
  const width = word.length
  const above = rows[depth] ?? new Uint8Array(width + 1)
  const row = (rows[depth + 1] ??= new Uint8Array(width + 1))
  const two_above = rows[depth - 1]
  const letter = form.charCodeAt(depth)
  const letter_before = depth > 0 ? form.charCodeAt(depth - 1) : -1
  let least = depth + 1
  row[0] = depth + 1
  for (let column = 1; column <= width; column++) {
    const wanted = word.charCodeAt(column - 1)
    let distance = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (wanted === letter ? 0 : 1),
    )
    if (two_above && column > 1 && wanted === letter_before && word.charCodeAt(column - 2) === letter) {
      distance = Math.min(distance, (two_above[column - 2] ?? 0) + 1)
    }
    row[column] = distance
    if (distance < least) least = distance
  }
  return least
}

/** The first place from `from` on whose form is not before `bound`. */
export function firstAfter(sorted: readonly string[], bound: string, from = 0): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < bound) low = middle + 1
    else high = middle
  }
  return low
}
