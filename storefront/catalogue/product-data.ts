import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { withLanguage } from '#contract/language.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import { type ProductItem, productItem } from '../cart/product-item.ts'
import type { FieldNames } from '../cart/typed-field.ts'
import { loadStaticText } from '../content/static-text.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type Pairs, pairsOf, withPairs } from './choice-address.ts'
import { chosenFirst } from './chosen-image.ts'
import { type FieldInput, fieldPairs, readFields } from './field-input.ts'
import { nameCountries } from './maker-country.ts'
import { type MakerGuarantee, makerGuarantee } from './maker-guarantee.ts'
import { OFFER_EMBEDS, type Offer, offerOf, packagedOffer } from './product-offer.ts'
import { loadPackage, type PackageData } from './package-data.ts'
import { formsOf } from './product-form.ts'
import { queriesOf } from './query-elsewhere.ts'
import { loadRelated, type RelatedData } from './related-data.ts'
import { loadReviews, REVIEWS_PARAMETER, type ReviewsData } from './review-data.ts'
import { purchaseObstacles } from './purchase-obstacle.ts'
import { type Choice, chooseVariation, propertyParameter, VARIATION_PARAMETER } from './variation-choice.ts'

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
  | 'review_parameters'
  | 'review_ratings'
  | 'attachments'
  | 'safety'
  | 'withdrawal_exception'
> & {
  /** The product without any choice, and the query of everything that is chosen on the page. */
  path: string
  query: string
  brand: { name: string; url: string } | null
  is_service: boolean
  /** HTML; the shop's own words, and the official picture where it has put it there. */
  guarantee_notice: string | null
  maker_guarantee: MakerGuarantee | null
  variation: { id: number; name: string } | null
  offer: Offer
  choices: Choice[]
  missing: string[]
  /** All of it that the cart takes, but for texts: those stand in inputs, and here are their names by the ids of these. */
  item: ProductItem
  text_names: FieldNames
  fields: FieldInput[]
  package: PackageData | null
  reviews: ReviewsData
  related: RelatedData[]
  forms: ReturnType<typeof formsOf>
}

export async function loadProduct(context: LoadContext): Promise<Loaded<ProductData>> {
  const { api, descriptor, language, now, query } = context
  const id = descriptor?.model_id ?? 0
  const path = withLanguage(context.path, language)
  const [product, reviews, related, guarantee_notice] = await Promise.all([
    api('GET /products/{id}', { params: { id }, query: { embed: EMBEDS } }),
    loadReviews(api, id, query).catch(() => ({ items: [], page: 1, pages: 1 })),
    loadRelated(api, id).catch(() => []),
    loadStaticText(api, 'guarantee-notice'),
  ])
  const { product_variations, product_variation_properties } = product
  const chosen = chooseVariation(product_variations, product_variation_properties, query, path, now)
  const { variation } = chosen
  const fields = readFields(product.product_fields, query)
  const own = { variation: pairsOf(chosen.query), fields: fieldPairs(fields) }
  const contents = await loadPackage(context, product, [...own.variation, ...own.fields], now)
  const packed = contents?.pairs ?? []
  const own_offer = {
    ...offerOf(variation ?? product),
    expected_days: product.expected_days,
    price_range: variation ? null : product.price_range,
  }
  const offer = contents ? packagedOffer(own_offer, contents.stock) : own_offer
  const is_undecided = chosen.choices.length > 0 && variation === null
  const wanted = { offer: is_undecided ? null : offer, missing: chosen.missing, package: contents }
  const choices = inForms(chosen.choices, {
    others: [...packed, ...own.fields],
    is_for_cart: purchaseObstacles(wanted, now).length === 0,
  })
  return {
    screen: contents ? 'package' : 'product',
    known_query: [
      VARIATION_PARAMETER,
      REVIEWS_PARAMETER,
      ...product_variation_properties.flatMap((one) => [one.slug, propertyParameter(one.id)]),
    ],
    alternate_queries: queriesOf((one) => [
      ...chosen.pairs_by_id,
      ...pairsOf(contents?.alternate_queries[one] ?? ''),
      ...own.fields,
    ]),
    // The words of one shopper are nothing for an index, nor for a cache.
    noindex: own.fields.length > 0 || packed.length > 0,
    data: {
      id: product.id,
      name: product.name,
      short_description: variation?.short_description || product.short_description,
      description: variation?.description || product.description,
      images: chosenFirst(product.images, variation),
      videos: product.videos,
      properties: product.properties,
      tags: product.tags,
      rating: product.rating,
      review_parameters: product.review_parameters,
      review_ratings: product.review_ratings,
      attachments: product.attachments.filter(({ status }) => status === 'ready'),
      safety: product.safety && nameCountries(product.safety, language),
      withdrawal_exception: product.withdrawal_exception,
      path,
      query: withPairs('', [...own.variation, ...packed, ...own.fields]).slice(1),
      brand: product.brand && { name: product.brand.name, url: product.brand.url },
      is_service: product.product_type === PRODUCT_TYPES.service,
      guarantee_notice,
      maker_guarantee: makerGuarantee(product.guarantee_months, language),
      variation: variation && { id: variation.id, name: variation.name },
      offer,
      choices,
      missing: chosen.missing,
      item: productItem({ id, variation, package: contents }),
      text_names: Object.fromEntries(
        [...choices, ...fields].flatMap(({ parameter, name }) => (parameter ? [[parameter, name]] : [])),
      ),
      fields,
      package: contents,
      reviews,
      related,
      forms: formsOf(query),
    },
  }
}

/** Another variation keeps what is filled in and what is put into the package; a text goes with what is bought. */
function inForms(
  choices: Choice[],
  { others, is_for_cart }: { others: Pairs; is_for_cart: boolean },
): Choice[] {
  return choices.map((choice) => ({
    ...choice,
    ...(is_for_cart && choice.control === 'text_input' ? { parameter: propertyParameter(choice.id) } : {}),
    others: [...choice.others, ...others],
    options: choice.options.map((option) => ({
      ...option,
      url: option.url && withPairs(option.url, others),
    })),
  }))
}
