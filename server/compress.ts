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
  const packed =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(bytes, { level: 5 })
  return new Response(packed, { status: response.status, headers })
}
