import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createDatabase } from '#platform/db/database.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import type { PlainMessageKey } from '#storefront/i18n/messages.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { holdAnswer } from './hold-answer.ts'
import { knownPages } from './known-pages.ts'
import { FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const sql = createDatabase(shop.database_url, { max: 1 })
afterAll(() => sql.end())

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const wordsIn = (language: InterfaceLanguage) => (key: PlainMessageKey) => messagesFor(language)[key]
const dashboard = (language: InterfaceLanguage) => pathFor('customer-dashboard', language)

async function open(path: string, options: object = desk): Promise<Page> {
  const page = await shop.visitor(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

const dialog = (page: Page) => page.getByRole('dialog')
const accountLink = (page: Page, language: InterfaceLanguage = 'cs') =>
  page.locator(`header a[href="${dashboard(language)}"]`)

async function openDialog(page: Page, language: InterfaceLanguage = 'cs'): Promise<void> {
  await accountLink(page, language).click()
  await dialog(page).waitFor()
}

async function fillLogin(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.locator('[action="/api/auth/login"] [name=email]').fill(email)
  await page.locator('[action="/api/auth/login"] [name=password]').fill(password)
  await page.locator('[action="/api/auth/login"] button:not([type])').click()
}

/** Logs in as a person does, on the page that is open. */
async function logIn(page: Page, email = 'eva@example.com'): Promise<void> {
  await openDialog(page)
  await fillLogin(page, email)
  await page.getByText('Jste přihlášeni.').waitFor()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Every request of a context for a new session. */
function refreshesOf(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) seen.push(request.url())
  })
  return seen
}

describe('login over a page', () => {
  it.each(INTERFACE_LANGUAGES)(
    'in %s keeps the page, says what is wrong, and gives the focus back [AUTH-17] [AUTH-18] [AUTH-26] [AUTH-28] [ERR-24] [ERR-33]',
    async (language) => {
      const t = wordsIn(language)
      const path = pages[language].category
      const page = await open(path)
      await openDialog(page, language)
      await expect.poll(() => dialog(page).getAttribute('aria-labelledby')).not.toBeNull()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), FOCUS)
        .toBe('email')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')), FOCUS)
        .toBe(dashboard(language))

      await openDialog(page, language)
      await fillLogin(page, 'eva@example.com', 'wrong-password')
      await dialog(page).getByRole('alert').getByText(t('login_failed')).waitFor()
      await expect.poll(() => dialog(page).locator('[name=email]').inputValue()).toBe('eva@example.com')
      expect(await axeFindings(page)).toEqual([])
      await fillLogin(page, 'eva@example.com')
      await page.getByText(t('logged_in')).waitFor()
      await dialog(page).waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('link', { name: t('auth.account_logged_in') }).click()
      await page.waitForURL(`**${dashboard(language)}`)
    },
  )

  it('says a second failure anew, after the first is gone with what was mended [AUTH-18] [L13]', async () => {
    const page = await open('/')
    await openDialog(page)
    const alert = dialog(page).getByRole('alert')
    const invalid = dialog(page).locator('[aria-invalid=true]')
    for (const wrong of ['wrong-password', 'wrong-again']) {
      await fillLogin(page, 'eva@example.com', wrong)
      await alert.waitFor()
      await expect.poll(() => invalid.count()).toBe(2)
      await dialog(page).locator('[name=password]').press('x')
      await alert.waitFor({ state: 'detached' })
      await expect.poll(() => invalid.count()).toBe(0)
    }
  })

  it('checks the fields with the sentences all forms share, and keeps what was typed [AUTH-30] [ERR-32]', async () => {
    const t = wordsIn('cs')
    const page = await open('/', phone)
    await openDialog(page)
    await dialog(page)
      .getByRole('link', { name: t('auth.register_submit') })
      .click()
    const submit = dialog(page).getByRole('button', { name: t('auth.register_submit') })
    await submit.click()
    const said = dialog(page).locator('[id$=-error]')
    await expect.poll(() => said.allTextContents()).toEqual(Array(5).fill(t('form.invalid_type')))
    expect(await dialog(page).getByRole('alert').getByRole('link').count()).toBe(5)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), FOCUS)
      .toBe('first_name')
    const field = (name: string) => dialog(page).locator(`[name=${name}]`)
    await field('first_name').fill('Anežka')
    await field('last_name').evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'))
    await field('last_name').fill('Ř'.repeat(65))
    await field('email').fill('anezka.example.com')
    await field('password').fill('krátké')
    await field('password_confirmation').fill('jiné')
    await submit.click()
    for (const key of [
      'form.too_big',
      'auth.password_invalid',
      'auth.email_invalid',
      'auth.password_mismatch',
    ] as const) {
      await said.filter({ hasText: t(key) }).waitFor()
    }
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(() => field('first_name').inputValue()).toBe('Anežka')

    await field('last_name').fill('Řeháková')
    await field('email').fill('jana@example.com')
    await field('password').fill('Zelený čaj 1')
    await field('password_confirmation').fill('Zelený čaj 1')
    await submit.click()
    // The platform's own words, at the field they speak of.
    await dialog(page).locator('[name=email][aria-invalid=true]').waitFor()
    await expect.poll(() => field('password').inputValue()).toBe('Zelený čaj 1')

    await field('email').evaluate((input) => {
      input.insertAdjacentHTML('afterend', '<input type="hidden" name="is_admin" value="1">')
    })
    await submit.click()
    await dialog(page).getByText(t('form.unknown_keys')).waitFor()
  })

  it('is a whole sheet on a phone, and nothing of the page scrolls behind it [AUTH-26]', async () => {
    const page = await open('/', phone)
    await openDialog(page)
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden')
    await dialog(page).getByRole('button', { name: 'Zavřít' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('visible')
  })

  it('says when whose account it is could not be read [ERR-22]', async () => {
    const page = await open('/')
    await openDialog(page)
    await page.route('**/shop-api/auth/me**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await fillLogin(page, 'eva@example.com')
    await page.getByText('Údaje o vašem účtu se nepodařilo načíst.').waitFor()
  })
})

describe('registration', () => {
  it.each(INTERFACE_LANGUAGES)(
    'in %s logs in by the same way: the cart comes along, both messages are said, the page stays [AUTH-16] [AUTH-17] [AUTH-26] [AUTH-28] [ERR-33] [X-28]',
    async (language) => {
      const t = wordsIn(language)
      const path = pages[language].product
      const page = await open(path, phone)
      const watched = watch(page)
      await page.locator('form#buy button.button-primary').click()
      await page.locator('#mini-cart:popover-open').waitFor()
      await page.keyboard.press('Escape')
      await openDialog(page, language)
      await dialog(page)
        .getByRole('link', { name: t('auth.register_submit') })
        .click()
      const email = `nova-${language}@example.com`
      const typed = {
        first_name: 'Anežka',
        last_name: 'Řeháková',
        email,
        password: 'Zelený čaj 1',
        password_confirmation: 'Zelený čaj 1',
      }
      for (const [name, value] of Object.entries(typed)) {
        await dialog(page).locator(`[name=${name}]`).fill(value)
      }
      expect(await axeFindings(page)).toEqual([])
      await dialog(page)
        .getByRole('button', { name: t('auth.register_submit') })
        .click()
      await page.getByText(t('automatically_logged_in')).waitFor()
      expect(await page.locator('[data-toast]').count()).toBe(1)
      await dialog(page).waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(path)
      watched.expectQuiet()
      const [cart] = await sql`
        select count(*)::int as items from cart_item join cart on cart.id = cart_item.cart_id
        join customer on customer.id = cart.customer_id where customer.email = ${email}`
      expect(cart?.items).toBe(1)
      const mails = async () =>
        (
          await fetch(`${shop.url}/sandbox/mail?to=${email}`, { headers: { accept: 'application/json' } })
        ).json()
      await expect.poll(mails).toHaveLength(1)
    },
  )

  it('without automatic login leads to the login, which says so and has the focus there [AUTH-16] [L13]', async () => {
    const page = await open('/')
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 201, json: { session: null } }),
    )
    await openDialog(page)
    await dialog(page).getByRole('link', { name: 'Zaregistrovat se' }).click()
    for (const name of ['first_name', 'last_name'])
      await dialog(page).locator(`[name=${name}]`).fill('Anežka')
    await dialog(page).locator('[name=email]').fill('later@example.com')
    for (const name of ['password', 'password_confirmation']) {
      await dialog(page).locator(`[name=${name}]`).fill('Zelený čaj 1')
    }
    await page.keyboard.press('Enter')
    const said = dialog(page).getByRole('status').getByText('Registrace proběhla úspěšně.')
    await said.waitFor()
    await expect.poll(() => said.evaluate((notice) => notice === document.activeElement), FOCUS).toBe(true)
    await expect.poll(() => dialog(page).locator('[name=email]').inputValue()).toBe('later@example.com')
  })

  it('works without scripts from the header on, and a refused form comes back as it was typed [AUTH-16] [AUTH-26]', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false })
    await page.goto('/')
    await accountLink(page).click()
    await page.waitForURL('**/prihlaseni?**')
    await page.getByRole('link', { name: 'Zaregistrovat se' }).click()
    await page.waitForURL('**/prihlaseni?form=registration**')
    const fill = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
      await page.getByRole('button', { name: 'Zaregistrovat se' }).click()
    }
    const passwords = { password: 'Zelený čaj 1', password_confirmation: 'Zelený čaj 1' }
    await fill({ first_name: 'Bez', last_name: 'Skriptů', email: 'jana@example.com', ...passwords })
    await page.waitForURL(/result=refused/)
    await expect.poll(() => page.locator('[name=last_name]').inputValue()).toBe('Skriptů')
    await expect.poll(() => page.locator('[name=password]').inputValue()).toBe('')
    await expect.poll(() => page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true')
    await fill({ email: 'bez-skriptu@example.com', ...passwords })
    await page.waitForURL('**/zakaznik/dashboard')
  })
})

describe('a forgotten password', () => {
  it.each(INTERFACE_LANGUAGES)(
    'in %s is asked for in the dialog, mailed, changed and used [AUTH-19] [AUTH-20] [AUTH-26]',
    async (language) => {
      const t = wordsIn(language)
      const email = `reset-${language}@example.com`
      await sql`
        insert into customer (email, password_hash, first_name, last_name, code, language)
        select ${email}, password_hash, 'Eva', 'Malá', ${`R-${language}`}, ${language}
        from customer where email = 'eva@example.com'`
      const page = await open(pages[language].home)
      await openDialog(page, language)
      await dialog(page).locator('[name=email]').fill(email)
      await dialog(page)
        .getByRole('link', { name: t('auth.forgotten_password') })
        .click()
      // What was typed into one form is there in the other.
      await expect.poll(() => dialog(page).locator('[name=email]').inputValue()).toBe(email)
      await dialog(page)
        .getByRole('button', { name: t('auth.reset_request') })
        .click()
      await dialog(page).getByRole('status').getByText(t('auth.reset_requested')).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.role), FOCUS).toBe('status')
      expect(await axeFindings(page)).toEqual([])

      const [mail] = (await (
        await fetch(`${shop.url}/sandbox/mail?to=${email}`, { headers: { accept: 'application/json' } })
      ).json()) as { text: string }[]
      const link = new URL(/http\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      await page.goto(link.pathname + link.search)
      await hydrated(page)
      await page.locator('[name=new_password]').fill('Bílý čaj 22')
      await page.locator('[name=new_password_confirmation]').fill('Bílý čaj 23')
      await page.getByRole('button', { name: t('auth.reset_submit') }).click()
      await page.getByText(t('auth.password_mismatch')).waitFor()
      await page.locator('[name=new_password_confirmation]').fill('Bílý čaj 22')
      await page.getByRole('button', { name: t('auth.reset_submit') }).click()
      await page.waitForURL(/result=password_changed/)
      await hydrated(page)
      await fillLogin(page, email, 'Bílý čaj 22')
      await page.waitForURL(`${shop.url}${pathFor('home', language)}`)
    },
  )
})

describe('pages behind login', () => {
  it.each(INTERFACE_LANGUAGES)(
    'in %s lead to login and back to the very place, once; logout remembers it as well [GUARD-01] [GUARD-02] [GUARD-03] [GUARD-08] [GUARD-10]',
    async (language) => {
      const orders = `${pathFor('customer-my-orders', language)}?page=1`
      const login = pathFor('login', language)
      const page = await open(pages[language].home)
      // A link within the shop, as an article might have it.
      await page.evaluate((href) => {
        document
          .querySelector('main')
          ?.insertAdjacentHTML('afterbegin', `<a id="wanted" href="${href}">→</a>`)
      }, `${orders}#last`)
      await page.locator('#wanted').click()
      await page.waitForURL(`**${login}?**`)
      expect(new URL(page.url()).searchParams.get('return_to')).toBe(orders)
      await fillLogin(page, 'jana@example.com')
      await page.waitForURL(`${shop.url}${orders}#last`)
      await page.getByText(messagesFor(language).logged_in).waitFor()

      await page.goto(login)
      expect(new URL(page.url()).pathname).toBe(pathFor('home', language))

      await page.goto(orders)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await page.locator('form[action="/api/auth/logout"] button:visible').first().click()
      await page.waitForURL(`**${login}?**`)
      expect(new URL(page.url()).searchParams.get('return_to')).toBe(orders)
      await page.getByText(messagesFor(language).logged_out).waitFor()
    },
  )

  it('send a customer who was blocked meanwhile away from a page within the shop [GUARD-04] [F63]', async () => {
    const page = await open('/')
    // What the page asks by itself after the login, such as for the cart, would be told first, and be shown anew.
    await page.route('**/shop-api/**', (route) => route.abort())
    await logIn(page, 'petr@example.com')
    await hydrated(page)
    await sql`update customer set is_blocked = true where email = 'petr@example.com'`
    await accountLink(page).click()
    await page.waitForURL('**/prihlaseni?**')
    await sql`update customer set is_blocked = false where email = 'petr@example.com'`
  })
})

describe('the session in several tabs', () => {
  async function twoTabs(email: string) {
    const one = await open('/')
    await logIn(one, email)
    const other = await one.context().newPage()
    await other.goto('/')
    await hydrated(other)
    for (const tab of [one, other]) await tab.waitForLoadState('networkidle')
    return [one, other] as const
  }
  /** What a window does that is looked at again: it asks for its cart. */
  const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const cartAnswer = (page: Page) =>
    page.waitForResponse((response) => response.url().includes('/shop-api/auth/me') && response.ok())

  it('whose access token has ended is refreshed exactly once, before asking [AUTH-09] [AUTH-11] [AUTH-12] [AUTH-13] [F59]', async () => {
    const tabs = await twoTabs('jana@example.com')
    const context = tabs[0].context()
    const refreshes = refreshesOf(context)
    await context.clearCookies({ name: /^access_(token|mark)$/ })
    const answers = tabs.map(cartAnswer)
    await Promise.all(tabs.map(look))
    const me = await Promise.all(answers.map(async (answer) => (await answer).json()))
    expect(me).toEqual([
      expect.objectContaining({ is_guest: false }),
      expect.objectContaining({ is_guest: false }),
    ])
    expect(refreshes).toHaveLength(1)
  })

  it('is refreshed exactly once for all requests of both that the platform refuses [AUTH-09] [AUTH-11] [F59]', async () => {
    const tabs = await twoTabs('jana@example.com')
    const context = tabs[0].context()
    // The tokens are old on the server, while the browser still holds them.
    const refreshes = refreshesOf(context)
    await sql`update session_token set access_expiration_at = now() - interval '1 minute'`
    const answers = tabs.map(cartAnswer)
    await Promise.all(tabs.map(look))
    await Promise.all(answers)
    expect(refreshes).toHaveLength(1)
    for (const tab of tabs) {
      await tab.reload()
      await hydrated(tab)
      await tab.getByRole('link', { name: 'Můj účet, jste přihlášeni' }).waitFor()
    }
  })

  it('that cannot be renewed removes the customer and says so in both [AUTH-14] [ERR-19]', async () => {
    const [one, other] = await twoTabs('jana@example.com')
    await sql`update session set ended_at = now() where ended_at is null`
    await look(one)
    await one.getByText('Vaše přihlášení vypršelo.').waitFor()
    await one.getByRole('link', { name: 'Můj účet', exact: true }).waitFor()
    await other.getByRole('link', { name: 'Můj účet', exact: true }).waitFor()
  })

  it('that the server finds ended on the way to another page is said there, and followed by the other [AUTH-14] [ERR-19]', async () => {
    const [one, other] = await twoTabs('jana@example.com')
    await sql`update session set ended_at = now() where ended_at is null`
    await one.locator(`nav a[href="${pages.cs.category}"]`).first().click()
    await one.waitForURL(`**${pages.cs.category}`)
    await one.getByText('Vaše přihlášení vypršelo.').waitFor()
    await one.getByRole('link', { name: 'Můj účet', exact: true }).waitFor()
    await other.getByRole('link', { name: 'Můj účet', exact: true }).waitFor()
  })

  it('that the server finds ended on the way to a page behind login is said at the login [AUTH-14] [ERR-19] [GUARD-02]', async () => {
    const page = await open('/')
    await logIn(page, 'jana@example.com')
    await page.goto(dashboard('cs'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await sql`update session set ended_at = now() where ended_at is null`
    await page
      .locator(`main a[href="${pathFor('customer-my-orders', 'cs')}"]`)
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === pathFor('login', 'cs'))
    await page.getByText('Vaše přihlášení vypršelo.').waitFor()
    await fillLogin(page, 'jana@example.com')
    await page.waitForURL(`**${pathFor('customer-my-orders', 'cs')}`)
  })

  it('that has ended is said, and a logout followed, also where the code for it comes late [AUTH-14] [ERR-19] [F64]', async () => {
    const page = await open('/')
    await logIn(page, 'jana@example.com')
    const left = await holdAnswer(page, `${shop.url}/assets/live-session-*`)
    await page.reload()
    await hydrated(page)
    const account = (name: string) => page.getByRole('link', { name, exact: true })
    await account('Můj účet, jste přihlášeni').waitFor()
    await page.request.post('/api/auth/logout', { headers: { origin: shop.url } })
    const fresh = await holdAnswer(page, `${shop.url}/_payload.json`)
    await left.give()
    await account('Můj účet').waitFor()
    await fresh.answered

    // The page is drawn anew beneath the dialog, which stays.
    await openDialog(page)
    await dialog(page).locator('[name=email]').fill('jana@example.com')
    await page.evaluate(() => void (document.title = ''))
    await fresh.give()
    await page.waitForFunction(() => document.title !== '')
    await dialog(page).locator('[name=password]').fill(DEMO_PASSWORD)
    await expect.poll(() => dialog(page).locator('[name=email]').inputValue()).toBe('jana@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Jste přihlášeni.').waitFor()
    await dialog(page).waitFor({ state: 'detached' })

    const lost = await holdAnswer(page, `${shop.url}/assets/live-session-*`)
    await page.goto(pages.cs.product)
    await hydrated(page)
    await sql`update session set ended_at = now() where ended_at is null`
    const refused = page.waitForResponse('**/api/auth/refresh')
    await page.locator('form#buy button.button-primary').click()
    await refused
    await lost.give()
    await page.getByText('Vaše přihlášení vypršelo.').waitFor()
  })

  it('that ends on a page behind login asks to log in over it, and what was typed stays [AUTH-14] [ERR-19] [F62]', async () => {
    const page = await open('/')
    await logIn(page, 'jana@example.com')
    const path = '/zakaznik/informace-o-uctu'
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const field = page.locator('main [name=first_name]')
    await page
      .locator('main details', { has: page.locator('[name=first_name]') })
      .locator('summary')
      .first()
      .click()
    await field.fill('Johana')
    await sql`update session set ended_at = now() where ended_at is null`
    await look(page)
    await dialog(page).getByText('Vaše přihlášení vypršelo.').waitFor()
    await page.evaluate(() => void (document.title = ''))
    await fillLogin(page, 'jana@example.com')
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByText('Jste přihlášeni.').waitFor()
    await page.waitForFunction(() => document.title !== '')
    expect(new URL(page.url()).pathname).toBe(path)
    await expect.poll(() => field.inputValue()).toBe('Johana')
  })

  it('ends in all of them with a logout in one, and begins in all with a login [AUTH-08] [GUARD-08] [F64]', async () => {
    const [one, other] = await twoTabs('jana@example.com')
    await other.goto('/zakaznik/informace-o-uctu')
    await hydrated(other)
    await other.waitForLoadState('networkidle')
    await one.goto('/zakaznik/dashboard')
    await hydrated(one)
    await one.waitForLoadState('networkidle')
    await one.locator('form[action="/api/auth/logout"] button:visible').first().click()
    await one.waitForURL('**/prihlaseni?**')
    await other.waitForURL('**/prihlaseni?**')
    expect(new URL(other.url()).searchParams.get('return_to')).toBe('/zakaznik/informace-o-uctu')
    await hydrated(one)
    await fillLogin(one, 'jana@example.com')
    await one.waitForURL('**/zakaznik/dashboard')
    // The login page is for guests alone.
    await other.waitForURL(`${shop.url}/`)
  })
})
