import type { InterfaceLanguage } from '#contract/language.ts'
import type { CurrencyCode } from '#contract/money.ts'
import { CARRIERS, type Carrier } from '#contract/shipping.ts'

export type Catalogue = 'heureka-cz' | 'heureka-sk' | 'zbozi' | 'google'

/** One file for one reader: a language, a currency and the country whose taxes and carriers count. */
export interface Feed {
  catalogue: Catalogue
  language: InterfaceLanguage
  currency: CurrencyCode
  country: string
}

/** The name is the address: `/feeds/{name}.xml`. */
export const FEEDS: Readonly<Record<string, Feed>> = {
  'heureka-cs': { catalogue: 'heureka-cz', language: 'cs', currency: 'CZK', country: 'CZ' },
  'heureka-sk': { catalogue: 'heureka-sk', language: 'sk', currency: 'EUR', country: 'SK' },
  zbozi: { catalogue: 'zbozi', language: 'cs', currency: 'CZK', country: 'CZ' },
  'google-cs-czk': { catalogue: 'google', language: 'cs', currency: 'CZK', country: 'CZ' },
  'google-en-czk': { catalogue: 'google', language: 'en', currency: 'CZK', country: 'CZ' },
  'google-sk-eur': { catalogue: 'google', language: 'sk', currency: 'EUR', country: 'SK' },
  'google-en-eur': { catalogue: 'google', language: 'en', currency: 'EUR', country: 'SK' },
}

type CarrierNames = Partial<Record<Carrier, string>>

const HEUREKA: CarrierNames = {
  [CARRIERS.packeta]: 'ZASILKOVNA',
  [CARRIERS.packeta_address_delivery]: 'ZASILKOVNA_NA_ADRESU',
  [CARRIERS.czech_post]: 'CESKA_POSTA',
  [CARRIERS.czech_post_to_the_post_office]: 'CESKA_POSTA_NAPOSTU',
  [CARRIERS.czech_post_parcel_to_hand]: 'CESKA_POSTA',
  [CARRIERS.ppl]: 'PPL_PARCELSHOP',
  [CARRIERS.ppl_address_delivery]: 'PPL',
  [CARRIERS.gls]: 'GLS',
  [CARRIERS.gls_parcel_shop_delivery]: 'GLS_PARCELSHOP',
  [CARRIERS.dpd]: 'DPD',
  [CARRIERS.wedo]: 'WEDO_POINT',
  [CARRIERS.wedo_address_delivery]: 'WEDO_HOME',
}

/** How each reader calls our carriers; one it does not know is not told. Google takes our own words. */
export const CARRIER_NAMES: Record<Exclude<Catalogue, 'google'>, CarrierNames> = {
  'heureka-cz': HEUREKA,
  'heureka-sk': {
    ...HEUREKA,
    [CARRIERS.packeta]: 'PACKETA',
    [CARRIERS.packeta_address_delivery]: 'PACKETA_DOMOV',
  },
  zbozi: {
    ...HEUREKA,
    [CARRIERS.stock]: 'VLASTNI_VYDEJNI_MISTA',
    [CARRIERS.czech_post_to_the_post_office]: 'CESKA_POSTA_NA_POSTU',
  },
}
