import * as z from 'zod/mini'

/** Who answers for a product's safety in the EU, and what its user must be warned of. */
export const ProductSafety = z.object({
  manufacturer_name: z.string(),
  manufacturer_address: z.string(),
  manufacturer_email: z.string(),
  /** Set where the manufacturer has no seat in the EU. */
  responsible_person_name: z.nullable(z.string()),
  responsible_person_address: z.nullable(z.string()),
  responsible_person_email: z.nullable(z.string()),
  warnings: z.nullable(z.string()),
})
export type ProductSafety = z.infer<typeof ProductSafety>
