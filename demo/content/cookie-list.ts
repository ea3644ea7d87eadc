import type { Language } from '#contract/language.ts'
import type { Localized } from './shape.ts'

interface Kept {
  names: readonly string[]
  purpose: Localized
  lifetime: Localized
}

const text = (cs: string, sk: string, en: string, de: string): Localized => ({ cs, sk, en, de })
const YEAR = text('1 rok', '1 rok', '1 year', '1 Jahr')
const MINUTES_15 = text('15 minut', '15 minút', '15 minutes', '15 Minuten')
const MINUTE = text('1 minuta', '1 minúta', '1 minute', '1 Minute')
const TAB = text(
  'do zavření karty',
  'do zatvorenia karty',
  'until the tab is closed',
  'bis zum Schließen des Tabs',
)

/** What the shop cannot do without, or does because the visitor asked for it. */
export const NECESSARY: readonly Kept[] = [
  {
    names: ['cart_id'],
    purpose: text(
      'který košík je váš',
      'ktorý košík je váš',
      'which cart is yours',
      'welcher Warenkorb Ihrer ist',
    ),
    lifetime: text(
      'až 400 dní od poslední návštěvy',
      'až 400 dní od poslednej návštevy',
      'up to 400 days from your last visit',
      'bis zu 400 Tage ab dem letzten Besuch',
    ),
  },
  {
    names: ['consent'],
    purpose: text(
      'vaše volba o cookies a náhodné číslo, pod kterým je zapsaná',
      'vaša voľba o cookies a náhodné číslo, pod ktorým je zapísaná',
      'your choice about cookies and the random number it is recorded under',
      'Ihre Wahl zu Cookies und die Zufallsnummer, unter der sie vermerkt ist',
    ),
    lifetime: YEAR,
  },
  {
    names: ['access_token', 'access_mark'],
    purpose: text('přihlášení', 'prihlásenie', 'login', 'Anmeldung'),
    lifetime: MINUTES_15,
  },
  {
    names: ['refresh_token', 'customer'],
    purpose: text('trvání přihlášení', 'trvanie prihlásenia', 'staying logged in', 'angemeldet bleiben'),
    lifetime: text('30 dní', '30 dní', '30 days', '30 Tage'),
  },
  {
    names: ['staff_access_token'],
    purpose: text(
      'přihlášení obsluhy',
      'prihlásenie obsluhy',
      'login of the staff',
      'Anmeldung des Personals',
    ),
    lifetime: MINUTES_15,
  },
  {
    names: ['staff_refresh_token'],
    purpose: text(
      'trvání přihlášení obsluhy',
      'trvanie prihlásenia obsluhy',
      'the staff staying logged in',
      'Personal bleibt angemeldet',
    ),
    lifetime: text('30 dní', '30 dní', '30 days', '30 Tage'),
  },
  {
    names: ['acting_as'],
    purpose: text(
      'za koho obsluha jedná',
      'za koho obsluha koná',
      'whom the staff acts as',
      'für wen das Personal handelt',
    ),
    lifetime: text('1 hodina', '1 hodina', '1 hour', '1 Stunde'),
  },
  {
    names: ['locale', 'currency'],
    purpose: text(
      'jazyk a měna, které si zvolíte',
      'jazyk a mena, ktoré si zvolíte',
      'the language and currency you choose',
      'Sprache und Währung, die Sie wählen',
    ),
    lifetime: YEAR,
  },
  {
    names: ['comparison'],
    purpose: text(
      'výrobky, které si dáte do porovnání',
      'výrobky, ktoré si dáte do porovnania',
      'products you put into the comparison',
      'Artikel, die Sie vergleichen',
    ),
    lifetime: text('90 dní', '90 dní', '90 days', '90 Tage'),
  },
  {
    names: ['favorite_product', 'return_url', 'source_cart_id', 'browser_secret'],
    purpose: text(
      'návrat po přihlášení tam, kde jste byli',
      'návrat po prihlásení tam, kde ste boli',
      'returning after login to where you were',
      'Rückkehr nach der Anmeldung dorthin, wo Sie waren',
    ),
    lifetime: MINUTES_15,
  },
  {
    names: ['order_form', 'refused_form'],
    purpose: text(
      'vyplněný formulář, který je třeba opravit',
      'vyplnený formulár, ktorý treba opraviť',
      'a filled-in form that needs a correction',
      'ein ausgefülltes Formular, das zu berichtigen ist',
    ),
    lifetime: MINUTES_15,
  },
  {
    names: ['ordering_cart'],
    purpose: text(
      'dohledání objednávky, když se spojení přeruší při jejím odesílání',
      'nájdenie objednávky, keď sa spojenie preruší pri jej odosielaní',
      'finding your order if the connection breaks while it is being sent',
      'Auffinden der Bestellung, wenn die Verbindung beim Senden abbricht',
    ),
    lifetime: text('1 den', '1 deň', '1 day', '1 Tag'),
  },
  {
    names: ['latest_order'],
    purpose: text(
      'souhrn právě odeslané objednávky',
      'súhrn práve odoslanej objednávky',
      'the summary of an order just made',
      'Übersicht der eben gesendeten Bestellung',
    ),
    lifetime: text('2 hodiny', '2 hodiny', '2 hours', '2 Stunden'),
  },
  {
    names: ['notice', 'refused_voucher'],
    purpose: text(
      'zpráva pro následující stránku',
      'správa pre nasledujúcu stránku',
      'a message for the next page',
      'eine Nachricht für die nächste Seite',
    ),
    lifetime: MINUTE,
  },
  {
    names: ['scroll'],
    purpose: text(
      'úložiště karty: místo na stránce',
      'úložisko karty: miesto na stránke',
      'storage of the tab: your place on the page',
      'Speicher des Tabs: Stelle auf der Seite',
    ),
    lifetime: TAB,
  },
  {
    names: ['checkout'],
    purpose: text(
      'úložiště karty: poznámka k objednávce a co u ní zaškrtnete nebo vyberete (novinky e-mailem, účet, co vás zajímá)',
      'úložisko karty: poznámka k objednávke a čo pri nej zaškrtnete alebo vyberiete (novinky e-mailom, účet, čo vás zaujíma)',
      'storage of the tab: the note to the order and what you tick or choose with it (newsletter, account, what interests you)',
      'Speicher des Tabs: Anmerkung zur Bestellung und was Sie dabei ankreuzen oder wählen (Newsletter, Konto, Interessen)',
    ),
    lifetime: TAB,
  },
  {
    names: ['reloaded_at'],
    purpose: text(
      'úložiště karty: kdy se stránka po chybě sama načetla, aby to neopakovala dokola',
      'úložisko karty: kedy sa stránka po chybe sama načítala, aby to neopakovala dookola',
      'storage of the tab: when the page last reloaded itself after an error, so that it does not go on for ever',
      'Speicher des Tabs: wann sich die Seite nach einem Fehler selbst neu lud, damit sie es nicht endlos wiederholt',
    ),
    lifetime: TAB,
  },
]

/** Only with consent; taking it back deletes them, on the server too. */
export const STATISTICAL: readonly Kept[] = [
  {
    names: ['tracking_id'],
    purpose: text(
      'naposledy prohlížené zboží a návštěvnost',
      'naposledy prezeraný tovar a návštevnosť',
      'recently viewed goods and visits',
      'zuletzt angesehene Ware und Besuche',
    ),
    lifetime: YEAR,
  },
]

const HEAD = text('Název|Účel|Doba', 'Názov|Účel|Platnosť', 'Name|Purpose|Lifetime', 'Name|Zweck|Dauer')

export function cookieTable(list: readonly Kept[], language: Language): string {
  const head = HEAD[language]
    .split('|')
    .map((word) => `<th>${word}</th>`)
    .join('')
  const rows = list.map(
    ({ names, purpose, lifetime }) =>
      `<tr><td>${names.join(', ')}</td><td>${purpose[language]}</td><td>${lifetime[language]}</td></tr>`,
  )
  return `<table><tr>${head}</tr>${rows.join('')}</table>`
}
