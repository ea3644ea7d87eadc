import { plainText } from '#platform/content/plain-text.ts'
import type { MailPart } from '#platform/mail/mail-document.ts'

const LIST_OR_HEADING = /<(h[1-6]|ul|ol)\b[^>]*>(.*?)<\/\1>/gs
/** Where a paragraph begins or ends, whatever it is called. */
const EDGE =
  /<\/?(?:p|div|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tfoot|tr|dl|dt|dd|hr|ul|ol|li)\b[^>]*>/

/** A text of the shop's pages as parts of a mail: all its words, and its lists, without its markup. */
export function partsOfRichText(html: string): MailPart[] {
  const parts: MailPart[] = []
  let end = 0
  for (const { 0: whole, 1: tag = '', 2: inner = '', index } of html.matchAll(LIST_OR_HEADING)) {
    parts.push(...paragraphsOf(html.slice(end, index)), listOrHeading(tag, inner))
    end = index + whole.length
  }
  return [...parts, ...paragraphsOf(html.slice(end))]
}

function listOrHeading(tag: string, inner: string): MailPart {
  if (tag !== 'ul' && tag !== 'ol') return { kind: 'lines', lines: [plainText(inner)] }
  const items = [...inner.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => plainText(item))
  return { kind: 'list', items, is_numbered: tag === 'ol', is_small: true }
}

function paragraphsOf(html: string): MailPart[] {
  const texts = html.split(EDGE).map(plainText)
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text, is_small: true }))
}

/** Addresses within the shop lead there from a mail as well. */
export function withAbsoluteLinks(html: string, public_url: string): string {
  return html.replaceAll(
    /\b(href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${public_url}${path}"`,
  )
}
