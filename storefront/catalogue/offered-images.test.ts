import { expect, it } from 'vitest'
import type { Image } from '#contract/image.ts'
import { type ProductProperty, PROPERTY_TYPES } from '#contract/product-property.ts'
import { offeredImages } from './offered-images.ts'

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

const colour: ProductProperty = {
  id: 1,
  name: 'Barva',
  slug: 'barva',
  type: PROPERTY_TYPES.color,
  description: null,
  position: 1,
  is_public: true,
  attributes: ['seda', 'okrova'].map((slug, index) => ({
    id: 10 + index,
    product_property_id: 1,
    name: slug,
    slug,
    position: index,
    is_hidden: slug === 'okrova',
    image: null,
    value: null,
  })),
}

const variation = (id: number, image_id: number | null, attribute: number) => ({
  id,
  image_id,
  is_default: false,
  is_hidden: false,
  update_stock: false,
  stock_state: null,
  purchasable_since: null,
  properties: [{ product_property_id: 1, product_property_attribute_id: attribute }],
})

const ids = (images: Image[]) => images.map(({ id }) => id)

it("the chosen variation's picture comes first, the rest keeps its order [CATALOG-20]", () => {
  const grey = variation(1, 3, 10)
  expect(ids(offeredImages(IMAGES, [grey], [colour], grey))).toEqual([3, 1, 2, 4])
  expect(ids(offeredImages(IMAGES, [grey], [colour], null))).toEqual([1, 2, 3, 4])
})

it('a picture that only a hidden attribute has is not shown [CATALOG-03]', () => {
  const grey = variation(1, 1, 10)
  expect(ids(offeredImages(IMAGES, [grey, variation(2, 2, 11)], [colour], grey))).toEqual([1, 3, 4])
  expect(ids(offeredImages(IMAGES, [grey, variation(2, 1, 11)], [colour], grey))).toEqual([1, 2, 3, 4])
  expect(ids(offeredImages(IMAGES, [grey, variation(2, null, 11)], [colour], grey))).toEqual([1, 2, 3, 4])
})
