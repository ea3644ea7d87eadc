import { sign, verify } from 'node:crypto'
import { createCsobSandbox, type CsobSandboxOptions } from './csob-sandbox.ts'
import { BANK, MERCHANT } from './known-keys.ts'

export const NOW = Date.UTC(2026, 0, 1, 11, 0, 0)
/** The same moment on a wall in Prague. */
export const DTTM = '20260101120000'

const BASE = 'http://gate.example/sandbox/csob'

export const INIT = {
  merchantId: MERCHANT.id,
  orderNo: '5547',
  dttm: DTTM,
  payOperation: 'payment',
  payMethod: 'card',
  totalAmount: 123400,
  currency: 'CZK',
  closePayment: true,
  returnUrl: 'https://shop.example.com/return?a=1',
  returnMethod: 'POST',
  cart: [
    { name: 'Nákup', quantity: 1, amount: 113400 },
    { name: 'Doprava', quantity: 1, amount: 10000, description: 'na adresu' },
  ],
  merchantData: 'c29tZQ==',
  language: 'cs',
  ttlSec: 600,
}

export type Message = Record<string, unknown>

/** Written out by hand here, so that it does not repeat a mistake of the sandbox. */
const byHand = (message: Message): unknown[] =>
  [
    'merchantId orderNo dttm payOperation payMethod totalAmount currency closePayment returnUrl returnMethod',
    'cart',
    'merchantData customerId language ttlSec',
  ]
    .flatMap((names) => names.split(' '))
    .flatMap((name) => {
      if (name !== 'cart') return [message[name]]
      const cart = (message.cart ?? []) as Message[]
      return Array.isArray(cart)
        ? cart.flatMap((row) => [row.name, row.quantity, row.amount, row.description])
        : []
    })

export const signed = (values: unknown[], key = MERCHANT.private_key): string =>
  sign(
    'sha256',
    Buffer.from(values.filter((value) => value !== undefined && value !== null).join('|')),
    key,
  ).toString('base64')

export const isBanks = (values: unknown[], signature: unknown, key = BANK.public_key): boolean =>
  verify(
    'sha256',
    Buffer.from(values.filter((value) => value !== undefined).join('|')),
    key,
    Buffer.from(String(signature), 'base64'),
  )

/** A shop's side of the protocol, in the plainest form, and a clock that stands still. */
export function startBank(options: Partial<CsobSandboxOptions> = {}) {
  const bank = createCsobSandbox({
    merchant: MERCHANT,
    bank: BANK,
    base_path: '/sandbox/csob',
    clock: () => NOW,
    ...options,
  })
  const ask = (path: string, init?: RequestInit) => bank.fetch(new Request(BASE + path, init))
  const api = (method: string, path: string, body?: Message) =>
    ask(`/api/v1.9${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const json = async (response: Response | Promise<Response>) => (await (await response).json()) as Message
  const inPath = (...parts: string[]) =>
    [...parts, signed(parts)].map((part) => encodeURIComponent(part)).join('/')
  const sim = (method: string, path: string, body?: unknown) =>
    ask(`/__sim${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const init = (changes: Message = {}) => {
    const message: Message = { ...INIT, ...changes }
    return api('POST', '/payment/init', { ...message, signature: signed(byHand(message)) })
  }
  const change = (path: string, payId: string, name?: string, value?: number) =>
    json(
      api('PUT', path, {
        merchantId: MERCHANT.id,
        payId,
        dttm: DTTM,
        ...(name ? { [name]: value } : {}),
        signature: signed([MERCHANT.id, payId, DTTM, value]),
      }),
    )
  return {
    fetch: bank.fetch,
    ask,
    api,
    json,
    sim,
    inPath,
    init,
    /** A payment ready to be paid; its number. */
    created: async (changes: Message = {}) => String((await json(init(changes))).payId),
    status: (payId: string) => json(api('GET', `/payment/status/${inPath(MERCHANT.id, payId, DTTM)}`)),
    process: (payId: string) => api('GET', `/payment/process/${inPath(MERCHANT.id, payId, DTTM)}`),
    /** What the payer does on the page. */
    act: async (payId: string, action: string) => {
      const opened = await api('GET', `/payment/process/${inPath(MERCHANT.id, payId, DTTM)}`)
      const body = new URLSearchParams({ action })
      return bank.fetch(new Request(`${opened.headers.get('location')}/action`, { method: 'POST', body }))
    },
    close: (payId: string, amount?: number) => change('/payment/close', payId, 'totalAmount', amount),
    reverse: (payId: string) => change('/payment/reverse', payId),
    refund: (payId: string, amount?: number) => change('/payment/refund', payId, 'amount', amount),
  }
}
