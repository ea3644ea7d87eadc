import type { ProductType } from '#contract/product.ts'
import { MAX_PROPERTY_TEXT_LENGTH, PROPERTY_TYPES } from '#contract/product-property.ts'
import type { Purchasable } from '#contract/stock.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import type { Context } from '#platform/http/context.ts'

/** What is taken from stock: a product without variations, or one variation. */
export interface StockItem extends Purchasable {
  product_id: number
  product_variation_id: number | null
  is_active: boolean
  max_purchasable_amount: number | null
  product_availability_id: number | null
  weight: number | null
  /** Of a variation. */
  variation_name: string | null
  product_availability: { can_purchase: boolean } | null
}

/** A field of the product, or a property of its variations whose text the shopper writes: that one has no id. */
export interface GoodsField {
  id: number | null
  code: string
  name: string
  names: Record<string, string>
  is_required: boolean
  max_length: number | null
}

export interface PackageChoice {
  product_id: number
  product_variation_id: number | null
  package_part_id: number | null
  count: number
}

interface Credits {
  customer_account_id: number
  product_variation_id: number | null
  /** Credits count from a value of the cart on that is worth so many of them. */
  amount_from_order: number | null
}

/** What a cart must know of a product to take it in. */
export interface Goods {
  id: number
  name: string
  product_type: ProductType
  has_variations: boolean
  is_visible: boolean
  /** The caller may see it, and it has a price in the currency of the request. */
  is_offered: boolean
  is_active: boolean
  flexible_package_number_of_items: number | null
  default_category_id: number | null
  /** With all those above. */
  category_ids: number[]
  fields: GoodsField[]
  package_items: PackageChoice[]
  package_part_ids: number[]
  /** By which accounts it may be paid; null stands for every variation. */
  credits: Credits[]
}

/** What the shop has of some products and of all inside them, as this caller may see it. */
export interface Stockroom {
  goods: Map<number, Goods>
  stock: Map<string, StockItem>
}

export function stockKey(item: { product_id: number; product_variation_id: number | null }): string {
  return `${item.product_id}/${item.product_variation_id ?? ''}`
}

/** Which credits a variation takes. */
export function creditsOf({ credits }: Goods, product_variation_id: number | null): Credits[] {
  return credits.filter(
    (one) => one.product_variation_id === null || one.product_variation_id === product_variation_id,
  )
}

type StockRow = Omit<StockItem, 'product_availability'> & { can_purchase: boolean | null }

/** Reads products with everything inside those that are packages, in as many queries for one as for a hundred. */
export async function readStockroom(context: Context, product_ids: number[]): Promise<Stockroom> {
  const { sql } = context
  if (product_ids.length === 0) return { goods: new Map(), stock: new Map() }
  const wanted = [...new Set(product_ids)]
  const inside = await sql<{ product_id: number }[]>`
    select distinct product_id from package_item where package_product_id = any(${wanted}::int[])`
  const ids = [...new Set([...wanted, ...inside.map(({ product_id }) => product_id)])]
  const [goods, stock] = await Promise.all([readGoods(context, ids), readStock(context, ids)])
  return {
    goods: new Map(goods.map((one) => [one.id, one])),
    stock: new Map(stock.map((one) => [stockKey(one), one])),
  }
}

/**
 * Ids whose number the planner cannot see. It would plan these long queries anew for every cart, which takes
 * longer than running them, only because few ids look cheaper than some.
 */
const hiddenIds = ({ sql }: Context, ids: number[]) => sql`array(select unnest(${ids}::int[]))`

async function readGoods(context: Context, ids: number[]): Promise<Goods[]> {
  const { sql, language, currency } = context
  const listed = (value: ReturnType<typeof sql>, rest: ReturnType<typeof sql>) =>
    sql`(select coalesce(json_agg(${value}), '[]') from ${rest})`
  return sql<Goods[]>`
    select product.id, localized_text(product.name, ${language}) as name, product.product_type,
      (product.default_product_variation_id is not null) as has_variations, product.is_active,
      ${productIsVisible(context)} as is_visible,
      (${productIsVisible(context)} and exists (
        select from product_price price where price.product_id = product.id and price.currency_id = ${currency.id}
      )) as is_offered,
      product.flexible_package_number_of_items, product.default_category_id,
      array(
        select distinct closure.ancestor_id
        from product_category link join category_closure closure on closure.descendant_id = link.category_id
        where link.product_id = product.id order by 1
      ) as category_ids,
      ${listed(
        sql`json_build_object('id', field.id, 'code', field.code, 'is_required', field.is_required,
          'name', localized_text(field.name, ${language}), 'names', field.name,
          'max_length', field.max_length) order by field.place, field.position, field.id`,
        sql`(
          select 1 as place, id, code, is_required, name, max_length, position from product_field
          where product_id = product.id
          union all
          select 0, null, property.code, true, property.name, ${MAX_PROPERTY_TEXT_LENGTH}::int, choice.position
          from product_choice choice join product_property property on property.id = choice.product_property_id
          where choice.product_id = product.id and property.type = ${PROPERTY_TYPES.text_input}
        ) field`,
      )} as fields,
      ${listed(
        sql`json_build_object('product_id', item.product_id, 'product_variation_id', item.product_variation_id,
          'package_part_id', item.package_part_id, 'count', item.count) order by item.position, item.id`,
        sql`package_item item where item.package_product_id = product.id`,
      )} as package_items,
      ${listed(
        sql`part.id order by part.position, part.id`,
        sql`package_part part where part.package_product_id = product.id`,
      )} as package_part_ids,
      ${listed(
        sql`json_build_object('customer_account_id', own.customer_account_id,
          'product_variation_id', own.product_variation_id,
          'amount_from_order', own.amount_from_order) order by own.id`,
        sql`customer_account_product own where own.product_id = product.id and own.can_use_credits`,
      )} as credits
    from product where product.id = any(${hiddenIds(context, ids)})`
}

async function readStock(context: Context, ids: number[]): Promise<StockItem[]> {
  const { sql, language } = context
  const rows = await sql<StockRow[]>`
    select product.id as product_id, null::int as product_variation_id, product.is_active,
      product.update_stock, product.stock_state, product.purchasable_since, product.max_purchasable_amount,
      product.product_availability_id, product.weight, null as variation_name, availability.can_purchase
    from product left join product_availability availability on availability.id = product.product_availability_id
    where product.id = any(${hiddenIds(context, ids)})
    union all
    select variation.product_id, variation.id,
      variation.is_active and product.is_active and not has_hidden_attribute(variation.id),
      variation.update_stock, variation.stock_state,
      greatest(variation.purchasable_since, product.purchasable_since),
      variation.max_purchasable_amount, availability.id,
      coalesce(variation.weight, product.weight), localized_text(variation.name, ${language}),
      availability.can_purchase
    from product_variation variation join product on product.id = variation.product_id
    left join product_availability availability
      on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
    where variation.product_id = any(${hiddenIds(context, ids)})`
  return rows.map(({ can_purchase, ...row }) => ({
    ...row,
    product_availability: can_purchase === null ? null : { can_purchase },
  }))
}
