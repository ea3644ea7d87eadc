import { MODEL_TYPES, type ModelType } from '#contract/page.ts'
import type { Database } from '#platform/db/database.ts'
import { type Caller, VISITOR } from '#platform/http/context.ts'

/** Each stands in names, addresses and files of one thing, and nowhere else in the shop. */
export const MARKS = {
  plain: 'zqplain',
  group: 'zqgroup',
  salon: 'zqsalon',
  hidden: 'zqhidden',
  inactive: 'zqinactive',
  brand: 'zqbrand',
  article: 'zqarticle',
  trade_category: 'zqtrade',
  czech_category: 'zqczech',
  below_czech_category: 'zqbelow',
} as const
export type Thing = keyof typeof MARKS

export const PRODUCTS = ['plain', 'group', 'salon', 'hidden', 'inactive'] as const
export type ProductThing = (typeof PRODUCTS)[number]

export const TRACKING_ID = 'looked-at-everything'

export interface Scene {
  /** By the resource's name; calls about anything else are asked with the first few ids. */
  ids: Record<string, (number | string)[]>
  product_ids: Record<ProductThing, number>
  brand_id: number
  article_id: number
  /** Of pages that list products and have no mark of their own. */
  listing_path: string
  package_path: string
  callers: Record<'visitor' | 'salon' | 'customer', Caller>
}

/** Puts an ordinary product and all that is not for everybody into everything that can hold a product. */
export async function setScene(db: Database): Promise<Scene> {
  const one = async (query: Promise<readonly { id: number }[]>): Promise<number> => {
    const [row] = await query
    if (!row) throw new Error('The demo shop lacks what the scene needs')
    return row.id
  }
  const coded = (table: string, code: string) =>
    one(db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`)
  const named = (word: string) => db.json({ cs: word, sk: word, en: word, de: word })
  const named_table = { 9: 'product', 12: 'article', 15: 'brand', 16: 'category' } as const

  async function mark(type: ModelType & keyof typeof named_table, id: number, word: string): Promise<void> {
    await db`update ${db(named_table[type])} set name = ${named(word)}::jsonb where id = ${id}`
    await db`delete from page_route where model_type = ${type} and model_id = ${id}`
    await db`insert into page_route (shop_id, language, path, kind, model_type, model_id)
      select shop.id, language, ${`/${word}`}, 'model', ${type}, ${id}
      from shop, unnest('{cs,sk,en,de}'::text[]) language`
  }

  const [group_id, trade_id] = [await coded('customer_group', 'salon'), await coded('category', 'for-salons')]
  const czech_id = await one(db`
    insert into category (code, name, slug, available_for_languages)
    values ('czech', ${named('x')}::jsonb, ${named('x')}::jsonb, '{cs}') returning id`)
  const below_id = await one(db`
    insert into category (code, name, slug, parent_id)
    values ('below', ${named('x')}::jsonb, ${named('x')}::jsonb, ${czech_id}) returning id`)
  const brand_id = await one(db`
    insert into brand (code, name, slug, is_active)
    values ('gone', ${named('x')}::jsonb, ${named(MARKS.brand)}::jsonb, false) returning id`)
  const article_id = await one(db`select id from article where is_active order by id limit 1`)
  await mark(MODEL_TYPES.category, trade_id, MARKS.trade_category)
  await mark(MODEL_TYPES.category, czech_id, MARKS.czech_category)
  await mark(MODEL_TYPES.category, below_id, MARKS.below_czech_category)
  await mark(MODEL_TYPES.brand, brand_id, MARKS.brand)
  await mark(MODEL_TYPES.article, article_id, MARKS.article)

  const product_ids: Record<ProductThing, number> = {
    plain: await coded('product', 'PLAIN'),
    group: await coded('product', 'GROUP-ONLY'),
    salon: await one(db`select id from product where default_category_id = ${trade_id}
      and code <> 'GROUP-ONLY' and is_active and not is_hidden order by id limit 1`),
    hidden: await coded('product', 'HIDDEN'),
    inactive: await coded('product', 'INACTIVE'),
  }
  const ids = Object.values(product_ids)
  const in_stock = await coded('product_availability', 'in-stock')
  // Each is kept back by one reason alone, or a broken guard would be covered by another.
  await db`update product set default_category_id = ${below_id}, brand_id = ${brand_id},
      product_availability_id = ${in_stock} where id = any(${ids}::int[])`
  await db`update product set default_category_id = ${trade_id} where id = ${product_ids.salon}`
  await db`update product set customer_groups_restriction = (id = ${product_ids.group}) where id = any(${ids}::int[])`
  await db`delete from product_customer_group where product_id = any(${ids}::int[])`
  await db`insert into product_customer_group values (${product_ids.group}, ${group_id})`
  await db`insert into product_category (product_id, category_id)
    select id, ${below_id} from unnest(${ids}::int[]) id`

  const customers = await db<{ id: number }[]>`select id from customer where not is_guest order by id limit 2`
  const [salon_id = 0, customer_id = 0] = customers.map(({ id }) => id)
  await db`delete from customer_product_list where customer_id = any(${[salon_id, customer_id]}::int[])`
  const list_ids = (
    await db<{ id: number }[]>`
      insert into customer_product_list (customer_id, name, type, position)
      select id, 'oblíbené', 1, 1 from unnest(${[salon_id, customer_id]}::int[]) id returning id`
  ).map(({ id }) => id)
  const cart_ids = ['5a', 'cc'].map((pair) => pair.repeat(16))
  await db`insert into cart (id, shop_id, customer_id, expiration_at, created_at, updated_at)
    select cart.id, shop.id, customer_id, now() + interval '1 day', now(), now()
    from shop, unnest(${cart_ids}::text[], ${[salon_id, customer_id]}::int[]) cart(id, customer_id)`
  const package_id = await coded('product', 'SET-CHOICE')
  const [shown_article] = await db<{ id: number }[]>`
    select id from article where is_active and published_at <= now() and id <> ${article_id} order by id limit 1`
  const list_id = await one(db`select id from product_list order by position, id limit 1`)
  const held: Record<'product_variation' | 'attachment' | 'review' | 'gift', number[]> = {
    product_variation: [],
    attachment: [],
    review: [],
    gift: [],
  }

  for (const thing of PRODUCTS) {
    const [id, word] = [product_ids[thing], MARKS[thing]]
    await mark(MODEL_TYPES.product, id, word)
    await db`update product set is_hidden = ${thing === 'hidden'}, is_active = ${thing !== 'inactive'} where id = ${id}`
    held.product_variation.push(
      await one(
        db`insert into product_variation (product_id, name) values (${id}, ${named(word)}::jsonb) returning id`,
      ),
    )
    held.attachment.push(
      await one(db`insert into attachment (product_id, name, mime_type, extension)
        values (${id}, ${named(word)}::jsonb, 'text/plain', 'txt') returning id`),
    )
    held.review.push(
      await one(db`insert into review (product_id, name, comment, rating, language, state)
        values (${id}, 'Jan', ${word}, 5, 'cs', 'published') returning id`),
    )
    held.gift.push(
      await one(db`insert into gift (code, product_id, type) values (${word}, ${id}, 1) returning id`),
    )
    await db`insert into gift_rule (gift_id, type, condition, amount) values (${held.gift.at(-1) ?? 0}, 2, 'gte', 1)`
    await db`insert into related_product (product_id, related_product_id, relation)
      values (${package_id}, ${id}, 1)`
    await db`insert into package_item (package_product_id, product_id) values (${package_id}, ${id})`
    await db`insert into product_list_item (product_list_id, product_id, position) values (${list_id}, ${id}, 0)
      on conflict do nothing`
    await db`insert into article_product (article_id, product_id)
      select article_id, ${id} from unnest(${[shown_article?.id ?? 0, article_id]}::int[]) article_id
      on conflict do nothing`
    await db`insert into visit (tracking_id, customer_id, product_id) values (${TRACKING_ID}, null, ${id})`
    await db`insert into customer_product_list_item (customer_product_list_id, product_id)
      select list_id, ${id} from unnest(${list_ids}::int[]) list_id`
    await db`insert into cart_item (cart_id, item_type, product_id, amount, created_at)
      select cart_id, 0, ${id}, 1, now() from unnest(${cart_ids}::text[]) cart_id`
  }
  await db`insert into product_price (product_id, product_variation_id, currency_id, taxed_price)
    select variation.product_id, variation.id, price.currency_id, price.taxed_price
    from product_variation variation join product_price price
      on price.product_id = variation.product_id and price.variation_key = 0
    where variation.id = any(${held.product_variation}::int[])`
  await db`insert into attachment_file (attachment_id, language, file_name, size, bytes)
    select id, 'cs', name ->> 'cs', 10, convert_to(name ->> 'cs', 'UTF8') from attachment
    where id = any(${held.attachment}::int[])`
  await db`update article set published_at = now() + interval '1 day' where id = ${article_id}`

  const [page] = await db<{ path: string }[]>`
    select path from page_route where model_type = ${MODEL_TYPES.product} and model_id = ${package_id}
      and language = 'cs'`
  const [list] = await db<
    { slug: string }[]
  >`select slug ->> 'cs' as slug from product_list where id = ${list_id}`

  return {
    ids: {
      ...held,
      product: [...ids, package_id],
      product_id: [...ids, package_id],
      product_list: [list_id],
      list_id: list_ids,
      cart_id: cart_ids,
      customer_product_list: list_ids,
      brand: [brand_id],
      category: [trade_id, czech_id, below_id],
      article: [article_id, shown_article?.id ?? 0],
      customer: [salon_id, customer_id],
    },
    product_ids,
    brand_id,
    article_id,
    listing_path: `/product-lists/${list?.slug}`,
    package_path: page?.path ?? '',
    callers: {
      visitor: VISITOR,
      salon: { ...VISITOR, customer_id: salon_id, customer_group_ids: [group_id] },
      customer: { ...VISITOR, customer_id },
    },
  }
}
