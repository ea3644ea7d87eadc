import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import {
  DISCOUNT_APPLICATION_SCOPES as SCOPES,
  DISCOUNT_OPERATIONS as OPERATIONS,
} from '#contract/discount.ts'
import { GIFT_TYPES } from '#contract/gift.ts'
import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import type { Database } from '#platform/db/database.ts'
import { openPaymentShop } from '#tests/payment-scene.ts'

/** What is sold in these lives: of three tax rates, tracked and untracked, single and in packages. */
export const GOODS = [
  'PLAIN',
  'UNTRACKED',
  'NULLSTOCK',
  'MAX3',
  'SALE',
  'LAST',
  'CREDIT',
  'MUG',
  'ENGRAVED',
  'WRAP',
  'SET-FIXED',
  'SET-CHOICE',
] as const
export const TINS = ['TIN-SENCHA', 'TIN-ASSAM', 'TIN-MINT'] as const
export const BUYERS = ['jana@example.com', 'petr@example.com', 'eva@example.com'] as const

const PLENTY = 100_000
/** However busy the machine is, no gateway seems to be away. */
const NEVER_MS = 60_000
const CREDITS = 20_000

/** The demo shop with prices to the haler and every kind of voucher, gift, fee and rounding. */
export async function openLifeShop() {
  const shop = await openPaymentShop({ timeout_ms: NEVER_MS })
  const { db } = shop
  // A notification comes beside the next steps, now before and now after them: no life could be repeated.
  await shop.sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })
  await setPrices(db)
  await setStock(db)
  await addVouchers(db)
  await addGifts(db)
  await fillAccounts(db)
  const tokens = new Map<string, string>()
  for (const email of BUYERS) {
    const { answer } = await shop.call('POST /auth/login', { email, password: DEMO_PASSWORD })
    tokens.set(email, answer.access_token)
  }
  return { ...shop, tokens, began_at: shop.clock.now }
}

export type LifeShop = Awaited<ReturnType<typeof openLifeShop>>

async function setPrices(db: Database): Promise<void> {
  const groups = { MAX3: 'books', LAST: 'food' }
  for (const [code, group] of Object.entries(groups)) {
    await db`
      update product set tax_group_id = (select id from tax_group where code = ${group}) where code = ${code}`
  }
  const codes = [...GOODS]
  await db`
    update product_price set taxed_price = taxed_price + 1 + (product_id * 37) % 89
    from product where product.id = product_id and code = any(${codes}::text[])`
  await db`
    update payment_method_price price set
      cash_step = case when currency.code = 'CZK' then 100 else 5 end,
      taxed_price = case when price.taxed_price > 0 then price.taxed_price - 13 else 0 end
    from currency where currency.id = currency_id and payment_service in (3, 5)`
  // A fee may be taxed otherwise than the delivery.
  await db`
    update payment_method set tax_group_id = (select id from tax_group where code = 'food')
    where code = 'cash-on-delivery'`
}

async function setStock(db: Database): Promise<void> {
  await db`update product set stock_state = ${PLENTY} where stock_state is not null and update_stock`
  await db`update product_variation set stock_state = ${PLENTY} where stock_state is not null and update_stock`
}

interface Voucher {
  operation: number
  scope: number
  percents?: number
  amount?: number
  free_shipping?: boolean
  limit_per_customer?: number
}

const VOUCHERS: Record<string, Voucher> = {
  'ALL-7': { operation: OPERATIONS.percents, scope: SCOPES.whole_cart, percents: 7 },
  'ALL-100': { operation: OPERATIONS.percents, scope: SCOPES.whole_cart, percents: 100 },
  'ALL-MINUS': { operation: OPERATIONS.fixed_amount, scope: SCOPES.whole_cart, amount: 77_77 },
  'SOME-33': { operation: OPERATIONS.percents, scope: SCOPES.matching_items, percents: 33 },
  'SOME-MINUS': { operation: OPERATIONS.fixed_amount, scope: SCOPES.matching_items, amount: 99_99 },
  'SOME-FIXED': { operation: OPERATIONS.fixed_price, scope: SCOPES.matching_items, amount: 33_33 },
  'CHEAPEST-100': { operation: OPERATIONS.percents, scope: SCOPES.cheapest_matching_item, percents: 100 },
  'SHIP-50': { operation: OPERATIONS.percents, scope: SCOPES.shipping, percents: 50 },
  'SHIP-FREE': { operation: OPERATIONS.percents, scope: SCOPES.shipping, percents: 100, free_shipping: true },
  'OFTEN-3': { operation: OPERATIONS.percents, scope: SCOPES.whole_cart, percents: 3, limit_per_customer: 2 },
}
export const CODES = [...Object.keys(VOUCHERS), 'SLEVA10', 'MINUS100', 'JEDNOU', 'SALON20', 'HRNKY15']

async function addVouchers(db: Database): Promise<void> {
  for (const [index, [code, voucher]] of Object.entries(VOUCHERS).entries()) {
    const { operation, scope, percents = null, amount = null, free_shipping = false } = voucher
    const [row] = await db<{ id: number }[]>`
      insert into discount (code, name, method, operation, percents, priority, application_scope, free_shipping,
        limit_per_customer, type_products, type_groups, type_customers, type_variations, type_categories)
      values (${code}, ${db.json({ cs: code })}, 2, ${operation}, ${percents}, ${index % 4}, ${scope}, ${free_shipping},
        ${voucher.limit_per_customer ?? null}, ${code.startsWith('SOME') ? 1 : 0}, 0, 0, 0, 0)
      returning id`
    const id = row?.id ?? 0
    if (amount !== null)
      await db`
        insert into discount_amount (discount_id, operation, currency_id, amount)
        select ${id}, ${operation}, id, case when code = 'CZK' then ${amount}::int else ${amount}::int / 25 end
        from currency`
    if (code.startsWith('SOME'))
      await db`
        insert into discount_product (discount_id, product_id)
        select ${id}, id from product where code in ('PLAIN', 'SALE', 'SET-FIXED', 'CREDIT')`
  }
}

/** One free of charge, one at a price, one that is never sent, and one that stands with a product. */
async function addGifts(db: Database): Promise<void> {
  await db`delete from gift_rule where gift_id in (select id from gift)`
  await db`
    update gift set product_id = (select id from product where code = 'LAST'), product_variation_id = null`
  const gifts = [
    { code: 'half', product: 'SALE', type: GIFT_TYPES.gift, percents: 50 },
    { code: 'unsent', product: 'UNTRACKED', type: GIFT_TYPES.no_send_gift, percents: 100 },
    { code: 'beside', product: 'MAX3', type: GIFT_TYPES.related_gift, percents: 100 },
  ]
  for (const { code, product, type, percents } of gifts) {
    await db`
      insert into gift (code, product_id, type, percents, "limit")
      select ${code}, id, ${type}, ${percents}, 2 from product where code = ${product}`
  }
  await db`
    insert into gift_rule (gift_id, type, condition, amount)
    select gift.id, 3, 'eq', product.id from gift, product where gift.code = 'beside' and product.code = 'PLAIN'`
}

async function fillAccounts(db: Database): Promise<void> {
  await db`
    insert into customer_account_product (customer_account_id, product_id)
    select account.id, product.id from customer_account account, product where product.code in ('SALE', 'MAX3')
    on conflict do nothing`
  await db`
    insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
    select customer.id, account.id, ${CREDITS}, ${ACCOUNT_OPERATIONS.received}
    from customer, customer_account account where email = any(${[...BUYERS]}::text[])`
}
