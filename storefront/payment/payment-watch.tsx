import { useEffect } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import type { ReturnAnswer } from './payment-return.ts'
import { PAYMENT_RETURN } from './return-path.ts'

/** Asks again after so many seconds, then leaves it to whoever is looking. */
const ASK_AGAIN_S = [2, 4, 8, 15, 30, 60, 60]

/** While nobody knows how a payment ended: asks on its own, and lets the shopper ask. */
export function PaymentWatch({ order_id, hash }: { order_id: number; hash: string | null }) {
  const { t, language } = useTranslator()
  useEffect(
    () => watch({ order_id: String(order_id), language, ...(hash ? { hash } : {}) }),
    [order_id, hash, language],
  )
  return (
    <form method="post" action={PAYMENT_RETURN} className="max-sm:w-full" data-payment-watch>
      <input type="hidden" name="order_id" value={order_id} />
      {hash && <input type="hidden" name="hash" value={hash} />}
      <input type="hidden" name="language" value={language} />
      <button type="submit" className="button button-primary max-sm:w-full">
        {t('payment.check_again')}
      </button>
    </form>
  )
}

function watch(fields: Record<string, string>): () => void {
  const left = new AbortController()
  let timer = 0

  function askLater(turn: number): void {
    const seconds = ASK_AGAIN_S[turn]
    if (seconds === undefined) return
    timer = window.setTimeout(async () => {
      const answer = await ask(fields, left.signal)
      if (left.signal.aborted) return
      if (answer && answer.payment_status !== 'unknown') location.replace(answer.location)
      else askLater(turn + 1)
    }, seconds * 1000)
  }

  askLater(0)
  return () => {
    left.abort()
    clearTimeout(timer)
  }
}

async function ask(fields: Record<string, string>, signal: AbortSignal): Promise<ReturnAnswer | null> {
  try {
    const response = await fetch(PAYMENT_RETURN, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal,
    })
    // The own server answers as it declares.
    return response.ok ? ((await response.json()) as ReturnAnswer) : null
  } catch {
    return null
  }
}
