import type { InterfaceLanguage } from '#contract/language.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
}

interface Parts {
  subject: string
  lines: readonly string[]
  link?: { name: string; url: string }
  end?: readonly string[]
}

const GREETINGS: Record<InterfaceLanguage, string> = { cs: 'Dobrý den', sk: 'Dobrý deň', en: 'Hello' }

/** One mail in both forms. Plain markup only: many mailboxes show nothing else. */
export function writeMail(language: InterfaceLanguage, name: string, parts: Parts): MailContent {
  const { subject, lines, link, end = [] } = parts
  const greeting = `${GREETINGS[language]}${name && `, ${name}`},`
  const paragraphs = (texts: readonly string[]) => texts.map((one) => `<p>${escapeHtml(one)}</p>`)
  const body = [
    ...paragraphs([greeting, ...lines]),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.name)}</a></p>`] : []),
    ...paragraphs(end),
  ]
  return {
    subject,
    text: [greeting, ...lines, ...(link ? [link.url] : []), ...end].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body>${body.join('')}</body></html>`,
  }
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
