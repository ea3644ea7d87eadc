import type { Image } from '#contract/image.ts'
import { offeredVariations, type ProductProperty } from '#contract/product-property.ts'
import type { ChoosableVariation } from './variation-choice.ts'

interface Pictured extends ChoosableVariation {
  image_id: number | null
}

/** The chosen variation's picture first; pictures of variations that nobody can choose not at all. */
export function offeredImages(
  images: readonly Image[],
  variations: readonly Pictured[],
  properties: readonly ProductProperty[],
  chosen: Pictured | null,
): Image[] {
  const offered = new Set(offeredVariations(variations, properties).map(({ image_id }) => image_id))
  const withheld = new Set(variations.map(({ image_id }) => image_id).filter((id) => !offered.has(id)))
  return images
    .filter(({ id }) => !withheld.has(id))
    .toSorted((a, b) => Number(b.id === chosen?.image_id) - Number(a.id === chosen?.image_id))
}
