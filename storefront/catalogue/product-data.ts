import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { withLanguage } from '../route-match.ts'
import { offeredImages } from './offered-images.ts'
import { OFFER_EMBEDS, type Offer, offerOf } from './product-offer.ts'
import { loadPackage, type PackageData } from './package-data.ts'
import { formsOf } from './product-form.ts'
import { loadRelated, type RelatedData } from './related-data.ts'
import { loadReviews, type ReviewsData } from './review-data.ts'
import { type Choice, chooseVariation } from './variation-choice.ts'

const EMBEDS = [
  ...OFFER_EMBEDS,
  'price_range',
  'images',
  'videos',
  'properties',
  'tags',
  'brand',
  'rating',
  'product_fields',
  'review_parameters',
  'review_ratings',
  'attachments',
  'safety',
  'product_variation_properties',
  'product_variations',
  'product_variations.properties',
  ...OFFER_EMBEDS.map((name) => `product_variations.${name}` as const),
] as const

type Answer = CallAnswer<Calls['GET /products/{id}'], { embed: typeof EMBEDS }>

export type ProductData = Pick<
  Answer,
  | 'id'
  | 'name'
  | 'short_description'
  | 'description'
  | 'images'
  | 'videos'
  | 'properties'
  | 'tags'
  | 'rating'
  | 'product_fields'
  | 'review_parameters'
  | 'review_ratings'
  | 'attachments'
  | 'safety'
  | 'withdrawal_exception'
> & {
  /** The product without any choice, and the query of the choice that is shown. */
  path: string
  query: string
  brand: { name: string; url: string } | null
  is_service: boolean
  variation: { id: number; name: string } | null
  offer: Offer
  choices: Choice[]
  missing: string[]
  package: PackageData | null
  reviews: ReviewsData
  related: RelatedData[]
  forms: ReturnType<typeof formsOf>
}

export async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
  const { api, descriptor, language, query } = context
  const id = descriptor?.model_id ?? 0
  const path = withLanguage(context.path, language)
  const [product, reviews, related] = await Promise.all([
    api('GET /products/{id}', { params: { id }, query: { embed: EMBEDS } }),
    loadReviews(api, id, query).catch(() => ({ items: [], page: 1, pages: 1 })),
    loadRelated(api, id).catch(() => []),
  ])
  const { product_variations, product_variation_properties } = product
  const chosen = chooseVariation(product_variations, product_variation_properties, query, path, new Date())
  const { variation } = chosen
  return {
    data: {
      id: product.id,
      name: product.name,
      short_description: variation?.short_description || product.short_description,
      description: variation?.description || product.description,
      images: offeredImages(product.images, product_variations, product_variation_properties, variation),
      videos: product.videos,
      properties: product.properties,
      tags: product.tags,
      rating: product.rating,
      product_fields: product.product_fields,
      review_parameters: product.review_parameters,
      review_ratings: product.review_ratings,
      attachments: product.attachments.filter(({ status }) => status === 'ready'),
      safety: product.safety,
      withdrawal_exception: product.withdrawal_exception,
      path,
      query: chosen.query,
      brand: product.brand && { name: product.brand.name, url: product.brand.url },
      is_service: product.product_type === PRODUCT_TYPES.service,
      variation: variation && { id: variation.id, name: variation.name },
      offer: {
        ...offerOf(variation ?? product),
        expected_days: product.expected_days,
        price_range: variation ? null : product.price_range,
      },
      choices: chosen.choices,
      missing: chosen.missing,
      package: await loadPackage(api, product),
      reviews,
      related,
      forms: formsOf(query),
    },
  }
}
