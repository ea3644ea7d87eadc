import { MODEL_TYPES } from '#contract/page.ts'
import { seedDemoShop } from '#demo/seed.ts'
import { createDatabase, type Database, databaseUrl } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'

export const PROPERTIES = 8
export const VALUES = 10

/** Products beside those of the demo shop, made by the database itself out of the demo's own names. */
async function addProducts(sql: Database, count: number): Promise<void> {
  await sql.begin(async (write) => {
    await write`set local statement_timeout = 0`
    // The rows are right as they are made: checking each of millions by triggers would take most of the time.
    await write`set local session_replication_role = replica`
    await write`set local maintenance_work_mem = '512MB'`
    const [search] = await write<{ definition: string }[]>`
      select pg_get_indexdef('product_search'::regclass) as definition`
    await write`drop index product_search`
    await write`
      insert into product_property (code, name, slug, type, filter_type, position)
      select 'bench-' || n, jsonb_build_object('cs', 'Vlastnost ' || n), jsonb_build_object('cs', 'bench-' || n),
        1, 'checkbox', 100 + n
      from generate_series(1, ${PROPERTIES}::int) n`
    await write`
      insert into product_property_attribute (product_property_id, code, name, slug, position)
      select property.id, 'v' || n, jsonb_build_object('cs', 'Hodnota ' || n), jsonb_build_object('cs', 'v' || n), n
      from product_property property cross join generate_series(1, ${VALUES}::int) n
      where property.code like 'bench-%'`
    await write`
      create temporary table made on commit drop as
      select 1000000 + n as id, n, pattern.*, word.name ->> 'cs' as other_name
      from generate_series(1, ${count}::int) n
      join (
        select row_number() over (order by id) as place, count(*) over () as places, id as pattern_id, name,
          short_description, brand_id, tax_group_id, default_category_id
        from product where default_product_variation_id is null and product_type = 0 and not is_hidden
          and not customer_groups_restriction
      ) pattern on pattern.place = 1 + n * 7 % pattern.places
      join (
        select row_number() over (order by id desc) as place, count(*) over () as places, name from product
      ) word on word.place = 1 + n * 13 % word.places`
    await write`
      insert into product (id, code, sku, ean, name, short_description, slug, brand_id, product_availability_id,
        tax_group_id, default_category_id, position, sells_count, stock_state)
      select id, 'BENCH-' || n, 'B' || lpad(n::text, 7, '0'), '29' || lpad(n::text, 11, '0'),
        jsonb_build_object('cs', (name ->> 'cs') || ' ' || split_part(other_name, ' ', 1) || ' ' || n,
          'sk', coalesce(name ->> 'sk', name ->> 'cs') || ' ' || n, 'en', coalesce(name ->> 'en', name ->> 'cs') || ' ' || n),
        short_description, jsonb_build_object('cs', 'bench-' || n), brand_id,
        (select id from product_availability where in_catalog order by (id * 31 + n) % 7, id limit 1),
        tax_group_id, default_category_id, n % 1000, n * 37 % 5000, 10
      from made`
    await write`insert into product_category (product_id, category_id)
      select id, default_category_id from made where default_category_id is not null`
    await write`insert into product_image (product_id, media_id, alt)
      select made.id, image.media_id, image.alt from made
      join lateral (
        select media_id, alt from product_image where product_id = made.pattern_id order by position limit 1
      ) image on true`
    await write`insert into product_price (product_id, currency_id, taxed_price)
      select made.id, currency.id, 1000 + made.n::bigint * 7919 % 2000000 from made cross join currency`
    await write`insert into price_history (product_id, variation_key, currency_id, valid_from, taxed_price)
      select price.product_id, price.variation_key, price.currency_id, price.valid_from, price.taxed_price
      from product_price price join made on made.id = price.product_id`
    await write`
      insert into product_property_value (product_id, product_property_id, product_property_attribute_id)
      select made.id, attribute.product_property_id, attribute.id
      from product_property property
      join product_property_attribute attribute on attribute.product_property_id = property.id
      join made on (made.n / (property.position - 99) + made.n * 5 + property.position) % ${VALUES} + 1 = attribute.position
      where property.code like 'bench-%'`
    await write`insert into page_route (shop_id, language, path, kind, model_type, model_id)
      select 1, language, '/bench-' || n, 'model', ${MODEL_TYPES.product}, id
      from made cross join unnest(array['cs', 'sk', 'en']) language`
    if (search) await write.unsafe(search.definition)
  })
  await sql`set statement_timeout = 0`
  await sql`analyze`
}

/** Shops of several sizes beside each other; those in the folder already are there at once. */
export async function withShops(
  data_dir: string,
  work: (open: (products: number) => Promise<Database>) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ data_dir, durable: false, log: () => {} })
  const opened: Database[] = []
  try {
    await work(async (products) => {
      const sql = await openShop(postgres.url, products)
      opened.push(sql)
      return sql
    })
  } finally {
    await Promise.all(opened.map((sql) => sql.end({ timeout: 3 })))
    await postgres.stop()
  }
}

async function openShop(url: string, products: number): Promise<Database> {
  const name = `bench_${products}`
  const admin = createDatabase(databaseUrl(url, 'postgres'), { max: 1 })
  const [known] = await admin`select from pg_database where datname = ${name}`
  if (!known) await admin`create database ${admin(name)}`
  await admin.end()
  const sql = createDatabase(databaseUrl(url, name))
  await migrate(sql)
  const [{ count = 0 } = {}] = await sql<{ count: number }[]>`select count(*) from product`
  if (count === 0) {
    await seedDemoShop(sql)
    await addProducts(sql, products)
  }
  return sql
}
