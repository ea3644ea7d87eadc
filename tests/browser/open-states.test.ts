import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { customerPages, knownPages } from './known-pages.ts'
import { sideways } from './reach.ts'
import { alive, FOCUS, hydrated, laidOut, useShop } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const { cs } = pages
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

async function open(path: string, options: object): Promise<Page> {
  const page = await shop.visitor({ ...options, reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  return page
}

async function expectSound(page: Page, state: string): Promise<void> {
  expect([state, await axeFindings(page)]).toEqual([state, []])
  expect([state, await sideways(page)]).toEqual([state, []])
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe.each([
  { width: 390, size: phone, box: '#search-phone' },
  { width: 1280, size: desk, box: '#search' },
])('accessible at $width px is', ({ size, box }) => {
  it('a search while its finds come, when they stand and when there are none [L13]', async () => {
    const page = await open(cs.blog, size)
    // Finds that never come.
    await page.route('**/shop-api/search?**', () => {})
    await page.locator(box).click()
    await page.getByRole('listbox').waitFor()
    await page.locator(box).pressSequentially('sencha')
    await expectSound(page, 'finds on their way')
    await page.unroute('**/shop-api/search?**')
    await page.locator(box).fill('čaj')
    await page.getByRole('option').locator('img').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expectSound(page, 'finds')
    await page.locator(box).fill('qqqqzzzz')
    await page.getByText('qqqqzzzz').first().waitFor()
    await expectSound(page, 'no finds')
  })

  it('a product while it is looked at, reviewed and put into the cart, and a cart to be emptied [L13]', async () => {
    const page = await open(cs.product, size)
    await alive(page, 'main a.cursor-zoom-in')
    await page.locator('main a.cursor-zoom-in').filter({ visible: true }).first().click()
    await page.locator('dialog[open]').waitFor()
    await expectSound(page, 'picture')
    // Closer is the middle of the picture.
    await page.locator('dialog[open] button').first().click()
    await expect
      .poll(() => page.locator('dialog[open] > div').evaluate((frame) => frame.scrollLeft))
      .toBeGreaterThan(0)
    await page.keyboard.press('Escape')

    await alive(page, '#reviews')
    await page.locator('#reviews').getByText('Napsat hodnocení').click()
    await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
    await page.locator('#rating-error').waitFor()
    await expectSound(page, 'review with errors')

    await page.locator('#buy button.button-primary').click()
    await page.locator('#mini-cart').getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#mini-cart').waitFor({ state: 'hidden' })
    await page.goto('/kosik')
    await hydrated(page)
    await page.getByLabel('Slevový kód').filter({ visible: true }).first().fill('SLEVA10')
    await page.keyboard.press('Enter')
    await page.locator('[data-toast=success]').waitFor()
    // A toast that is pointed at stays.
    await page.locator('[data-toast=success]').hover()
    await expectSound(page, 'cart with a toast')
    await page.getByRole('button', { name: 'Vyprázdnit košík' }).first().click()
    await page.locator('#clear-cart-heading').waitFor()
    await expectSound(page, 'question before the cart is emptied')
  })
})

describe('accessible is', () => {
  it('the cart while it loads, when it cannot be had, and while it is empty [L13]', async () => {
    const page = await open(cs.category, phone)
    const cart = page.locator('header a[href="/kosik"]')
    await page.context().addCookies([{ url: shop.url, name: 'cart_id', value: 'a'.repeat(32) }])
    await page.route('**/shop-api/carts/**', () => {})
    await alive(page, 'header a[href="/kosik"]')
    await cart.click()
    await page.locator('#mini-cart').waitFor()
    await expectSound(page, 'cart on its way')
    // Over the one before, and not in its place: what is still held would be let go and answered.
    await page.route('**/shop-api/carts/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await hydrated(page)
    await cart.click()
    await page.locator('#mini-cart').getByText('Košík se teď nepodařilo načíst.').waitFor()
    expect(await page.locator('[data-toast]').count()).toBe(0)
    await page.locator('#mini-cart').getByRole('button', { name: 'Zkusit znovu' }).click()
    // The head of the drawer, with the way out, stays free.
    const isLow = () =>
      page
        .locator('[data-toast]')
        .first()
        .evaluate((toast) => toast.getBoundingClientRect().top > innerHeight / 2)
    await expect.poll(isLow).toBe(true)
    await expectSound(page, 'cart that failed')
  })

  it('the order form with all that can be unfolded in it [L13]', async () => {
    const page = await open(cs.home, phone)
    const product_id = await shop.idOf('products', 'UNTRACKED')
    await page.request.post('/api/cart/items', {
      form: { item: JSON.stringify({ product_id }), amount: '1', language: 'cs' },
      headers: { origin: shop.url },
    })
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await expectSound(page, 'methods, none chosen')
    for (const name of ['PPL na adresu', 'Dobírka']) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/checkout/methods'))
      await page.getByRole('radio', { name }).click()
      await answer
    }
    await page.locator('button[name=intent][value=continue]').filter({ visible: true }).click()
    await page.waitForURL('**/kosik/doruceni')
    await hydrated(page)
    for (const name of ['billing_is_company', 'has_shipping_address', 'create_new_account']) {
      await page.locator(`#${name}`).check()
    }
    const folded = page.locator('main details:not([open]) > summary').filter({ visible: true })
    while ((await folded.count()) > 0) await folded.first().click()
    await page.locator('#shipping_street').waitFor()
    // Who carries the goods calls the phone of the address they go to.
    expect(await page.locator('#shipping_phone-hint span').isVisible()).toBe(true)
    expect(await page.locator('#billing_phone-hint span').isVisible()).toBe(false)
    await expectSound(page, 'order form unfolded')
    for (const language of ['sk', 'en'] as const) {
      await page.goto(pathFor('cart-delivery', language))
      await hydrated(page)
      // What was ticked comes back with the code of the form, and moves all that stands below.
      await page.locator('#create_new_account:checked').waitFor()
      await page.locator('main input[type=password]').first().waitFor()
      await expectSound(page, `order form in ${language}`)
    }
  })

  it('the way out of a contract, which says at each field what it misses, in words of the page [L6] [REFUND-01]', async () => {
    const page = await open(pathFor('withdrawal', 'cs'), phone)
    await alive(page, 'form[action="/api/withdrawal/review"]')
    const go = page.locator('form[action="/api/withdrawal/review"] button')
    await go.click()
    await page.locator('#order_code-error').waitFor()
    await expect.poll(() => focused(page), FOCUS).toBe('first_name')
    await expectSound(page, 'withdrawal with errors')
    await page.locator('#first_name').fill('Žofie')
    await page.locator('#last_name').fill('Říhová')
    await page.locator('#order_code').fill('12345678')
    await expect.poll(() => page.locator('#order_code-error').count()).toBe(0)
    await page.locator('#email').fill('nic')
    await go.click()
    await expect.poll(() => focused(page), FOCUS).toBe('email')
    await expect.poll(() => page.locator('#email-error').innerText()).toContain('platný e-mail')
    await page.locator('#email').fill('zofie@example.com')
    await go.click()
    await page.waitForURL(/step=review/)
  })

  it('the door of the staff that nobody comes through without a password [L13] [STAFF-02]', async () => {
    const page = await open(pathFor('staff', 'cs'), desk)
    await alive(page, 'form[action="/api/auth/staff-login"]')
    await page.locator('form[action="/api/auth/staff-login"] button:not([type])').click()
    await expect.poll(() => page.getByText('Vyplňte prosím toto pole.').count()).toBe(2)
    await expect.poll(() => focused(page), FOCUS).toBe('email')
    await expectSound(page, 'staff with errors')
  })

  it.each(['sk', 'en'] as const)('a sample of pages in %s [L13]', async (language) => {
    const page = await open(pages[language].home, language === 'sk' ? phone : desk)
    for (const kind of ['home', 'product with variations'] as const) {
      await page.goto(pages[language][kind])
      await alive(page, 'footer')
      await expectSound(page, kind)
    }
  })
})

it('nothing scrolls sideways on a narrow phone, nor where its page is enlarged twice [L13]', async () => {
  const page = await open(cs.home, { viewport: { width: 195, height: 422 } })
  for (const kind of ['home', 'category', 'product with variations', 'brands', 'search', 'login'] as const) {
    await page.goto(cs[kind])
    await alive(page, 'footer')
    expect([kind, await sideways(page)]).toEqual([kind, []])
  }
  // In the middle of a long listing the links to its pages are the most.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/caje?page=4')
  await laidOut(page)
  await page.getByRole('link', { name: 'Strana 5' }).waitFor()
  expect(await sideways(page)).toEqual([])
})

/** What whoever reads with difficulty sets for every page: WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

const spread = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)

/** Words that do not fit into what holds them. Names in lists are cut short by intent, and whole on their pages. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, p, h1, h2, h3, dt, dd, span, summary')]
      .filter((element) => {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element)
        if (overflowX === 'visible' && overflowY === 'visible') return false
        if (position === 'absolute' || webkitLineClamp !== 'none' || element.matches('.truncate'))
          return false
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
        return scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

it('words set wide apart still fit, and colours of the visitor’s own leave every control to be seen [L13]', async () => {
  const page = await open(cs.product, { ...phone, forcedColors: 'active' })
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('.button')]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(bare).toEqual([])
  for (const path of [cs.home, cs.product, cs.category, '/prihlaseni']) {
    await page.goto(path)
    await alive(page, 'footer')
    await spread(page)
    expect([path, await sideways(page), await cutOff(page)]).toEqual([path, [], []])
  }
})

it('words set wide apart are whole in a dialling code and at the head of the filters [L13]', async () => {
  const page = await open('/prihlaseni?form=registration', phone)
  await spread(page)
  await page.locator('summary').filter({ hasText: 'nepovinné' }).click()
  // A select tells of no words that do not fit: it is compared with one as wide as its words.
  const lacks = await page.getByLabel('Předvolba').evaluate((select: HTMLElement) => {
    const copy = select.cloneNode(true) as HTMLElement
    copy.style.width = 'max-content'
    select.after(copy)
    return copy.offsetWidth - select.offsetWidth
  })
  expect(lacks).toBeLessThanOrEqual(0)

  await page.goto(cs.category)
  await hydrated(page)
  await spread(page)
  await page.locator('[popovertarget=filters]').first().click()
  const above = await page.locator('#filters').evaluate((sheet) => {
    const heading = sheet.querySelector('.display')
    return (heading?.getBoundingClientRect().top ?? 0) - sheet.getBoundingClientRect().top
  })
  expect(above).toBeGreaterThan(4)
})

it('the dots of the banners are seen in colours of the visitor’s own [L13]', async () => {
  const page = await open(cs.home, { ...phone, forcedColors: 'active' })
  const colours = await page.evaluate(() => {
    const behind = getComputedStyle(document.documentElement).backgroundColor
    const dots = document.querySelectorAll('a[href^="#banner-"] span')
    return Array.from(dots, (dot) => [getComputedStyle(dot).backgroundColor, behind])
  })
  expect(colours.length).toBeGreaterThan(1)
  for (const [dot, behind] of colours) expect(dot).not.toBe(behind)
})

it('the banners change at once for whoever wants nothing to move [L13]', async () => {
  const page = await open(cs.home, phone)
  await alive(page, 'a[href="#banner-2"]')
  const way = await page.locator('a[href="#banner-2"]').evaluate((dot: HTMLElement) => {
    dot.click()
    const slide = document.getElementById('banner-2')
    const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN
    return left(slide) - left(slide?.parentElement)
  })
  expect(Math.abs(way)).toBeLessThan(1)
})

it('the menu underlines nothing but what is pointed at in colours of the visitor’s own [L13]', async () => {
  const page = await open(cs.home, { ...desk, forcedColors: 'active' })
  const items = page
    .getByRole('navigation', { name: 'Hlavní menu' })
    .locator('ul')
    .first()
    .locator('> li > a')
  const underlined = () =>
    items.evaluateAll((links) => {
      const behind = getComputedStyle(document.documentElement).backgroundColor
      return links
        .filter((link) => getComputedStyle(link).borderBottomColor !== behind)
        .map((link) => link.textContent)
    })
  await expect.poll(underlined).toEqual([])
  await items.first().hover()
  await expect.poll(underlined).toEqual([await items.first().textContent()])
})

it('paper has no buttons, and no bar that would stick to a screen', async () => {
  const page = await open(cs.product, phone)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('button, [data-bottom-bar]').filter({ visible: true }).count()).toBe(0)
})

it('paper laid across gives an order of the account its whole width [ORDER-03]', async () => {
  const page = await open(cs.login, desk)
  const form = { email: 'jana@example.com', password: DEMO_PASSWORD }
  await page.request.post('/api/auth/login', { form, headers: { origin: shop.url } })
  await page.goto(customerPages('cs').orders)
  await page.goto(
    (await page.locator('main a[href^="/zakaznik/objednavka/"]').first().getAttribute('href')) ?? '',
  )
  await page.emulateMedia({ media: 'print' })
  const width = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(1000)
})
