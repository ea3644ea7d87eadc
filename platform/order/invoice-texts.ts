import type { Language } from '#contract/language.ts'

/** What stands in the place of others on the paper of who pays no VAT. */
interface UntaxedTexts {
  invoice: string
  credit_note: string
  supplied: string
  unit_price: string
  with_tax: string
  total: string
}

interface InvoiceTexts extends UntaxedTexts {
  corrects: string
  reason: string
  part_reason: string
  supplier: string
  customer: string
  identification_number: string
  vat_number: string
  issued: string
  order: string
  variable_symbol: string
  payment: string
  account: string
  due_on: string
  item: string
  amount: string
  rate: string
  base: string
  tax: string
  credits: string
  rounding: string
  discount: string
  paid: string
  due: string
  returned: string
  /** With `{money}`. */
  returned_in_part: string
  substituted: string
  nothing_left: string
  recap: string
  in_crowns: string
  page: string
  no_payer: string
  untaxed: UntaxedTexts
}

/** A tax document is one whose supplier pays VAT; nobody else may issue one. */
export function invoiceTexts(language: Language, is_tax_document: boolean): InvoiceTexts {
  const texts = TEXTS[language]
  return is_tax_document ? texts : { ...texts, ...texts.untaxed }
}

const TEXTS: Record<Language, InvoiceTexts> = {
  cs: {
    invoice: 'Faktura – daňový doklad',
    credit_note: 'Opravný daňový doklad',
    corrects: 'Opravuje doklad',
    reason: 'Důvod opravy: zrušení objednávky',
    part_reason: 'Důvod opravy: vrácené nebo reklamované zboží',
    supplier: 'Dodavatel',
    customer: 'Odběratel',
    identification_number: 'IČO',
    vat_number: 'DIČ',
    issued: 'Datum vystavení',
    supplied: 'Datum zdanitelného plnění',
    order: 'Objednávka',
    variable_symbol: 'Variabilní symbol',
    payment: 'Způsob platby',
    account: 'Číslo účtu',
    due_on: 'Datum splatnosti',
    item: 'Položka',
    amount: 'Počet',
    unit_price: 'Cena za kus bez DPH',
    rate: 'DPH',
    base: 'Základ',
    tax: 'DPH',
    with_tax: 'S DPH',
    credits: 'Uhrazeno kredity',
    rounding: 'Zaokrouhlení',
    discount: 'Započtená sleva',
    total: 'Celkem s DPH',
    paid: 'Uhrazeno, neplaťte.',
    due: 'K úhradě uvedeným způsobem platby.',
    returned: 'Částka se vrací odběrateli.',
    returned_in_part: 'V penězích se odběrateli vrací {money}, zbytek jsou kredity nebo výměna zboží.',
    substituted: 'Částka se nevrací v penězích, místo ní jsou kredity nebo výměna zboží.',
    nothing_left: 'K úhradě nic nezbývá, peníze se nevracejí.',
    recap: 'Rekapitulace DPH',
    in_crowns: 'DPH v české měně',
    page: 'Strana',
    no_payer: 'Dodavatel není plátcem DPH.',
    untaxed: {
      invoice: 'Faktura',
      credit_note: 'Opravný doklad (dobropis)',
      supplied: 'Datum dodání',
      unit_price: 'Cena za kus',
      with_tax: 'Cena',
      total: 'Celkem',
    },
  },
  sk: {
    invoice: 'Faktúra – daňový doklad',
    credit_note: 'Opravná faktúra (dobropis)',
    corrects: 'Opravuje doklad',
    reason: 'Dôvod opravy: zrušenie objednávky',
    part_reason: 'Dôvod opravy: vrátený alebo reklamovaný tovar',
    supplier: 'Dodávateľ',
    customer: 'Odberateľ',
    identification_number: 'IČO',
    vat_number: 'IČ DPH',
    issued: 'Dátum vyhotovenia',
    supplied: 'Dátum dodania',
    order: 'Objednávka',
    variable_symbol: 'Variabilný symbol',
    payment: 'Spôsob platby',
    account: 'Číslo účtu',
    due_on: 'Dátum splatnosti',
    item: 'Položka',
    amount: 'Počet',
    unit_price: 'Cena za kus bez DPH',
    rate: 'DPH',
    base: 'Základ',
    tax: 'DPH',
    with_tax: 'S DPH',
    credits: 'Uhradené kreditmi',
    rounding: 'Zaokrúhlenie',
    discount: 'Započítaná zľava',
    total: 'Spolu s DPH',
    paid: 'Uhradené, neplaťte.',
    due: 'Na úhradu uvedeným spôsobom platby.',
    returned: 'Suma sa vracia odberateľovi.',
    returned_in_part: 'V peniazoch sa odberateľovi vracia {money}, zvyšok sú kredity alebo výmena tovaru.',
    substituted: 'Suma sa nevracia v peniazoch, namiesto nej sú kredity alebo výmena tovaru.',
    nothing_left: 'Na úhradu nič nezostáva, peniaze sa nevracajú.',
    recap: 'Rekapitulácia DPH',
    in_crowns: 'DPH v českej mene',
    page: 'Strana',
    no_payer: 'Dodávateľ nie je platiteľom DPH.',
    untaxed: {
      invoice: 'Faktúra',
      credit_note: 'Opravná faktúra (dobropis)',
      supplied: 'Dátum dodania',
      unit_price: 'Cena za kus',
      with_tax: 'Cena',
      total: 'Spolu',
    },
  },
  en: {
    invoice: 'Invoice – tax document',
    credit_note: 'Credit note',
    corrects: 'Corrects document',
    reason: 'Reason: the order was cancelled',
    part_reason: 'Reason: returned or defective goods',
    supplier: 'Supplier',
    customer: 'Customer',
    identification_number: 'Company no.',
    vat_number: 'VAT no.',
    issued: 'Issued',
    supplied: 'Date of supply',
    order: 'Order',
    variable_symbol: 'Variable symbol',
    payment: 'Payment method',
    account: 'Account number',
    due_on: 'Due by',
    item: 'Item',
    amount: 'Qty',
    unit_price: 'Unit price without VAT',
    rate: 'VAT',
    base: 'Base',
    tax: 'VAT',
    with_tax: 'Incl. VAT',
    credits: 'Paid with credits',
    rounding: 'Rounding',
    discount: 'Discount included above',
    total: 'Total incl. VAT',
    paid: 'Paid. Nothing is due.',
    due: 'To be paid by the payment method above.',
    returned: 'The amount is returned to the customer.',
    returned_in_part: '{money} is returned to the customer in money, the rest as credits or other goods.',
    substituted: 'The amount is not returned in money, but as credits or other goods.',
    nothing_left: 'Nothing is left to pay, and no money is returned.',
    recap: 'VAT summary',
    in_crowns: 'VAT in Czech crowns',
    page: 'Page',
    no_payer: 'The supplier is not registered for VAT.',
    untaxed: {
      invoice: 'Invoice',
      credit_note: 'Credit note',
      supplied: 'Date of supply',
      unit_price: 'Unit price',
      with_tax: 'Price',
      total: 'Total',
    },
  },
  de: {
    invoice: 'Rechnung',
    credit_note: 'Gutschrift',
    corrects: 'Berichtigt Beleg',
    reason: 'Grund: Stornierung der Bestellung',
    part_reason: 'Grund: zurückgegebene oder reklamierte Ware',
    supplier: 'Lieferant',
    customer: 'Kunde',
    identification_number: 'Firmennr.',
    vat_number: 'USt-IdNr.',
    issued: 'Ausgestellt am',
    supplied: 'Leistungsdatum',
    order: 'Bestellung',
    variable_symbol: 'Zahlungsreferenz',
    payment: 'Zahlungsart',
    account: 'Kontonummer',
    due_on: 'Zahlbar bis',
    item: 'Position',
    amount: 'Menge',
    unit_price: 'Stückpreis ohne USt',
    rate: 'USt',
    base: 'Netto',
    tax: 'USt',
    with_tax: 'Mit USt',
    credits: 'Mit Punkten bezahlt',
    rounding: 'Rundung',
    discount: 'Enthaltener Rabatt',
    total: 'Gesamt mit USt',
    paid: 'Bezahlt, nicht überweisen.',
    due: 'Zu zahlen mit der genannten Zahlungsart.',
    returned: 'Der Betrag wird dem Kunden erstattet.',
    returned_in_part: '{money} werden dem Kunden in Geld erstattet, der Rest als Punkte oder durch Umtausch.',
    substituted: 'Der Betrag wird nicht in Geld erstattet, sondern als Punkte oder durch Umtausch.',
    nothing_left: 'Es bleibt nichts zu zahlen, Geld wird nicht erstattet.',
    recap: 'USt-Übersicht',
    in_crowns: 'USt in tschechischen Kronen',
    page: 'Seite',
    no_payer: 'Der Lieferant ist nicht umsatzsteuerpflichtig.',
    untaxed: {
      invoice: 'Rechnung',
      credit_note: 'Gutschrift',
      supplied: 'Leistungsdatum',
      unit_price: 'Stückpreis',
      with_tax: 'Preis',
      total: 'Gesamt',
    },
  },
}
