import { escapeHtml } from '#contract/escape-html.ts'
import { INTERFACE_LANGUAGES, LOCALES } from '#contract/language.ts'
import type { Page } from '../page.ts'

/** One element of `<head>` that changes with the page. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** What the server writes into `<head>` and the browser renews on navigation, from one description. */
function headElements(page: Page, origin: string): HeadElement[] {
  const { head } = page
  const elements: HeadElement[] = head.meta_tags.map(({ name, property, content }) => ({
    tag: 'meta',
    attributes: { ...(name ? { name } : {}), ...(property ? { property } : {}), content },
  }))
  if (head.noindex) elements.push({ tag: 'meta', attributes: { name: 'robots', content: 'noindex, follow' } })
  const link = (url: string | undefined, attributes: Record<string, string>) => {
    if (url) elements.push({ tag: 'link', attributes: { ...attributes, href: origin + url } })
  }
  if (page.status === 200) {
    link(head.canonical, { rel: 'canonical' })
    for (const language of INTERFACE_LANGUAGES) {
      link(head.alternate_urls[language], { rel: 'alternate', hreflang: LOCALES[language] })
    }
    link(head.alternate_urls.cs, { rel: 'alternate', hreflang: 'x-default' })
  }
  for (const data of head.structured_data) {
    elements.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(data) })
  }
  return elements
}

const MARK = 'data-page'

/** Replaces what the last page put into `<head>`. */
export function applyHead(page: Page): void {
  document.title = page.head.title
  document.documentElement.lang = LOCALES[page.language]
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
  for (const { tag, attributes, text } of headElements(page, location.origin)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute(MARK, '')
    if (text) element.textContent = text
    document.head.append(element)
  }
}

export function headHtml(page: Page, origin: string): string {
  const rest = headElements(page, origin).map(({ tag, attributes, text }) => {
    const list = Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('')
    return tag === 'script'
      ? `<script${list} ${MARK}>${escapeJson(text ?? '')}</script>`
      : `<${tag}${list} ${MARK}>`
  })
  return `<title>${escapeHtml(page.head.title)}</title>${rest.join('')}`
}

/** JSON inside a script element: no text in it may close the element or open a comment. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
