import * as z from 'zod/mini'
import { Money } from './money.ts'

/** The tax of all lines of one rate, summed before it is rounded. */
export const TaxPerRate = z.array(z.object({ tax_rate: z.number(), tax_amount: Money }))
export type TaxPerRate = z.infer<typeof TaxPerRate>
