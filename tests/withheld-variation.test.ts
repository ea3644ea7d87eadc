import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { createPlatform } from '#platform/app.ts'
import { keepCarts } from '#platform/cart/keep-carts.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { createMerchantFeeds } from '#platform/merchant/merchant-feed.ts'
import { createSitemap } from '#platform/sitemap/sitemap.ts'
import { type Answer, filters } from './demo-shop.ts'
import { openOrderShop } from './order-scene.ts'
import { callsOf } from './platform-call.ts'

/** The demo's mug in a colour that is a hidden attribute. */
const OCHRE = 'MUG-OCHRE-350'
const { db, call, ask, order, fill, setStock } = await openOrderShop()
const log = createLog('silent')
const errors: unknown[] = []
const feed = openShopFeed({ sql: db, languages: LANGUAGES, onError: (error) => errors.push(error) })
await feed.ready
afterAll(() => feed.close())
const indexed = callsOf(createPlatform({ sql: db, log, indexes: feed, check_answers: true }))

interface Pictured {
  id: number
  product_id: number
  ean: string
  image_id: number
  image: string
  path: string
}
const [ochre] = await db<Pictured[]>`
  select variation.id, variation.product_id, variation.ean, variation.image_id, media.name as image, route.path
  from product_variation variation join product_image image on image.id = variation.image_id
  join media on media.id = image.media_id
  join page_route route on route.model_type = 9 and route.model_id = variation.product_id
    and route.language = 'cs'
  where variation.code = ${OCHRE}`
if (!ochre) throw new Error(`The demo shop lacks ${OCHRE} with a picture`)
const { id, product_id } = ochre
await setStock(OCHRE, 5)

const hide = (is_hidden: boolean) =>
  db`update product_property_attribute set is_hidden = ${is_hidden} where code = 'prototype-ochre'`

async function whileShown(check: () => Promise<void>): Promise<void> {
  await hide(false)
  await check()
  await hide(true)
}

describe('a variation whose attribute is hidden', () => {
  it('is not found by its words or codes, in SQL or in the index [CATALOG-03] [CATALOG-21]', async () => {
    const found = async (asked: typeof call, q: string): Promise<boolean> => {
      const response = await asked(`GET /search?q=${encodeURIComponent(q)}`)
      const { products, is_partial } = (await response.json()) as Answer
      return !is_partial && products.items.some((product: Answer) => product.id === product_id)
    }
    for (const q of [ochre.ean, 'zkušební okrová']) {
      for (const asked of [call, indexed]) expect(await found(asked, q), q).toBe(false)
    }
    await whileShown(async () => expect(await found(call, ochre.ean)).toBe(true))
    for (const asked of [call, indexed]) expect(await found(asked, 'MUG-GREY-350')).toBe(true)
    expect(errors).toEqual([])
  })

  it('is not listed among variations [CATALOG-03] [CATALOG-21]', async () => {
    const query = filters({ field: 'product_id', operator: 'eq', value: product_id })
    const listed = async (): Promise<number[]> =>
      (await ask(`GET /product-variations?${query}&paginate=false`)).items.map((one: Answer) => one.id)
    expect(await listed()).not.toContain(id)
    await whileShown(async () => expect(await listed()).toContain(id))
  })

  it('is pictured neither with its product nor for machines, unless another has its picture [CATALOG-03]', async () => {
    const feeds = createMerchantFeeds({ sql: db, log })
    const read = async (served: { fetch: (request: Request) => Promise<Response> }, path: string) =>
      (await served.fetch(new Request(`http://localhost${path}`))).text()
    await db`update product_image set position = position + 100 where product_id = ${product_id} and id <> ${ochre.image_id}`
    await db`update product_variation set image_id = null where code = 'MUG-GREY-350'`
    const cart = await fill({ lines: [{ code: 'MUG', variation: 'MUG-GREY-350' }] })
    const places = {
      cart: async () => JSON.stringify(await ask(`GET /carts/${cart}/items?embed=image_url`)),
      product: async () => JSON.stringify(await ask(`GET /products/${product_id}?embed=images`)),
      'structured data': async () => JSON.stringify(await ask(`GET /pages?path=${ochre.path}`)),
      feed: () => read(feeds, '/feeds/google-cs-czk.xml'),
      sitemap: () => read(createSitemap({ sql: db, log }), '/sitemaps/product-0.xml'),
    }
    const pictured = async (): Promise<string[]> => {
      const texts = await Promise.all(Object.values(places).map((text) => text()))
      return Object.keys(places).filter((_, index) => texts[index]?.includes(ochre.image))
    }
    expect(await pictured()).toEqual([])
    await db`update product_variation set image_id = ${ochre.image_id} where code = 'MUG-GREY-350'`
    expect(await pictured()).toEqual(Object.keys(places))
  })

  it('is refused by the cart like an inactive one, a hidden one is not [CATALOG-03] [CART-31]', async () => {
    const { id: cart } = await ask('POST /carts')
    const add = () => call(`POST /carts/${cart}/items`, { product_id, product_variation_id: id, amount: 1 })
    const told = async (answered: Response) => [answered.status, ((await answered.json()) as Answer).errors]
    const withheld = await told(await add())
    await whileShown(async () => {
      await db`update product_variation set is_active = false where id = ${id}`
      expect(withheld).toEqual(await told(await add()))
      expect(withheld[0]).toBe(422)
      await db`update product_variation set is_active = true, is_hidden = true where id = ${id}`
      expect((await add()).status).toBe(201)
      await db`update product_variation set is_hidden = false where id = ${id}`
    })
  })

  it('that a cart holds already cannot be ordered, and leaves the cart [CATALOG-03] [RT-09]', async () => {
    await hide(false)
    const cart = await fill({ lines: [{ code: 'MUG', variation: OCHRE }, { code: 'PLAIN' }] })
    await db`delete from stock_drop`
    await hide(true)
    const refused = await order(cart)
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as Answer).errors).toHaveLength(1)
    const sent: string[] = []
    await keepCarts({
      sql: db,
      log,
      publish: async (all) => void sent.push(...all.map(({ event }) => event)),
    })
    expect(sent).toContain('cart-item-sold-out-message')
    const { items } = await ask(`GET /carts/${cart}/items`)
    expect(items.map((item: Answer) => item.product_variation_id)).toEqual([null])
    expect((await order(cart)).status).toBe(201)
  })

  it('that was ordered stays in its order, with its picture [CATALOG-03]', async () => {
    await hide(false)
    const cart = await fill({ lines: [{ code: 'MUG', variation: OCHRE }] })
    const { id: order_id, hash } = await ask('POST /orders', { cart_id: cart })
    await hide(true)
    const { items } = await ask(`GET /orders/${order_id}/items?hash=${hash}&embed=image_url`)
    expect(items).toMatchObject([
      { product_variation_id: id, image_url: expect.stringContaining(ochre.image) },
    ])
    expect((await call(`POST /orders/${order_id}/cancel?hash=${hash}`)).status).toBe(200)
  })
})
