import type { IncomingMessage } from 'node:http'
import { type PageAnswer, responseOf } from '#storefront/page-answer.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { createForgetting } from './forgetting.ts'
import { type KeptPage, keptPage, packed, type Recalled, written } from './kept-page.ts'
import { pageAddress, pageKey } from './page-key.ts'

/** What depends on the clock is drawn anew after this, though nobody has changed anything. */
export const FRESH_MS = 60_000
/** How long an old page may be shown while the new one is drawn; whoever comes later waits for it. */
export const STALE_MS = 2000
/** How old a page may be when no new one can be drawn. */
export const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000
/** Pages asked for within this time are drawn anew as soon as they change, not when somebody waits. */
export const WANTED_MS = 10_000
const TOUCH_EVERY_MS = 1000
const MOST_DRAWN_AT_ONCE = 2
/** Pages with a query are endless; they may not push the others out. */
const QUERY_SHARE = 0.5

const NOT_DRAWN: PageAnswer = { status: 500, headers: {}, set_cookies: [], tags: null, body: null }

interface Kept extends KeptPage {
  key: string
  tags: Set<string>
  drawn_ms: number
  asked_ms: number
  /** When it ceased to be true. */
  forgotten_ms: number | null
}

interface PageMemoryOptions {
  /** Answers what is not shared. */
  fetch: (request: Request) => Promise<Response>
  draw: (url: URL, cookies: string | null) => Promise<PageAnswer>
  /** Whether a page is the same for everyone who sees the same prices. */
  isShared: (pathname: string) => boolean
  most_bytes: number
  /** What pages are drawn under, as they hold whole addresses. */
  protocol?: string
  onError: (error: unknown) => void
  /** Any clock that nobody sets. */
  now?: () => number
}

/**
 * Pages of visitors without a session, as bytes ready to be written. A page is drawn from nothing but its address and
 * currency, so nothing personal can be kept.
 */
export function createPageMemory(options: PageMemoryOptions) {
  const {
    fetch,
    draw,
    isShared,
    most_bytes,
    protocol = 'http:',
    onError,
    now = () => performance.now(),
  } = options
  const pools = { plain: new Map<string, Kept>(), query: new Map<string, Kept>() }
  const sizes = { plain: 0, query: 0 }
  const drawing = new Map<string, Promise<Kept | PageAnswer>>()
  const waiting: string[] = []
  let at_work = 0
  let recalled = 0
  const forgetting = createForgetting()

  const poolOf = (key: string) => (key.includes('?') ? 'query' : 'plain')

  function find(key: string): Kept | undefined {
    const kept = pools.plain.get(key) ?? pools.query.get(key)
    if (!kept) return undefined
    const time = now()
    if (time - kept.asked_ms > TOUCH_EVERY_MS) touch(kept)
    kept.asked_ms = time
    const age = time - kept.drawn_ms
    if (kept.forgotten_ms === null && age <= FRESH_MS) return kept
    if (age > 2 * FRESH_MS || (kept.forgotten_ms !== null && time - kept.forgotten_ms > STALE_MS)) {
      return undefined
    }
    drawLater(key)
    return kept
  }

  function touch(kept: Kept): void {
    const pool = pools[poolOf(kept.key)]
    pool.delete(kept.key)
    pool.set(kept.key, kept)
  }

  function remove(key: string): void {
    const name = poolOf(key)
    const kept = pools[name].get(key)
    if (!kept) return
    pools[name].delete(key)
    sizes[name] -= kept.size
  }

  function keep(kept: Kept): void {
    const name = poolOf(kept.key)
    remove(kept.key)
    pools[name].set(kept.key, kept)
    grow(kept, kept.size)
  }

  function grow(kept: Kept, bytes: number): void {
    const name = poolOf(kept.key)
    if (pools[name].get(kept.key) !== kept) return
    sizes[name] += bytes
    const limit = most_bytes * (name === 'query' ? QUERY_SHARE : 1 - QUERY_SHARE)
    for (const oldest of pools[name].keys()) {
      if (sizes[name] <= limit) break
      remove(oldest)
    }
  }

  /** Many may wait for a page, one draws it. */
  function drawOnce(key: string): Promise<Kept | PageAnswer> {
    const running = drawing.get(key)
    if (running) return running
    const drawn = drawAndKeep(key)
    drawing.set(key, drawn)
    const end = () => void drawing.delete(key)
    drawn.then(end, end)
    return drawn
  }

  async function drawAndKeep(key: string): Promise<Kept | PageAnswer> {
    const started = forgetting.mark()
    const { url, cookies } = pageAddress(key, protocol)
    const answer = await draw(url, cookies).catch((error: unknown) => {
      onError(error)
      return NOT_DRAWN
    })
    // A page from before the failure is better than none: what it sells is checked again when it is ordered.
    const old = pools[poolOf(key)].get(key)
    if (old && answer.status >= 500 && now() - old.drawn_ms <= STALE_IF_ERROR_MS) return old
    const { status, tags, body, set_cookies } = answer
    if (tags === null || body === null || status !== 200 || set_cookies.length > 0) {
      remove(key)
      return answer
    }
    const kept: Kept = {
      ...keptPage(answer, body),
      key,
      tags: new Set(tags),
      drawn_ms: now(),
      asked_ms: old?.asked_ms ?? now(),
      forgotten_ms: null,
    }
    // Changed while it was being drawn: who asked gets it, nobody after them.
    if (forgetting.hasForgotten(kept.tags, started)) remove(key)
    else keep(kept)
    return kept
  }

  function drawLater(key: string): void {
    if (drawing.has(key) || waiting.includes(key)) return
    waiting.push(key)
    drawNext()
  }

  function drawNext(): void {
    if (at_work >= MOST_DRAWN_AT_ONCE) return
    const key = waiting.shift()
    if (key === undefined) return
    at_work++
    drawOnce(key)
      .catch(onError)
      .finally(() => {
        at_work--
        drawNext()
      })
  }

  function forgetWhere(is_hit: (kept: Kept) => boolean): void {
    const time = now()
    for (const pool of Object.values(pools)) {
      for (const kept of pool.values()) {
        if (!is_hit(kept)) continue
        if (time - kept.asked_ms > WANTED_MS) remove(kept.key)
        else {
          kept.forgotten_ms ??= time
          drawLater(kept.key)
        }
      }
    }
  }

  return {
    /** The page if it is here in what the browser takes; never waits. */
    recall: ({ url = '/', headers }: IncomingMessage): Recalled | null => {
      const key = pageKey(headers.host ?? '', url, headers.cookie)
      const kept = key === null ? undefined : find(key)
      if (!kept) return null
      const encoding = acceptedEncoding(headers['accept-encoding'] ?? '') ?? 'identity'
      const bytes = kept.bytes[encoding]
      if (!bytes) return null
      recalled++
      return written(kept, encoding, bytes, headers['if-none-match'])
    },

    /** Draws what is not here, and keeps it for the next. */
    fetch: async (request: Request): Promise<Response> => {
      const { host, pathname, search } = new URL(request.url)
      const is_read = request.method === 'GET' || request.method === 'HEAD'
      const is_shared = is_read && isShared(pathname)
      const key = is_shared ? pageKey(host, pathname + search, request.headers.get('cookie')) : null
      if (key === null) return fetch(request)
      const drawn = find(key) ?? (await drawOnce(key))
      if (!('key' in drawn)) return responseOf(drawn)
      const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '') ?? 'identity'
      const bytes = await packed(drawn, encoding, (more) => grow(drawn, more))
      const { status, headers, body } = written(drawn, encoding, bytes, request.headers.get('if-none-match'))
      const has_body = request.method !== 'HEAD' && body !== null
      return new Response(has_body ? body : null, { status, headers: pairs(headers) })
    },

    /** Everything that carries one of the tags is drawn anew. */
    forget: (tags: readonly string[]): void => {
      forgetting.note(tags)
      forgetWhere((kept) => tags.some((tag) => kept.tags.has(tag)))
    },
    forgetAll: (): void => {
      forgetting.noteAll()
      forgetWhere(() => true)
    },
    get size() {
      return { pages: pools.plain.size + pools.query.size, bytes: sizes.plain + sizes.query, recalled }
    },
  }
}

export type PageMemory = ReturnType<typeof createPageMemory>

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])) as [string, string][]
}
