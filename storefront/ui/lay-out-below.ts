import { onFirstMove } from './later-part.tsx'

/** What theme.css leaves out until scripts take the page over. */
const BELOW = '#content section ~ section, #content li:nth-child(n + 7) > article, footer'
const root = document.documentElement

/**
 * Lays out what lies below piece by piece, whenever there is nothing better to do: all of it at once would hold a
 * slow phone. Whoever moves, or comes to a place within the page, gets the whole of it.
 */
export function layOutBelow(): void {
  if (location.hash) return layOutAll()
  onFirstMove(layOutAll)
  const pieces = document.querySelectorAll<HTMLElement>(BELOW)
  // Not every browser can tell that it is idle.
  const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? ((work) => setTimeout(work, 50))
  const layOut = (index: number) => {
    const piece = pieces[index]
    if ('taken' in root.dataset || !piece) {
      layOutAll()
      for (const done of pieces) done.style.removeProperty('content-visibility')
      return
    }
    piece.style.contentVisibility = 'visible'
    // Several within one idle moment would be laid out as one.
    requestAnimationFrame(() => whenIdle(() => layOut(index + 1)))
  }
  whenIdle(() => layOut(0))
}

export function layOutAll(): void {
  root.dataset.taken = ''
}
