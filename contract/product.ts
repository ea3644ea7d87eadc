import * as z from 'zod/mini'
import { attachments } from './attachment.ts'
import { productAvailabilities } from './availability.ts'
import { brands } from './brand.ts'
import { defineCalls, PathId } from './call.ts'
import { embedMany, embedNullable } from './embed.ts'
import { goodsFields, goodsFilters } from './goods.ts'
import { Image } from './image.ts'
import { resource } from './list.ts'
import { metaFields, Urls } from './meta.ts'
import { Money } from './money.ts'
import { CurrencyPrices, priceEmbeds } from './price.ts'
import { ProductField } from './product-field.ts'
import { productProperties, ProductPropertyValue } from './product-property.ts'
import { PRODUCT_TYPES } from './product-type.ts'
import { ProductRating, ReviewParameter, ReviewRating } from './rating.ts'
import { ProductSafety } from './safety.ts'
import { Tag } from './tag.ts'
import { CustomerAccountProduct, productVariations } from './variation.ts'
import { Video } from './video.ts'

/** Why the law lets a product be excepted from the 14 days for withdrawal. */
export const WITHDRAWAL_EXCEPTIONS = ['perishable', 'hygiene', 'made_to_order', 'service_rendered'] as const

export const Product = z.object({
  id: z.number(),
  name: z.string(),
  ...goodsFields,
  ...metaFields,
  slug: z.string(),
  url: z.string(),
  brand_id: z.nullable(z.number()),
  tax_group_id: z.number(),
  default_category_id: z.nullable(z.number()),
  sells_count: z.number(),
  tax_rate: z.number(),
  has_variations: z.boolean(),
  /** Whether the embed `product_fields` holds any. A card asks for this alone. */
  has_fields: z.boolean(),
  expected_days: z.nullable(z.number()),
  amount_unit: z.nullable(z.string()),
  feed_availability: z.nullable(z.string()),
  product_type: z.literal(Object.values(PRODUCT_TYPES)),
  flexible_package_number_of_items: z.nullable(z.number()),
  withdrawal_exception: z.nullable(z.enum(WITHDRAWAL_EXCEPTIONS)),
  /** Of the producer's own guarantee of durability, where it is longer than the two years of the law. */
  guarantee_months: z.nullable(z.number()),
})
export type Product = z.infer<typeof Product>

export const products = resource({
  name: 'product',
  entity: Product,
  embeds: {
    ...priceEmbeds,
    prices: { schema: CurrencyPrices },
    /** From the cheapest to the dearest variation, as this caller pays them; null without variations. */
    price_range: {
      schema: z.nullable(
        z.object({ min_price: Money, max_price: Money, taxed_min_price: Money, taxed_max_price: Money }),
      ),
    },
    images: { schema: z.array(Image) },
    videos: { schema: z.array(Video) },
    category_ids: { schema: z.array(z.number()) },
    properties: { schema: z.array(ProductPropertyValue) },
    urls: { schema: Urls },
    tags: { schema: z.array(Tag) },
    brand: embedNullable(brands),
    product_variations: embedMany(productVariations),
    product_variation_properties: embedMany(productProperties),
    rating: { schema: ProductRating },
    wish_list_item_ids: { schema: z.array(z.number()) },
    package_product_ids: { schema: z.array(z.number()) },
    package_product_variation_ids: { schema: z.array(z.number()) },
    product_fields: { schema: z.array(ProductField) },
    review_parameters: { schema: z.array(ReviewParameter) },
    review_ratings: { schema: z.array(ReviewRating) },
    product_availability: embedNullable(productAvailabilities),
    attachments: embedMany(attachments),
    active_customer_groups: { schema: z.array(z.object({ id: z.number(), name: z.string() })) },
    customerAccountProducts: { schema: z.array(CustomerAccountProduct) },
    /** The product's own safety data, else its brand's. */
    safety: { schema: z.nullable(ProductSafety) },
  },
  filterable: {
    ...goodsFilters,
    slug: 'text',
    brand_id: 'number',
    tax_group_id: 'number',
    default_category_id: 'number',
    /** Any category the product stands in, or one above it. */
    category_id: 'number',
    tag_id: 'number',
    sells_count: 'number',
    tax_rate: 'number',
    has_variations: 'boolean',
    product_type: 'number',
  },
  sortable: ['id', 'name', 'code', 'position', 'price', 'taxed_price', 'sells_count', 'weight'],
  searchable: true,
})

export { PRODUCT_CARD_EMBEDS } from './product-card.ts'
export { PRODUCT_TYPES, type ProductType } from './product-type.ts'

export const productCalls = defineCalls({
  'GET /products': { summary: 'Lists products on sale', access: 'public', list: products },
  'GET /products/{id}': {
    summary: 'Reads one product',
    access: 'public',
    params: z.object({ id: PathId }),
    one: products,
  },
})
