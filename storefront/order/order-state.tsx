/** Where an order stands: a dot in the shop's colour, and always the word. */
export function OrderState({ state }: { state: { name: string; color: string } }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
        <circle cx="5" cy="5" r="5" fill={state.color} />
      </svg>
      {state.name}
    </span>
  )
}
