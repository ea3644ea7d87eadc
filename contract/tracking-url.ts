import { type Carrier, CARRIERS } from './shipping.ts'

/** Where each carrier shows a parcel by its number. */
const PAGES: Partial<Record<Carrier, string>> = {
  [CARRIERS.packeta]: 'https://tracking.packeta.com/cs/?id=',
  [CARRIERS.packeta_address_delivery]: 'https://tracking.packeta.com/cs/?id=',
  [CARRIERS.czech_post]: 'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=',
  [CARRIERS.czech_post_to_the_post_office]:
    'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=',
  [CARRIERS.czech_post_parcel_to_hand]:
    'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=',
  [CARRIERS.ppl]: 'https://www.ppl.cz/vyhledat-zasilku?shipmentId=',
  [CARRIERS.ppl_address_delivery]: 'https://www.ppl.cz/vyhledat-zasilku?shipmentId=',
  [CARRIERS.gls]: 'https://gls-group.com/CZ/cs/sledovani-zasilek?match=',
  [CARRIERS.gls_parcel_shop_delivery]: 'https://gls-group.com/CZ/cs/sledovani-zasilek?match=',
  [CARRIERS.dpd]: 'https://www.dpdgroup.com/cz/mydpd/my-parcels/track?parcelNumber=',
  [CARRIERS.wedo]: 'https://trace.wedo.cz/?orderNumber=',
  [CARRIERS.wedo_address_delivery]: 'https://trace.wedo.cz/?orderNumber=',
}

/** Null where the carrier shows nothing; the number alone has to do then. */
export function trackingUrl(carrier: Carrier, number: string): string | null {
  const page = PAGES[carrier]
  return page ? page + encodeURIComponent(number) : null
}
