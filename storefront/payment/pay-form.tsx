import { type SubmitEvent, useState } from 'react'
import { postOwn } from '../api/own-post.ts'
import { useTranslator } from '../storefront-context.tsx'

/** Pays an order once more. Without scripts a plain form; with them the gateway opens by a full page load. */
export function PayForm({ order_id, hash }: { order_id: number; hash: string | null }) {
  const { t, language } = useTranslator()
  const [is_sending, setSending] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (is_sending) return
    setSending(true)
    const answer = await postOwn(event.currentTarget, { live: '1' }).catch(() => null)
    // The own server answers with where to go.
    const { location: to } = (answer?.body ?? {}) as { location?: string }
    if (to) location.assign(to)
    else setSending(false)
  }

  return (
    <form method="post" action="/api/payment" onSubmit={send} data-pay>
      <input type="hidden" name="order_id" value={order_id} />
      {hash && <input type="hidden" name="hash" value={hash} />}
      <input type="hidden" name="language" value={language} />
      <button type="submit" className="button button-primary" aria-busy={is_sending} disabled={is_sending}>
        {t('summary.pay_again')}
      </button>
    </form>
  )
}
