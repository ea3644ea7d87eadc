import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard where the hand is when a listing changes under it. After "load more" that is the first of the
 * new products, and after a chip that took itself away, the listing, or the open sheet of its filters. Gives the ref of
 * the listing's element.
 */
export function useListingFocus(shown: number, chosen: number) {
  const listing = useRef<HTMLDivElement>(null)
  const before = useRef({ shown, chosen })
  const asked_for_more = useRef(false)

  useEffect(() => {
    const element = listing.current
    const note = (event: MouseEvent) => {
      asked_for_more.current =
        event.target instanceof Element && event.target.closest('[data-load-more]') !== null
    }
    element?.addEventListener('click', note)
    return () => element?.removeEventListener('click', note)
  }, [])

  useEffect(() => {
    const last = before.current
    before.current = { shown, chosen }
    if (asked_for_more.current && shown > last.shown) {
      asked_for_more.current = false
      listing.current?.querySelectorAll<HTMLElement>('article a')[last.shown]?.focus({ preventScroll: true })
    } else if (chosen < last.chosen && document.activeElement === document.body) {
      const place = listing.current!
      ;(place.querySelector<HTMLElement>(':popover-open') ?? place).focus({ preventScroll: true })
    }
  }, [shown, chosen])

  return listing
}
