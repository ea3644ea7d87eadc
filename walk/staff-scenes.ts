import type { Page } from 'playwright-core'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { laidOut } from '#tests/browser/hydrated.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const LOGIN = 'form[action="/api/auth/staff-login"]'

async function logIn(walk: Walk, password = DEMO_STAFF_PASSWORD): Promise<Page> {
  const page = await walk.open(walk.path('staff'))
  await page.locator(`${LOGIN} [name=email]`).fill('staff@example.com')
  await page.locator(`${LOGIN} [name=password]`).fill(password)
  await page.locator(`${LOGIN} button:not([type=button])`).click()
  return page
}

async function atDesk(walk: Walk, searched = ''): Promise<Page> {
  const page = await logIn(walk)
  await page.locator('form[action="/api/auth/staff-logout"]').waitFor()
  if (searched) await page.goto(walk.path('staff', {}, { q: searched }))
  return page
}

export const staffScenes: Scene[] = [
  { name: 'staff', show: (walk) => walk.open(walk.path('staff')) },
  {
    name: 'staff with errors',
    show: async (walk) => {
      const page = await walk.open(walk.path('staff'))
      await page.locator(`${LOGIN} button:not([type=button])`).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      return page
    },
  },
  {
    name: 'staff with a wrong password',
    show: async (walk) => {
      const page = await logIn(walk, 'wrong-password')
      await page.getByRole('alert').first().waitFor()
      return page
    },
  },
  { name: 'staff at the desk', show: (walk) => atDesk(walk) },
  { name: 'staff and who was found', show: (walk) => atDesk(walk, 'example.com') },
  { name: 'staff and nobody found', show: (walk) => atDesk(walk, 'qqqqzzzz') },
  {
    name: 'staff acting as a customer',
    show: async (walk) => {
      const page = await atDesk(walk, 'jana@example.com')
      await page.locator('form[action="/api/auth/impersonate"] button').first().click()
      await page.locator('[data-acting-bar]').waitFor()
      await walk.look(page, 'overview')
      await page.goto(walk.pages.home)
      await laidOut(page)
      await walk.look(page, 'home', 'window')
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      await walk.look(page, 'home scrolled', 'window')
    },
  },
]
