import type { Currency, Money } from '#contract/money.ts'
import { isDiscounted } from '#contract/price.ts'
import type { products } from '#contract/product.ts'
import type { WireOf } from '#contract/list.ts'
import { MAX_RATING } from '#contract/rating.ts'
import { FALLBACK_IMAGE } from '#contract/image.ts'
import { offeredVariations, PROPERTY_TYPES } from '#contract/product-property.ts'
import { PRODUCT_TYPES } from '#contract/product-type.ts'
import { type OfferState, offerState } from '#platform/catalogue/offer-state.ts'
import type { PageReview } from './page-review.ts'
import type { ShippingTerms } from './shipping-terms.ts'
import { type JsonLd, present, type Site } from './structured-data.ts'
import { returnPolicy, shippingDetails } from './trade-data.ts'

export type WireProduct = WireOf<typeof products>

interface Sold {
  taxed_price: Money
  discounted_taxed_price?: Money | null
  discount_percents?: number | null
  update_stock: boolean
  stock_state: number | null
  purchasable_since: string | null
  product_availability?: { can_purchase: boolean } | null
}

/** When and for whom a page is told, and what others say of the product. */
export interface Telling {
  now: Date
  currency: Currency
  reviews: PageReview[]
  shipping: ShippingTerms | null
}

/** Just what a product's page tells of it. */
export const PRODUCT_DATA = {
  embed: [
    'images',
    'brand',
    'rating',
    'discounted_taxed_price',
    'discount_percents',
    'product_availability',
    'product_variations.discounted_taxed_price',
    'product_variations.discount_percents',
    'product_variations.product_availability',
    'product_variations.image_url',
    'product_variations.properties',
    'product_variation_properties',
  ].join(','),
  only: 'brand.name,product_availability.can_purchase,product_variations.product_availability.can_purchase',
}

export function productData(
  site: Site,
  product: WireProduct,
  description: string | null,
  telling: Telling,
): JsonLd {
  const variations = offeredVariations(
    product.product_variations ?? [],
    product.product_variation_properties ?? [],
  )
  const { feed_availability, product_type, withdrawal_exception } = product
  const offered = (item: Sold, url: string) =>
    offer(site, url, { ...item, feed_availability, product_type, withdrawal_exception }, telling)
  const shared = {
    name: product.name,
    description,
    url: site.absolute(product.url),
    image: imagesOf(site, product),
    brand: product.brand && { '@type': 'Brand', name: product.brand.name },
    aggregateRating: aggregateRating(product),
    review: telling.reviews.length > 0 ? telling.reviews.map(reviewData) : null,
  }
  if (variations.length === 0) {
    return present({
      '@type': 'Product',
      ...shared,
      ...codesOf(product),
      offers: offered(product, product.url),
    })
  }
  const choices = product.product_variation_properties ?? []
  return present({
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.code ?? String(product.id),
    variesBy: choices.map(({ type, name }) =>
      type === PROPERTY_TYPES.color ? 'https://schema.org/color' : name,
    ),
    hasVariant: variations.map((variation) =>
      present({
        '@type': 'Product',
        name: `${product.name} ${variation.name}`,
        description,
        url: site.absolute(variationUrl(product, variation)),
        inProductGroupWithID: product.code ?? String(product.id),
        ...codesOf(variation),
        image: variation.image_url ? site.absolute(variation.image_url) : imagesOf(site, product)[0],
        ...chosen(choices, variation.properties ?? []),
        offers: offered(variation, variationUrl(product, variation)),
      }),
    ),
  })
}

function imagesOf(site: Site, product: WireProduct): string[] {
  const images = product.images ?? []
  return (images.length > 0 ? images : [FALLBACK_IMAGE]).map(({ url }) => site.absolute(url))
}

function codesOf(item: Record<'sku' | 'code' | 'ean' | 'mpn' | 'isbn', string | null>) {
  return {
    sku: item.sku ?? item.code,
    gtin13: item.ean && /^\d{13}$/.test(item.ean) ? item.ean : null,
    mpn: item.mpn,
    isbn: item.isbn,
  }
}

function aggregateRating({ rating }: WireProduct) {
  if (!rating || rating.average === null) return null
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(rating.average * 100) / 100,
    reviewCount: rating.count,
    bestRating: MAX_RATING,
    worstRating: 1,
  }
}

function reviewData({ name, comment, rating, created_at }: PageReview): JsonLd {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewBody: comment,
    datePublished: created_at,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MAX_RATING, worstRating: 1 },
  }
}

function variationUrl({ url }: WireProduct, { id }: { id: number }): string {
  return `${url}?variation=${id}`
}

const AVAILABILITIES: Record<OfferState, string> = {
  in_stock: 'InStock',
  backorder: 'BackOrder',
  preorder: 'PreOrder',
  out_of_stock: 'OutOfStock',
}

type Offered = Sold & Pick<WireProduct, 'feed_availability' | 'product_type' | 'withdrawal_exception'>

function offer(site: Site, url: string, item: Offered, { now, currency, shipping }: Telling): JsonLd {
  const amount = ({ value }: Money) => value.toFixed(currency.decimal_places)
  const asked = item.discounted_taxed_price ?? item.taxed_price
  const state = offerState(item, now)
  return present({
    '@type': 'Offer',
    url: site.absolute(url),
    price: amount(asked),
    priceCurrency: currency.code,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${AVAILABILITIES[state]}`,
    availabilityStarts: state === 'preorder' ? item.purchasable_since : null,
    // A discount that the page may not announce strikes nothing here either.
    priceSpecification: isDiscounted(item)
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: amount(item.taxed_price),
          priceCurrency: currency.code,
        }
      : null,
    shippingDetails:
      item.product_type === PRODUCT_TYPES.service
        ? null
        : shippingDetails(shipping, Math.round(asked.value * 10 ** currency.decimal_places), currency),
    hasMerchantReturnPolicy: returnPolicy(shipping?.country ?? null, item.withdrawal_exception),
  })
}

function chosen(
  choices: NonNullable<WireProduct['product_variation_properties']>,
  properties: { product_property_id: number; product_property_attribute_id: number }[],
) {
  const values = properties.flatMap((property) => {
    const choice = choices.find(({ id }) => id === property.product_property_id)
    const attribute = choice?.attributes.find(({ id }) => id === property.product_property_attribute_id)
    return choice && attribute ? [{ choice, value: attribute.name }] : []
  })
  const color = values.find(({ choice }) => choice.type === PROPERTY_TYPES.color)
  return {
    color: color?.value,
    additionalProperty: values
      .filter((one) => one !== color)
      .map(({ choice, value }) => ({ '@type': 'PropertyValue', name: choice.name, value })),
  }
}
