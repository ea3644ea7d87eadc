import { looksLikeCustomer, takeLostSession } from './session-mark.ts'

const ANSWER_MS = 15_000
/** The server itself waits half a minute for an order, and then for the gateway. */
const ORDER_AND_PAYMENT_MS = 45_000
const ORDERS_OR_PAYS = /^\/api\/(checkout\/delivery|payment)$/

/** Sends a form of the page to the shop's own server as a script would: an answer comes back instead of a page. */
export async function postOwn(
  form: HTMLFormElement,
  more: Record<string, string> = {},
  // A field may be called `action` too, and would stand in for the form's own.
  action = form.getAttribute('action') ?? '',
): Promise<{ status: number; body: unknown }> {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  const body = JSON.stringify({ ...Object.fromEntries(fields), ...more })
  const was_customer = looksLikeCustomer()
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    // Whoever leaves the page at once has sent it all the same; browsers take 64 kB of that.
    keepalive: body.length < 16_000,
    signal: AbortSignal.timeout(ORDERS_OR_PAYS.test(action) ? ORDER_AND_PAYMENT_MS : ANSWER_MS),
  })
  const { status } = response
  // Whoever has just been logged out is asked to log in over the page, and goes nowhere with what is typed there.
  if (was_customer && takeLostSession() && (status === 401 || status === 404))
    return { status: 401, body: null }
  return { status, body: await response.json().catch(() => null) }
}
