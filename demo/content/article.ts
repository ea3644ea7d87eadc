import type { PaletteName } from '../pictures/palette.ts'
import type { Theme } from '../pictures/theme.ts'
import type { Language } from '#contract/language.ts'
import type { Article, Localized } from './shape.ts'

export const tag = {
  brewing: { cs: 'příprava', sk: 'príprava', en: 'brewing', de: 'Zubereitung' },
  beginners: { cs: 'pro začátečníky', sk: 'pre začiatočníkov', en: 'beginners', de: 'für Einsteiger' },
  water: { cs: 'voda', sk: 'voda', en: 'water', de: 'Wasser' },
  recipe: { cs: 'recept', sk: 'recept', en: 'recipe', de: 'Rezept' },
  origin: { cs: 'původ', sk: 'pôvod', en: 'origin', de: 'Herkunft' },
  storage: { cs: 'skladování', sk: 'skladovanie', en: 'storage', de: 'Aufbewahrung' },
  craft: { cs: 'řemeslo', sk: 'remeslo', en: 'craft', de: 'Handwerk' },
  care: { cs: 'péče', sk: 'starostlivosť', en: 'care', de: 'Pflege' },
  gifts: { cs: 'dárky', sk: 'darčeky', en: 'gifts', de: 'Geschenke' },
  people: { cs: 'lidé', sk: 'ľudia', en: 'people', de: 'Menschen' },
} satisfies Record<string, Localized>

type Text = { name: string; slug: string; perex: string; content: string }
type About = {
  code: string
  category: string
  author: string
  tags: Localized[]
  picture: [theme: Theme, palette: PaletteName]
  days: number
  products: string[]
}

export const article = (about: About, text: Record<Language, Text>): Article => {
  const field = (key: keyof Text): Localized => ({
    cs: text.cs[key],
    sk: text.sk[key],
    en: text.en[key],
    de: text.de[key],
  })
  return {
    code: about.code,
    article_category_code: about.category,
    author_code: about.author,
    tags: about.tags,
    picture: { theme: about.picture[0], palette: about.picture[1] },
    published_days_ago: about.days,
    is_active: true,
    related_product_codes: about.products,
    name: field('name'),
    slug: field('slug'),
    perex: field('perex'),
    content: field('content'),
    meta_title: field('name'),
    meta_description: field('perex'),
  }
}
