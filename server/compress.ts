import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_IT_BYTES = 1000
const COMPRESSED = /^(text\/|application\/(json|ld\+json|manifest\+json)|image\/svg)/

/** Compresses what is text, by what the browser accepts, at a level fit for pages made on the spot. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || response.headers.has('content-encoding') || !COMPRESSED.test(type)) return response
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = acceptedEncoding(accepted)
  if (!encoding) return response
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  if (bytes.length < WORTH_IT_BYTES) return new Response(bytes, { status: response.status, headers })
  headers.set('content-encoding', encoding)
  const packed = await pack(bytes, encoding, ON_THE_SPOT)
  return new Response(packed, { status: response.status, headers })
}

interface Effort {
  brotli: number
  gzip: number
}

const ON_THE_SPOT: Effort = { brotli: 4, gzip: 5 }
/** For what is written many times. */
export const TO_BE_KEPT: Effort = { brotli: 5, gzip: 6 }

export function pack(bytes: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } })
  return zip(bytes, { level: effort.gzip })
}
