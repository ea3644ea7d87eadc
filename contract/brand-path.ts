import type { InterfaceLanguage } from './language.ts'

/** Where all brands stand; a brand's own page leads back to it. */
export const BRANDS_PATHS: Record<InterfaceLanguage, string> = { cs: '/znacky', sk: '/znacky', en: '/brands' }
