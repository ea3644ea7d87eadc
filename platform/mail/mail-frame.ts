import { escapeHtml } from '#contract/escape-html.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { holdTogether } from './held-together.ts'

const PAPER = '#faf6ef'
export const CLAY = '#e5dac8'
export const INK = '#2a241d'
export const SMOKE = '#6d6152'
export const PINE = '#2f4530'
const FONT = `font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${INK}`
export const SMALL = `font-size:14px;color:${SMOKE}`
export const BUTTON = `display:inline-block;padding:12px 20px;border-radius:6px;background:${PINE};color:#ffffff;font-weight:bold;text-decoration:none`

interface Framed {
  subject: string
  /** Above the first line: whose mail this is. */
  sender?: string
  title: string
  /** Markup. */
  body: string
}

/** The paper every mail is written on. Tables and styles in attributes: many mailboxes know nothing younger. */
export function mailFrame(language: InterfaceLanguage, { subject, sender, title, body }: Framed): string {
  const letterhead = sender
    ? `<p style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-size:22px;line-height:1.2;color:${PINE}">${escapeHtml(sender)}</p>\n`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${CLAY};border-radius:8px"><tr><td style="padding:24px 20px;${FONT}">
${letterhead}<h1 style="margin:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:26px;font-weight:normal;line-height:1.25;color:${INK}">${holdTogether(escapeHtml(title))}</h1>
${body}
</td></tr></table></td></tr></table></body></html>`
}
