import * as z from 'zod/mini'

/** An input the shopper fills in on the product page, such as the text of an engraving. */
export const ProductField = z.object({
  id: z.number(),
  /** The same in every language. */
  code: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  is_required: z.boolean(),
  max_length: z.nullable(z.number()),
  position: z.number(),
})
export type ProductField = z.infer<typeof ProductField>
