import { createButtonLoading } from './button-loading.ts'

type Button = Pick<Element, 'setAttribute' | 'removeAttribute'>

/** Shows on a button that no component draws anew that it waits, until it is stopped. */
export function startLoading(button: Button): ReturnType<typeof createButtonLoading> {
  const loading = createButtonLoading((is_shown) => {
    if (is_shown) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
  })
  loading.start()
  return loading
}

/** A form that the browser itself sends: its button waits as those of forms sent in place do. */
export function waitWithButton(
  button: Button,
  longest_ms: number,
  page: Pick<EventTarget, 'addEventListener'> = window,
): void {
  const loading = startLoading(button)
  // A file to keep leaves the page where it is; and a page may come back as it was left.
  setTimeout(loading.stop, longest_ms)
  page.addEventListener('pageshow', loading.stop, { once: true })
}
