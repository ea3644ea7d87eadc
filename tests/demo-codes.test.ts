import { describe, expect, it } from 'vitest'
import { passwordMatches } from '#platform/auth/password-hash.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from './database.ts'

const { db } = await useSeededDatabase()
const [currency] = await db<{ id: number }[]>`select id from currency where code = 'CZK'`
const crowns = currency?.id ?? 0

type Row = Record<string, unknown>

const CUSTOMER_PASSWORD = 'Vitrine-demo-1'
const STAFF_PASSWORD = 'Vitrine-staff-1'

describe('every product known by its code is in the database', () => {
  const read = async (code: string) => {
    const [row] = await db<Row[]>`
      select product.*, availability.can_purchase, purchasable_since > now() as opens_later,
        array(select property.type from product_choice choice
          join product_property property on property.id = choice.product_property_id
          where choice.product_id = product.id order by choice.position) as choice_types,
        array(select property.code from product_choice choice
          join product_property property on property.id = choice.product_property_id
          where choice.product_id = product.id order by choice.position) as choices,
        array(select customer_group.code from product_customer_group link
          join customer_group on customer_group.id = link.customer_group_id
          where link.product_id = product.id) as groups,
        (select count(*)::int from package_item where package_product_id = product.id) as package_items,
        (select count(*)::int from package_part where package_product_id = product.id) as package_parts,
        (select count(*)::int from video where product_id = product.id) as videos,
        (select count(*)::int from attachment join attachment_file on attachment_id = attachment.id
          where product_id = product.id and language = 'cs') as attachments,
        (select count(*)::int from price_history history where history.product_id = product.id) as history,
        (select round(100 - 100.0 * discounted_taxed_price / taxed_price)::int from product_price price
          where price.product_id = product.id and variation_key = 0 and currency_id = ${crowns}) as discount_percents,
        (select jsonb_agg(jsonb_build_object('is_required', is_required, 'max_length', max_length))
          from product_field where product_id = product.id) as fields,
        array(select account.code from customer_account_product link
          join customer_account account on account.id = link.customer_account_id
          where link.product_id = product.id and can_use_credits) as credits
      from product left join product_availability availability
        on availability.id = product.product_availability_id
      where product.code = ${code}`
    return row
  }

  const offered = { is_active: true, is_hidden: false, can_purchase: true }
  it.each<[string, Row]>([
    ['PLAIN', { ...offered, update_stock: true, stock_state: 25, choice_types: [], groups: [] }],
    ['LAST', { ...offered, update_stock: true, stock_state: 1 }],
    ['GONE', { is_active: true, update_stock: true, stock_state: 0 }],
    ['NULLSTOCK', { ...offered, update_stock: true, stock_state: null }],
    ['UNTRACKED', { ...offered, update_stock: false }],
    ['NOBUY', { is_active: true, can_purchase: false }],
    ['SOON', { ...offered, opens_later: true }],
    ['MAX3', { ...offered, max_purchasable_amount: 3, stock_state: 10 }],
    ['MUG', { ...offered, choices: ['colour', 'size'] }],
    ['SIGN', { ...offered, choice_types: expect.arrayContaining([4]) }],
    ['SET-FIXED', { ...offered, product_type: 1, package_items: expect.toSatisfy((n) => n > 1) }],
    [
      'SET-CHOICE',
      {
        ...offered,
        product_type: 2,
        flexible_package_number_of_items: 3,
        package_items: expect.toSatisfy((n) => n > 3),
      },
    ],
    ['SET-COMPOSE', { ...offered, product_type: 3, package_parts: 3 }],
    ['WRAP', { ...offered, product_type: 4 }],
    ['ENGRAVED', { ...offered, fields: [{ is_required: true, max_length: 20 }] }],
    ['SALE', { ...offered, discount_percents: 20, history: expect.toSatisfy((n) => n > 2) }],
    ['CREDIT', { ...offered, credits: ['credits'] }],
    ['GROUP-ONLY', { ...offered, customer_groups_restriction: true, groups: ['salon'] }],
    ['HIDDEN', { is_active: true, is_hidden: true }],
    ['INACTIVE', { is_active: false }],
    ['VIDEO', { ...offered, videos: 1, attachments: expect.toSatisfy((n) => n > 0) }],
  ])('%s', async (code, property) => {
    expect(await read(code)).toMatchObject(property)
  })

  it('MUG has one variation sold out, one discounted, one of a hidden attribute and one by default', async () => {
    const [counted] = await db`
      select count(*) filter (where variation.stock_state = 0)::int as sold_out,
        count(*) filter (where price.discounted_taxed_price is not null)::int as discounted,
        count(*) filter (where exists (
          select from product_variation_property value join product_property_attribute attribute
            on attribute.id = value.product_property_attribute_id
          where value.product_variation_id = variation.id and attribute.is_hidden))::int as hidden,
        count(*) filter (where variation.id = product.default_product_variation_id)::int as by_default
      from product join product_variation variation on variation.product_id = product.id
      join product_price price on price.product_id = product.id and price.variation_key = variation.id
        and price.currency_id = ${crowns}
      where product.code = 'MUG'`
    expect(counted).toEqual({ sold_out: 1, discounted: 1, hidden: 1, by_default: 1 })
  })
})

describe('every voucher is in the database', () => {
  const read = async (code: string) => {
    const [row] = await db<Row[]>`
      select discount.*, percents::float8, valid_from > now() as is_ahead, valid_to < now() as is_over,
        (select jsonb_object_agg(currency.code, amount) from discount_amount
          join currency on currency.id = currency_id where discount_id = discount.id) as amounts,
        array(select customer_group.code from discount_customer_group link
          join customer_group on customer_group.id = link.customer_group_id
          where link.discount_id = discount.id) as groups,
        array(select category.code from discount_category link
          join category on category.id = link.category_id where link.discount_id = discount.id) as categories
      from discount where code = ${code}`
    return row
  }

  const open = { method: 2, is_active: true, used_orders: 0 }
  const everybody = {
    ...open,
    is_ahead: null,
    is_over: null,
    type_groups: 0,
    type_customers: 0,
    type_products: 0,
    type_variations: 0,
  }
  it.each<[string, Row]>([
    ['SLEVA10', { ...everybody, operation: 1, percents: 10, application_scope: 1, type_categories: 0 }],
    ['MINUS100', { ...everybody, operation: 2, amounts: { CZK: 10_000, EUR: 400 } }],
    ['DOPRAVA', { ...everybody, free_shipping: true, application_scope: 4 }],
    ['JEDNOU', { ...everybody, limit_orders: 1 }],
    ['KAZDY1', { ...everybody, limit_per_customer: 1, limit_orders: null }],
    ['PROSLY', { ...open, is_over: true }],
    ['BUDE', { ...open, is_ahead: true, is_over: false }],
    ['SALON20', { ...open, percents: 20, type_groups: 1, groups: ['salon'] }],
    [
      'HRNKY15',
      { ...everybody, percents: 15, application_scope: 2, type_categories: 1, categories: ['mugs'] },
    ],
  ])('%s', async (code, property) => {
    expect(await read(code)).toMatchObject(property)
  })

  it('and there is no other', async () => {
    expect(await db`select from discount`).toHaveLength(9)
  })
})

describe('the thresholds are in the database', () => {
  it('a gift from 1 500 Kč / 60 € in the cart', async () => {
    const rows = await db`
      select currency.code, value.amount, rule.type, rule.condition, gift.percents::float8 as percents
      from gift join gift_rule rule on rule.gift_id = gift.id
      join gift_rule_amount value on value.gift_rule_id = rule.id
      join currency on currency.id = value.currency_id
      where gift.is_active and rule.is_active order by currency.code`
    const rule = { type: 1, condition: 'gte', percents: 100 }
    expect([...rows]).toEqual([
      { code: 'CZK', amount: 150_000, ...rule },
      { code: 'EUR', amount: 6000, ...rule },
    ])
  })

  it('free shipping from 1 200 Kč / 48 €', async () => {
    const rows = await db`
      select code, taxed_price from free_shipping_price join currency on currency.id = currency_id order by code`
    expect([...rows]).toEqual([
      { code: 'CZK', taxed_price: 120_000 },
      { code: 'EUR', taxed_price: 4800 },
    ])
  })
})

describe('everybody who may be played is in the database', () => {
  const read = async (email: string) => {
    const [row] = await db<Row[]>`
      select customer.*, shipping.code as shipping, payment.code as payment,
        coalesce((select sum(amount)::int from customer_account_balance
          where customer_id = customer.id), 0) as credits,
        (select count(*)::int from customer_address where customer_id = customer.id) as addresses,
        exists(select from customer_address where customer_id = customer.id and is_company) as is_company,
        array(select customer_group.code from customer_customer_group link
          join customer_group on customer_group.id = link.customer_group_id
          where link.customer_id = customer.id) as groups,
        (select count(*)::int from customer_product_list list
          join customer_product_list_item item on item.customer_product_list_id = list.id
          where list.customer_id = customer.id and list.type = 1) as wished
      from customer left join shipping_method shipping on shipping.id = preferred_shipping_method_id
      left join payment_method payment on payment.id = preferred_payment_method_id
      where email = ${email}`
    return row
  }

  const welcome = { is_active: true, is_blocked: false, is_guest: false }
  it.each<[string, Row]>([
    [
      'jana@example.com',
      { ...welcome, addresses: 2, wished: 3, credits: 500, shipping: 'packeta-point', payment: 'gopay' },
    ],
    [
      'petr@example.com',
      { ...welcome, groups: ['salon'], is_company: true, shipping: 'ppl-address', payment: 'invoice' },
    ],
    ['eva@example.com', { ...welcome, groups: [], credits: 0 }],
    ['blocked@example.com', { is_active: true, is_blocked: true }],
    ['inactive@example.com', { is_active: false }],
  ])('%s', async (email, property) => {
    const customer = await read(email)
    expect(customer).toMatchObject(property)
    expect(await passwordMatches(CUSTOMER_PASSWORD, String(customer?.password_hash))).toBe(true)
  })

  it('500 credits are a line in the book, not a number', async () => {
    const lines = await db`
      select amount, operation from customer_account_usage usage join customer on customer.id = customer_id
      where email = 'jana@example.com'`
    expect([...lines]).toEqual([{ amount: 500, operation: 1 }])
  })

  it('staff@example.com logs in with the password of the staff', async () => {
    const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })
    const login = (password: string) =>
      platform.fetch(
        new Request('http://localhost/auth/users/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'staff@example.com', password }),
        }),
      )
    expect((await login(STAFF_PASSWORD)).status).toBe(200)
    expect((await login(CUSTOMER_PASSWORD)).ok).toBe(false)
  })
})

describe('every redirect is in the database', () => {
  it.each(
    ['cs', 'sk'].flatMap(
      (language) =>
        [
          [language, '/stara-stranka', 301, /^\/[^/]/],
          [language, '/docasne', 302, /^\/[^/]/],
          [language, '/externi', 302, /^https:\/\//],
        ] as const,
    ),
  )('%s %s %i', async (language, path, status_code, destination) => {
    const [route] = await db`
      select kind, status_code, destination from page_route where language = ${language} and path = ${path}`
    expect(route).toEqual({ kind: 'redirect', status_code, destination: expect.stringMatching(destination) })
  })
})

describe('every way of delivery is in the database', () => {
  it.each<[string, number, number, number, string]>([
    ['personal-pickup', 1, 1, 0, 'AT CZ DE PL SK'],
    ['packeta-point', 2, 0, 60, 'CZ SK'],
    ['gls-parcel-shop', 18, 0, 30, 'CZ SK'],
    ['ppl-address', 16, 2, 0, 'AT CZ DE PL SK'],
    ['czech-post-to-hand', 8, 2, 0, 'CZ'],
    ['slovakia-courier', 13, 2, 0, 'SK'],
  ])('%s: carrier %i, requirement %i, %i places', async (code, service, requirement, places, countries) => {
    const [method] = await db`
      select shipping_service, address_requirement, has_options, is_active, image_id is not null as has_image,
        (select count(*)::int from shipping_option where shipping_method_id = shipping_method.id) as places,
        (select count(*)::int from shipping_method_price where shipping_method_id = shipping_method.id) as prices,
        (select string_agg(alpha2, ' ' order by alpha2) from shipping_method_country
          join country on country.id = country_id where shipping_method_id = shipping_method.id) as countries
      from shipping_method where code = ${code}`
    expect(method).toEqual({
      shipping_service: service,
      address_requirement: requirement,
      has_options: places > 0,
      is_active: true,
      has_image: true,
      places,
      prices: 2,
      countries,
    })
  })
})

describe('every way of payment is in the database', () => {
  const EVERYWHERE =
    'czech-post-to-hand gls-parcel-shop packeta-point personal-pickup ppl-address slovakia-courier'
  const TO_ADDRESS = 'czech-post-to-hand ppl-address slovakia-courier'
  it.each<[string, number, Row]>([
    ['gopay', 4, { is_online: true, shipping: EVERYWHERE, groups: [] }],
    ['csob', 8, { is_online: true, shipping: EVERYWHERE, groups: [] }],
    ['bank-transfer', 1, { is_online: false, shipping: EVERYWHERE, accounts: 2 }],
    ['cash-on-delivery', 3, { is_online: false, shipping: TO_ADDRESS, groups: [] }],
    ['pickup-payment', 5, { is_online: false, shipping: 'personal-pickup', groups: [] }],
    ['invoice', 6, { shipping: EVERYWHERE, has_customer_groups: true, groups: ['salon'] }],
  ])('%s: service %i', async (code, payment_service, property) => {
    const [method] = await db`
      select payment_method.*, image_id is not null as has_image,
        (select count(*)::int from payment_method_price where payment_method_id = payment_method.id) as prices,
        (select count(*)::int from payment_method_bank_account
          where payment_method_id = payment_method.id) as accounts,
        (select string_agg(shipping_method.code, ' ' order by shipping_method.code)
          from payment_method_shipping_method link
          join shipping_method on shipping_method.id = link.shipping_method_id
          where link.payment_method_id = payment_method.id) as shipping,
        array(select customer_group.code from payment_method_customer_group link
          join customer_group on customer_group.id = link.customer_group_id
          where link.payment_method_id = payment_method.id) as groups
      from payment_method where code = ${code}`
    expect(method).toMatchObject({
      payment_service,
      is_active: true,
      has_image: true,
      prices: 2,
      ...property,
    })
  })
})

it('returned goods may travel back in four ways, two of them for nothing', async () => {
  const rows = await db`
    select code, price.taxed_price > 0 as is_paid from refund_shipping_method method
    join refund_shipping_method_price price on price.refund_shipping_method_id = method.id and currency_id = ${crowns}
    order by position`
  expect(rows.map(({ code, is_paid }) => [code, is_paid])).toEqual([
    ['refund-packeta', true],
    ['refund-own-way', false],
    ['refund-in-person', false],
    ['refund-courier', true],
  ])
})
