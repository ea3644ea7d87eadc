import { MODEL_TYPES } from '#contract/page.ts'
import { PROPERTY_TYPES } from '#contract/product-property.ts'
import { PACKAGE_TYPES, PRODUCT_TYPES } from '#contract/product-type.ts'
import { cleanHtml } from '#platform/catalogue/clean-html.ts'
import { readPieces, withPieces } from '#platform/catalogue/package-pieces.ts'
import { urlOf } from '#platform/catalogue/page-url.ts'
import { imageIsOffered } from '#platform/catalogue/picture.ts'
import { pricedProduct, productIsListed } from '#platform/catalogue/visibility.ts'
import { needsCleaning, plainText } from '#platform/content/plain-text.ts'
import type { Context } from '#platform/http/context.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import { withAnnounced } from './announced-discount.ts'
import type { Catalogue } from './feed-list.ts'
import { type MerchantOffer, offerId, type OfferParam } from './offer.ts'
import { readVariations, type VariationRow } from './read-variations.ts'

const PRODUCTS_AT_ONCE = 200
const MAX_IMAGES = 11
const IMAGE_WIDTH = 1280

/** What a product and its variation have alike. */
export interface Stocked {
  code: string | null
  ean: string | null
  mpn: string | null
  isbn: string | null
  update_stock: boolean
  stock_state: number | null
  purchasable_since: string | null
  expected_date_max: string | null
  can_purchase: boolean | null
  delivery_days: number | null
  taxed_price: number
  discounted_taxed_price: number | null
  discounted_from: string | null
  discounted_to: string | null
  unit_content: number | null
  unit_base: number | null
  unit: string | null
  params: OfferParam[]
}

interface ProductRow extends Stocked {
  id: number
  product_type: number
  flexible_package_number_of_items: number | null
  has_variations: boolean
  name: string
  short_description: string | null
  description: string | null
  url: string
  image_names: string[]
  brand: string | null
  manufacturer_address: string | null
  manufacturer_email: string | null
  category_names: string[]
  merchant_category: string | null
  feed_availability: string | null
  expected_days: number | null
}

export interface OfferSource {
  catalogue: Catalogue
  /** Where the pages of these offers stand. */
  origin: string
}

/** Everything a newcomer can find and buy, in the order of ids, some products at a time. */
export async function* readOffers(context: Context, source: OfferSource): AsyncGenerator<MerchantOffer[]> {
  let after = 0
  while (true) {
    const products = await readProducts(context, source.catalogue, after)
    const ids = products.map(({ id }) => id)
    const packages = products.filter(({ product_type }) => PACKAGE_TYPES.has(product_type))
    const [variations, pieces] = await Promise.all([
      readVariations(context, ids),
      readPieces(
        context,
        packages.map(({ id }) => id),
      ),
    ])
    const offers = products.flatMap((product) => {
      const whole = withPieces(product, pieces.get(product.id) ?? [], context.now)
      const own = variations.get(product.id) ?? []
      if (!product.has_variations) return [offerOf(source, whole, null)]
      return own.map((variation) => offerOf(source, whole, variation))
    })
    if (offers.length > 0) yield offers.filter(({ taxed_price }) => taxed_price > 0)
    if (products.length < PRODUCTS_AT_ONCE) return
    after = ids.at(-1) ?? after
  }
}

function offerOf(
  { origin }: OfferSource,
  product: ProductRow,
  variation: VariationRow | null,
): MerchantOffer {
  const { can_purchase, params, ...stocked } = stockedOf(variation ?? product)
  const images = variation?.image_name
    ? [variation.image_name, ...product.image_names.filter((name) => name !== variation.image_name)]
    : product.image_names
  return {
    ...stocked,
    product_availability: { can_purchase },
    id: offerId(product.id, variation?.id ?? null),
    group_id: variation ? offerId(product.id) : null,
    name: variation ? `${product.name} ${variation.name}` : product.name,
    description: wordsOf(`${product.short_description ?? ''} ${product.description ?? ''}`),
    url: new URL(variation ? `${product.url}?variation=${variation.id}` : product.url, origin).href,
    images: images.map((name) => origin + mediaUrl(name, IMAGE_WIDTH)),
    brand: product.brand,
    manufacturer_address: product.manufacturer_address,
    manufacturer_email: product.manufacturer_email,
    category_names: product.category_names,
    merchant_category: product.merchant_category,
    feed_availability: product.feed_availability,
    expected_days: product.expected_days,
    params: variation ? [...params, ...product.params] : params,
    is_package: PACKAGE_TYPES.has(product.product_type),
  }
}

function stockedOf(row: Stocked): Stocked {
  return {
    code: row.code,
    ean: row.ean,
    mpn: row.mpn,
    isbn: row.isbn,
    update_stock: row.update_stock,
    stock_state: row.stock_state,
    purchasable_since: row.purchasable_since,
    expected_date_max: row.expected_date_max,
    can_purchase: row.can_purchase,
    delivery_days: row.delivery_days,
    taxed_price: row.taxed_price,
    discounted_taxed_price: row.discounted_taxed_price,
    discounted_from: row.discounted_from,
    discounted_to: row.discounted_to,
    unit_content: row.unit_content,
    unit_base: row.unit_base,
    unit: row.unit,
    params: row.params,
  }
}

async function readProducts(context: Context, catalogue: Catalogue, after: number): Promise<ProductRow[]> {
  const { sql, language, now } = context
  const rows = await sql<ProductRow[]>`
    select product.id, product.product_type, product.flexible_package_number_of_items, product.code, product.ean,
      product.mpn, product.isbn, product.update_stock, product.stock_state, product.purchasable_since,
      product.expected_date_max, product.expected_days, product.feed_availability, product.unit_content,
      product.unit_base, product.unit, product.default_product_variation_id is not null as has_variations,
      localized_text(product.name, ${language}) as name,
      localized_text(product.short_description, ${language}) as short_description,
      localized_text(product.description, ${language}) as description,
      ${urlOf(context, MODEL_TYPES.product, sql`product.id`)} as url,
      availability.can_purchase, availability.delivery_days,
      price.taxed_price, discounted_at(price, ${now}) as discounted_taxed_price, price.discounted_from,
      price.discounted_to,
      localized_text(brand.name, ${language}) as brand,
      safety.manufacturer_address, safety.manufacturer_email,
      array(
        select media.name from product_image image join media on media.id = image.media_id
        where image.product_id = product.id and ${imageIsOffered(sql)}
        order by image.position, image.id limit ${MAX_IMAGES}
      ) as image_names,
      array(
        select localized_text(above.name, ${language})
        from category_closure closure join category above on above.id = closure.ancestor_id
        where closure.descendant_id = product.default_category_id order by closure.depth desc
      ) as category_names,
      (
        select named.name from category_closure closure
        join merchant_category named on named.category_id = closure.ancestor_id
        where closure.descendant_id = product.default_category_id and named.catalogue = ${catalogue}
        order by closure.depth limit 1
      ) as merchant_category,
      (
        select coalesce(json_agg(json_build_object(
          'code', property.code, 'is_color', property.type = ${PROPERTY_TYPES.color},
          'name', localized_text(property.name, ${language}),
          'value', localized_text(attribute.name, ${language})
        ) order by property.position, property.id, value.position), '[]')
        from product_property_value value
        join product_property property on property.id = value.product_property_id and property.is_public
        join product_property_attribute attribute on attribute.id = value.product_property_attribute_id
        where value.product_id = product.id and not attribute.is_hidden and not value.is_for_variation
      ) as params
    from ${pricedProduct(context)}
    left join product_availability availability on availability.id = product.product_availability_id
    left join brand on brand.id = product.brand_id and brand.is_active
    left join product_safety safety on safety.id = coalesce(product.product_safety_id, brand.product_safety_id)
    where product.id > ${after} and ${productIsListed(context)}
      and product.product_type <> ${PRODUCT_TYPES.service}
    order by product.id limit ${PRODUCTS_AT_ONCE}`
  return withAnnounced(context, rows, ({ id }) => ({ product_id: id, variation_key: 0 }))
}

/** Cleaning takes longer than all the rest of an offer, and few texts need it. */
function wordsOf(html: string): string {
  return plainText(needsCleaning(html) ? cleanHtml(html) : html)
}
