import { createButtonLoading } from './button-loading.ts'

/** A form that the browser itself sends: its button waits as those of forms sent in place do. */
export function waitWithButton(
  button: Pick<Element, 'setAttribute' | 'removeAttribute'>,
  longest_ms: number,
  page: Pick<EventTarget, 'addEventListener'> = window,
): void {
  const loading = createButtonLoading((is_shown) => {
    if (is_shown) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
  })
  loading.start()
  // A file to keep leaves the page where it is; and a page may come back as it was left.
  setTimeout(loading.stop, longest_ms)
  page.addEventListener('pageshow', loading.stop, { once: true })
}
