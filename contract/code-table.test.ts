import { expect, it } from 'vitest'
import { CUSTOMER_LIST_TYPES, WISH_LIST_NAME } from './customer-list.ts'
import { MODEL_TYPES, PAGE_KINDS, PAGE_TYPES } from './page.ts'
import { FILTER_TYPES } from './filter-type.ts'
import { PROPERTY_TYPES } from './product-property.ts'
import { PRODUCT_TYPES } from './product.ts'
import { RELATIONS } from './related.ts'

it('product types are normal, three packages and service [ENUM-05] [CATALOG-01]', () => {
  expect(PRODUCT_TYPES).toEqual({
    normal: 0,
    fixed_package: 1,
    configurable_package: 2,
    composite_package: 3,
    service: 4,
  })
})

it('model types and kinds of page descriptors have their codes and words [ENUM-06] [PAGE-02] [PAGE-04]', () => {
  expect(MODEL_TYPES).toEqual({
    product: 9,
    article: 12,
    brand: 15,
    category: 16,
    static_page: 18,
    article_category: 19,
  })
  expect(PAGE_KINDS).toEqual(['model', 'homepage', 'blog-list', 'search', 'redirect'])
})

it('seven page types have a screen of their own [PAGE-03]', () => {
  expect(PAGE_TYPES.toSorted()).toEqual([
    'article',
    'article-category',
    'blog-list',
    'brand',
    'category',
    'product',
    'static-page',
  ])
})

it('variation properties are chosen by select, radio, color or text input [ENUM-07]', () => {
  expect(PROPERTY_TYPES).toEqual({ select: 1, radio: 2, color: 3, text_input: 4 })
})

it('customer lists are the wish list, named wishlist, and the comparison [ENUM-08] [LIST-02]', () => {
  expect(CUSTOMER_LIST_TYPES).toEqual({ wish_list: 1, products_comparison: 2 })
  expect(WISH_LIST_NAME).toBe('wishlist')
})

it('related products stand in five relations [ENUM-09]', () => {
  expect(RELATIONS).toEqual({
    alternative: 0,
    related: 1,
    random_same_category: 2,
    random_same_default_category: 3,
    gift: 4,
  })
})

it('filters are of five types [ENUM-11] [FILTER-02]', () => {
  expect(FILTER_TYPES).toEqual(['select', 'checkbox', 'radio', 'color', 'price_slider'])
})
