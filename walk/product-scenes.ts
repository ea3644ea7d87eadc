import type { Page } from 'playwright-core'
import { alive, laidOut } from '#tests/browser/hydrated.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

/** Products by their codes, one of each kind. */
const PLAIN: Record<string, string> = {
  plain: 'PLAIN',
  'on sale': 'SALE',
  'with variations': 'MUG',
  'with variations of another kind': 'COF-GUJI',
  'with a text still missing': 'SIGN',
  'last piece': 'LAST',
  'sold out and expected': 'GONE',
  'without a known stock': 'NULLSTOCK',
  'not on sale yet': 'SOON',
  'not for sale': 'NOBUY',
  'at most three': 'MAX3',
  'with fields': 'ENGRAVED',
  'paid by credits': 'CREDIT',
  'with a video': 'VIDEO',
  'fixed package': 'SET-FIXED',
  'package of chosen products': 'SET-CHOICE',
  'package of parts': 'SET-COMPOSE',
  service: 'WRAP',
  course: 'COURSE-TEA',
}

async function withVariation(walk: Walk, code: string): Promise<Page> {
  const [variation] = await walk.db<{ id: number; product: string }[]>`
    select variation.id, product.code as product from product_variation variation
    join product on product.id = product_id where variation.code = ${code}`
  return walk.open(`${walk.product(variation?.product ?? '')}?variation=${variation?.id}`)
}

/** Follows a link that is a choice, until the address says so. */
async function choose(page: Page, selector: string): Promise<void> {
  const before = page.url()
  await page.locator(selector).first().click()
  await page.waitForURL((url) => url.href !== before)
  await page.waitForLoadState('networkidle')
}

async function reviewing(walk: Walk): Promise<Page> {
  const page = await walk.open(walk.product('SALE'))
  await alive(page, '#reviews')
  await page.locator('#reviews summary').click()
  return page
}

const sendReview = (page: Page) =>
  page.locator('form[action="/api/reviews"] button:not([type=button])').last()

async function buy(page: Page): Promise<void> {
  await page.locator('#buy button.button-primary').click()
  await page.locator('#mini-cart li').first().waitFor()
}

export const productScenes: Scene[] = [
  ...Object.entries(PLAIN).map(([kind, code]): Scene => ({
    name: `product ${kind}`,
    show: (walk) => walk.open(walk.product(code)),
  })),
  {
    name: 'product for a group',
    show: (walk) => walk.open(walk.product('GROUP-ONLY'), { as: 'petr@example.com' }),
  },
  { name: 'product variation on sale', show: (walk) => withVariation(walk, 'MUG-BLUE-350') },
  { name: 'product variation sold out', show: (walk) => withVariation(walk, 'MUG-GREEN-250') },
  {
    name: 'product with its text',
    show: async (walk) => {
      const page = await walk.open(walk.product('SIGN'))
      await choose(page, '#choices a:not([aria-current])')
      const before = page.url()
      await page.locator('#choices input:not([type=hidden])').first().fill('Novákovi')
      await page.locator('#choices form button').filter({ visible: true }).last().click()
      await page.waitForURL((url) => url.href !== before)
      return page
    },
  },
  {
    name: 'product field too long',
    show: async (walk) => {
      const page = await walk.open(walk.product('ENGRAVED'))
      const field = await page.locator('#fields input').first().getAttribute('name')
      await page.goto(`${walk.product('ENGRAVED')}?${field}=${'Babička '.repeat(4)}`)
      return page
    },
  },
  {
    name: 'package being chosen',
    show: async (walk) => {
      const page = await walk.open(walk.product('SET-CHOICE'))
      const add = '#package a[data-keep-scroll=pick]:not([aria-label])'
      await choose(page, add)
      await walk.look(page, 'one piece')
      await choose(page, add)
      await choose(page, `${add} >> nth=2`)
      await walk.look(page, 'complete')
    },
  },
  {
    name: 'package being put together',
    show: async (walk) => {
      const page = await walk.open(walk.product('SET-COMPOSE'))
      const part = (at: number) => `#package fieldset:nth-of-type(${at}) a[rel=nofollow]`
      await choose(page, part(1))
      await walk.look(page, 'one part')
      await choose(page, part(2))
      await choose(page, part(3))
      await walk.look(page, 'complete')
    },
  },
  {
    name: 'product with everything unfolded',
    show: async (walk) => {
      const page = await walk.open(walk.product('MUG'))
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
      })
      return page
    },
  },
  {
    name: 'gallery',
    show: async (walk) => {
      const page = await walk.open(walk.product('MUG'))
      await alive(page, 'main a.cursor-zoom-in')
      await page.locator('main a.cursor-zoom-in').filter({ visible: true }).first().click()
      await page.locator('dialog[open]').waitFor()
      await walk.look(page, 'picture', 'window')
      await page.locator('dialog[open] button').first().click()
      await page.waitForFunction(() => (document.querySelector('dialog[open] > div')?.scrollLeft ?? 0) > 0)
      await walk.look(page, 'closer', 'window')
    },
  },
  {
    name: 'product put into the cart',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.product('PLAIN'))
      await buy(page)
      return page
    },
  },
  {
    name: 'product that could not be put into the cart',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.product('PLAIN'))
      await page.route('**/shop-api/carts**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 500,
              json: { status: 500, message: '', type: 'server_error', errors: [] },
            })
          : route.fallback(),
      )
      await page.locator('#buy button.button-primary').click()
      await page.locator('[data-toast]').first().hover()
      return page
    },
  },
  {
    name: 'product compared and favourite',
    show: async (walk) => {
      const page = await walk.open(walk.product('PLAIN'), { as: 'eva@example.com' })
      await page.locator('form[action="/api/comparison"] button').first().click()
      await page.locator('form[action="/api/favorites"] button').first().click()
      await page
        .locator(`header a[href="${walk.path('comparison')}"]`)
        .first()
        .waitFor()
      await page
        .locator('form[action="/api/favorites"]', { has: page.locator('input[name=action][value=remove]') })
        .first()
        .waitFor()
      return page
    },
  },
  {
    name: 'recently viewed',
    show: async (walk) => {
      const page = await walk.visitor({ consent: 'accepted' })
      for (const code of ['PLAIN', 'SALE', 'VIDEO']) {
        const recorded = page.waitForResponse(
          (response) => response.url().endsWith('/shop-api/visits') && response.request().method() === 'POST',
        )
        await page.goto(walk.product(code))
        await recorded
      }
      await page.goto(walk.product('LAST'))
      await laidOut(page)
      await page.getByRole('heading', { name: walk.t('product.recently_viewed') }).waitFor()
      return page
    },
  },
  {
    name: 'review',
    show: async (walk) => {
      const page = await reviewing(walk)
      await walk.look(page, 'form')
      await sendReview(page).click()
      await page.locator('#reviews [aria-invalid=true], #reviews [data-invalid]').first().waitFor()
      await walk.look(page, 'errors')
      await page.locator('#reviews label', { has: page.locator('input[name=rating][value="4"]') }).click()
      await page.locator('#reviews textarea').fill('Drží teplo celé dopoledne, sítko se snadno myje.')
      await page.locator('#reviews input[name=name]').fill('Klára')
      await sendReview(page).click()
      await page.locator('#reviews [role=status]').waitFor()
      await walk.look(page, 'sent')
    },
  },
  {
    name: 'review already sent',
    show: (walk) => walk.open(`${walk.product('SALE')}?result=review_repeated`),
  },
  {
    name: 'comparison',
    show: async (walk) => {
      const ids = await walk.db<{ id: number }[]>`
        select id from product where code in ('PLAIN', 'MUG', 'SALE', 'LAST', 'SET-FIXED', 'ENGRAVED') order by code`
      const page = await walk.visitor()
      await page.goto(walk.path('comparison'))
      await walk.look(page, 'empty')
      for (const count of [1, 3, 6]) {
        const value = ids
          .slice(0, count)
          .map(({ id }) => id)
          .join('_')
        await page.context().addCookies([{ name: 'comparison', value, url: walk.url }])
        await page.goto(walk.path('comparison'))
        await walk.look(page, `of ${count}`)
      }
      await page.goto(walk.path('comparison', {}, { differences: '1' }))
      await walk.look(page, 'differing rows')
    },
  },
]
