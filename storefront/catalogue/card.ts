import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { PRODUCT_CARD_EMBEDS } from '#contract/product.ts'

type Item = CallAnswer<Calls['GET /products'], { embed: typeof PRODUCT_CARD_EMBEDS }>['items'][number]

/** What a card shows of a product: the embeds of PRODUCT_CARD_EMBEDS and these fields. */
export type Card = Pick<
  Item,
  | 'id'
  | 'name'
  | 'url'
  | 'taxed_price'
  | 'update_stock'
  | 'stock_state'
  | 'purchasable_since'
  | (typeof PRODUCT_CARD_EMBEDS)[number]
>

type Answered = Partial<Card> &
  Pick<Card, 'id' | 'name' | 'url' | 'taxed_price' | 'update_stock' | 'stock_state' | 'purchasable_since'>

const CARD_WIDTHS = ['320', '480', '640']

/** A card is never wider than a third of a large screen; addresses of larger pictures would only weigh. */
function cardImage(image: Card['images'][number]): Card['images'][number] {
  const sizes = CARD_WIDTHS.flatMap((width) => (image.sizes[width] ? [[width, image.sizes[width]]] : []))
  return { ...image, sizes: Object.fromEntries(sizes) }
}

/** Keeps of a product what its card needs: the rest would only make the page heavier. */
export function cardOf(item: Answered): Card {
  return {
    id: item.id,
    name: item.name,
    url: item.url,
    taxed_price: item.taxed_price,
    update_stock: item.update_stock,
    stock_state: item.stock_state,
    purchasable_since: item.purchasable_since,
    images: item.images?.slice(0, 2).map(cardImage) ?? [],
    tags: item.tags ?? [],
    rating: item.rating ?? { average: null, count: 0, distribution: [] },
    product_availability: item.product_availability ?? null,
    price_range: item.price_range ?? null,
    discounted_price: null,
    discounted_taxed_price: item.discounted_taxed_price ?? null,
    discount_percents: item.discount_percents ?? null,
    customer_price: null,
    customer_taxed_price: item.customer_taxed_price ?? null,
    lowest_price_30_days: null,
    taxed_lowest_price_30_days: item.taxed_lowest_price_30_days ?? null,
    unit_price: item.unit_price ?? null,
  }
}
