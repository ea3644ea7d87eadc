import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { knownPages } from './known-pages.ts'
import { holdAnswer } from './hold-answer.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const product = pages.cs.product

async function open(path: string, options = {}): Promise<Page> {
  const page = await shop.visitor({ viewport: { width: 390, height: 844 }, ...options })
  await page.goto(path)
  return page
}

const writing = (page: Page) => page.locator('#reviews summary')
const star = (page: Page, stars: number) =>
  page.locator('label', { has: page.locator(`input[name=rating][value="${stars}"]`) })
const send = (page: Page) => page.getByRole('button', { name: 'Odeslat hodnocení' })

describe('reviews', () => {
  it('are read by everyone, with stars, bars and the notice of how they are verified [REVIEW-01] [REVIEW-04]', async () => {
    const page = await open(product, { javaScriptEnabled: false })
    const reviews = page.locator('#reviews')
    await expect.poll(() => reviews.locator('li time').count()).toBeGreaterThan(0)
    await expect.poll(() => reviews.innerText()).toContain('Ověřený nákup')
    const widths = await reviews
      .locator('svg rect:nth-child(2)')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))))
    expect(widths.length).toBeGreaterThan(4)
    expect(widths.every((width) => width >= 0 && width <= 100)).toBe(true)
  })

  it('are written with the keyboard alone, and what is missing is said at each field and above them all [REVIEW-02] [REVIEW-07]', async () => {
    const page = await open(product)
    await alive(page, '#reviews')
    const watched = watch(page)
    await writing(page).focus()
    await page.keyboard.press('Enter')
    await send(page).press('Enter')
    await page.locator('#rating-error', { hasText: 'Vyberte prosím počet hvězd.' }).waitFor()
    await expect.poll(() => page.locator('#review-name-error').innerText()).toBe('Vyplňte prosím své jméno.')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), FOCUS)
      .toBe('rating')
    // All of it stands above the fields too, each a link to its own.
    const summary = page.locator('#reviews [data-refused]')
    await expect.poll(() => summary.getByRole('link').count()).toBe(3)
    await summary.getByRole('link', { name: 'Vyplňte prosím své jméno.' }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), FOCUS)
      .toBe('name')
    await summary.getByRole('link', { name: 'Vyberte prosím počet hvězd.' }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), FOCUS)
      .toBe('rating')

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('input[name=rating]:checked').getAttribute('value')).toBe('3')
    const part = page.locator('#reviews input[name^=rating_]').first()
    const by_parameter = (await part.count()) > 0
    if (by_parameter) await part.press(' ')
    await page.getByLabel('Váš komentář').fill('Psáno bez myši, <b>doporučuji</b>.')
    await page.getByLabel('Vaše jméno').fill('Klára')
    const request = page.waitForRequest('**/api/reviews')
    await send(page).press('Enter')
    expect((await request).postDataJSON()).toMatchObject({ rating: '3', name: 'Klára' })
    const thanks = page.locator('#reviews [role=status]')
    await thanks.waitFor()
    await expect.poll(() => thanks.innerText()).toContain('Děkujeme')
    await expect
      .poll(() => thanks.evaluate((element) => element === document.activeElement), FOCUS)
      .toBe(true)
    expect(new URL(page.url()).pathname).toBe(product)
    watched.expectQuiet()
  })

  it('are written without scripts too, and the visitor comes back to them [REVIEW-02]', async () => {
    const page = await open(product, { javaScriptEnabled: false })
    await writing(page).click()
    await star(page, 5).click()
    await page.getByLabel('Váš komentář').fill('Psáno bez skriptů.')
    await page.getByLabel('Vaše jméno').fill('Karel')
    await send(page).click()
    await page.waitForURL(/result=review_waiting#reviews$/)
    await expect.poll(() => page.locator('#reviews [role=status]').innerText()).toContain('Děkujeme')

    await page.goto(product)
    await writing(page).click()
    await star(page, 5).click()
    await page.getByLabel('Váš komentář').fill('Psáno bez skriptů.')
    await page.getByLabel('Vaše jméno').fill('Karel')
    await send(page).click()
    await page.waitForURL(/result=review_repeated#reviews$/)
    await expect.poll(() => page.locator('#reviews [role=status]').innerText()).toContain('Stejné hodnocení')
  })

  it('of a customer are signed by the first name and a letter, unless they want the whole name [REVIEW-05]', async () => {
    const page = await open('/prihlaseni')
    await page.getByLabel('E-mail').fill('jana@example.com')
    await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    await page.waitForURL(`${shop.url}/`)
    await page.goto(product)
    await alive(page, '#reviews')
    await writing(page).click()
    await page.getByText('Jana N.').waitFor()
    await expect.poll(() => page.getByLabel('Vaše jméno').count()).toBe(0)
    await star(page, 4).click()
    await page.getByLabel('Váš komentář').fill('Jako zákaznice.')
    await page.getByLabel('Podepsat celým jménem').check()
    const answer = page.waitForResponse('**/api/reviews')
    await send(page).click()
    expect((await answer).status()).toBe(201)
    await page.locator('#reviews [role=status]').waitFor()
  })

  it('that are sent take the focus once: what is chosen on the page afterwards keeps it [L13] [UI-34]', async () => {
    const page = await open(pages.cs['product with variations'])
    await alive(page, '#reviews')
    await writing(page).click()
    await star(page, 4).click()
    await page.getByLabel('Váš komentář').fill('Pěkná barva.')
    await page.getByLabel('Vaše jméno').fill('Klára')
    await send(page).click()
    const thanks = page.locator('#reviews [role=status]')
    const hasFocus = () => thanks.evaluate((element) => element === document.activeElement)
    await expect.poll(hasFocus, FOCUS).toBe(true)
    await page.locator('#choices').getByRole('link', { name: 'Mechová zelená' }).click()
    await page.locator('#choices a[aria-current][title="Mechová zelená"]').waitFor()
    await expect.poll(hasFocus, FOCUS).toBe(false)
  })

  it('know a customer who has opened the form before its code had come [REVIEW-05]', async () => {
    const page = await shop.visitor()
    const form = { email: 'jana@example.com', password: DEMO_PASSWORD }
    await page.request.post('/api/auth/login', { form, headers: { origin: shop.url } })
    const code = await holdAnswer(page, `${shop.url}/assets/product-reviews-*`)
    await page.goto(product)
    await hydrated(page)
    await writing(page).click()
    await page.getByLabel('Vaše jméno').waitFor()
    await code.answered
    await code.give()
    await page.getByText('Jana N.').waitFor()
    await expect.poll(() => page.getByLabel('Vaše jméno').count()).toBe(0)
  })
})
