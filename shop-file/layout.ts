import { MODEL_TYPES, type ModelType } from '#contract/page.ts'

/** How a table of the shop is written down. Columns and their types are those of the database itself. */
export interface Layout {
  table: string
  /** Columns by which a row is known again; of a localized one the Czech text. */
  key: string[]
  /** What the shop itself writes, and a file does not. */
  omit?: string[]
  /** The column that names the row it is listed in. */
  parent?: string
  /** Columns that are empty in every row of this list; others of the same table belong to another list. */
  empty?: string[]
  /** Columns that are the same in every row of this list. */
  fixed?: Record<string, string>
  /** One row instead of a list. */
  single?: boolean
  /** Others name its rows: they leave only when the missing are to be removed. */
  lasting?: boolean
  /** Columns with the address of a picture, which files call by its name. */
  pictures?: string[]
  /** Columns with a path, which is found however it is typed. */
  paths?: string[]
  /** Its rows stand at addresses of their own. */
  model?: ModelType
  lists?: Record<string, Layout>
}

const coded = (table: string, more: Partial<Layout> = {}): Layout => ({ table, key: ['code'], ...more })

/** Rows listed in another one and known by their other columns. */
const listed = (table: string, parent: string, key: string[], more: Partial<Layout> = {}): Layout => ({
  table,
  parent,
  key: [parent, ...key],
  ...more,
})

const prices = (parent: string, more: Partial<Layout> = {}) => ({
  prices: listed('product_price', parent, ['currency_id'], { omit: ['valid_from'], ...more }),
  customer_prices: listed('customer_price', parent, ['customer_group_id', 'currency_id'], more),
})

/** Every file, in the order in which its rows can name others. */
export const FILES: Record<string, Layout> = {
  'currencies.json': coded('currency'),
  'countries.json': { table: 'country', key: ['alpha2'] },
  'tax-groups.json': coded('tax_group', {
    lists: { tax_rates: listed('tax_rate', 'tax_group_id', ['country_id']) },
  }),
  'customer-groups.json': coded('customer_group'),
  'configurable-variables.json': coded('configurable_variable'),
  'customer-accounts.json': coded('customer_account', {
    lists: { conversions: listed('customer_account_conversion', 'customer_account_id', ['currency_id']) },
  }),
  'shop.json': {
    table: 'shop',
    key: [],
    single: true,
    pictures: ['logo'],
    lists: {
      company: listed('company', 'shop_id', [], {
        single: true,
        lists: { bank_accounts: listed('company_bank_account', 'shop_id', ['currency_id']) },
      }),
      hostnames: listed('shop_hostname', 'shop_id', ['hostname']),
      free_shipping_prices: listed('free_shipping_price', 'shop_id', ['currency_id']),
      redirects: listed('page_route', 'shop_id', ['language', 'path'], {
        fixed: { kind: 'redirect' },
        empty: ['model_type', 'model_id'],
        paths: ['path'],
        lasting: true,
      }),
    },
  },
  'product-safeties.json': { table: 'product_safety', key: ['manufacturer_name'] },
  'brands.json': coded('brand', {
    omit: ['updated_at'],
    model: MODEL_TYPES.brand,
    lists: { images: listed('brand_image', 'brand_id', ['media_id']) },
  }),
  'categories.json': coded('category', {
    omit: ['updated_at'],
    model: MODEL_TYPES.category,
    lists: {
      images: listed('category_image', 'category_id', ['media_id']),
      customer_groups: listed('category_customer_group', 'category_id', ['customer_group_id']),
      merchant_categories: listed('merchant_category', 'category_id', ['catalogue']),
    },
  }),
  'product-availabilities.json': coded('product_availability'),
  'product-properties.json': coded('product_property', {
    lists: {
      attributes: listed('product_property_attribute', 'product_property_id', ['code'], { lasting: true }),
    },
  }),
  'tags.json': coded('tag'),
  'amount-units.json': coded('amount_unit'),
  'review-parameters.json': coded('review_parameter'),
  'stocks.json': { table: 'stock', key: ['name'] },
  'products.json': coded('product', {
    omit: ['sells_count', 'reserved_state', 'updated_at'],
    model: MODEL_TYPES.product,
    lists: {
      images: listed('product_image', 'product_id', ['media_id']),
      product_variations: coded('product_variation', {
        parent: 'product_id',
        lasting: true,
        omit: ['reserved_state'],
        lists: {
          ...prices('product_variation_id'),
          stocks: listed('product_variation_stock', 'product_variation_id', ['stock_id']),
          properties: listed('product_variation_property', 'product_variation_id', ['product_property_id']),
          tags: listed('product_variation_tag', 'product_variation_id', ['tag_id']),
        },
      }),
      ...prices('product_id', { empty: ['product_variation_id'] }),
      categories: listed('product_category', 'product_id', ['category_id']),
      customer_groups: listed('product_customer_group', 'product_id', ['customer_group_id']),
      properties: listed('product_property_value', 'product_id', [
        'product_property_id',
        'product_property_attribute_id',
      ]),
      choices: listed('product_choice', 'product_id', ['product_property_id']),
      tags: listed('product_tag', 'product_id', ['tag_id']),
      review_parameters: listed('product_review_parameter', 'product_id', ['review_parameter_id']),
      attachments: listed('attachment', 'product_id', ['name'], {
        omit: ['status'],
        lists: { files: listed('attachment_file', 'attachment_id', ['language'], { omit: ['size'] }) },
      }),
      videos: listed('video', 'product_id', ['code']),
      product_fields: listed('product_field', 'product_id', ['code']),
      related_products: listed('related_product', 'product_id', ['relation', 'related_product_id']),
      package_parts: listed('package_part', 'package_product_id', ['code'], { lasting: true }),
      package_items: listed('package_item', 'package_product_id', [
        'package_part_id',
        'product_id',
        'product_variation_id',
      ]),
      customer_accounts: listed('customer_account_product', 'product_id', [
        'customer_account_id',
        'product_variation_id',
      ]),
    },
  }),
  'product-lists.json': coded('product_list', {
    lists: { products: listed('product_list_item', 'product_list_id', ['product_id']) },
  }),
  'article-authors.json': coded('article_author'),
  'article-categories.json': coded('article_category', {
    omit: ['updated_at'],
    model: MODEL_TYPES.article_category,
  }),
  'article-tags.json': { table: 'article_tag', key: ['slug'] },
  'articles.json': coded('article', {
    omit: ['updated_at'],
    model: MODEL_TYPES.article,
    lists: {
      tags: listed('article_tagging', 'article_id', ['article_tag_id']),
      products: listed('article_product', 'article_id', ['product_id']),
    },
  }),
  'static-pages.json': coded('static_page', { omit: ['updated_at'], model: MODEL_TYPES.static_page }),
  'static-contents.json': coded('static_content'),
  'banners.json': coded('banner'),
  'shipping-methods.json': coded('shipping_method', {
    lists: {
      prices: listed('shipping_method_price', 'shipping_method_id', ['currency_id']),
      countries: listed('shipping_method_country', 'shipping_method_id', ['country_id']),
      options: listed('shipping_option', 'shipping_method_id', ['code'], { lasting: true }),
    },
  }),
  'payment-methods.json': coded('payment_method', {
    lists: {
      prices: listed('payment_method_price', 'payment_method_id', ['currency_id']),
      shipping_methods: listed('payment_method_shipping_method', 'payment_method_id', ['shipping_method_id']),
      customer_groups: listed('payment_method_customer_group', 'payment_method_id', ['customer_group_id']),
      bank_accounts: listed('payment_method_bank_account', 'payment_method_id', ['currency_id']),
    },
  }),
  'refund-shipping-methods.json': coded('refund_shipping_method', {
    lists: { prices: listed('refund_shipping_method_price', 'refund_shipping_method_id', ['currency_id']) },
  }),
  // A discount that needs no code has none, so each is known by its Czech name.
  'discounts.json': {
    table: 'discount',
    key: ['name'],
    omit: ['used_orders'],
    lists: {
      amounts: listed('discount_amount', 'discount_id', ['currency_id']),
      customer_groups: listed('discount_customer_group', 'discount_id', ['customer_group_id']),
      products: listed('discount_product', 'discount_id', ['product_id']),
      product_variations: listed('discount_variation', 'discount_id', ['product_variation_id']),
      categories: listed('discount_category', 'discount_id', ['category_id']),
    },
  },
  'gifts.json': coded('gift', {
    lists: {
      prices: listed('gift_price', 'gift_id', ['currency_id']),
      rules: listed('gift_rule', 'gift_id', ['type', 'condition'], {
        lists: { amounts: listed('gift_rule_amount', 'gift_rule_id', ['currency_id']) },
      }),
    },
  }),
  'loyalty-programs.json': coded('loyalty_program', {
    lists: {
      prices: listed('loyalty_program_price', 'loyalty_program_id', ['currency_id']),
      categories: listed('loyalty_program_category', 'loyalty_program_id', ['category_id']),
    },
  }),
}

/** A layout with the ones listed in it, each after the one it belongs to. */
export function withLists(layout: Layout): Layout[] {
  return [layout, ...Object.values(layout.lists ?? {}).flatMap(withLists)]
}
