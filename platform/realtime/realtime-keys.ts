import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the Pusher protocol calls an app. The key is public, the secret signs. */
export interface RealtimeKeys {
  app_id: string
  key: string
  secret: string
}

const KEY_LENGTH = 20

/** All processes of a shop share its secret, and so its keys. */
export function realtimeKeys(app_secret: string): RealtimeKeys {
  const derived = (name: string) => createHmac('sha256', app_secret).update(`realtime ${name}`).digest('hex')
  return { app_id: 'vitrine', key: derived('key').slice(0, KEY_LENGTH), secret: derived('secret') }
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

export function channelSignature(secret: string, socket_id: string, channel: string): string {
  return hmac(secret, `${socket_id}:${channel}`)
}

/** What a client shows to be let into a private channel. */
export function channelAuth({ key, secret }: RealtimeKeys, socket_id: string, channel: string): string {
  return `${key}:${channelSignature(secret, socket_id, channel)}`
}

export function isChannelAuth(keys: RealtimeKeys, socket_id: string, channel: string, auth: string): boolean {
  return isSameText(auth, channelAuth(keys, socket_id, channel))
}

/** Signs a request to the HTTP API: keys sorted and in lower case, values as they are. */
export function requestSignature(
  secret: string,
  { method, path, query }: { method: string; path: string; query: Iterable<[string, string]> },
): string {
  const pairs = [...query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'auth_signature')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
  return hmac(secret, [method, path, pairs.join('&')].join('\n'))
}

/** Takes the same time wherever the difference is. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
