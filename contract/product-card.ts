/**
 * What a product's card in a listing needs; filter and search answers carry exactly these.
 * Apart from the product's schema, which a browser that asks for cards does not need.
 */
export const PRODUCT_CARD_EMBEDS = [
  'images',
  'tags',
  'rating',
  'product_availability',
  'price_range',
  'discounted_price',
  'discounted_taxed_price',
  'discount_percents',
  'customer_price',
  'customer_taxed_price',
  'lowest_price_30_days',
  'taxed_lowest_price_30_days',
  'unit_price',
] as const
