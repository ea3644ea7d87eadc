import { type SubmitEvent, useState } from 'react'
import { postOwn } from '../api/own-post.ts'

/** Sends a form about paying; the own server answers with where to go, and the gateway opens by a full page load. */
export function usePay() {
  const [is_sending, setSending] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (is_sending) return
    setSending(true)
    const answer = await postOwn(event.currentTarget, { live: '1' }).catch(() => null)
    // The own server answers as it declares.
    const { location: to } = (answer?.body ?? {}) as { location?: string }
    if (to) location.assign(to)
    else setSending(false)
  }

  return { is_sending, send }
}
