import type { Money } from '#contract/money.ts'
import type { EmbedsOf } from '#contract/list.ts'
import { withPackageStock } from '#contract/package-stock.ts'
import type { productVariations, ProductVariation } from '#contract/variation.ts'

export const OFFER_EMBEDS = [
  'discounted_price',
  'discounted_taxed_price',
  'discount_percents',
  'customer_price',
  'customer_taxed_price',
  'taxed_lowest_price_30_days',
  'unit_price',
  'product_availability',
] as const

type Fields = Pick<
  ProductVariation,
  | 'price'
  | 'taxed_price'
  | 'code'
  | 'ean'
  | 'update_stock'
  | 'stock_state'
  | 'purchasable_since'
  | 'max_purchasable_amount'
  | 'expected_date_min'
  | 'expected_date_max'
  | 'height'
  | 'width'
  | 'depth'
  | 'weight'
  | 'volume'
>
type Embeds = Pick<EmbedsOf<typeof productVariations>, (typeof OFFER_EMBEDS)[number]>

/** What a product and its variation tell alike: price, stock, codes and measures. */
export type Offer = Fields &
  Embeds & {
    expected_days: number | null
    /** Only while no variation is chosen. */
    price_range: { taxed_min_price: Money; taxed_max_price: Money } | null
  }

export function offerOf(item: Fields & Partial<Embeds>): Fields & Embeds {
  return {
    price: item.price,
    taxed_price: item.taxed_price,
    code: item.code,
    ean: item.ean,
    update_stock: item.update_stock,
    stock_state: item.stock_state,
    purchasable_since: item.purchasable_since,
    max_purchasable_amount: item.max_purchasable_amount,
    expected_date_min: item.expected_date_min,
    expected_date_max: item.expected_date_max,
    height: item.height,
    width: item.width,
    depth: item.depth,
    weight: item.weight,
    volume: item.volume,
    discounted_price: item.discounted_price ?? null,
    discounted_taxed_price: item.discounted_taxed_price ?? null,
    discount_percents: item.discount_percents ?? null,
    customer_price: item.customer_price ?? null,
    customer_taxed_price: item.customer_taxed_price ?? null,
    taxed_lowest_price_30_days: item.taxed_lowest_price_30_days ?? null,
    unit_price: item.unit_price ?? null,
    product_availability: item.product_availability ?? null,
  }
}

/** Whether the shop sells it at all, be it in stock or not. */
export function isForSale({ product_availability }: Pick<Offer, 'product_availability'>): boolean {
  return product_availability?.can_purchase ?? true
}

/** The stock of a package is what its pieces make of it; its own availability stays where they are all to be had. */
export function packagedOffer(offer: Offer, stock: number | null): Offer {
  if (stock === null) return offer
  return {
    ...withPackageStock(offer, stock),
    product_availability: stock === 0 && isForSale(offer) ? null : offer.product_availability,
  }
}
