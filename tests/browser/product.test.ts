import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { delayAnswer, holdAnswer } from './hold-answer.ts'
import { knownPages } from './known-pages.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const { cs } = await knownPages(shop.url)
const MUG = cs['product with variations']

const WAYS = [
  { way: 'with scripts on a phone', width: 390, javaScriptEnabled: true },
  { way: 'with scripts on a desktop', width: 1280, javaScriptEnabled: true },
  { way: 'without scripts on a phone', width: 390, javaScriptEnabled: false },
]

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

describe('choosing a variation', () => {
  it.for(WAYS)(
    'changes address, code and picture, and is kept $way [CATALOG-02]',
    async ({ width, javaScriptEnabled }) => {
      const page = await shop.visitor({ viewport: { width, height: 844 }, javaScriptEnabled })
      const watched = watch(page)
      await page.goto(MUG)
      if (javaScriptEnabled) await hydrated(page)
      const code = page.locator('tr', { has: page.getByRole('rowheader', { name: 'Kód', exact: true }) })
      const picture = page.locator('#picture-1')
      const before = { code: await code.innerText(), picture: await picture.getAttribute('data-picture') }
      await page.locator('#choices').getByRole('link', { name: 'Mechová zelená' }).click()
      await page.waitForURL((url) => url.searchParams.has('barva'))
      await page.locator('#choices a[aria-current][title="Mechová zelená"]').waitFor()
      await expect.poll(() => code.innerText()).not.toBe(before.code)
      await expect.poll(() => picture.getAttribute('data-picture')).not.toBe(before.picture)
      const chosen = await code.innerText()
      await page.reload()
      await expect.poll(() => code.innerText()).toBe(chosen)
      if (javaScriptEnabled) watched.expectQuiet()
    },
  )
})

describe('a text that makes a variation', () => {
  it.for(WAYS)(
    'is ordered as it stands in its field when the button is pressed $way [CATALOG-02] [CART-30]',
    async ({ width, javaScriptEnabled }) => {
      const page = await shop.visitor({ viewport: { width, height: 844 }, javaScriptEnabled })
      await page.goto('/jmenovka-na-dvere')
      if (javaScriptEnabled) await hydrated(page)
      const text = page.getByLabel('Text jmenovky')
      const buy = page.locator('#buy button.button-primary')
      await text.fill('Novák')
      await page.getByRole('button', { name: 'Potvrdit text' }).click()
      await buy.waitFor()
      await text.fill('Novákovi')
      await buy.click()
      if (javaScriptEnabled) {
        await page.getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
        await page.goto('/kosik')
      } else await page.waitForURL('**/kosik?result=added')
      await page.locator('main').getByText('Novákovi').first().waitFor()
    },
  )

  it('is asked for when it was taken out of its field', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto('/jmenovka-na-dvere?text-jmenovky=Nov%C3%A1k')
    await hydrated(page)
    await page.getByLabel('Text jmenovky').fill('')
    await page.locator('#buy button.button-primary').click()
    await page.getByText('Vyplňte prosím správně údaj Text jmenovky.').waitFor()
  })

  it('goes with the plain form where the code of the cart cannot be had [F69]', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.route('**/assets/browser-cart-*', (route) => route.abort())
    await page.goto('/jmenovka-na-dvere?text-jmenovky=Nov%C3%A1k')
    await hydrated(page)
    await page.getByLabel('Text jmenovky').fill('Novákovi')
    await page.locator('#buy button.button-primary').click()
    await page.waitForURL('**/kosik?result=added')
    await page.locator('main').getByText('Novákovi').first().waitFor()
  })
})

describe('the fields of a product', () => {
  it('keep what was typed before the scripts had come [CATALOG-24] [F69]', async () => {
    const page = await shop.visitor()
    const scripts = await holdAnswer(page, `${shop.url}/assets/start-*`)
    await page.goto(cs['product with fields'])
    await scripts.answered
    const text = page.getByLabel(/^Text gravírování/)
    await text.fill('Babičce')
    await scripts.give()
    await hydrated(page)
    await expect.poll(() => text.inputValue()).toBe('Babičce')
    await page.locator('#buy button.button-primary').click()
    await page.locator('#mini-cart').getByText('Babičce').waitFor()
  })
})

describe('the amount', () => {
  it('leaves the focus on the button that has reached its limit, which then does nothing [CART-49] [L13]', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto(cs.product)
    await hydrated(page)
    const amount = page.locator('#buy [name=amount]')
    const less = page.locator('#buy').getByRole('button', { name: /^Ubrat kus/ })
    await amount.fill('2')
    await less.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page), FOCUS).toMatch(/^Ubrat kus/)
    expect(await amount.inputValue()).toBe('1')
    await page.keyboard.press('Tab')
    await expect.poll(() => amount.evaluate((input) => input === document.activeElement), FOCUS).toBe(true)
  })

  it('chosen for one product is not carried over to the next one [CART-49]', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto(cs.product)
    await hydrated(page)
    const amount = page.locator('#buy [name=amount]')
    await amount.fill('3')
    const heading = page.locator('h1')
    const before = await heading.innerText()
    const next = page.locator('main section article', {
      has: page.locator('[formaction^="/api/cart/items"]'),
    })
    await next.getByRole('link').first().click()
    await expect.poll(() => heading.innerText()).not.toBe(before)
    await expect.poll(() => amount.inputValue()).toBe('1')
    await page.goBack()
    await expect.poll(() => heading.innerText()).toBe(before)
    await expect.poll(() => amount.inputValue()).toBe('1')
  })
})

describe('the gallery', () => {
  it('is one stop of the keyboard, walked with arrows, opened by Enter and left by Escape', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto(MUG)
    await hydrated(page)
    const gallery = page.locator(
      'section[aria-label="Obrázky produktu"], section:has(> div > ul > #picture-1)',
    )
    await expect.poll(() => gallery.locator('a:not([tabindex="-1"])').count()).toBe(1)
    await gallery.locator('#picture-1 a').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page), FOCUS).toMatch(/^Zvětšit obrázek 2 z/)
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog[open]')
    await dialog.waitFor()
    await dialog.getByText(/^2 \/ \d$/).waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText(/^3 \/ \d$/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page), FOCUS).toMatch(/^Zvětšit obrázek 2 z/)
  })
})

describe('the video', () => {
  it('plays in place, from the host that keeps no track of who watches [UI-29]', async () => {
    const page = await shop.visitor({ viewport: { width: 390, height: 844 } })
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'video' }))
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.url)) others.push(new URL(request.url()).host)
    })
    await page.goto(cs['product with video'])
    await alive(page, 'figure a')
    expect(others).toEqual([])
    await page.locator('figure a').first().click()
    const address = new URL((await page.locator('figure iframe').getAttribute('src')) ?? '')
    expect([address.host, address.searchParams.get('playsinline')]).toEqual(['www.youtube-nocookie.com', '1'])
    await expect.poll(() => others).toEqual(['www.youtube-nocookie.com'])
  })
})

describe('the bar at the bottom of a phone', () => {
  it('shows that goods are on their way to the cart after 100 ms, for at least 400 ms [UI-21] [CONST-07]', async () => {
    const page = await shop.visitor({ viewport: { width: 390, height: 844 } })
    await page.clock.install()
    await page.goto(cs.product)
    await hydrated(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = Promise.withResolvers<void>()
    const given = Promise.withResolvers<void>()
    await delayAnswer(page, '**/shop-api/carts/*/items', () => {
      asked.resolve()
      return given.promise
    })
    const button = page.locator('[data-bottom-bar] button')
    const isBusy = () => button.getAttribute('aria-busy')
    await button.click()
    await asked.promise
    await page.clock.runFor(99)
    expect(await isBusy()).toBeNull()
    await page.clock.runFor(1)
    await expect.poll(isBusy).toBe('true')
    given.resolve()
    await page.getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    await page.clock.runFor(399)
    expect(await isBusy()).toBe('true')
    await page.clock.runFor(1)
    await expect.poll(isBusy).toBeNull()
  })

  it('never hides what the keyboard has reached', async () => {
    const page = await shop.visitor({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' })
    await page.goto(MUG)
    await hydrated(page)
    const links = page.locator('#choices a')
    for (let at = 1; at < (await links.count()); at++) {
      // The next stop of the keyboard stands right beneath the bar.
      await links.nth(at).evaluate((next, before) => {
        document.querySelectorAll<HTMLElement>('#choices a')[before]?.focus({ preventScroll: true })
        const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0
        window.scrollBy({ top: next.getBoundingClientRect().top - bar - 4, behavior: 'instant' })
      }, at - 1)
      await page.keyboard.press('Tab')
      await expect
        .poll(() => links.nth(at).evaluate((one) => one === document.activeElement), FOCUS)
        .toBe(true)
      const room = () =>
        links.nth(at).evaluate((one) => {
          const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0
          return bar - one.getBoundingClientRect().bottom
        })
      await expect.poll(room).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('the blog', () => {
  it.for(WAYS)(
    'leads from all articles to one of a theme and on to its products $way [CONTENT-01]',
    async (way) => {
      const page = await shop.visitor({
        viewport: { width: way.width, height: 844 },
        javaScriptEnabled: way.javaScriptEnabled,
      })
      await page.goto(cs.blog)
      if (way.javaScriptEnabled) await hydrated(page)
      await page.locator(`main a[href="${cs['article category']}"]`).first().click()
      await page.waitForURL(`**${cs['article category']}`)
      await page.locator(`main a[href="${cs['article category']}"][aria-current=page]`).first().waitFor()
      const article = page.locator('main article h3 a').first()
      const title = (await article.innerText()).replaceAll(/\s/g, ' ')
      await article.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      const product = page.locator('main article h3 a').first()
      const name = (await product.innerText()).replaceAll(/\s/g, ' ')
      await product.click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    },
  )
})
