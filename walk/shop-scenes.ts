import type { Page } from 'playwright-core'
import type { PageKind } from '#tests/browser/known-pages.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const KINDS: readonly PageKind[] = [
  'home',
  'category',
  'brand',
  'brands',
  'product list',
  'search',
  'empty search',
  'blog',
  'article category',
  'article',
  'not found',
]

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

/** The words that a search page of the walk's language asks for. */
const asked = ({ pages, url }: Walk) => new URL(pages.search, url).searchParams.get('q') ?? ''

async function searching(walk: Walk, words: string): Promise<Page> {
  const page = await walk.open(walk.pages.blog)
  const box = page.locator(walk.is_wide ? '#search' : '#search-phone')
  await box.click()
  await page.getByRole('listbox').waitFor()
  await box.fill(words)
  return page
}

async function openMenu(walk: Walk): Promise<Page> {
  const page = await walk.open(walk.pages.home)
  await page.locator('button[popovertarget="menu"]').first().click()
  await page.locator('#menu').waitFor()
  return page
}

async function openFilters(walk: Walk, query = ''): Promise<Page> {
  const page = await walk.open(walk.pages.category + query)
  await page.locator('button[popovertarget="filters"]').first().click()
  await page.locator('#filters').waitFor()
  return page
}

/** The address of a listing with its first choice made. */
async function chosenFilter(walk: Walk): Promise<string> {
  const page = await walk.open(walk.pages.category)
  const choice = page.locator('#filters details ul a').first()
  return (await choice.getAttribute('href')) ?? ''
}

export const shopScenes: Scene[] = [
  ...KINDS.map((kind): Scene => ({ name: kind, show: (walk) => walk.open(walk.pages[kind]) })),
  {
    name: 'home in forced colours',
    show: (walk) => walk.open(walk.pages.home, { forcedColors: 'active' }),
  },
  {
    name: 'home in the other currency',
    show: async (walk) => {
      const page = await walk.visitor()
      const value = walk.language === 'sk' ? 'CZK' : 'EUR'
      await page.context().addCookies([{ name: 'currency', value, url: walk.url }])
      await page.goto(walk.pages.home)
      return page
    },
  },
  {
    name: 'skip link',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.home)
      await page.keyboard.press('Tab')
      await page.locator('a[href="#content"]:focus').waitFor()
      return page
    },
  },
  {
    name: 'footer unfolded',
    on: 'narrow',
    show: async (walk) => {
      const page = await walk.open(walk.pages['empty search'])
      // A tablet has them open already.
      const folded = page.locator('footer summary').filter({ visible: true })
      for (const column of await folded.all()) await column.click()
      return page
    },
  },
  {
    name: 'menu of a phone',
    on: 'narrow',
    show: async (walk) => {
      const page = await openMenu(walk)
      await walk.look(page, 'folded', 'window')
      await page.locator('#menu summary').first().click()
      await walk.look(page, 'second level', 'window')
      await page.locator('#menu details details summary').filter({ visible: true }).first().click()
      await walk.look(page, 'third level', 'window')
    },
  },
  {
    name: 'menu of a desk',
    on: 'wide',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.home)
      const item = page.locator('[data-menu-item]').first()
      await item.hover()
      await item.locator('div a').first().waitFor()
      return page
    },
  },
  {
    name: 'search suggestions',
    show: async (walk) => {
      const page = await walk.open(walk.pages.blog)
      // Finds that never come.
      await page.route('**/shop-api/search?**', () => {})
      const box = page.locator(walk.is_wide ? '#search' : '#search-phone')
      await box.click()
      await page.getByRole('listbox').waitFor()
      await walk.look(page, 'before words', 'window')
      await box.pressSequentially(asked(walk))
      await walk.look(page, 'on their way', 'window')
    },
  },
  {
    name: 'search suggestions found',
    part: 'window',
    show: async (walk) => {
      const page = await searching(walk, asked(walk))
      await page.getByRole('option').locator('img').first().waitFor()
      await page.keyboard.press('ArrowDown')
      return page
    },
  },
  {
    name: 'search suggestions without a find',
    part: 'window',
    show: async (walk) => {
      const page = await searching(walk, 'qqqqzzzz')
      await page.locator('header, search').getByText('qqqqzzzz').filter({ visible: true }).first().waitFor()
      return page
    },
  },
  { name: 'listing on page 2', show: (walk) => walk.open(withQuery(walk.pages.category, 'page=2')) },
  {
    name: 'listing with more loaded',
    show: (walk) => walk.open(withQuery(walk.pages.category, 'from=1&to=2')),
  },
  {
    name: 'listing from the cheapest',
    show: (walk) => walk.open(withQuery(walk.pages.category, 'sort=cheapest')),
  },
  {
    name: 'listing and its ways of sorting',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.category)
      const menu = page.locator('main details', { has: page.locator('a[href*="sort=cheapest"]') }).first()
      await menu.locator('summary').click()
      await menu.locator('a').first().waitFor()
      await menu.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }))
      return page
    },
  },
  { name: 'listing with filters chosen', show: async (walk) => walk.open(await chosenFilter(walk)) },
  {
    name: 'listing where nothing is left',
    show: (walk) => walk.open(withQuery(walk.pages.category, 'min_price=999999')),
  },
  {
    name: 'filters of a phone',
    on: 'narrow',
    show: async (walk) => {
      const page = await openFilters(walk)
      await walk.look(page, 'folded', 'window')
      await page.locator('#filters summary').nth(0).click()
      await walk.look(page, 'price', 'window')
      await page.locator('#filters summary').nth(1).click()
      const choice = page.locator('#filters details ul a').filter({ visible: true }).first()
      await choice.click()
      await page.locator('#filters a[aria-current=true]').waitFor()
      await walk.look(page, 'chosen', 'window')
    },
  },
  {
    name: 'favourite without a login',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.category)
      await page.locator('main article button[aria-label]').filter({ hasText: '' }).first().waitFor()
      await page
        .getByRole('button', { name: walk.t('product.favorite_add') })
        .first()
        .click()
      await page.locator('dialog[open]').waitFor()
      return page
    },
  },
  {
    name: 'card put into the cart',
    part: 'window',
    show: async (walk) => {
      const page = await walk.open(walk.pages.category)
      await page.locator('main article [formaction^="/api/cart/items"]').first().click()
      await page.locator('#mini-cart [data-line], #mini-cart li').first().waitFor()
      return page
    },
  },
]
