import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Article, ArticleAuthor, ArticleCategory, articles } from './article.ts'
import { Banner } from './banner.ts'
import { Brand, BrandNode, brands } from './brand.ts'
import { Category, CategoryNode } from './category.ts'
import { ConfigurableVariable } from './configurable.ts'
import { Country, DialCode } from './country.ts'
import { Currency, FreeShippingPrice } from './currency.ts'
import { CustomerList, CustomerListItem, customerLists } from './customer-list.ts'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { PageDescriptor, pageTypeOf } from './page.ts'
import { FilterItem, PaginationData, PriceRange, ProductFilter, ProductFilters } from './product-filter.ts'
import { ReviewParameter } from './rating.ts'
import { NewReview, Review } from './review.ts'
import { CompanyInfo, ShopHostname, ShopInfo } from './shop.ts'
import { StaticContent, StaticPage } from './static-page.ts'

const meta = {
  meta_title: 'text?',
  meta_description: 'text?',
  meta_keywords: 'text?',
} as const

const og = { og_title: 'text?', og_description: 'text?', og_image: 'text?' } as const

const noMeta = {
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  og_title: null,
  og_description: null,
  og_image: null,
}

describe('what customers keep and write', () => {
  it('Configurable variable has a code, a type and a value [ENT-20]', () => {
    expectFields(ConfigurableVariable, { id: 'number', code: 'text', name: 'text' })
    expect(
      ['text', 7, true, null].every((v) => z.safeParse(ConfigurableVariable.shape.value, v).success),
    ).toBe(true)
    expect(z.safeParse(ConfigurableVariable.shape.type, 'boolean').success).toBe(true)
  })

  it('Customer list carries every catalogued field [ENT-21] [LIST-06]', () => {
    expectFields(CustomerList, {
      id: 'number',
      customer_id: 'number',
      name: 'text',
      description: 'text?',
      position: 'number',
    })
    expect([0, 1, 2, 3].map((code) => z.safeParse(CustomerList.shape.type, code).success)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expectEmbeds(customerLists, { items: 'list' })
  })

  it('Customer list item carries every catalogued field [ENT-22] [LIST-06]', () => {
    expectFields(CustomerListItem, {
      id: 'number',
      product_id: 'number',
      product_variation_id: 'number?',
      note: 'text?',
      name: 'text',
      price: 'money',
      taxed_price: 'money',
    })
  })

  it('Review parameter carries every catalogued field [ENT-23]', () => {
    expectFields(ReviewParameter, { id: 'number', name: 'text' })
  })

  it('Review carries every catalogued field [ENT-24] [REVIEW-06]', () => {
    expectFields(Review, {
      id: 'number',
      customer_id: 'number?',
      product_id: 'number',
      name: 'text?',
      comment: 'text',
      rating: 'number',
      created_at: 'text',
      customer_full_name: 'text?',
    })
  })

  it('a new review is rated by whole stars from 1 to 5 and says something [REVIEW-03] [REVIEW-08]', () => {
    const takes = (rating: unknown, comment: unknown = 'Výborný čaj') =>
      z.safeParse(NewReview, { product_id: 1, rating, comment }).success
    expect([0, 1, 3, 5, 6, 4.5, '5', null].map((rating) => takes(rating))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(takes(5, '  ')).toBe(false)
    expect(takes(5, 'x'.repeat(2000))).toBe(true)
    expect(takes(5, 'x'.repeat(2001))).toBe(false)
    expect(
      z.safeParse(NewReview, { product_id: 1, rating: 5, comment: 'Dobrý', is_verified: true }).success,
    ).toBe(false)
  })
})

describe('content', () => {
  it('Banner carries every catalogued field [ENT-25]', () => {
    expectFields(Banner, {
      position: 'number',
      is_active: 'boolean',
      name: 'text',
      content: 'text?',
      url: 'text?',
      url_text: 'text?',
      button_text: 'text?',
      button_link: 'text?',
      button_image: 'text?',
      valid_from: 'text?',
      valid_to: 'text?',
    })
    expect([1, 5, 6].map((code) => z.safeParse(Banner.shape.banner_type_id, code).success)).toEqual([
      true,
      true,
      false,
    ])
    expect(z.safeParse(Banner.shape.size_type, 'half').success).toBe(true)
    expect(z.parse(Banner.shape.images, { mobile: null, desktop: null })).toEqual({
      mobile: null,
      desktop: null,
    })
  })

  it('Brand carries every catalogued field and embed, and its tree has children [ENT-26]', () => {
    expectFields(Brand, {
      name: 'text',
      short_description: 'text?',
      description: 'text?',
      images: 'list',
      ...meta,
      ...og,
      slug: 'text',
      is_active: 'boolean',
      parent_id: 'number?',
    })
    expectEmbeds(brands, { banners: 'list' })
    expect(z.parse(brands.embeds.urls.schema, { cs: '/znacka' })).toEqual({ cs: '/znacka' })
    const leaf = {
      id: 2,
      name: 'Kyoto',
      short_description: null,
      description: null,
      images: [],
      slug: 'kyoto',
      url: '/kyoto',
      is_active: true,
      parent_id: 1,
      ...noMeta,
      children: [],
    }
    const tree = { ...leaf, id: 1, parent_id: null, children: [leaf] }
    expect(z.parse(BrandNode, tree)).toEqual(tree)
    expect(z.safeParse(BrandNode, { ...tree, children: [{ ...leaf, children: undefined }] }).success).toBe(
      false,
    )
  })

  it('Category carries every catalogued field, and its tree has children [ENT-27]', () => {
    expectFields(Category, {
      name: 'text',
      description: 'text?',
      parent_id: 'number?',
      images: 'list',
      color: 'text?',
      ...meta,
      slug: 'text',
      position: 'number',
      available_for_languages: 'list',
      is_active: 'boolean',
      customer_groups_restriction: 'boolean',
      products_count: 'number',
      restricted_customer_group_ids: 'numbers',
    })
    const leaf = {
      id: 2,
      name: 'Zelené čaje',
      description: null,
      parent_id: 1,
      images: [],
      color: '#2f6b4f',
      slug: 'zelene-caje',
      url: '/zelene-caje',
      position: 1,
      available_for_languages: ['cs', 'sk', 'en', 'de'],
      is_active: true,
      customer_groups_restriction: false,
      products_count: 12,
      restricted_customer_group_ids: [],
      ...noMeta,
      children: [],
    }
    const tree = { ...leaf, id: 1, parent_id: null, children: [leaf] }
    expect(z.parse(CategoryNode, tree)).toEqual(tree)
    expect(z.safeParse(CategoryNode, { ...tree, children: [7] }).success).toBe(false)
  })

  it('Article, article category and author carry what a blog shows [ENT-28]', () => {
    expectFields(Article, {
      id: 'number',
      name: 'text',
      perex: 'text?',
      content: 'text',
      slug: 'text',
      article_category_id: 'number?',
      published_at: 'text',
      is_active: 'boolean',
      tags: 'list',
      reading_time: 'number',
      ...meta,
      ...og,
    })
    expectEmbeds(articles, { related_products: 'list' })
    expect(articles.embeds.author.of().name).toBe('article_author')
    expectFields(ArticleCategory, {
      id: 'number',
      name: 'text',
      description: 'text?',
      slug: 'text',
      parent_id: 'number?',
      position: 'number',
      ...meta,
    })
    expectFields(ArticleAuthor, { id: 'number', name: 'text', bio: 'text?' })
    expect(z.safeParse(ArticleAuthor.shape.image, null).success).toBe(true)
  })

  it('Static page has its text and meta fields, static content its code [ENT-29]', () => {
    expectFields(StaticPage, {
      id: 'number',
      name: 'text',
      content: 'text',
      slug: 'text',
      position: 'number',
      ...meta,
    })
    expectFields(StaticContent, { id: 'number', code: 'text', content: 'text' })
  })
})

describe('pages', () => {
  const page = {
    kind: 'model',
    model_type: 9,
    model_id: 1,
    page_type: 'product',
    breadcrumbs: [{ name: 'Čaje', url: '/caje' }],
    title: 'Sencha',
    meta_tags: [{ name: 'description', content: 'Zelený čaj' }],
    structured_data: [{ '@type': 'Product' }],
    alternate_urls: { cs: '/sencha', en: '/en/sencha' },
    redirect: null,
    status_code: 200,
  }

  it('Page descriptor carries kind, breadcrumbs, head, alternates, redirect and status [ENT-31] [PAGE-05]', () => {
    expect(z.parse(PageDescriptor, page)).toEqual(page)
    for (const field of Object.keys(page)) {
      expect(z.safeParse(PageDescriptor, { ...page, [field]: undefined }).success, field).toBe(false)
    }
    const redirect = { destination: '/novy-caj', status_code: 301 }
    expect(z.parse(PageDescriptor, { ...page, kind: 'redirect', redirect }).redirect).toEqual(redirect)
  })

  it('only the five kinds of descriptor exist [PAGE-02]', () => {
    for (const kind of ['model', 'homepage', 'blog-list', 'search', 'redirect']) {
      expect(z.safeParse(PageDescriptor, { ...page, kind }).success).toBe(true)
    }
    expect(z.safeParse(PageDescriptor, { ...page, kind: 'product' }).success).toBe(false)
  })

  it('each model type has its page type, and the blog list needs no model [PAGE-03] [PAGE-04]', () => {
    const types = [9, 12, 15, 16, 18, 19].map((model_type) => pageTypeOf({ kind: 'model', model_type }))
    expect(types).toEqual(['product', 'article', 'brand', 'category', 'static-page', 'article-category'])
    expect(pageTypeOf({ kind: 'blog-list', model_type: null })).toBe('blog-list')
    expect(pageTypeOf({ kind: 'homepage', model_type: null })).toBeNull()
  })

  it('an unknown model is an error, not a page without a type [PAGE-22]', () => {
    expect(() => pageTypeOf({ kind: 'model', model_type: 10 })).toThrow('Unknown model type 10')
    expect(() => pageTypeOf({ kind: 'model', model_type: null })).toThrow('Unknown model type')
  })
})

describe('the shop', () => {
  it('Company info and shop info carry who sells and how the shop is set up [ENT-30]', () => {
    expectFields(CompanyInfo, {
      name: 'text',
      street: 'text',
      city: 'text',
      post_code: 'text',
      country: 'text',
      identification_number: 'text',
      vat_number: 'text?',
      register_entry: 'text',
      phone: 'text',
      email: 'text',
      bank_accounts: 'list',
    })
    expectFields(ShopInfo, {
      id: 'number',
      name: 'text',
      hostnames: 'list',
      logo: 'text?',
      opening_hours: 'list',
      credit_account_id: 'number?',
    })
    expect(
      z.safeParse(ShopInfo.shape.route_settings, { search: { cs: { path: '/hledani', query_name: 'q' } } })
        .success,
    ).toBe(false)
  })

  it('Country, dial code and currency carry every catalogued field [ENT-74]', () => {
    expectFields(Country, { id: 'number', alpha2: 'text', dial_code: 'text', is_active: 'boolean' })
    expectFields(DialCode, { country_id: 'number', dial_code: 'text', country_name: 'text', alpha2: 'text' })
    expectFields(Currency, { id: 'number', symbol: 'text', decimal_places: 'number' })
  })

  it('Shop info maps hostnames to currency and country; free shipping has a price per currency [ENT-75] [ENT-35]', () => {
    expectFields(ShopHostname, { hostname: 'text', currency_id: 'number', country_id: 'number' })
    expectFields(FreeShippingPrice, { currency_id: 'number', price: 'money', taxed_price: 'money' })
  })
})

describe('filters of a listing', () => {
  it('Product filters response carries filters, items, package, paging and sorting [ENT-76] [FILTER-01]', () => {
    expectFields(ProductFilters, {
      filters: 'list',
      items: 'list',
      products_in_package: 'list',
      sort_options: 'list',
    })
    expectFields(FilterItem, { label: 'text', count: 'number', is_selected: 'boolean', url: 'text' })
    expectFields(PriceRange, {
      min: 'number',
      max: 'number',
      current_min: 'number',
      current_max: 'number',
      url_template: 'text',
    })
    expectFields(PaginationData, {
      items_count: 'number',
      page: 'number',
      pages: 'number',
      per_page: 'number',
      per_page_options: 'numbers',
      page_url_template: 'text',
      range_url_template: 'text',
      per_page_url_template: 'text',
    })
  })

  it('a price slider has a range, every other filter has items [FILTER-02]', () => {
    const range = { min: 10, max: 900, current_min: 10, current_max: 900, url_template: '/caje' }
    const slider = { type: 'price_slider', code: 'price', label: 'Cena', price_range: range }
    expect(z.safeParse(ProductFilter, slider).success).toBe(true)
    for (const type of ['select', 'checkbox', 'radio', 'color']) {
      expect(z.safeParse(ProductFilter, { type, code: 'brand', label: 'Značka', items: [] }).success).toBe(
        true,
      )
      expect(z.safeParse(ProductFilter, { ...slider, type }).success).toBe(false)
    }
  })
})
