import type { Language } from '#contract/language.ts'
import type { LinkKind } from './shape.ts'

export type PathOf = (kind: LinkKind, code: string, language: Language) => string

const REFERENCE = /^(page|article|article-category|product|category|brand|route):(.+)$/

const isLinkKind = (word: string): word is LinkKind => REFERENCE.test(`${word}:x`)

export const parseLink = (link: string): { kind: LinkKind; code: string } | null => {
  const [, kind, code] = REFERENCE.exec(link) ?? []
  return kind && code && isLinkKind(kind) ? { kind, code } : null
}

/** The address behind a link: references through `pathOf`, anything else as it is. */
export const resolveLink = (link: string, language: Language, pathOf: PathOf) => {
  const reference = parseLink(link)
  return reference ? pathOf(reference.kind, reference.code, language) : link
}

/** Rich text with every `href="page:terms"` replaced by its address. */
export const resolveLinks = (html: string, language: Language, pathOf: PathOf) =>
  html.replace(/href="([^"]*)"/g, (_, link: string) => `href="${resolveLink(link, language, pathOf)}"`)

export const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? '')
