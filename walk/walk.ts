import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type InterfaceLanguage, withLanguage } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { createTranslator, type Translator } from '#storefront/i18n/translator.ts'
import { pathFor } from '#storefront/route-match.ts'
import type { RouteName } from '#storefront/routes.ts'
import { consentCookies } from '#tests/browser/arrival.ts'
import { laidOut } from '#tests/browser/hydrated.ts'
import { knownPages, type PageKind } from '#tests/browser/known-pages.ts'
import { type CartWish, fillCart } from '#tests/fill-cart.ts'
import type { OpenShop } from './open-shop.ts'
import { WIDE_PX } from './scene.ts'
import type { Part } from './settled.ts'

const PATIENCE_MS = 20_000

interface VisitorOptions extends BrowserContextOptions {
  /** What the visitor chose when they were here before; null is on their first visit. */
  consent?: 'refused' | 'accepted' | null
  /** The e-mail of a customer. */
  as?: string
  cart?: CartWish
}

/** All that walks of one language and width share. */
export interface Ground {
  shop: OpenShop
  language: InterfaceLanguage
  width: number
  is_wide: boolean
  pages: Record<PageKind, string>
  /** Addresses of products by their codes. */
  products: ReadonlyMap<string, string>
}

/** One scene's own way through the shop. */
export interface Walk extends Ground {
  url: string
  db: OpenShop['db']
  /** The shop's words, with plain spaces, as a page is asked for them. */
  t: Translator['t']
  path: (route: RouteName, params?: Record<string, string | number>, query?: Record<string, string>) => string
  product: (code: string) => string
  visitor: (options?: VisitorOptions) => Promise<Page>
  /** A fresh visitor on a page that is taken over and laid out. */
  open: (path: string, options?: VisitorOptions) => Promise<Page>
  look: (page: Page, step: string, part?: Part) => Promise<void>
}

export async function surveyGround(
  shop: OpenShop,
  language: InterfaceLanguage,
  width: number,
): Promise<Ground> {
  const products = await shop.db<{ code: string; path: string }[]>`
    select product.code, page_route.path from page_route
    join product on product.id = model_id and model_type = 9 where language = ${language}`
  return {
    shop,
    language,
    width,
    is_wide: width >= WIDE_PX,
    pages: (await knownPages(shop.url))[language],
    products: new Map(products.map(({ code, path }) => [code, withLanguage(path, language)])),
  }
}

let visitors = 0

/** The windows of a telephone, a tablet and a desk. */
const heightFor = (width: number) => (width < 640 ? 844 : width < WIDE_PX ? 1024 : 900)

export function setOut(
  ground: Ground,
  look: Walk['look'],
): Walk & { leave: () => Promise<void>; pages_open: () => Page[] } {
  const { shop, language, width } = ground
  const { url, db } = shop
  const contexts = new Set<BrowserContext>()
  const { t } = createTranslator(language, messagesFor(language))

  async function visitor(options: VisitorOptions = {}): Promise<Page> {
    const { consent = 'refused', as, cart, ...rest } = options
    const number = ++visitors
    const context = await shop.browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      viewport: { width, height: heightFor(width) },
      extraHTTPHeaders: { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
      ...rest,
    })
    contexts.add(context)
    context.once('close', () => contexts.delete(context))
    context.setDefaultTimeout(PATIENCE_MS)
    if (consent) await context.addCookies(consentCookies(url, consent === 'accepted'))
    const page = await context.newPage()
    if (as) {
      const form = { email: as, password: DEMO_PASSWORD }
      const answer = await page.request.post('/api/auth/login', { form, headers: { origin: url } })
      if (!answer.ok()) throw new Error(`${as} could not log in: ${answer.status()}`)
      // The word about the login would lie over the page that is wanted.
      await context.clearCookies({ name: 'notice' })
    }
    if (cart) {
      const value = await fillCart(db, { ...cart, ...(as ? { customer: as } : {}) })
      await db`update cart set language = ${language} where id = ${value}`
      await context.addCookies([{ name: 'cart_id', value, url }])
    }
    return page
  }

  return {
    ...ground,
    url,
    db,
    t: ((...args: Parameters<typeof t>) => t(...args).replaceAll('\u00a0', ' ')) as typeof t,
    path: (route, params, query) => pathFor(route, language, params, query),
    product: (code) => {
      const path = ground.products.get(code)
      if (!path) throw new Error(`The demo shop has no product ${code}`)
      return path
    },
    visitor,
    open: async (path, options) => {
      const page = await visitor(options)
      await page.goto(path)
      await laidOut(page)
      return page
    },
    look,
    pages_open: () => Array.from(contexts, (context) => context.pages()).flat(),
    leave: async () => {
      for (const context of contexts) {
        for (const routed of [...context.pages(), context]) {
          await routed.unrouteAll({ behavior: 'ignoreErrors' })
        }
        await context.close()
      }
    },
  }
}
