import type { CompanyInfo, RouteSettings, ShopInfo } from '#contract/shop.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { hostOf } from './hostname.ts'

type ShopRow = Omit<ShopInfo, 'hostnames' | 'default_currency_id' | 'default_country_id'>

export async function readShop({ sql, shop_id, country_id, request }: Context): Promise<ShopInfo> {
  const [[shop], hostnames] = await Promise.all([
    sql<ShopRow[]>`
      select id, name, logo, social_links, opening_hours, route_settings, credit_account_id, stock_display
      from shop where id = ${shop_id}`,
    sql<ShopInfo['hostnames']>`
      select hostname, currency_id, country_id, language from shop_hostname
      where shop_id = ${shop_id} order by position, hostname`,
  ])
  const host = hostOf(hostnames, request)
  if (!shop || !host) throw notFound()
  return {
    ...shop,
    hostnames: [...hostnames],
    default_currency_id: host.currency_id,
    default_country_id: country_id,
  }
}

export async function readCompany({ sql, shop_id, language }: Context): Promise<CompanyInfo> {
  const [[company], bank_accounts] = await Promise.all([
    sql<Omit<CompanyInfo, 'bank_accounts'>[]>`
      select company.name, street, city, post_code, localized_text(country.name, ${language}) as country,
        identification_number, vat_number, localized_text(register_entry, ${language}) as register_entry,
        phone, email
      from company join country on country.id = company.country_id where shop_id = ${shop_id}`,
    sql<CompanyInfo['bank_accounts']>`
      select currency_id, account_number, bank_code, iban, swift from company_bank_account
      where shop_id = ${shop_id} order by currency_id`,
  ])
  if (!company) throw notFound()
  return { ...company, bank_accounts: [...bank_accounts] }
}

/** What a page tells others of the whole shop. */
export interface ShopPage {
  name: string
  logo: string | null
  meta_title: string | null
  meta_description: string | null
  route_settings: RouteSettings
  social_links: ShopInfo['social_links']
  /** Where the company sits. */
  country_alpha2: string | null
}

export async function readShopPage({ sql, shop_id, language }: Context): Promise<ShopPage> {
  const [shop] = await sql<ShopPage[]>`
    select shop.name, logo, route_settings, social_links, localized_text(meta_title, ${language}) as meta_title,
      localized_text(meta_description, ${language}) as meta_description, country.alpha2 as country_alpha2
    from shop
    left join company on company.shop_id = shop.id left join country on country.id = company.country_id
    where shop.id = ${shop_id}`
  if (!shop) throw notFound()
  return shop
}
