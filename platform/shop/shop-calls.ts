import { configurableCalls } from '#contract/configurable.ts'
import { countryCalls } from '#contract/country.ts'
import { currencyCalls } from '#contract/currency.ts'
import { shopCalls as calls } from '#contract/shop.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { configurableTable } from './configurable-table.ts'
import { countryTable, dialCodeTable } from './country-table.ts'
import { setCzkRate } from './currency-rate.ts'
import { currencyTable, freeShippingPriceTable, staffCurrencyTable } from './currency-table.ts'
import { readCompany, readShop } from './shop.ts'

export const shopCalls = [
  ...serve(calls, {
    'GET /shop': (context) => readShop(context),
    'GET /company': (context) => readCompany(context),
  }),
  ...serve(countryCalls, {
    'GET /countries': (context, { list }) => readList(context, countryTable, list),
    'GET /countries/{id}': (context, { params, selection }) =>
      readOne(context, countryTable, params.id, selection),
    'GET /dial-codes': (context, { list }) => readList(context, dialCodeTable, list),
    'GET /dial-codes/{id}': (context, { params, selection }) =>
      readOne(context, dialCodeTable, params.id, selection),
  }),
  ...serve(currencyCalls, {
    'GET /currencies': (context, { list }) => readList(context, currencyTable, list),
    'GET /currencies/{id}': (context, { params, selection }) =>
      readOne(context, currencyTable, params.id, selection),
    'GET /staff/currencies': (context, { list }) => readList(context, staffCurrencyTable, list),
    'PATCH /staff/currencies/{id}': async (context, { params, body, selection }) => {
      await setCzkRate(context, params.id, body.czk_rate)
      return readOne(context, staffCurrencyTable, params.id, selection)
    },
    'GET /free-shipping-prices': (context, { list }) => readList(context, freeShippingPriceTable, list),
    'GET /free-shipping-prices/{id}': (context, { params, selection }) =>
      readOne(context, freeShippingPriceTable, params.id, selection),
  }),
  ...serve(configurableCalls, {
    'GET /configurable-variables': (context, { list }) => readList(context, configurableTable, list),
    'GET /configurable-variables/{id}': (context, { params, selection }) =>
      readOne(context, configurableTable, params.id, selection),
  }),
]
