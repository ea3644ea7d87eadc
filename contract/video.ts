import * as z from 'zod/mini'

export const VIDEO_SOURCES = ['youtube'] as const

export const Video = z.object({
  id: z.number(),
  source: z.enum(VIDEO_SOURCES),
  /** The video's code at its source. */
  code: z.string(),
  title: z.string(),
  position: z.number(),
})
export type Video = z.infer<typeof Video>
