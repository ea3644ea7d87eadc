import * as z from 'zod/mini'
import { defineCalls, Id, PathId } from './call.ts'
import { embedMany, embedNullable, embedOne } from './embed.ts'
import { line, paragraphs } from './form-field.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { products } from './product.ts'
import { productVariations } from './variation.ts'

export const CUSTOMER_LIST_TYPES = { wish_list: 1, products_comparison: 2 } as const

export const WISH_LIST_NAME = 'wishlist'
export const MAX_COMPARED_PRODUCTS = 6

export const CustomerListItem = z.object({
  id: z.number(),
  product_id: z.number(),
  product_variation_id: z.nullable(z.number()),
  note: z.nullable(z.string()),
  name: z.string(),
  price: Money,
  taxed_price: Money,
})
export type CustomerListItem = z.infer<typeof CustomerListItem>

export const customerListItems = resource({
  name: 'customer_product_list_item',
  entity: CustomerListItem,
  embeds: { product: embedOne(products), product_variation: embedNullable(productVariations) },
  filterable: {
    id: 'number',
    product_id: 'number',
    product_variation_id: 'number',
    note: 'text',
    name: 'text',
  },
  sortable: ['id', 'name'],
  searchable: true,
})

export const CustomerList = z.object({
  id: z.number(),
  customer_id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  type: z.literal(Object.values(CUSTOMER_LIST_TYPES)),
  position: z.number(),
})
export type CustomerList = z.infer<typeof CustomerList>

export const customerLists = resource({
  name: 'customer_product_list',
  entity: CustomerList,
  embeds: { items: embedMany(customerListItems) },
  filterable: { id: 'number', name: 'text', type: 'number', position: 'number' },
  sortable: ['id', 'name', 'type', 'position'],
  searchable: true,
})

const ListName = line(64)
const Description = z.nullable(paragraphs(1000))
const Note = z.nullable(paragraphs(1000))
const Position = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

export const customerListCalls = defineCalls({
  'GET /customer-product-lists': {
    summary: "Lists the customer's own lists",
    access: 'customer',
    list: customerLists,
  },
  'POST /customer-product-lists': {
    summary:
      'Creates a list; a customer has one of each type, so asking for it again answers the one there is',
    access: 'customer',
    stranger: 'forbidden',
    body: z.strictObject({
      customer_id: Id,
      name: ListName,
      description: z.optional(Description),
      type: z.literal(Object.values(CUSTOMER_LIST_TYPES)),
      position: z.optional(Position),
    }),
    one: customerLists,
    status: 201,
  },
  'GET /customer-product-lists/{id}': {
    summary: 'Reads one list',
    access: 'customer',
    params: z.object({ id: PathId }),
    one: customerLists,
  },
  'PATCH /customer-product-lists/{id}': {
    summary: 'Changes a list',
    access: 'customer',
    params: z.object({ id: PathId }),
    body: z.strictObject({
      name: z.optional(ListName),
      description: z.optional(Description),
      position: z.optional(Position),
    }),
    one: customerLists,
  },
  'DELETE /customer-product-lists/{id}': {
    summary: 'Deletes a list with its items',
    access: 'customer',
    params: z.object({ id: PathId }),
  },
  'GET /customer-product-lists/{list_id}/items': {
    summary: 'Lists the items of a list',
    access: 'customer',
    params: z.object({ list_id: PathId }),
    list: customerListItems,
  },
  'POST /customer-product-lists/{list_id}/items': {
    summary: 'Adds a product; one that is there already answers its item',
    access: 'customer',
    params: z.object({ list_id: PathId }),
    body: z.strictObject({
      product_id: Id,
      product_variation_id: z.optional(z.nullable(Id)),
      note: z.optional(Note),
    }),
    one: customerListItems,
    status: 201,
  },
  'PATCH /customer-product-lists/{list_id}/items/{id}': {
    summary: 'Changes the note of an item',
    access: 'customer',
    params: z.object({ list_id: PathId, id: PathId }),
    body: z.strictObject({ note: Note }),
    one: customerListItems,
  },
  'DELETE /customer-product-lists/{list_id}/items/{id}': {
    summary: 'Takes an item off a list',
    access: 'customer',
    params: z.object({ list_id: PathId, id: PathId }),
  },
})
