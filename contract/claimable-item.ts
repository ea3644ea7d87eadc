import * as z from 'zod/mini'
import { resource } from './list.ts'

/** A line of an order, or a part of a package, as somebody who complains sees it. */
export const ClaimableItem = z.object({
  id: z.number(),
  order_id: z.number(),
  name: z.string(),
  amount: z.number(),
  /** Pieces that no open complaint is about, and that have neither gone back nor been paid back. */
  max_amount: z.number(),
})
export type ClaimableItem = z.infer<typeof ClaimableItem>

export const claimableItems = resource({
  name: 'claimable_item',
  entity: ClaimableItem,
  embeds: {},
  filterable: { id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})
