import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { embedNullable, embedOne } from './embed.ts'
import { resource } from './list.ts'
import { products } from './product.ts'
import { productVariations } from './variation.ts'

/** A composite package has parts, and the shopper chooses one item for each. */
export const PackagePart = z.object({
  id: z.number(),
  package_product_id: z.number(),
  name: z.string(),
  position: z.number(),
})
export type PackagePart = z.infer<typeof PackagePart>

export const packageParts = resource({
  name: 'package_part',
  entity: PackagePart,
  embeds: {},
  filterable: { id: 'number', name: 'text', position: 'number' },
  sortable: ['id', 'name', 'position'],
  searchable: true,
})

/** What is in a fixed package, or what may be chosen into the other two. */
export const PackageItem = z.object({
  id: z.number(),
  package_product_id: z.number(),
  product_id: z.number(),
  product_variation_id: z.nullable(z.number()),
  /** Only items of a composite package belong to a part. */
  package_part_id: z.nullable(z.number()),
  /** Pieces in one package. */
  count: z.number(),
  position: z.number(),
})
export type PackageItem = z.infer<typeof PackageItem>

export const packageItems = resource({
  name: 'package_item',
  entity: PackageItem,
  embeds: {
    product: embedOne(products),
    product_variation: embedNullable(productVariations),
    package_part: embedNullable(packageParts),
    /** False where it cannot be chosen: its variation is withheld or not said, or it needs a text nobody asks for. */
    is_offered: { schema: z.boolean() },
  },
  filterable: {
    id: 'number',
    product_id: 'number',
    product_variation_id: 'number',
    package_part_id: 'number',
    count: 'number',
    position: 'number',
  },
  sortable: ['id', 'position', 'count'],
  searchable: true,
})

export const packageCalls = defineCalls({
  'GET /products/{product_id}/package-items': {
    summary: 'Lists what a package holds or offers',
    access: 'public',
    params: z.object({ product_id: PathId }),
    list: packageItems,
  },
  'GET /products/{product_id}/package-parts': {
    summary: 'Lists the parts of a composite package',
    access: 'public',
    params: z.object({ product_id: PathId }),
    list: packageParts,
  },
})
