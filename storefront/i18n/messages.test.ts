import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { formMessage } from '#contract/error.ts'
import { ERROR_KEYS, SUCCESS_KEYS } from '#contract/error-keys.ts'
import { MESSAGES_MAX_AGE_S, messagesFor } from './messages-for.ts'
import type { MessageKey } from './messages.ts'

const texts = (key: MessageKey) => INTERFACE_LANGUAGES.map((language) => messagesFor(language)[key])
const PLACEHOLDER = /\{(\w+)(?:\|([^}]*))?\}/g

/** Errors and successes by their names in the contract; a page that is not found has a screen of its own. */
const CATALOGUE: MessageKey[] = [...ERROR_KEYS.filter((key) => key !== 'page_not_found'), ...SUCCESS_KEYS]

describe('the texts of the interface', () => {
  it('have the same keys in Czech, Slovak and English, none of them empty or a key [I18N-07]', () => {
    const keys = Object.keys(messagesFor('cs')).toSorted()
    expect(keys.length).toBeGreaterThan(400)
    for (const language of INTERFACE_LANGUAGES) {
      expect(Object.keys(messagesFor(language)).toSorted()).toEqual(keys)
      for (const [key, text] of Object.entries(messagesFor(language))) {
        expect(text.trim(), key).not.toBe('')
        expect(text, key).not.toMatch(/^[a-z]+[._][a-z_.]+$/)
      }
    }
  })

  it('name no goods and no town: what is sold, and where, is for each shop to say [CONTENT-04]', () => {
    const trade =
      /(?<!\p{L})(čaj|káv|praž|keramik|hrn|brn|(teas?|coffees?|roasters?|ceramics|mugs?)(?!\p{L}))/iu
    for (const language of INTERFACE_LANGUAGES) {
      for (const [key, text] of Object.entries(messagesFor(language))) expect(text, key).not.toMatch(trade)
    }
  })

  it('ask for the same values in every language [I18N-07]', () => {
    const names = (text: string) =>
      [...new Set([...text.matchAll(PLACEHOLDER)].map((found) => found[1]))].toSorted()
    const czech = messagesFor('cs')
    for (const language of INTERFACE_LANGUAGES) {
      for (const [key, text] of Object.entries(messagesFor(language))) {
        expect(names(text), `${key} in ${language}`).toEqual(names(czech[key as MessageKey]))
      }
    }
  })

  it('give every plural form the language has [I18N-08]', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      for (const [key, text] of Object.entries(messagesFor(language))) {
        for (const [, , forms] of text.matchAll(PLACEHOLDER)) {
          if (forms === undefined) continue
          const given = forms.split('|').map((form) => form.split('=')[0])
          expect(given.toSorted(), `${key} in ${language}`).toEqual(categories)
        }
      }
    }
  })

  it('say every failure and success of the catalogue differently in each language', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const said = CATALOGUE.map((key) => messagesFor(language)[key])
      expect(new Set(said).size).toBe(CATALOGUE.length)
    }
  })

  it('name the payment method that a change of shipping drops [ERR-12]', () => {
    for (const text of texts('payment_method_not_available_for_shipping_method'))
      expect(text).toContain('{name}')
  })

  it('call an unknown page Page Not Found [ERR-27]', () => {
    expect(texts('error_page.not_found')).toEqual([
      'Stránka nenalezena',
      'Stránka sa nenašla',
      'Page Not Found',
    ])
  })

  it('have a sentence for each generic form failure, chosen by its code [ERR-32]', () => {
    const codes = ['invalid_type', 'too_big', 'too_small', 'invalid_format', 'unrecognized_keys']
    const keys = codes.map((code) => `form.${formMessage({ code })}` as const)
    expect(new Set(keys).size).toBe(5)
    for (const language of INTERFACE_LANGUAGES) {
      const said = keys.map((key) => messagesFor(language)[key])
      expect(said.every(Boolean)).toBe(true)
      expect(new Set(said).size).toBe(5)
    }
  })

  it('put the legal wording on the order button', () => {
    expect(texts('checkout.submit')).toEqual([
      'Objednávka zavazující k platbě',
      'Objednávka s povinnosťou platby',
      'Order with obligation to pay',
    ])
  })

  it('label the delivery phase address and the summary send order [CHECK-11]', () => {
    expect(texts('breadcrumb.cart_delivery')).toEqual(['Adresa', 'Adresa', 'Address'])
    expect(texts('breadcrumb.cart_summary')).toEqual([
      'Odeslání objednávky',
      'Odoslanie objednávky',
      'Send order',
    ])
  })

  it('may be kept for 24 hours [CONST-04]', () => {
    expect(MESSAGES_MAX_AGE_S).toBe(86_400)
  })
})
