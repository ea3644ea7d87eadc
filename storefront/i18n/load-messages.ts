import type { InterfaceLanguage } from '#contract/language.ts'
import type { AccountMessages, ShopMessages } from './messages.ts'

type Texts<T> = Readonly<Record<keyof T, string>>

/** Texts of every page. Each language is a file of its own, so a visitor downloads one. */
export function loadShopMessages(language: InterfaceLanguage): Promise<Texts<ShopMessages>> {
  switch (language) {
    case 'cs':
      return import('./cs-shop.ts').then((file) => file.csShop)
    case 'sk':
      return import('./sk-shop.ts').then((file) => file.skShop)
    case 'en':
      return import('./en-shop.ts').then((file) => file.enShop)
  }
}

/** Texts of login, checkout, customer area and the other forms; added to those of every page. */
export function loadAccountMessages(language: InterfaceLanguage): Promise<Texts<AccountMessages>> {
  switch (language) {
    case 'cs':
      return import('./cs-account.ts').then((file) => file.csAccount)
    case 'sk':
      return import('./sk-account.ts').then((file) => file.skAccount)
    case 'en':
      return import('./en-account.ts').then((file) => file.enAccount)
  }
}
