import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Attachment } from './attachment.ts'
import { ProductAvailability } from './availability.ts'
import { wire } from './embed.ts'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { FALLBACK_IMAGE, Image } from './image.ts'
import { PackageItem, packageItems } from './package.ts'
import { ProductList, productLists } from './product-list.ts'
import { ProductProperty, ProductPropertyAttribute } from './product-property.ts'
import { Product, products } from './product.ts'
import { RelatedProduct, relatedProducts } from './related.ts'
import { ProductVariation, productVariations } from './variation.ts'
import { Video } from './video.ts'
import { Visit } from './visit.ts'

describe('a product on the wire', () => {
  it('Product carries every catalogued field, part 1 [ENT-03]', () => {
    expectFields(Product, {
      id: 'number',
      name: 'text',
      short_description: 'text?',
      description: 'text?',
      meta_title: 'text?',
      meta_description: 'text?',
      meta_keywords: 'text?',
      slug: 'text',
      brand_id: 'number?',
      product_availability_id: 'number?',
      tax_group_id: 'number',
      default_category_id: 'number?',
      code: 'text?',
      sku: 'text?',
      ean: 'text?',
      upc: 'text?',
      jan: 'text?',
      isbn: 'text?',
      mpn: 'text?',
      update_stock: 'boolean',
      stock_state: 'number?',
      reserved_state: 'number',
      position: 'number',
      is_active: 'boolean',
      is_hidden: 'boolean',
    })
  })

  it('Product carries every catalogued field, part 2 [ENT-04]', () => {
    expectFields(Product, {
      height: 'number?',
      width: 'number?',
      depth: 'number?',
      weight: 'number?',
      volume: 'number?',
      sells_count: 'number',
      price: 'money',
      taxed_price: 'money',
      tax_rate: 'number',
      has_variations: 'boolean',
      expected_count: 'number?',
      expected_date_min: 'text?',
      expected_date_max: 'text?',
      expected_days: 'number?',
      purchasable_since: 'text?',
      max_purchasable_amount: 'number?',
      need_package: 'boolean',
      amount_unit: 'text?',
      feed_availability: 'text?',
      flexible_package_number_of_items: 'number?',
    })
    expect([0, 1, 2, 3, 4, 5].map((code) => z.safeParse(Product.shape.product_type, code).success)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('Product offers every catalogued embed, part 1 [ENT-05]', () => {
    expectEmbeds(products, {
      computed_prices: 'list',
      computed_taxed_prices: 'list',
      discounted_price: 'money?',
      discounted_taxed_price: 'money?',
      customer_price: 'money?',
      customer_taxed_price: 'money?',
      images: 'list',
      category_ids: 'numbers',
      properties: 'list',
      tags: 'list',
      product_variations: 'list',
      product_variation_properties: 'list',
      wish_list_item_ids: 'numbers',
    })
    const { properties, urls, brand, rating } = products.embeds
    const property = {
      product_property_id: 1,
      product_property_attribute_id: 2,
      name: 'Původ',
      value: 'Asam',
    }
    expect(z.safeParse(properties.schema, [{ ...property, position: 1 }]).success).toBe(false)
    expect(
      z.safeParse(properties.schema, [{ ...property, position: 1, is_for_variation: true }]).success,
    ).toBe(true)
    expect(z.parse(urls.schema, { cs: '/caj', sk: '/sk/caj', en: '/en/tea' })).toEqual({
      cs: '/caj',
      sk: '/sk/caj',
      en: '/en/tea',
    })
    expect(z.safeParse(brand.schema, null).success).toBe(true)
    expect(brand.of().name).toBe('brand')
    expect(z.safeParse(rating.schema, { average: null, count: 0, distribution: [] }).success).toBe(true)
  })

  it('Product offers every catalogued embed, part 2, and spells customerAccountProducts as it is spelled [ENT-06] [API-18]', () => {
    expectEmbeds(products, {
      package_product_ids: 'numbers',
      package_product_variation_ids: 'numbers',
      product_fields: 'list',
      review_parameters: 'list',
      review_ratings: 'list',
      attachments: 'list',
      active_customer_groups: 'list',
      customerAccountProducts: 'list',
    })
    expect(products.embeds.product_availability.of().name).toBe('product_availability')
    const credit = {
      customer_account_id: 1,
      can_use_credits: true,
      amount_from_order: 500,
      product_variation_id: null,
    }
    expect(z.parse(products.embeds.customerAccountProducts.schema, [credit])).toEqual([credit])
    expect(products.embeds).not.toHaveProperty('customer_account_products')
  })

  it('Product variation carries every catalogued field [ENT-07]', () => {
    expectFields(ProductVariation, {
      id: 'number',
      name: 'text',
      product_id: 'number',
      short_description: 'text?',
      description: 'text?',
      image_id: 'number?',
      product_availability_id: 'number?',
      code: 'text?',
      sku: 'text?',
      ean: 'text?',
      upc: 'text?',
      jan: 'text?',
      isbn: 'text?',
      mpn: 'text?',
      update_stock: 'boolean',
      stock_state: 'number?',
      position: 'number',
      is_active: 'boolean',
      height: 'number?',
      width: 'number?',
      depth: 'number?',
      weight: 'number?',
      volume: 'number?',
      need_package: 'boolean',
      price: 'money',
      taxed_price: 'money',
      expected_count: 'number?',
      expected_date_max: 'text?',
      expected_date_min: 'text?',
      reserved_state: 'number',
      purchasable_since: 'text?',
      is_default: 'boolean',
      max_purchasable_amount: 'number?',
      is_hidden: 'boolean',
    })
  })

  it('Product variation offers every catalogued embed, and spells customer_account_products as it is spelled [ENT-08] [API-18]', () => {
    expectEmbeds(productVariations, {
      stock_states: 'list',
      tag_ids: 'numbers',
      discounted_price: 'money?',
      discounted_taxed_price: 'money?',
      customer_price: 'money?',
      customer_taxed_price: 'money?',
      properties: 'list',
      prices: 'list',
      computed_prices: 'list',
      computed_taxed_prices: 'list',
      discount_percents: 'number?',
      discounted_fixed_amount: 'money?',
      image_url: 'text?',
      tags: 'list',
      customer_account_products: 'list',
    })
    const property = { product_property_id: 1, product_property_attribute_id: 2 }
    expect(z.parse(productVariations.embeds.properties.schema, [property])).toEqual([property])
    expect(productVariations.embeds.product_availability.of().name).toBe('product_availability')
    expect(productVariations.embeds).not.toHaveProperty('customerAccountProducts')
  })
})

describe('what belongs to a product', () => {
  it('Product availability carries every catalogued field [ENT-09]', () => {
    expectFields(ProductAvailability, {
      id: 'number',
      name: 'text',
      slug: 'text',
      note: 'text?',
      can_purchase: 'boolean',
      for_empty_stock: 'boolean',
      for_refilled_stock: 'boolean',
      in_catalog: 'boolean',
      show_stock_states: 'boolean',
      has_automatic_slug: 'boolean',
    })
  })

  it('Variation property carries every catalogued field [ENT-10]', () => {
    expectFields(ProductProperty, {
      id: 'number',
      name: 'text',
      description: 'text?',
      position: 'number',
      is_public: 'boolean',
      slug: 'text',
      attributes: 'list',
    })
    expect([0, 1, 2, 3, 4, 5].map((code) => z.safeParse(ProductProperty.shape.type, code).success)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('Property attribute carries every catalogued field [ENT-11]', () => {
    expectFields(ProductPropertyAttribute, {
      id: 'number',
      product_property_id: 'number',
      name: 'text',
      position: 'number',
      is_hidden: 'boolean',
      slug: 'text',
      value: 'text?',
    })
    expect(z.safeParse(ProductPropertyAttribute.shape.image, null).success).toBe(true)
  })

  it('Product image has its address, sizes, text, place and measures [ENT-12]', () => {
    expectFields(Image, {
      id: 'number',
      url: 'text',
      alt: 'text',
      position: 'number',
      width: 'number',
      height: 'number',
    })
    expect(z.parse(Image.shape.sizes, { '320': '/media/1/320' })).toEqual({ '320': '/media/1/320' })
  })

  it('Attachment carries every catalogued field [ENT-13]', () => {
    expectFields(Attachment, {
      id: 'number',
      name: 'text',
      mime_type: 'text',
      extension: 'text',
      size: 'number',
      download_url: 'text',
    })
    expect(z.safeParse(Attachment.shape.status, 'ready').success).toBe(true)
  })

  it('Video names its video-sharing source and its code there [ENT-14]', () => {
    expectFields(Video, { id: 'number', code: 'text', title: 'text', position: 'number' })
    expect(z.safeParse(Video.shape.source, 'youtube').success).toBe(true)
  })

  it('Related product tells both products and their relation [ENT-15]', () => {
    expectFields(RelatedProduct, {
      id: 'number',
      product_id: 'number',
      related_product_id: 'number',
      position: 'number',
    })
    expect(z.safeParse(RelatedProduct.shape.relation, 4).success).toBe(true)
    expect(z.safeParse(RelatedProduct.shape.relation, 5).success).toBe(false)
    expect(relatedProducts.embeds.related_product.of().name).toBe('product')
  })

  it('Package item tells what is in the package and how many times [ENT-16]', () => {
    expectFields(PackageItem, {
      id: 'number',
      package_product_id: 'number',
      product_id: 'number',
      product_variation_id: 'number?',
      count: 'number',
      position: 'number',
    })
    expect(packageItems.embeds.product.of().name).toBe('product')
  })

  it('Visit tells who looked at what and when, and keeps no address of the visitor [ENT-17]', () => {
    expectFields(Visit, {
      id: 'number',
      tracking_id: 'text?',
      customer_id: 'number?',
      product_id: 'number',
      created_at: 'text',
    })
    expect(Object.keys(Visit.shape)).toHaveLength(5)
  })

  it('Product list has a name, a place and its products [ENT-18]', () => {
    expectFields(ProductList, { id: 'number', name: 'text', slug: 'text', position: 'number' })
    expectEmbeds(productLists, { products: 'list' })
  })

  it('the picture shown for a product without one is 1000 by 1000 [ENT-19]', () => {
    expect([FALLBACK_IMAGE.width, FALLBACK_IMAGE.height]).toEqual([1000, 1000])
  })
})

describe('an embedded entity', () => {
  it('may carry embeds of its own, and never has to [API-12]', () => {
    const parameter = {
      id: 1,
      product_id: 2,
      related_product_id: 3,
      relation: 1 as const,
      position: 1,
    }
    const schema = wire(relatedProducts)
    expect(z.parse(schema, parameter)).toEqual(parameter)
    expect(z.safeParse(schema, { ...parameter, related_product: 'tea' }).success).toBe(false)
  })
})
