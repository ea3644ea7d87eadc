import type { GopayNotification, GopayPayment } from './payment.ts'

/** A shop that does not answer 200 is told again, so often and no more. */
export const NOTIFICATION_ATTEMPTS = 20
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 300_000
const ANSWER_TIMEOUT_MS = 10_000

/** What happens to messages on their way: `hold` keeps them until they are sent by hand. */
export interface NotificationRoad {
  mode: 'send' | 'hold' | 'drop'
  delay_ms: number
  copies: number
}

export interface NotifierOptions {
  road: () => NotificationRoad
  send: (request: Request) => Promise<Response>
  save: (payment: GopayPayment) => void
}

/** The address with the payment's number added to whatever stands in its query. */
export function withId(address: string, id: number | string): string {
  const url = new URL(address)
  url.searchParams.set('id', String(id))
  return url.href
}

export function createNotifier({ road, send, save }: NotifierOptions) {
  const timers = new Set<NodeJS.Timeout>()
  let next_id = Date.now()

  function later(ms: number, act: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void act()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  async function ring(notification_url: string, id: number | string): Promise<number> {
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
      const response = await send(new Request(withId(notification_url, id), { signal }))
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }

  async function deliver(payment: GopayPayment, message: GopayNotification): Promise<number> {
    const answer = await ring(payment.callback.notification_url, payment.id)
    message.answers.push(answer)
    if (answer === 200) message.status = 'delivered'
    else if (message.status === 'held' || message.status === 'delivered') {
      // Sent by hand: whoever sends it decides about the next time, too.
    } else if (message.answers.length >= NOTIFICATION_ATTEMPTS) message.status = 'failed'
    else later(retryAfter(message.answers.length), () => deliver(payment, message))
    save(payment)
    return answer
  }

  const close = () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  return {
    /** Called with every change of state; the caller saves the payment. */
    write: (payment: GopayPayment) => {
      const { mode, delay_ms, copies } = road()
      for (let copy = 0; copy < copies; copy += 1) {
        const message: GopayNotification = {
          id: next_id++,
          state: payment.state,
          status: mode === 'hold' ? 'held' : mode === 'drop' ? 'dropped' : 'waiting',
          due_at: Date.now() + delay_ms,
          answers: [],
        }
        payment.notifications.push(message)
        if (mode === 'send') later(delay_ms, () => deliver(payment, message))
      }
    },
    deliver,
    ring,
    /** Messages that a former run left unsent. */
    resume: (payments: Iterable<GopayPayment>) => {
      for (const payment of payments) {
        for (const message of payment.notifications.filter(({ status }) => status === 'waiting')) {
          later(Math.max(0, message.due_at - Date.now()), () => deliver(payment, message))
        }
      }
    },
    close,
  }
}

function retryAfter(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
}
