export interface Frame {
  event: string
  channel: string | undefined
  data: unknown
}

/** A frame of the Pusher protocol: its data is JSON inside of JSON. Null is nothing to care about. */
export function parseFrame(text: string): Frame | null {
  const frame = parsed(text) as Record<string, unknown> | null
  if (typeof frame !== 'object' || typeof frame?.event !== 'string') return null
  const { event, channel, data } = frame
  return {
    event,
    channel: typeof channel === 'string' ? channel : undefined,
    data: typeof data === 'string' ? parsed(data) : data,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
