import { createHash } from 'node:crypto'
import { Failure } from '#platform/http/failure.ts'
import { readBytes } from '#platform/http/read-body.ts'
import { isChannelName, MAX_DATA_BYTES, MAX_EVENT_NAME, type RealtimeMessage, SOCKET_ID } from './message.ts'
import { isSameText, type RealtimeKeys, requestSignature } from './realtime-keys.ts'

const MAX_BODY_BYTES = 200_000
const MAX_CHANNELS = 100
const MAX_BATCH = 10
const CLOCK_SKEW_S = 600

class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface EventApiOptions {
  keys: RealtimeKeys
  publish: (messages: RealtimeMessage[]) => Promise<void>
  now?: () => Date
}

/** The HTTP side of the Pusher protocol: whoever has the secret may send events, with any Pusher library. */
export function createEventApi({ keys, publish, now = () => new Date() }: EventApiOptions) {
  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const [, app_id, action] = /^\/apps\/([^/]+)\/(events|batch_events)$/.exec(url.pathname) ?? []
    if (!action || app_id !== keys.app_id) throw new Refused(404, 'There is nothing here')
    if (request.method !== 'POST') throw new Refused(405, 'Events are sent by POST')
    const bytes = await readBytes(request, MAX_BODY_BYTES)
    requireSignature(keys, now(), { method: request.method, url, bytes })
    const body = parseBody(bytes)
    const events = action === 'events' ? [body] : listOf(body.batch, MAX_BATCH, 'batch')
    await publish(events.flatMap(messagesOf))
    return Response.json({})
  }

  return {
    fetch: async (request: Request): Promise<Response> => {
      try {
        return await answer(request)
      } catch (error) {
        if (error instanceof Refused) return new Response(`${error.message}\n`, { status: error.status })
        if (error instanceof Failure) return new Response(null, { status: error.status })
        throw error
      }
    },
  }
}

function requireSignature(
  { key, secret }: RealtimeKeys,
  now: Date,
  { method, url, bytes }: { method: string; url: URL; bytes: Uint8Array },
): void {
  const query = url.searchParams
  if (query.get('auth_key') !== key) throw new Refused(401, 'There is no app with this key')
  if (query.get('auth_version') !== '1.0') throw new Refused(401, 'auth_version must be 1.0')
  const age = Math.abs(now.getTime() / 1000 - Number(query.get('auth_timestamp') ?? Number.NaN))
  if (!(age <= CLOCK_SKEW_S)) throw new Refused(401, 'auth_timestamp is too far from now')
  const expected = requestSignature(secret, { method, path: url.pathname, query })
  if (!isSameText(expected, query.get('auth_signature') ?? ''))
    throw new Refused(401, 'The signature is wrong')
  const md5 = createHash('md5').update(bytes).digest('hex')
  if (query.get('body_md5') !== md5) throw new Refused(401, 'body_md5 is of another body')
}

type Body = Record<string, unknown>

function parseBody(bytes: Uint8Array): Body {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof body === 'object' && body !== null) return body as Body
  } catch {
    // Said below, as for any other body that is no object.
  }
  throw new Refused(400, 'The body is no JSON object')
}

function listOf(value: unknown, most: number, name: string): Body[] {
  if (!Array.isArray(value) || value.length > most)
    throw new Refused(400, `${name} must list at most ${most}`)
  return value.map((one) => (typeof one === 'object' && one !== null ? (one as Body) : {}))
}

function messagesOf({ name, data, channel, channels = [channel], socket_id }: Body): RealtimeMessage[] {
  if (typeof name !== 'string' || name.length === 0 || name.length > MAX_EVENT_NAME) {
    throw new Refused(400, `name must be a text of at most ${MAX_EVENT_NAME}`)
  }
  if (typeof data !== 'string') throw new Refused(400, 'data must be a text')
  if (Buffer.byteLength(data) > MAX_DATA_BYTES)
    throw new Refused(413, `data is longer than ${MAX_DATA_BYTES}`)
  if (!Array.isArray(channels) || channels.length > MAX_CHANNELS || !channels.every(isChannelName)) {
    throw new Refused(400, `channels must list at most ${MAX_CHANNELS} names`)
  }
  if (socket_id !== undefined && !(typeof socket_id === 'string' && SOCKET_ID.test(socket_id))) {
    throw new Refused(400, 'socket_id is wrong')
  }
  return channels.map((one) => ({ channel: one, event: name, data, ...(socket_id ? { socket_id } : {}) }))
}
