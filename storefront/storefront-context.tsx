import { createContext, use } from 'react'
import type { Translator } from './i18n/translator.ts'
import type { Page } from './page.ts'
import { pathFor } from './route-match.ts'
import type { RouteName } from './routes.ts'
import type { ShopData } from './shop-data.ts'

export interface Storefront {
  page: Page
  shop: ShopData
  translator: Translator
}

export const StorefrontContext = createContext<Storefront | null>(null)

export function useStorefront(): Storefront {
  const value = use(StorefrontContext)
  if (!value) throw new Error('A part of the storefront is drawn outside of it')
  return value
}

export function useTranslator(): Translator {
  return useStorefront().translator
}

/** Paths of fixed screens in the language of the page. */
export function usePath(): (name: RouteName, params?: Record<string, string | number>) => string {
  const { language } = useTranslator()
  return (name, params) => pathFor(name, language, params)
}
