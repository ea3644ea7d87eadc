import { describe, expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { OWN_PATHS } from '#storefront/own-api.ts'
import { matchRoute, routeEntries } from '#storefront/route-match.ts'
import { BAD_VALUES } from './bad-input-rows.ts'
import { buyOrder } from './bought-order.ts'
import { checkInvariants, type Operation, rememberBefore } from './faults/checker.ts'
import { fillCart } from './fill-cart.ts'
import { callsOf } from './platform-call.ts'
import { formsOf, type PageForm } from './page-forms.ts'
import { decode } from './page-html.ts'
import { cookiesOf, startSeededShop } from './shop.ts'

const shop = await startSeededShop({ is_indexed: true })
const { db } = shop
const JANA = 'jana@example.com'
const before = await rememberBefore(db)
const history: Operation[] = []

interface Visitor {
  name: string
  customer: string | null
  cookies: Record<string, string>
}

const cookiesAfter = async (path: string, form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(cookiesOf(await shop.submit(path, form))).map(([name, { value }]) => [name, value]),
  )
const logIn = () => cookiesAfter('/api/auth/login', { email: JANA, password: DEMO_PASSWORD })

const logStaffIn = () =>
  cookiesAfter('/api/auth/staff-login', { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD })

const staff: Visitor = { name: 'the staff', customer: null, cookies: await logStaffIn() }
const jana: Visitor = { name: 'a customer', customer: JANA, cookies: await logIn() }
const guest: Visitor = { name: 'a guest', customer: null, cookies: {} }
const own = await buyOrder(db, { customer: JANA })
const theirs = await buyOrder(db)
await db`update customer_order set state_id = 6, delivered_at = now() where id = any(${[own.id, theirs.id]})`

const call = callsOf(shop.platform)
const asJana = { token: jana.cookies.access_token ?? '' }
await call('POST /refunds', { order_id: own.id, is_withdrawal: true }, asJana)
await call(
  'POST /complaints',
  {
    order_id: own.id,
    type: 1,
    first_name: 'Jana',
    last_name: 'Nováková',
    email: JANA,
    items: [{ order_item_id: own.item_ids[0], amount: 1, reason: 'Prasklé.', preferred_resolve: 'exchange' }],
  },
  asJana,
)

async function giveCart(visitor: Visitor): Promise<void> {
  const { customer } = visitor
  visitor.cookies.cart_id = await fillCart(db, {
    lines: [{ code: 'UNTRACKED', amount: 2 }, { code: 'PLAIN' }],
    ...(customer ? { customer, email: customer } : {}),
  })
}

/** Where a form stands, and who finds it there. */
interface Place {
  visitor: Visitor
  page: string
}
const places = new Map<string, Place[]>()
const MOST_PLACES = 1
const MOST_OF_ONE_SCREEN = 2
const pathOf = (action: string) => action.split('?')[0] ?? ''

/** Looks at every screen the links of others lead to, as this visitor. */
async function walk(visitor: Visitor, pages: string[]): Promise<void> {
  const seen = new Map<string, number>()
  const waiting = [...pages]
  const known = new Set(pages)
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const response = await shop.visit(page, { cookies: visitor.cookies })
    if (response.status !== 200) continue
    const html = await response.text()
    for (const { action } of formsOf(html)) {
      const path = pathOf(action)
      const found = places.get(path) ?? []
      const here = found.filter((one) => one.visitor === visitor)
      const is_new = here.every((one) => pathOf(one.page) !== pathOf(page ?? ''))
      if (is_new && here.length < MOST_PLACES) places.set(path, [...found, { visitor, page }])
    }
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)) {
      const target = decode(link)
      const name = matchRoute(new URL(target, 'http://localhost').pathname)?.name
      if (!name || known.has(target) || target.startsWith('/en') || target.startsWith('/sk')) continue
      const times = seen.get(name) ?? 0
      if (times >= MOST_OF_ONE_SCREEN) continue
      seen.set(name, times + 1)
      known.add(target)
      waiting.push(target)
    }
  }
}

const formAt = async (path: string, { visitor, page }: Place): Promise<PageForm | undefined> => {
  const html = await (await shop.visit(page, { cookies: visitor.cookies })).text()
  return formsOf(html).find(({ action }) => pathOf(action) === path)
}

const [product] = await db<{ path: string }[]>`
  select path from page_route join product on product.id = model_id
  where model_type = ${MODEL_TYPES.product} and language = 'cs' and code = 'UNTRACKED' limit 1`
const fixed = routeEntries().flatMap(([, { paths }]) => (paths.cs.includes('{') ? [] : [paths.cs]))
await Promise.all([giveCart(jana), giveCart(guest)])
const shown = [...fixed, product?.path ?? '/']
await walk(jana, shown)
await walk(guest, shown)
await walk(staff, ['/obsluha'])

const PERSON = { first_name: 'Karel', last_name: 'Čapek', email: 'karel@example.com' }
const PASSWORDS = { new_password: 'Vitrine-demo-2', new_password_confirmation: 'Vitrine-demo-2' }
const BY_HASH = { order_id: String(theirs.id), hash: theirs.hash }
/** What only scripts send, mails lead to, or a page shows later on its way. */
const UNSEEN: Record<string, Record<string, string>> = {
  '/api/locale': { language: 'cs' },
  '/api/cart/credits': { item_id: '1', customer_account_id: '1' },
  '/api/checkout/draft': {
    billing_first_name: 'Karel',
    billing_post_code: '101 00',
    billing_country_id: '1',
  },
  '/api/customer/email/confirm': { token: 'x' },
  '/api/return/shipping': { ...BY_HASH, refund_id: '1', shipping_method_id: '1', shipping_street: 'Úzká 1' },
  '/api/return/submit': {
    ...BY_HASH,
    refund_id: '1',
    bank_account_number: '19-2000145399',
    bank_code: '0800',
  },
  '/api/withdrawal/send': { ...PERSON, order_code: theirs.code, note: 'Hrnek.' },
  '/api/withdrawal/submit': { ...BY_HASH, refund_id: '1', bank_account_iban: 'CZ6508000000192000145399' },
  '/api/withdrawal/confirm': { token: 'x' },
  '/api/newsletter/confirm': { token: 'x' },
  '/api/newsletter/unsubscribe': { token: 'x' },
  '/api/auth/social': { provider: 'google', return_to: '/' },
  '/api/customer/pairing': { provider: 'google' },
  '/api/payment': { ...BY_HASH, payment_method_id: '1' },
  '/api/auth/refresh': { return_to: '/' },
  '/api/auth/password': { token: 'x', ...PASSWORDS },
  '/api/auth/impersonate': { customerId: '1' },
  '/api/auth/impersonate-end': { return_to: '/' },
}
const OF_CART = /^\/api\/(?:cart|checkout)\//
const ANY = { language: 'cs', currency: 'CZK', return_to: '/kosik' }
const VALUES = ['', 'abc', '-1', '1e21', '9'.repeat(30), '[]', '{"product_id":null}', '__proto__'].concat(
  Object.values(BAD_VALUES).filter((value) => typeof value === 'string' && value.length < 500) as string[],
)
let turn = 0
/** The form of the checkout has many fields, each on a page and a cart of its own. */
const PATIENT_MS = 400_000

/** Nothing of ours breaks, and nobody is led away. */
async function hold(what: string, response: Response): Promise<void> {
  expect(shop.failures.splice(0), what).toEqual([])
  expect(response.status, what).toBeLessThan(500)
  const location = response.headers.get('location')
  if (location !== null) expect(location, what).toMatch(/^\/(?![/\\])/)
  const is_data = response.headers.get('content-type')?.startsWith('application/json')
  if (is_data) history.push({ status: response.status, text: await response.text() })
}

/** As a page sends it, and as a script does. */
async function send(
  path: string,
  { has_files }: Pick<PageForm, 'has_files'>,
  visitor: Visitor,
  fields: object,
) {
  const { cookies } = visitor
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  if (!has_files) {
    const sent = await shop.submit(path, Object.fromEntries(texts), { cookies })
    return [sent, await shop.ask(path, fields, { cookies })]
  }
  const form = new FormData()
  for (const [name = '', value = ''] of texts) form.append(name, value)
  form.append('documents', new File(['%PDF-1.4'], texts.at(-1)?.[1] ?? '', { type: 'application/pdf' }))
  return [await shop.post(path, form, { cookies })]
}

describe('every form of the shop', () => {
  it('is found on a page, or known besides', () => {
    expect(OWN_PATHS.filter((path) => !places.has(path) && !UNSEEN[path])).toEqual([])
  })

  it.each(OWN_PATHS)(
    '[B-22] [B-29] [B-70] %s takes any one of its fields odd, and any of them alone',
    async (path) => {
      jana.cookies = { ...(await logIn()), cart_id: jana.cookies.cart_id ?? '' }
      staff.cookies = await logStaffIn()
      const unseen = { action: path, has_files: false, fields: UNSEEN[path] ?? {} }
      const scenes: { visitor: Visitor; form: () => Promise<PageForm | undefined> }[] = [
        ...(places.get(path) ?? []).map((place) => ({
          visitor: place.visitor,
          form: () => formAt(path, place),
        })),
        ...(UNSEEN[path]
          ? [jana, guest, staff].map((visitor) => ({ visitor, form: async () => unseen }))
          : []),
      ]
      for (const { visitor, form } of scenes) {
        if (visitor !== staff) await giveCart(visitor)
        let found = (await form()) ?? unseen
        for (const name of Object.keys({ ...ANY, ...found.fields })) {
          await db`delete from attempt`
          // What the field before has done to the cart is not to stop this one.
          if (visitor !== staff && OF_CART.test(path)) {
            await giveCart(visitor)
            found = (await form()) ?? found
          }
          const value = VALUES[turn++ % VALUES.length] ?? ''
          const fields = { ...ANY, ...found.fields, [name]: value }
          const what = `${visitor.name} ${found.action} ${name}=${value}`
          for (const answer of await send(found.action, found, visitor, fields)) await hold(what, answer)
        }
        for (const odd of [{}, { ...found.fields, item: {}, order_id: [1], hash: null, amount: true }])
          for (const answer of await send(found.action, found, visitor, odd))
            await hold(`${path} without`, answer)
      }
    },
    PATIENT_MS,
  )

  it('leaves nothing half written, and tells nothing of the insides [S48]', async () => {
    expect(history.length).toBeGreaterThan(OWN_PATHS.length)
    const secrets = [DEMO_PASSWORD, DEMO_STAFF_PASSWORD]
    const found = await checkInvariants(db, { before, history, secrets })
    // Who writes a withdrawal anew is asked anew to confirm it.
    expect(found.filter((sentence) => !sentence.includes('Potvrďte odstoupení'))).toEqual([])
    const [made] = await db<{ orders: number }[]>`
      select count(*)::int as orders from customer_order where id > ${before.last_order_id}`
    // Both are of the beginning: the others were ordered by the forms.
    expect(made?.orders).toBeGreaterThan(4)
  })
})
