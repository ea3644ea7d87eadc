/** Numbers of terms by a text they share. Most texts have one term, so a bare number is kept for them. */
export function createTermLists() {
  const lists = new Map<string, number | number[]>()

  return {
    add(key: string, term: number): void {
      const known = lists.get(key)
      if (known === undefined) lists.set(key, term)
      else if (typeof known === 'number') lists.set(key, [known, term])
      else known.push(term)
    },
    of(key: string): readonly number[] {
      const known = lists.get(key)
      return typeof known === 'number' ? [known] : (known ?? [])
    },
  }
}
