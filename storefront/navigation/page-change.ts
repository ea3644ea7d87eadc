const listeners = new Set<() => void>()

/** Says that pages loaded before may show something else now: a list was changed, a review was written. */
export function pagesChanged(): void {
  for (const tell of listeners) tell()
}

export function onPagesChanged(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

let refresh: (path?: string) => Promise<boolean> = async () => false

export function refreshWith(next: typeof refresh): void {
  refresh = next
}

/**
 * Reads the page at a path anew and shows it in place; false where it cannot be read. Without a path it is the page one
 * is on, under a hand that may be typing: a new build is not taken so.
 */
export function refreshPage(path?: string): Promise<boolean> {
  return refresh(path)
}
