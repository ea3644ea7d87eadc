import { redisClient } from './redis-client.ts'

export interface RedisLink {
  readonly is_ready: boolean
  /** Whether Redis took all of it; never waits long, never throws. */
  publish: (texts: string[]) => Promise<boolean>
  close: () => Promise<void>
}

interface RedisLinkOptions {
  url: string
  channel: string
  onText: (text: string) => void
  /** Redis came or went. */
  onChange: () => void
  onError: (error: unknown) => void
}

/** Slower than this is as good as away, for a while. */
const PUBLISH_TIMEOUT_MS = 100
const DISTRUST_MS = 2000

/** Redis or Valkey between processes: one connection speaks, the other listens, both come back by themselves. */
export function openRedisLink({ url, channel, onText, onChange, onError }: RedisLinkOptions): RedisLink {
  const speaker = redisClient(url)
  const listener = redisClient(url)
  let is_listening = false
  let was_ready = false
  /** Every failed attempt to come back is an error; the first one is enough. */
  let is_reported = false
  let distrusted_until = 0
  const link = {
    get is_ready() {
      return speaker.isReady && listener.isReady && is_listening
    },
  }

  function changed(): void {
    if (link.is_ready === was_ready) return
    was_ready = link.is_ready
    is_reported &&= !was_ready
    onChange()
  }

  for (const client of [speaker, listener]) {
    // Without a listener an error would end the process; the client connects again on its own.
    client.on('error', (error: unknown) => {
      if (!is_reported) onError(error)
      is_reported = true
      changed()
    })
    client.on('ready', changed)
  }
  listener.on('ready', () => {
    // From the first time on the client itself subscribes again.
    if (is_listening) return
    listener.subscribe(channel, onText).then(() => {
      is_listening = true
      changed()
    }, onError)
  })
  const opening = Promise.all([speaker.connect(), listener.connect()])
  opening.catch(onError)

  return {
    get is_ready() {
      return link.is_ready
    },
    publish: async (texts) => {
      if (!link.is_ready || Date.now() < distrusted_until) return false
      const timer = Promise.withResolvers<boolean>()
      const timeout = setTimeout(() => timer.resolve(false), PUBLISH_TIMEOUT_MS)
      const sent = Promise.all(texts.map((text) => speaker.publish(channel, text))).then(
        () => true,
        () => false,
      )
      const taken = await Promise.race([sent, timer.promise])
      clearTimeout(timeout)
      if (!taken) distrusted_until = Date.now() + DISTRUST_MS
      return taken
    },
    close: async () => {
      for (const client of [speaker, listener]) client.destroy()
      await opening.catch(() => {})
    },
  }
}
