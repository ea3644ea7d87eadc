import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import type { LoginFailure } from '#storefront/auth/form-failure.ts'
import { mailedLink } from './buying.ts'
import { newCustomer } from './people.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const FAILURES: LoginFailure[] = ['login_failed', 'rate_limited', 'social_refused', 'social_account']
const LOGIN = '[action="/api/auth/login"]'

const submit = (page: Page, action: string) =>
  page.locator(`form[action="${action}"] button:not([type=button])`).last().click()

async function openDialog(walk: Walk): Promise<Page> {
  const page = await walk.open(walk.pages.category)
  await page.locator(`header a[href="${walk.path('customer-dashboard')}"]`).click()
  await page.getByRole('dialog').waitFor()
  return page
}

const invalid = (page: Page) =>
  page.locator('[aria-invalid=true]').filter({ visible: true }).first().waitFor()

export const loginScenes: Scene[] = [
  { name: 'login', show: (walk) => walk.open(walk.path('login')) },
  {
    name: 'login with errors',
    show: async (walk) => {
      const page = await walk.open(walk.path('login'))
      await submit(page, '/api/auth/login')
      await invalid(page)
      return page
    },
  },
  ...FAILURES.map((error): Scene => ({
    name: `login ${error.replaceAll('_', ' ')}`,
    show: (walk) => walk.open(walk.path('login', {}, { error })),
  })),
  {
    name: 'login after a new password',
    show: (walk) => walk.open(walk.path('login', {}, { result: 'password_changed' })),
  },
  { name: 'registration', show: (walk) => walk.open(walk.path('login', {}, { form: 'registration' })) },
  {
    name: 'registration with errors',
    show: async (walk) => {
      const page = await walk.open(walk.path('login', {}, { form: 'registration' }))
      await submit(page, '/api/auth/register')
      await invalid(page)
      await walk.look(page, 'empty')
      await page.locator('main details summary').first().click()
      const typed = {
        first_name: 'Anežka',
        last_name: 'Řeháková',
        email: 'anezka',
        password: 'kratke',
        password_confirmation: 'jine',
      }
      for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value)
      await submit(page, '/api/auth/register')
      await invalid(page)
      await walk.look(page, 'filled')
    },
  },
  {
    name: 'registered',
    part: 'window',
    show: async (walk) => {
      const page = await openDialog(walk)
      await page.getByRole('dialog').locator('a[href*="form=registration"]').click()
      const typed = {
        first_name: 'Anežka',
        last_name: 'Řeháková',
        email: 'anezka@example.com',
        password: 'Zelený čaj 1',
        password_confirmation: 'Zelený čaj 1',
      }
      for (const [name, value] of Object.entries(typed))
        await page.locator(`dialog [name=${name}]`).fill(value)
      await submit(page, '/api/auth/register')
      await page.locator('[data-toast]').first().hover()
      return page
    },
  },
  {
    name: 'login over a page',
    show: async (walk) => {
      const page = await openDialog(walk)
      await walk.look(page, 'login', 'window')
      await page.locator(`${LOGIN} [name=email]`).fill('eva@example.com')
      await page.locator(`${LOGIN} [name=password]`).fill('wrong-password')
      await submit(page, '/api/auth/login')
      await page.getByRole('dialog').getByRole('alert').waitFor()
      await walk.look(page, 'failed', 'window')
      await page
        .getByRole('dialog')
        .locator(`a[href="${walk.path('password-reset')}"]`)
        .click()
      await page
        .locator('dialog form[action="/api/auth/password-reset"], dialog form[action*=password]')
        .waitFor()
      await walk.look(page, 'password reset', 'window')
      const other = await openDialog(walk)
      await other.getByRole('dialog').locator('a[href*="form=registration"]').click()
      await other.locator('dialog [name=first_name]').waitFor()
      await walk.look(other, 'registration', 'window')
    },
  },
  {
    name: 'logged in',
    part: 'window',
    show: async (walk) => {
      const page = await openDialog(walk)
      await page.locator(`${LOGIN} [name=email]`).fill(await newCustomer(walk))
      await page.locator(`${LOGIN} [name=password]`).fill(DEMO_PASSWORD)
      await submit(page, '/api/auth/login')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await page.locator('[data-toast]').first().hover()
      return page
    },
  },
  {
    name: 'password reset',
    show: async (walk) => {
      const email = await newCustomer(walk, { addresses: false })
      const page = await walk.open(walk.path('password-reset'))
      await walk.look(page, 'asked')
      await page.locator('main [name=email]').fill(email)
      await page.locator('main form button:not([type=button])').first().click()
      await page.locator('main [role=status]').first().waitFor()
      await walk.look(page, 'sent')
      const link = await walk.open(await mailedLink(walk, email))
      await walk.look(link, 'new password')
      await link.locator('[name=new_password]').fill('Bílý čaj 22')
      await link.locator('[name=new_password_confirmation]').fill('Bílý čaj 23')
      await submit(link, '/api/auth/password')
      await invalid(link)
      await walk.look(link, 'passwords that differ')
      const old = await walk.open(walk.path('password-reset', {}, { token: 'x', error: 'token' }))
      await walk.look(old, 'old link')
    },
  },
  {
    name: 'login of a third party',
    show: async (walk) => {
      const account = walk.path('customer-account')
      const page = await walk.open(walk.path('login', {}, { return_to: account }))
      await page.locator('main form[action="/api/auth/social"] button').first().click()
      await page.waitForURL('**/sandbox/oidc/**')
      await walk.look(page, 'who')
      await page.locator('button[name=person]').first().click()
      await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
      await walk.look(page, 'come back')
    },
  },
  { name: 'e-mail confirmation', show: (walk) => walk.open(walk.pages['e-mail confirmation']) },
  { name: 'account closed', show: (walk) => walk.open(walk.pages['account closed']) },
  {
    name: 'session that ended over a page',
    part: 'window',
    show: async (walk) => {
      const as = await newCustomer(walk)
      const page = await walk.open(walk.path('customer-account'), { as })
      await page.waitForLoadState('networkidle')
      await walk.db`
        update session set ended_at = now() where customer_id = (select id from customer where email = ${as})`
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.getByRole('dialog').waitFor()
      return page
    },
  },
]
