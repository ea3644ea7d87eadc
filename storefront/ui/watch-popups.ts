/** The browser opens, stacks and closes popups by itself; to keep the Tab key inside is left to us. */
export function watchPopups(): () => void {
  function onToggle({ target, newState }: ToggleEvent): void {
    if (!(target instanceof HTMLElement) || target.popover !== 'auto' || newState !== 'open') return
    // Without the code the popup opens and closes as well.
    import('./hold-focus.ts').then(
      (file) => file.holdFocus(target),
      () => {},
    )
  }
  document.addEventListener('toggle', onToggle, true)
  return () => document.removeEventListener('toggle', onToggle, true)
}
