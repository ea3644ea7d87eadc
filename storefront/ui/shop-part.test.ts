import { expect, it } from 'vitest'
import { withShopParts } from './shop-part.tsx'

it('puts each part in its place, however often it stands there', () => {
  const html = 'a<shop-part-1></shop-part-1>b<shop-part-0></shop-part-0><shop-part-1></shop-part-1>c'
  expect(withShopParts(html, ['first', 'second']).join('')).toBe('asecondbfirstsecondc')
  expect(withShopParts('none', ['first'])).toEqual(['none'])
})
