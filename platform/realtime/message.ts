/** One event on one channel. `data` is already text, as the protocol wants it. */
export interface RealtimeMessage {
  channel: string
  event: string
  data: string
  /** The connection that caused the event knows of it already. */
  socket_id?: string | undefined
}

export const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/
export const MAX_EVENT_NAME = 200
export const MAX_DATA_BYTES = 10_240

const CHANNEL = /^[A-Za-z0-9_\-=@,.;]{1,200}$/

export const isChannelName = (name: unknown): name is string => typeof name === 'string' && CHANNEL.test(name)
