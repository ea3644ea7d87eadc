import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import type { RouteName } from '#storefront/routes.ts'
import { alive } from '#tests/browser/hydrated.ts'
import { buy } from './buying.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const JANA = 'jana@example.com'
const SCREENS = {
  overview: 'customer-dashboard',
  account: 'customer-account',
  addresses: 'customer-my-addresses',
  orders: 'customer-my-orders',
  favourites: 'customer-favorite-products',
  returns: 'customer-refunds',
  complaints: 'customer-complaints',
  credits: 'customer-credits',
} as const satisfies Record<string, RouteName>

/** The sections of the account that unfold. */
const SECTIONS = ['profile', 'email', 'password', 'bank', 'export'] as const

async function newAccount(walk: Walk): Promise<Page> {
  const page = await walk.open(walk.path('customer-account'), { as: await newCustomer(walk) })
  await alive(page, 'main form')
  return page
}

async function unfold(page: Page, section: string): Promise<void> {
  await page.locator(`#${section} summary`).first().click()
}
const send = (page: Page, section: string) =>
  page.locator(`#${section} form button:not([type=button])`).last().click()

export const accountScenes: Scene[] = [
  ...Object.entries(SCREENS).flatMap(([name, route]): Scene[] => [
    { name: `customer ${name}`, show: (walk) => walk.open(walk.path(route), { as: JANA }) },
    {
      name: `customer ${name} still empty`,
      show: async (walk) =>
        walk.open(walk.path(route), {
          as: await newCustomer(walk, { like: 'eva@example.com', addresses: false }),
        }),
    },
  ]),
  {
    name: 'customer account unfolded',
    show: async (walk) => {
      const page = await newAccount(walk)
      for (const section of SECTIONS) await unfold(page, section)
      return page
    },
  },
  {
    name: 'customer account with errors',
    show: async (walk) => {
      const page = await newAccount(walk)
      const wrong = { profile: '#phone', bank: '#bank_account_iban' }
      for (const section of ['profile', 'email', 'password', 'bank'] as const) {
        await unfold(page, section)
        if (section in wrong) await page.locator(wrong[section as keyof typeof wrong]).fill('12')
        await send(page, section)
        await page.locator(`#${section} [data-refused]`).waitFor()
      }
      await walk.look(page, 'of four sections')
      await unfold(page, 'export')
      await page.locator('#export_password').fill('wrong-password')
      await send(page, 'export')
      await page.locator('#export [data-refused]').waitFor()
      await walk.look(page, 'of a download')
    },
  },
  {
    name: 'customer account saved',
    show: async (walk) => {
      const page = await newAccount(walk)
      await unfold(page, 'profile')
      await page.locator('#phone').fill('602 111 222')
      await send(page, 'profile')
      await page.locator('#profile [role=status]').waitFor()
      await unfold(page, 'email')
      await page.locator('#new_email').fill('jina.adresa@example.com')
      await page.locator('#email_password').fill(DEMO_PASSWORD)
      await send(page, 'email')
      await page.locator('#email [role=status]').waitFor()
      return page
    },
  },
  {
    name: 'customer closing the account',
    show: async (walk) => {
      const page = await walk.open(walk.path('customer-account', {}, { step: 'delete' }), {
        as: await newCustomer(walk),
      })
      await walk.look(page, 'question')
      await page.locator('#delete_password').fill(DEMO_PASSWORD)
      await page.locator('#delete form button:not([type=button])').last().click()
      await page.locator('#understood-error').waitFor()
      await walk.look(page, 'errors')
    },
  },
  {
    name: 'customer address',
    show: async (walk) => {
      const page = await walk.open(walk.path('customer-my-addresses', {}, { edit: 'new' }), {
        as: await newCustomer(walk),
      })
      await walk.look(page, 'new')
      await page.locator('label:has(#billing_is_company)').click()
      await page.locator('#billing_company_identification_number').fill('12345678')
      await page.locator('main form button.button-primary').last().click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      await walk.look(page, 'errors')
      const values = {
        street: 'Nová 1',
        city: 'Praha',
        post_code: '110 00',
        company_name: 'Firma s.r.o.',
        company_identification_number: '87654326',
      }
      for (const [name, value] of Object.entries(values)) await page.locator(`#billing_${name}`).fill(value)
      await page.locator('main form button.button-primary').last().click()
      await page.locator('main [role=status]').first().waitFor()
      await walk.look(page, 'saved')
      await alive(page, '#addresses summary')
      await page.locator('#addresses summary').first().click()
      await walk.look(page, 'before it is deleted')
    },
  },
  {
    name: 'customer orders',
    show: async (walk) => {
      const orders = await walk.db<{ id: number; payment: string; state: string }[]>`
        select customer_order.id, payment_method.code as payment, localized_text(order_state.name, 'en') as state
        from customer_order join customer on customer.id = customer_id
        join order_state on order_state.id = customer_order.state_id
        join order_payment on order_payment.order_id = customer_order.id
        join payment_method on payment_method.id = order_payment.payment_method_id
        where customer.email = ${JANA} order by customer_order.created_at desc limit 12`
      for (const { id, state, payment } of orders) {
        const page = await walk.open(walk.path('customer-order', { id }), { as: JANA })
        await walk.look(page, `${state.toLowerCase()} ${payment}`)
        await page.context().close()
      }
    },
  },
  {
    name: 'customer order before it is cancelled',
    show: async (walk) => {
      const as = await newCustomer(walk)
      const { id } = await buy(walk, { customer: as, payment: 'bank-transfer', shipping: 'ppl-address' })
      const page = await walk.open(walk.path('customer-order', { id }), { as })
      await alive(page, 'main details summary')
      const folded = page.locator('main details:not([open]) > summary').filter({ visible: true })
      while ((await folded.count()) > 0) await folded.first().click()
      await walk.look(page, 'question')
      await page.locator('form[action="/api/order/cancel"] button').click()
      await page.locator('main [role=status]').first().waitFor()
      await walk.look(page, 'cancelled')
    },
  },
  {
    name: 'customer order on paper',
    show: async (walk) => {
      const [order] = await walk.db<{ id: number }[]>`
        select max(customer_order.id) as id from customer_order join customer on customer.id = customer_id
        where customer.email = ${JANA} and delivered_at is not null`
      const page = await walk.open(walk.path('customer-order', { id: order?.id ?? 0 }), { as: JANA })
      await page.emulateMedia({ media: 'print' })
      return page
    },
  },
]
