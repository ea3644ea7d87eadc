type Encoding = 'br' | 'gzip' | null

/** Browsers say the same few things; somebody who does not makes the memory start anew. */
const MOST_KNOWN = 200
const known = new Map<string, Encoding>()

/** The best encoding a browser takes; `q=0` names one it does not. */
export function acceptedEncoding(header: string): Encoding {
  const before = known.get(header)
  if (before !== undefined) return before
  const encoding = readEncoding(header)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(header, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null
}
