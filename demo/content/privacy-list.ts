import type { Language } from '#contract/language.ts'
import type { Localized } from './shape.ts'

interface Processed {
  purpose: Localized
  data: Localized
  basis: Localized
  period: Localized
}

const text = (cs: string, sk: string, en: string, de: string): Localized => ({ cs, sk, en, de })

const CONTRACT = text('smlouva', 'zmluva', 'contract', 'Vertrag')
const CONSENT = text('souhlas', 'súhlas', 'consent', 'Einwilligung')
const DUTY = text('povinnost ze zákona', 'povinnosť zo zákona', 'legal obligation', 'gesetzliche Pflicht')
const INTEREST = text('oprávněný zájem', 'oprávnený záujem', 'legitimate interest', 'berechtigtes Interesse')
const PAPERS = text(
  '10 let od konce roku, ze kterého je poslední doklad',
  '10 rokov od konca roka, z ktorého je posledný doklad',
  '10 years from the end of the year of the last document',
  '10 Jahre ab dem Ende des Jahres des letzten Belegs',
)
const ACCOUNT = text(
  'do zrušení účtu',
  'do zrušenia účtu',
  'until the account is closed',
  'bis zur Auflösung des Kontos',
)

/** What the shop keeps of people, why, and for how long; the periods are those of the program. */
export const PROCESSED: Readonly<Record<string, Processed>> = {
  cart: {
    purpose: text('košík', 'košík', 'your cart', 'Warenkorb'),
    data: text(
      'zboží v košíku a údaje, které k němu vyplníte',
      'tovar v košíku a údaje, ktoré k nemu vyplníte',
      'goods in the cart and what you fill in with it',
      'Ware im Korb und was Sie dazu angeben',
    ),
    basis: CONTRACT,
    period: text(
      '30 dní od poslední změny, v účtu 180 dní',
      '30 dní od poslednej zmeny, v účte 180 dní',
      '30 days from the last change, 180 days in an account',
      '30 Tage ab der letzten Änderung, im Konto 180 Tage',
    ),
  },
  order: {
    purpose: text(
      'vyřízení objednávky a doklady k ní',
      'vybavenie objednávky a doklady k nej',
      'handling your order, and its documents',
      'Abwicklung der Bestellung und ihre Belege',
    ),
    data: text(
      'jméno, adresy, e-mail, telefon, údaje o firmě, obsah a platba objednávky',
      'meno, adresy, e-mail, telefón, údaje o firme, obsah a platba objednávky',
      'name, addresses, e-mail, telephone, company details, contents and payment of the order',
      'Name, Adressen, E-Mail, Telefon, Firmendaten, Inhalt und Zahlung der Bestellung',
    ),
    basis: text(
      'smlouva, potom povinnost ze zákona: účetnictví a DPH',
      'zmluva, potom povinnosť zo zákona: účtovníctvo a DPH',
      'contract, afterwards legal obligation: accounting and VAT',
      'Vertrag, danach gesetzliche Pflicht: Buchhaltung und MwSt.',
    ),
    period: PAPERS,
  },
  aftersale: {
    purpose: text(
      'odstoupení, vrácení a reklamace',
      'odstúpenie, vrátenie a reklamácia',
      'withdrawals, returns and complaints',
      'Widerruf, Rückgabe und Reklamation',
    ),
    data: text(
      'jméno, kontakt, adresa, popis vady, fotografie a jiné přílohy, číslo účtu pro vrácení peněz',
      'meno, kontakt, adresa, opis vady, fotografie a iné prílohy, číslo účtu na vrátenie peňazí',
      'name, contact, address, description of the defect, photographs and other files, bank account for the money',
      'Name, Kontakt, Adresse, Beschreibung des Mangels, Fotos und andere Dateien, Bankkonto für die Erstattung',
    ),
    basis: DUTY,
    period: PAPERS,
  },
  unconfirmed: {
    purpose: text(
      'odstoupení, které nikdo nepotvrdil',
      'odstúpenie, ktoré nikto nepotvrdil',
      'withdrawals nobody confirmed',
      'Widerrufe, die niemand bestätigt hat',
    ),
    data: text(
      'co stojí ve formuláři',
      'čo stojí vo formulári',
      'what the form says',
      'was im Formular steht',
    ),
    basis: INTEREST,
    period: text('400 dní', '400 dní', '400 days', '400 Tage'),
  },
  account: {
    purpose: text('zákaznický účet', 'zákaznícky účet', 'customer account', 'Kundenkonto'),
    data: text(
      'jméno, e-mail, otisk hesla, adresář, seznamy, kredity',
      'meno, e-mail, odtlačok hesla, adresár, zoznamy, kredity',
      'name, e-mail, a hash of the password, address book, lists, credits',
      'Name, E-Mail, Hash des Passworts, Adressbuch, Listen, Guthaben',
    ),
    basis: CONTRACT,
    period: ACCOUNT,
  },
  person: {
    purpose: text(
      'přání k narozeninám a výběr zboží',
      'blahoželanie k narodeninám a výber tovaru',
      'birthday wishes and a choice of goods',
      'Geburtstagsgrüße und Auswahl der Ware',
    ),
    data: text(
      'datum narození a čemu dáváte přednost, pokud je vyplníte',
      'dátum narodenia a čomu dávate prednosť, ak ich vyplníte',
      'date of birth and what you prefer, if you fill them in',
      'Geburtsdatum und was Sie bevorzugen, falls Sie es angeben',
    ),
    basis: CONSENT,
    period: text(
      'dokud je nesmažete, nejdéle do zrušení účtu',
      'kým ich nezmažete, najdlhšie do zrušenia účtu',
      'until you delete them, at most until the account is closed',
      'bis Sie es löschen, höchstens bis zur Auflösung des Kontos',
    ),
  },
  social: {
    purpose: text(
      'přihlášení přes jinou službu',
      'prihlásenie cez inú službu',
      'login through another service',
      'Anmeldung über einen anderen Dienst',
    ),
    data: text(
      'vaše číslo u služby, jméno a e-mail, které nám předá',
      'vaše číslo v službe, meno a e-mail, ktoré nám odovzdá',
      'your number there, and the name and e-mail the service hands over',
      'Ihre Nummer dort sowie Name und E-Mail, die der Dienst übergibt',
    ),
    basis: CONTRACT,
    period: text(
      'do odpojení služby nebo zrušení účtu',
      'do odpojenia služby alebo zrušenia účtu',
      'until you unlink the service or close the account',
      'bis zur Trennung des Dienstes oder Auflösung des Kontos',
    ),
  },
  session: {
    purpose: text(
      'bezpečnost přihlášení',
      'bezpečnosť prihlásenia',
      'security of logins',
      'Sicherheit der Anmeldung',
    ),
    data: text(
      'IP adresa, prohlížeč a časy přihlášení',
      'IP adresa, prehliadač a časy prihlásenia',
      'IP address, browser and times of logins',
      'IP-Adresse, Browser und Zeiten der Anmeldung',
    ),
    basis: INTEREST,
    period: text(
      '30 dní po konci přihlášení',
      '30 dní po konci prihlásenia',
      '30 days after the login ends',
      '30 Tage nach Ende der Anmeldung',
    ),
  },
  staff: {
    purpose: text(
      'doložení toho, co za vás udělala obsluha',
      'doloženie toho, čo za vás urobila obsluha',
      'a record of what the staff did for you',
      'Nachweis, was das Personal für Sie getan hat',
    ),
    data: text('úkon a jeho čas', 'úkon a jeho čas', 'the action and its time', 'Handlung und Zeit'),
    basis: INTEREST,
    period: text('3 roky', '3 roky', '3 years', '3 Jahre'),
  },
  mail: {
    purpose: text(
      'doložení odeslaných e-mailů',
      'doloženie odoslaných e-mailov',
      'a record of e-mails sent',
      'Nachweis gesendeter E-Mails',
    ),
    data: text(
      'adresa a text zprávy',
      'adresa a text správy',
      'address and text of the message',
      'Adresse und Text der Nachricht',
    ),
    basis: INTEREST,
    period: text(
      '90 dní od odeslání',
      '90 dní od odoslania',
      '90 days after sending',
      '90 Tage ab dem Versand',
    ),
  },
  newsletter: {
    purpose: text('novinky e-mailem', 'novinky e-mailom', 'newsletter', 'Newsletter'),
    data: text(
      'e-mail, jazyk, doba přihlášení a odhlášení',
      'e-mail, jazyk, čas prihlásenia a odhlásenia',
      'e-mail, language, times of subscribing and unsubscribing',
      'E-Mail, Sprache, Zeiten der An- und Abmeldung',
    ),
    basis: CONSENT,
    period: text(
      'posíláme do odhlášení, potom jen doklad, že jste chtěli; nepotvrzené přihlášení 7 dní',
      'posielame do odhlásenia, potom len doklad, že ste chceli; nepotvrdené prihlásenie 7 dní',
      'sent until you unsubscribe, then only the proof that you wanted it; unconfirmed requests 7 days',
      'Versand bis zur Abmeldung, danach nur der Nachweis; unbestätigte Anmeldungen 7 Tage',
    ),
  },
  review: {
    purpose: text('hodnocení zboží', 'hodnotenie tovaru', 'product reviews', 'Bewertungen'),
    data: text(
      'text, hvězdy a podpis, zkrácený, pokud si nezvolíte jinak',
      'text, hviezdy a podpis, skrátený, ak si nezvolíte inak',
      'text, stars and signature, shortened unless you choose otherwise',
      'Text, Sterne und Name, gekürzt, sofern Sie nichts anderes wählen',
    ),
    basis: INTEREST,
    period: text(
      'dokud je zboží v nabídce; po zrušení účtu bez jména',
      'kým je tovar v ponuke; po zrušení účtu bez mena',
      'while the goods are offered; without a name once the account is closed',
      'solange die Ware angeboten wird; nach Auflösung des Kontos ohne Namen',
    ),
  },
  visit: {
    purpose: text('návštěvnost', 'návštevnosť', 'visits', 'Besuche'),
    data: text(
      'prohlížené zboží pod náhodným číslem, po přihlášení také pod účtem',
      'prezeraný tovar pod náhodným číslom, po prihlásení aj pod účtom',
      'goods viewed under a random number, once logged in under your account too',
      'angesehene Ware unter einer Zufallsnummer, angemeldet auch unter dem Konto',
    ),
    basis: CONSENT,
    period: text(
      '1 rok, nebo do odvolání souhlasu',
      '1 rok, alebo do odvolania súhlasu',
      '1 year, or until you take the consent back',
      '1 Jahr oder bis zum Widerruf der Einwilligung',
    ),
  },
  consent: {
    purpose: text(
      'doložení souhlasů',
      'doloženie súhlasov',
      'proof of consents',
      'Nachweis der Einwilligungen',
    ),
    data: text(
      'vaše volba, její čas, jazyk a náhodné číslo, v účtu i spojení s ním',
      'vaša voľba, jej čas, jazyk a náhodné číslo, v účte aj spojenie s ním',
      'your choice, its time, language and a random number, linked to your account if you have one',
      'Ihre Wahl, ihre Zeit, Sprache und eine Zufallsnummer, im Konto mit diesem verbunden',
    ),
    basis: DUTY,
    period: text(
      'dokud ji potřebujeme doložit; spojení s účtem do jeho zrušení',
      'kým ju potrebujeme doložiť; spojenie s účtom do jeho zrušenia',
      'as long as it has to be proved; the link to an account until it is closed',
      'solange sie nachzuweisen ist; die Verbindung zum Konto bis zu dessen Auflösung',
    ),
  },
}

const WORDS = text(
  'Proč a na jakém základě|Které údaje|Jak dlouho',
  'Prečo a na akom základe|Ktoré údaje|Ako dlho',
  'Why, and on what basis|Which data|How long',
  'Warum und auf welcher Grundlage|Welche Daten|Wie lange',
)

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The basis stands behind its purpose: four columns do not fit on a phone. */
export function privacyTable(language: Language): string {
  const head = WORDS[language]
    .split('|')
    .map((word) => `<th>${word}</th>`)
    .join('')
  const rows = Object.values(PROCESSED).map(
    ({ purpose, data, basis, period }) =>
      `<tr><td>${capital(purpose[language])} <em>(${basis[language]})</em></td><td>${data[language]}</td><td>${period[language]}</td></tr>`,
  )
  return `<table><tr>${head}</tr>${rows.join('')}</table>`
}
