import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { knownPages } from './known-pages.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const { cs } = await knownPages(shop.url)
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

async function open(path: string, options: object = desk): Promise<Page> {
  const page = await shop.visitor(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
const scrolled = (page: Page) => page.evaluate(() => scrollY)
/** Where the focus is: in what is open, nowhere (the browser's own bar), or on the page behind. */
const focusIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { activeElement: focused, body } = document
    return focused === body ? 'nowhere' : focused?.closest(wanted) ? 'inside' : 'behind'
  }, selector)
const accountLink = (page: Page) => page.locator('header a[href="/zakaznik/dashboard"]')
const cartLink = (page: Page) => page.locator('header a[href="/kosik"]')
const buyButton = (page: Page) => page.locator('#buy button.button-primary')
const toast = (page: Page) => page.locator('[data-toast]')

describe('login, registration and password reset', () => {
  it('open over any page, which stays underneath as it was left [UI-01]', async () => {
    for (const path of [cs.home, cs.category, cs.product, cs.article]) {
      const page = await open(path)
      const watched = watch(page)
      await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
      const heading = await page.locator('h1').innerText()
      await page.evaluate(() => Object.assign(window, { same_document: true }))
      // By hand: before a click a locator brings what is sticky to where it would be.
      const box = await accountLink(page).boundingBox()
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      const dialog = page.getByRole('dialog')
      await dialog.locator('[action="/api/auth/login"]').waitFor()
      await dialog.getByRole('link', { name: 'Zaregistrovat se' }).click()
      await dialog.locator('[name=password_confirmation]').waitFor()
      await dialog.getByRole('link', { name: 'Přihlásit se' }).click()
      await dialog.getByRole('link', { name: 'Zapomenuté heslo' }).click()
      await dialog.getByRole('heading', { name: 'Obnova hesla' }).waitFor()
      expect(page.url()).toBe(new URL(path, shop.url).href)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('h1').innerText()).toBe(heading)
      await expect.poll(() => scrolled(page)).toBe(120)
      await expect.poll(() => page.evaluate(() => 'same_document' in window)).toBe(true)
      watched.expectQuiet()
    }
  })
})

interface Popup {
  name: string
  path: string
  options: object
  opener: string
  shown: string
}

const POPUPS: Popup[] = [
  { name: 'the menu', path: cs.home, options: phone, opener: 'header [popovertarget=menu]', shown: '#menu' },
  {
    name: 'the filters',
    path: cs.category,
    options: phone,
    opener: 'main [popovertarget=filters]',
    shown: '#filters',
  },
  {
    name: 'the cart',
    path: cs.product,
    options: phone,
    opener: 'header a[href="/kosik"]',
    shown: '#mini-cart',
  },
  {
    name: 'the login',
    path: cs.home,
    options: desk,
    opener: 'header a[href="/zakaznik/dashboard"]',
    shown: 'dialog[open]',
  },
  {
    name: 'the picture',
    path: cs.product,
    options: desk,
    opener: 'main a.cursor-zoom-in',
    shown: 'dialog[open]',
  },
]

describe.each(POPUPS)('$name', ({ path, options, opener, shown }) => {
  it('holds the page still, keeps the keyboard and gives the focus back on Escape [UI-06] [UI-07] [UI-34]', async () => {
    const page = await open(path, options)
    const watched = watch(page)
    await expect.poll(() => isLocked(page)).toBe(false)
    const from = page.locator(opener).filter({ visible: true }).first()
    await from.scrollIntoViewIfNeeded()
    await alive(page, opener)
    await from.focus()
    await page.keyboard.press('Enter')
    const popup = page.locator(shown)
    await popup.waitFor()
    const top = await scrolled(page)
    await expect.poll(() => isLocked(page)).toBe(true)
    await page.mouse.move(380, 500)
    await page.mouse.wheel(0, 600)
    // Where it could scroll at all, the next frame would show it.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await scrolled(page)).toBe(top)

    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await expect.poll(() => focusIs(page, shown), FOCUS).toBe('inside')
    const stops = await popup.locator('a, button, input, summary').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < Math.min(stops, 40) + 2; step++) {
        await page.keyboard.press(key)
        expect(await focusIs(page, shown)).not.toBe('behind')
      }
    }

    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'hidden' })
    await expect.poll(() => isLocked(page)).toBe(false)
    await expect.poll(() => from.evaluate((link) => link === document.activeElement), FOCUS).toBe(true)
    watched.expectQuiet()
  })
})

it.each(POPUPS.slice(0, 3))(
  '$name does not stay open over the page that Back leads to [UI-06] [UI-12]',
  async ({ path, options, opener, shown }) => {
    const page = await open(cs.article, options)
    const heading = page.locator('h1')
    const before = await heading.innerText()
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, path)
    await page.waitForURL(`**${path}`)
    await expect.poll(() => heading.innerText()).not.toBe(before)
    const from = page.locator(opener).filter({ visible: true }).first()
    await alive(page, opener)
    await from.click()
    await expect.poll(() => focusIs(page, shown), FOCUS).toBe('inside')
    await page.goBack()
    await page.waitForURL(`**${cs.article}`)
    await page.locator(shown).waitFor({ state: 'hidden' })
    await expect.poll(() => isLocked(page)).toBe(false)
  },
)

describe('one popup over another', () => {
  it('goes first on Escape, and the page is free only after the last [UI-06] [UI-07]', async () => {
    const page = await open(cs.home, phone)
    // What is put into a part before it is taken over goes with its HTML.
    await alive(page, '#menu')
    await page.locator('header [popovertarget=menu]').click()
    const menu = page.locator('#menu')
    await menu.waitFor()
    await menu.evaluate((element) => {
      element.insertAdjacentHTML('beforeend', '<div id="upper" popover="auto"><button>upper</button></div>')
      document.getElementById('upper')?.showPopover()
    })
    const upper = page.locator('#upper')
    await upper.waitFor()
    await expect.poll(() => focusIs(page, '#upper'), FOCUS).toBe('inside')
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focusIs(page, '#upper'), FOCUS).toBe('inside')
    }
    await page.keyboard.press('Escape')
    await upper.waitFor({ state: 'hidden' })
    await expect.poll(() => menu.isVisible()).toBe(true)
    await expect.poll(() => isLocked(page)).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => isLocked(page)).toBe(false)
  })

  it('the cart over the panel of the menu: the panel waits for an Escape of its own [UI-06]', async () => {
    const page = await open(cs.home)
    await alive(page, '[data-menu-item] > div')
    await cartLink(page).click()
    await page.locator('#mini-cart').waitFor()
    const item = page.locator('[data-menu-item]').first()
    await item.hover()
    const panel = item.locator('div a').first()
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#mini-cart').waitFor({ state: 'hidden' })
    await expect.poll(() => panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })

  it('the finds of the search hold the page too, until Escape has closed them [UI-06] [UI-07]', async () => {
    for (const [options, id] of [
      [desk, 'search'],
      [phone, 'search-phone'],
    ] as const) {
      const page = await open(cs.category, options)
      await page.locator(`#${id}`).click()
      const list = page.getByRole('listbox')
      await list.waitFor()
      await expect.poll(() => isLocked(page)).toBe(true)
      const box = await list.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(options.viewport.height)
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'detached' })
      await expect.poll(() => isLocked(page)).toBe(false)
      await expect.poll(() => focusIs(page, `#${id}`)).toBe('inside')
    }
  })
})

describe('a double click', () => {
  it('puts one piece into the cart, however fast the answer comes [UI-08]', async () => {
    const page = await open(cs.product)
    let added = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/carts\/[^/]+\/items$/.test(request.url())) added++
    })
    await buyButton(page).dblclick()
    await page.locator('#mini-cart').getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    await page.keyboard.press('Escape')
    await cartLink(page).getByText('1', { exact: true }).waitFor()
    expect(added).toBe(1)
  })

  it('takes one line out of the cart, though the next one moves beneath the pointer [UI-08]', async () => {
    const page = await shop.visitor(desk)
    for (const path of [cs.product, cs.package]) {
      await page.goto(path)
      await hydrated(page)
      await buyButton(page).click()
      await page.locator('#mini-cart').getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    }
    await page.goto('/kosik')
    await hydrated(page)
    const lines = page.locator('[data-line]')
    await expect.poll(() => lines.count()).toBe(2)
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await lines
      .first()
      .getByRole('button', { name: /^Odebrat/ })
      .dblclick()
    await removed
    await page.waitForLoadState('networkidle')
    await expect.poll(() => lines.count()).toBe(1)
    // A step is no action: two of them are meant.
    await page.getByRole('button', { name: /^Přidat kus/ }).dblclick({ delay: 40 })
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue(), FOCUS).toBe('3')
  })

  it('takes one line out of the cart beside the page [UI-08]', async () => {
    const page = await shop.visitor(desk)
    for (const path of [cs.product, cs.package]) {
      await page.goto(path)
      await hydrated(page)
      await buyButton(page).click()
      await page.locator('#mini-cart').getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    }
    const remove = page.locator('#mini-cart').getByRole('button', { name: /^Odebrat/ })
    await expect.poll(() => remove.count()).toBe(2)
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await remove.first().dblclick()
    await removed
    await page.waitForLoadState('networkidle')
    await expect.poll(() => remove.count()).toBe(1)
  })

  it('asks for a heart once [UI-08]', async () => {
    const page = await open(cs.category)
    const heart = 'main [formaction^="/api/favorites"]'
    await alive(page, heart)
    let asked = 0
    page.on('request', (request) => void (request.url().endsWith('/api/favorites') && asked++))
    await page.locator(heart).first().dblclick()
    await page.getByRole('dialog').waitFor()
    expect(asked).toBe(1)
  })

  it('and further clicks do not send a plain form that is on its way [UI-08]', async () => {
    const page = await open(cs.category)
    const { promise: answer, resolve: goOn } = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/currency', async (route) => {
      sent++
      await answer
      return route.fallback()
    })
    const euro = await page.locator('header button[value="EUR"]').filter({ visible: true }).boundingBox()
    const [x, y] = [(euro?.x ?? 0) + 20, (euro?.y ?? 0) + 20]
    // Not through a locator: it would wait for the page to come.
    await page.mouse.dblclick(x, y)
    await expect.poll(() => sent, FOCUS).toBe(1)
    await page.mouse.click(x, y)
    await page.keyboard.press('Enter')
    goOn()
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('€'))
    expect(sent).toBe(1)
  })
})

describe('scrolling to top', () => {
  it('is what a route may opt out of: the comparison shows itself where one is [UI-11]', async () => {
    const page = await shop.visitor(phone)
    for (const path of [cs.product, cs['product with variations']]) {
      await page.goto(path)
      await hydrated(page)
      await page.locator('main').getByRole('button', { name: 'Porovnat' }).click()
      await page.locator('main').getByRole('button', { name: 'Odebrat z porovnání' }).waitFor()
    }
    const goTo = (href: string) =>
      page.evaluate((to) => {
        window.scrollTo({ top: 150, behavior: 'instant' })
        const link = document.createElement('a')
        link.href = to
        document.querySelector('main')?.append(link)
        link.click()
      }, href)
    await goTo('/porovnani')
    await page.getByRole('heading', { level: 1, name: 'Porovnání produktů' }).waitFor()
    await expect.poll(() => scrolled(page)).toBe(150)
    await goTo(cs.category)
    await page.getByRole('heading', { level: 1, name: 'Čaje' }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
  })
})

describe('toasts', () => {
  /** One product in the cart, and none that would go into it. */
  async function refused(page: Page): Promise<void> {
    await buyButton(page).click()
    await page.locator('#mini-cart').getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    await page.keyboard.press('Escape')
    await page.route('**/shop-api/carts/*/items', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { status: 422, message: '', type: 'validation', errors: [] } })
        : route.fallback(),
    )
  }

  it('are said in a place that stands before the first of them, and is in nobody’s way [UI-34]', async () => {
    const page = await open(cs.product)
    await alive(page, 'footer')
    const region = page.locator('[popover=manual]:popover-open [aria-live=polite][aria-label]')
    await region.waitFor({ state: 'attached' })
    expect(await toast(page).count()).toBe(0)
    expect(await region.evaluate((element) => element.closest('[popover]')?.clientHeight)).toBe(0)
    await region.evaluate((element) => element.setAttribute('data-first', ''))
    await refused(page)
    await buyButton(page).click()
    await toast(page).waitFor()
    await expect.poll(() => page.locator('[data-first] [data-toast]').count()).toBe(1)
  })

  it('close by themselves after 5000 ms [UI-14] [UI-19] [CONST-03]', async () => {
    const page = await shop.visitor(desk)
    await page.clock.install()
    await page.goto(cs.product)
    await hydrated(page)
    await refused(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await buyButton(page).click()
    await toast(page).waitFor()
    // A toast holds while somebody points at it.
    await page.mouse.move(1, 1)
    await page.clock.runFor(4999)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(1)
    await toast(page).waitFor({ state: 'detached' })
  })

  it('are said aloud, reached and closed by keyboard, and the focus goes back [UI-16] [UI-34]', async () => {
    const page = await open(cs.product)
    await refused(page)
    await buyButton(page).focus()
    await page.keyboard.press('Enter')
    await toast(page).waitFor()
    await expect
      .poll(() => toast(page).evaluate((card) => card.closest('[aria-live=polite][aria-label]') !== null))
      .toBe(true)
    await buyButton(page).focus()
    const close = toast(page).getByRole('button', { name: 'Zavřít' })
    await close.focus()
    await page.keyboard.press('Enter')
    await toast(page).waitFor({ state: 'detached' })
    await expect.poll(() => focusIs(page, '#buy')).toBe('inside')

    // One that was closed holds none of those to come.
    await page.keyboard.press('Enter')
    await toast(page).waitFor()
    await toast(page).waitFor({ state: 'detached' })
  })
})

describe('a new build', () => {
  const newer = (page: Page) =>
    page.route('**/builds/latest.json', (route) => route.fulfill({ json: { build_id: 'newer' } }))
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same_document: true }))
  const isSame = (page: Page) => page.evaluate(() => 'same_document' in window)

  it('is looked for on coming back and taken with the next page, not under the hand [UI-26] [F65]', async () => {
    const page = await open(cs.category)
    await mark(page)
    const asked = () => page.waitForResponse('**/builds/latest.json')
    const comeBack = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await Promise.all([asked(), comeBack()])
    await page.locator('main article a').first().click()
    await page.locator('#buy').waitFor()
    await expect.poll(() => isSame(page)).toBe(true)
    await page.goBack()
    await page.waitForURL(`**${cs.category}`)

    await newer(page)
    await Promise.all([asked(), comeBack()])
    await page.locator('details summary', { hasText: 'Řazení' }).click()
    await page.locator('details[open] a', { hasText: 'Nejlevnější' }).click()
    await page.waitForURL(/\?/)
    await expect.poll(() => isSame(page)).toBe(true)
    await page.locator('main article a').first().click()
    await page.locator('#buy').waitFor()
    await expect.poll(() => isSame(page)).toBe(false)
  })

  const newerPayload = (page: Page) =>
    page.route('**/_payload.json*', async (route) => {
      const payload = await (await route.fetch()).json()
      await route.fulfill({ json: { ...payload, build_id: 'newer' } })
    })

  it('does not load the page anew under a hand that types, but with the next page [UI-26] [F65]', async () => {
    const page = await open(cs.product)
    await alive(page, '#buy')
    await mark(page)
    await newerPayload(page)
    const amount = page.locator('#buy [name=amount]')
    await amount.fill('3')
    const other = await page.context().newPage()
    await other.goto(cs.login)
    await hydrated(other)
    await other.locator('input[name=email]').fill('eva@example.com')
    await other.locator('input[name=password]').fill(DEMO_PASSWORD)
    const read = page.waitForResponse('**/_payload.json*')
    await other.locator('form[action="/api/auth/login"] button:not([type])').click()
    await (await read).finished()
    await page.getByRole('link', { name: 'Můj účet, jste přihlášeni' }).waitFor()
    // A document under way would be here before what the page asks for now.
    await page.evaluate(() => fetch(location.href).then((answer) => answer.text()))
    await expect.poll(() => isSame(page)).toBe(true)
    expect(await amount.inputValue()).toBe('3')
    await page.locator('nav a').first().click()
    await page.waitForURL(`**${cs.category}`)
    await expect.poll(() => isSame(page)).toBe(false)
  })

  it('is taken with a choice within the page, which is no step for Back either [UI-26] [UI-12]', async () => {
    const page = await open(cs['product with variations'])
    await mark(page)
    await newerPayload(page)
    const steps = await page.evaluate(() => history.length)
    await page.locator('#choices').getByRole('link', { name: 'Mechová zelená' }).click()
    await page.waitForURL((url) => url.searchParams.has('barva'))
    await hydrated(page)
    expect(await isSame(page)).toBe(false)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  it('is taken at once by a page whose files are gone, and never round and round [UI-26] [UI-27] [F65] [F66]', async () => {
    const page = await shop.visitor(desk)
    let documents = 0
    page.on('request', (request) => void (request.isNavigationRequest() && documents++))
    await page.route('**/assets/category-page-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(cs.category)
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(1)
    await newer(page)
    await page.reload()
    await expect.poll(() => documents, FOCUS).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(3)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Čaje')
  })
})

describe('the loading bar', () => {
  it('shows for a page that takes its time, and is gone afterwards [UI-22]', async () => {
    const page = await open(cs.home)
    const { promise: answer, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/_payload.json', async (route) => {
      await answer
      return route.fallback()
    })
    await page.locator('nav a').first().click()
    await page.locator('[data-loading-bar=running]').waitFor({ state: 'attached' })
    goOn()
    await page.waitForURL(`**${cs.category}`)
    await page.locator('[data-loading-bar=idle]').waitFor({ state: 'attached' })
  })
})
