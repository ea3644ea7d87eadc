import type { Language } from '#contract/language.ts'
import type { Redirect } from './shape.ts'

const redirectsOf = (language: Language): Redirect[] => [
  { language, path: '/stara-stranka', destination: 'page:about', status_code: 301 },
  { language, path: '/docasne', destination: 'page:shipping-and-payment', status_code: 302 },
  { language, path: '/externi', destination: 'https://example.com/', status_code: 302 },
]

export const redirects = [...redirectsOf('cs'), ...redirectsOf('sk')]
