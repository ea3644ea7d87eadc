import { describe, expect, it } from 'vitest'
import { Failure } from './failure.ts'
import { MAX_BODY_BYTES, readJson } from './read-body.ts'

function post(body: BodyInit, type = 'application/json'): Request {
  return new Request('http://localhost/x', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit)
}

async function refusal(request: Request): Promise<string> {
  try {
    await readJson(request)
    return 'accepted'
  } catch (error) {
    return error instanceof Failure ? error.type : String(error)
  }
}

describe('a JSON body', () => {
  it('is read whatever its top level; the schema decides the rest', async () => {
    expect(await readJson(post('{"amount":1}'))).toEqual({ amount: 1 })
    expect(await readJson(post('[1]'))).toEqual([1])
    expect(await readJson(post('null', 'application/json; charset=utf-8'))).toBeNull()
  })

  it.for([
    'text/plain',
    'text/json',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'application/xml',
    '',
  ])('of type "%s" is refused as an unsupported media type', async (type) => {
    expect(await refusal(post('{}', type))).toBe('unsupported_media_type')
  })

  it.for(['{', '{"a":NaN}', '{"a":01}', '{"a":+1}', '{"a":0x1}', '{"a":1_000}', ''])(
    '%s is malformed',
    async (text) => {
      expect(await refusal(post(text))).toBe('malformed')
    },
  )

  it('larger than the limit is refused, by its announced length and by what really comes', async () => {
    const big = 'x'.repeat(MAX_BODY_BYTES + 1)
    expect(await refusal(post(JSON.stringify(big)))).toBe('too_large')
    const chunks = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    expect(await refusal(post(chunks))).toBe('too_large')
  })

  it('with bad UTF-8, a lone surrogate or NUL is malformed', async () => {
    expect(await refusal(post(new Uint8Array([0x22, 0xc0, 0xaf, 0x22])))).toBe('malformed')
    expect(await refusal(post('{"name":"\\ud800"}'))).toBe('malformed')
    expect(await refusal(post('{"name":"a\\u0000b"}'))).toBe('malformed')
  })

  it('never carries keys that reach a prototype', async () => {
    expect(await refusal(post('{"__proto__":{"is_admin":true}}'))).toBe('malformed')
    expect(await refusal(post('{"a":{"constructor":{}}}'))).toBe('malformed')
  })

  it('nested ten thousand deep is malformed, without a crash', async () => {
    expect(await refusal(post('['.repeat(10_000) + ']'.repeat(10_000)))).toBe('malformed')
  })
})
