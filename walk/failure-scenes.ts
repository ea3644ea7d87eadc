import { hydrated } from '#tests/browser/hydrated.ts'
import type { CartWish } from '#tests/fill-cart.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

/** While a table is away, whatever reads it breaks. */
async function without(walk: Walk, table: string, path: string, step: string): Promise<void> {
  const { db } = walk
  await db`alter table ${db(table)} rename to ${db(`${table}_away`)}`
  try {
    const page = await walk.visitor()
    await page.goto(path)
    await walk.look(page, step)
  } finally {
    await db`alter table ${db(`${table}_away`)} rename to ${db(table)}`
  }
}

const FRESH: CartWish = {
  lines: [{ code: 'UNTRACKED', amount: 2 }],
  email: null,
  billing: null,
  shipping: null,
  payment: null,
}

export const failureScenes: Scene[] = [
  {
    name: 'without scripts',
    show: async (walk) => {
      const page = await walk.visitor({ javaScriptEnabled: false, cart: FRESH })
      const ways = {
        home: walk.pages.home,
        category: walk.pages.category,
        product: walk.product('MUG'),
        cart: walk.pages.cart,
        methods: walk.path('cart-shipping-and-payment'),
      }
      for (const [step, path] of Object.entries(ways)) {
        await page.goto(path)
        await walk.look(page, step)
      }
    },
  },
  {
    name: 'cart that cannot be told of changes',
    part: 'window',
    show: async (walk) => {
      const page = await walk.visitor({ cart: FRESH })
      await page.routeWebSocket(/\/app\//, (socket) => void socket.close({ code: 4001, reason: 'no' }))
      await page.goto(walk.pages.cart)
      await hydrated(page)
      await page.locator('[data-toast]').first().waitFor()
      return page
    },
  },
  {
    name: 'favourite that could not be kept',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.category, { as: await newCustomer(walk) })
      await page.route('**/api/favorites', (route) => route.fulfill({ status: 502, body: 'null' }))
      await page
        .getByRole('button', { name: walk.t('product.favorite_add') })
        .first()
        .click()
      await page.locator('[data-toast]').first().hover()
      return page
    },
  },
  {
    name: 'account that could not be saved',
    show: async (walk) => {
      const page = await walk.open(walk.path('customer-account'), { as: await newCustomer(walk) })
      await page.route('**/api/customer/profile', (route) => route.abort())
      await page.locator('#profile summary').click()
      await page.locator('#profile form button:not([type=button])').last().click()
      await page.locator('#profile [role=alert]').first().waitFor()
      return page
    },
  },
  {
    name: 'product without a price in this currency',
    show: async (walk) => {
      const currency = walk.language === 'sk' ? 'EUR' : 'CZK'
      await walk.db`
        delete from product_price where currency_id = (select id from currency where code = ${currency})
          and product_id = (select id from product where code = 'CLOTH-NAPKINS')`
      return walk.open(walk.product('CLOTH-NAPKINS'))
    },
  },
  {
    name: 'page that broke',
    is_alone: true,
    show: async (walk) => {
      await without(walk, 'article', walk.pages.blog, 'in its frame')
      await without(walk, 'category', walk.pages.home, 'alone')
    },
  },
]
