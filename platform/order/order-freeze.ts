import type { PricedLine } from '#platform/cart/price-shape.ts'
import { chosenNames, pictureName } from '#platform/catalogue/line-look.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'

/** How a line of the cart is called and recognised at this moment, in the language of the order. */
export interface FrozenLine {
  id: number
  name: string
  variation_name: string | null
  variation_properties_names: string[]
  code: string | null
  sku: string | null
  ean: string | null
  image_name: string | null
  payload: Record<string, unknown> | null
  product_fields: { name: string; value: string }[]
}

export async function readFrozenLines(context: Context, cart_id: string): Promise<FrozenLine[]> {
  const { sql, language } = context
  return sql<FrozenLine[]>`
    select cart_item.id, localized_text(product.name, ${language}) as name,
      localized_text(variation.name, ${language}) as variation_name,
      ${chosenNames(context, sql`product.id`, sql`variation.id`)} as variation_properties_names,
      coalesce(variation.code, product.code) as code, coalesce(variation.sku, product.sku) as sku,
      coalesce(variation.ean, product.ean) as ean,
      ${pictureName(context, sql`product.id`, sql`variation.image_id`)} as image_name,
      cart_item.payload,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', coalesce(localized_text(field.name, ${language}), filled ->> 'name'),
          'value', filled ->> 'value') order by place), '[]')
        from jsonb_array_elements(cart_item.product_fields) with ordinality filled_in(filled, place)
        left join product_field field on field.id = (filled ->> 'product_field_id')::int
          and field.product_id = product.id
      ) as product_fields
    from cart_item join product on product.id = cart_item.product_id
    left join product_variation variation on variation.id = cart_item.product_variation_id
    where cart_item.cart_id = ${cart_id} order by cart_item.id`
}

/** Writes the lines with their tree; answers the new id of each line of the cart. */
export async function writeOrderItems(
  tx: Transaction,
  order_id: number,
  lines: readonly PricedLine[],
  frozen: readonly FrozenLine[],
): Promise<Map<number, number>> {
  const ids = await tx<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('order_item', 'id'))::int as id
    from generate_series(1, ${lines.length}::int)`
  const idOf = new Map(lines.map((line, index) => [line.id, ids[index]?.id ?? 0]))
  const names = new Map(frozen.map((line) => [line.id, line]))
  await tx`insert into order_item ${tx(
    lines.map((line) => {
      const own = names.get(line.id)
      if (!own) throw new Error(`Line ${line.id} was priced and is not in the cart`)
      return {
        id: idOf.get(line.id) ?? 0,
        order_id,
        parent_id: line.parent_id === null ? null : (idOf.get(line.parent_id) ?? null),
        order_item_type: line.item_type,
        product_id: line.product_id,
        product_variation_id: line.product_variation_id,
        gift_id: line.gift_id,
        customer_account_id: line.customer_account_id,
        name: own.name,
        variation_name: own.variation_name,
        variation_properties_names: own.variation_properties_names,
        code: own.code,
        sku: own.sku,
        ean: own.ean,
        unit_price: line.unit.price,
        taxed_unit_price: line.unit.taxed_price,
        original_unit_price: line.original_unit.price,
        taxed_original_unit_price: line.original_unit.taxed_price,
        total_price: line.total.price,
        taxed_total_price: line.total.taxed_price,
        taxed_total_price_with_credits: line.total_with_credits.taxed_price,
        tax_rate: line.tax_rate,
        amount: line.amount,
        amount_per_package: line.amount_per_package,
        weight: line.weight,
        image_name: own.image_name,
        // The driver's JSON type has no name for "any plain object".
        payload: own.payload === null ? null : tx.json(own.payload as never),
        product_fields: tx.json(own.product_fields.map(({ name, value }) => ({ name, value }))),
      }
    }),
  )}`
  return idOf
}
