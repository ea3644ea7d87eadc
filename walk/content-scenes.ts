import type { Page } from 'playwright-core'
import { alive, hydrated } from '#tests/browser/hydrated.ts'
import { ask, mailedLink } from './buying.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

async function firstVisit(walk: Walk, path: string): Promise<Page> {
  const page = await walk.open(path, { consent: null })
  await page.locator('#consent').waitFor()
  return page
}

async function askForNewsletter(walk: Walk, email: string): Promise<Page> {
  const page = await walk.open(walk.pages.category)
  await alive(page, '#newsletter-email')
  await page.locator('#newsletter-email').fill(email)
  await page.keyboard.press('Enter')
  return page
}

export const contentScenes: Scene[] = [
  { name: 'consent', part: 'window', show: (walk) => firstVisit(walk, walk.pages.home) },
  { name: 'consent over a product', part: 'window', show: (walk) => firstVisit(walk, walk.pages.product) },
  {
    name: 'consent settings',
    part: 'window',
    show: async (walk) => {
      const page = await firstVisit(walk, walk.pages.home)
      await page.locator('#consent summary').click()
      return page
    },
  },
  {
    name: 'consent that could not be kept',
    part: 'window',
    show: async (walk) => {
      const page = await firstVisit(walk, walk.pages.home)
      await page.route('**/api/consent', (route) => route.abort())
      await page.locator('#consent [value=refuse]').click()
      await page.locator('#consent').getByRole('alert').waitFor()
      return page
    },
  },
  {
    name: 'consent in a browser without cookies',
    part: 'window',
    show: async (walk) => {
      const page = await walk.visitor({ consent: null })
      await page.addInitScript(() =>
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
      )
      await page.goto(walk.pages.home)
      await hydrated(page)
      await page.locator('#consent').waitFor()
      return page
    },
  },
  {
    name: 'consent changed later',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.home, { consent: 'accepted' })
      await page.locator('footer a[href$="#consent"]').click()
      await page.locator('#consent').waitFor()
      return page
    },
  },
  {
    name: 'newsletter in the footer',
    show: async (walk) => {
      const wrong = await askForNewsletter(walk, 'jana@')
      await wrong.locator('#newsletter-error').waitFor()
      await wrong.locator('#newsletter-email').evaluate((field) => field.scrollIntoView({ block: 'center' }))
      await walk.look(wrong, 'error', 'window')
      const sent = await askForNewsletter(walk, 'walk-footer@example.com')
      const said = sent.locator('footer [role=status]').filter({ hasText: /\S/ }).first()
      await said.waitFor()
      await said.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await walk.look(sent, 'sent', 'window')
      await sent.goto(await mailedLink(walk, 'walk-footer@example.com'))
      await walk.look(sent, 'link of the mail')
      await sent.locator('main form button:not([type=button])').first().click()
      await sent.waitForURL((url) => !url.searchParams.has('token'))
      await walk.look(sent, 'confirmed')
    },
  },
  {
    name: 'newsletter pages',
    show: async (walk) => {
      await walk.look(await walk.open(walk.path('newsletter')), 'form')
      for (const result of ['sent', 'email', 'rate_limited']) {
        await walk.look(await walk.open(walk.path('newsletter', {}, { result })), result)
      }
      for (const result of ['done', 'token']) {
        await walk.look(
          await walk.open(walk.path('newsletter-confirm', {}, { result })),
          `confirmation ${result}`,
        )
        await walk.look(await walk.open(walk.path('newsletter-unsubscribe', {}, { result })), `end ${result}`)
      }
      await walk.look(await walk.open(walk.pages['newsletter end']), 'end')
    },
  },
  {
    name: 'information pages',
    show: async (walk) => {
      const { items } = await ask<{ items: { code: string | null; url: string }[] }>(
        walk,
        'GET /static-pages?paginate=false&only=code,url',
      )
      for (const { code, url } of items) {
        const page = await walk.open(url)
        await walk.look(page, code ?? 'page')
        await page.context().close()
      }
    },
  },
]
