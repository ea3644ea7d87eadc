import type { InterfaceLanguage } from '#contract/language.ts'

export type StaffNews =
  | 'already_paid'
  | 'paid_after_cancel'
  | 'cancelled'
  | 'mismatch'
  | 'refund_refused'
  | 'refund_unclear'
  | 'by_hand'
  | 'exchange'
  | 'amount_unknown'
  | 'keys_refused'

/** What the shop's people are told; words in braces are filled in. */
export const STAFF_TEXTS: Record<InterfaceLanguage, Record<StaffNews, { subject: string; text: string }>> = {
  cs: {
    keys_refused: {
      subject: 'Brána {gateway} odmítá klíče obchodu',
      text: 'Brána {gateway} nás nepoznala u objednávky {code}. Dokud se to nenapraví, nikdo přes ni nezaplatí a nevrátí se ani peníze. Zkontrolujte prosím přístupové údaje brány v nastavení obchodu, nebo zda váš účet u brány není zablokovaný. Napíšeme nejvýš jednou denně.',
    },
    already_paid: {
      subject: 'Objednávka {code} je zaplacená dvakrát',
      text: 'Na objednávku {code} přišla další platba {payment} ({gateway}) na {amount}. Vraťte ji prosím.',
    },
    paid_after_cancel: {
      subject: 'Zrušená nebo vrácená objednávka {code} je zaplacená',
      text: 'Na zrušenou nebo vrácenou objednávku {code} přišla platba {payment} ({gateway}) na {amount}. Vraťte ji prosím.',
    },
    cancelled: {
      subject: 'Zaplacená objednávka {code} je zrušená',
      text: 'Objednávka {code} je zrušená a byla zaplacená platbou {payment} ({gateway}). Vraťte prosím {amount}.',
    },
    refund_refused: {
      subject: 'Peníze za objednávku {code} se nevrátily',
      text: 'Brána {gateway} odmítla vrátit {amount} z platby {payment} za objednávku {code}. Pošlete je prosím převodem, ne z administrace brány.',
    },
    refund_unclear: {
      subject: 'Vrácení peněz za objednávku {code} je třeba ověřit',
      text: 'Nevíme, zda brána {gateway} vrátila {amount} z platby {payment} za objednávku {code}. Podívejte se prosím do její správy a pak vrácení uzavřete, nebo pošlete znovu.',
    },
    by_hand: {
      subject: 'Vraťte peníze za objednávku {code}',
      text: 'Za objednávku {code} je třeba vrátit {amount} převodem. Účet a variabilní symbol jsou v seznamu vracených peněz; po odeslání tam vrácení uzavřete.',
    },
    exchange: {
      subject: 'Vyměňte zboží z objednávky {code}',
      text: 'Zákazník vrátil z objednávky {code} zboží v hodnotě {amount} a přeje si za ně jiné: {goods}. Peníze za ně neodešly. Pošlete prosím zboží, nebo se se zákazníkem domluvte.',
    },
    amount_unknown: {
      subject: 'Rozhodněte o penězích za objednávku {code}',
      text: 'Reklamace {complaint} k objednávce {code} je vyřízená penězi, jejichž výši musí někdo určit: {goods}. Určete ji prosím, pošlete peníze zákazníkovi a vystavte na ně opravný doklad. Peníze za toto zboží zatím neodešly.',
    },
    mismatch: {
      subject: 'Platba objednávky {code} nesouhlasí',
      text: 'Platba {payment} ({gateway}) se od objednávky {code} na {amount} liší. Objednávka zůstává nezaplacená.',
    },
  },
  sk: {
    keys_refused: {
      subject: 'Brána {gateway} odmieta kľúče obchodu',
      text: 'Brána {gateway} nás nespoznala pri objednávke {code}. Kým sa to nenapraví, nezaplatí cez ňu nikto a nevrátia sa ani peniaze. Skontrolujte, prosím, prístupové údaje brány v nastavení obchodu, alebo či brána nezablokovala váš účet. Napíšeme najviac raz denne.',
    },
    already_paid: {
      subject: 'Objednávka {code} je zaplatená dvakrát',
      text: 'Na objednávku {code} prišla ďalšia platba {payment} ({gateway}) na {amount}. Vráťte ju, prosím.',
    },
    paid_after_cancel: {
      subject: 'Zrušená alebo vrátená objednávka {code} je zaplatená',
      text: 'Na zrušenú alebo vrátenú objednávku {code} prišla platba {payment} ({gateway}) na {amount}. Vráťte ju, prosím.',
    },
    cancelled: {
      subject: 'Zaplatená objednávka {code} je zrušená',
      text: 'Objednávka {code} je zrušená a bola zaplatená platbou {payment} ({gateway}). Vráťte, prosím, {amount}.',
    },
    refund_refused: {
      subject: 'Peniaze za objednávku {code} sa nevrátili',
      text: 'Brána {gateway} odmietla vrátiť {amount} z platby {payment} za objednávku {code}. Pošlite ich, prosím, prevodom, nie z administrácie brány.',
    },
    refund_unclear: {
      subject: 'Vrátenie peňazí za objednávku {code} treba overiť',
      text: 'Nevieme, či brána {gateway} vrátila {amount} z platby {payment} za objednávku {code}. Pozrite sa, prosím, do jej administrácie a potom vrátenie uzavrite, alebo pošlite znova.',
    },
    by_hand: {
      subject: 'Vráťte peniaze za objednávku {code}',
      text: 'Za objednávku {code} treba vrátiť {amount} prevodom. Účet a variabilný symbol sú v zozname vracaných peňazí; po odoslaní tam vrátenie uzavrite.',
    },
    exchange: {
      subject: 'Vymeňte tovar z objednávky {code}',
      text: 'Zákazník vrátil z objednávky {code} tovar v hodnote {amount} a praje si zaň iný: {goods}. Peniaze zaň neodišli. Pošlite, prosím, tovar, alebo sa so zákazníkom dohodnite.',
    },
    amount_unknown: {
      subject: 'Rozhodnite o peniazoch za objednávku {code}',
      text: 'Reklamácia {complaint} k objednávke {code} je vybavená peniazmi, ktorých výšku musí niekto určiť: {goods}. Určte ju, prosím, pošlite peniaze zákazníkovi a vystavte na ne opravný doklad. Peniaze za tento tovar zatiaľ neodišli.',
    },
    mismatch: {
      subject: 'Platba objednávky {code} nesúhlasí',
      text: 'Platba {payment} ({gateway}) sa od objednávky {code} na {amount} líši. Objednávka zostáva nezaplatená.',
    },
  },
  en: {
    keys_refused: {
      subject: '{gateway} refuses the keys of the shop',
      text: '{gateway} did not recognise us at order {code}. Until this is put right nobody can pay through it, and no money goes back. Please check the keys of the gateway in the settings of the shop, or whether your account there is blocked. We write at most once a day.',
    },
    already_paid: {
      subject: 'Order {code} is paid twice',
      text: 'Another payment {payment} ({gateway}) of {amount} has come for order {code}. Please send it back.',
    },
    paid_after_cancel: {
      subject: 'Cancelled or returned order {code} is paid',
      text: 'A payment {payment} ({gateway}) of {amount} has come for the cancelled or returned order {code}. Please send it back.',
    },
    cancelled: {
      subject: 'Paid order {code} is cancelled',
      text: 'Order {code} is cancelled and was paid by payment {payment} ({gateway}). Please send {amount} back.',
    },
    refund_refused: {
      subject: 'The money for order {code} was not given back',
      text: '{gateway} refused to give back {amount} of payment {payment} for order {code}. Please send it by bank transfer, not from the administration of the gateway.',
    },
    refund_unclear: {
      subject: 'A refund of order {code} needs a look',
      text: 'We do not know whether {gateway} has given back {amount} of payment {payment} for order {code}. Please look into its administration, then close the refund or send it again.',
    },
    by_hand: {
      subject: 'Send the money for order {code} back',
      text: '{amount} is to be sent back by transfer for order {code}. Its account and variable symbol are in the list of money to go back; close the refund there once it is sent.',
    },
    exchange: {
      subject: 'Exchange goods of order {code}',
      text: 'The customer has returned goods of order {code} worth {amount} and wishes for others: {goods}. No money was sent for them. Please send the goods, or agree with the customer.',
    },
    amount_unknown: {
      subject: 'Decide about the money for order {code}',
      text: 'Complaint {complaint} about order {code} is resolved by money whose amount somebody has to say: {goods}. Please decide the amount, send the money to the customer and issue a credit note for it. No money has been sent for these goods yet.',
    },
    mismatch: {
      subject: 'The payment of order {code} does not match',
      text: 'Payment {payment} ({gateway}) differs from order {code} of {amount}. The order stays unpaid.',
    },
  },
}
