import { describe, expect, it } from 'vitest'
import { BrokenForm, boundaryOf, type FormPart, formParts } from './complaint-multipart.ts'

const LIMITS = { part_bytes: 100, total_bytes: 2000, parts: 10 }
const BOUNDARY = '----WebKitFormBoundaryX'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Buffer, size = 7, limits = LIMITS): Promise<FormPart[]> {
  const parts: FormPart[] = []
  for await (const part of formParts(inPieces(Buffer.from(text), size), BOUNDARY, limits)) parts.push(part)
  return parts
}

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, type: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="documents"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`
const END = `--${BOUNDARY}--\r\n`

describe('a form with files', () => {
  it.each([1, 2, 7, 64, 5000])('reads the same in pieces of %i bytes [COMPL-02]', async (size) => {
    const text = field('reason', 'Prasklé\r\n--ucho') + file('žába.jpg', 'image/JPEG', '\xff\r\n-') + END
    const parts = await read(text, size)
    expect(parts.map(({ name, file_name, mime_type }) => [name, file_name, mime_type])).toEqual([
      ['reason', null, ''],
      ['documents', 'žába.jpg', 'image/jpeg'],
    ])
    expect(parts.map(({ bytes }) => bytes.toString())).toEqual(['Prasklé\r\n--ucho', '\xff\r\n-'])
  })

  it('drops the bytes of a part that is too large, and goes on [COMPL-02]', async () => {
    const text = file('a.jpg', 'image/jpeg', 'x'.repeat(101)) + field('b', 'y'.repeat(100)) + END
    const parts = await read(text)
    expect(parts.map(({ is_too_large, bytes }) => [is_too_large, bytes.length])).toEqual([
      [true, 0],
      [false, 100],
    ])
  })

  it.each([
    ['is broken off', field('a', 'b'), 400],
    ['is broken off inside a head', `--${BOUNDARY}\r\nContent-Dis`, 400],
    ['has no mark at all', 'hello', 400],
    ['has a part without a name', `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n${END}`, 400],
    ['has a head without end', `--${BOUNDARY}\r\n${'x'.repeat(1500)}`, 400],
    ['is longer than all may be', field('a', 'x'.repeat(2000)) + END, 413],
    ['has too many parts', field('a', 'b').repeat(11) + END, 413],
  ])('that %s is refused [COMPL-02]', async (_, text, status) => {
    await expect(read(text)).rejects.toSatisfy(
      (error: unknown) => error instanceof BrokenForm && error.status === status,
    )
  })

  it('is known by its boundary', () => {
    expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
    for (const other of [
      null,
      '',
      'application/json',
      'multipart/form-data',
      'multipart/mixed; boundary=a',
    ]) {
      expect(boundaryOf(other)).toBeNull()
    }
  })
})
