import { pragueTime } from '../gateway/clock.ts'
import { type ReturnRoad, travel } from '../gateway/return-road.ts'
import type { Answerer, Asked } from '../gateway/route.ts'
import { cardPage, messagePage, returnPage } from './card-page.ts'
import type { CsobGate } from './gate.ts'
import { type CsobPayment, isOpen, statusFields } from './payment.ts'
import { CSOB_STATUSES as IS } from './result.ts'
import { RETURN_ORDER } from './sign-order.ts'
import { signedText, signText } from './signature.ts'

export interface CsobGatewayOptions {
  gate: CsobGate
  bank_key: () => string
  wall: () => number
  road: () => ReturnRoad
  pageUrl: (url: URL, session: string) => string
}

const ENDINGS: Record<string, (gate: CsobGate, payment: CsobPayment) => void> = {
  pay: (gate, payment) => gate.move(payment, payment.closePayment ? IS.waiting_for_settlement : IS.confirmed),
  decline: (gate, payment) => gate.move(payment, IS.denied, 'declined by the card issuer'),
  cancel: (gate, payment) => gate.move(payment, IS.cancelled),
  expire: (gate, payment) => gate.move(payment, IS.cancelled),
  return: () => {},
}

export type ReturnFields = Record<string, string>

/** What the bank says to the shop through the payer's browser, signed. */
export function returnFields(
  payment: CsobPayment,
  { bank_key, wall }: Pick<CsobGatewayOptions, 'bank_key' | 'wall'>,
  changes: Record<string, unknown> = {},
): ReturnFields {
  const { merchantData } = payment
  const values: Record<string, unknown> = {
    ...statusFields(payment),
    dttm: pragueTime(wall()),
    ...(merchantData ? { merchantData } : {}),
    ...changes,
  }
  const signature = signText(signedText(RETURN_ORDER, values), bank_key())
  const present = RETURN_ORDER.filter((name) => values[name] !== undefined && values[name] !== null)
  return { ...Object.fromEntries(present.map((name) => [name, String(values[name])])), signature }
}

export function returnAddress(returnUrl: string, fields: ReturnFields): string {
  const url = new URL(returnUrl)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

export function createCsobGateway(options: CsobGatewayOptions) {
  const { gate, road, pageUrl } = options

  async function back(payment: CsobPayment): Promise<Response> {
    if (!(await travel(road()))) return messagePage('lost', payment.language)
    const fields = returnFields(payment, options)
    if (payment.returnMethod === 'GET') return seeOther(returnAddress(payment.returnUrl, fields))
    return returnPage(payment.language, payment.returnUrl, Object.entries(fields))
  }

  const brokenPage = ({ request }: Asked) => messagePage('broken', request.headers.get('accept-language'))

  const onPayment =
    (answer: (payment: CsobPayment, asked: Asked) => Response | Promise<Response>): Answerer =>
    (asked) => {
      gate.age()
      const payment = gate.findBySession(asked.params.session ?? '')
      return payment ? answer(payment, asked) : brokenPage(asked)
    }

  const routes: Record<string, Answerer> = {
    'GET /pay/{session}': onPayment((payment, { url }) => cardPage(payment, pageUrl(url, payment.session))),
    'POST /pay/{session}/action': onPayment(async (payment, { request, url }) => {
      const action = new URLSearchParams(await request.text()).get('action') ?? ''
      const end = Object.hasOwn(ENDINGS, action) ? ENDINGS[action] : undefined
      if (!end) return cardPage(payment, pageUrl(url, payment.session))
      // A second press, or the page of another tab, changes nothing any more.
      if (isOpen(payment)) end(gate, payment)
      return back(payment)
    }),
  }
  return {
    routes,
    brokenPage,
    /** From the signed address to the payer's page. */
    openPage: (payment: CsobPayment, { url }: Asked) => {
      if (payment.paymentStatus === IS.created) gate.move(payment, IS.in_progress)
      return seeOther(pageUrl(url, payment.session))
    },
  }
}
