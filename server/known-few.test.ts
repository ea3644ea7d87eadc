import { expect, it } from 'vitest'
import { knownFew } from './known-few.ts'

it('reads a text once, and starts anew when texts without end come', () => {
  const read: string[] = []
  const lengthOf = knownFew((text) => (read.push(text), text.length || null), 2)

  expect([lengthOf('ab'), lengthOf('ab'), lengthOf(''), lengthOf('')]).toEqual([2, 2, null, null])
  expect(read).toEqual(['ab', ''])

  expect(lengthOf('abc')).toBe(3)
  expect([lengthOf('abc'), lengthOf('ab')]).toEqual([3, 2])
  expect(read).toEqual(['ab', '', 'abc', 'ab'])
})
