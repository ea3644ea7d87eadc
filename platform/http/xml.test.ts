import { sample, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf, readXml } from '#tests/xml-schema.ts'
import { branch, emptyElement, leaf, shortened, xmlText } from './xml.ts'

describe('XML', () => {
  it('holds any text of a shop, without what XML 1.0 has no place for', async () => {
    const odd = sample(string({ unit: 'binary', maxLength: 40 }), { numRuns: 300, seed: 7 })
    const items = ['\0\u0008\u000E\u001F', '\uD800', '\uFFFF', ']]>&<"\'', ...odd].map((text) =>
      leaf('VAL', text),
    )
    const problems = await problemsOf(branch('urlset', ...items), 'sitemap')
    expect(problems.filter((problem) => !problem.includes('Schemas validity error'))).toEqual([])
    expect(problems.join('\n')).not.toMatch(/parser error/)
  })

  it('reads as it was written', () => {
    const text = 'Čaj & <káva> "dnes" \u{1F375}'
    expect(readXml(leaf('x', text)).text).toBe(text)
    expect(readXml(emptyElement('x', { y: text })).attributes.y).toBe(text)
    expect(xmlText('a\u0000b\u000Bc\uFFFEd\uD800e')).toBe('abcde')
  })

  it('says nothing where there is nothing to say', () => {
    expect(
      leaf('x', null) + leaf('x', '') + leaf('x', ' \u0001 ') + branch('y', '', leaf('x', undefined)),
    ).toBe('')
    expect(leaf('x', 0)).toBe('<x>0</x>')
  })

  it('shortens at a word, and never inside a character', () => {
    expect(shortened('jeden dva tři', 13)).toBe('jeden dva tři')
    expect(shortened('jeden dva tři', 11)).toBe('jeden dva')
    expect(shortened('\u{1F375}\u{1F375}\u{1F375}', 2)).toBe('\u{1F375}\u{1F375}')
  })
})
