import { createHash } from 'node:crypto'
import type { PageAnswer } from '#storefront/page-answer.ts'
import { pack, TO_BE_KEPT } from './compress.ts'

/** Of a page the browser has already. */
const STILL_SAID = new Set(['cache-control', 'vary'])

type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Buffer<ArrayBuffer>

/** A page as bytes, packed as it is asked for. */
export interface KeptPage {
  headers: [string, string][]
  etag: string
  bytes: { identity: Bytes } & Partial<Record<Encoding, Bytes>>
  /** Being packed now. */
  packing: Partial<Record<Encoding, Promise<Bytes>>>
  /** Ready to be written, by encoding. */
  ready: Partial<Record<Encoding, string[]>>
  size: number
}

/** Bytes and headers as they go out. */
export interface Recalled {
  status: 200 | 304
  headers: string[]
  body: Bytes | null
}

export function keptPage({ headers }: Pick<PageAnswer, 'headers'>, body: Bytes): KeptPage {
  return {
    headers: Object.entries(headers),
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    bytes: { identity: body },
    packing: {},
    ready: {},
    size: body.length,
  }
}

/** Many may wait for the same bytes, which are packed once; by how much the page grows is told. */
export async function packed(
  kept: KeptPage,
  encoding: Encoding,
  onGrown: (bytes: number) => void,
): Promise<Bytes> {
  if (encoding === 'identity') return kept.bytes.identity
  return kept.bytes[encoding] ?? (kept.packing[encoding] ??= packAndKeep(kept, encoding, onGrown))
}

async function packAndKeep(
  kept: KeptPage,
  encoding: 'br' | 'gzip',
  onGrown: (bytes: number) => void,
): Promise<Bytes> {
  const packing = pack(kept.bytes.identity, encoding, TO_BE_KEPT)
  const bytes = await packing.finally(() => delete kept.packing[encoding])
  kept.bytes[encoding] = bytes
  kept.size += bytes.length
  onGrown(bytes.length)
  return bytes
}

/** What goes out of a page: nothing but its headers where the browser has it. */
export function written(
  kept: KeptPage,
  encoding: Encoding,
  body: Bytes,
  if_none_match: string | null | undefined,
): Recalled {
  if (if_none_match?.split(',').some((tag) => tag.trim() === kept.etag)) {
    return { status: 304, headers: sent(kept, ({ 0: name }) => STILL_SAID.has(name)), body: null }
  }
  kept.ready[encoding] ??= [
    ...sent(kept, () => true),
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  return { status: 200, headers: kept.ready[encoding], body }
}

function sent(kept: KeptPage, is_said: (header: [string, string]) => boolean): string[] {
  const headers = kept.headers.filter(is_said)
  return [
    ...headers.flatMap(([name, value]) => [name, name === 'vary' ? `${value}, Accept-Encoding` : value]),
    'etag',
    kept.etag,
  ]
}
