import { plainText } from '#platform/content/plain-text.ts'
import type { MailPart } from '#platform/mail/mail-document.ts'

const BLOCK = /<(p|h[1-6]|ul|ol)\b[^>]*>(.*?)<\/\1>/gs

/** A text of the shop's pages as parts of a mail: its words and lists, without its markup. */
export function partsOfRichText(html: string): MailPart[] {
  return [...html.matchAll(BLOCK)].map(([, tag = '', inner = '']): MailPart => {
    if (tag === 'ul' || tag === 'ol') {
      const items = [...inner.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => wordsOf(item))
      return { kind: 'list', items, is_numbered: tag === 'ol', is_small: true }
    }
    const text = wordsOf(inner)
    return tag === 'p' ? { kind: 'paragraph', text, is_small: true } : { kind: 'lines', lines: [text] }
  })
}

/** Tags inside a sentence leave no space before what follows them. */
function wordsOf(html: string): string {
  return plainText(html.replaceAll(/<\/?(a|strong|em|b|i|span|abbr)\b[^>]*>/g, ''))
}

/** Addresses within the shop lead there from a mail as well. */
export function withAbsoluteLinks(html: string, public_url: string): string {
  return html.replaceAll(
    /\b(href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${public_url}${path}"`,
  )
}
