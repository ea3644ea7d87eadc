import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { CartWish } from '#tests/fill-cart.ts'
import { alive, hydrated } from '#tests/browser/hydrated.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const MIXED: CartWish = {
  lines: [
    { code: 'UNTRACKED', amount: 2 },
    { code: 'SALE' },
    { code: 'MUG', variation: 'MUG-BLUE-350', amount: 2 },
    { code: 'ENGRAVED', fields: [{ name: 'Text', value: 'Anežka' }] },
  ],
}
const PACKAGES: CartWish = {
  lines: [
    { code: 'SET-CHOICE', parts: [{ code: 'TIN-SENCHA', amount: 2 }, { code: 'TIN-MINT' }] },
    {
      code: 'SET-COMPOSE',
      parts: [
        { code: 'DRIPPER-CERAMIC' },
        { code: 'COF-GUJI', variation: 'COF-GUJI-250-FILTER' },
        { code: 'TUMBLER-MIST' },
      ],
    },
    {
      code: 'SET-FIXED',
      parts: [{ code: 'POT-MIST' }, { code: 'TUMBLER-MIST', amount: 2 }, { code: 'PLAIN' }],
    },
  ],
}
const RICH: CartWish = { lines: [{ code: 'SALE', amount: 2 }] }
const ONE: CartWish = { lines: [{ code: 'UNTRACKED' }] }

/** Of somebody who has told nothing yet. */
const NEW = { email: null, billing: null, shipping: null, payment: null } satisfies Partial<CartWish>

const openCart = (walk: Walk, cart: CartWish, options = {}) =>
  walk.open(walk.path('cart'), { cart: { ...NEW, ...cart }, ...options })

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('form[action^="/api/cart/voucher"] input[name=code]').fill(code)
  await page.keyboard.press('Enter')
}

/** A toast that is pointed at stays. */
async function holdToast(page: Page): Promise<Page> {
  await page.locator('[data-toast]').first().hover()
  return page
}

/** Until the keeper of carts has been through all of them. */
async function told({ db }: Walk): Promise<void> {
  while ((await db`select from stock_drop`).length > 0) await sleep(100)
}

const setStock = ({ db }: Walk, code: string, stock_state: number) =>
  db`update product set stock_state = ${stock_state} where code = ${code}`

async function openMiniCart(walk: Walk, page: Page): Promise<void> {
  await page
    .locator(`header a[href="${walk.path('cart')}"]`)
    .first()
    .click()
  await page.locator('#mini-cart').waitFor()
}

export const cartScenes: Scene[] = [
  { name: 'cart empty', show: (walk) => walk.open(walk.pages.cart) },
  { name: 'cart filled', show: (walk) => openCart(walk, MIXED) },
  {
    name: 'cart with methods chosen',
    show: (walk) => openCart(walk, { ...MIXED, shipping: 'ppl-address', payment: 'cash-on-delivery' }),
  },
  { name: 'cart in forced colours', show: (walk) => openCart(walk, MIXED, { forcedColors: 'active' }) },
  { name: 'cart with packages', show: (walk) => openCart(walk, PACKAGES) },
  { name: 'cart with a gift to choose and free shipping', show: (walk) => openCart(walk, RICH) },
  {
    name: 'cart with a gift chosen',
    show: (walk) => openCart(walk, { lines: [...RICH.lines, { code: 'UNTRACKED', gift: 'gift-from-1500' }] }),
  },
  { name: 'cart with a code', show: (walk) => openCart(walk, { ...MIXED, codes: ['SLEVA10'] }) },
  {
    name: 'cart code applied',
    part: 'window',
    show: async (walk) => {
      const page = await openCart(walk, ONE)
      await enterCode(page, 'SLEVA10')
      return holdToast(page)
    },
  },
  {
    name: 'cart code refused',
    show: async (walk) => {
      const page = await openCart(walk, ONE)
      await enterCode(page, 'PROSLY')
      await page.getByRole('alert').waitFor()
      return page
    },
  },
  {
    name: 'cart line that sold out while its holder was away',
    show: async (walk) => {
      const cart = { lines: [{ code: 'TAMPER' }, { code: 'UNTRACKED' }] }
      const page = await walk.visitor({ cart })
      await walk.db`
        update product set product_availability_id = (
          select product_availability_id from product where code = 'NOBUY') where code = 'TAMPER'`
      await told(walk)
      await page.goto(walk.path('cart'))
      return page
    },
  },
  {
    name: 'cart line sold out while it is looked at',
    part: 'window',
    show: async (walk) => {
      await setStock(walk, 'CEZVE', 5)
      const page = await openCart(walk, { lines: [{ code: 'CEZVE', amount: 2 }, { code: 'UNTRACKED' }] })
      await page.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
      await setStock(walk, 'CEZVE', 0)
      await page.locator('main [role=alert]').waitFor()
      return page
    },
  },
  {
    name: 'cart line of which less is left',
    part: 'window',
    show: async (walk) => {
      await setStock(walk, 'MILK-PITCHER', 5)
      const page = await openCart(walk, { lines: [{ code: 'MILK-PITCHER', amount: 4 }] })
      await page.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
      await setStock(walk, 'MILK-PITCHER', 2)
      await page.locator('main [role=alert]').waitFor()
      return page
    },
  },
  { name: 'cart at its limits', show: (walk) => openCart(walk, { lines: [{ code: 'MAX3', amount: 3 }] }) },
  {
    name: 'cart of a customer with credits',
    show: async (walk) => {
      const as = await newCustomer(walk, { credits: 500 })
      const cart = { lines: [{ code: 'CREDIT', amount: 2 }, { code: 'UNTRACKED' }] }
      const page = await openCart(walk, cart, { as })
      await walk.look(page, 'offered')
      const paid = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
      await page.locator('form[action^="/api/cart/credits"] select').first().selectOption({ index: 1 })
      await paid
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      await walk.look(page, 'used')
    },
  },
  {
    name: 'cart before it is emptied',
    part: 'window',
    show: async (walk) => {
      const page = await openCart(walk, ONE)
      await page.locator('[popovertarget=clear-cart]').first().click()
      await page.locator('#clear-cart-heading').waitFor()
      return page
    },
  },
  {
    name: 'cart line that could not be removed',
    part: 'window',
    show: async (walk) => {
      const page = await openCart(walk, ONE)
      await alive(page, '[data-line]')
      await page.route('**/shop-api/carts/*/items/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({
              status: 500,
              json: { status: 500, message: '', type: 'server_error', errors: [] },
            })
          : route.fallback(),
      )
      await page.locator('form[action^="/api/cart/remove"] button').first().click()
      return holdToast(page)
    },
  },
  {
    name: 'cart with an order repeated in part',
    show: async (walk) => {
      const page = await walk.visitor({ cart: ONE })
      await page.goto(walk.path('cart', {}, { result: 'repeated_in_part' }))
      return page
    },
  },
  {
    name: 'mini cart',
    show: async (walk) => {
      const page = await walk.open(walk.pages.category, { cart: MIXED })
      await openMiniCart(walk, page)
      await page.locator('#mini-cart li').first().waitFor()
      await walk.look(page, 'filled', 'window')
      const empty = await walk.open(walk.pages.category)
      await openMiniCart(walk, empty)
      await walk.look(empty, 'empty', 'window')
    },
  },
  {
    name: 'mini cart that does not come',
    show: async (walk) => {
      const page = await walk.visitor({ cart: ONE })
      await page.goto(walk.pages.category)
      await hydrated(page)
      await page.route('**/shop-api/carts/**', () => {})
      await page.reload()
      await hydrated(page)
      await openMiniCart(walk, page)
      await walk.look(page, 'on its way', 'window')
      await page.route('**/shop-api/carts/**', (route) => route.fulfill({ status: 500, body: '{}' }))
      await page.reload()
      await hydrated(page)
      await openMiniCart(walk, page)
      await page.locator('#mini-cart').getByText(walk.t('cart.failed')).waitFor()
      await walk.look(page, 'failed', 'window')
    },
  },
]
