import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/db/database.ts'

export interface Line {
  code: string
  amount?: number
  /** Code of the variation. */
  variation?: string
  /** Lines inside this one, as parts of a package. */
  parts?: Line[]
  gift?: string
  credits?: boolean
  fields?: { name: string; value: string }[]
}

export interface CartWish {
  lines: Line[]
  email?: string | null
  customer?: string
  shipping?: string | null
  payment?: string | null
  codes?: string[]
  billing?: Record<string, unknown> | null
  shipping_address?: Record<string, unknown>
  option?: boolean
}

export const BILLING = {
  first_name: 'Karel',
  last_name: 'Čapek',
  phone: '601000777',
  dial_code: '+420',
  street: 'Úzká 10',
  city: 'Praha',
  post_code: '101 00',
  is_company: false,
}

/** Puts a whole cart into the database: what a shopper has filled in before sending the order. */
export async function fillCart(db: Database, wish: CartWish): Promise<string> {
  const { email = 'karel@example.com', shipping = 'personal-pickup', payment = 'bank-transfer' } = wish
  const id = randomBytes(16).toString('hex')
  await db.begin(async (sql) => {
    await sql`
      insert into cart (id, shop_id, customer_id, email, shipping_method_id, shipping_option_id,
        payment_method_id, has_shipping_address, expiration_at, created_at, updated_at)
      select ${id}, shop.id, (select id from customer where email = ${wish.customer ?? ''}), ${email},
        method.id, case when ${wish.option ?? false}::boolean then (
          select min(id) from shipping_option where shipping_method_id = method.id and is_active) end,
        (select id from payment_method where code = ${payment}),
        ${wish.shipping_address !== undefined}, now() + interval '30 days', now(), now()
      from shop left join shipping_method method on method.code = ${shipping} limit 1`
    const put = async (line: Line, parent: { id: number; amount: number } | null): Promise<void> => {
      const { amount = 1, variation = null, gift = null, fields = [] } = line
      const all = amount * (parent?.amount ?? 1)
      const [row] = await sql<{ id: number }[]>`
        insert into cart_item (cart_id, parent_id, item_type, product_id, product_variation_id, gift_id, amount,
          amount_per_package, customer_account_id, product_fields, created_at)
        select ${id}, ${parent?.id ?? null}, case when ${parent !== null}::boolean then 6
            when ${gift !== null}::boolean then 1 when product_type = 2 then 4 when product_type = 3 then 5
            when product_type = 4 then 7 else 0 end,
          product.id, (select id from product_variation where code = ${variation}),
          (select id from gift where code = ${gift}), ${all}, ${parent ? amount : null}::int,
          case when ${line.credits ?? false}::boolean then (select id from customer_account limit 1) end,
          ${sql.json(fields.map((field, index) => ({ product_field_id: index + 1, ...field })))}, now()
        from product where code = ${line.code} returning id`
      if (!row) throw new Error(`The demo shop has no product ${line.code}`)
      for (const part of line.parts ?? []) await put(part, { id: row.id, amount })
    }
    for (const line of wish.lines) await put(line, null)
    await sql`
      insert into cart_discount (cart_id, discount_id, applied_at)
      select ${id}, id, now() from discount where code = any(${wish.codes ?? []}::text[])`
    const addresses = { billing: wish.billing ?? BILLING, shipping: wish.shipping_address ?? null }
    for (const [type, address] of Object.entries(addresses)) {
      if (address === null || wish.billing === null) continue
      await sql`
        insert into cart_address ${sql({ cart_id: id, type, ...address })}`
      await sql`
        update cart_address set country_id = (select id from country where alpha2 = 'CZ')
        where cart_id = ${id} and type = ${type} and country_id is null`
    }
  })
  return id
}
