import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { formMessage } from '#contract/error.ts'
import { MESSAGES_MAX_AGE_S, messagesFor } from './messages-for.ts'
import type { MessageKey } from './messages.ts'

const texts = (key: MessageKey) => INTERFACE_LANGUAGES.map((language) => messagesFor(language)[key])
const PLACEHOLDER = /\{(\w+)(?:\|([^}]*))?\}/g

/** The error catalogue and the messages of success, by the names the calls and screens use. */
const CATALOGUE: MessageKey[] = [
  'general_error',
  'cart_transfer_error',
  'cart_items_load_error',
  'add_cart_item_fail',
  'cart_missing',
  'cart_item_quantity_change_error',
  'cart_item_remove_error',
  'cart_voucher_remove_error',
  'cart_clear_error',
  'fast_checkout_missing_reference',
  'fast_checkout_error',
  'payment_method_not_available_for_shipping_method',
  'cart_item_sold_out',
  'cart_item_stock_decreased',
  'cant_authenticate_socket_connection',
  'cant_connect_to_socket',
  'must_be_logged_in_to_create_product_list',
  'failed_to_create_product_list',
  'session_refresh_failed',
  'go_pay_load_error',
  'invalid_return_url',
  'customer_refresh_error',
  'customer_update_error',
  'login_failed',
  'unknown_error',
  'error_title',
  'voucher_applied',
  'voucher_removed',
  'cart_cleared',
  'logged_in',
  'logged_out',
  'registered',
  'automatically_logged_in',
]

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
