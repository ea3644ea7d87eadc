import { type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { pathFor } from '../route-match.ts'
import { errorName } from './error-name.ts'
import { escapeHtml } from './head.ts'

/** The last resort, when not even the menu can be read: words alone, but in the visitor's language and never blank. */
export function plainError(status: 500 | 503, language: InterfaceLanguage, incident_id: string): Response {
  const texts = messagesFor(language)
  const name = errorName(status)
  const text = (words: string) => escapeHtml(words)
  const html = [
    `<!doctype html><html lang="${LOCALES[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${text(texts[name])}</title></head>`,
    `<body><main><p>${status}</p><h1>${text(texts[name])}</h1>`,
    `<p>${text(texts[`${name}_text`])}</p>`,
    `<p>${text(texts['error_page.incident'].replace('{id}', incident_id))}</p>`,
    `<p><a href="${pathFor('home', language)}">${text(texts['error_page.home'])}</a></p></main></body></html>`,
  ].join('')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  }
  return new Response(html, { status, headers })
}
