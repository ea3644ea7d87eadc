import type { InterfaceLanguage } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'

type Text = Record<InterfaceLanguage, string>

/** `{name}` is filled in. */
const TEXTS = {
  hello: { cs: 'Dobrý den,', sk: 'Dobrý deň,', en: 'Hello,' },
  state_1_subject: {
    cs: 'Reklamaci {number} jsme přijali – {shop}',
    sk: 'Reklamáciu {number} sme prijali – {shop}',
    en: 'We have received complaint {number} – {shop}',
  },
  state_1_title: {
    cs: 'Vaši reklamaci máme',
    sk: 'Vašu reklamáciu máme',
    en: 'We have your complaint',
  },
  state_1: {
    cs: 'reklamaci {number} k objednávce {order} jsme přijali {moment}. Vyřídíme ji co nejdříve, nejpozději {until}.',
    sk: 'reklamáciu {number} k objednávke {order} sme prijali {moment}. Vybavíme ju čo najskôr, najneskôr {until}.',
    en: 'We received complaint {number} about order {order} on {moment}. We will resolve it as soon as we can, by {until} at the latest.',
  },
  state_2_subject: {
    cs: 'Zboží k reklamaci {number} dorazilo – {shop}',
    sk: 'Tovar k reklamácii {number} dorazil – {shop}',
    en: 'The goods of complaint {number} have arrived – {shop}',
  },
  state_2_title: {
    cs: 'Reklamované zboží je u nás',
    sk: 'Reklamovaný tovar je u nás',
    en: 'The goods have reached us',
  },
  state_2: {
    cs: 'zboží k reklamaci {number} jsme převzali. Teď ho posoudíme a výsledek vám napíšeme nejpozději {until}.',
    sk: 'tovar k reklamácii {number} sme prevzali. Teraz ho posúdime a výsledok vám napíšeme najneskôr {until}.',
    en: 'We have taken over the goods of complaint {number}. We will now assess them and write to you by {until} at the latest.',
  },
  state_3_subject: {
    cs: 'Reklamaci {number} posuzujeme – {shop}',
    sk: 'Reklamáciu {number} posudzujeme – {shop}',
    en: 'We are assessing complaint {number} – {shop}',
  },
  state_3_title: {
    cs: 'Reklamaci posuzujeme',
    sk: 'Reklamáciu posudzujeme',
    en: 'We are assessing your complaint',
  },
  state_3: {
    cs: 'na reklamaci {number} už pracujeme. Výsledek vám napíšeme nejpozději {until}.',
    sk: 'na reklamácii {number} už pracujeme. Výsledok vám napíšeme najneskôr {until}.',
    en: 'We are working on complaint {number}. We will write to you by {until} at the latest.',
  },
  state_4_subject: {
    cs: 'Reklamaci {number} uznáváme – {shop}',
    sk: 'Reklamáciu {number} uznávame – {shop}',
    en: 'We accept complaint {number} – {shop}',
  },
  state_4_title: {
    cs: 'Reklamaci uznáváme',
    sk: 'Reklamáciu uznávame',
    en: 'We accept your complaint',
  },
  state_4: {
    cs: 'reklamaci {number} jsme posoudili a uznáváme ji. Pustíme se do jejího vyřízení.',
    sk: 'reklamáciu {number} sme posúdili a uznávame ju. Pustíme sa do jej vybavenia.',
    en: 'We have assessed complaint {number} and accept it. We will now put things right.',
  },
  state_5_subject: {
    cs: 'Reklamaci {number} jsme nemohli uznat – {shop}',
    sk: 'Reklamáciu {number} sme nemohli uznať – {shop}',
    en: 'We could not accept complaint {number} – {shop}',
  },
  state_5_title: {
    cs: 'Reklamaci jsme nemohli uznat',
    sk: 'Reklamáciu sme nemohli uznať',
    en: 'We could not accept your complaint',
  },
  state_5: {
    cs: 'reklamaci {number} jsme posoudili a zamítli. Pokud s tím nesouhlasíte, odpovězte nám na tento e-mail. Obrátit se můžete také na Českou obchodní inspekci, která řeší spotřebitelské spory mimosoudně.',
    sk: 'reklamáciu {number} sme posúdili a zamietli. Ak s tým nesúhlasíte, odpovedzte nám na tento e-mail. Obrátiť sa môžete aj na Českú obchodnú inšpekciu, ktorá rieši spotrebiteľské spory mimosúdne.',
    en: 'We have assessed complaint {number} and rejected it. If you disagree, please reply to this e-mail. You may also turn to the Czech Trade Inspection Authority, which settles consumer disputes out of court.',
  },
  state_6_subject: {
    cs: 'Reklamace {number} je vyřízena – {shop}',
    sk: 'Reklamácia {number} je vybavená – {shop}',
    en: 'Complaint {number} has been resolved – {shop}',
  },
  state_6_title: {
    cs: 'Reklamace je vyřízená',
    sk: 'Reklamácia je vybavená',
    en: 'Your complaint has been resolved',
  },
  state_6: {
    cs: 'reklamaci {number} k objednávce {order} jsme vyřídili.',
    sk: 'reklamáciu {number} k objednávke {order} sme vybavili.',
    en: 'We have resolved complaint {number} about order {order}.',
  },
  state_7_subject: {
    cs: 'Reklamace {number} je zrušena – {shop}',
    sk: 'Reklamácia {number} je zrušená – {shop}',
    en: 'Complaint {number} has been cancelled – {shop}',
  },
  state_7_title: {
    cs: 'Reklamace je zrušená',
    sk: 'Reklamácia je zrušená',
    en: 'The complaint has been cancelled',
  },
  state_7: {
    cs: 'reklamace {number} k objednávce {order} je zrušená a dál ji neřešíme. Své právo reklamovat tím neztrácíte.',
    sk: 'reklamácia {number} k objednávke {order} je zrušená a ďalej ju neriešime. Svoje právo reklamovať tým nestrácate.',
    en: 'Complaint {number} about order {order} has been cancelled and we do nothing more about it. You do not lose your right to complain.',
  },
  inspection: {
    cs: 'Mimosoudní řešení sporů u České obchodní inspekce',
    sk: 'Mimosúdne riešenie sporov na Českej obchodnej inšpekcii',
    en: 'Out-of-court disputes at the Czech Trade Inspection Authority',
  },
  note: { cs: 'Naše vyjádření: {note}', sk: 'Naše vyjadrenie: {note}', en: 'Our statement: {note}' },
  show: { cs: 'Zobrazit reklamaci', sk: 'Zobraziť reklamáciu', en: 'Show the complaint' },
  attached: {
    cs: 'Reklamační protokol je v příloze. Uschovejte si ho prosím.',
    sk: 'Reklamačný protokol je v prílohe. Uschovajte si ho, prosím.',
    en: 'The complaint report is attached. Please keep it.',
  },
  credited: {
    cs: 'V příloze je také opravný doklad k faktuře.',
    sk: 'V prílohe je aj opravný doklad k faktúre.',
    en: 'A credit note for the invoice is attached as well.',
  },
} satisfies Record<string, Text>

type ComplaintMailText = keyof typeof TEXTS

export function sayComplaint(language: InterfaceLanguage) {
  return (key: ComplaintMailText, values: Record<string, string> = {}): string =>
    fillText(TEXTS[key][language], values)
}
