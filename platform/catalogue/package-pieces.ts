import { type PackagePiece, packageStock, withPackageStock } from '#contract/package-stock.ts'
import { PACKAGE_TYPES, PRODUCT_TYPES } from '#contract/product-type.ts'
import type { Settlement } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { pricedProduct, productIsVisible } from './visibility.ts'

/** A line of a package with the part it may be chosen for. */
export interface OfferedPiece extends PackagePiece {
  package_part_id: number | null
}

type PieceRow = Omit<OfferedPiece, 'item'> & {
  package_product_id: number
  is_offered: boolean
  update_stock: boolean
  stock_state: number | null
  purchasable_since: string | null
  can_purchase: boolean | null
}

/**
 * What packages hold, by the id of the package. A piece that this caller cannot see is one that cannot be bought, and
 * so is one while it is not said which variation it is, or while it needs a text that nobody is asked for.
 */
export async function readPieces(
  context: Context,
  package_ids: number[],
): Promise<Map<number, OfferedPiece[]>> {
  const { sql } = context
  if (package_ids.length === 0) return new Map()
  const rows = await sql<PieceRow[]>`
    select item.package_product_id, item.package_part_id, item.product_id, item.product_variation_id, item.count,
      product.id is not null
        and coalesce(variation.is_active and not has_hidden_attribute(variation.id),
          product.default_product_variation_id is null)
        and not lacks_text(product.id, package.id) as is_offered,
      coalesce(variation.update_stock, product.update_stock, true) as update_stock,
      case when variation.id is null then product.stock_state else variation.stock_state end as stock_state,
      greatest(variation.purchasable_since, product.purchasable_since) as purchasable_since,
      availability.can_purchase
    from package_item item join product package on package.id = item.package_product_id
    left join (${pricedProduct(context)})
      on product.id = item.product_id and ${productIsVisible(context)}
    left join product_variation variation on variation.id = item.product_variation_id
    left join product_availability availability
      on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
    where item.package_product_id = any(${package_ids}::int[])
    order by item.position, item.id`
  const pieces = rows.map(({ package_product_id, is_offered, update_stock, ...row }) => {
    const { can_purchase: allowed, stock_state, purchasable_since, ...piece } = row
    const can_purchase = is_offered ? allowed : false
    const item = { update_stock, stock_state, purchasable_since, product_availability: { can_purchase } }
    return { package_product_id, piece: { ...piece, item } }
  })
  const grouped = Map.groupBy(pieces, ({ package_product_id }) => package_product_id)
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ piece }) => piece)]))
}

const SETTLED = ['update_stock', 'stock_state', 'product_availability_id'] as const

/** A package is as available as its pieces wherever it is shown; products that are none cost no statement. */
export const packageSettlement: Settlement = {
  fields: SETTLED,
  needs: [...SETTLED, 'product_type', 'flexible_package_number_of_items'],
  settle: async (context, rows) => {
    // The columns that are needed are read with every row.
    const products = rows as unknown as (Packaged & { id: number; product_availability_id: number | null })[]
    const packages = products.filter(({ product_type }) => PACKAGE_TYPES.has(product_type))
    if (packages.length === 0) return
    const [pieces, [empty]] = await Promise.all([
      readPieces(
        context,
        packages.map(({ id }) => id),
      ),
      context.sql<{ id: number }[]>`select id from product_availability where for_empty_stock`,
    ])
    for (const row of packages) {
      const { update_stock, stock_state } = withPieces(row, pieces.get(row.id) ?? [], context.now)
      const availability = update_stock && stock_state === 0 ? empty?.id : undefined
      Object.assign(row, { update_stock, stock_state })
      if (availability !== undefined) row.product_availability_id = availability
    }
  },
}

interface Packaged {
  product_type: number
  flexible_package_number_of_items: number | null
  update_stock: boolean
  stock_state: number | null
}

/**
 * The package with the stock that its pieces make, whatever somebody chooses; other products stay as they are.
 * Filters and counts go by the same rule in SQL, `package_is_sold_out`: change both together.
 */
export function withPieces<P extends Packaged>(product: P, pieces: readonly OfferedPiece[], now: Date): P {
  return withPackageStock(product, packagesOf(product, pieces, now))
}

function packagesOf(product: Packaged, pieces: readonly OfferedPiece[], now: Date): number | null {
  switch (product.product_type) {
    case PRODUCT_TYPES.fixed_package:
      return packageStock(pieces, now)
    case PRODUCT_TYPES.configurable_package: {
      const size = product.flexible_package_number_of_items ?? 1
      const most = pieces.map((piece) => packageStock([piece], now) ?? Infinity)
      return finite(Math.floor(most.reduce((sum, one) => sum + one, 0) / size))
    }
    case PRODUCT_TYPES.composite_package: {
      const parts = Map.groupBy(pieces, ({ package_part_id }) => package_part_id)
      const best = [...parts.values()].map((options) =>
        Math.max(...options.map((piece) => packageStock([piece], now) ?? Infinity)),
      )
      return best.length === 0 ? 0 : finite(Math.min(...best))
    }
    default:
      return null
  }
}

function finite(stock: number): number | null {
  return Number.isFinite(stock) ? stock : null
}
