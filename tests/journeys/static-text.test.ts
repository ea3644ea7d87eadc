import { beforeAll, describe, expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { STATIC_CONTENT_CODES, type StaticContentCode } from '#contract/static-page.ts'
import { pathFor } from '#storefront/route-match.ts'
import { buyOrder } from '#tests/bought-order.ts'
import { joinStorefront, startSeededShop } from '#tests/shop.ts'
import { type Shopper, shopperIn } from '#tests/shopper.ts'

/** The shop's own texts at the places that they are written for. */
const seeded = await startSeededShop({ show_stack: true })
const { db } = seeded
const order = await buyOrder(db)

async function idOf(table: string, code: string): Promise<string> {
  const [row] = await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`
  return String(row?.id)
}

async function productPath(): Promise<string> {
  const [row] = await db<{ path: string }[]>`
    select path from page_route route join product on product.id = route.model_id
    where route.kind = 'model' and route.model_type = ${MODEL_TYPES.product} and route.language = 'cs'
      and product.code = 'PLAIN'`
  return row?.path ?? ''
}

/** Somebody with goods in the cart, in a storefront that has kept nothing of what was before. */
async function comeIn(): Promise<Shopper> {
  const shopper = shopperIn({ ...seeded, ...(await joinStorefront(seeded.platform, true)) })
  const item = JSON.stringify({ product_id: Number(await idOf('product', 'UNTRACKED')) })
  await shopper.send('/api/cart/items', { item, amount: '1', language: 'cs' })
  return shopper
}

async function chooseMethods(shopper: Shopper): Promise<void> {
  const [country] = await db<{ id: number }[]>`select id from country where alpha2 = 'CZ'`
  const chosen = {
    language: 'cs',
    country_id: String(country?.id),
    shipping_method_id: await idOf('shipping_method', 'ppl-address'),
  }
  await shopper.send('/api/checkout/methods', chosen)
  const payment_method_id = await idOf('payment_method', 'cash-on-delivery')
  await shopper.send('/api/checkout/methods', { ...chosen, payment_method_id, intent: 'continue' })
}

const PARTS = {
  head: /^.*?<header/s,
  main: /<main\b.*<\/main>/s,
  footer: /<footer\b.*<\/footer>/s,
}

interface Place {
  code: StaticContentCode
  screen: string
  path: string
  part: keyof typeof PARTS
}

const PLACES: Place[] = [
  { code: 'header-strip', screen: 'home', path: '/', part: 'head' },
  { code: 'footer-promise', screen: 'home', path: '/', part: 'footer' },
  { code: 'footer-about', screen: 'home', path: '/', part: 'footer' },
  { code: 'newsletter-invitation', screen: 'home', path: '/', part: 'footer' },
  { code: 'newsletter-invitation', screen: 'newsletter', path: pathFor('newsletter', 'cs'), part: 'main' },
  { code: 'guarantee-notice', screen: 'product', path: await productPath(), part: 'main' },
  { code: 'empty-search', screen: 'search', path: '/hledani?q=xqzwvkj', part: 'main' },
  {
    code: 'checkout-help',
    screen: 'shipping and payment',
    path: pathFor('cart-shipping-and-payment', 'cs'),
    part: 'main',
  },
  { code: 'checkout-help', screen: 'delivery', path: pathFor('cart-delivery', 'cs'), part: 'main' },
  { code: 'withdrawal-notice', screen: 'withdrawal', path: pathFor('withdrawal', 'cs'), part: 'main' },
  {
    code: 'complaint-notice',
    screen: 'complaint',
    path: `/nova-reklamace/${order.id}?order_id=${order.id}&hash=${order.hash}`,
    part: 'main',
  },
]

async function partOf(shopper: Shopper, { path, part }: Pick<Place, 'path' | 'part'>): Promise<string> {
  const html = await shopper.read(path)
  return PARTS[part].exec(html.slice(0, html.indexOf('id="state"')))?.[0] ?? ''
}

const wordsOf = (code: string, language: string) => `Own words of ${code} in ${language}`

describe('a text that the shop has written', () => {
  let shopper: Shopper
  beforeAll(async () => {
    const unsafe = '<script>alert(1)</script>'
    for (const code of STATIC_CONTENT_CODES) {
      const [cs, sk] = ['cs', 'sk'].map((language) => `<p>${wordsOf(code, language)}${unsafe}</p>`)
      await db`update static_content set content = ${db.json({ cs, sk })} where code = ${code}`
    }
    shopper = await comeIn()
    await chooseMethods(shopper)
  })

  it('has a place for each code there is [TBD-67]', () => {
    expect(new Set(PLACES.map(({ code }) => code))).toEqual(new Set(STATIC_CONTENT_CODES))
  })

  it.each(PLACES.filter(({ part }) => part !== 'head'))(
    'of $code stands in the $part of the $screen page, made safe [CONTENT-04] [TBD-67]',
    async ({ code, ...place }) => {
      expect(await partOf(shopper, place)).toContain(`<p>${wordsOf(code, 'cs')}</p>`)
    },
  )

  it('is shown in the language of the page [CONTENT-04] [TBD-67]', async () => {
    const footer = await partOf(shopper, { path: '/sk', part: 'footer' })
    expect(footer).toContain(wordsOf('footer-about', 'sk'))
    expect(footer).not.toContain(wordsOf('footer-about', 'cs'))
  })

  it('stands in the strip above the shop only while no banner does [TBD-66] [TBD-67]', async () => {
    const strip = { path: '/', part: 'head' } as const
    expect(await partOf(shopper, strip)).toContain('Od 1 200 Kč (48 €) doručujeme zdarma.')
    expect(await partOf(shopper, strip)).not.toContain(wordsOf('header-strip', 'cs'))
    await db`update banner set is_active = false where banner_type_id = 5`
    expect(await partOf(await comeIn(), strip)).toContain(`<p>${wordsOf('header-strip', 'cs')}</p>`)
  })
})

describe('a shop that has written none', () => {
  let shopper: Shopper
  beforeAll(async () => {
    await db`delete from static_content`
    shopper = await comeIn()
    await chooseMethods(shopper)
  })

  it.each(PLACES)(
    'shows the $screen page without $code, and nothing in its place [CONTENT-04]',
    async (place) => {
      const { status } = await shopper.visit(place.path)
      expect(status).toBe(200)
      const html = await partOf(shopper, place)
      expect(html).not.toContain('Own words')
      expect(html).not.toMatch(/<div class="prose[^>]*><\/div>/)
    },
  )

  it('says of no goods of the demo that it sells them [CONTENT-04]', async () => {
    expect(await partOf(shopper, { path: '/', part: 'footer' })).not.toMatch(
      /čaj(?!, káva a keramika s)|hrn/i,
    )
  })

  it('still says what the law wants [L6] [L15] [L21] [L22]', async () => {
    const main = (path: string) => partOf(shopper, { path, part: 'main' })
    const footer = await partOf(shopper, { path: '/', part: 'footer' })
    expect(footer).toContain('Odhlásit se můžete kdykoli.')
    expect(footer).toContain('14 dní na vrácení většiny zboží bez udání důvodu')
    expect(footer).toContain('Odstoupit od smlouvy zde')
    expect(await main(await productPath())).toContain('Zákonná záruka nejméně 2 roky')
    expect(await main(PLACES.at(-1)?.path ?? '')).toContain('do 24 měsíců od převzetí')
    expect(await main(pathFor('withdrawal', 'cs'))).toContain('Podmínky odstoupení a výjimky')
    expect(await main('/hledani?q=xqzwvkj')).toContain('Zkontrolujte překlepy')
  })
})
