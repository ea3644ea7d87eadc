import * as z from 'zod/mini'
import { told, unknownPayment } from '../gateway/control.ts'
import { DelayMs } from '../gateway/fault.ts'
import { openRoad, ReturnRoad } from '../gateway/return-road.ts'
import type { Answerer } from '../gateway/route.ts'
import type { GopayGate } from './gate.ts'
import { type createNotifier, type NotificationRoad, withId } from './notify.ts'
import { GOPAY_STATES, type GopayPayment } from './payment.ts'

const Settings = z.strictObject({
  notifications: z.optional(
    z.strictObject({
      mode: z._default(z.enum(['send', 'hold', 'drop']), 'send'),
      delay_ms: DelayMs,
      copies: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
    }),
  ),
  returns: z.optional(ReturnRoad),
  refunds: z.optional(z.enum(['FINISHED', 'ACCEPTED', 'FAILED'])),
})

export interface GopaySettings {
  notifications: NotificationRoad
  returns: ReturnRoad
  refunds: 'FINISHED' | 'ACCEPTED' | 'FAILED'
}

export const usualSettings = (): GopaySettings => ({
  notifications: { mode: 'send', delay_ms: 0, copies: 1 },
  returns: openRoad(),
  refunds: 'FINISHED',
})

const Force = z.strictObject({
  state: z.enum(GOPAY_STATES),
  sub_state: z.optional(z.nullable(z.string())),
})
/** Messages in the order they are to arrive, each as often as it stands here. */
const Send = z.strictObject({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(1000)),
  parallel: z._default(z.boolean(), false),
})
/** A message nobody at the gateway wrote: any number, rung at the address of a known payment. */
const Forge = z.strictObject({ payment_id: z.union([z.int(), z.string()]), like: z.int() })
const Return = z.strictObject({ id: z.optional(z.union([z.int(), z.string()])) })
const Keys = z.strictObject({ client_secret: z.string().check(z.minLength(1)) })

export interface GopayControlOptions {
  gate: GopayGate
  notifier: ReturnType<typeof createNotifier>
  settings: GopaySettings
  setSecret: (client_secret: string) => void
}

export function gopayControlRoutes(options: GopayControlOptions): Record<string, Answerer> {
  const { gate, notifier, settings } = options
  const messages = () =>
    gate
      .all()
      .flatMap((payment) => payment.notifications.map((message) => ({ payment_id: payment.id, ...message })))
  const on = (id: string | undefined, act: (payment: GopayPayment) => unknown) => {
    const payment = gate.find(id ?? '')
    return payment ? Response.json(act(payment)) : unknownPayment()
  }
  const deliver = async (id: number): Promise<number | null> => {
    for (const payment of gate.all()) {
      const message = payment.notifications.find((one) => one.id === id)
      if (message) return notifier.deliver(payment, message)
    }
    return null
  }
  return {
    'POST /settings': told(Settings, ({ notifications, returns, refunds }) => {
      if (notifications) settings.notifications = notifications
      if (returns) settings.returns = returns
      if (refunds) settings.refunds = refunds
      return Response.json(settings)
    }),
    'POST /payments/{id}/state': told(Force, ({ state, sub_state = null }, { params }) =>
      on(params.id, (payment) => {
        gate.move(payment, state, sub_state)
        return payment
      }),
    ),
    'POST /payments/{id}/refunds/finish': ({ params }) =>
      on(params.id, (payment) => {
        gate.finishRefunds(payment)
        return payment.refunds
      }),
    'POST /payments/{id}/return': told(Return, ({ id }, { params }) =>
      on(params.id, (payment) => ({
        method: 'GET',
        url: withId(payment.callback.return_url, id ?? payment.id),
      })),
    ),
    'GET /notifications': () => Response.json(messages()),
    'POST /notifications/send': told(Send, async ({ ids, parallel }) => {
      const answers: (number | null)[] = []
      if (parallel) answers.push(...(await Promise.all(ids.map(deliver))))
      else for (const id of ids) answers.push(await deliver(id))
      return Response.json({ answers })
    }),
    'POST /notifications/forge': told(Forge, async ({ payment_id, like }) => {
      const payment = gate.find(String(like))
      if (!payment) return unknownPayment()
      return Response.json({ answer: await notifier.ring(payment.callback.notification_url, payment_id) })
    }),
    'POST /keys': told(Keys, ({ client_secret }) => {
      options.setSecret(client_secret)
      return Response.json({ client_secret })
    }),
  }
}
