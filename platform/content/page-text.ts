import type { Language } from '#contract/language.ts'

interface PageText {
  name: string
  description: string
}

/** Names of the pages that no row of the database stands for. */
export const BLOG_TEXTS: Record<Language, PageText> = {
  cs: {
    name: 'Blog',
    description: 'Čtení o tom, co prodáváme: rady, postupy a příběhy lidí, kteří to dělají.',
  },
  sk: {
    name: 'Blog',
    description: 'Čítanie o tom, čo predávame: rady, postupy a príbehy ľudí, ktorí to robia.',
  },
  en: { name: 'Blog', description: 'Reading about what we sell: advice, methods and the people behind it.' },
  de: {
    name: 'Blog',
    description: 'Lesestoff zu dem, was wir verkaufen: Tipps, Anleitungen und die Menschen dahinter.',
  },
}

/** The page of all brands is the storefront's own; pages of brands only name it on the way to them. */
export const BRANDS_NAMES: Record<Language, string> = {
  cs: 'Značky',
  sk: 'Značky',
  en: 'Brands',
  de: 'Marken',
}

export const SEARCH_TEXTS: Record<Language, PageText> = {
  cs: { name: 'Vyhledávání', description: 'Vyhledávání zboží, kategorií, značek a článků.' },
  sk: { name: 'Vyhľadávanie', description: 'Vyhľadávanie tovaru, kategórií, značiek a článkov.' },
  en: { name: 'Search', description: 'Search for products, categories, brands and articles.' },
  de: { name: 'Suche', description: 'Suche nach Produkten, Kategorien, Marken und Artikeln.' },
}
