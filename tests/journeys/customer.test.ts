import { beforeEach, describe, expect, it } from 'vitest'
import { startSeededShop } from '../shop.ts'
import { type Shopper, shopperIn } from '../shopper.ts'

const shop = await startSeededShop()
const { db } = shop

let jana: Shopper
beforeEach(async () => {
  jana = shopperIn(shop)
  await jana.logIn('jana@example.com')
})

const orders = () => db<{ id: number; code: string }[]>`
  select customer_order.id, customer_order.code from customer_order
  join customer on customer.id = customer_order.customer_id
  where customer.email = 'jana@example.com' order by customer_order.id`
/** Jana's demo order that holds this product. */
const orderOf = async (product: string) => {
  const [row] = await db<{ id: number; code: string }[]>`
    select customer_order.id, customer_order.code from customer_order
    join customer on customer.id = customer_order.customer_id
    join order_item on order_item.order_id = customer_order.id
    join product on product.id = order_item.product_id
    where customer.email = 'jana@example.com' and product.code = ${product}`
  if (!row) throw new Error(`Jana has not ordered ${product}`)
  return row
}
const cartOf = () => db<{ code: string; amount: number }[]>`
  select product.code, cart_item.amount from cart_item join cart on cart.id = cart_item.cart_id
  join product on product.id = cart_item.product_id
  where cart.id = ${jana.cookies.cart_id ?? ''} order by product.code`
const main = (html: string) => html.slice(html.indexOf('<h1'), html.indexOf('<footer'))

describe('the dashboard of a customer who shops here', () => {
  it('shows the last order with its state, credits, default addresses and favourites [CUST-06] [CUST-13]', async () => {
    await db`
      insert into customer_address (customer_id, first_name, last_name, street, city, post_code, country_id)
      select id, 'Jana', 'Nováková', 'Vedlejší 3', 'Jihlava', '586 01', 1 from customer
      where email = 'jana@example.com'`
    const html = main(await jana.read('/zakaznik/dashboard'))
    await db`delete from customer_address where street = 'Vedlejší 3'`
    const latest = (await orders()).at(-1)
    expect(html).not.toContain('Vedlejší 3')
    for (const text of [
      'Dobrý den, Jano',
      `Objednávka č. ${latest?.code}`,
      'Nová',
      '500 kreditů',
      'v hodnotě 500 Kč',
      'Lipová 8',
      'Na Výsluní 21',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toContain('/api/order/repeat')
    expect(html).toContain('Hrnek Mlha')
  })

  it('tells what credits are worth in the currency of the page [CUST-13]', async () => {
    const html = (await jana.read('/sk/zakaznik/dashboard')).replaceAll('\u00a0', ' ')
    expect(html).toContain('v hodnote 20,00 €')
  })

  it('repeats the last order and jumps as far through checkout as the former one leads [CUST-06] [FAST-01]', async () => {
    const latest = (await orders()).at(-1)
    const to = await jana.send('/api/order/repeat', {
      order_id: String(latest?.id),
      fast: '1',
      language: 'cs',
    })
    expect(to).toBe('/kosik/doruceni')
    expect([...(await cartOf())]).toEqual([{ code: 'ESP-RIVER', amount: 4 }])
  })
})

describe('my orders', () => {
  it('come ten to a page, the latest first, each with its state in words [CUST-10]', async () => {
    const [first] = await orders()
    // More of the same, older than all others.
    await db`
      insert into customer_order
      select (jsonb_populate_record(customer_order, jsonb_build_object(
        'id', 9000 + number, 'code', (24000000 + number)::text, 'variable_symbol', (24000000 + number)::text,
        'hash', md5(number::text), 'cart_id', md5('cart' || number), 'idempotency_key', null,
        'created_at', now() - interval '2 years' - number * interval '1 day'))).*
      from customer_order, generate_series(1, 12) number where id = ${first?.id ?? 0}`
    const all = [...(await orders())].map(({ code }) => code)
    const pages = await Promise.all(
      [1, 2, 3].map((page) => jana.read(`/zakaznik/moje-objednavky${page > 1 ? `?page=${page}` : ''}`)),
    )
    const shown = pages.map((html) => all.filter((code) => main(html).includes(`</span>${code}</a>`)))
    expect(shown.map((codes) => codes.length)).toEqual([10, 10, all.length - 20])
    expect(new Set(shown.flat()).size).toBe(all.length)
    expect(pages[0]).toContain('Čeká na platbu')
    expect(pages[0]).toContain('href="/zakaznik/moje-objednavky?page=2"')
    expect(pages[1]).toContain('href="/zakaznik/moje-objednavky"')
    expect(main(await jana.read('/zakaznik/moje-objednavky?page=9'))).toContain(`</span>${all.at(-1)}</a>`)
  })
})

describe('an order', () => {
  it('is shown with its story, goods, taxes, addresses, parcel and papers [ORDER-03]', async () => {
    const { id, code } = await orderOf('POT-RIVER')
    const html = main(await jana.read(`/zakaznik/objednavka/${id}`))
    for (const text of [
      `Objednávka č. ${code}`,
      'Odeslána',
      'Objednávku jsme přijali',
      'Konvička Řeka',
      '2 ks',
      'DPH 21 %',
      'DPH 12 %',
      'Fakturační adresa',
      'Doručovací adresa',
      'Prosím zavolejte předem.',
      'Sledovat zásilku 40987654321',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="https://www.ppl.cz/vyhledat-zasilku?shipmentId=40987654321"')
    expect(html).toMatch(new RegExp(`href="/shop-api/orders/${id}/invoices/\\d+"`))
    expect(html).not.toContain('/api/order/cancel')
  })

  it('offers paying and cancelling while they are possible [ORDER-05]', async () => {
    const { id } = await orderOf('GAIWAN-ASH')
    const html = main(await jana.read(`/zakaznik/objednavka/${id}`))
    expect(html).toContain('action="/api/payment"')
    expect(html).toContain('action="/api/order/cancel"')
  })

  it('of somebody else is as little there as one that does not exist [GUARD-13]', async () => {
    const [other] = await db<{ id: number }[]>`
      select customer_order.id from customer_order join customer on customer.id = customer_id
      where customer.email = 'petr@example.com' limit 1`
    const foreign = await jana.visit(`/zakaznik/objednavka/${other?.id}`)
    const missing = await jana.visit('/zakaznik/objednavka/999999')
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(await foreign.text()).toContain('Stránka nenalezena')
  })

  it('still shows when its story cannot be read', async () => {
    const { id } = await orderOf('POT-RIVER')
    await db`alter table order_tracking rename to order_tracking_gone`
    try {
      const html = await jana.read(`/zakaznik/objednavka/${id}`)
      expect(html).toContain('Průběh objednávky se teď nepodařilo načíst.')
      expect(html).toContain('Konvička Řeka')
    } finally {
      await db`alter table order_tracking_gone rename to order_tracking`
    }
  })

  it('is repeated into the cart, and what is not sold any more is told', async () => {
    const { id } = await orderOf('PLATE-ASH')
    await db`delete from cart_item`
    expect(await jana.send('/api/order/repeat', { order_id: String(id) })).toBe('/kosik?result=repeated')
    expect(await jana.read('/kosik?result=repeated')).toContain('Zboží z objednávky je v košíku.')
    expect([...(await cartOf())]).toEqual([
      { code: 'JUG-SALT', amount: 1 },
      { code: 'PLATE-ASH', amount: 2 },
    ])
    await db`delete from cart_item`
    await db`update product set is_active = false where code = 'JUG-SALT'`
    const part = await jana.send('/api/order/repeat', { order_id: String(id), fast: '1' })
    expect(part).toBe('/kosik?result=repeated_in_part')
    // Something has come of it, so it is no failure.
    expect(await jana.read(String(part))).toMatch(/<p role="status"[^>]*>Do košíku jsme vložili/)
    expect(await jana.read(part)).toContain('co z objednávky ještě máme')
    await db`update product set is_active = false where code = 'PLATE-ASH'`
    const none = await jana.send('/api/order/repeat', { order_id: String(id) })
    expect(none).toBe(`/zakaznik/objednavka/${id}?result=not_repeated`)
    expect(await jana.read(none)).toContain('do košíku vložit nejde')
  })

  it('of somebody else cannot be repeated [GUARD-13]', async () => {
    const petr = shopperIn(shop)
    await petr.logIn('petr@example.com')
    const { id } = await orderOf('POT-RIVER')
    const to = await petr.send('/api/order/repeat', { order_id: String(id) })
    expect((await petr.visit(to)).status).toBe(404)
  })
})

describe('credits', () => {
  it('are shown with every movement, its programme, its order and the balance after it [CUST-13] [LOYAL-01] [LOYAL-02]', async () => {
    const { id, code } = await orderOf('TEA-DIANHONG')
    await db`
      insert into customer_account_usage
        (customer_id, customer_account_id, amount, operation, loyalty_program_id, order_id)
      select customer.id, customer_account.id, amount, operation, program, ${id}
      from customer, customer_account, (values (30, 1, 1), (-120, 2, null), (20, 3, null)) move (amount, operation, program)
      where customer.email = 'jana@example.com' order by operation`
    const html = main(await jana.read('/zakaznik/kredity'))
    expect(html).toContain('430 kreditů')
    expect(html).toContain('3 % z každé zaplacené objednávky od 300 Kč')
    expect(html).toContain(`Objednávka č. ${code}`)
    const rows = [...html.matchAll(/<li class="grid[^]*?<\/li>/g)].map(([row]) =>
      row.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' '),
    )
    expect(rows.map((row) => /Zůstatek (\S+)/.exec(row)?.[1])).toEqual(['430', '410', '530', '500'])
    expect(rows.map((row) => /[+−]\d+/.exec(row)?.[0])).toEqual(['+20', '−120', '+30', '+500'])
    expect(rows[0]).toContain('Vrácené kredity')
    expect(rows[1]).toContain('Platba kredity')
  })

  it('of one customer are nobody else’s [CUST-17]', async () => {
    const petr = shopperIn(shop)
    await petr.logIn('petr@example.com')
    expect(await petr.read('/en/customer/credits')).toContain('There are no credits here yet')
  })
})

describe('favourites', () => {
  it('show the wish list and let go of what is not wanted any more [CUST-11]', async () => {
    const html = main(await jana.read('/zakaznik/oblibene-produkty'))
    expect(html.match(/<article/g)).toHaveLength(3)
    const id = /name="product_id" value="(\d+)"/.exec(html)?.[1] ?? ''
    await jana.send('/api/favorites', { product_id: id, action: 'remove' })
    expect(main(await jana.read('/zakaznik/oblibene-produkty')).match(/<article/g)).toHaveLength(2)
  })
})
