const listeners = new Set<() => void>()

/** Says that pages loaded before may show something else now: a list was changed, a review was written. */
export function pagesChanged(): void {
  for (const tell of listeners) tell()
}

export function onPagesChanged(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
