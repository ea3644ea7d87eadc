import type { Answer } from '#tests/demo-shop.ts'
import type { Random } from '#tests/faults/storm-random.ts'
import { BILLING } from '#tests/order-scene.ts'
import type { Life } from './life.ts'
import { BUYERS, CODES, GOODS, type LifeShop, TINS } from './life-world.ts'

type Way = readonly [shipping: string, payment: string]

/** How an order may be sent and paid; not every payment goes with every delivery. */
const WAYS: readonly [Way, ...Way[]] = [
  ['personal-pickup', 'pickup-payment'],
  ['personal-pickup', 'bank-transfer'],
  ['personal-pickup', 'gopay'],
  ['packeta-point', 'gopay'],
  ['packeta-point', 'csob'],
  ['packeta-point', 'bank-transfer'],
  ['ppl-address', 'cash-on-delivery'],
  ['ppl-address', 'cash-on-delivery'],
  ['ppl-address', 'csob'],
  ['czech-post-to-hand', 'bank-transfer'],
]

const GIFTS = ['gift-from-1500', 'half', 'unsent', 'beside'] as const

/** Fills a cart as a shopper would and orders it; null where the shop has refused it. */
export async function orderAtRandom(shop: LifeShop, random: Random, life: Life): Promise<Answer | null> {
  const buyer = random.chance(0.6) ? random.oneOf(BUYERS) : null
  const currency = random.chance(0.65) ? 'CZK' : 'EUR'
  const token = buyer && shop.tokens.get(buyer)
  life.headers = {
    'currency-preference': currency,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const { id: cart_id } = await life.ask('POST /carts')
  const lines = 1 + random.below(4)
  for (let index = 0; index < lines; index++) {
    await life.try(`POST /carts/${cart_id}/items`, await lineAtRandom(shop, random, buyer !== null))
  }
  for (const gift of GIFTS) {
    if (!random.chance(0.25)) continue
    const gift_id = await idOf(shop, 'gift', gift)
    await life.try(`POST /carts/${cart_id}/items`, { gift_id, amount: 1 + random.below(2) })
  }
  const codes = random.chance(0.6) ? 1 + random.below(2) : 0
  for (let index = 0; index < codes; index++) {
    await life.try(`POST /carts/${cart_id}/discounts`, { code: random.oneOf(CODES as [string]) })
  }
  const [shipping, payment] = random.oneOf(WAYS)
  const country = await countryId(shop, random.chance(0.75) ? 'CZ' : 'SK')
  await life.try(`PATCH /carts/${cart_id}/addresses/billing`, { ...BILLING, country_id: country })
  const shipping_method_id = await idOf(shop, 'shipping_method', shipping)
  const [option] = await shop.db<{ id: number }[]>`
    select min(id) as id from shipping_option where shipping_method_id = ${shipping_method_id} and is_active`
  await life.try(`PATCH /carts/${cart_id}`, {
    shipping_method_id,
    ...(option?.id ? { shipping_option_id: option.id } : {}),
    payment_method_id: await idOf(shop, 'payment_method', payment),
    email: buyer ?? `life-${life.seed}@example.com`,
  })
  const { status, answer } = await life.try('POST /orders', { cart_id })
  return status === 201 ? answer : null
}

async function lineAtRandom(shop: LifeShop, random: Random, has_account: boolean): Promise<object> {
  const code = random.oneOf(GOODS)
  const body = {
    product_id: await idOf(shop, 'product', code),
    amount: 1 + random.below(random.oneOf([1, 3, 7])),
    ...(has_account && random.chance(0.4) ? { customer_account_id: await accountId(shop) } : {}),
  }
  const wrap = { product_id: await idOf(shop, 'product', 'WRAP'), amount: 1 }
  switch (code) {
    case 'MUG':
      return { ...body, product_variation_id: await variationOf(shop, code) }
    case 'ENGRAVED':
      return { ...body, product_fields: [{ name: 'Text gravírování', value: 'Vitrine' }] }
    case 'SET-CHOICE': {
      const tins = TINS.map(async (tin) => ({ product_id: await idOf(shop, 'product', tin), amount: 1 }))
      return { ...body, items: await Promise.all(tins) }
    }
    case 'SET-FIXED':
    case 'SALE':
    case 'PLAIN':
      return random.chance(0.3) ? { ...body, items: [wrap] } : body
    default:
      return body
  }
}

async function idOf({ db }: LifeShop, table: string, code: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`
  if (!row) throw new Error(`The shop has no ${table} ${code}`)
  return row.id
}

async function countryId({ db }: LifeShop, alpha2: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`select id from country where alpha2 = ${alpha2}`
  return row?.id ?? 0
}

async function accountId({ db }: LifeShop): Promise<number> {
  const [row] = await db<{ id: number }[]>`select min(id) as id from customer_account`
  return row?.id ?? 0
}

async function variationOf({ db }: LifeShop, code: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    select variation.id from product_variation variation join product on product.id = product_id
    where product.code = ${code} and variation.stock_state > 100 order by variation.id limit 1`
  return row?.id ?? 0
}
