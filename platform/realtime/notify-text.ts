/** PostgreSQL takes 8000 bytes with a notification. */
const MAX_TEXT_BYTES = 7900
const PART_LENGTH = 7000
const MAX_UNFINISHED = 100

/** A text that is too long travels in parts, sent by one statement and so in order. */
export function textParts(id: string, text: string): string[] {
  if (Buffer.byteLength(text) <= MAX_TEXT_BYTES) return [text]
  const packed = Buffer.from(text).toString('base64')
  const count = Math.ceil(packed.length / PART_LENGTH)
  return Array.from({ length: count }, (_, index) =>
    [id, index, count, packed.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)].join('|'),
  )
}

/** Puts parts together; answers a text once it is whole. */
export function createTextJoiner(): (payload: string) => string | null {
  const unfinished = new Map<string, string[]>()
  return (payload) => {
    if (payload.startsWith('{')) return payload
    const [id = '', index, count, part = ''] = payload.split('|')
    const parts = unfinished.get(id) ?? []
    parts[Number(index)] = part
    unfinished.set(id, parts)
    if (Number(index) + 1 < Number(count)) {
      const [oldest] = unfinished.keys()
      if (unfinished.size > MAX_UNFINISHED && oldest) unfinished.delete(oldest)
      return null
    }
    unfinished.delete(id)
    return Buffer.from(parts.join(''), 'base64').toString()
  }
}
