import * as z from 'zod/mini'
import { defineCalls, Id } from './call.ts'
import { embedOne } from './embed.ts'
import { resource } from './list.ts'
import { products } from './product.ts'

/** A product looked at. No address of the visitor is kept. */
export const Visit = z.object({
  id: z.number(),
  tracking_id: z.nullable(z.string()),
  customer_id: z.nullable(z.number()),
  product_id: z.number(),
  created_at: z.string(),
})
export type Visit = z.infer<typeof Visit>

export const visits = resource({
  name: 'visit',
  entity: Visit,
  embeds: { product: embedOne(products) },
  filterable: { id: 'number', product_id: 'number', created_at: 'date' },
  sortable: ['id', 'created_at'],
  searchable: true,
})

export const visitCalls = defineCalls({
  'GET /visits': {
    summary: 'Lists what the holder of X-Tracking-Id looked at, each product once',
    access: 'public',
    list: visits,
  },
  'POST /visits': {
    summary: 'Records a look at a product under X-Tracking-Id',
    access: 'public',
    body: z.strictObject({ product_id: Id }),
    answer: Visit,
    status: 201,
  },
})
