const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' }
const NAMES = Object.keys(ENTITIES).join('|')
const KNOWN = new RegExp(`&(${NAMES});`, 'g')
const NEEDS_CLEANING = new RegExp(`&(?!(?:${NAMES});)#?\\w+;|<(?:style|script)\\b`, 'i')
const MAX_DESCRIPTION = 300

/** Inside a sentence they stand for nothing: a full stop follows its word though a tag ends in between. */
const INLINE = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|u)\b[^>]*>/g

/** The words of a rich text, on one line, for tags that hold no markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(KNOWN, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether a rich text has to be cleaned before its words are told: it says more than `plainText` takes apart. */
export function needsCleaning(html: string): boolean {
  return NEEDS_CLEANING.test(html)
}

/** The first of the texts that says anything, shortened at a word. */
export function descriptionOf(...texts: (string | null)[]): string | null {
  const text = texts.map((one) => plainText(one ?? '')).find((one) => one !== '')
  if (text === undefined) return null
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
