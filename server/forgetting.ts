/** Long enough for any drawing to end; older ones count as touched by everything. */
const REMEMBERED = 1000

/** What was forgotten lately, so that a page drawn from older data is not kept after it. */
export function createForgetting() {
  let notes: (readonly string[] | 'all')[] = []
  let first = 0

  function add(note: readonly string[] | 'all'): void {
    notes.push(note)
    if (notes.length <= 2 * REMEMBERED) return
    first += notes.length - REMEMBERED
    notes = notes.slice(-REMEMBERED)
  }

  return {
    note: (tags: readonly string[]): void => add(tags),
    noteAll: (): void => add('all'),
    /** A moment to ask about later. */
    mark: (): number => first + notes.length,
    hasForgotten: (tags: ReadonlySet<string>, since: number): boolean =>
      since < first ||
      notes.slice(since - first).some((note) => note === 'all' || note.some((tag) => tags.has(tag))),
  }
}
