import type { InterfaceLanguage } from '#contract/language.ts'
import { bindShortWords } from '#contract/short-word.ts'
import { holdTogether, longestPiece } from './held-together.ts'
import type { MailContent } from './mail-content.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { BUTTON, CLAY, INK, mailFrame, PINE, SMALL, SMOKE } from './mail-frame.ts'

/** What a longer mail is made of. Each part has a plain form and one in HTML; all texts are texts, never markup. */
export type MailPart =
  | { kind: 'paragraph'; text: string; is_small?: boolean }
  | { kind: 'heading'; text: string }
  /** Lines that belong together, as those of an address. */
  | { kind: 'lines'; lines: readonly string[]; is_small?: boolean }
  | { kind: 'list'; items: readonly string[]; is_numbered?: boolean; is_small?: boolean }
  | { kind: 'link'; name: string; url: string; is_quiet?: boolean }
  /** Names on the left, values on the right. */
  | { kind: 'facts'; facts: readonly MailFact[] }
  | { kind: 'items'; items: readonly MailItem[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Plain mails have neither the picture nor its caption. */
  | { kind: 'picture'; cid: string; alt: string; caption: string; size: number }

export interface MailFact {
  name: string
  value: string
  /** In small letters below the name. */
  note?: string
  is_strong?: boolean
}

export interface MailItem {
  name: string
  details: readonly string[]
  amount: string
  /** Empty where the price is another item's. */
  price: string
  depth: number
}

interface MailDocument {
  subject: string
  /** Above the first line: whose mail this is. */
  sender: string
  title: string
  parts: readonly MailPart[]
}

export function writeMailDocument(language: InterfaceLanguage, document: MailDocument): MailContent {
  const { subject, sender, title, parts } = document
  const text = `${[title, ...parts.map(plainPart)].filter((part) => part !== '').join('\n\n')}\n`
  const typeset = (words: string) => bindShortWords(words, language)
  const write: Write = (words) => holdTogether(escapeHtml(typeset(words)))
  const body = parts.map((part) => htmlPart(part, write)).join('')
  const html = mailFrame(language, { subject, sender, title: typeset(title), body })
  return { subject, text, html }
}

const QUIET = `color:${PINE};font-weight:bold`
const INDENT_PX = 16

/** Text as markup, with what belongs together kept on one line. */
type Write = (text: string) => string

function htmlPart(part: MailPart, write: Write): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 14px;${part.is_small ? SMALL : ''}">${write(part.text)}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 10px;padding-top:16px;border-top:1px solid ${CLAY};font-size:18px;line-height:1.3;color:${INK}">${write(part.text)}</h2>`
    case 'lines':
      return `<p style="margin:0 0 14px;${part.is_small ? SMALL : ''}">${part.lines.map(write).join('<br>')}</p>`
    case 'list': {
      const tag = part.is_numbered ? 'ol' : 'ul'
      const items = part.items.map((item) => `<li style="margin:0 0 4px">${write(item)}</li>`)
      return `<${tag} style="margin:0 0 14px;padding-left:22px;${part.is_small ? SMALL : ''}">${items.join('')}</${tag}>`
    }
    case 'link':
      return `<p style="margin:20px 0"><a href="${escapeHtml(part.url)}" style="${part.is_quiet ? QUIET : BUTTON}">${write(part.name)}</a></p>`
    case 'facts':
      return table(part.facts.map((fact) => htmlFact(fact, write)))
    case 'items':
      return table(part.items.map((item) => htmlItem(item, write)))
    case 'table':
      return table([
        htmlRow(part.head.map(write), 'th', `font-size:13px;font-weight:normal;color:${SMOKE}`),
        ...part.rows.map((row) => htmlRow(row.map(partable(write)), 'td', 'font-size:14px')),
      ])
    case 'picture':
      return `<p style="margin:0 0 6px">${write(part.caption)}</p><p style="margin:0 0 14px"><img src="cid:${escapeHtml(part.cid)}" alt="${escapeHtml(part.alt)}" width="${part.size}" height="${part.size}" style="display:block;border:0;background:#ffffff"></p>`
  }
}

const table = (rows: readonly string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px;border-collapse:collapse">${rows.join('')}</table>`

/** Beside its name a phone of 320 px shows no more of a value in one piece. */
const BESIDE_SIGNS = 18

function htmlFact({ name, value, note, is_strong }: MailFact, write: Write): string {
  const below = note === undefined ? '' : `<br><span style="${SMALL}">${write(note)}</span>`
  if (longestPiece(value) > BESIDE_SIGNS) {
    return `<tr><td colspan="2" style="padding:4px 0;color:${SMOKE}">${write(name)} <span style="float:right;text-align:right;color:${INK}">${write(value)}</span>${below}</td></tr>`
  }
  const strong = is_strong
    ? `font-size:18px;font-weight:bold;border-top:1px solid ${CLAY};padding-top:10px`
    : ''
  return `<tr><td style="padding:4px 12px 4px 0;vertical-align:top;color:${is_strong ? INK : SMOKE};${strong}">${write(name)}${below}</td><td align="right" style="padding:4px 0;vertical-align:top;${strong}">${write(value)}</td></tr>`
}

/** Amounts of six figures stand beside each other on a phone only where the currency may stand below them. */
const partable = (write: Write) => (amount: string) => write(amount).replace(/\u00a0(?=[^\d%]+$)/, ' ')

function htmlItem({ name, details, amount, price, depth }: MailItem, write: Write): string {
  const more = linesOf(details).map((detail) => `<br><span style="${SMALL}">${write(detail)}</span>`)
  const line = depth === 0 ? `border-top:1px solid ${CLAY};padding-top:8px` : ''
  return `<tr><td style="padding:4px 12px 4px ${depth * INDENT_PX}px;vertical-align:top;overflow-wrap:anywhere;${line}">${write(name)}${more.join('')}</td><td align="right" style="padding:4px 12px 4px 0;vertical-align:top;white-space:nowrap;color:${SMOKE};${line}">${write(amount)}</td><td align="right" style="padding:4px 0;vertical-align:top;white-space:nowrap;${line}">${write(price)}</td></tr>`
}

function htmlRow(cells: readonly string[], tag: 'th' | 'td', style: string): string {
  const cell = (text: string, index: number) =>
    `<${tag} align="${index === 0 ? 'left' : 'right'}" style="padding:3px 0 3px ${index === 0 ? 0 : 8}px;${style}">${text}</${tag}>`
  return `<tr>${cells.map(cell).join('')}</tr>`
}

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'heading':
      return `${part.text.toUpperCase()}\n${'-'.repeat(part.text.length)}`
    case 'lines':
      return part.lines.join('\n')
    case 'list':
      return part.items.map((item, index) => `${part.is_numbered ? `${index + 1}.` : '-'} ${item}`).join('\n')
    case 'link':
      return `${part.name}:\n${part.url}`
    case 'facts':
      return part.facts
        .flatMap(({ name, value, note }) => [
          `${name}: ${value}`,
          ...(note === undefined ? [] : [`  ${note}`]),
        ])
        .join('\n')
    case 'items':
      return part.items.map(plainItem).join('\n')
    case 'table':
      return [part.head, ...part.rows].map((row) => row.join(' | ')).join('\n')
    case 'picture':
      return ''
  }
}

function plainItem({ name, details, amount, price, depth }: MailItem): string {
  const indent = '  '.repeat(depth)
  const first = `${indent}- ${[`${amount} ${name}`, price].filter((text) => text !== '').join(' … ')}`
  return [first, ...linesOf(details).map((detail) => `${indent}  ${detail}`)].join('\n')
}

/** What a buyer wrote may have lines of its own. */
const linesOf = (details: readonly string[]) => details.flatMap((detail) => detail.split(/\r?\n/))
