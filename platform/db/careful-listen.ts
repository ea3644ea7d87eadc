import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type postgres from 'postgres'
import type { Address } from './careful-socket.ts'

/** Opens a line of its own, one connection that tells what it hears and when it breaks. */
type OpenLine = (told: {
  socket: (address: Address) => Socket
  onnotify: (channel: string, text: string) => void
  onclose: () => void
}) => postgres.Sql

interface Line {
  sql: postgres.Sql
  socket: Socket | null
  channels: Set<string>
  opened_ms: number
  broken: Promise<never>
}

interface Listener {
  hear: (text: string) => void
  onListen: () => void
  first: PromiseWithResolvers<void>
}

export type Listen = (
  channel: string,
  hear: (text: string) => void,
  onListen?: () => void,
) => Promise<{ unlisten: () => Promise<void> }>

interface ListenOptions {
  openSocket: (address: Address) => Socket
  openLine: OpenLine
  /** Before the next attempt, after so many that came to nothing. */
  pauseS: (tries: number) => number
}

/** A line that broke sooner has come to nothing. */
const LASTING_MS = 10_000

const ended = (message: string) => Object.assign(new Error(message), { code: 'CONNECTION_ENDED' })

/**
 * Listens on one line to all channels, and again on a new one when it has broken; `onListen` is told each time, as what
 * was said meanwhile is not said again. The driver would ask for every channel whenever an attempt fails, and make the
 * next attempt with one of them at once: what waits would grow for as long as the database is away.
 */
export function createListening({ openSocket, openLine, pauseS }: ListenOptions) {
  const channels = new Map<string, Set<Listener>>()
  let line: Line | null = null
  let tries = 0
  let is_asking = false
  let is_ended = false

  function open(): Line {
    const { promise: broken, reject } = Promise.withResolvers<never>()
    broken.catch(() => {})
    const end = () => {
      reject(ended('The line broke'))
      leave(opened)
    }
    const opened: Line = {
      channels: new Set(),
      socket: null,
      opened_ms: performance.now(),
      broken,
      sql: openLine({
        socket: (address) => {
          // The driver would try again by itself, without a pause.
          if (opened.socket) {
            end()
            throw ended('The line broke')
          }
          return (opened.socket = openSocket(address))
        },
        onnotify: (channel, text) => {
          for (const { hear } of channels.get(channel) ?? []) hear(text)
        },
        onclose: end,
      }),
    }
    return opened
  }

  function leave(left: Line): void {
    if (line !== left) return
    line = null
    tries = performance.now() - left.opened_ms > LASTING_MS ? 0 : tries + 1
    left.socket?.destroy()
    left.sql.end({ timeout: 0 }).catch(() => {})
    if (channels.size > 0) ask()
  }

  /** One question at a time, whoever wants to listen. */
  function ask(): void {
    if (is_asking || is_ended) return
    is_asking = true
    void askAll()
  }

  async function askAll(): Promise<void> {
    for (;;) {
      if (!line && tries > 0) await sleep(pauseS(tries) * 1000, undefined, { ref: false })
      const missing = [...channels.keys()].filter((channel) => !line?.channels.has(channel))
      if (is_ended || missing.length === 0) break
      const asked = (line ??= open())
      // Others may have joined them while they were asked for.
      const listeners = () => missing.flatMap((channel) => [...(channels.get(channel) ?? [])])
      try {
        const question = missing.map((channel) => `listen ${quoted(channel)}`).join(';')
        await Promise.race([asked.broken, asked.sql.unsafe(question)])
        for (const channel of missing) asked.channels.add(channel)
        for (const { onListen, first } of listeners()) {
          first.resolve()
          onListen()
        }
      } catch (error) {
        for (const { first } of listeners()) first.reject(error)
        leave(asked)
      }
    }
    is_asking = false
  }

  async function unlisten(channel: string, listener: Listener): Promise<void> {
    const listeners = channels.get(channel)
    if (!listeners?.delete(listener) || listeners.size > 0) return
    channels.delete(channel)
    // A line that breaks listens to nothing any more.
    if (line?.channels.delete(channel)) await line.sql.unsafe(`unlisten ${quoted(channel)}`).catch(() => {})
  }

  /** Refused where the first attempt fails, though others follow. */
  const listen: Listen = async (channel, hear, onListen = () => {}) => {
    if (is_ended) throw ended('The database is not used any more')
    const listener: Listener = { hear, onListen, first: Promise.withResolvers() }
    const listeners = channels.get(channel) ?? new Set()
    channels.set(channel, listeners.add(listener))
    if (line?.channels.has(channel)) {
      listener.first.resolve()
      onListen()
    } else ask()
    await listener.first.promise
    return { unlisten: () => unlisten(channel, listener) }
  }

  return {
    listen,
    end: (): void => {
      is_ended = true
      const listeners = [...channels.values()].flatMap((some) => [...some])
      channels.clear()
      for (const { first } of listeners) first.reject(ended('The database is not used any more'))
      if (line) leave(line)
    },
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
