import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createMediaCache } from './media-cache.ts'
import { matchesEtag, negotiateFormat, type MediaFormat } from './media-format.ts'
import { RENDER_VERSION, renderMedia } from './media-render.ts'
import { parseMediaPath } from './media-url.ts'

export interface MediaSource {
  bytes: Uint8Array
  mime_type: string
}

export interface MediaOptions {
  read: (name: string) => Promise<MediaSource | null>
  cache_dir: string
  cores?: number
  onError?: (error: unknown, name: string) => void
}

export interface Media {
  fetch(request: Request): Promise<Response>
}

/** A name stands for one picture for ever: a changed picture gets a new name. */
export function createMedia(options: MediaOptions): Media {
  const { read, cache_dir, cores = availableParallelism(), onError = () => {} } = options
  const cache = createMediaCache(cache_dir)
  const inSlot = createSlots(cores)
  const flights = new Map<string, Promise<Uint8Array | null>>()

  async function produce(key: string, name: string, width: number, format: MediaFormat) {
    const cached = await cache.get(key).catch((error: unknown) => {
      onError(error, name)
      return null
    })
    if (cached !== null) return cached
    const source = await read(name)
    if (source === null || !source.mime_type.startsWith('image/')) return null
    const bytes = await inSlot(() => renderMedia(source.bytes, width, format))
    // A full disk costs the next visitor a render, not this one the picture.
    await cache.put(key, bytes).catch((error: unknown) => onError(error, name))
    return bytes
  }

  function produceOnce(name: string, width: number, format: MediaFormat): Promise<Uint8Array | null> {
    const key = `v${RENDER_VERSION}/${width}/${name}.${format}`
    const running = flights.get(key)
    if (running !== undefined) return running
    const flight = produce(key, name, width, format).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    async fetch(request) {
      const target = parseMediaPath(new URL(request.url).pathname)
      if (target === null) return refuse(404, 'Not found')
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed')
      const format = negotiateFormat(request.headers.get('accept'))
      try {
        const bytes = await produceOnce(target.name, target.width, format)
        return bytes === null ? refuse(404, 'Not found') : answer(request, bytes, format)
      } catch (error) {
        onError(error, target.name)
        return refuse(404, 'Not found')
      }
    },
  }
}

function answer(request: Request, bytes: Uint8Array, format: MediaFormat): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'Accept',
  })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', `image/${format}`)
  headers.set('content-length', String(bytes.byteLength))
  headers.set('x-content-type-options', 'nosniff')
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

function refuse(status: 404 | 405, text: string): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  if (status === 405) headers.set('allow', 'GET, HEAD')
  return new Response(text, { status, headers })
}

function createSlots(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = Math.max(1, limit)
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
