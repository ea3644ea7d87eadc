import { company } from '../content/company.ts'
import { shippingMethods } from './shipping-method.ts'
import type { PaymentMethod } from './shape.ts'

const everyShipping = shippingMethods.map((method) => method.code)
const addressDelivery = shippingMethods
  .filter((method) => method.address_requirement === 2)
  .map((method) => method.code)

const free = { CZK: 0, EUR: 0 }
const common = {
  tax_group: 'standard',
  is_active: true,
  has_customer_groups: false,
  customer_group_codes: [],
  bank_accounts: [],
} as const satisfies Partial<PaymentMethod>

export const paymentMethods: PaymentMethod[] = [
  {
    ...common,
    code: 'gopay',
    name: {
      cs: 'Online přes GoPay',
      sk: 'Online cez GoPay',
      en: 'Online with GoPay',
      de: 'Online mit GoPay',
    },
    description: {
      cs: 'Karta, Apple Pay, Google Pay nebo bankovní tlačítko. Zboží odesíláme hned po zaplacení.',
      sk: 'Karta, Apple Pay, Google Pay alebo bankové tlačidlo. Tovar odosielame hneď po zaplatení.',
      en: 'Card, Apple Pay, Google Pay or instant bank transfer. We dispatch as soon as it is paid.',
      de: 'Karte, Apple Pay, Google Pay oder Bankzahlung. Wir versenden sofort nach Zahlung.',
    },
    payment_note: null,
    taxed_prices: free,
    payment_service: 4,
    is_online: true,
    position: 1,
    shipping_method_codes: everyShipping,
    icon: 'gateway',
  },
  {
    ...common,
    code: 'csob',
    name: {
      cs: 'Platební karta (ČSOB)',
      sk: 'Platobná karta (ČSOB)',
      en: 'Payment card (ČSOB)',
      de: 'Zahlungskarte (ČSOB)',
    },
    description: {
      cs: 'Bezpečná platba kartou v platební bráně ČSOB.',
      sk: 'Bezpečná platba kartou v platobnej bráne ČSOB.',
      en: 'Secure card payment in the ČSOB payment gateway.',
      de: 'Sichere Kartenzahlung über das Zahlungsportal der ČSOB.',
    },
    payment_note: null,
    taxed_prices: free,
    payment_service: 8,
    is_online: true,
    position: 2,
    shipping_method_codes: everyShipping,
    icon: 'card',
  },
  {
    ...common,
    code: 'bank-transfer',
    name: { cs: 'Bankovní převod', sk: 'Bankový prevod', en: 'Bank transfer', de: 'Banküberweisung' },
    description: {
      cs: 'Po odeslání objednávky uvidíte QR kód i údaje k platbě.',
      sk: 'Po odoslaní objednávky uvidíte QR kód aj údaje na platbu.',
      en: 'After you order, you see a QR code and the payment details.',
      de: 'Nach der Bestellung sehen Sie einen QR-Code und die Zahlungsdaten.',
    },
    payment_note: {
      cs: 'Objednávku prosím uhraďte do 7 dní. Jako variabilní symbol uveďte číslo objednávky.',
      sk: 'Objednávku, prosím, uhraďte do 7 dní. Ako variabilný symbol uveďte číslo objednávky.',
      en: 'Please pay within 7 days and state the order number as the variable symbol.',
      de: 'Bitte zahlen Sie innerhalb von 7 Tagen und geben Sie die Bestellnummer an.',
    },
    taxed_prices: free,
    payment_service: 1,
    is_online: false,
    position: 3,
    shipping_method_codes: everyShipping,
    bank_accounts: company.bank_accounts,
    icon: 'bank',
  },
  {
    ...common,
    code: 'cash-on-delivery',
    name: { cs: 'Dobírka', sk: 'Dobierka', en: 'Cash on delivery', de: 'Nachnahme' },
    description: {
      cs: 'Zaplatíte hotově nebo kartou při převzetí balíku na své adrese.',
      sk: 'Zaplatíte v hotovosti alebo kartou pri prevzatí balíka na svojej adrese.',
      en: 'Pay in cash or by card when the parcel is handed to you at your address.',
      de: 'Sie zahlen bar oder mit Karte, wenn Ihnen das Paket zu Hause übergeben wird.',
    },
    payment_note: {
      cs: 'Připravte si prosím přesnou částku, pokud platíte hotově.',
      sk: 'Pripravte si, prosím, presnú sumu, ak platíte v hotovosti.',
      en: 'Please have the exact amount ready if you pay in cash.',
      de: 'Bitte halten Sie den genauen Betrag bereit, wenn Sie bar zahlen.',
    },
    taxed_prices: { CZK: 39_00, EUR: 1_60 },
    cash_steps: { CZK: 1_00 },
    payment_service: 3,
    is_online: false,
    position: 4,
    shipping_method_codes: addressDelivery,
    icon: 'cash',
  },
  {
    ...common,
    code: 'pickup-payment',
    name: {
      cs: 'Platba při vyzvednutí',
      sk: 'Platba pri vyzdvihnutí',
      en: 'Pay at pick-up',
      de: 'Zahlung bei Abholung',
    },
    description: {
      cs: 'Hotově i kartou v prodejně v Brně.',
      sk: 'V hotovosti aj kartou v predajni v Brne.',
      en: 'In cash or by card in our shop in Brno.',
      de: 'Bar oder mit Karte in unserem Laden in Brünn.',
    },
    payment_note: {
      cs: 'Při vyzvednutí nám řekněte číslo objednávky.',
      sk: 'Pri vyzdvihnutí nám povedzte číslo objednávky.',
      en: 'Tell us your order number when you come to collect.',
      de: 'Nennen Sie uns bei der Abholung Ihre Bestellnummer.',
    },
    taxed_prices: free,
    payment_service: 5,
    is_online: false,
    position: 5,
    shipping_method_codes: ['personal-pickup'],
    icon: 'counter',
  },
  {
    ...common,
    code: 'invoice',
    name: {
      cs: 'Na fakturu se splatností 14 dní',
      sk: 'Na faktúru so splatnosťou 14 dní',
      en: 'Invoice due in 14 days',
      de: 'Auf Rechnung, zahlbar in 14 Tagen',
    },
    description: {
      cs: 'Pro ověřené čajovny a kavárny.',
      sk: 'Pre overené čajovne a kaviarne.',
      en: 'For verified tea rooms and cafés.',
      de: 'Für geprüfte Teesalons und Cafés.',
    },
    payment_note: {
      cs: 'Fakturu vám pošleme e-mailem v den odeslání zboží.',
      sk: 'Faktúru vám pošleme e-mailom v deň odoslania tovaru.',
      en: 'We e-mail the invoice on the day the goods leave us.',
      de: 'Die Rechnung senden wir Ihnen am Tag des Versands per E-Mail.',
    },
    taxed_prices: free,
    payment_service: 6,
    is_online: false,
    position: 6,
    shipping_method_codes: everyShipping,
    has_customer_groups: true,
    customer_group_codes: ['salon'],
    bank_accounts: company.bank_accounts,
    icon: 'invoice',
  },
]
