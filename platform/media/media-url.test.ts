import { expect, it } from 'vitest'
import { MEDIA_WIDTHS, mediaSizes, mediaUrl, parseMediaPath } from './media-url.ts'

it('gives an address for every allowed width, and reads each back', () => {
  const sizes = mediaSizes('mug.front')
  expect(Object.keys(sizes).map(Number)).toEqual([...MEDIA_WIDTHS])
  for (const width of MEDIA_WIDTHS) {
    expect(sizes[width]).toBe(mediaUrl('mug.front', width))
    expect(parseMediaPath(sizes[width])).toEqual({ name: 'mug.front', width })
  }
})
