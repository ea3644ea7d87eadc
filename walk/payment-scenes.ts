import type { Page } from 'playwright-core'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { CartWish } from '#tests/fill-cart.ts'
import { buy, deliver, move, type Ordered, pay } from './buying.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

/** An order opened by its link, as a guest has it in a mail. */
function openOrder(walk: Walk, { id, hash }: Ordered, query: Record<string, string> = {}): Promise<Page> {
  return walk.open(walk.path('cart-summary', {}, { order_id: String(id), hash, ...query }))
}

const PAYMENTS: Record<string, Partial<CartWish>> = {
  'bank transfer': { payment: 'bank-transfer', shipping: 'ppl-address' },
  'cash on delivery': { payment: 'cash-on-delivery', shipping: 'ppl-address' },
  'pay at pick-up': { payment: 'pickup-payment', shipping: 'personal-pickup' },
  'card not paid': { payment: 'gopay', shipping: 'packeta-point', option: true },
}

const { processing, ready_for_pickup, shipped, delivered } = ORDER_STATES

async function atGateway(walk: Walk, gateway: 'gopay' | 'csob'): Promise<Page> {
  const order = await buy(walk, { payment: gateway, shipping: 'ppl-address' })
  const page = await openOrder(walk, order)
  await page.locator('form[data-pay] button').first().click()
  await page.waitForURL(`**/sandbox/${gateway}/**`)
  return page
}

export const paymentScenes: Scene[] = [
  ...Object.entries(PAYMENTS).map(([name, wish]): Scene => ({
    name: `summary of ${name}`,
    show: async (walk) => openOrder(walk, await buy(walk, wish)),
  })),
  {
    name: 'summary of packages and a code',
    show: async (walk) =>
      openOrder(
        walk,
        await buy(walk, {
          lines: [
            { code: 'SET-CHOICE', parts: [{ code: 'TIN-ASSAM', amount: 2 }, { code: 'TIN-OOLONG' }] },
            { code: 'SALE' },
            { code: 'UNTRACKED', gift: 'gift-from-1500' },
          ],
          codes: ['SLEVA10'],
          shipping: 'ppl-address',
        }),
      ),
  },
  {
    name: 'summary of a card',
    show: async (walk) => {
      const order = await buy(walk, { payment: 'csob', shipping: 'ppl-address' })
      await walk.look(await openOrder(walk, order, { payment_status: 'error' }), 'refused')
      const checking = await openOrder(walk, order, { payment_status: 'unknown' })
      await walk.look(checking, 'unknown')
      const other = await openOrder(walk, order, { payment_status: 'error' })
      await other.locator('[data-pay-otherwise] summary').first().click()
      await walk.look(other, 'another way')
      const failed = await openOrder(walk, order, { result: 'payment_refused' })
      await walk.look(failed, 'without a gateway')
      await pay(walk, order)
      await walk.look(await openOrder(walk, order, { payment_status: 'success' }), 'paid')
    },
  },
  {
    name: 'gateway gopay',
    show: async (walk) => {
      const page = await atGateway(walk, 'gopay')
      await walk.look(page, 'page')
      await page.locator('button[value=decline]').first().click()
      await page.waitForURL((url) => url.pathname === walk.path('cart-summary'))
      await walk.look(page, 'declined')
    },
  },
  {
    name: 'gateway gopay while a transfer is awaited',
    show: async (walk) => {
      const page = await atGateway(walk, 'gopay')
      const gateway = page.url()
      await page.locator('details summary').first().click()
      await page.locator('button[value=transfer]').click()
      await page.waitForURL((url) => url.pathname === walk.path('cart-summary'))
      await walk.look(page, 'summary')
      await page.goto(gateway)
      await walk.look(page, 'page')
    },
  },
  {
    name: 'gateway csob',
    show: async (walk) => {
      const page = await atGateway(walk, 'csob')
      await walk.look(page, 'page')
      await page.locator('button[value=pay]').first().click()
      await page.waitForURL((url) => url.pathname === walk.path('cart-summary'))
      await walk.look(page, 'paid')
    },
  },
  {
    name: 'order of a guest later',
    show: async (walk) => {
      const order = await buy(walk, { payment: 'cash-on-delivery', shipping: 'ppl-address' })
      await move(walk, order, processing, shipped)
      await walk.look(await openOrder(walk, order), 'shipped')
      await move(walk, order, delivered)
      await walk.look(await openOrder(walk, order), 'delivered')
      const ready = await buy(walk, { payment: 'pickup-payment', shipping: 'personal-pickup' })
      await move(walk, ready, processing, ready_for_pickup)
      await walk.look(await openOrder(walk, ready), 'ready')
    },
  },
  {
    name: 'order of somebody else',
    show: (walk) => walk.open(walk.path('cart-summary', {}, { order_id: '1' })),
  },
  {
    name: 'cart after an order that is not paid',
    show: async (walk) => {
      const { id, hash } = await buy(walk, { payment: 'gopay', shipping: 'ppl-address' })
      const page = await walk.visitor()
      await page.context().addCookies([{ name: 'latest_order', value: `${id}.${hash}`, url: walk.url }])
      await page.goto(walk.pages.cart)
      return page
    },
  },
  {
    name: 'order of a customer delivered and paid',
    show: async (walk) => {
      const as = await newCustomer(walk)
      const order = await buy(walk, { customer: as, payment: 'gopay', shipping: 'ppl-address' })
      await deliver(walk, order)
      return walk.open(walk.path('customer-order', { id: order.id }), { as })
    },
  },
]
