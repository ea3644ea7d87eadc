import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { translatorFor } from '#storefront/resolve-page.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const WIDTHS = { cs: 390, sk: 1280, en: 768 } as const
/** Texts of the shop bind words by spaces that do not break; a page's roles are asked for by plain ones. */
const words = (language: InterfaceLanguage) => {
  const { t } = translatorFor(language)
  return ((...args: Parameters<typeof t>) => t(...args).replaceAll('\u00a0', ' ')) as typeof t
}

async function logIn(page: Page, language: InterfaceLanguage): Promise<void> {
  const t = words(language)
  await page.goto(pathFor('staff', language))
  await hydrated(page)
  await page.getByLabel(t('form.email')).fill('staff@example.com')
  await page.getByLabel(t('form.password'), { exact: true }).fill(DEMO_STAFF_PASSWORD)
  await page.getByRole('button', { name: t('staff.log_in') }).click()
  await page.getByRole('button', { name: t('staff.log_out') }).waitFor()
}

describe('the staff in a browser', () => {
  it.for(INTERFACE_LANGUAGES)(
    'finds a customer, acts as them under a bar on every page, and ends it, in %s [STAFF-01] [STAFF-06]',
    async (language) => {
      const t = words(language)
      const page = await shop.visitor({ viewport: { width: WIDTHS[language], height: 844 } })
      const watched = watch(page)
      await logIn(page, language)
      await hydrated(page)
      expect(await axeFindings(page)).toEqual([])
      await page.getByLabel(t('staff.find')).fill('jana')
      await page.getByRole('button', { name: t('staff.find_submit') }).click()
      const act = page.getByRole('button', { name: /Jana/ })
      await act.click()
      const bar = page.getByRole('complementary', { name: t('staff.acting_label') })
      await bar.waitFor()
      await expect.poll(() => page.url()).toContain(pathFor('customer-dashboard', language))
      await expect.poll(() => bar.innerText()).toContain('Jana')
      expect(await axeFindings(page)).toEqual([])
      await page.goto(pathFor('home', language))
      await bar.waitFor()
      // The header of the shop stays in place beneath the bar, and not behind it.
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      const tops = () =>
        page.evaluate(() => {
          const edge = document.querySelector('[data-acting-bar]')?.getBoundingClientRect().bottom ?? 0
          return (document.getElementById('header')?.getBoundingClientRect().top ?? 0) - edge
        })
      await expect.poll(tops).toBeGreaterThanOrEqual(-1)
      // What the page asks for while the session is being ended is refused, and nobody sees it.
      watched.expectQuiet()
      await bar.getByRole('button', { name: t('staff.end_acting') }).click()
      await page.getByRole('button', { name: t('staff.log_out') }).waitFor()
      await hydrated(page)
      await expect.poll(() => bar.count()).toBe(0)
      await page.goto(pathFor('customer-dashboard', language))
      expect(page.url()).toContain(pathFor('login', language))
    },
  )

  it('is warned by the bar in a tab that was open before as well, for as long as it acts [STAFF-06]', async () => {
    const t = words('cs')
    const page = await shop.visitor({ viewport: { width: 1280, height: 844 } })
    await logIn(page, 'cs')
    const other = await page.context().newPage()
    await other.goto('/')
    await hydrated(other)
    await other.waitForLoadState('networkidle')
    const look = () => other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const barIn = (tab: Page) => tab.getByRole('complementary', { name: t('staff.acting_label') })
    await page.getByLabel(t('staff.find')).fill('jana')
    await page.getByRole('button', { name: t('staff.find_submit') }).click()
    await page.getByRole('button', { name: /Jana/ }).click()
    await barIn(page).waitFor()
    await look()
    await barIn(other).waitFor()
    await hydrated(other)
    await other.waitForLoadState('networkidle')
    await barIn(page)
      .getByRole('button', { name: t('staff.end_acting') })
      .click()
    await page.getByRole('button', { name: t('staff.log_out') }).waitFor()
    await look()
    await barIn(other).waitFor({ state: 'detached' })
  })
})
