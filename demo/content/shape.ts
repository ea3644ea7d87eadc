import type { Language } from '#contract/language.ts'
import type { Hair } from '../pictures/mark.ts'
import type { PaletteName } from '../pictures/palette.ts'
import type { Theme } from '../pictures/theme.ts'

export type Localized = Record<Language, string>

export type CurrencyCode = 'CZK' | 'EUR'
/** Minor units with tax, per currency. */
export type Amounts = Record<CurrencyCode, number>

export type LinkKind = 'page' | 'article' | 'article-category' | 'product' | 'category' | 'brand' | 'route'
/** A link names its target by code, so that whoever seeds the shop decides how paths are composed. */
export type Link = `${LinkKind}:${string}` | `https://${string}`

export type Picture = { theme: Theme; palette: PaletteName }

export type Meta = { meta_title: Localized; meta_description: Localized }

/** 1 is Monday, 7 is Sunday; a day without an entry is closed. */
export type OpeningHours = { day: number; opens: string; closes: string }

export type BankAccount = {
  currency: CurrencyCode
  account_number: string
  bank_code: string
  iban: string
  swift: string
}

export type Hostname = { hostname: string; currency: CurrencyCode; country: string; language: Language }

export type ShopInfo = {
  id: number
  name: string
  hostnames: Hostname[]
  social_links: Record<'facebook' | 'instagram' | 'youtube' | 'tiktok', string>
  opening_hours: OpeningHours[]
  route_settings: {
    search: { paths: Record<'cs' | 'sk' | 'en', string>; query_name: string }
    blog: { paths: Record<'cs' | 'sk' | 'en', string> }
  }
  stock_display: { min: number; max: number }
  credit_account_code: string
}

export type CompanyInfo = {
  name: string
  street: string
  city: string
  post_code: string
  country: string
  identification_number: string
  vat_number: string
  register_entry: Localized
  phone: string
  email: string
  bank_accounts: BankAccount[]
}

export type Country = {
  alpha2: string
  dial_code: string
  name: Localized
  is_active: boolean
  position: number
}

export type Currency = {
  id: number
  code: CurrencyCode
  name: Localized
  symbol: string
  decimal_places: number
  /** Crowns for one unit, as invoices in another currency state the tax in crowns. */
  czk_rate: number | null
}

export type FreeShippingPrice = { currency: CurrencyCode; taxed_price: number }

export type CustomerGroup = { code: string; name: Localized }

export type ConfigurableVariable = {
  code: string
  name: Localized
  type: 'text' | 'number' | 'boolean' | 'date'
  /** What stands there before anybody answers; null: nothing. */
  value: string | null
}

export type ArticleCategory = Meta & {
  code: string
  parent_code: string | null
  name: Localized
  description: Localized
  slug: Localized
  position: number
}

export type ArticleAuthor = { code: string; name: string; bio: Localized; picture: Picture; hair: Hair }

export type ArticleText = { name: Localized; slug: Localized; perex: Localized; content: Localized }

export type Article = Meta &
  ArticleText & {
    code: string
    article_category_code: string
    author_code: string
    tags: Localized[]
    picture: Picture
    published_days_ago: number
    is_active: boolean
    related_product_codes: string[]
  }

export type StaticPage = Meta & {
  code: string
  name: Localized
  slug: Localized
  content: Localized
  position: number
}

export type StaticContent = { code: string; name: string; content: Localized }

export type Banner = {
  code: string
  /** 1 homepage slider, 2 homepage tile, 3 category, 4 brand, 5 top strip */
  banner_type_id: 1 | 2 | 3 | 4 | 5
  size_type: 'full' | 'half' | 'third'
  position: number
  is_active: boolean
  name: Localized
  content: Localized
  url: Link
  url_text: Localized
  button_text: Localized
  button_link: Link
  /** Days relative to today; null means no limit. */
  valid_from_days: number | null
  valid_to_days: number | null
  category_code: string | null
  brand_code: string | null
  picture: Picture
}

export type Redirect = { language: Language; path: string; destination: Link; status_code: 301 | 302 }

export type DemoContent = {
  shop: ShopInfo
  company: CompanyInfo
  countries: Country[]
  currencies: Currency[]
  free_shipping_prices: FreeShippingPrice[]
  customer_groups: CustomerGroup[]
  configurable_variables: ConfigurableVariable[]
  article_categories: ArticleCategory[]
  article_authors: ArticleAuthor[]
  articles: Article[]
  static_pages: StaticPage[]
  static_contents: StaticContent[]
  banners: Banner[]
  redirects: Redirect[]
}
