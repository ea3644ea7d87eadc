import * as z from 'zod/mini'
import { line } from './form-field.ts'
import { MAX_FIELD_LENGTH } from './product-field-issue.ts'

/** What the shopper filled in for one item, such as the text of an engraving. */
export const ItemProductField = z.object({ name: z.string(), value: z.string() })
export type ItemProductField = z.infer<typeof ItemProductField>

export const ItemProductFieldBody = z.strictObject({
  name: line(128),
  value: z.string().check(z.maxLength(MAX_FIELD_LENGTH)),
})
