import { expect, it } from 'vitest'
import type { Image } from '#contract/image.ts'
import { chosenFirst } from './chosen-image.ts'

const image = (id: number): Image => ({
  id,
  url: `/media/p${id}/960`,
  sizes: {},
  alt: '',
  position: id,
  width: 4,
  height: 5,
})
const IMAGES = [1, 2, 3, 4].map(image)

const ids = (images: Image[]) => images.map(({ id }) => id)

it("the chosen variation's picture comes first, the rest keeps its order [CATALOG-20]", () => {
  expect(ids(chosenFirst(IMAGES, { image_id: 3 }))).toEqual([3, 1, 2, 4])
  expect(ids(chosenFirst(IMAGES, { image_id: null }))).toEqual([1, 2, 3, 4])
  expect(ids(chosenFirst(IMAGES, null))).toEqual([1, 2, 3, 4])
})
