import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { expectSound } from './axe.ts'
import { knownPages, type PageKind } from './known-pages.ts'
import { alive, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)

/** Every page in Czech on a phone and on a desk; the other languages at one width each. */
const WIDTHS: Record<InterfaceLanguage, number[]> = { cs: [390, 1280], sk: [390], en: [1280] }

describe('every page', () => {
  it.for(Object.keys(pages.cs) as PageKind[])(
    '%s is accessible, quiet and fits in every language',
    async (kind) => {
      const page = await shop.visitor({ viewport: { width: 390, height: 900 } })
      const watched = watch(page)
      for (const language of INTERFACE_LANGUAGES) {
        const response = await page.goto(pages[language][kind])
        expect(response?.status(), language).toBe(kind === 'not found' ? 404 : 200)
        // The footer is taken over with all that waits for the visitor's first move.
        await alive(page, 'footer')
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LOCALES[language])
        for (const width of WIDTHS[language]) {
          await page.setViewportSize({ width, height: 900 })
          await expectSound(page, language)
        }
        watched.expectQuiet()
      }
    },
  )
})
