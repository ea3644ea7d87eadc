import { type ReturnRoad, travel } from '../gateway/return-road.ts'
import type { Answerer } from '../gateway/route.ts'
import type { GopayGate } from './gate.ts'
import { withId } from './notify.ts'
import { type GopayPayment, isOpen } from './payment.ts'
import { lostPage, paymentPage, unknownPage } from './payment-page.ts'

/** Reasons as the gateway codes them. */
const SUB_STATES = {
  waiting_online: '_101',
  waiting_offline: '_102',
  declined: '_5002',
  cancelled: '_5043',
} as const

export interface GatewayOptions {
  gate: GopayGate
  road: () => ReturnRoad
  pageUrl: (url: URL, hash: string) => string
}

const ENDINGS: Record<string, (gate: GopayGate, payment: GopayPayment) => void> = {
  pay: (gate, payment) => {
    choose(gate, payment, 'PAYMENT_CARD')
    if (!payment.preauthorization) return gate.move(payment, 'PAID', null)
    payment.preauthorization = 'AUTHORIZED'
    gate.move(payment, 'AUTHORIZED', null)
  },
  decline: (gate, payment) => {
    choose(gate, payment, 'PAYMENT_CARD')
    gate.move(payment, 'CANCELED', SUB_STATES.declined)
  },
  cancel: (gate, payment) => gate.move(payment, 'CANCELED', SUB_STATES.cancelled),
  transfer: (gate, payment) => choose(gate, payment, 'BANK_ACCOUNT'),
  arrive: (gate, payment) => gate.move(payment, 'PAID', null),
  expire: (gate, payment) => gate.move(payment, 'TIMEOUTED', null),
}

function choose(gate: GopayGate, payment: GopayPayment, instrument: 'PAYMENT_CARD' | 'BANK_ACCOUNT'): void {
  payment.payment_instrument = instrument
  const reason = instrument === 'PAYMENT_CARD' ? SUB_STATES.waiting_online : SUB_STATES.waiting_offline
  gate.move(payment, 'PAYMENT_METHOD_CHOSEN', reason)
}

/** The page of a payment, and the ways off it. */
export function gatewayRoutes({ gate, road, pageUrl }: GatewayOptions): Record<string, Answerer> {
  const onPayment =
    (
      answer: (payment: GopayPayment, asked: Parameters<Answerer>[0]) => Response | Promise<Response>,
    ): Answerer =>
    (asked) => {
      gate.age()
      const payment = gate.findByHash(asked.params.hash ?? '')
      return payment ? answer(payment, asked) : unknownPage(asked.request.headers.get('accept-language'))
    }
  const show = onPayment((payment, { url }) => paymentPage(payment, pageUrl(url, payment.hash)))
  const back = async (payment: GopayPayment) => {
    if (!(await travel(road()))) return lostPage(payment)
    const location = withId(payment.callback.return_url, payment.id)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  return {
    'GET /gw/v3/{hash}': show,
    'POST /gw/v3/{hash}': show,
    'GET /gw/v3/{hash}/action': onPayment(back),
    'POST /gw/v3/{hash}/action': onPayment(async (payment, { request, url }) => {
      const action = new URLSearchParams(await request.text()).get('action') ?? ''
      const end = Object.hasOwn(ENDINGS, action) ? ENDINGS[action] : undefined
      if (!end) return paymentPage(payment, pageUrl(url, payment.hash))
      // A second press, or the page of another tab, changes nothing any more.
      if (isOpen(payment)) end(gate, payment)
      return back(payment)
    }),
    'GET /gp-gw/js/embed.js': () =>
      new Response(EMBED, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
  }
}

/** Inline mode works on the vendor's own pages only; elsewhere its script redirects, and so does this. */
const EMBED = `window._gopay={checkout:function(options){location.assign(options.gatewayUrl)}};
document.addEventListener('submit',function(event){
if(event.target.id==='gopay-payment-button'){event.preventDefault();location.assign(event.target.action)}});
`
