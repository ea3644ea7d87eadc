import { createGopaySandbox, type GopaySandboxOptions } from './gopay-sandbox.ts'

const BASE = 'http://gate.example/sandbox/gopay'
export const CLIENT = { goid: '8123456789', client_id: '1744960415', client_secret: 'h9wyRz2s' }
export const NOW = Date.UTC(2026, 0, 1, 11, 0, 0)

export type Message = Record<string, unknown>

export const PAYMENT = {
  payer: {
    default_payment_instrument: 'PAYMENT_CARD',
    allowed_payment_instruments: ['PAYMENT_CARD', 'BANK_ACCOUNT'],
    contact: {
      first_name: 'Jana',
      last_name: 'Nováková',
      email: 'jana@example.com',
      phone_number: '+420777456123',
      city: 'Praha',
      street: 'Dlouhá 1',
      postal_code: '110 00',
      country_code: 'CZE',
    },
  },
  target: { type: 'ACCOUNT', goid: 8123456789 },
  amount: 123400,
  currency: 'CZK',
  order_number: '2026000123',
  order_description: 'Čaj a hrnek',
  items: [
    { type: 'ITEM', name: 'Čaj', amount: 120000, count: 2 },
    { type: 'DELIVERY', name: 'Doprava', amount: 9900 },
    { type: 'DISCOUNT', name: 'Sleva', amount: -6500 },
  ],
  callback: {
    return_url: 'https://shop.example.com/return?order=5',
    notification_url: 'https://shop.example.com/notify',
  },
  additional_params: [{ name: 'attempt', value: '7' }],
  lang: 'CS',
}

/** A shop's side of the protocol in the plainest form; it hears notifications, and answers as told. */
export function startGateway(options: Partial<GopaySandboxOptions> = {}) {
  const heard: string[] = []
  const shop = { status: 200 }
  const sandbox = createGopaySandbox({
    ...CLIENT,
    base_path: '/sandbox/gopay',
    clock: () => NOW,
    send: async (request) => {
      heard.push(request.url)
      return new Response(null, { status: shop.status })
    },
    ...options,
  })
  const ask = (path: string, init?: RequestInit) => sandbox.fetch(new Request(BASE + path, init))
  const json = async (response: Response | Promise<Response>) => (await (await response).json()) as Message
  const basic = (secret = CLIENT.client_secret) => `Basic ${btoa(`${CLIENT.client_id}:${secret}`)}`
  const token = (form: Record<string, string>, authorization = basic()) =>
    ask('/api/oauth2/token', {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
    })
  const bearer = async (scope: string) => `Bearer ${String((await json(token({ scope }))).access_token)}`
  const api = async (method: string, path: string, body?: BodyInit | Message, headers: Message = {}) => {
    const is_form = body instanceof URLSearchParams
    return ask(`/api/payments/payment${path}`, {
      method,
      headers: {
        authorization: await bearer('payment-all'),
        ...(body && !is_form ? { 'content-type': 'application/json' } : {}),
        ...(headers as Record<string, string>),
      },
      ...(body ? { body: is_form ? body : JSON.stringify(body) } : {}),
    })
  }
  const sim = (method: string, path: string, body?: unknown) =>
    ask(`/__sim${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const create = async (changes: Message = {}) => json(api('POST', '', { ...PAYMENT, ...changes }))
  return {
    ...sandbox,
    heard,
    shop,
    ask,
    json,
    basic,
    token,
    bearer,
    api,
    sim,
    create,
    status: (id: unknown) => json(api('GET', `/${String(id)}`)),
    refund: (id: unknown, amount: number | string) =>
      api('POST', `/${String(id)}/refund`, new URLSearchParams({ amount: String(amount) })),
    /** What the payer does on the page. */
    act: ({ gw_url }: Message, action: string) =>
      sandbox.fetch(
        new Request(`${String(gw_url)}/action`, { method: 'POST', body: new URLSearchParams({ action }) }),
      ),
  }
}
