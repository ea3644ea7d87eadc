const PLACES = 'aside, [role=dialog], main'

/** What the cart loses takes the focus along. It goes on to the line that follows, or to the place around it. */
export function keepFocus(): void {
  const focused = document.activeElement
  const line = focused?.closest('li')
  // From far to near: of the places around it, the inner ones stand later in the page.
  const around = [...document.querySelectorAll(PLACES)].filter((place) => place.contains(focused))
  const near = [...around, line?.previousElementSibling, line?.nextElementSibling]
  // By then the page is drawn anew.
  setTimeout(() => {
    if (focused?.isConnected || document.activeElement !== document.body) return
    const next = near.findLast((one): one is HTMLElement => one instanceof HTMLElement && one.isConnected)
    // The line itself, not its button: a key held down would take all lines away.
    next?.setAttribute('tabindex', '-1')
    next?.focus({ preventScroll: true })
  })
}
