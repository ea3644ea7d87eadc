import { escapeHtml } from '#contract/escape-html.ts'
import { type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { NO_STORE } from '../no-store.ts'
import type { PageAnswer } from '../page-answer.ts'
import { pathFor } from '../route-match.ts'
import { pageHeaders } from '../security-headers.ts'
import { errorName, errorText } from './error-name.ts'

/** What tells a machine when to ask again. */
export const RETRY_LATER = { 'retry-after': '5' }

/** The last resort, when not even the menu can be read: in the visitor's language and never blank. */
export function plainError(
  status: 500 | 503,
  language: InterfaceLanguage,
  incident_id: string,
  styles: readonly string[],
  url: URL,
  /** An empty address is this page once more, with its query. */
  retry = '',
): PageAnswer {
  const texts = messagesFor(language)
  const name = errorName(status)
  const text = (words: string) => escapeHtml(words)
  const html = [
    `<!doctype html><html lang="${LOCALES[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<meta name="robots" content="noindex"><title>${text(texts[name])}</title></head>`,
    '<body><main class="mx-auto max-w-xl px-4 py-16 text-center md:py-24">',
    `<p class="display figures text-3xl text-smoke">${status}</p>`,
    `<h1 class="display mt-2 text-2xl">${text(texts[name])}</h1>`,
    `<p class="mt-4 text-smoke">${text(texts[errorText(name)])}</p>`,
    `<p class="mt-6 text-xs text-smoke">${text(texts['error_page.incident'].replace('{id}', incident_id))}</p>`,
    '<p class="mt-8 flex flex-wrap justify-center gap-3">',
    `<a href="${text(retry)}" class="button button-primary">${text(texts['action.retry'])}</a>`,
    `<a href="${pathFor('home', language)}" class="button button-quiet">${text(texts['error_page.home'])}</a>`,
    '</p></main></body></html>',
  ].join('')
  const headers = { ...pageHeaders(url), ...NO_STORE, ...RETRY_LATER }
  return { status, headers, set_cookies: [], tags: null, body: Buffer.from(html) }
}
