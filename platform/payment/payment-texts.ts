import type { Language } from '#contract/language.ts'

export type PaymentText =
  | 'not_online'
  | 'cancelled'
  | 'paid'
  | 'too_many'
  | 'still_open'
  | 'gateway_down'
  | 'return_url'
  | 'busy'
  | 'method'
  | 'changed_often'
  | 'refund_closed'
  | 'refund_by_hand'

export const PAYMENT_TEXTS: Record<Language, Record<PaymentText, string>> = {
  cs: {
    not_online: 'Tuto objednávku nelze zaplatit online.',
    cancelled: 'Objednávka je zrušená nebo vrácená, platit ji už nejde.',
    paid: 'Objednávka už je zaplacená.',
    too_many: 'Pokusů o platbu už bylo příliš mnoho. Ozvěte se nám prosím.',
    still_open: 'Předchozí platba je u brány ještě otevřená. Dokončete ji tam, nebo ji tam zrušte.',
    gateway_down: 'Platební brána teď neodpovídá. Zkuste to prosím za chvíli.',
    return_url: 'Chybí platná adresa pro návrat do obchodu.',
    busy: 'Platba se právě zakládá. Zkuste to prosím za chvíli.',
    method: 'Takto tuto objednávku zaplatit nelze. Vyberte prosím jiný způsob platby.',
    changed_often: 'Způsob platby se u této objednávky měnil už příliš často. Ozvěte se nám prosím.',
    refund_closed: 'Tyto peníze se už vracejí, nebo jsou vrácené.',
    refund_by_hand: 'Tyto peníze nejdou zpět přes bránu. Pošlete je převodem a vrácení pak uzavřete.',
  },
  sk: {
    not_online: 'Túto objednávku nie je možné zaplatiť online.',
    cancelled: 'Objednávka je zrušená alebo vrátená, platiť ju už nie je možné.',
    paid: 'Objednávka je už zaplatená.',
    too_many: 'Pokusov o platbu už bolo príliš veľa. Ozvite sa nám, prosím.',
    still_open:
      'Predchádzajúca platba je v platobnej bráne ešte otvorená. Dokončite ju tam, alebo ju tam zrušte.',
    gateway_down: 'Platobná brána teraz neodpovedá. Skúste to, prosím, o chvíľu.',
    return_url: 'Chýba platná adresa na návrat do obchodu.',
    busy: 'Platba sa práve zakladá. Skúste to, prosím, o chvíľu.',
    method: 'Takto túto objednávku nie je možné zaplatiť. Vyberte, prosím, iný spôsob platby.',
    changed_often: 'Spôsob platby sa pri tejto objednávke menil už príliš často. Ozvite sa nám, prosím.',
    refund_closed: 'Tieto peniaze sa už vracajú, alebo sú vrátené.',
    refund_by_hand: 'Tieto peniaze nejdú späť cez bránu. Pošlite ich prevodom a vrátenie potom uzavrite.',
  },
  en: {
    not_online: 'This order cannot be paid online.',
    cancelled: 'The order is cancelled or returned and can no longer be paid.',
    paid: 'The order is already paid.',
    too_many: 'There were too many payment attempts. Please contact us.',
    still_open: 'The earlier payment is still open at the gateway. Please finish or cancel it there.',
    gateway_down: 'The payment gateway does not answer. Please try again in a moment.',
    return_url: 'A valid address for returning to the shop is missing.',
    busy: 'The payment is just being opened. Please try again in a moment.',
    method: 'This order cannot be paid that way. Please choose another payment method.',
    changed_often: 'The payment method of this order was changed too often. Please contact us.',
    refund_closed: 'This money is already going back, or has gone back.',
    refund_by_hand:
      'This money does not go back through a gateway. Send it by transfer, then close the refund.',
  },
  de: {
    not_online: 'Diese Bestellung lässt sich nicht online bezahlen.',
    cancelled: 'Die Bestellung ist storniert oder zurückgegeben und lässt sich nicht mehr bezahlen.',
    paid: 'Die Bestellung ist bereits bezahlt.',
    too_many: 'Es gab zu viele Zahlungsversuche. Bitte melden Sie sich bei uns.',
    still_open:
      'Die vorige Zahlung ist beim Anbieter noch offen. Bitte schließen oder brechen Sie sie dort ab.',
    gateway_down: 'Das Zahlungsportal antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
    return_url: 'Es fehlt eine gültige Adresse für die Rückkehr zum Shop.',
    busy: 'Die Zahlung wird gerade angelegt. Bitte versuchen Sie es gleich noch einmal.',
    method: 'So lässt sich diese Bestellung nicht bezahlen. Bitte wählen Sie eine andere Zahlungsart.',
    changed_often: 'Die Zahlungsart dieser Bestellung wurde zu oft geändert. Bitte melden Sie sich bei uns.',
    refund_closed: 'Dieses Geld wird bereits erstattet oder ist erstattet.',
    refund_by_hand:
      'Dieses Geld geht nicht über ein Zahlungsportal zurück. Überweisen Sie es und schließen Sie dann die Erstattung ab.',
  },
}
