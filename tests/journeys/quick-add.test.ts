import { expect, it } from 'vitest'
import { startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

const shop = await startSeededShop({ show_stack: true })
const shopper = shopperIn(shop)

const [list] = await shop.db<{ slug: string }[]>`select slug ->> 'cs' as slug from product_list limit 1`
const LIST = `/vyber/${list?.slug}`

/** A list of one product: its card, as the server draws it. */
async function cardOf(code: string): Promise<string> {
  await shop.db`delete from product_list_item`
  await shop.db`insert into product_list_item (product_list_id, product_id)
    select product_list.id, product.id from product_list, product where product.code = ${code}`
  const html = await shopper.read(LIST)
  return /<article.*?<\/article>/s.exec(html)?.[0] ?? ''
}

const adding = (card: string) =>
  /formAction="(\/api\/cart\/items[^"]*)"/.exec(card)?.[1]?.replaceAll('&amp;', '&')

it.each(['PLAIN', 'UNTRACKED', 'NULLSTOCK', 'SET-FIXED', 'WRAP'])(
  'a card puts %s, which leaves nothing to choose, into the cart by itself, also without scripts [CART-18]',
  async (code) => {
    const card = await cardOf(code)
    expect(card).toContain('aria-label="Do košíku: ')
    expect(await shopper.send(adding(card) ?? '', { language: 'cs' })).toBe('/kosik?result=added')
  },
)

it.each(['MUG', 'SIGN', 'SET-CHOICE', 'SET-COMPOSE', 'ENGRAVED', 'GONE', 'NOBUY', 'SOON'])(
  'a card leaves %s, which is to be chosen first or cannot be bought, to its page [CATALOG-05]',
  async (code) => {
    const card = await cardOf(code)
    expect(card).toContain('/api/favorites')
    expect(adding(card)).toBeUndefined()
  },
)

it('a card that cannot put its product into the cart any more leads to the product, which says so [CART-18]', async () => {
  const card = await cardOf('PLAIN')
  await shop.db`update product set update_stock = true, stock_state = 0 where code = 'PLAIN'`
  const led = await shopper.send(adding(card) ?? '', { language: 'cs' })
  expect(led).toMatch(/^\/[^?]+\?result=add_cart_item_fail$/)
  expect(await shopper.read(led)).toContain('<h1')
})

it('all buttons of cards share one form, which browsers would search for passwords one by one', async () => {
  const html = await shopper.read('/caje')
  const buttons = html.match(/<button form="card"/g) ?? []
  expect(buttons.length).toBeGreaterThan(20)
  expect(html.match(/<form id="card" method="post">/g)).toHaveLength(1)
  expect(html.match(/<article.*?<\/article>/gs)?.join('')).not.toContain('<form')
})
