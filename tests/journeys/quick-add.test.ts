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

const itemIn = (card: string) =>
  /action="\/api\/cart\/items".*?name="item" value="([^"]*)"/s.exec(card)?.[1]?.replaceAll('&quot;', '"')

it.each(['PLAIN', 'UNTRACKED', 'NULLSTOCK', 'SET-FIXED', 'WRAP'])(
  'a card puts %s, which leaves nothing to choose, into the cart by itself, also without scripts [CART-18]',
  async (code) => {
    const card = await cardOf(code)
    const item = itemIn(card) ?? ''
    expect(card).toContain('aria-label="Do košíku: ')
    const led = await shopper.send('/api/cart/items', { item, language: 'cs', return_to: LIST })
    expect(led).toBe('/kosik?result=added')
  },
)

it.each(['MUG', 'SIGN', 'SET-CHOICE', 'SET-COMPOSE', 'ENGRAVED', 'GONE', 'NOBUY', 'SOON'])(
  'a card leaves %s, which is to be chosen first or cannot be bought, to its page [CATALOG-05]',
  async (code) => {
    const card = await cardOf(code)
    expect(card).toContain('/api/favorites')
    expect(itemIn(card)).toBeUndefined()
  },
)
