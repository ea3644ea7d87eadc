import { MODEL_TYPES } from '#contract/page.ts'
import type { WITHDRAWAL_EXCEPTIONS } from '#contract/product.ts'
import { chosenNames, pictureName } from '#platform/catalogue/line-look.ts'
import { urlOf } from '#platform/catalogue/page-url.ts'
import type { Context } from '#platform/http/context.ts'
import { stockKey } from './cart-goods.ts'
import type { ItemRow } from './cart-item.ts'

/** What a line shows of its product besides the name. */
export interface ItemLook {
  product_id: number
  product_variation_id: number | null
  url: string | null
  image_name: string | null
  amount_unit: string | null
  variation_properties_names: string[]
  withdrawal_exception: (typeof WITHDRAWAL_EXCEPTIONS)[number] | null
}

export async function readItemLooks(
  context: Context,
  rows: readonly ItemRow[],
): Promise<Map<string, ItemLook>> {
  const { sql, language } = context
  const keys = [...new Map(rows.map((row) => [stockKey(row), row])).values()]
  const looks = await sql<ItemLook[]>`
    select item.product_id, item.product_variation_id, ${urlOf(context, MODEL_TYPES.product, sql`product.id`)} as url,
      ${pictureName(context, sql`product.id`, sql`variation.image_id`)} as image_name,
      (
        select localized_text(unit.short_name, ${language}) from amount_unit unit
        where unit.id = product.amount_unit_id
      ) as amount_unit,
      ${chosenNames(context, sql`product.id`, sql`variation.id`)} as variation_properties_names,
      product.withdrawal_exception
    from unnest(
      ${keys.map(({ product_id }) => product_id)}::int[],
      ${keys.map(({ product_variation_id }) => product_variation_id)}::int[]
    ) item(product_id, product_variation_id)
    join product on product.id = item.product_id
    left join product_variation variation on variation.id = item.product_variation_id`
  return new Map(looks.map((look) => [stockKey(look), look]))
}
