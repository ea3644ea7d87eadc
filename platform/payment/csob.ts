import { createPrivateKey, createPublicKey } from 'node:crypto'
import { CSOB_STATUS as STATUS, csobRefunds } from './csob-refund.ts'
import {
  ANSWER_ORDER,
  dttmOf,
  type FieldOrder,
  isSigned,
  REQUEST_ORDER,
  signedText,
  signText,
} from './csob-signature.ts'
import {
  GatewayError,
  type PaymentWish,
  type Reading,
  type ReadState,
  type SigningGateway,
} from './gateway.ts'
import type { GatewayCall } from './gateway-call.ts'

export interface CsobSettings {
  merchant_id: string
  private_key: string
  bank_public_key: string
  /** Read with every call, as with GoPay. */
  readonly api_url: string
}

export interface CsobClient extends SigningGateway {
  echo: () => Promise<void>
  close: (id: string, amount: number) => Promise<Reading>
  reverse: (id: string) => Promise<Reading>
}

type Message = Record<string, unknown>

const STATES: Record<number, ReadState> = {
  [STATUS.created]: 'open',
  [STATUS.in_progress]: 'pending',
  [STATUS.cancelled]: 'failed',
  [STATUS.confirmed]: 'paid',
  [STATUS.reversed]: 'refunded',
  [STATUS.denied]: 'failed',
  [STATUS.waiting_for_settlement]: 'paid',
  [STATUS.settled]: 'paid',
  [STATUS.refund_processing]: 'refunded',
  [STATUS.returned]: 'refunded',
}

/** Statuses of a signature the bank does not know, and the result of a merchant it has blocked. */
const KEYS_REFUSED = [401, 403]
const MERCHANT_BLOCKED = 120
/** Results that say the bank itself has failed: nobody knows how far it had come. */
const BANK_FAILED = [190, 900, 999]

/** How long the payer may take; the longest the bank allows. */
const TTL_S = 1800
/** A return is drawn up when the payer leaves the bank: one from long before was kept by somebody. */
const RETURN_MOST_AGE_MS = 2 * 3600_000
const CLOCK_SKEW_MS = 10 * 60_000

/** ČSOB payment gateway, eAPI 1.9. */
export function createCsob(
  settings: CsobSettings,
  call: GatewayCall,
  now: () => Date = () => new Date(),
): CsobClient {
  const { merchant_id } = settings
  const private_key = createPrivateKey(settings.private_key)
  const bank_key = createPublicKey(settings.bank_public_key)

  const stamped = (fields: Message = {}): Message => ({
    merchantId: merchant_id,
    dttm: dttmOf(now()),
    ...fields,
  })
  const signatureOf = (order: FieldOrder, message: Message) =>
    signText(signedText(order, message), private_key)

  async function ask(request: Request, order: FieldOrder): Promise<Message> {
    const { status, body } = await call(request)
    if (typeof body !== 'object' || body === null) throw new GatewayError('no message', { certain: false })
    const message = body as Message
    if (status !== 200) {
      throw new GatewayError(`ČSOB refused: ${status} ${String(message.resultCode ?? '')}`, {
        certain: true,
        refused: true,
        is_about_keys: KEYS_REFUSED.includes(status),
      })
    }
    if (!isSigned(signedText(order, message), message.signature, bank_key)) {
      // Most likely the shop was given the bank's other key, that of its test or of its live gateway.
      throw new GatewayError('an answer the bank has not signed', { certain: false, is_about_keys: true })
    }
    if (message.resultCode !== 0) {
      const is_refusal = !BANK_FAILED.includes(Number(message.resultCode))
      throw new GatewayError(`ČSOB answered ${String(message.resultCode)}`, {
        certain: is_refusal,
        refused: is_refusal,
        is_about_keys: message.resultCode === MERCHANT_BLOCKED,
      })
    }
    return message
  }

  function sent(method: 'POST' | 'PUT', path: string, order: FieldOrder, message: Message): Request {
    return new Request(settings.api_url + path, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, signature: signatureOf(order, message) }),
    })
  }

  function got(operation: 'process' | 'status', payId: string): string {
    const message = stamped({ payId })
    const parts = [merchant_id, payId, message.dttm, signatureOf(REQUEST_ORDER.payment, message)]
    return `${settings.api_url}/payment/${operation}/${parts.map((part) => encodeURIComponent(String(part))).join('/')}`
  }

  const change = async (operation: 'close' | 'reverse' | 'refund', order: FieldOrder, message: Message) =>
    readingOf(
      message.payId,
      await ask(sent('PUT', `/payment/${operation}`, order, message), ANSWER_ORDER.change),
    )

  const read = async (id: string) =>
    readingOf(id, await ask(new Request(got('status', id)), ANSWER_ORDER.status))
  const close = (payId: string, totalAmount: number) =>
    change('close', REQUEST_ORDER.close, stamped({ payId, totalAmount }))
  const reverse = (payId: string) => change('reverse', REQUEST_ORDER.payment, stamped({ payId }))
  const refund = (payId: string, amount: number) =>
    change('refund', REQUEST_ORDER.refund, stamped({ payId, amount }))

  return {
    echo: async () => {
      await ask(sent('POST', '/echo', REQUEST_ORDER.echo, stamped()), ANSWER_ORDER.echo)
    },
    create: async (wish) => {
      const message = stamped(paymentOf(wish))
      const answer = await ask(sent('POST', '/payment/init', REQUEST_ORDER.init, message), ANSWER_ORDER.init)
      if (typeof answer.payId !== 'string') throw new GatewayError('no payId', { certain: false })
      return { id: answer.payId, url: got('process', answer.payId) }
    },
    read,
    isResting: call.isResting,
    // The signature in the address is good for minutes only.
    addressOf: (id) => got('process', id),
    close,
    reverse,
    refund: async (payId, amount) => {
      await refund(payId, amount)
      return 'accepted'
    },
    giveBack: csobRefunds({ read, close, reverse, refund }),
    readReturn: (form, at) => {
      const { payId, dttm = '', merchantData = '', signature } = form
      if (!payId || !isSigned(signedText(ANSWER_ORDER.return, form), signature, bank_key)) return null
      const [oldest, newest] = [-RETURN_MOST_AGE_MS, CLOCK_SKEW_MS].map((by) =>
        dttmOf(new Date(at.getTime() + by)),
      )
      if (dttm < (oldest ?? '') || dttm > (newest ?? '')) return null
      return { id: payId, attempt_id: Number(Buffer.from(merchantData, 'base64').toString()) }
    },
  }
}

function readingOf(asked: unknown, message: Message): Reading {
  const { payId, paymentStatus } = message
  const state = typeof paymentStatus === 'number' ? STATES[paymentStatus] : undefined
  if (payId !== asked || !state) throw new GatewayError('ČSOB told of something else', { certain: false })
  // The bank tells neither amount nor order: its payId was given for them and for nothing else.
  return {
    state,
    gateway_state: String(paymentStatus),
    amount: null,
    currency: null,
    order_number: null,
    is_whole: paymentStatus === STATUS.reversed ? true : null,
    returned: null,
  }
}

const GOODS: Record<string, string> = { cs: 'Nákup', sk: 'Nákup', en: 'Purchase', de: 'Einkauf' }
const DELIVERY: Record<string, string> = { cs: 'Doprava', sk: 'Doprava', en: 'Delivery', de: 'Versand' }

/** The fields of a new payment. The bank takes two lines at most: the goods, and what their delivery costs. */
function paymentOf(wish: PaymentWish): Message {
  const { payer, language } = wish
  const delivery = wish.lines
    .filter(({ type }) => type === 'DELIVERY')
    .reduce((sum, { amount }) => sum + amount, 0)
  const is_split = delivery > 0 && delivery < wish.amount
  const cart = [
    {
      name: GOODS[language] ?? 'Nákup',
      quantity: 1,
      amount: is_split ? wish.amount - delivery : wish.amount,
    },
    ...(is_split ? [{ name: DELIVERY[language] ?? 'Doprava', quantity: 1, amount: delivery }] : []),
  ]
  const phone = payer.phone?.replaceAll(/\D/g, '')
  const mobilePhone = phone && payer.dial_code ? `${payer.dial_code}.${phone}` : undefined
  return {
    orderNo: wish.order_number,
    payOperation: 'payment',
    payMethod: 'card',
    totalAmount: wish.amount,
    currency: wish.currency,
    closePayment: true,
    returnUrl: wish.return_url,
    returnMethod: 'POST',
    cart,
    customer: {
      name: `${payer.first_name} ${payer.last_name}`.trim().slice(0, 45).trim(),
      email: payer.email.slice(0, 100),
      ...(mobilePhone ? { mobilePhone } : {}),
    },
    merchantData: Buffer.from(String(wish.attempt_id)).toString('base64'),
    language,
    ttlSec: TTL_S,
  }
}
