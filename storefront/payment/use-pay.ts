import type { SubmitEvent } from 'react'
import { postOwn } from '../api/own-post.ts'
import { notify } from '../ui/notify.ts'
import { untilLeft, useButtonLoading } from '../ui/use-button-loading.ts'

/** Sends a form about paying; the own server answers with where to go, and the gateway opens by a full page load. */
export function usePay() {
  const { is_loading, run } = useButtonLoading()

  async function pay(form: HTMLFormElement): Promise<void> {
    const answer = await postOwn(form, { live: '1' }).catch(() => null)
    // The own server answers as it declares.
    const { location: to } = (answer?.body ?? {}) as { location?: string }
    if (!to) return notify('go_pay_load_error')
    location.assign(to)
    return untilLeft()
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => pay(form))
  }

  return { is_loading, send }
}
