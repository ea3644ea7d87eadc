import type { Language } from '#contract/language.ts'
import type { Localized, StaticPage } from './shape.ts'

type Text = { name: string; slug: string; about: string; content: string }

export const staticPage = (position: number, code: string, text: Record<Language, Text>): StaticPage => {
  const field = (key: keyof Text): Localized => ({
    cs: text.cs[key],
    sk: text.sk[key],
    en: text.en[key],
    de: text.de[key],
  })
  return {
    code,
    position,
    name: field('name'),
    slug: field('slug'),
    content: field('content'),
    meta_title: field('name'),
    meta_description: field('about'),
  }
}
