import { describe, expect, it } from 'vitest'
import { writePdf } from './pdf.ts'

describe('a document of the demo shop', () => {
  const text = writePdf('Příručka (1)', `<p>Žluťoučký kůň</p>${'<p>řádek</p>'.repeat(100)}`).toString(
    'latin1',
  )

  it('tells where each of its objects begins', () => {
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]))
    expect(offsets.length).toBeGreaterThan(5)
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true)
    })
  })

  it('gives every stream its true length', () => {
    const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)]
    expect(streams.length).toBeGreaterThan(1)
    for (const [, length, stream = ''] of streams) expect(stream).toHaveLength(Number(length))
  })

  it('writes letters with accents by codes of the font, and escapes brackets', () => {
    expect(text).toMatch(/\/Differences \[128 \/aacute/)
    expect(text).toMatch(/\(P\\\d{3}\\\d{3}ru\\\d{3}ka \\\(1\\\)\) Tj/)
    expect(text).not.toContain('?')
  })
})
