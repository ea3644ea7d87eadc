import type { CurrencyCode } from '#contract/money.ts'
import { browserCookie } from '../api/browser-cookie.ts'
import { takeLostSession } from '../api/session-mark.ts'
import { PRICE_BOUNDS } from '../catalogue/price-bound.ts'
import { isRedirect, type Page, type Payload, payloadUrl } from '../page.ts'
import { loadWholePage } from '../page-components.ts'
import { routeAt, splitLanguage } from '../route-match.ts'
import { applyHead } from '../shell/head.ts'
import { hashTargetId } from '../ui/hash-target.ts'
import { layOutAll } from '../ui/lay-out-below.ts'
import { mayReload } from '../ui/reload-guard.ts'
import { destinationOf } from '../ui/safe-url.ts'
import { type Connection, createPreloadQueue } from '../ui/preload-queue.ts'
import { choiceOnTop } from './choice-on-top.ts'
import { pagesChanged } from './page-change.ts'
import { createScrollMemory } from './scroll-memory.ts'

/** A page the visitor has come to, and how: what to do with scroll and focus follows from it. */
export interface Arrival {
  page: Page
  url: URL
  kind: 'first' | 'push' | 'replace' | 'back'
  /** The page only changes in part under the visitor's hand, so scroll and focus stay. */
  keeps_place: boolean
}

interface Way {
  kind: Arrival['kind']
  keeps_place: boolean
  redirects: number
}

const MAX_REDIRECTS = 5
const REMEMBERED_PAGES = 20
/** A page fetched while hovering is still good; going back may show an older one, going on may not. */
const FRESH_MS = 30_000

/** A phase of the checkout shows what is typed and chosen in it, so an older one would undo that. */
const mayRemember = ({ pathname }: URL) => !routeAt(pathname)?.phase

const isBroken = (payload: Payload) => 'page' in payload && payload.page.status >= 500

/** Leaves it to the browser. The page one is on is loaded again, but not round and round. */
export function leaveFor(url: URL, kind?: Arrival['kind']): void {
  if (url.href !== location.href) return location[kind === 'push' ? 'assign' : 'replace'](url)
  if (mayReload(() => sessionStorage, Date.now())) location.reload()
}

/** The address in another currency. Whoever is at it already stays at the same step of the history. */
function inAnotherCurrency(url: URL): URL {
  const is_here = url.href === location.href
  for (const name of PRICE_BOUNDS) url.searchParams.delete(name)
  if (is_here) history.replaceState(history.state, '', url)
  return url
}

/** The address that the server drew the page for; whoever is faster than the scripts may have gone back since. */
function drawnUrl(): URL {
  return new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href)
}

/** Moves between pages without reloading: one payload next to the page's path, drawn by the same screens. */
export function createNavigation(build_id: string, first: Page, currency: CurrencyCode) {
  const scroll = createScrollMemory()
  const arrivals = new Set<(arrival: Arrival) => void>()
  const starts = new Set<(running: boolean) => void>()
  const payloads = new Map<string, { at: number; payload: Promise<Payload> }>()
  let arrival: Arrival = { page: first, url: drawnUrl(), kind: 'first', keeps_place: true }
  let turn = 0
  /** Counts what has changed pages: one that was asked for before shows what was. */
  let changes = 0
  let under_way: Pick<Arrival, 'url' | 'kind' | 'keeps_place'> | null = null
  let is_outdated = false

  function load(url: URL, may_be_old: boolean): Promise<Payload> {
    const key = url.pathname + url.search
    const known = payloads.get(key)
    if (known && (may_be_old || Date.now() - known.at < FRESH_MS)) return known.payload
    payloads.delete(key)
    const payload = fetch(payloadUrl(url.pathname, url.search), {
      headers: { accept: 'application/json' },
    }).then((response) => response.json() as Promise<Payload>)
    if (mayRemember(url)) payloads.set(key, { at: Date.now(), payload })
    payload.then(
      // What failed may be well by the next time it is asked for.
      (read) => isBroken(read) && payloads.delete(key),
      () => payloads.delete(key),
    )
    for (const old of payloads.keys()) if (payloads.size > REMEMBERED_PAGES) payloads.delete(old)
    return payload
  }

  /** Reads again what was read while something changed what pages show. */
  async function loadCurrent(url: URL, may_be_old: boolean): Promise<Payload> {
    const before = changes
    const payload = await load(url, may_be_old)
    return before === changes ? payload : loadCurrent(url, may_be_old)
  }

  function forget(): void {
    changes += 1
    payloads.clear()
  }

  async function arrive(url: URL, way: Way, read?: Payload): Promise<void> {
    const { kind, keeps_place } = way
    // Choices within a page go on; whoever leaves it takes the new build along.
    if (is_outdated && !keeps_place) return leaveFor(url, kind)
    const own = ++turn
    under_way = { url, kind, keeps_place }
    for (const tell of starts) tell(true)
    try {
      const payload = read ?? (await loadCurrent(url, kind === 'back'))
      // Whoever has gone elsewhere meanwhile is called back neither by a redirect nor by a new build.
      if (own !== turn) return
      // A newer build has other chunks: this navigation becomes an ordinary one and picks them up.
      if (payload.build_id !== build_id) return leaveFor(url, kind)
      if (isRedirect(payload)) return follow(payload.redirect.destination, url, way)
      // Another tab has chosen another currency, and the frame and the cart beside the page are in this one.
      if (payload.currency !== currency) return leaveFor(inAnotherCurrency(url), kind)
      await loadWholePage(payload.page.name)
      if (own !== turn) return
      // As in the browser itself: a link to the page one is on is no step to go back through.
      if (kind === 'push' && url.href !== location.href) {
        scroll.leave()
        history.pushState(null, '', url)
        scroll.follow()
      }
      // Whoever comes back to a page that has moved comes to where it is now.
      else history.replaceState(history.state, '', url)
      arrival = { page: payload.page, url, kind, keeps_place }
      for (const tell of arrivals) tell(arrival)
      takeLostSession()
    } catch {
      // Offline or a broken answer: the browser's own navigation says so better than we could.
      if (own === turn) leaveFor(url, kind)
    } finally {
      if (own === turn) end()
    }
  }

  function end(): void {
    under_way = null
    for (const tell of starts) tell(false)
  }

  function follow(destination: string, from: URL, way: Way): void | Promise<void> {
    const target = destinationOf(destination, location.origin)
    if (!target) return
    if (target.kind === 'external') return location.assign(target.url)
    if (way.redirects >= MAX_REDIRECTS) return location.assign(target.path)
    const to = new URL(target.path, from)
    // As the browser itself does: a redirect without a hash of its own keeps the one that was asked for.
    to.hash ||= from.hash
    return arrive(to, { ...way, redirects: way.redirects + 1 })
  }

  const isShown = () => location.pathname + location.search === arrival.url.pathname + arrival.url.search
  const comeBack = () => arrive(new URL(location.href), { kind: 'back', keeps_place: false, redirects: 0 })

  function onPopState(): void {
    const is_shown = isShown()
    const was_going_back = under_way?.kind === 'back'
    // Made by a link within the page: its click has left the former entry, and the browser goes to the place.
    const is_new = !history.state
    // Until the page comes, what is scrolled is still the one that was left first.
    if (!was_going_back && !is_new) scroll.leave()
    scroll.follow()
    if (!is_shown) return void comeBack()
    if (!is_new) scroll.restore()
    if (!was_going_back) return
    // Back and forth again: what was on its way is not wanted any more.
    turn += 1
    end()
  }

  /** A page that was kept for the way back knows nothing of what was chosen since: a currency, what is compared. */
  function onShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    const chosen = browserCookie('currency') || currency
    if (chosen === currency) return pagesChanged()
    inAnotherCurrency(new URL(location.href))
    location.reload()
  }

  const preload = createPreloadQueue(
    (href) => load(new URL(href), false),
    () => (navigator as Navigator & { connection?: Connection }).connection,
  )

  return {
    get arrival() {
      return arrival
    },
    /** Remembers how far the page is scrolled, before the browser goes to a place within it. */
    leave: scroll.leave,
    /** Another language has other texts and another menu, so it is a page load of its own. */
    canFollow: (url: URL) =>
      url.origin === location.origin &&
      splitLanguage(url.pathname).language === first.language &&
      !/^\/(api|shop-api|media|assets|sandbox|builds|_i18n)(\/|$)/.test(url.pathname),
    go: (url: URL, kind: 'push' | 'replace' = 'push') =>
      arrive(url, { kind, keeps_place: false, redirects: 0 }),
    /**
     * Shows another state of the same page without moving it. Replaced, going back leaves the page, not the state;
     * pushed, going back undoes the choice.
     */
    change: (url: URL, kind: 'push' | 'replace', picks: boolean) =>
      arrive(under_way?.keeps_place ? choiceOnTop(arrival.url, under_way.url, url, picks) : url, {
        kind,
        keeps_place: true,
        redirects: 0,
      }),
    /**
     * Shows a page as it is now, in place; another page than the shown one from its beginning. Without a path nobody has
     * asked for it, and a new build waits for the next page. False: what is shown stays.
     */
    refresh: async (path?: string): Promise<boolean> => {
      const url = new URL(path ?? location.href, location.href)
      forget()
      // Whoever is leaving goes on, and the page that comes is read as it is now.
      if (under_way) return true
      const asked = turn
      const payload = await loadCurrent(url, false).catch(() => null)
      // Whoever has gone on meanwhile is not called back.
      if (asked !== turn) return true
      if (!payload || isBroken(payload)) {
        payloads.clear()
        return false
      }
      // A page that is no more for this visitor is left all the same.
      if (path === undefined && payload.build_id !== build_id && !isRedirect(payload)) {
        is_outdated = true
        return false
      }
      const keeps_place = url.pathname === location.pathname
      await arrive(url, { kind: 'replace', keeps_place, redirects: 0 }, payload)
      return true
    },
    /** Follows the Back button, also where it was pressed before there was anything to listen. */
    followHistory: () => {
      window.addEventListener('popstate', onPopState)
      window.addEventListener('pageshow', onShow)
      if (!isShown()) {
        scroll.follow()
        void comeBack()
      }
      return () => {
        window.removeEventListener('popstate', onPopState)
        window.removeEventListener('pageshow', onShow)
      }
    },
    /** There is a new build: the next page is loaded as a whole. */
    renew: () => void (is_outdated = true),
    preload: (url: URL) => void (mayRemember(url) && preload(url.href)),
    /** Forgets what was loaded, after something changed what pages show. */
    forget,
    onArrival: (tell: (arrival: Arrival) => void) => {
      arrivals.add(tell)
      return () => void arrivals.delete(tell)
    },
    onRunning: (tell: (running: boolean) => void) => {
      starts.add(tell)
      return () => void starts.delete(tell)
    },
    settle: ({ page, url, kind, keeps_place }: Arrival) => {
      if (kind === 'first') return scroll.restoreFirst()
      layOutAll()
      applyHead(page)
      if (kind === 'back') return scroll.restore()
      if (keeps_place) return
      const id = hashTargetId(url.hash)
      const target = id === null ? null : document.getElementById(id)
      if (target) target.scrollIntoView()
      else if (page.scroll_to_top) window.scrollTo({ top: 0, behavior: 'instant' })
      // Screen readers hear the new page's name; sighted readers see no outline on a heading they did not choose.
      const place = target ?? document.querySelector('main')
      // What takes no focus by itself is given it from here alone, and never by Tab.
      if (place && place.tabIndex < 0) place.tabIndex = -1
      place?.focus({ preventScroll: true })
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
