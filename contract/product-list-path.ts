import type { InterfaceLanguage } from './language.ts'

/** The folder of the lists picked by the shop; behind it stands the slug of a list in the same language. */
export const PRODUCT_LIST_FOLDERS: Record<InterfaceLanguage, string> = {
  cs: '/vyber',
  sk: '/vyber',
  en: '/picks',
}
