import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { CARRIERS } from '#contract/shipping.ts'
import { PAYMENT_SERVICE_NAMES, PAYMENT_SERVICES } from '#contract/payment-service.ts'
import { buyOrder } from '#tests/bought-order.ts'
import { readPage } from '#tests/page-html.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'

const { db, visit, submit } = await startSeededShop()

/** The page behind the link of the order's mails. */
async function summaryOf({ id, hash }: { id: number; hash: string }, path = '/kosik/souhrn') {
  const { main } = await readPage(await visit(`${path}?order_id=${id}&hash=${hash}`))
  return main
}

describe('the page of a guest’s order', () => {
  it('tells what comes next while the goods are being prepared [ORDER-11]', async () => {
    const main = await summaryOf(await buyOrder(db))
    expect(main).toContain('Platbu jsme přijali a zboží už chystáme.')
    expect(main).toContain('Co bude dál')
  })

  it('names the seller where it is printed, without the footer', async () => {
    const [seller] = await db<{ name: string; identification_number: string }[]>`
      select name, identification_number from company`
    const main = await summaryOf(await buyOrder(db))
    expect(main.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`${seller?.name.replaceAll('\u00a0', ' ')}, .+, IČO ${seller?.identification_number}`),
    )
  })

  it.each([
    [ORDER_STATES.ready_for_pickup, 'Objednávka je připravená k vyzvednutí'],
    [ORDER_STATES.shipped, 'Objednávka je na cestě'],
    [ORDER_STATES.delivered, 'Objednávka je doručená'],
    [ORDER_STATES.returned, 'Zboží z objednávky se vrátilo'],
  ])(
    'in state %i says where the goods are, not that they will be packed [ORDER-11]',
    async (state, heading) => {
      const order = await buyOrder(db)
      await db`update customer_order set state_id = ${state} where id = ${order.id}`
      const main = await summaryOf(order)
      expect(main).toContain(heading)
      expect(main).not.toContain('Potvrzení objednávky najdete')
      expect(main).not.toContain('zboží už chystáme')
    },
  )

  it('that waits to be picked up says where, and that it is paid there [ORDER-11]', async () => {
    const order = await buyOrder(db, { is_paid: false })
    await db`update order_shipping set shipping_service = ${CARRIERS.stock} where order_id = ${order.id}`
    await db`
      update order_payment set payment_service = ${PAYMENT_SERVICES.pickup_payment} where order_id = ${order.id}`
    await db`update customer_order set state_id = ${ORDER_STATES.ready_for_pickup} where id = ${order.id}`
    const main = await summaryOf(order)
    expect(main).toContain('Zboží na vás čeká: Vitrine')
    expect(main.indexOf('Zaplatíte při vyzvednutí.')).toBeGreaterThan(main.indexOf('Zboží na vás čeká'))
  })

  it('that came back unpaid asks for no money [ORDER-11]', async () => {
    const order = await buyOrder(db, { is_paid: false })
    await db`
      update order_payment set (payment_method_id, payment_service) = (
        select id, payment_service from payment_method where payment_service = ${PAYMENT_SERVICE_NAMES.gopay})
      where order_id = ${order.id}`
    expect(await summaryOf(order)).toContain('Zaplatit')
    await db`update customer_order set state_id = ${ORDER_STATES.returned} where id = ${order.id}`
    const main = await summaryOf(order, '/en/cart/summary')
    expect(main).toContain('The goods of this order have come back')
    expect(main).not.toContain('it only remains to be paid')
    expect(main).not.toContain('You have not received the goods yet')
  })

  it('offers to send back or to complain about what has not come back yet, and nothing more [REFUND-02]', async () => {
    const order = await buyOrder(db)
    const offers = ['Vrátit zboží', 'Reklamovat', 'Odstoupit od smlouvy zde']
    const shown = async () => {
      const main = await summaryOf(order)
      return offers.filter((offer) => main.includes(offer))
    }
    await db`
      update customer_order set state_id = ${ORDER_STATES.delivered}, delivered_at = now() where id = ${order.id}`
    expect(await shown()).toEqual(offers)
    await db`update customer_order set state_id = ${ORDER_STATES.returned} where id = ${order.id}`
    expect(await shown()).toEqual([])
  })

  it('that was delivered before its money came says when it can be complained about [COMPL-01]', async () => {
    const order = await buyOrder(db, { is_paid: false })
    await db`
      update customer_order set state_id = ${ORDER_STATES.delivered}, delivered_at = now() where id = ${order.id}`
    const why = 'Reklamaci tu podáte, jakmile budeme mít platbu'
    expect(await summaryOf(order)).toContain(why)
    await db`update customer_order set paid_at = now() where id = ${order.id}`
    expect(await summaryOf(order)).not.toContain(why)
  })

  it('says that a return after the time for withdrawing is up to the shop [REFUND-01] [TBD-13]', async () => {
    const order = await buyOrder(db)
    const deliver = (days: number) => db`
      update customer_order set state_id = ${ORDER_STATES.delivered},
        delivered_at = now() - make_interval(days => ${days}) where id = ${order.id}`
    const shown = async () => {
      const { main } = await readPage(await visit(`/vraceni-zbozi?order_id=${order.id}&hash=${order.hash}`))
      return [await summaryOf(order), main].map((page) => page.includes('posoudíme ho ale případ od případu'))
    }
    await deliver(1)
    expect(await shown()).toEqual([false, false])
    await deliver(60)
    expect(await shown()).toEqual([true, true])
  })

  it('says when it comes, as the recap before it did [L4]', async () => {
    const order = await buyOrder(db)
    await db`
      update order_shipping set delivery_time = '2 dny', shipping_service = ${CARRIERS.ppl_address_delivery}
      where order_id = ${order.id}`
    expect(await summaryOf(order)).toContain('Doručení: 2 dny')
  })

  it('has the numbers of its parcels, as soon as there are any [ORDER-03]', async () => {
    const order = await buyOrder(db)
    expect(await summaryOf(order)).not.toContain('Z1234567890')
    await db`
      update order_shipping set tracking_numbers = array['Z1234567890'] where order_id = ${order.id}`
    expect(await summaryOf(order)).toContain('Z1234567890')
  })
})

it('a customer’s own order is opened by their session, and no link from it holds its key [F64] [S10]', async () => {
  const order = await buyOrder(db, { customer: 'jana@example.com' })
  const login = await submit('/api/auth/login', {
    email: 'jana@example.com',
    password: 'Vitrine-demo-1',
  })
  const session = Object.entries(cookiesOf(login)).map(([name, { value }]) => [name, value] as const)
  const cookies = { ...Object.fromEntries(session), latest_order: `${order.id}.${order.hash}` }
  const { main, html } = await readPage(await visit(`/kosik/souhrn?order_id=${order.id}`, { cookies }))
  expect(main).toContain('Odstoupit od smlouvy')
  expect(html).not.toContain(order.hash)
  const keyed = await visit(`/kosik/souhrn?order_id=${order.id}&hash=${order.hash}`, { cookies })
  expect(keyed.headers.get('location')).toBe(`/kosik/souhrn?order_id=${order.id}`)
})
