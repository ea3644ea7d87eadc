import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { alive, FOCUS, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const PHONE = { viewport: { width: 390, height: 844 } }

async function mailsTo(
  email: string,
): Promise<{ subject: string; text: string; headers: Record<string, string> }[]> {
  const response = await fetch(`${shop.url}/sandbox/mail?to=${email}`, {
    headers: { accept: 'application/json' },
  })
  return (await response.json()) as []
}
const linkIn = (text = '') => /https?:\/\/\S+/.exec(text)?.[0] ?? ''

async function openForm(path: string, options = {}): Promise<Page> {
  const page = await shop.visitor({ ...PHONE, ...options })
  await page.goto(path)
  await alive(page, '#newsletter-email')
  return page
}

describe('the newsletter', () => {
  it.each([
    {
      language: 'cs',
      submit: 'Odebírat',
      sent: 'Podívejte se do schránky',
      confirm: 'Potvrdit odběr',
      confirmed: 'Hotovo, těšíme se',
      leave: 'Odhlásit odběr',
      left: 'Odběr je zrušený',
    },
    {
      language: 'sk',
      submit: 'Odoberať',
      sent: 'Pozrite sa do schránky',
      confirm: 'Potvrdiť odber',
      confirmed: 'Hotovo, tešíme sa',
      leave: 'Odhlásiť odber',
      left: 'Odber je zrušený',
    },
    {
      language: 'en',
      submit: 'Subscribe',
      sent: 'Check your inbox',
      confirm: 'Confirm',
      confirmed: 'Done, and welcome',
      leave: 'Unsubscribe',
      left: 'You are unsubscribed',
    },
  ] as const)(
    'is asked for in the footer, confirmed from the mail and left by one click in $language [NEWS-01]',
    async ({ language, submit, sent, confirm, confirmed, leave, left }) => {
      const email = `browser-${language}@example.com`
      const page = await openForm(pages[language].category)
      const watched = watch(page)
      const before = page.url()
      await page.locator('#newsletter-email').fill(email)
      await page.getByRole('button', { name: submit, exact: true }).click()
      await page.getByRole('status').filter({ hasText: sent }).waitFor()
      expect(page.url()).toBe(before)

      const [asked] = await mailsTo(email)
      await page.goto(linkIn(asked?.text))
      await page.getByRole('button', { name: confirm, exact: true }).click()
      await page.getByRole('heading', { name: confirmed }).waitFor()
      expect(page.url()).not.toContain('token')
      expect(await axeFindings(page)).toEqual([])

      const [welcome] = await mailsTo(email)
      expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      await page.goto(linkIn(welcome?.text))
      await page.getByRole('button', { name: leave, exact: true }).click()
      await page.getByRole('heading', { name: left }).waitFor()
      watched.expectQuiet()
    },
  )

  it('says at the field what is wrong and leads back to it [NEWS-01]', async () => {
    const page = await openForm(pages.cs.home)
    const field = page.locator('#newsletter-email')
    await field.fill('jana@')
    await page.getByRole('button', { name: 'Odebírat' }).click()
    await page.locator('#newsletter-error').waitFor()
    await expect.poll(() => field.evaluate((element) => element === document.activeElement), FOCUS).toBe(true)
    await expect.poll(() => field.getAttribute('aria-describedby')).toBe('newsletter-error')
    expect(await axeFindings(page)).toEqual([])
    await field.fill('jana.opravena@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Podívejte se do schránky' }).waitFor()
  })

  it('that is asked for takes the focus once: what is chosen on the page afterwards keeps it [L13] [UI-34]', async () => {
    const page = await openForm(pages.cs.category, { viewport: { width: 1280, height: 900 } })
    await page.locator('#newsletter-email').fill('focus@example.com')
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').filter({ hasText: 'Podívejte se do schránky' })
    const hasFocus = () => said.evaluate((element) => element === document.activeElement)
    await expect.poll(hasFocus, FOCUS).toBe(true)
    await page.locator('aside ul a').first().click()
    await page.locator('main aside a[aria-current=true]').waitFor()
    await expect.poll(hasFocus, FOCUS).toBe(false)
  })

  it('goes by the plain form where the code that sends it cannot be had [NEWS-01] [F69]', async () => {
    const page = await openForm(pages.cs.home)
    await page.route('**/assets/subscribe-in-*', (route) => route.abort())
    await page.locator('#newsletter-email').fill('no-code@example.com')
    await page.getByRole('button', { name: 'Odebírat' }).click()
    await page.getByRole('heading', { name: 'Podívejte se do schránky' }).waitFor()
  })

  it('works without scripts, by the forms alone [NEWS-01]', async () => {
    const email = 'no-script@example.com'
    const page = await shop.visitor({ ...PHONE, javaScriptEnabled: false })
    await page.goto(pages.cs.product)
    await page.locator('#newsletter-email').fill(email)
    await page.getByRole('button', { name: 'Odebírat' }).click()
    await page.getByRole('heading', { name: 'Podívejte se do schránky' }).waitFor()
    const [mail] = await mailsTo(email)
    await page.goto(linkIn(mail?.text))
    await page.getByRole('button', { name: 'Potvrdit odběr' }).click()
    await page.getByRole('heading', { name: 'Hotovo, těšíme se' }).waitFor()
    await page.goto(`${linkIn(mail?.text)}x`)
    await page.getByRole('button', { name: 'Potvrdit odběr' }).click()
    await page.getByRole('heading', { name: 'Odkaz už neplatí' }).waitFor()
  })
})
