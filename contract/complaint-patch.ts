import * as z from 'zod/mini'
import { Id } from './call.ts'
import { COMPLAINT_RESOLVES, COMPLAINT_STATES, ComplaintState, MAX_DEFECT_LENGTH } from './complaint.ts'
import { paragraphs } from './form-field.ts'

/**
 * Whoever is refused must be told why. What is resolved otherwise than its buyer wished says how. A reduced price says by
 * how much for each of its items; without a word a person decides about it elsewhere.
 */
export const ComplaintPatch = z
  .strictObject({
    state: ComplaintState,
    note: z.optional(z.nullable(paragraphs(MAX_DEFECT_LENGTH).check(z.minLength(1)))),
    resolve: z.optional(z.literal(COMPLAINT_RESOLVES)),
    reduced_items: z.optional(
      z
        .array(
          z.strictObject({
            complaint_item_id: Id,
            /** With tax, in the currency of the order, as `value` of an amount. */
            taxed_price: z.number().check(z.positive()),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    ),
  })
  .check(
    z.refine(({ state, note }) => state !== COMPLAINT_STATES.rejected || note != null, { path: ['note'] }),
    z.refine(({ state, resolve }) => state === COMPLAINT_STATES.resolved || resolve === undefined, {
      path: ['resolve'],
    }),
    z.refine(
      ({ state, reduced_items }) => state === COMPLAINT_STATES.resolved || reduced_items === undefined,
      {
        path: ['reduced_items'],
      },
    ),
  )
export type ReducedItem = NonNullable<z.output<typeof ComplaintPatch>['reduced_items']>[number]
