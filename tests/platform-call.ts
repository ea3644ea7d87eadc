export interface Sent {
  token?: string
  cookie?: string
  language?: string
  currency?: string
  headers?: Record<string, string>
}

/** Calls a platform by the name of a call, as in `call('POST /carts', body, { token })`. */
export function callsOf(platform: { fetch: (request: Request) => Promise<Response> }) {
  return (name: string, body?: unknown, sent: Sent = {}): Promise<Response> => {
    const [method, path] = name.split(' ') as [string, string]
    const headers = new Headers(sent.headers)
    if (sent.token) headers.set('authorization', `Bearer ${sent.token}`)
    if (sent.cookie) headers.set('cookie', sent.cookie)
    if (sent.language) headers.set('language-preference', sent.language)
    if (sent.currency) headers.set('currency-preference', sent.currency)
    if (body !== undefined) headers.set('content-type', 'application/json')
    return platform.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  }
}
