/** XML 1.0 cannot hold most control characters, halves of surrogate pairs and two more, however they are written. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function xmlText(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

type Value = string | number | null | undefined

/** One element with a text; nothing at all where there is no text to tell. */
export function leaf(name: string, value: Value): string {
  const text = value === null || value === undefined ? '' : xmlText(String(value)).trim()
  return text === '' ? '' : `<${name}>${text}</${name}>`
}

/** An element around elements; an empty one says nothing either. */
export function branch(name: string, ...children: string[]): string {
  const inner = children.join('')
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}

export function emptyElement(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return `<${name}${list.join('')}/>`
}

/** At most so many characters, cut at a word and never inside a character. */
export function shortened(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const cut = characters.slice(0, limit).join('')
  const end = cut.lastIndexOf(' ')
  return end > limit / 2 ? cut.slice(0, end) : cut
}
