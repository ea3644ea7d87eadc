import { describe, expect, it } from 'vitest'
import { descriptionOf, plainText } from './plain-text.ts'

describe('plain text', () => {
  it('is the words of a rich text without markup and entities', () => {
    expect(plainText('<p>Čaj &amp; káva</p>\n<ul><li>5&nbsp;g</li></ul>')).toBe('Čaj & káva 5 g')
  })

  it('has no space before a full stop where a tag ends in between', () => {
    expect(plainText('<p>Pletený <em>ručně</em>.</p><p>Z <a href="/x">proutí</a>, ne z drátu</p>')).toBe(
      'Pletený ručně. Z proutí, ne z drátu',
    )
  })

  it('of a description is the first that says anything', () => {
    expect(descriptionOf(null, '<p> </p>', '<p>Třetí</p>', 'Čtvrtý')).toBe('Třetí')
    expect(descriptionOf(null, '')).toBeNull()
  })

  it('of a long description ends with a whole word', () => {
    const text = descriptionOf('slovíčko '.repeat(100)) ?? ''
    expect(text.length).toBeLessThanOrEqual(301)
    expect(text).toMatch(/ slovíčko…$/)
  })
})
