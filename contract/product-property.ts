import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { Image } from './image.ts'
import { resource } from './list.ts'

/** Of a text the shopper writes for a property. */
export const MAX_PROPERTY_TEXT_LENGTH = 100

/** Which control a variation is chosen with. */
export const PROPERTY_TYPES = { select: 1, radio: 2, color: 3, text_input: 4 } as const
export type PropertyType = (typeof PROPERTY_TYPES)[keyof typeof PROPERTY_TYPES]

export const ProductPropertyAttribute = z.object({
  id: z.number(),
  product_property_id: z.number(),
  name: z.string(),
  position: z.number(),
  is_hidden: z.boolean(),
  image: z.nullable(Image),
  slug: z.string(),
  /** What the control needs besides the name: for a color its hexadecimal code. */
  value: z.nullable(z.string()),
})
export type ProductPropertyAttribute = z.infer<typeof ProductPropertyAttribute>

export const ProductProperty = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  position: z.number(),
  is_public: z.boolean(),
  slug: z.string(),
  type: z.literal(Object.values(PROPERTY_TYPES)),
  attributes: z.array(ProductPropertyAttribute),
})
export type ProductProperty = z.infer<typeof ProductProperty>

export const productProperties = resource({
  name: 'product_property',
  entity: ProductProperty,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    slug: 'text',
    type: 'number',
    position: 'number',
    is_public: 'boolean',
  },
  sortable: ['id', 'name', 'position'],
  searchable: true,
})

/** One line of a product's properties, with the words to show. */
export const ProductPropertyValue = z.object({
  product_property_id: z.number(),
  product_property_attribute_id: z.number(),
  is_for_variation: z.boolean(),
  name: z.string(),
  value: z.string(),
  position: z.number(),
})
export type ProductPropertyValue = z.infer<typeof ProductPropertyValue>

interface OfferedVariation {
  is_hidden: boolean
  properties?: readonly { product_property_attribute_id: number }[]
}

/** Variations a shopper may choose: not hidden, and none of their attributes hidden. */
export function offeredVariations<V extends OfferedVariation>(
  variations: readonly V[],
  properties: readonly Pick<ProductProperty, 'attributes'>[],
): V[] {
  const hidden = new Set(
    properties
      .flatMap(({ attributes }) => attributes.filter(({ is_hidden }) => is_hidden))
      .map(({ id }) => id),
  )
  return variations.filter(
    (variation) =>
      !variation.is_hidden &&
      !variation.properties?.some(({ product_property_attribute_id: id }) => hidden.has(id)),
  )
}

export function visibleAttributes<A extends { is_hidden: boolean; position: number }>(property: {
  attributes: readonly A[]
}): A[] {
  return property.attributes
    .filter((attribute) => !attribute.is_hidden)
    .toSorted((a, b) => a.position - b.position)
}

export const productPropertyCalls = defineCalls({
  'GET /product-properties': {
    summary: 'Lists public product properties with their attributes',
    access: 'public',
    list: productProperties,
  },
  'GET /product-properties/{id}': {
    summary: 'Reads one property with its attributes',
    access: 'public',
    params: z.object({ id: PathId }),
    one: productProperties,
  },
})
