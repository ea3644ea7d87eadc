import * as z from 'zod/mini'

/** The picture shown when a product has none. */
export const FALLBACK_IMAGE = { url: '/media/fallback/960', width: 1000, height: 1000 } as const

export const Image = z.object({
  id: z.number(),
  url: z.string(),
  /** Width in pixels → address of the picture in that width. */
  sizes: z.record(z.string(), z.string()),
  alt: z.string(),
  position: z.number(),
  width: z.number(),
  height: z.number(),
})
export type Image = z.infer<typeof Image>
