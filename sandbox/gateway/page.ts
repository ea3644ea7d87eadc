import { escapeHtml } from '#contract/escape-html.ts'
import { createHash } from 'node:crypto'
import type { InterfaceLanguage } from '#contract/language.ts'
import { PAGE_STYLE, SHOP_STYLE } from './page-style.ts'

/** Sends the form on by itself; without scripts its button does. */
const SUBMIT = 'document.forms[0].submit()'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const LOOKS = { bank: PAGE_STYLE, shop: PAGE_STYLE + SHOP_STYLE }
const LOOK_HASHES = { bank: hashOf(LOOKS.bank), shop: hashOf(LOOKS.shop) }
const SUBMIT_HASH = hashOf(SUBMIT)

export interface PageOptions {
  language: InterfaceLanguage
  title: string
  brand: string
  /** Said on every page: nobody may take it for the real thing. */
  notice: string
  body: string
  status?: number
  /** The shop's address: forms here lead back to it, and its redirects are followed. */
  form_target?: string | undefined
  submit_itself?: boolean
  look?: keyof typeof LOOKS
}

export function page(options: PageOptions): Response {
  const { language, title, brand, notice, body, submit_itself = false, look = 'bank' } = options
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${LOOKS[look]}</style>
</head>
<body>
<header><p class="notice">${escapeHtml(notice)}</p><p class="brand">${escapeHtml(brand)}</p></header>
<main>
${body}
</main>
${submit_itself ? `<script>${SUBMIT}</script>\n` : ''}</body>
</html>
`
  return new Response(html, {
    status: options.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy(LOOK_HASHES[look], options.form_target, submit_itself),
    },
  })
}

function policy(style_hash: string, form_target: string | undefined, submit_itself: boolean): string {
  const target = form_target && URL.canParse(form_target) ? ` ${new URL(form_target).origin}` : ''
  return [
    "default-src 'none'",
    `style-src ${style_hash}`,
    `script-src ${submit_itself ? SUBMIT_HASH : "'none'"}`,
    `form-action 'self'${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The gateways count every currency in hundredths. */
export function amountText(minor: number, currency: string, language: InterfaceLanguage): string {
  // Crowns stand behind their number in every language here, and whole ones without hundredths.
  const is_crown = currency === 'CZK'
  const text = new Intl.NumberFormat(language, {
    ...(is_crown ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: is_crown && minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / 100)
  return is_crown ? `${text}\u00a0Kč` : text
}

export function facts(rows: [name: string, value: string][]): string {
  const shown = rows.filter(([, value]) => value !== '')
  return `<dl>${shown.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`
}

/** One form, one button for each way a payment may end. */
export function choice(action: string, buttons: [value: string, text: string, kind: string][]): string {
  const list = buttons.map(
    ([value, text, kind]) =>
      `<button class="${kind}" name="action" value="${value}">${escapeHtml(text)}</button>`,
  )
  return `<form method="post" action="${escapeHtml(action)}">${list.join('')}</form>`
}
