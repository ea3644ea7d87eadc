import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMedia, type MediaOptions, type MediaSource } from './media.ts'
import { RENDER_VERSION } from './media-render.ts'

const CUP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><circle cx="20" cy="25" r="15" fill="#a43"/></svg>'
const svg = (text: string): MediaSource => ({
  bytes: new TextEncoder().encode(text),
  mime_type: 'image/svg+xml',
})

let cache_dir: string
beforeEach(async () => {
  cache_dir = await mkdtemp(join(tmpdir(), 'media-'))
})
afterEach(() => rm(cache_dir, { recursive: true, force: true }))

function mediaOf(sources: Record<string, MediaSource>, more: Partial<MediaOptions> = {}) {
  const reads: string[] = []
  const errors: string[] = []
  const media = createMedia({
    cache_dir,
    read: async (name) => {
      reads.push(name)
      return sources[name] ?? null
    },
    onError: (_error, name) => errors.push(name),
    ...more,
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    media.fetch(new Request(`http://shop.test${path}`, { method, headers }))
  return { get, reads, errors }
}

describe('GET /media/{name}/{width}', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/avif;q=0,image/webp,*/*', 'image/webp', 'webp'],
    ['image/*', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
  ])('answers Accept %j with %s', async (accept, type, format) => {
    const response = await mediaOf({ cup: svg(CUP) }).get('/media/cup/96', { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const metadata = await sharp(await response.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ format, width: 96, height: 120 })
  })

  it('draws a vector at any allowed width but never enlarges a raster', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#864' } })
      .png()
      .toBuffer()
    const { get } = mediaOf({ cup: svg(CUP), 'tin.png': { bytes: png, mime_type: 'image/png' } })
    const vector = await sharp(await (await get('/media/cup/320')).arrayBuffer()).metadata()
    const raster = await sharp(await (await get('/media/tin.png/320')).arrayBuffer()).metadata()
    expect(vector.width).toBe(320)
    expect(raster.width).toBe(30)
  })

  it('answers 304 to the ETag it gave and sends no body to HEAD', async () => {
    const { get } = mediaOf({ cup: svg(CUP) })
    const first = await get('/media/cup/96')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/media/cup/96', { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    const head = await get('/media/cup/96', {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength))
    expect(await head.text()).toBe('')
  })

  it.each([
    '/media/cup/97',
    '/media/cup/0096',
    '/media/cup/96/',
    '/media/cup',
    '/media/Cup/96',
    '/media/.cup/96',
    '/media/..%2Fcup/96',
    '/media/%00/96',
    `/media/${'a'.repeat(122)}/96`,
  ])('answers 404 to %s without asking for the source', async (path) => {
    const { get, reads } = mediaOf({ cup: svg(CUP) })
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(reads).toEqual([])
  })

  it('answers 404 to an unknown name and 405 to a method that would write', async () => {
    const { get } = mediaOf({ cup: svg(CUP) })
    expect((await get('/media/bowl/96')).status).toBe(404)
    const refused = await get('/media/cup/96', {}, 'POST')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers 404 to a corrupt source or a failing reader and reports both', async () => {
    const { get, errors } = mediaOf({ broken: svg('<svg><g'), text: { ...svg(CUP), mime_type: 'text/html' } })
    expect((await get('/media/broken/96')).status).toBe(404)
    expect((await get('/media/text/96')).status).toBe(404)
    const failing = mediaOf({}, { read: () => Promise.reject(new Error('database away')) })
    expect((await failing.get('/media/cup/96')).status).toBe(404)
    expect([errors, failing.errors]).toEqual([['broken'], ['cup']])
  })

  it('refuses a vector too large to draw instead of exhausting memory', async () => {
    const tall =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="900000"><rect width="1" height="1"/></svg>'
    const { get, errors } = mediaOf({ tall: svg(tall) })
    expect((await get('/media/tall/1600')).status).toBe(404)
    expect(errors).toEqual(['tall'])
  })

  it('opens no file that a vector refers to', async () => {
    const secret = join(cache_dir, 'secret.png')
    await writeFile(
      secret,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    )
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#fff"/><image href="file://${secret}" width="9" height="9"/></svg>`
    const response = await mediaOf({ image: svg(image) }).get('/media/image/96')
    const { channels } = await sharp(await response.arrayBuffer()).stats()
    expect(channels[1]?.min).toBeGreaterThan(250)
  })
})

describe('the cache of renders', () => {
  it('renders once for visitors who come at the same moment', async () => {
    const { get, reads } = mediaOf({ cup: svg(CUP) })
    const responses = await Promise.all(Array.from({ length: 8 }, () => get('/media/cup/96')))
    expect(responses.map((response) => response.status)).toEqual(Array(8).fill(200))
    expect(reads).toEqual(['cup'])
  })

  it('survives a restart and leaves no draft behind', async () => {
    const first = await (await mediaOf({ cup: svg(CUP) }).get('/media/cup/96')).bytes()
    const { get, reads } = mediaOf({})
    expect(await (await get('/media/cup/96')).bytes()).toEqual(first)
    expect(reads).toEqual([])
    expect(await readdir(join(cache_dir, `v${RENDER_VERSION}`, '96'))).toEqual(['cup.jpeg'])
  })

  it('renders again when the cached file is empty', async () => {
    const { get, reads } = mediaOf({ cup: svg(CUP) })
    await get('/media/cup/96')
    await writeFile(join(cache_dir, `v${RENDER_VERSION}`, '96', 'cup.jpeg'), '')
    expect((await (await get('/media/cup/96')).bytes()).byteLength).toBeGreaterThan(0)
    expect(reads).toEqual(['cup', 'cup'])
  })

  it('still serves the picture when the cache cannot be written', async () => {
    const blocked = join(cache_dir, 'file')
    await writeFile(blocked, 'not a folder')
    const { get, errors } = mediaOf({ cup: svg(CUP) }, { cache_dir: blocked })
    expect((await get('/media/cup/96')).status).toBe(200)
    expect(errors.length).toBeGreaterThan(0)
  })

  it('finishes every render when there are more of them than cores', async () => {
    const { get } = mediaOf({ cup: svg(CUP) }, { cores: 1 })
    const responses = await Promise.all([96, 160, 320].map((width) => get(`/media/cup/${width}`)))
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
  })
})
