import type { InterfaceLanguage } from '#contract/language.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { bindShortWords } from '#contract/short-word.ts'
import { holdTogether } from './held-together.ts'
import { BUTTON, mailFrame, SMALL } from './mail-frame.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
}

interface Parts {
  subject: string
  /** The shop the mail is from; without one it is for the shop itself. */
  sender?: string
  lines: readonly string[]
  link?: { name: string; url: string }
  end?: readonly string[]
}

const GREETINGS: Record<InterfaceLanguage, string> = { cs: 'Dobrý den', sk: 'Dobrý deň', en: 'Hello' }

/** A short mail in both forms. */
export function writeMail(language: InterfaceLanguage, name: string, parts: Parts): MailContent {
  const { subject: title, sender, lines, link, end = [] } = parts
  const subject = sender ? `${title} – ${sender}` : title
  // English sets no comma before a name.
  const greeting = `${GREETINGS[language]}${name && `${language === 'en' ? '' : ','} ${name}`},`
  const typeset = (words: string) => bindShortWords(words, language)
  const paragraphs = (texts: readonly string[], style = '') =>
    texts.map((one) => `<p style="margin:0 0 14px;${style}">${holdTogether(escapeHtml(typeset(one)))}</p>`)
  const body = [
    ...paragraphs([greeting, ...lines]),
    ...(link
      ? [
          `<p style="margin:20px 0"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(typeset(link.name))}</a></p>`,
        ]
      : []),
    ...paragraphs(end, SMALL),
  ]
  return {
    subject,
    text: [greeting, ...lines, ...(link ? [link.url] : []), ...end].join('\n\n'),
    html: mailFrame(language, {
      subject,
      ...(sender && { sender }),
      title: typeset(title),
      body: body.join(''),
    }),
  }
}
