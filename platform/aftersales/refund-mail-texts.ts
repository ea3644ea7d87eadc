import type { InterfaceLanguage } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'

type Text = Record<InterfaceLanguage, string>

/** `{name}` is filled in. */
const REFUND_MAIL_TEXTS = {
  hello: { cs: 'Dobrý den,', sk: 'Dobrý deň,', en: 'Hello,' },
  withdrawal_subject: {
    cs: 'Přijali jsme odstoupení od smlouvy, objednávka {code} – {shop}',
    sk: 'Prijali sme odstúpenie od zmluvy, objednávka {code} – {shop}',
    en: 'We have received your withdrawal from the contract, order {code} – {shop}',
  },
  withdrawal_title: {
    cs: 'Odstoupení od smlouvy jsme přijali',
    sk: 'Odstúpenie od zmluvy sme prijali',
    en: 'We have received your withdrawal',
  },
  withdrawal: {
    cs: 'potvrzujeme přijetí vašeho odstoupení od smlouvy k objednávce {code} ze dne {ordered}. Přijali jsme ho {time}. Tento e-mail si prosím uschovejte.',
    sk: 'potvrdzujeme prijatie vášho odstúpenia od zmluvy k objednávke {code} zo dňa {ordered}. Prijali sme ho {time}. Tento e-mail si, prosím, uschovajte.',
    en: 'We confirm the receipt of your withdrawal from the contract for order {code}, placed on {ordered}. We received it on {time}. Please keep this e-mail.',
  },
  withdrawal_next: {
    cs: 'Zboží, které už máte, nám pošlete zpět do 14 dnů od odstoupení na adresu: {address}. Částku k vrácení pošleme do 14 dnů stejným způsobem, jakým jste platili; počkat můžeme, dokud zboží nedorazí nebo neprokážete, že jste ho odeslali.',
    sk: 'Tovar, ktorý už máte, nám pošlite späť do 14 dní od odstúpenia na adresu: {address}. Sumu na vrátenie pošleme do 14 dní rovnakým spôsobom, akým ste platili; počkať môžeme, kým tovar nedorazí alebo nepreukážete, že ste ho odoslali.',
    en: 'Please send back any goods you already have within 14 days of withdrawing, to {address}. We send the refund within 14 days, in the way you paid; we may wait until the goods arrive or you show that you have sent them.',
  },
  refund_subject: {
    cs: 'Přijali jsme žádost o vrácení zboží č. {number}, objednávka {code} – {shop}',
    sk: 'Prijali sme žiadosť o vrátenie tovaru č. {number}, objednávka {code} – {shop}',
    en: 'We have received return request no. {number}, order {code} – {shop}',
  },
  refund_title: {
    cs: 'Žádost o vrácení jsme přijali',
    sk: 'Žiadosť o vrátenie sme prijali',
    en: 'We have received your return request',
  },
  refund: {
    cs: 'vaši žádost o vrácení zboží č. {number} k objednávce {code} jsme přijali {time}.',
    sk: 'vašu žiadosť o vrátenie tovaru č. {number} k objednávke {code} sme prijali {time}.',
    en: 'We received your return request no. {number} for order {code} on {time}.',
  },
  refund_next: {
    cs: 'Do balíku prosím vložte číslo vrácení {number}. Jakmile zboží zkontrolujeme, ozveme\u00a0se.',
    sk: 'Do balíka, prosím, vložte číslo vrátenia {number}. Hneď ako tovar skontrolujeme, ozveme sa.',
    en: 'Please put a note with return number {number} in the parcel. We will write as soon as we have checked the goods.',
  },
  refund_address: {
    cs: 'Naše adresa: {address}.',
    sk: 'Naša adresa: {address}.',
    en: 'Our address: {address}.',
  },
  items: { cs: 'Co se vrací', sk: 'Čo sa vracia', en: 'What goes back' },
  received_at: { cs: 'Přijato', sk: 'Prijaté', en: 'Received' },
  from: { cs: 'Od koho', sk: 'Od koho', en: 'From' },
  order: { cs: 'Objednávka', sk: 'Objednávka', en: 'Order' },
  account: { cs: 'Účet pro vrácení peněz', sk: 'Účet na vrátenie peňazí', en: 'Account for a refund' },
  goods: { cs: 'Zboží', sk: 'Tovar', en: 'Goods' },
  delivery: {
    cs: 'Doprava (v ceně nejlevnější nabízené dopravy) a platba',
    sk: 'Doprava (v cene najlacnejšej ponúkanej dopravy) a platba',
    en: 'Shipping (at the cheapest rate we offer) and payment',
  },
  way_back: { cs: 'Doprava zpět', sk: 'Doprava späť', en: 'Return shipping' },
  credits: { cs: 'Vrátí se jako kredity', sk: 'Vráti sa ako kredity', en: 'Refunded as credits' },
  rounding: { cs: 'Zaokrouhlení objednávky', sk: 'Zaokrúhlenie objednávky', en: 'Rounding of the order' },
  total: { cs: 'K vrácení', sk: 'Na vrátenie', en: 'Refund' },
  value: { cs: 'Hodnota', sk: 'Hodnota', en: 'Value' },
  not_paid: {
    cs: 'Objednávka není zaplacená, takže zatím není co vracet.',
    sk: 'Objednávka nie je zaplatená, takže zatiaľ nie je čo vracať.',
    en: 'The order has not been paid, so there is no money to return yet.',
  },
  note: { cs: 'Poznámka', sk: 'Poznámka', en: 'Note' },
  show_order: { cs: 'Zobrazit objednávku', sk: 'Zobraziť objednávku', en: 'View the order' },
  received_subject: {
    cs: 'Zboží z vrácení č. {number} dorazilo – {shop}',
    sk: 'Tovar z vrátenia č. {number} dorazil – {shop}',
    en: 'The goods from return no.\u00a0{number} have arrived – {shop}',
  },
  received: {
    cs: 'zboží z vrácení č. {number} (objednávka {code}) k nám dorazilo. Zkontrolujeme ho a ozveme\u00a0se.',
    sk: 'tovar z vrátenia č. {number} (objednávka {code}) k nám dorazil. Skontrolujeme ho a ozveme sa.',
    en: 'The goods from return no.\u00a0{number} (order {code}) have arrived. We will check them and write to you.',
  },
  approved_subject: {
    cs: 'Vrácení č. {number} je schváleno – {shop}',
    sk: 'Vrátenie č. {number} je schválené – {shop}',
    en: 'Return no. {number} has been approved – {shop}',
  },
  approved: {
    cs: 'vrácení č. {number} (objednávka {code}) jsme schválili. K vrácení je {total}.',
    sk: 'vrátenie č. {number} (objednávka {code}) sme schválili. Na vrátenie je {total}.',
    en: 'We have approved return no. {number} (order {code}). The amount to be returned is {total}.',
  },
  approved_unpaid: {
    cs: 'vrácení č. {number} (objednávka {code}) jsme schválili. {not_paid}',
    sk: 'vrátenie č. {number} (objednávka {code}) sme schválili. {not_paid}',
    en: 'We have approved return no. {number} (order {code}). {not_paid}',
  },
  approved_wish: {
    cs: 'vrácení č. {number} (objednávka {code}) jsme schválili. Vyřídíme ho, jak jste si přáli.',
    sk: 'vrátenie č. {number} (objednávka {code}) sme schválili. Vybavíme ho, ako ste si želali.',
    en: 'We have approved return no. {number} (order {code}). We will settle it as you wished.',
  },
  rejected_subject: {
    cs: 'Vrácení č. {number} jsme nemohli přijmout – {shop}',
    sk: 'Vrátenie č. {number} sme nemohli prijať – {shop}',
    en: 'We could not accept return no. {number} – {shop}',
  },
  rejected: {
    cs: 'vrácení č. {number} (objednávka {code}) jsme nemohli přijmout. Proč, vám vysvětlíme na {phone} nebo v odpovědi na tento e-mail.',
    sk: 'vrátenie č. {number} (objednávka {code}) sme nemohli prijať. Prečo, vám vysvetlíme na {phone} alebo v odpovedi na tento e-mail.',
    en: 'We could not accept return no. {number} (order {code}). We will explain why on {phone}, or if you reply to this e-mail.',
  },
  paid_out_subject: {
    cs: 'Peníze za vrácení č. {number} jsou na cestě – {shop}',
    sk: 'Peniaze za vrátenie č. {number} sú na ceste – {shop}',
    en: 'The money for return no. {number} is on its way – {shop}',
  },
  paid_out: {
    cs: 'za vrácení č. {number} (objednávka {code}) jsme vám poslali {total}.',
    sk: 'za vrátenie č. {number} (objednávka {code}) sme vám poslali {total}.',
    en: 'We have sent you {total} for return no. {number} (order {code}).',
  },
  settled_subject: {
    cs: 'Vrácení č. {number} je vyřízeno – {shop}',
    sk: 'Vrátenie č. {number} je vybavené – {shop}',
    en: 'Return no. {number} is settled – {shop}',
  },
  settled: {
    cs: 'vrácení č. {number} je vyřízené. Objednávku {code} jste neplatili a platit ji už nemusíte.',
    sk: 'vrátenie č. {number} je vybavené. Objednávku {code} ste neplatili a platiť ju už nemusíte.',
    en: 'Return no. {number} is settled. You have not paid order {code} and no longer have to.',
  },
  settled_paid: {
    cs: 'vrácení č. {number} (objednávka {code}) je vyřízené.',
    sk: 'vrátenie č. {number} (objednávka {code}) je vybavené.',
    en: 'Return no. {number} (order {code}) is settled.',
  },
  settled_wish: {
    cs: 'vrácení č. {number} (objednávka {code}) je vyřízené, jak jste si přáli.',
    sk: 'vrátenie č. {number} (objednávka {code}) je vybavené, ako ste si želali.',
    en: 'Return no. {number} (order {code}) is settled as you wished.',
  },
  credit_note_attached: {
    cs: 'Opravný doklad je v příloze.',
    sk: 'Opravný doklad je v prílohe.',
    en: 'The credit note is attached.',
  },
  credit_note_with_order: {
    cs: 'Opravný doklad najdete u objednávky.',
    sk: 'Opravný doklad nájdete pri objednávke.',
    en: 'You will find the credit note with the order.',
  },
  settled_money: { cs: 'Posíláme vám', sk: 'Posielame vám', en: 'Money on its way' },
  money_to_send: { cs: 'Pošleme vám', sk: 'Pošleme vám', en: 'Money to be sent to you' },
  money_by_gateway: {
    cs: 'Peníze vám vrátíme stejným způsobem, jakým jste platili.',
    sk: 'Peniaze vám vrátime rovnakým spôsobom, akým ste platili.',
    en: 'We will return the money in the same way you paid.',
  },
  money_to_account: {
    cs: 'Peníze pošleme na účet {account}. Pokud je chcete na jiný, odpovězte prosím na tento e-mail.',
    sk: 'Peniaze pošleme na účet {account}. Ak ich chcete na iný, odpovedzte, prosím, na tento e-mail.',
    en: 'We will send the money to account {account}. If you want it on another one, please reply to this e-mail.',
  },
  money_told: {
    cs: 'Jakmile peníze odešleme, napíšeme vám.',
    sk: 'Hneď ako peniaze odošleme, napíšeme vám.',
    en: 'We will write to you as soon as the money is on its way.',
  },
  ask_account: {
    cs: 'Peníze pošleme na váš účet. Jeho číslo nám prosím napište v odpovědi na tento e-mail.',
    sk: 'Peniaze pošleme na váš účet. Jeho číslo nám, prosím, napíšte v odpovedi na tento e-mail.',
    en: 'We will send the money to your bank account. Please reply to this e-mail with its number.',
  },
  settled_credits: { cs: 'Kredity na účtu', sk: 'Kredity na účte', en: 'Credits on your account' },
  settled_exchange: { cs: 'K výměně', sk: 'Na výmenu', en: 'To be exchanged' },
  exchange_next: {
    cs: 'Nové zboží místo vráceného vám teprve pošleme, ozveme se vám.',
    sk: 'Nový tovar namiesto vráteného vám ešte len pošleme, ozveme sa vám.',
    en: 'The goods instead of those you returned are still to come; we will be in touch.',
  },
  confirm_subject: {
    cs: 'Potvrďte odstoupení od smlouvy, objednávka {code} – {shop}',
    sk: 'Potvrďte odstúpenie od zmluvy, objednávka {code} – {shop}',
    en: 'Please confirm your withdrawal from the contract, order {code} – {shop}',
  },
  confirm_title: {
    cs: 'Potvrďte prosím odstoupení',
    sk: 'Potvrďte, prosím, odstúpenie',
    en: 'Please confirm your withdrawal',
  },
  confirm: {
    cs: 'formulář s odstoupením od smlouvy k objednávce {code} jsme přijali {time}. Tento čas platí, i když odstoupení potvrdíte později. Protože formulář mohl vyplnit kdokoli, potvrďte prosím, že jste to vy. Odkaz platí 24 hodin.',
    sk: 'formulár s odstúpením od zmluvy k objednávke {code} sme prijali {time}. Tento čas platí, aj keď odstúpenie potvrdíte neskôr. Pretože formulár mohol vyplniť ktokoľvek, potvrďte, prosím, že ste to vy. Odkaz platí 24 hodín.',
    en: 'We received a form withdrawing from the contract for order {code} on {time}. That time counts even if you confirm it later. As anybody could have filled in the form, please confirm that it was you. The link works for 24 hours.',
  },
  confirm_link: {
    cs: 'Potvrdit odstoupení od smlouvy',
    sk: 'Potvrdiť odstúpenie od zmluvy',
    en: 'Confirm withdrawal',
  },
  choose: {
    cs: 'Chcete odstoupit jen od některých položek? Nic nepotvrzujte a vyberte je tady:',
    sk: 'Chcete odstúpiť len od niektorých položiek? Nič nepotvrdzujte a vyberte ich tu:',
    en: 'Withdrawing from some items only? Do not confirm anything; choose them here:',
  },
  choose_link: { cs: 'Vybrat položky', sk: 'Vybrať položky', en: 'Choose items' },
  confirm_else: {
    cs: 'Pokud jste formulář neposlali, nemusíte dělat nic. Bez potvrzení se nic nestane.',
    sk: 'Ak ste formulár neposlali, nemusíte robiť nič. Bez potvrdenia sa nič nestane.',
    en: 'If you did not send the form, there is nothing to do. Without the confirmation nothing happens.',
  },
  whole_order: { cs: 'Celá objednávka', sk: 'Celá objednávka', en: 'The whole order' },
} as const satisfies Record<string, Text>

export type RefundMailText = keyof typeof REFUND_MAIL_TEXTS

export const sayOfRefund =
  (language: InterfaceLanguage) =>
  (text: RefundMailText, words: Record<string, string> = {}): string =>
    fillText(REFUND_MAIL_TEXTS[text][language], words)
