import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, LOCALES } from '#contract/language.ts'
import { seriousFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { alive, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)

const WIDTHS = [390, 1280]

/** Every kind of page, in Czech on both widths; the other languages differ in texts only, so one width each. */
const visits = INTERFACE_LANGUAGES.flatMap((language) =>
  Object.entries(pages[language]).flatMap(([kind, path]) =>
    (language === 'cs' ? WIDTHS : [language === 'sk' ? 390 : 1280]).map((width) => ({
      language,
      kind,
      path,
      width,
    })),
  ),
)

describe('every page', () => {
  it.for(visits)(
    '$kind in $language at $width px is accessible, quiet and fits',
    async ({ language, path, width, kind }) => {
      const page = await shop.visitor({ viewport: { width, height: 844 } })
      const watched = watch(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(kind === 'not found' ? 404 : 200)
      // The footer is taken over with all that waits for the visitor's first move.
      await alive(page, 'footer')
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LOCALES[language])
      // The other languages differ in words only, so what axe would find it has found in Czech.
      if (language === 'cs') expect(await seriousFindings(page)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      watched.expectQuiet()
    },
  )
})
