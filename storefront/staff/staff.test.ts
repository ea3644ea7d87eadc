import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { buyOrder } from '#tests/bought-order.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

let shop: Awaited<ReturnType<typeof startSeededShop>>
let jana: number
beforeAll(async () => {
  shop = await startSeededShop()
  const [row] = await shop.db<{ id: number }[]>`select id from customer where email = 'jana@example.com'`
  jana = row?.id ?? 0
})

async function staffMember() {
  const person = shopperIn(shop)
  const to = await person.send('/api/auth/staff-login', {
    email: 'staff@example.com',
    password: DEMO_STAFF_PASSWORD,
  })
  expect(to).toBe('/obsluha')
  return person
}

describe('the staff’s own screen', () => {
  it('asks to log in, in each language, and says when it went wrong [STAFF-02]', async () => {
    const stranger = shopperIn(shop)
    for (const [path, word] of [
      ['/obsluha', 'Obsluha'],
      ['/sk/obsluha', 'Obsluha'],
      ['/en/staff', 'Staff'],
    ] as const)
      expect(await stranger.read(path)).toContain(`>${word}</h1>`)
    const refused = await stranger.send('/api/auth/staff-login', {
      email: 'staff@example.com',
      password: 'no',
    })
    expect(refused).toContain('error=login_failed')
    expect(await stranger.read(refused)).toContain('role="alert"')
    expect(stranger.cookies.staff_access_token).toBeUndefined()
  })

  it('keeps the session of the staff where no script reads it, and apart from a customer’s [STAFF-02]', async () => {
    const response = await shop.submit('/api/auth/staff-login', {
      email: 'staff@example.com',
      password: DEMO_STAFF_PASSWORD,
    })
    const { staff_access_token, staff_refresh_token, access_token } = cookiesOf(response)
    for (const cookie of [staff_access_token, staff_refresh_token])
      expect(cookie?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict']))
    expect(access_token).toBeUndefined()
  })

  it('finds customers by name and e-mail, and says of whom nobody can act as [STAFF-06]', async () => {
    const person = await staffMember()
    const page = await person.read('/obsluha?q=jana')
    expect(page).toContain('jana@example.com')
    expect(page).toContain(`name="customerId" value="${jana}"`)
    expect(await person.read('/obsluha?q=blocked')).toContain('Účet je zablokovaný')
    expect(await person.read('/obsluha?q=nikdo+takovy')).toContain('Nikoho takového tu nemáme')
  })

  it('lives on when its access token is gone', async () => {
    const person = await staffMember()
    delete person.cookies.staff_access_token
    expect(await person.read('/obsluha')).toContain('Tereza Provozní')
    expect(person.cookies.staff_access_token).toBeDefined()
  })

  it('no longer says to act as anybody once a customer logs in themselves [STAFF-06]', async () => {
    const person = await staffMember()
    await person.send('/api/auth/impersonate', { customerId: String(jana) })
    expect(person.cookies.acting_as).toBeDefined()
    await person.logIn('eva@example.com')
    expect(person.cookies.acting_as).toBeUndefined()
  })

  it('forgets the staff that logs out', async () => {
    const person = await staffMember()
    const kept = { ...person.cookies }
    expect(await person.send('/api/auth/staff-logout', {})).toBe('/obsluha')
    expect(person.cookies.staff_refresh_token).toBeUndefined()
    const page = await shop.visit('/obsluha', { cookies: kept })
    expect(await page.text()).not.toContain('Tereza Provozní')
  })
})

describe('acting as a customer', () => {
  it('is a session of that customer, and the browser knows whose [STAFF-01] [STAFF-06] [GUARD-12]', async () => {
    const person = await staffMember()
    expect(await person.send('/api/auth/impersonate', { customerId: String(jana) })).toBe(
      '/zakaznik/dashboard',
    )
    expect(decodeURIComponent(person.cookies.acting_as ?? '')).toMatch(/^Jana /)
    expect((await person.visit('/zakaznik/moje-objednavky')).status).toBe(200)
  })

  it('takes a name in any script, joiners and all [STAFF-06] [COOKIE-01]', async () => {
    const name = 'علی\u200cرضا'
    const [was] = await shop.db<{ first_name: string }[]>`select first_name from customer where id = ${jana}`
    await shop.db`update customer set first_name = ${name} where id = ${jana}`
    const person = await staffMember()
    expect(await person.send('/api/auth/impersonate', { customerId: String(jana) })).toBe(
      '/zakaznik/dashboard',
    )
    expect(decodeURIComponent(person.cookies.acting_as ?? '')).toMatch(/^علیرضا /)
    await shop.db`update customer set first_name = ${was?.first_name ?? ''} where id = ${jana}`
  })

  it('is asked for by scripts with a number [STAFF-01]', async () => {
    const person = await staffMember()
    const response = await person.ask('/api/auth/impersonate', { customerId: jana })
    expect(response.status).toBe(200)
    const session = (await response.json()) as Record<string, unknown>
    expect(session).toMatchObject({ customer_id: jana })
    expect(session).not.toHaveProperty('access_token')
    expect((await person.ask('/api/auth/impersonate', {})).status).toBe(422)
  })

  it('leaves the guest cart of this browser out of the customer’s [STAFF-04]', async () => {
    const person = await staffMember()
    const [product] = await shop.db<{ id: number }[]>`select id from product where code = 'UNTRACKED'`
    await person.submit('/api/cart/items', {
      item: JSON.stringify({ product_id: product?.id }),
      amount: '1',
      language: 'cs',
    })
    const guest_cart = person.cookies.cart_id
    expect(guest_cart).toBeDefined()
    const held =
      () => shop.db`select product_id, amount from cart_item item join cart on cart.id = item.cart_id
      where cart.customer_id = ${jana} order by item.id`
    const before = [...(await held())]
    await person.submit('/api/auth/impersonate', { customerId: String(jana) })
    expect(person.cookies.cart_id).not.toBe(guest_cart)
    await person.read('/kosik')
    expect([...(await held())]).toEqual(before)
    const [left] =
      await shop.db`select count(*)::int as count from cart_item where cart_id = ${guest_cart ?? ''}`
    expect(left?.count).toBe(1)
  })

  it('is told step by step in words, without what a page does by itself [STAFF-06]', async () => {
    const person = await staffMember()
    await person.submit('/api/auth/impersonate', { customerId: String(jana) })
    const [row] = await shop.db<{ id: number }[]>`select id from product where code = 'UNTRACKED'`
    const item = JSON.stringify({ product_id: row?.id })
    await person.submit('/api/cart/items', { item, amount: '1', language: 'cs' })
    await shop.db`insert into staff_action (user_id, call, params, request_id, created_at)
      select user_id, 'POST /visits', '{}', request_id, created_at from staff_action limit 1`
    for (const [path, word] of [
      ['/obsluha', 'Přidání zboží do košíku'],
      ['/sk/obsluha', 'Pridanie tovaru do košíka'],
      ['/en/staff', 'Added goods to the cart'],
    ] as const) {
      const html = await person.read(path)
      expect(html).toContain(word)
      expect(html).not.toMatch(/(POST|PATCH|PUT|DELETE) \//)
    }
    expect(await person.read('/obsluha')).not.toContain('Jiný krok')
  })

  it('is told with the number of the order, complaint or return that a step was of [STAFF-05]', async () => {
    const person = await staffMember()
    const order = await buyOrder(shop.db)
    const [complaint] = await shop.db<{ id: number; document_number: string }[]>`
      select id, document_number from complaint order by id limit 1`
    for (const [call, id] of [
      ['PATCH /staff/orders/{id}', order.id],
      ['PATCH /staff/complaints/{id}', complaint?.id ?? 0],
      ['PATCH /staff/refunds/{id}', 4321],
    ] as const)
      await shop.db`insert into staff_action (user_id, call, params, request_id, created_at)
        select user_id, ${call}, ${shop.db.json({ id })}, request_id, created_at from staff_action limit 1`
    const html = (await person.read('/obsluha')).replaceAll('<!-- -->', '')
    for (const number of [order.code, complaint?.document_number, '4321'])
      expect(html).toContain(` · ${number}</span>`)
  })

  it('orders nothing, and is not said to, by looking at a cart that its customer has ordered meanwhile, or by sending its form [STAFF-05] [ORDER-13]', async () => {
    const person = await staffMember()
    await person.send('/api/auth/impersonate', { customerId: String(jana) })
    const [product] = await shop.db<{ id: number }[]>`select id from product where code = 'UNTRACKED'`
    await person.send('/api/cart/items', {
      item: JSON.stringify({ product_id: product?.id }),
      language: 'cs',
    })
    const { cart_id } = person.cookies
    // What an order leaves behind: the customer holds another cart from then on.
    await shop.db`update cart set ordered_at = now() where id = ${cart_id ?? ''}`
    const headers = { authorization: `Bearer ${person.cookies.access_token}` }
    await shop.platform.fetch(new Request('http://localhost/carts', { method: 'POST', headers }))
    expect((await person.visit('/kosik')).status).toBe(200)
    person.cookies.ordering_cart = cart_id ?? ''
    expect(await person.send('/api/checkout/delivery', { language: 'cs' })).toBe('/kosik')
    const called = await shop.db`select from staff_action where call = 'POST /orders'`
    expect(called.length).toBe(0)
  })

  it('ends by one button, back at the staff’s screen [STAFF-06]', async () => {
    const person = await staffMember()
    await person.submit('/api/auth/impersonate', { customerId: String(jana) })
    const kept = { ...person.cookies }
    expect(await person.send('/api/auth/impersonate-end', {})).toBe('/obsluha')
    expect(person.cookies.acting_as).toBeUndefined()
    expect(person.cookies.access_token).toBeUndefined()
    expect(await person.read('/obsluha')).toContain('Tereza Provozní')
    const late = await shop.visit('/zakaznik/dashboard', { cookies: kept })
    expect(late.status).toBe(302)
  })

  it('is refused to a guest and to a customer [STAFF-05]', async () => {
    const guest = shopperIn(shop)
    expect(await guest.send('/api/auth/impersonate', { customerId: String(jana) })).toContain(
      'error=not_staff',
    )
    expect((await guest.ask('/api/auth/impersonate', { customerId: jana })).status).toBe(401)
    const eva = shopperIn(shop)
    await eva.logIn('eva@example.com')
    expect((await eva.ask('/api/auth/impersonate', { customerId: jana })).status).toBe(401)
    expect(eva.cookies.acting_as).toBeUndefined()
  })

  it('says when there is no such customer, or nobody may', async () => {
    const person = await staffMember()
    expect(await person.send('/api/auth/impersonate', { customerId: '999999' })).toContain(
      'error=no_customer',
    )
    const [blocked] = await shop.db<
      { id: number }[]
    >`select id from customer where email = 'blocked@example.com'`
    const to = await person.send('/api/auth/impersonate', { customerId: String(blocked?.id) })
    expect(await person.read(to)).toContain('Za tohoto zákazníka jednat nelze')
  })
})
