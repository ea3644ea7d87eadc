import { Failure, malformed } from './failure.ts'

export const MAX_BODY_BYTES = 1_000_000
const MAX_DEPTH = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i

/** Reads a JSON body, refusing what later code could trip over: size, bad UTF-8, depth, odd keys, NUL. */
export async function readJson(request: Request, limit = MAX_BODY_BYTES): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new Failure('unsupported_media_type')
  const bytes = await readBytes(request, limit)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new Failure('malformed', { cause })
  }
  assertPlain(value)
  return value
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;.*)?$/i

/** A form is read as an object of texts; anything else as JSON. */
export async function readFormOrJson(request: Request, limit = MAX_BODY_BYTES): Promise<unknown> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return readJson(request, limit)
  const text = new TextDecoder().decode(await readBytes(request, limit))
  const value = Object.fromEntries(new URLSearchParams(text))
  assertPlain(value)
  return value
}

export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new Failure('too_large', { headers: { connection: 'close' } })
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function assertPlain(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (depth > MAX_DEPTH) throw malformed()
    if (typeof value === 'string') assertText(value)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (FORBIDDEN_KEYS.has(key)) throw malformed()
        assertText(key)
        open.push({ value: child, depth: depth + 1 })
      }
    }
  }
}

/** PostgreSQL stores no NUL, and a lone surrogate would silently become U+FFFD. */
export function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw malformed()
}
