import type { DemoAmountUnit, DemoAvailability, DemoReviewParameter, DemoTag, DemoTaxGroup } from './shape.ts'
import { company } from '../content/company.ts'
import { slugs, words } from './text.ts'

const availability = (
  code: string,
  name: DemoAvailability['name'],
  note: DemoAvailability['note'],
  flags: Partial<DemoAvailability> = {},
): DemoAvailability => ({
  code,
  name,
  slug: slugs(name),
  note,
  can_purchase: true,
  for_empty_stock: false,
  for_refilled_stock: false,
  in_catalog: true,
  show_stock_states: false,
  has_automatic_slug: true,
  delivery_days: null,
  ...flags,
})

export const AVAILABILITIES: DemoAvailability[] = [
  availability(
    'in-stock',
    words('Skladem', 'Skladom', 'In stock', 'Auf Lager'),
    words(
      'Odesíláme nejpozději následující pracovní den.',
      'Odosielame najneskôr nasledujúci pracovný deň.',
      'Dispatched by the next working day.',
      'Versand spätestens am nächsten Werktag.',
    ),
    { for_refilled_stock: true, show_stock_states: true, delivery_days: 0 },
  ),
  availability(
    'on-order',
    words('Na objednávku', 'Na objednávku', 'Made to order', 'Auf Bestellung'),
    words(
      'Připravíme pro vás do 14 dnů.',
      'Pripravíme pre vás do 14 dní.',
      'Ready for you within 14 days.',
      'Innerhalb von 14 Tagen für Sie bereit.',
    ),
    { delivery_days: 14 },
  ),
  availability(
    'sold-out',
    words('Vyprodáno', 'Vypredané', 'Sold out', 'Ausverkauft'),
    words(
      `Napište nám na ${company.email} a my se ozveme, až zboží naskladníme.`,
      `Napíšte nám na ${company.email} a ozveme sa, keď tovar naskladníme.`,
      `Write to us at ${company.email} and we will let you know when it is back.`,
      `Schreiben Sie uns an ${company.email}, wir melden uns, sobald der Artikel wieder da ist.`,
    ),
    { can_purchase: false, for_empty_stock: true },
  ),
  availability(
    'not-for-sale',
    words('Neprodejné', 'Nepredajné', 'Not for sale', 'Unverkäuflich'),
    words(
      'Vystaveno v naší prodejně, nelze koupit.',
      'Vystavené v našej predajni, nedá sa kúpiť.',
      'On display in our shop, not for sale.',
      'In unserem Laden ausgestellt, nicht zu kaufen.',
    ),
    { can_purchase: false, has_automatic_slug: false },
  ),
  availability(
    'pre-order',
    words('Připravujeme', 'Pripravujeme', 'Coming soon', 'Demnächst'),
    words(
      'Nová sklizeň je na cestě.',
      'Nový zber je na ceste.',
      'The new harvest is on its way.',
      'Die neue Ernte ist unterwegs.',
    ),
  ),
  availability(
    'last-pieces',
    words('Poslední kusy', 'Posledné kusy', 'Last pieces', 'Letzte Stücke'),
    words(
      'Doprodáváme, další už nenaskladníme.',
      'Dopredávame, ďalšie už nenaskladníme.',
      'The last of our stock; there will be no more.',
      'Restbestand, wir bestellen nicht nach.',
    ),
    { show_stock_states: true, delivery_days: 0 },
  ),
  availability(
    'archived',
    words('Ukončený prodej', 'Ukončený predaj', 'Discontinued', 'Nicht mehr im Sortiment'),
    words(
      'Tento výrobek už nenabízíme.',
      'Tento výrobok už neponúkame.',
      'We no longer offer this item.',
      'Diesen Artikel führen wir nicht mehr.',
    ),
    { can_purchase: false, in_catalog: false },
  ),
  // A service lies in no store and is not sent.
  availability(
    'service',
    words('K dispozici', 'K dispozícii', 'Available', 'Verfügbar'),
    words(
      'Objednat můžete kdykoli.',
      'Objednať môžete kedykoľvek.',
      'You may order it at any time.',
      'Jederzeit bestellbar.',
    ),
    { delivery_days: 0 },
  ),
]

export const TAX_GROUPS: DemoTaxGroup[] = [
  {
    code: 'standard',
    name: words('Základní sazba', 'Základná sadzba', 'Standard rate', 'Regelsatz'),
    rates: [
      { country: 'CZ', rate: 21 },
      { country: 'SK', rate: 23 },
    ],
  },
  {
    code: 'food',
    name: words('Potraviny', 'Potraviny', 'Food', 'Lebensmittel'),
    rates: [
      { country: 'CZ', rate: 12 },
      { country: 'SK', rate: 19 },
    ],
  },
  {
    code: 'books',
    name: words('Knihy', 'Knihy', 'Books', 'Bücher'),
    rates: [
      { country: 'CZ', rate: 0 },
      { country: 'SK', rate: 5 },
    ],
  },
]

const tag = (code: string, position: number, color: string, name: DemoTag['name']): DemoTag => ({
  code,
  name,
  slug: slugs(name),
  color,
  position,
})

export const TAGS: DemoTag[] = [
  tag('new', 1, '#2f5d50', words('Novinka', 'Novinka', 'New', 'Neu')),
  tag('tip', 2, '#8a5a1f', words('Tip', 'Tip', 'Our pick', 'Tipp')),
  tag('sale', 3, '#9c2f24', words('Sleva', 'Zľava', 'Sale', 'Angebot')),
  tag('organic', 4, '#4d6b1e', words('Bio', 'Bio', 'Organic', 'Bio')),
  tag('handmade', 5, '#6b4a3a', words('Ruční práce', 'Ručná práca', 'Handmade', 'Handgemacht')),
  tag('limited', 6, '#3b4a6b', words('Malá šarže', 'Malá šarža', 'Small batch', 'Kleine Charge')),
  tag('gift', 7, '#7a3b5d', words('Na dárek', 'Na darček', 'Gift idea', 'Geschenkidee')),
]

export const AMOUNT_UNITS: DemoAmountUnit[] = [
  {
    code: 'piece',
    name: words('kus', 'kus', 'piece', 'Stück'),
    short_name: words('ks', 'ks', 'pc', 'St.'),
  },
  {
    code: 'pack',
    name: words('balení', 'balenie', 'pack', 'Packung'),
    short_name: words('bal.', 'bal.', 'pack', 'Pck.'),
  },
  {
    code: 'set',
    name: words('sada', 'sada', 'set', 'Set'),
    short_name: words('sada', 'sada', 'set', 'Set'),
  },
  {
    code: 'service',
    name: words('služba', 'služba', 'service', 'Leistung'),
    short_name: words('sl.', 'sl.', 'serv.', 'Lst.'),
  },
]

const parameter = (
  code: string,
  position: number,
  name: DemoReviewParameter['name'],
): DemoReviewParameter => ({ code, name, position })

export const REVIEW_PARAMETERS: DemoReviewParameter[] = [
  parameter('taste', 1, words('Chuť', 'Chuť', 'Taste', 'Geschmack')),
  parameter('aroma', 2, words('Vůně', 'Vôňa', 'Aroma', 'Duft')),
  parameter('freshness', 3, words('Čerstvost', 'Čerstvosť', 'Freshness', 'Frische')),
  parameter('workmanship', 4, words('Zpracování', 'Spracovanie', 'Workmanship', 'Verarbeitung')),
  parameter('feel', 5, words('Jak padne do ruky', 'Ako padne do ruky', 'Feel in the hand', 'Handgefühl')),
  parameter('ease', 6, words('Snadnost použití', 'Jednoduchosť použitia', 'Ease of use', 'Handhabung')),
  parameter(
    'value',
    7,
    words('Poměr ceny a kvality', 'Pomer ceny a kvality', 'Value for money', 'Preis und Leistung'),
  ),
]
