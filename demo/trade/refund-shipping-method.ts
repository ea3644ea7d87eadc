import type { RefundShippingMethod } from './shape.ts'

export const refundShippingMethods: RefundShippingMethod[] = [
  {
    code: 'refund-packeta',
    name: {
      cs: 'Podání přes Zásilkovnu',
      sk: 'Podanie cez Packetu',
      en: 'Drop-off at Packeta',
      de: 'Abgabe bei Packeta',
    },
    description: {
      cs: 'Balík podáte na kterémkoli výdejním místě Zásilkovny. Stačí říct číslo vrácení, štítek tisknout nemusíte.',
      sk: 'Balík podáte na ktoromkoľvek výdajnom mieste Packety. Stačí povedať číslo vrátenia, štítok tlačiť nemusíte.',
      en: 'Hand the parcel in at any Packeta point. Just give the number of your return; there is no label to print.',
      de: 'Geben Sie das Paket an einer beliebigen Packeta-Abholstelle ab und nennen Sie dort die Nummer der Rücksendung, ganz ohne Etikett.',
    },
    taxed_prices: { CZK: 79_00, EUR: 3_20 },
    shipping_service: 2,
    has_options: false,
    address_requirement: 0,
    position: 1,
  },
  {
    code: 'refund-own-way',
    name: {
      cs: 'Vlastní odeslání',
      sk: 'Vlastné odoslanie',
      en: 'I will send it myself',
      de: 'Ich sende es selbst',
    },
    description: {
      cs: 'Balík pošlete libovolným dopravcem na adresu naší prodejny v Brně.',
      sk: 'Balík pošlete ľubovoľným dopravcom na adresu našej predajne v Brne.',
      en: 'Send the parcel to our shop in Brno with a carrier of your choice.',
      de: 'Sie senden das Paket mit einem Dienst Ihrer Wahl auf eigene Kosten an unseren Laden in Brünn.',
    },
    taxed_prices: { CZK: 0, EUR: 0 },
    shipping_service: 0,
    has_options: false,
    address_requirement: 0,
    position: 2,
  },
  {
    code: 'refund-in-person',
    name: {
      cs: 'Osobně v prodejně',
      sk: 'Osobne v predajni',
      en: 'I will bring it to the shop',
      de: 'Ich bringe es in den Laden',
    },
    description: {
      cs: 'Zboží převezmeme v prodejně v Brně v otevírací době.',
      sk: 'Tovar prevezmeme v predajni v Brne počas otváracích hodín.',
      en: 'Hand the goods in at our shop in Brno during opening hours.',
      de: 'Wir nehmen die Ware zu den Öffnungszeiten in unserem Laden in Brünn an.',
    },
    taxed_prices: { CZK: 0, EUR: 0 },
    shipping_service: 1,
    has_options: false,
    address_requirement: 1,
    position: 3,
  },
  {
    code: 'refund-courier',
    name: {
      cs: 'Svoz kurýrem z vaší adresy',
      sk: 'Zvoz kuriérom z vašej adresy',
      en: 'Courier collects at your address',
      de: 'Kurier holt bei Ihnen ab',
    },
    description: {
      cs: 'Kurýr PPL přijede do dvou pracovních dnů, štítek přiveze s sebou.',
      sk: 'Kuriér PPL príde do dvoch pracovných dní, štítok prinesie so sebou.',
      en: 'A PPL courier comes within two working days and brings the label.',
      de: 'Ein PPL-Kurier kommt innerhalb von zwei Werktagen und bringt das Etikett mit.',
    },
    taxed_prices: { CZK: 119_00, EUR: 4_80 },
    shipping_service: 16,
    has_options: false,
    address_requirement: 2,
    position: 4,
  },
]
