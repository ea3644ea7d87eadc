import type { Page } from 'playwright-core'
import type { CartWish } from '#tests/fill-cart.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

/** Of a guest who has told nothing yet. */
const FRESH: CartWish = {
  lines: [{ code: 'UNTRACKED', amount: 2 }, { code: 'SALE' }],
  email: null,
  billing: null,
  shipping: null,
  payment: null,
}
const METHODS: CartWish = { ...FRESH, shipping: 'ppl-address', payment: 'cash-on-delivery' }

const atMethods = (walk: Walk, wish: Partial<CartWish> = {}) =>
  walk.open(walk.path('cart-shipping-and-payment'), { cart: { ...FRESH, ...wish } })
const atDelivery = (walk: Walk, wish: Partial<CartWish> = {}, options = {}) =>
  walk.open(walk.path('cart-delivery'), { cart: { ...METHODS, ...wish }, ...options })

async function choose(page: Page, walk: Walk, table: 'shipping_method' | 'payment_method', code: string) {
  const [method] = await walk.db<{ id: number }[]>`select id from ${walk.db(table)} where code = ${code}`
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/checkout/methods'))
  await page.locator(`#${table}_id-${method?.id}`).click()
  await answer
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
}

const onward = (page: Page) => page.locator('button[name=intent][value=continue]').filter({ visible: true })
const order = (page: Page) => page.locator('button[form=delivery]')

async function fillAddress(page: Page): Promise<void> {
  const fields = {
    first_name: 'Jan',
    last_name: 'Novák',
    phone: '601 234 567',
    street: 'Dlouhá 12',
    post_code: '602 00',
    city: 'Brno',
  }
  await page.locator('#email').fill('nekdo@example.com')
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`#billing_${name}`)
    if ((await field.count()) > 0) await field.fill(value)
  }
}

async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary').filter({ visible: true })
  while ((await folded.count()) > 0) await folded.first().click()
}

export const checkoutScenes: Scene[] = [
  { name: 'methods', show: (walk) => atMethods(walk) },
  {
    name: 'methods chosen',
    show: async (walk) => {
      const page = await atMethods(walk)
      await choose(page, walk, 'shipping_method', 'ppl-address')
      await walk.look(page, 'shipping')
      await choose(page, walk, 'payment_method', 'cash-on-delivery')
      await walk.look(page, 'shipping and payment')
      await choose(page, walk, 'shipping_method', 'personal-pickup')
      await page.locator('fieldset [role=alert]').waitFor()
      await walk.look(page, 'payment dropped')
    },
  },
  {
    name: 'methods with a pick-up place',
    show: async (walk) => {
      const page = await atMethods(walk)
      await choose(page, walk, 'shipping_method', 'packeta-point')
      await page.locator('input[name=place]').waitFor()
      await walk.look(page, 'offered')
      const search = async (words: string) => {
        const found = page.waitForResponse((response) => response.url().includes('search='))
        await page.locator('input[name=place]').fill(words)
        await found
        await page.waitForLoadState('networkidle')
      }
      await search('qqqq')
      await walk.look(page, 'none found')
      await search(walk.language === 'sk' ? 'Bratislava' : 'Brno')
      await page.locator('input[name^=place_of_]').first().waitFor()
      await walk.look(page, 'found')
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/checkout/methods'))
      await page.locator('input[name^=place_of_]').first().click()
      await answer
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      await walk.look(page, 'chosen')
    },
  },
  {
    name: 'methods with nothing chosen',
    show: async (walk) => {
      const page = await atMethods(walk)
      await onward(page).click()
      await page.locator('[role=alert]').filter({ visible: true }).first().waitFor()
      return page
    },
  },
  {
    name: 'methods without a payment',
    show: async (walk) => {
      const page = await atMethods(walk, { shipping: 'ppl-address' })
      await onward(page).click()
      await page.locator('[role=alert]').filter({ visible: true }).first().waitFor()
      return page
    },
  },
  {
    name: 'methods without a pick-up place',
    show: async (walk) => {
      const page = await atMethods(walk, { shipping: 'packeta-point', payment: 'gopay' })
      await onward(page).click()
      await page.locator('[role=alert]').filter({ visible: true }).first().waitFor()
      return page
    },
  },
  {
    name: 'methods that could not be saved',
    show: async (walk) => {
      const page = await atMethods(walk)
      await page.route('**/api/checkout/methods', (route) => route.abort())
      await page.locator('input[name=shipping_method_id]').first().click()
      await page.locator('[role=alert]').filter({ visible: true }).first().waitFor()
      return page
    },
  },
  {
    name: 'methods of a customer of a group',
    show: (walk) =>
      walk.open(walk.path('cart-shipping-and-payment'), {
        as: 'petr@example.com',
        cart: { ...FRESH, shipping: 'ppl-address' },
      }),
  },
  {
    name: 'delivery',
    show: async (walk) => {
      const page = await atDelivery(walk)
      await walk.look(page, 'empty')
      await order(page).click()
      await page.locator('[data-refused]').waitFor()
      await walk.look(page, 'errors')
      await fillAddress(page)
      await page.locator('#billing_phone').fill('123')
      await page.locator('#billing_phone').blur()
      await page.locator('#billing_phone-error').waitFor()
      await walk.look(page, 'filled with a wrong phone')
    },
  },
  {
    name: 'delivery unfolded',
    show: async (walk) => {
      const page = await atDelivery(walk)
      for (const name of ['billing_is_company', 'has_shipping_address', 'create_new_account']) {
        await page.locator(`#${name}`).check()
      }
      await unfold(page)
      await page.locator('#shipping_street').waitFor()
      await walk.look(page, 'company, other address, account')
      await order(page).click()
      await page.locator('[data-refused]').waitFor()
      await walk.look(page, 'errors')
    },
  },
  {
    name: 'delivery of what is picked up',
    show: (walk) => atDelivery(walk, { shipping: 'personal-pickup', payment: 'pickup-payment' }),
  },
  {
    name: 'delivery to a pick-up place',
    show: (walk) => atDelivery(walk, { shipping: 'packeta-point', option: true, payment: 'gopay' }),
  },
  {
    name: 'delivery of a customer',
    show: async (walk) => {
      const as = await newCustomer(walk)
      return atDelivery(walk, {}, { as })
    },
  },
  {
    name: 'delivery of a company',
    show: async (walk) => {
      const as = await newCustomer(walk, { like: 'petr@example.com' })
      return atDelivery(walk, {}, { as })
    },
  },
  {
    name: 'delivery that could not be sent',
    show: async (walk) => {
      const page = await atDelivery(walk)
      await fillAddress(page)
      await page.route('**/api/checkout/delivery', (route) => route.abort())
      await order(page).click()
      await page.locator('[data-refused]').waitFor()
      return page
    },
  },
  {
    name: 'order sent',
    show: async (walk) => {
      const page = await atDelivery(walk)
      await fillAddress(page)
      await order(page).click()
      await page.waitForURL((url) => url.pathname === walk.path('cart-summary'))
      return page
    },
  },
]
