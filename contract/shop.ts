import * as z from 'zod/mini'
import { defineCalls } from './call.ts'
import { INTERFACE_LANGUAGES, LANGUAGES } from './language.ts'
import { STOCK_FORMATS } from './stock.ts'

export const ShopHostname = z.object({
  hostname: z.string(),
  currency_id: z.number(),
  country_id: z.number(),
  language: z.enum(LANGUAGES),
})

/** Path without the language prefix, and the name of the query parameter that carries the words searched for. */
const SearchRoute = z.object({ path: z.string(), query_name: z.string() })
const BlogRoute = z.object({ path: z.string() })

export const RouteSettings = z.object({
  search: z.record(z.enum(INTERFACE_LANGUAGES), SearchRoute),
  blog: z.record(z.enum(INTERFACE_LANGUAGES), BlogRoute),
})
export type RouteSettings = z.infer<typeof RouteSettings>

export const ShopInfo = z.object({
  id: z.number(),
  name: z.string(),
  hostnames: z.array(ShopHostname),
  /** What the host of this request stands for. */
  default_currency_id: z.number(),
  /** That of the host, or where a reader of the request's language is at home. */
  default_country_id: z.number(),
  logo: z.nullable(z.string()),
  /** A network without an address is not shown. */
  social_links: z.object({
    facebook: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    youtube: z.nullable(z.string()),
    tiktok: z.nullable(z.string()),
  }),
  /** Days from 1 (Monday) to 7; null is closed. */
  opening_hours: z.array(
    z.object({ day: z.number(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  route_settings: RouteSettings,
  /** The customer account that credits are kept on. */
  credit_account_id: z.nullable(z.number()),
  stock_display: z.object({
    min: z.nullable(z.number()),
    max: z.nullable(z.number()),
    format: z.nullable(z.enum(STOCK_FORMATS)),
  }),
})
export type ShopInfo = z.infer<typeof ShopInfo>

export const CompanyInfo = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  post_code: z.string(),
  country: z.string(),
  identification_number: z.string(),
  vat_number: z.nullable(z.string()),
  register_entry: z.string(),
  phone: z.string(),
  email: z.string(),
  bank_accounts: z.array(
    z.object({
      currency_id: z.number(),
      account_number: z.string(),
      bank_code: z.string(),
      iban: z.string(),
      swift: z.string(),
    }),
  ),
})
export type CompanyInfo = z.infer<typeof CompanyInfo>

export const shopCalls = defineCalls({
  'GET /shop': {
    summary: 'Reads what the shop is and how it is set up',
    access: 'public',
    answer: ShopInfo,
  },
  'GET /company': { summary: 'Reads who runs the shop', access: 'public', answer: CompanyInfo },
})
