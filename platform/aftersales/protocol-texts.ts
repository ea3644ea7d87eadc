import type { ComplaintResolve, ComplaintState, ComplaintType } from '#contract/complaint.ts'
import type { Language } from '#contract/language.ts'

interface ProtocolTexts {
  title: string
  seller: string
  customer: string
  identification_number: string
  vat_number: string
  email: string
  phone: string
  filed: string
  handle_until: string
  order: string
  ordered: string
  delivered: string
  type: string
  account: string
  items: string
  amount: string
  price: string
  defect: string
  resolve: string
  final_resolve: string
  total: string
  documents: string
  history: string
  confirmation: string
  page: string
  types: Record<ComplaintType, string>
  resolves: Record<ComplaintResolve, string>
  states: Record<ComplaintState, string>
}

export const PROTOCOL_TEXTS: Record<Language, ProtocolTexts> = {
  cs: {
    title: 'Reklamační protokol',
    seller: 'Prodávající',
    customer: 'Reklamující',
    identification_number: 'IČO',
    vat_number: 'DIČ',
    email: 'E-mail',
    phone: 'Telefon',
    filed: 'Reklamace uplatněna',
    handle_until: 'Vyřídíme nejpozději',
    order: 'Objednávka',
    ordered: 'Objednáno',
    delivered: 'Doručeno',
    type: 'Důvod reklamace',
    account: 'Účet pro vrácení peněz',
    items: 'Reklamované zboží',
    amount: 'Počet',
    price: 'Cena',
    defect: 'Popis vady',
    resolve: 'Požadované vyřízení',
    final_resolve: 'Způsob vyřízení',
    total: 'Hodnota reklamovaného zboží',
    documents: 'Přiložené soubory',
    history: 'Průběh reklamace',
    confirmation:
      'Tímto dokladem potvrzujeme, že jsme reklamaci uvedeného dne přijali. O přijetí, průběhu i výsledku vás informujeme e-mailem.',
    page: 'Strana',
    types: { 1: 'Vada zboží', 2: 'Poškození při přepravě', 3: 'Jiné nebo chybějící zboží' },
    resolves: {
      repair: 'oprava',
      exchange: 'výměna za nový kus',
      price_reduction: 'sleva z ceny',
      money_back: 'vrácení peněz',
    },
    states: {
      1: 'Podaná',
      2: 'Zboží přijato',
      3: 'Posuzujeme',
      4: 'Uznaná',
      5: 'Zamítnutá',
      6: 'Vyřízená',
      7: 'Zrušená',
    },
  },
  sk: {
    title: 'Reklamačný protokol',
    seller: 'Predávajúci',
    customer: 'Reklamujúci',
    identification_number: 'IČO',
    vat_number: 'IČ DPH',
    email: 'E-mail',
    phone: 'Telefón',
    filed: 'Reklamácia uplatnená',
    handle_until: 'Vybavíme najneskôr',
    order: 'Objednávka',
    ordered: 'Objednané',
    delivered: 'Doručené',
    type: 'Dôvod reklamácie',
    account: 'Účet na vrátenie peňazí',
    items: 'Reklamovaný tovar',
    amount: 'Počet',
    price: 'Cena',
    defect: 'Opis vady',
    resolve: 'Požadovaný spôsob vybavenia',
    final_resolve: 'Spôsob vybavenia',
    total: 'Hodnota reklamovaného tovaru',
    documents: 'Priložené súbory',
    history: 'Priebeh reklamácie',
    confirmation:
      'Týmto dokladom potvrdzujeme, že sme reklamáciu v uvedený deň prijali. O prijatí, priebehu aj výsledku vás informujeme e-mailom.',
    page: 'Strana',
    types: { 1: 'Vada tovaru', 2: 'Poškodenie pri preprave', 3: 'Iný alebo chýbajúci tovar' },
    resolves: {
      repair: 'oprava',
      exchange: 'výmena za nový kus',
      price_reduction: 'zľava z ceny',
      money_back: 'vrátenie peňazí',
    },
    states: {
      1: 'Podaná',
      2: 'Tovar prijatý',
      3: 'Posudzujeme',
      4: 'Uznaná',
      5: 'Zamietnutá',
      6: 'Vybavená',
      7: 'Zrušená',
    },
  },
  en: {
    title: 'Complaint report',
    seller: 'Seller',
    customer: 'Customer',
    identification_number: 'Company no.',
    vat_number: 'VAT no.',
    email: 'E-mail',
    phone: 'Phone',
    filed: 'Complaint filed',
    handle_until: 'To be resolved by',
    order: 'Order',
    ordered: 'Ordered',
    delivered: 'Delivered',
    type: 'Reason',
    account: 'Account for a refund',
    items: 'Goods in this complaint',
    amount: 'Qty',
    price: 'Price',
    defect: 'Defect',
    resolve: 'Requested solution',
    final_resolve: 'Solution',
    total: 'Value of the goods',
    documents: 'Attached files',
    history: 'Progress',
    confirmation:
      'This document confirms that we received the complaint on the day stated. We inform you by e-mail of its receipt, progress and outcome.',
    page: 'Page',
    types: { 1: 'Faulty goods', 2: 'Damaged in transport', 3: 'Wrong or missing item' },
    resolves: {
      repair: 'repair',
      exchange: 'exchange for a new piece',
      price_reduction: 'price reduction',
      money_back: 'money back',
    },
    states: {
      1: 'Filed',
      2: 'Goods received',
      3: 'Being assessed',
      4: 'Accepted',
      5: 'Rejected',
      6: 'Resolved',
      7: 'Cancelled',
    },
  },
  de: {
    title: 'Reklamationsprotokoll',
    seller: 'Verkäufer',
    customer: 'Kunde',
    identification_number: 'Firmennr.',
    vat_number: 'USt-IdNr.',
    email: 'E-Mail',
    phone: 'Telefon',
    filed: 'Reklamation eingegangen',
    handle_until: 'Zu erledigen bis',
    order: 'Bestellung',
    ordered: 'Bestellt',
    delivered: 'Zugestellt',
    type: 'Grund',
    account: 'Konto für die Erstattung',
    items: 'Reklamierte Ware',
    amount: 'Menge',
    price: 'Preis',
    defect: 'Mangel',
    resolve: 'Gewünschte Lösung',
    final_resolve: 'Lösung',
    total: 'Wert der Ware',
    documents: 'Beigefügte Dateien',
    history: 'Verlauf',
    confirmation:
      'Mit diesem Dokument bestätigen wir den Eingang der Reklamation am genannten Tag. Über Eingang, Verlauf und Ergebnis informieren wir Sie per E-Mail.',
    page: 'Seite',
    types: { 1: 'Mangel der Ware', 2: 'Transportschaden', 3: 'Falsche oder fehlende Ware' },
    resolves: {
      repair: 'Reparatur',
      exchange: 'Austausch gegen ein neues Stück',
      price_reduction: 'Preisminderung',
      money_back: 'Geld zurück',
    },
    states: {
      1: 'Eingereicht',
      2: 'Ware eingegangen',
      3: 'In Prüfung',
      4: 'Anerkannt',
      5: 'Abgelehnt',
      6: 'Erledigt',
      7: 'Zurückgezogen',
    },
  },
}
