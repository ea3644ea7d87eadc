import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { holdAnswer } from './hold-answer.ts'
import { knownPages } from './known-pages.ts'
import { FOCUS, hydrated, laidOut, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const wide = { viewport: { width: 1280, height: 900 } }

async function open(path: string): Promise<Page> {
  const page = await shop.visitor(wide)
  await page.goto(path)
  await hydrated(page)
  // Survives navigation within the page, not a page load.
  await page.evaluate(() => Object.assign(window, { same_document: true }))
  return page
}

const isSameDocument = (page: Page) => page.evaluate(() => 'same_document' in window)

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
}

describe('navigation within the shop', () => {
  it('uses the payload beside the page and loads no new document [PAGE-23]', async () => {
    const page = await open(pages.cs.home)
    const watched = watch(page)
    const payload = page.waitForRequest((request) => request.url().includes('/_payload.json'))
    await page.locator('nav a', { hasText: /./ }).first().click()
    expect(new URL((await payload).url()).pathname).toBe(`${pages.cs.category}/_payload.json`)
    await page.waitForURL(`**${pages.cs.category}`)
    // The address changes first; the head follows with the drawn page.
    const canonical = shop.url + pages.cs.category
    await page.waitForFunction(
      (href) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href === href,
      canonical,
    )
    await expect.poll(() => page.title()).toMatch(/^Čaje/)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Čaje')
    await expect.poll(() => isSameDocument(page)).toBe(true)
    watched.expectQuiet()
  })

  it('starts a new page at its top and comes back to where it was [UI-10, UI-12]', async () => {
    const page = await open(pages.cs.category)
    const watched = watch(page)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page
      .locator('main article a')
      .nth(4)
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(() => document.querySelectorAll('h1').length === 1 && scrollY === 0)
    await page.goBack()
    await page.waitForURL(`**${pages.cs.category}`)
    await page.waitForFunction(() => scrollY > 800)
    await expect.poll(() => isSameDocument(page)).toBe(true)
    // What was restored once does not stand in the way of going on.
    await page
      .locator('main article a')
      .nth(1)
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(() => (document.querySelector('h1')?.textContent ?? 'Čaje') !== 'Čaje')
    await expect.poll(() => isSameDocument(page)).toBe(true)
    watched.expectQuiet()
  })

  it('opens another document at its top, and a reload where it was [UI-10, UI-12]', async () => {
    const page = await open(pages.cs.category)
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await page.goto(pages.cs.home)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => scrollY === 500)
  })

  it('comes back to the place that a hash link led to, and from there to where the link was [UI-09, UI-12]', async () => {
    const page = await open(pages.cs.category)
    await laidOut(page)
    const stands = (top: number) => page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, top)
    await page.evaluate(() => {
      document.querySelectorAll('main article')[6]?.setAttribute('id', 'target')
      window.scrollTo({ top: 100, behavior: 'instant' })
    })
    await follow(page, '#target')
    await page.waitForFunction(() => scrollY > 300)
    const place = await page.evaluate(() => scrollY)
    await follow(page, pages.cs.brands)
    await stands(0)
    await page.goBack()
    await page.waitForURL(`**${pages.cs.category}#target`)
    await stands(place)
    await page.goBack()
    await stands(100)
    await page.goForward()
    await stands(place)
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('shows the page that somebody has gone back to before the scripts had come [UI-12]', async () => {
    const page = await open(pages.cs.category)
    await follow(page, pages.cs.brands)
    await page.waitForURL(`**${pages.cs.brands}`)
    const scripts = await holdAnswer(page, `${shop.url}/assets/start-*`)
    await page.reload()
    await scripts.answered
    await page.goBack()
    await scripts.give()
    await hydrated(page)
    const heading = page.getByRole('heading', { level: 1, name: 'Čaje' })
    await heading.waitFor()
    await page.goForward()
    await heading.waitFor({ state: 'detached' })
  })

  it('redirects to a moved page also when navigating within the shop [PAGE-10]', async () => {
    const page = await open(pages.cs.home)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/stara-stranka'
      link.textContent = 'moved'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.waitForURL((url) => url.pathname !== '/' && url.pathname !== '/stara-stranka')
    await page.locator('h1').waitFor()
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('says the address of a page that has moved when somebody comes back to it [PAGE-10, UI-12]', async () => {
    const page = await open(pages.cs.category)
    await follow(page, pages.cs.brands)
    await page.waitForURL(`**${pages.cs.brands}`)
    await page.route(`${shop.url}${pages.cs.category}/_payload.json`, (route) =>
      route.continue({ url: `${shop.url}/stara-stranka/_payload.json` }),
    )
    await page.goBack()
    await page.waitForURL(({ pathname }) => pathname !== pages.cs.brands && pathname !== pages.cs.category)
    const canonical = page.locator('link[rel=canonical]')
    await expect.poll(() => canonical.getAttribute('href')).toBe(page.url())
    await page.goForward()
    await page.waitForURL(`**${pages.cs.brands}`)
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('is not called back by a page that comes late and has moved [PAGE-10] [X-20]', async () => {
    const page = await open(pages.cs.home)
    const payloads: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/_payload.json')) payloads.push(pathname)
    })
    const moved = await holdAnswer(page, `${shop.url}/stara-stranka/_payload.json`)
    await follow(page, '/stara-stranka')
    await moved.answered
    await follow(page, pages.cs.category)
    await expect.poll(() => page.locator('h1').innerText()).toBe('Čaje')
    await moved.give()
    await follow(page, pages.cs.brands)
    await page.waitForURL(`**${pages.cs.brands}`)
    const wanted = ['/stara-stranka', pages.cs.category, pages.cs.brands]
    expect(payloads).toEqual(wanted.map((path) => `${path}/_payload.json`))
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('stays where it is when somebody goes back and forth before the page has come [UI-12] [X-20]', async () => {
    const page = await open(pages.cs.home)
    const heading = page.getByRole('heading', { level: 1, name: 'Čaje' })
    await follow(page, pages.cs.category)
    await heading.waitFor()
    const home = await holdAnswer(page, `${shop.url}/_payload.json`)
    // The browser does not wait for what the page makes of it.
    await page.evaluate(() => history.back())
    await home.answered
    await page.evaluate(() => history.forward())
    await page.waitForURL(`**${pages.cs.category}`)
    await home.give()
    await expect.poll(() => page.locator('[data-loading-bar]').getAttribute('data-loading-bar')).toBe('idle')
    expect(await page.evaluate(() => location.pathname)).toBe(pages.cs.category)
    expect(await heading.count()).toBe(1)
    await page.goBack()
    await heading.waitFor({ state: 'detached' })
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('to the page one is on adds no step that Back would have to undo [UI-12]', async () => {
    const page = await open(pages.cs.home)
    await follow(page, pages.cs.category)
    await page.getByRole('heading', { level: 1, name: 'Čaje' }).waitFor()
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    const steps = await page.evaluate(() => history.length)
    await follow(page, pages.cs.category)
    await page.waitForFunction(() => scrollY === 0)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.goBack()
    await page.waitForURL(shop.url + pages.cs.home)
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('asks again for a page that the server could not draw before', async () => {
    const page = await open(pages.cs.home)
    let is_broken = true
    await page.route(`${shop.url}${pages.cs.category}/_payload.json`, async (route) => {
      if (!is_broken) return route.fallback()
      const { page: drawn, ...rest } = await (await route.fetch()).json()
      const data = { status: 503, incident_id: null, stack: null }
      await route.fulfill({ json: { ...rest, page: { ...drawn, name: 'error', status: 503, data } } })
    })
    await follow(page, pages.cs.category)
    await page.getByText('503', { exact: true }).waitFor()
    is_broken = false
    await follow(page, pages.cs.brands)
    await page.waitForURL(`**${pages.cs.brands}`)
    await page.getByText('503', { exact: true }).waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Čaje' }).waitFor()
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('leaves for another site by a full page load [PAGE-12]', async () => {
    const page = await open(pages.cs.home)
    await page.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/externi'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.waitForURL('https://example.com/')
    await expect.poll(() => isSameDocument(page)).toBe(false)
  })

  it('shows the not-found page on navigation too, with a search that searches [ROUTE-30, PAGE-19, PAGE-20]', async () => {
    const page = await open(pages.cs.home)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/neexistuje'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.locator('main h1', { hasText: 'Stránka nenalezena' }).waitFor()
    await expect.poll(() => page.locator('main').innerText()).toContain('404')
    await expect.poll(() => page.locator('main a[href="/"]').count()).toBe(1)
    await page.locator('#search-error').fill('čaj')
    await page.locator('#search-error').press('Enter')
    await page.waitForURL((url) => url.pathname === '/hledani' && url.searchParams.get('q') === 'čaj')
  })

  it('scrolls a hash link smoothly to its target below the header with 32 px of air, however large letters are [UI-09] [CONST-09]', async () => {
    const gap = (page: Page) =>
      page.evaluate(() => {
        const header = document.getElementById('header')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.getElementById('target')?.getBoundingClientRect().top ?? 0) - header)
      })
    for (const options of [wide, { viewport: { width: 390, height: 844 } }]) {
      const page = await shop.visitor({ ...options, reducedMotion: 'no-preference' })
      await page.goto(pages.cs.category)
      await hydrated(page)
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
        .toBe('smooth')
      await page.evaluate(() => {
        document.querySelectorAll('main article')[6]?.setAttribute('id', 'target')
      })
      await follow(page, '#target')
      await expect.poll(() => gap(page), FOCUS).toBe(32)
      await page.evaluate(() => {
        const letters = new CSSStyleSheet()
        letters.replaceSync('html { font-size: 150% }')
        document.adoptedStyleSheets = [letters]
      })
      await follow(page, '#target')
      await expect.poll(() => gap(page), FOCUS).toBe(32)
    }
  })

  it('to a place within another page gives that place the focus, so that it is read out [UI-34]', async () => {
    const page = await open(pages.cs.category)
    await follow(page, `${pages.cs.product}#reviews`)
    await page.waitForURL(`**${pages.cs.product}#reviews`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), FOCUS).toBe('reviews')
    await expect.poll(() => isSameDocument(page)).toBe(true)
  })

  it('is prepared by a pointer over a link and by a finger on it [UI-24]', async () => {
    for (const hasTouch of [false, true]) {
      const page = await shop.visitor({ ...wide, hasTouch })
      await page.goto(pages.cs.home)
      await hydrated(page)
      const payload = page.waitForRequest(`${shop.url}${pages.cs.category}/_payload.json`)
      const box = await page.locator(`nav a[href="${pages.cs.category}"]`).first().boundingBox()
      const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 20]
      if (hasTouch) {
        const finger = await page.context().newCDPSession(page)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      } else await page.mouse.move(x, y)
      await payload
      expect(new URL(page.url()).pathname).toBe(pages.cs.home)
    }
  })
})

describe('the language switch', () => {
  const kinds = ['home', 'category', 'product', 'article', 'information page', 'login', 'cart'] as const

  it.for(kinds)('keeps the screen: %s [I18N-09, PAGE-09, ROUTE-24, ROUTE-03]', async (kind) => {
    const page = await open(pages.cs[kind])
    for (const language of ['sk', 'en', 'cs'] as const) {
      const expected = await page.locator(`[data-language="${language}"]`).first().getAttribute('href')
      await page.locator(`[data-language="${language}"] >> visible=true`).first().click()
      await page.waitForURL((url) => url.pathname === expected)
      await hydrated(page)
      const prefix = language === 'cs' ? '' : `/${language}`
      expect(new URL(page.url()).pathname.startsWith(prefix)).toBe(true)
      await expect.poll(() => page.locator('h1').count()).toBe(1)
    }
    expect(new URL(page.url()).pathname).toBe(pages.cs[kind])
  })

  it('remembers an explicit choice for 365 days and redirects nobody by it [I18N-05, COOKIE-05]', async () => {
    const page = await open(pages.cs.home)
    const locale = async () => (await page.context().cookies()).find(({ name }) => name === 'locale')
    await expect.poll(() => locale()).toBeUndefined()
    await page.locator('[data-language="sk"] >> visible=true').first().click()
    await expect.poll(async () => (await locale())?.value).toBe('sk')
    const cookie = await locale()
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('cs-CZ')
  })

  it('does not mind a choice that cannot be remembered [I18N-05]', async () => {
    const page = await open(pages.cs.home)
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.route('**/api/locale', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/locale'))
    // In a tab of its own, so that this one is still there to complain.
    const modifiers: ['ControlOrMeta'] = ['ControlOrMeta']
    await page.locator('[data-language="sk"] >> visible=true').first().click({ modifiers })
    await failed
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    expect(failures).toEqual([])
  })
})

describe('the currency switch', () => {
  it('shows prices in the other currency and stays on the page, also without scripts [API-05, SHOP-01]', async () => {
    const page = await shop.visitor({ ...wide, javaScriptEnabled: false })
    await page.goto(pages.cs.product)
    await expect.poll(() => page.locator('main').innerText()).toContain('Kč')
    await page.locator('button[value="EUR"] >> visible=true').click()
    await expect.poll(() => page.locator('main').innerText()).toContain('€')
    await page.waitForLoadState()
    expect(new URL(page.url()).pathname).toBe(pages.cs.product)
    expect(await page.locator('main').innerText()).not.toContain('Kč')
  })

  it('in one tab is followed by the next page of the other one as a whole [SHOP-01] [API-05]', async () => {
    const page = await open(pages.cs.category)
    const other = await page.context().newPage()
    await other.goto(pages.cs.home)
    await other.locator('button[value="EUR"] >> visible=true').click()
    await other.locator('button[value="EUR"][aria-pressed=true] >> visible=true').waitFor()
    await follow(page, pages.cs.product)
    await page.waitForURL(`**${pages.cs.product}`)
    await page.locator('button[value="EUR"][aria-pressed=true] >> visible=true').waitFor()
    expect(await page.locator('main').innerText()).not.toContain('Kč')
  })

  it('in one tab lets go of the bounds of a price, and of nothing else, in the other one too [SHOP-01] [FILTER-04]', async () => {
    const path = pages.cs.category
    const page = await open(`${path}?min_price=100&sort=name&page=2`)
    const choose = (value: string) => page.context().addCookies([{ url: shop.url, name: 'currency', value }])
    const arrived = async (at: string, currency: string) => {
      await page.waitForURL((url) => url.pathname + url.search === at)
      await page.locator(`button[value="${currency}"][aria-pressed=true] >> visible=true`).waitFor()
      await hydrated(page)
    }
    await follow(page, pages.cs.home)
    await arrived(pages.cs.home, 'CZK')
    await choose('EUR')
    await page.evaluate(() => history.back())
    await arrived(`${path}?sort=name&page=2`, 'EUR')
    // It is still the same step of the history.
    await page.evaluate(() => history.forward())
    await arrived(pages.cs.home, 'EUR')
    await choose('CZK')
    await follow(page, `${path}?min_price=5&max_price=9&sort=name&from=1&to=3`)
    await arrived(`${path}?sort=name&from=1&to=3`, 'CZK')
  })

  it('is followed by a page that the browser has kept for the way back [SHOP-01]', async () => {
    const page = await open(`${pages.cs.category}?min_price=100&page=2`)
    await page.context().addCookies([{ url: shop.url, name: 'currency', value: 'EUR' }])
    const shown = (persisted: boolean) =>
      page.evaluate((kept) => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept }))
      }, persisted)
    await shown(false)
    // Whoever loads it again lets go of the bound of its prices first.
    expect(await page.evaluate(() => location.search)).toBe('?min_price=100&page=2')
    // The one before it, on the way back as well, was loaded again a moment ago.
    await page.evaluate(() => sessionStorage.setItem('reloaded_at', String(Date.now())))
    await shown(true)
    await page.locator('button[value="EUR"][aria-pressed=true] >> visible=true').waitFor()
    expect(await page.locator('main article').first().innerText()).toContain('€')
    expect(new URL(page.url()).search).toBe('?page=2')
  })
})

describe('without scripts', () => {
  it.for(INTERFACE_LANGUAGES)('pages read and navigate in %s [PAGE-25]', async (language) => {
    const page = await shop.visitor({ ...wide, javaScriptEnabled: false })
    await page.goto(pages[language].home)
    await page.locator('nav a').first().click()
    await page.waitForURL(`**${pages[language].category}`)
    const cards = page.locator('main article')
    await expect.poll(() => cards.count()).toBeGreaterThan(3)
    await cards.first().locator('a').click()
    await page.waitForURL((url) => url.pathname !== pages[language].category)
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('')
  })

  it('opens the menu of a phone, three levels deep', async () => {
    const page = await shop.visitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    await page.goto('/')
    await page.locator('button[popovertarget="menu"]').first().click()
    const menu = page.locator('#menu')
    await menu.waitFor({ state: 'visible' })
    await menu.locator('summary').first().click()
    await menu.locator('summary').nth(1).click()
    const links = menu.locator('details details a')
    await links.first().waitFor({ state: 'visible' })
  })
})
