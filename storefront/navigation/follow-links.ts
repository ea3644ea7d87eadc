import type { Navigation } from './navigation.ts'

/**
 * Every link of the shop is a plain `<a>`: cheap to draw, working without scripts.
 * One listener on the document turns clicks on them, and GET forms, into navigation within the page.
 * `data-keep-scroll` marks those that choose within the page rather than leave it. With `step` in it each choice is a
 * step that Back undoes; with `pick` in it the choice is one of several in a list.
 */
export function followLinks(navigation: Navigation): () => void {
  function linkOf(event: Event): HTMLAnchorElement | null {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined)
      return null
    return link
  }

  function follow(element: HTMLElement, url: URL): void {
    const { keepScroll } = element.dataset
    const stays = keepScroll !== undefined
    closePopovers(stays ? element : null)
    void (stays
      ? navigation.change(url, keepScroll.includes('step') ? 'push' : 'replace', keepScroll.includes('pick'))
      : navigation.go(url))
  }

  function onClick(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return
    }
    const link = linkOf(event)
    if (!link) return
    const url = new URL(link.href)
    if (url.hash && url.pathname === location.pathname && url.search === location.search)
      return navigation.leave()
    if (!navigation.canFollow(url)) return
    event.preventDefault()
    follow(link, url)
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    const url = new URL(form.action)
    const entries = [...new FormData(form, event.submitter)].filter(([, value]) => value !== '')
    url.search = new URLSearchParams(entries as [string, string][]).toString()
    if (!navigation.canFollow(url)) return
    event.preventDefault()
    follow(form, url)
  }

  function onHover(event: Event): void {
    const link = linkOf(event)
    if (!link) return
    const url = new URL(link.href)
    if (navigation.canFollow(url) && !url.hash) navigation.preload(url)
  }

  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('pointerover', onHover, { passive: true })
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('pointerover', onHover)
  }
}

/** What chooses within an open sheet must not close it: the next choice follows. */
function closePopovers(kept_around: HTMLElement | null): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
    if (!open.contains(kept_around)) open.hidePopover()
  }
}
