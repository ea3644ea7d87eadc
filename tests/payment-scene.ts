import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { createCsob } from '#platform/payment/csob.ts'
import { createGatewayCall } from '#platform/payment/gateway-call.ts'
import { createGopay } from '#platform/payment/gopay.ts'
import { reconcileNext } from '#platform/payment/reconcile.ts'
import { createCsobSandbox } from '#sandbox/csob/csob-sandbox.ts'
import { createGopaySandbox } from '#sandbox/gopay/gopay-sandbox.ts'
import { createSandboxKeys } from '#server/sandbox-keys.ts'
import { useSeededDatabase } from './database.ts'
import type { Answer } from './demo-shop.ts'
import { type CartWish, fillCart } from './order-scene.ts'

type Gateway = 'gopay' | 'csob'

export interface PaidOrder {
  id: number
  hash: string
  code: string
  total: number
}

export const SHOP = 'http://localhost'
const RETURN = `${SHOP}/api/payment-return`
/** Long enough for a sandbox in the same process, short enough to wait for one that hangs. */
const TIMEOUT_MS = 1500

/**
 * The demo shop, both gateways' sandboxes and the platform between them; the clock moves by hand. Its staff asks for no
 * news, so that a mail to it is one about money.
 */
export async function openPaymentShop({ timeout_ms = TIMEOUT_MS } = {}) {
  const { db } = await useSeededDatabase()
  await db`update shop set is_told_of_news = false`
  const data_dir = mkdtempSync(path.join(tmpdir(), 'payment-'))
  afterAll(() => rmSync(data_dir, { recursive: true }))
  const keys = createSandboxKeys(data_dir)
  const clock = { now: new Date() }
  const logged: { level: string; event: string; [field: string]: unknown }[] = []
  const log = createLog('warn', (line) => void logged.push(JSON.parse(line)))
  const rung: number[] = []
  const session = { token: '', until: new Date(0) }

  const sandbox = {
    gopay: createGopaySandbox({
      ...keys.gopay,
      base_path: '/sandbox/gopay',
      send: async (request) => {
        const response = await platform.fetch(belowApi(request))
        rung.push(response.status)
        return response
      },
    }),
    csob: createCsobSandbox({ merchant: keys.merchant, bank: keys.bank, base_path: '/sandbox/csob' }),
  }
  afterAll(() => sandbox.gopay.close())
  const asked: Record<Gateway, number> = { gopay: 0, csob: 0 }
  const callOf = (gateway: Gateway) =>
    createGatewayCall({
      timeout_ms,
      now: () => clock.now.getTime(),
      fetch: (request) => {
        asked[gateway] += 1
        return sandbox[gateway].fetch(request)
      },
    })
  const csob = createCsob(
    {
      merchant_id: keys.merchant.id,
      private_key: keys.merchant.private_key,
      bank_public_key: keys.bank.public_key,
      api_url: `${SHOP}/sandbox/csob/api/v1.9`,
    },
    callOf('csob'),
  )
  const gopay = createGopay({ ...keys.gopay, api_url: `${SHOP}/sandbox/gopay/api` }, callOf('gopay'))
  const gateways = { gopay, csob }
  const platform = createPlatform({ sql: db, log, now: () => clock.now, gateways, check_answers: true })

  async function call(name: string, body?: unknown, headers: Record<string, string> = {}) {
    const [method = '', target = ''] = name.split(' ')
    const response = await platform.fetch(
      new Request(SHOP + target, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    if (response.status === 500) throw new Error(`${name}: ${JSON.stringify(logged.at(-1))}`)
    return { status: response.status, answer: (text ? JSON.parse(text) : null) as Answer }
  }

  /** Has a gateway know the shop by other keys than the shop has, and by its own again. */
  const forgetShop = (gateway: Gateway) =>
    sim(
      gateway,
      'POST /keys',
      gateway === 'gopay' ? { client_secret: 'another' } : { merchant_public_key: keys.bank.public_key },
    )
  const knowShop = (gateway: Gateway) =>
    sim(
      gateway,
      'POST /keys',
      gateway === 'gopay'
        ? { client_secret: keys.gopay.client_secret }
        : { merchant_public_key: keys.merchant.public_key },
    )

  /** What the control API of a sandbox is told. */
  async function sim(gateway: Gateway, name: string, body?: unknown): Promise<Answer> {
    const [method = '', target = ''] = name.split(' ')
    const response = await sandbox[gateway].fetch(
      new Request(`${SHOP}/sandbox/${gateway}/__sim${target}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    )
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  async function ordered(payment: string, wish: Partial<CartWish> = {}): Promise<PaidOrder> {
    const cart_id = await fillCart(db, { lines: [{ code: 'UNTRACKED' }], payment, ...wish })
    const { status, answer } = await call('POST /orders', { cart_id })
    if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(answer)}`)
    const { id, hash, code, taxed_total_price } = answer
    return { id, hash, code, total: Math.round(taxed_total_price.value * 100) }
  }

  const start = (gateway: Gateway, { id, hash }: PaidOrder) =>
    gateway === 'gopay'
      ? call(`POST /gopay-requests?hash=${hash}`, { order_id: id, return_url: RETURN })
      : call(`POST /csob/payment?hash=${hash}`, { order_id: id, return_uri: RETURN, return_method: 'POST' })
  const again = ({ id, hash }: PaidOrder) =>
    call(`POST /orders/${id}/payments?hash=${hash}`, { return_url: RETURN })
  const methodId = async (code: string) => {
    const [method] = await db<{ id: number }[]>`select id from payment_method where code = ${code}`
    return method?.id ?? 0
  }
  /** Pays an order in another way. */
  const otherwise = async ({ id, hash }: PaidOrder, code: string) =>
    call(`POST /orders/${id}/payments?hash=${hash}`, {
      return_url: RETURN,
      payment_method_id: await methodId(code),
    })

  const attempts = async ({ id }: PaidOrder) => [
    ...(await db<{ id: number; state: string; gateway_payment_id: string; amount: number; polls: number }[]>`
      select id, state, gateway_payment_id, amount, polls from payment_attempt where order_id = ${id} order by id`),
  ]
  /** A paid order, and the payment that paid it. */
  async function paid(gateway: Gateway, wish: Partial<CartWish> = {}) {
    const made = await opened(gateway, wish)
    await become(gateway, made.payment_id, gateway === 'gopay' ? 'PAID' : 7)
    await call(`POST /orders/${made.order.id}/payments/verify?hash=${made.order.hash}`)
    return made
  }
  /** Sessions of staff are short, and the clock moves by hand. */
  async function staff(name: string, body?: unknown) {
    if (session.until <= clock.now) {
      const login = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
      session.token = (await call('POST /auth/users/login', login)).answer.access_token
      session.until = new Date(clock.now.getTime() + 60_000)
    }
    return call(name, body, { authorization: `Bearer ${session.token}` })
  }
  const stateOf = async ({ id }: PaidOrder) => {
    const [row] = await db<{ paid: boolean; invoices: number; paid_events: number; refunds: number }[]>`
      select paid_at is not null as paid,
        (select count(*)::int from order_invoice where order_id = ${id} and parent_id is null) as invoices,
        (select count(*)::int from order_event where order_id = ${id} and kind = 'paid') as paid_events,
        (select count(*)::int from refund_due where order_id = ${id}) as refunds
      from customer_order where id = ${id}`
    return { ...row }
  }
  /** An order with a payment opened at its gateway. */
  async function opened(gateway: Gateway, wish: Partial<CartWish> = {}) {
    const order = await ordered(gateway, wish)
    const { status, answer } = await start(gateway, order)
    if (status !== 200) throw new Error(`The payment was not opened: ${JSON.stringify(answer)}`)
    const [attempt] = await attempts(order)
    return { order, payment_id: attempt?.gateway_payment_id ?? '' }
  }
  const become = (gateway: Gateway, payment_id: string, state: string | number) =>
    sim(
      gateway,
      `POST /payments/${payment_id}/state`,
      gateway === 'gopay' ? { state } : { paymentStatus: state },
    )
  const notify = (payment_id: string) => call(`GET /gopay-requests/notification?id=${payment_id}`)
  const verifyGopay = (payment_id: string) => call(`POST /gopay-requests/${payment_id}/verify`)
  const csobReturn = async (payment_id: string, wanted: object = {}): Promise<Record<string, string>> =>
    (await sim('csob', `POST /payments/${payment_id}/return`, wanted)).fields
  /** Everything that is due by now. */
  async function reconcile(): Promise<number> {
    let turns = 0
    while (await reconcileNext({ sql: db, log, gateways }, clock.now)) turns += 1
    return turns
  }
  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  const staffMails = async (code: string) => [
    ...(await db<{ subject: string }[]>`
      select subject from mail_outbox where subject like ${`%${code}%`}
        and "to" = (select email from company limit 1)`),
  ]
  return {
    db,
    platform,
    gateways,
    csob,
    gopay,
    clock,
    log,
    logged,
    asked,
    rung,
    call,
    sim,
    forgetShop,
    knowShop,
    ordered,
    start,
    again,
    methodId,
    otherwise,
    opened,
    paid,
    staff,
    attempts,
    stateOf,
    become,
    notify,
    verifyGopay,
    csobReturn,
    reconcile,
    wait,
    staffMails,
  }
}

function belowApi(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/^\/shop-api/, '')
  return new Request(url, request)
}
