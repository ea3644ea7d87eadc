import * as z from 'zod/mini'

export const Tag = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  color: z.nullable(z.string()),
  position: z.number(),
})
export type Tag = z.infer<typeof Tag>
