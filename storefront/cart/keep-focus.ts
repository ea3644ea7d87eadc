const PLACES = 'aside, [role=dialog], main'

/** What the cart loses takes the focus along. It goes on to the line that follows, or to the place around it. */
export function keepFocus(): void {
  const focused = document.activeElement
  if (!focused) return
  const line = focused.closest('li')
  const near = [line?.nextElementSibling, line?.previousElementSibling, ...placesAround(focused)]
  // By then the page is drawn anew.
  setTimeout(() => {
    if (focused.isConnected || document.activeElement !== document.body) return
    const next = near.find((one): one is HTMLElement => one instanceof HTMLElement && one.isConnected)
    // The line itself, not its button: a key held down would take all lines away.
    next?.setAttribute('tabindex', '-1')
    next?.focus({ preventScroll: true })
  })
}

function placesAround(element: Element): Element[] {
  const place = element.closest(PLACES)
  return place ? [place, ...(place.parentElement ? placesAround(place.parentElement) : [])] : []
}
