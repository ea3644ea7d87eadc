import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'
import { CURRENCIES, Money } from './money.ts'

export const Currency = z.object({
  id: z.number(),
  code: z.enum(CURRENCIES),
  symbol: z.string(),
  decimal_places: z.number(),
})
export type Currency = z.infer<typeof Currency>

export const currencies = resource({
  name: 'currency',
  entity: Currency,
  embeds: {},
  filterable: { id: 'number', code: 'text', symbol: 'text', decimal_places: 'number' },
  sortable: ['id', 'code'],
  searchable: true,
})

const CZK_RATE = { least: 0.0001, most: 1_000_000 }

/** How many crowns one of it is worth in the books; an invoice states its tax in crowns by it. */
export const CzkRate = z.nullable(z.number().check(z.minimum(CZK_RATE.least), z.maximum(CZK_RATE.most)))

export const staffCurrencies = resource({
  ...currencies,
  name: 'staff_currency',
  entity: z.object({ ...Currency.shape, czk_rate: z.nullable(z.number()) }),
})

/** The value of a cart from which shipping is free. */
export const FreeShippingPrice = z.object({
  /** A currency has one at most, so this is the currency's. */
  id: z.number(),
  currency_id: z.number(),
  price: Money,
  taxed_price: Money,
})
export type FreeShippingPrice = z.infer<typeof FreeShippingPrice>

export const freeShippingPrices = resource({
  name: 'free_shipping_price',
  entity: FreeShippingPrice,
  embeds: {},
  filterable: { id: 'number', currency_id: 'number' },
  sortable: ['id', 'currency_id'],
  searchable: false,
})

export const currencyCalls = defineCalls({
  'GET /currencies': { summary: 'Lists currencies of the shop', access: 'public', list: currencies },
  'GET /currencies/{id}': {
    summary: 'Reads one currency',
    access: 'public',
    params: z.object({ id: PathId }),
    one: currencies,
  },
  'GET /staff/currencies': {
    summary: 'Lists currencies with the rates invoices state their tax in crowns by',
    access: 'staff',
    list: staffCurrencies,
  },
  'PATCH /staff/currencies/{id}': {
    summary: 'Sets the rate for invoices from now on, to four decimal places; null leaves the crowns out',
    access: 'staff',
    params: z.object({ id: PathId }),
    body: z.strictObject({ czk_rate: CzkRate }),
    one: staffCurrencies,
  },
  'GET /free-shipping-prices': {
    summary: 'Lists from which value shipping is free, per currency',
    access: 'public',
    list: freeShippingPrices,
  },
  'GET /free-shipping-prices/{id}': {
    summary: 'Reads the value for one currency',
    access: 'public',
    params: z.object({ id: PathId }),
    one: freeShippingPrices,
  },
})
