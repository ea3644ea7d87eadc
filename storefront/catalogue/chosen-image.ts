import type { Image } from '#contract/image.ts'

/** The chosen variation's picture before the others. */
export function chosenFirst(images: readonly Image[], chosen: { image_id: number | null } | null): Image[] {
  return images.toSorted((a, b) => Number(b.id === chosen?.image_id) - Number(a.id === chosen?.image_id))
}
