let open: ((added_id: number | null) => void) | null = null

/** The header says how its panel is opened. */
export function onCartPanel(next: (added_id: number | null) => void): () => void {
  open = next
  return () => {
    if (open === next) open = null
  }
}

/** Shows the cart beside the page; with what has just been put in on top. */
export function openCartPanel(added_id: number | null = null): void {
  open?.(added_id)
}
