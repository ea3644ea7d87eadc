import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Handlers {
  onType: (text: string) => void
  /** The box that has the focus is pressed once more. */
  onReach: () => void
  onEnter: (event: KeyboardEvent) => void
  onEscape: (event: KeyboardEvent) => void
  onMove: (by: 1 | -1) => void
  onLeave: () => void
  onSubmit: () => void
}

/** Listens on a search form that was drawn, and may be typed into, before the code for its popup has come. */
export function useSearchKeys(form: RefObject<HTMLFormElement | null>, handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Enter also confirms a word put together by an input method.
    if (event.isComposing) return
    // The button beside the box may have the focus by then.
    if (event.key === 'Escape') return handlers.onEscape(event)
    if (!(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') handlers.onEnter(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      handlers.onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  const onInput = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) handlers.onType(event.target.value)
  })
  const onMouseDown = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target === document.activeElement)
      handlers.onReach()
    // A press on a find must not take the focus out of the box before it becomes a click.
    if (event.target instanceof Element && !event.target.closest('input, button')) event.preventDefault()
  })
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !form.current?.contains(event.relatedTarget))
      handlers.onLeave()
  })
  const onPointerDown = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !form.current?.contains(event.target)) handlers.onLeave()
  })
  const onSubmit = useEffectEvent(() => handlers.onSubmit())

  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    const element = form.current
    element?.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    element?.addEventListener('input', (event) => onInput(event), { signal })
    element?.addEventListener('mousedown', (event) => onMouseDown(event), { signal })
    element?.addEventListener('focusout', (event) => onFocusOut(event), { signal })
    element?.addEventListener('submit', () => onSubmit(), { signal })
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal })
    return () => stopped.abort()
  }, [form])
}
