import type { Language } from '#contract/language.ts'

type Text = Record<Language, string>

/** Why a refund is refused. */
const REFUND_TEXTS = {
  not_delivered: {
    cs: 'Zboží lze vrátit, až bude objednávka doručená. Dřív můžete od smlouvy odstoupit.',
    sk: 'Tovar možno vrátiť, až keď bude objednávka doručená. Skôr môžete od zmluvy odstúpiť.',
    en: 'Goods can be returned once the order has been delivered. Before that you may withdraw from the contract.',
    de: 'Ware kann erst nach der Zustellung zurückgegeben werden. Vorher können Sie den Vertrag widerrufen.',
  },
  cancelled: {
    cs: 'Objednávka je zrušená, není z ní co vracet.',
    sk: 'Objednávka je zrušená, nie je z nej čo vracať.',
    en: 'The order has been cancelled, there is nothing to return.',
    de: 'Die Bestellung ist storniert, es gibt nichts zurückzugeben.',
  },
  too_late: {
    cs: 'Lhůta 14 dnů na odstoupení od smlouvy už uplynula.',
    sk: 'Lehota 14 dní na odstúpenie od zmluvy už uplynula.',
    en: 'The 14 days for withdrawing from the contract are over.',
    de: 'Die Widerrufsfrist von 14 Tagen ist abgelaufen.',
  },
  no_order: {
    cs: 'K odstoupení chybí objednávka: uveďte prosím její id.',
    sk: 'K odstúpeniu chýba objednávka: uveďte, prosím, jej id.',
    en: 'The withdrawal has no order: please name its id.',
    de: 'Zum Widerruf fehlt die Bestellung: bitte nennen Sie ihre Id.',
  },
  other_order: {
    cs: 'Odstoupení patří k jiné objednávce, než jakou uvádíte.',
    sk: 'Odstúpenie patrí k inej objednávke, než akú uvádzate.',
    en: 'The withdrawal belongs to another order than the one you name.',
    de: 'Der Widerruf gehört zu einer anderen Bestellung als der genannten.',
  },
  submitted: {
    cs: 'Vrácení už je odeslané a měnit se nedá.',
    sk: 'Vrátenie je už odoslané a nedá sa meniť.',
    en: 'The return has been sent and cannot be changed any more.',
    de: 'Die Rückgabe ist abgeschickt und kann nicht mehr geändert werden.',
  },
  empty: {
    cs: 'Vyberte prosím, co vracíte.',
    sk: 'Vyberte, prosím, čo vraciate.',
    en: 'Please choose what you are returning.',
    de: 'Bitte wählen Sie aus, was Sie zurückgeben.',
  },
  not_returnable: {
    cs: 'Tuto položku vrátit nelze.',
    sk: 'Túto položku vrátiť nemožno.',
    en: 'This item cannot be returned.',
    de: 'Dieser Artikel kann nicht zurückgegeben werden.',
  },
  too_many: {
    cs: 'Tolik kusů už vrátit nelze.',
    sk: 'Toľko kusov už vrátiť nemožno.',
    en: 'That many pieces can no longer be returned.',
    de: 'So viele Stücke können nicht mehr zurückgegeben werden.',
  },
  listed: {
    cs: 'Tato položka už ve vrácení je.',
    sk: 'Táto položka už vo vrátení je.',
    en: 'This item is in the return already.',
    de: 'Dieser Artikel ist bereits in der Rückgabe.',
  },
  no_reason: {
    cs: 'Kdo odstupuje od smlouvy, neuvádí důvod ani přání.',
    sk: 'Kto odstupuje od zmluvy, neuvádza dôvod ani želanie.',
    en: 'Whoever withdraws from the contract gives neither a reason nor a wish.',
    de: 'Wer den Vertrag widerruft, nennt weder Grund noch Wunsch.',
  },
  no_credits: {
    cs: 'Na kredity tuto objednávku převést nejde. Vyberte prosím jiné řešení.',
    sk: 'Na kredity túto objednávku previesť nemožno. Vyberte, prosím, iné riešenie.',
    en: 'This order cannot be turned into credits. Please choose another way.',
    de: 'Diese Bestellung lässt sich nicht in Punkte umwandeln. Bitte wählen Sie etwas anderes.',
  },
  shipping_method: {
    cs: 'Vyberte prosím, jak zboží pošlete zpět.',
    sk: 'Vyberte, prosím, ako tovar pošlete späť.',
    en: 'Please choose how the goods will travel back.',
    de: 'Bitte wählen Sie, wie die Ware zurückkommt.',
  },
  shipping_option: {
    cs: 'Vyberte prosím podací místo.',
    sk: 'Vyberte, prosím, podacie miesto.',
    en: 'Please choose where you will hand the parcel in.',
    de: 'Bitte wählen Sie die Abgabestelle.',
  },
  country: {
    cs: 'Tuto zemi neobsluhujeme.',
    sk: 'Túto krajinu neobsluhujeme.',
    en: 'We do not serve this country.',
    de: 'Dieses Land bedienen wir nicht.',
  },
  cannot_move: {
    cs: 'Do tohoto stavu vrácení převést nejde.',
    sk: 'Do tohto stavu vrátenie previesť nemožno.',
    en: 'The return cannot be moved to this state.',
    de: 'Die Rückgabe kann nicht in diesen Zustand versetzt werden.',
  },
  not_paid: {
    cs: 'Objednávka zatím není zaplacená. Část z ní vypořádáte, až peníze přijdou.',
    sk: 'Objednávka zatiaľ nie je zaplatená. Časť z nej vyrovnáte, až keď peniaze prídu.',
    en: 'The order has not been paid yet. A part of it can be settled once the money has come.',
    de: 'Die Bestellung ist noch nicht bezahlt. Ein Teil kann erst danach abgerechnet werden.',
  },
  busy: {
    cs: 'Na objednávce právě pracuje někdo jiný. Zkuste to prosím za chvíli.',
    sk: 'Na objednávke práve pracuje niekto iný. Skúste to, prosím, o chvíľu.',
    en: 'Somebody else is working on the order right now. Please try again in a while.',
    de: 'Jemand anderes bearbeitet gerade die Bestellung. Bitte versuchen Sie es gleich noch einmal.',
  },
  token: {
    cs: 'Odkaz pro potvrzení už neplatí. Vyplňte prosím formulář znovu.',
    sk: 'Odkaz na potvrdenie už neplatí. Vyplňte, prosím, formulár znova.',
    en: 'This confirmation link no longer works. Please fill in the form again.',
    de: 'Dieser Bestätigungslink gilt nicht mehr. Bitte füllen Sie das Formular erneut aus.',
  },
} as const satisfies Record<string, Text>

export type RefundText = keyof typeof REFUND_TEXTS

export const refundText = (language: Language, text: RefundText): string => REFUND_TEXTS[text][language]
