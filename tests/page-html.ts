/** What tests look for in a page's HTML, as the server wrote it. */
export interface PageHtml {
  status: number
  lang: string | null
  title: string
  meta: (name: string) => string | null
  links: (rel: string) => { href: string; hreflang: string | null }[]
  structured_data: Record<string, unknown>[]
  main: string
  html: string
}

export async function readPage(response: Response): Promise<PageHtml> {
  const html = await response.text()
  const tags = [...html.matchAll(/<(meta|link)\b([^>]*)>/g)].map(([, tag, attributes]) => ({
    tag,
    attributes: Object.fromEntries(
      [...(attributes ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]),
    ),
  }))
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return {
    status: response.status,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? null,
    title: plainSpaces(decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')),
    meta: (name) =>
      tags.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes
        .content ?? null,
    links: (rel) =>
      tags
        .filter(({ tag, attributes }) => tag === 'link' && attributes.rel === rel)
        .map(({ attributes }) => ({ href: attributes.href ?? '', hreflang: attributes.hreflang ?? null })),
    structured_data: scripts.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>),
    main: plainSpaces(decode((/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' '))),
    html: plainSpaces(html),
  }
}

/** Texts are set with non-breaking spaces; a test compares words. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

export function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
