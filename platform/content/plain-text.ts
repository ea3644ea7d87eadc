const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' }
const MAX_DESCRIPTION = 300

/** The words of a rich text, on one line, for tags that hold no markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first of the texts that says anything, shortened at a word. */
export function descriptionOf(...texts: (string | null)[]): string | null {
  const text = texts.map((one) => plainText(one ?? '')).find((one) => one !== '')
  if (text === undefined) return null
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
