import { PACKAGE_TYPES } from '#contract/product-type.ts'
import { canPurchase } from '#contract/stock.ts'
import type { Settlement } from '#platform/db/table.ts'

interface VariationRow {
  product_id: number
  update_stock: boolean
  stock_state: number | null
  purchasable_since: string | null
  can_purchase: boolean | null
}

const SETTLED = ['update_stock', 'stock_state', 'purchasable_since'] as const

/** A product is on sale with the first of the variations it offers; what its own row counts is not asked. */
export const variationSettlement: Settlement = {
  fields: SETTLED,
  needs: [...SETTLED, 'has_variations', 'product_type'],
  settle: async ({ sql, now }, rows) => {
    // The columns that are needed are read with every row.
    const products = rows as unknown as { id: number; has_variations: boolean; product_type: number }[]
    const varied = products.filter((row) => row.has_variations && !PACKAGE_TYPES.has(row.product_type))
    if (varied.length === 0) return
    const variations = await sql<VariationRow[]>`
      select variation.product_id, variation.update_stock, variation.stock_state, availability.can_purchase,
        greatest(variation.purchasable_since, product.purchasable_since) as purchasable_since
      from offered_variation variation join product on product.id = variation.product_id
      left join product_availability availability
        on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
      where variation.product_id = any(${varied.map(({ id }) => id)}::int[])
      order by purchasable_since nulls first`
    const byProduct = Map.groupBy(variations, ({ product_id }) => product_id)
    for (const row of varied) Object.assign(row, saleOf(byProduct.get(row.id) ?? [], now))
  },
}

/** Of those that are left the soonest decides. */
function saleOf(variations: readonly VariationRow[], now: Date) {
  const soonest = variations.find(({ update_stock, stock_state, can_purchase }) =>
    canPurchase({ update_stock, stock_state, product_availability: { can_purchase } }, now),
  )
  if (!soonest) return { update_stock: true, stock_state: 0 }
  return { update_stock: false, stock_state: null, purchasable_since: soonest.purchasable_since }
}
