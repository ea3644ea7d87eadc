import { MODEL_TYPES } from '#contract/page.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import type { Transaction } from '#platform/db/database.ts'

const AT_ONCE = 20_000

/** Fills the shop with many more products, each a demo product with another number, price and stock. */
export async function seedManyProducts(
  sql: Transaction,
  shop_id: number,
  count: number,
  progress: (step: string) => void,
): Promise<void> {
  await sql`
    create function pg_temp.numbered(value localized, ending text) returns localized language sql immutable
    return (select jsonb_object_agg(key, word || ending) from jsonb_each_text(value) each(key, word))`
  await sql`
    create temporary table pattern on commit drop as
    select id, row_number() over (order by md5(id::text)) - 1 as place, count(*) over () as patterns
    from product
    where is_active and not is_hidden and not customer_groups_restriction
      and product_type = ${PRODUCT_TYPES.normal} and default_product_variation_id is null`
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1)
    await seedPart(sql, shop_id, first, last)
    progress(`${last} more products`)
  }
}

async function seedPart(sql: Transaction, shop_id: number, first: number, last: number): Promise<void> {
  await sql`
    create temporary table made on commit drop as
    select nextval(pg_get_serial_sequence('product', 'id'))::int as id, number, pattern.id as pattern_id,
      ('x' || substr(md5(number::text), 1, 6))::bit(24)::int as chance
    from generate_series(${first}::int, ${last}::int) number
    join pattern on pattern.place = number % pattern.patterns`
  await sql`analyze made`
  await sql`
    insert into product (
      id, code, sku, ean, name, short_description, description, slug, meta_title, meta_description, brand_id,
      product_availability_id, tax_group_id, default_category_id, amount_unit_id, feed_availability,
      og_image_id, update_stock, stock_state, position, height, width, depth, weight, volume, unit_content,
      unit_base, unit, sells_count, need_package, created_at, withdrawal_exception
    )
    select made.id, 'MANY-' || number, 'VM' || lpad(number::text, 7, '0'), '299' || lpad(number::text, 10, '0'),
      pg_temp.numbered(source.name, ' ' || number), source.short_description, source.description,
      pg_temp.numbered(source.slug, '-' || number), pg_temp.numbered(source.meta_title, ' ' || number),
      source.meta_description, source.brand_id, source.product_availability_id, source.tax_group_id,
      source.default_category_id, source.amount_unit_id, source.feed_availability, source.og_image_id,
      source.update_stock, case when source.stock_state > 0 then 1 + chance % 80 else source.stock_state end,
      10000 + number, source.height, source.width, source.depth, source.weight, source.volume,
      source.unit_content, source.unit_base, source.unit, chance % 900, source.need_package,
      now() - chance % 900 * interval '1 day', source.withdrawal_exception
    from made join product source on source.id = made.pattern_id`
  await sql`
    insert into product_price (product_id, currency_id, taxed_price, valid_from)
    select made.id, price.currency_id, greatest(10, price.taxed_price * (50 + chance % 120) / 1000) * 10,
      now() - interval '90 days'
    from made join product_price price on price.product_id = made.pattern_id and price.variation_key = 0`
  // Every twelfth one has been cheaper for a week.
  await sql`
    update product_price price
    set discounted_taxed_price = price.taxed_price * 8 / 10, valid_from = now() - interval '7 days'
    from made where made.id = price.product_id and made.chance % 12 = 0`
  await sql`
    insert into product_category (product_id, category_id)
    select made.id, link.category_id from made join product_category link on link.product_id = made.pattern_id`
  await sql`
    insert into product_property_value
    select made.id, value.product_property_id, value.product_property_attribute_id, value.is_for_variation,
      value.position
    from made join product_property_value value on value.product_id = made.pattern_id`
  await sql`
    insert into product_tag
    select made.id, link.tag_id from made join product_tag link on link.product_id = made.pattern_id`
  await sql`
    insert into product_image (product_id, media_id, alt, position)
    select made.id, image.media_id, image.alt, image.position
    from made join product_image image on image.product_id = made.pattern_id`
  await sql`
    insert into page_route (shop_id, language, path, kind, model_type, model_id)
    select ${shop_id}, language, '/' || (product.slug ->> language), 'model', ${MODEL_TYPES.product}, product.id
    from made join product on product.id = made.id
    cross join unnest('{cs,sk,en,de}'::text[]) language`
  await sql`drop table made`
}
