import type { PackageItem, PackagePart } from '#contract/package.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/product.ts'
import type { Api } from '../api/client.ts'
import { type Card, cardOf } from './card.ts'
import { VARIATION_PARAMETER } from './variation-choice.ts'

export interface PackageLine extends Pick<PackageItem, 'id' | 'count'> {
  name: string
  variation_name: string | null
  url: string
  image: Card['images'][number] | null
  item: Pick<Card, 'update_stock' | 'stock_state' | 'purchasable_since' | 'product_availability'>
}

export interface PackageData {
  kind: 'fixed' | 'configurable' | 'composite'
  /** How many products the shopper chooses into a configurable package. */
  number_of_items: number | null
  /** A package that is not composite is one part without a name. */
  parts: { id: number; name: string | null; lines: PackageLine[] }[]
}

const KINDS: Partial<Record<ProductType, PackageData['kind']>> = {
  [PRODUCT_TYPES.fixed_package]: 'fixed',
  [PRODUCT_TYPES.configurable_package]: 'configurable',
  [PRODUCT_TYPES.composite_package]: 'composite',
}

interface Packaged {
  id: number
  product_type: ProductType
  flexible_package_number_of_items: number | null
}

export async function loadPackage(api: Api, product: Packaged): Promise<PackageData | null> {
  const kind = KINDS[product.product_type]
  if (!kind) return null
  const params = { product_id: product.id }
  const [items, parts] = await Promise.all([
    api('GET /products/{product_id}/package-items', {
      params,
      query: {
        paginate: false,
        sort: 'position',
        embed: [
          'product',
          'product.images',
          'product.product_availability',
          'product_variation',
          'product_variation.product_availability',
        ],
      },
    }),
    kind === 'composite'
      ? api('GET /products/{product_id}/package-parts', {
          params,
          query: { paginate: false, sort: 'position' },
        })
      : null,
  ])
  const lines = (part: PackagePart | null) =>
    items.items.filter(({ package_part_id }) => part === null || package_part_id === part.id).map(lineOf)
  return {
    kind,
    number_of_items: product.flexible_package_number_of_items,
    parts: parts
      ? parts.items.map((part) => ({ id: part.id, name: part.name, lines: lines(part) }))
      : [{ id: 0, name: null, lines: lines(null) }],
  }

  function lineOf({
    id,
    count,
    product: whole,
    product_variation,
  }: (typeof items.items)[number]): PackageLine {
    const image = whole.images?.find((one) => one.id === product_variation?.image_id) ?? whole.images?.[0]
    const { update_stock, stock_state, purchasable_since, product_availability } = cardOf({
      ...whole,
      ...product_variation,
      id: whole.id,
      images: [],
      tags: [],
    })
    return {
      id,
      count,
      name: whole.name,
      variation_name: product_variation?.name ?? null,
      url: product_variation ? `${whole.url}?${VARIATION_PARAMETER}=${product_variation.id}` : whole.url,
      image: image ?? null,
      item: { update_stock, stock_state, purchasable_since, product_availability },
    }
  }
}
