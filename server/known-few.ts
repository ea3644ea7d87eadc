/**
 * Remembers what was read from the same few texts that everybody sends. Whoever makes texts up makes it start anew, so
 * it never grows.
 */
export function knownFew<Read>(read: (text: string) => Read, most: number): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = read(text)
    if (known.size >= most) known.clear()
    known.set(text, answer)
    return answer
  }
}
