import type { Currency } from '#contract/money.ts'
import type { Product } from '#contract/product.ts'
import { WITHDRAWAL_DAYS } from '#contract/refund.ts'
import type { ShippingTerms } from './shipping-terms.ts'
import { type JsonLd, present } from './structured-data.ts'

function moneyAmount(minor: number, { code, decimal_places }: Currency): JsonLd {
  return {
    '@type': 'MonetaryAmount',
    value: (minor / 10 ** decimal_places).toFixed(decimal_places),
    currency: code,
  }
}

function region(country: string): JsonLd {
  return { '@type': 'DefinedRegion', addressCountry: country }
}

/** What was made for one person or spoils cannot come back. */
const NEVER_RETURNED: readonly Product['withdrawal_exception'][] = ['perishable', 'made_to_order']

export function returnPolicy(
  country: string | null,
  exception: Product['withdrawal_exception'] = null,
): JsonLd | null {
  // A service is withdrawn from until it is provided, and nothing of it is sent back.
  if (country === null || exception === 'service_rendered') return null
  if (NEVER_RETURNED.includes(exception)) {
    return {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    }
  }
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}

/** The cheapest way by which a piece of this price travels. */
export function shippingDetails(
  terms: ShippingTerms | null,
  minor: number,
  currency: Currency,
): JsonLd | null {
  const [cheapest] = terms?.methods ?? []
  if (!terms || !cheapest) return null
  const isFree = terms.free_from !== null && minor >= terms.free_from
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: region(terms.country),
    shippingRate: moneyAmount(isFree ? 0 : cheapest.taxed_price, currency),
  }
}

export function shippingServices(terms: ShippingTerms | null, currency: Currency): JsonLd[] {
  if (!terms) return []
  const { country, free_from } = terms
  const conditions = (rate: number, from: number | null) =>
    present({
      '@type': 'ShippingConditions',
      shippingDestination: region(country),
      shippingRate: moneyAmount(rate, currency),
      orderValue:
        from === null
          ? null
          : {
              '@type': 'MonetaryAmount',
              minValue: from / 10 ** currency.decimal_places,
              currency: currency.code,
            },
    })
  return terms.methods.map(({ name, taxed_price }) => ({
    '@type': 'ShippingService',
    name,
    shippingConditions: [
      conditions(taxed_price, null),
      ...(free_from === null ? [] : [conditions(0, free_from)]),
    ],
  }))
}
