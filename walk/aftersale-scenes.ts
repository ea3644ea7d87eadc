import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import { alive } from '#tests/browser/hydrated.ts'
import { ask, asStaff, buy, deliver, mailedLink, type Ordered } from './buying.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const REVIEW = 'form[action="/api/withdrawal/review"]'

async function bought(walk: Walk, customer?: string): Promise<Ordered> {
  const order = await buy(walk, {
    shipping: 'ppl-address',
    payment: 'bank-transfer',
    ...(customer ? { customer } : {}),
  })
  await deliver(walk, order)
  return order
}

const held = ({ id, hash }: Ordered) => ({ order_id: String(id), hash })

const press = (page: Page, action: string) =>
  page.locator(`form[action="${action}"] button:not([type=button])`).last().click()

async function fillWithdrawal(page: Page, { code, email }: Ordered): Promise<void> {
  const values = { first_name: 'Žofie', last_name: 'Říhová', order_code: code, email }
  for (const [name, value] of Object.entries(values))
    await page.locator(`${REVIEW} [name=${name}]`).fill(value)
}

function itemsOf({ db }: Walk, { id }: Ordered): Promise<{ id: number }[]> {
  return db<
    { id: number }[]
  >`select id from order_item where order_id = ${id} and parent_id is null order by id`
}

async function fileComplaint(walk: Walk, order: Ordered, preferred_resolve = 'exchange'): Promise<number> {
  const [item] = await itemsOf(walk, order)
  const { id } = await ask<{ id: number }>(walk, `POST /complaints?hash=${order.hash}`, {
    order_id: order.id,
    type: 1,
    first_name: 'Karel',
    last_name: 'Čapek',
    email: order.email,
    items: [{ order_item_id: item?.id, amount: 1, reason: 'Prasklé víčko.', preferred_resolve }],
  })
  return id
}

export const aftersaleScenes: Scene[] = [
  {
    name: 'withdrawal of a guest',
    show: async (walk) => {
      const order = await bought(walk)
      const page = await walk.open(walk.path('withdrawal'))
      await alive(page, REVIEW)
      await walk.look(page, 'form')
      await press(page, '/api/withdrawal/review')
      await page.locator('#order_code-error').waitFor()
      await walk.look(page, 'errors')
      await fillWithdrawal(page, order)
      await press(page, '/api/withdrawal/review')
      await page.waitForURL(/step=review/)
      await walk.look(page, 'review')
      await page.locator('main form button.button-primary').first().click()
      await page.waitForURL(/step=sent/)
      await walk.look(page, 'sent')
      await page.goto(await mailedLink(walk, order.email))
      await walk.look(page, 'link of the mail')
      await press(page, '/api/withdrawal/confirm')
      await page.waitForURL(/refund_id=/)
      await walk.look(page, 'received')
    },
  },
  {
    name: 'withdrawal by an old link',
    show: async (walk) => {
      const page = await walk.open(walk.path('withdrawal', {}, { token: 'old' }))
      await press(page, '/api/withdrawal/confirm')
      await page
        .locator(`main a[href="${walk.path('withdrawal')}"]`)
        .first()
        .waitFor()
      return page
    },
  },
  {
    name: 'withdrawal of a customer',
    show: async (walk) => {
      const as = await newCustomer(walk)
      const order = await bought(walk, as)
      const page = await walk.open(walk.path('withdrawal'), { as })
      await walk.look(page, 'own orders')
      await page.goto(walk.path('withdrawal', {}, { order_id: String(order.id) }))
      await walk.look(page, 'whole order')
      await page.locator('[data-some]').check()
      await page.locator('main select').first().selectOption('1')
      await walk.look(page, 'some goods')
      await press(page, '/api/withdrawal/choose')
      await page.waitForURL(/refund_id=/)
      await walk.look(page, 'before it is confirmed')
      await press(page, '/api/withdrawal/submit')
      await page.getByRole('heading', { name: walk.t('withdrawal.done') }).waitFor()
      await walk.look(page, 'received')
    },
  },
  {
    name: 'withdrawal that is closed',
    show: async (walk) => {
      const late = await bought(walk)
      await walk.db`update customer_order set delivered_at = now() - interval '60 days' where id = ${late.id}`
      await walk.look(await walk.open(walk.path('withdrawal', {}, held(late))), 'late')
      const engraved = await buy(walk, {
        lines: [{ code: 'ENGRAVED', fields: [{ name: 'Text', value: 'Anežka' }] }],
        shipping: 'ppl-address',
      })
      await deliver(walk, engraved)
      await walk.look(await walk.open(walk.path('withdrawal', {}, held(engraved))), 'made to order')
    },
  },
  {
    name: 'return of goods',
    show: async (walk) => {
      const as = await newCustomer(walk)
      const order = await bought(walk, as)
      const page = await walk.open(walk.path('return-goods', {}, { order_id: String(order.id) }), { as })
      await walk.look(page, 'goods')
      await press(page, '/api/return/items')
      await page.waitForURL(/result=items/)
      await walk.look(page, 'none chosen')
      await page.locator('main select[name^=amount_]').first().selectOption('1')
      await page.locator('main [name^=reason_]').filter({ visible: true }).first().fill('Nesedí k ostatním')
      await walk.look(page, 'one chosen')
      await press(page, '/api/return/items')
      await page.waitForURL(/step=shipping/)
      await walk.look(page, 'ways back')
      await page.locator('[data-collected]').first().check()
      await walk.look(page, 'collected')
      await page.locator('input[name=shipping_method_id]:not([data-collected])').first().check()
      await page.locator('main details summary').click()
      await page.locator('main [name=bank_account_iban]').fill('CZ65 0800 0000 1920 0014 5399')
      await walk.look(page, 'account')
      await press(page, '/api/return/shipping')
      await page.waitForURL(/step=recap/)
      await walk.look(page, 'recap')
      await press(page, '/api/return/submit')
      await page.locator('main [role=status]').first().waitFor()
      await walk.look(page, 'sent')
      await page.goto(walk.path('customer-refunds'))
      await walk.look(page, 'list')
      const [refund] = await walk.db<
        { id: number }[]
      >`select max(id) as id from refund where order_id = ${order.id}`
      await page.goto(walk.path('customer-refund', { id: refund?.id ?? 0 }))
      await walk.look(page, 'created')
      for (const state of [REFUND_STATES.received, REFUND_STATES.approved]) {
        await asStaff(walk, `PATCH /staff/refunds/${refund?.id}`, { state })
      }
      await page.reload()
      await walk.look(page, 'approved')
      await page.goto(walk.path('customer-order', { id: order.id }))
      await walk.look(page, 'order with its story')
    },
  },
  {
    name: 'return of what has not come',
    show: async (walk) =>
      walk.open(walk.path('return-goods', {}, held(await buy(walk, { shipping: 'ppl-address' })))),
  },
  {
    name: 'complaint of a guest',
    show: async (walk) => {
      const order = await bought(walk)
      const page = await walk.open(walk.path('new-complaint', { id: order.id }, { hash: order.hash }))
      await alive(page, '#items')
      const form = 'form[action^="/api/complaint"]'
      const sendIt = () => page.locator(`${form} button:not([type=button])`).last().click()
      await walk.look(page, 'form')
      await sendIt()
      await page.locator('#items-error').waitFor()
      await walk.look(page, 'errors')
      const [item] = await itemsOf(walk, order)
      await page.locator(`#item_${item?.id}`).check()
      await page.locator(`#reason_${item?.id}`).fill('Prasklé víčko.')
      await page.locator(`#resolve_${item?.id}`).selectOption('money_back')
      await page.locator('#bank_account_iban').fill('CZ65 0800 0000 1920 0014 5399')
      const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#884422' } })
        .jpeg()
        .toBuffer()
      await page.locator('#documents').setInputFiles([
        { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: photo },
        { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      ])
      await page.locator('#documents-error li').first().waitFor()
      await page.locator(`${form} li img[src^="data:"]`).first().waitFor()
      await walk.look(page, 'filled')
      await sendIt()
      await page.waitForURL(/filed=1/)
      await walk.look(page, 'filed')
    },
  },
  {
    name: 'complaint of what is not paid',
    show: async (walk) => {
      const { id, hash } = await buy(walk, { shipping: 'ppl-address' })
      return walk.open(walk.path('new-complaint', { id }, { hash }))
    },
  },
  {
    name: 'complaint later',
    show: async (walk) => {
      const order = await bought(walk)
      const id = await fileComplaint(walk, order)
      const page = await walk.open(walk.path('complaint', { id }, { hash: order.hash }))
      await page.locator('main details summary').first().click()
      await walk.look(page, 'new, files to add')
      const { in_progress, accepted, resolved, rejected } = COMPLAINT_STATES
      for (const state of [in_progress, accepted, resolved]) {
        await asStaff(walk, `PATCH /staff/complaints/${id}`, { state, note: 'Ozveme se vám s výsledkem.' })
      }
      await page.reload()
      await walk.look(page, 'resolved')
      const other = await bought(walk)
      const other_id = await fileComplaint(walk, other)
      for (const state of [in_progress, rejected]) {
        await asStaff(walk, `PATCH /staff/complaints/${other_id}`, { state, note: 'Víčko prasklo pádem.' })
      }
      await walk.look(
        await walk.open(walk.path('complaint', { id: other_id }, { hash: other.hash })),
        'rejected',
      )
    },
  },
  {
    name: 'complaint of a customer',
    show: async (walk) => {
      const as = 'jana@example.com'
      const [complaint] = await walk.db<{ id: number }[]>`
        select complaint.id from complaint join customer_order on customer_order.id = order_id
        join customer on customer.id = customer_id where customer.email = ${as} order by complaint.id limit 1`
      return walk.open(walk.path('customer-complaint', { id: complaint?.id ?? 0 }), { as })
    },
  },
]
