import { expect, it } from 'vitest'
import { withLeftOut } from './kept-part.tsx'

it('puts each part in its place', () => {
  const html = 'a<left-out number="1"></left-out>b<left-out number="0"></left-out>c'
  expect(withLeftOut(html, [Buffer.from('first'), Buffer.from('second')]).join('')).toBe('asecondbfirstc')
  expect(withLeftOut('none', [])).toEqual(['none'])
  expect(withLeftOut('<left-out number="0', [])).toEqual(['<left-out number="0'])
})
