import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { PRODUCT_CARD_EMBEDS } from '#contract/product.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/product-type.ts'
import { oncePer } from '../once-per.ts'
import { isOwnPrice } from './offered-price.ts'

type Item = CallAnswer<Calls['GET /products'], { embed: typeof PRODUCT_CARD_EMBEDS }>['items'][number]

/** What is asked of a product for its card, where the platform lets one choose. */
export const CARD_FIELDS = [
  'id',
  'name',
  'url',
  'taxed_price',
  'update_stock',
  'stock_state',
  'purchasable_since',
  'has_variations',
  'has_fields',
  'product_type',
] as const
export const CARD_EMBEDS = [
  'images',
  'tags',
  'rating',
  'product_availability',
  'price_range',
  'discounted_taxed_price',
  'discount_percents',
  'customer_taxed_price',
  'taxed_lowest_price_30_days',
  'unit_price',
] as const

type Plain =
  | Exclude<(typeof CARD_FIELDS)[number], 'has_variations' | 'has_fields' | 'product_type'>
  | 'discounted_taxed_price'
  | 'discount_percents'
  | 'customer_taxed_price'
  | 'taxed_lowest_price_30_days'

type Availability = NonNullable<Item['product_availability']>
type PriceRange = NonNullable<Item['price_range']>
type UnitPrice = NonNullable<Item['unit_price']>

/** What a card shows of a product. */
export interface Card extends Pick<Item, Plain> {
  images: Pick<Item['images'][number], 'sizes' | 'alt' | 'width' | 'height'>[]
  tags: Pick<Item['tags'][number], 'id' | 'name'>[]
  rating: Pick<Item['rating'], 'average' | 'count'>
  product_availability: Pick<Availability, 'name' | 'can_purchase' | 'show_stock_states'> | null
  price_range: Pick<PriceRange, 'taxed_min_price' | 'taxed_max_price'> | null
  unit_price: Pick<UnitPrice, 'unit' | 'taxed_price'> | null
  /** Nothing is to be chosen or filled in: it can be put into the cart from its card. */
  is_complete: boolean
}

type Answered = Pick<Item, (typeof CARD_FIELDS)[number]> & Partial<Pick<Item, (typeof CARD_EMBEDS)[number]>>

const { normal, fixed_package, service } = PRODUCT_TYPES
const COMPLETE: readonly ProductType[] = [normal, fixed_package, service]

const CARD_WIDTHS = ['320', '480', '640']

/** A card is never wider than a third of a large screen; addresses of larger pictures would only weigh. */
function cardImage({ sizes, alt, width, height }: Item['images'][number]): Card['images'][number] {
  const own: Record<string, string> = {}
  for (const size of CARD_WIDTHS) if (sizes[size]) own[size] = sizes[size]
  return { sizes: own, alt, width, height }
}

/** Keeps of a product what its card needs: the rest would only make the page heavier. Of one answer it is one object. */
export const cardOf = oncePer((item: Answered): Card => {
  const { rating, product_availability: availability, price_range: range, unit_price: unit } = item
  return {
    id: item.id,
    name: item.name,
    url: item.url,
    taxed_price: item.taxed_price,
    update_stock: item.update_stock,
    stock_state: item.stock_state,
    purchasable_since: item.purchasable_since,
    images: item.images?.slice(0, 2).map(cardImage) ?? [],
    tags: item.tags?.map(({ id, name }) => ({ id, name })) ?? [],
    rating: { average: rating?.average ?? null, count: rating?.count ?? 0 },
    product_availability: availability
      ? {
          name: availability.name,
          can_purchase: availability.can_purchase,
          show_stock_states: availability.show_stock_states,
        }
      : null,
    price_range: range
      ? { taxed_min_price: range.taxed_min_price, taxed_max_price: range.taxed_max_price }
      : null,
    discounted_taxed_price: item.discounted_taxed_price ?? null,
    discount_percents: item.discount_percents ?? null,
    customer_taxed_price: item.customer_taxed_price ?? null,
    taxed_lowest_price_30_days: item.taxed_lowest_price_30_days ?? null,
    unit_price: unit && isOwnPrice(item) ? { unit: unit.unit, taxed_price: unit.taxed_price } : null,
    is_complete: COMPLETE.includes(item.product_type) && !item.has_variations && !item.has_fields,
  }
})
