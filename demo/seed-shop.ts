import type { Transaction } from '#platform/db/database.ts'
import { company } from './content/company.ts'
import { countries, currencies } from './content/country.ts'
import { configurableVariables, customerGroups } from './content/customer-field.ts'
import type { ConfigurableVariable, OpeningHours, ShopInfo } from './content/shape.ts'
import { freeShippingPrices, shop } from './content/shop.ts'
import { typesetAll } from './content/typography.ts'
import { countryId, currencyId, customerAccountId, customerGroupId } from './seed-id.ts'
import { continueIds, insertRows } from './seed-rows.ts'
import { seedCustomerAccounts } from './seed-loyalty.ts'
import { shopMeta } from './shop-meta.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

export async function seedShop(sql: Transaction): Promise<void> {
  await insertRows(
    sql,
    'currency',
    currencies.map(({ code, symbol, decimal_places, czk_rate }) => ({
      id: currencyId(code),
      code,
      symbol,
      decimal_places,
      czk_rate,
    })),
  )
  await insertRows(
    sql,
    'country',
    countries.map((country) => ({ id: countryId(country.alpha2), ...country })),
  )
  await insertRows(
    sql,
    'customer_group',
    customerGroups.map((group) => ({ id: customerGroupId(group.code), ...group })),
  )
  await seedCustomerAccounts(sql)
  await insertRows(sql, 'shop', [
    {
      id: shop.id,
      name: shop.name,
      social_links: presentLinks(shop.social_links),
      opening_hours: wholeWeek(shop.opening_hours),
      route_settings: routeSettings(shop.route_settings),
      stock_display: { ...shop.stock_display, format: null },
      ...shopMeta,
      credit_account_id: customerAccountId(shop.credit_account_code),
    },
  ])
  await insertRows(
    sql,
    'shop_hostname',
    shop.hostnames.map(({ hostname, currency, country, language }, position) => ({
      shop_id: shop.id,
      hostname,
      currency_id: currencyId(currency),
      country_id: countryId(country),
      language,
      position,
    })),
  )
  await insertRows(
    sql,
    'free_shipping_price',
    freeShippingPrices.map(({ currency, taxed_price }) => ({
      shop_id: shop.id,
      currency_id: currencyId(currency),
      taxed_price,
    })),
  )
  await seedCompany(sql)
  await insertRows(
    sql,
    'configurable_variable',
    configurableVariables.map((variable, index) => ({
      id: index + 1,
      code: variable.code,
      name: variable.name,
      type: variable.type,
      value: variable.value === null ? null : typedValue(variable.type, variable.value),
    })),
  )
  await continueIds(sql, ['currency', 'country', 'customer_group', 'shop', 'configurable_variable'])
}

async function seedCompany(sql: Transaction): Promise<void> {
  const { bank_accounts, country, ...details } = typesetAll(company)
  await insertRows(sql, 'company', [{ shop_id: shop.id, ...details, country_id: countryId(country) }])
  await insertRows(
    sql,
    'company_bank_account',
    bank_accounts.map(({ currency, ...account }) => ({
      shop_id: shop.id,
      currency_id: currencyId(currency),
      ...account,
    })),
  )
}

function presentLinks(links: ShopInfo['social_links']) {
  return Object.fromEntries(Object.entries(links).map(([network, url]) => [network, url || null]))
}

function wholeWeek(open: OpeningHours[]) {
  return WEEK.map((day) => {
    const hours = open.find((one) => one.day === day)
    return { day, from: hours?.opens ?? null, to: hours?.closes ?? null }
  })
}

function routeSettings({ search, blog }: ShopInfo['route_settings']) {
  const perLanguage = <T>(paths: Record<string, string>, route: (path: string) => T) =>
    Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, route(path)]))
  return {
    search: perLanguage(search.paths, (path) => ({ path, query_name: search.query_name })),
    blog: perLanguage(blog.paths, (path) => ({ path })),
  }
}

/** Written as text in the demo data, kept as what it is. */
export function typedValue(
  type: ConfigurableVariable['type'] | undefined,
  value: string,
): string | number | boolean {
  if (type === 'number') return Number(value)
  return type === 'boolean' ? value === 'true' : value
}
