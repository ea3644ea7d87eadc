import { ReadableStream } from 'node:stream/web'

export interface Streamed {
  type: string
  headers?: Record<string, string>
  onError: (error: unknown) => void
}

/**
 * An answer written while it is read: the next part is made only once the former one is taken, and nothing is
 * made for a reader who left. What fails before the first part is thrown; later the answer just breaks off.
 */
export async function streamed(parts: AsyncGenerator<string>, { type, headers, onError }: Streamed) {
  const first = await parts.next()
  async function* bytes() {
    const encoder = new TextEncoder()
    try {
      if (!first.done) yield encoder.encode(first.value)
      for await (const part of parts) yield encoder.encode(part)
    } catch (error) {
      onError(error)
      throw error
    } finally {
      await parts.return(undefined)
    }
  }
  // Node's own stream has `from`; it is the same class as the global one.
  const body = ReadableStream.from(bytes()) as unknown as BodyInit
  return new Response(body, { headers: { 'content-type': type, ...headers } })
}
