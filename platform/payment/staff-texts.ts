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
  | 'unasked'
  | 'unasked_unknown'
  | 'undecided'

/** Beside every other news of an order whose money a gateway has given back by itself. */
export const UNASKED_BEFORE: Record<InterfaceLanguage, string> = {
  cs: 'Pozor: brána z plateb této objednávky bez požadavku obchodu už vrátila {returned}. Než cokoli pošlete, ověřte prosím v její správě, co už k zákazníkovi odešlo, ať nedostane peníze dvakrát.',
  sk: 'Pozor: brána z platieb tejto objednávky bez požiadavky obchodu už vrátila {returned}. Skôr než čokoľvek pošlete, overte, prosím, v jej administrácii, čo už zákazníkovi odišlo, aby nedostal peniaze dvakrát.',
  en: 'Note: the gateway has already given back {returned} of the payments of this order without being asked by the shop. Before you send anything, please look into its administration for what has gone to the customer, so that no money goes back twice.',
}

/** What the shop's people are told; words in braces are filled in. */
export const STAFF_TEXTS: Record<InterfaceLanguage, Record<StaffNews, { subject: string; text: string }>> = {
  cs: {
    unasked: {
      subject: 'Brána vrátila peníze za objednávku {code}, o které obchod nežádal',
      text: 'Brána {gateway} vrátila z platby {payment} za objednávku {code} celkem {amount}, aniž o to obchod požádal: někdo je vrátil v její správě, nebo si je zákazník vyžádal u své banky. Objednávka zůstává zaplacená. Rozhodněte prosím, zda ji zrušit nebo neposílat, a vystavte případně opravný doklad.',
    },
    unasked_unknown: {
      subject: 'Brána vrátila peníze za objednávku {code}, o které obchod nežádal',
      text: 'Brána {gateway} vrátila peníze z platby {payment} za objednávku {code}, aniž o to obchod požádal: někdo je vrátil v její správě, nebo si je zákazník vyžádal u své banky. Kolik to bylo, brána neříká; počítáme s tím, že vše, nejvýš {amount}. Objednávka zůstává zaplacená. Ověřte prosím částku ve správě brány a rozhodněte, zda objednávku zrušit nebo neposílat, a vystavte případně opravný doklad.',
    },
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
    undecided: {
      subject: 'Platba objednávky {code} zůstala nerozhodnutá',
      text: 'Brána {gateway} ani po několika dnech neřekla, jak dopadla platba {payment} za objednávku {code} na {amount}. Obchod se už neptá a má ji za neúspěšnou; nezaplacená objednávka se brzy zruší. Podívejte se prosím do správy brány, a pokud peníze přišly, potvrďte platbu u objednávky.',
    },
    mismatch: {
      subject: 'Platba objednávky {code} nesouhlasí',
      text: 'Platba {payment} ({gateway}) se od objednávky {code} na {amount} liší. Objednávka zůstává nezaplacená.',
    },
  },
  sk: {
    unasked: {
      subject: 'Brána vrátila peniaze za objednávku {code}, o ktoré obchod nežiadal',
      text: 'Brána {gateway} vrátila z platby {payment} za objednávku {code} spolu {amount} bez toho, aby o to obchod požiadal: niekto ich vrátil v jej administrácii, alebo si ich zákazník vyžiadal vo svojej banke. Objednávka zostáva zaplatená. Rozhodnite, prosím, či ju zrušiť alebo neposlať, a prípadne vystavte opravný doklad.',
    },
    unasked_unknown: {
      subject: 'Brána vrátila peniaze za objednávku {code}, o ktoré obchod nežiadal',
      text: 'Brána {gateway} vrátila peniaze z platby {payment} za objednávku {code} bez toho, aby o to obchod požiadal: niekto ich vrátil v jej administrácii, alebo si ich zákazník vyžiadal vo svojej banke. Koľko to bolo, brána nehovorí; počítame s tým, že všetko, najviac {amount}. Objednávka zostáva zaplatená. Overte, prosím, sumu v administrácii brány a rozhodnite, či objednávku zrušiť alebo neposlať, a prípadne vystavte opravný doklad.',
    },
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
    undecided: {
      subject: 'Platba objednávky {code} zostala nerozhodnutá',
      text: 'Brána {gateway} ani po niekoľkých dňoch nepovedala, ako dopadla platba {payment} za objednávku {code} na {amount}. Obchod sa už nepýta a má ju za neúspešnú; nezaplatená objednávka sa čoskoro zruší. Pozrite sa, prosím, do administrácie brány, a ak peniaze prišli, potvrďte platbu pri objednávke.',
    },
    mismatch: {
      subject: 'Platba objednávky {code} nesúhlasí',
      text: 'Platba {payment} ({gateway}) sa od objednávky {code} na {amount} líši. Objednávka zostáva nezaplatená.',
    },
  },
  en: {
    unasked: {
      subject: 'The gateway gave back money for order {code} that the shop did not ask for',
      text: '{gateway} has given back {amount} in all of payment {payment} for order {code} without being asked by the shop: somebody did it in its administration, or the customer claimed it at their bank. The order stays paid. Please decide whether to cancel it or not to send it, and issue a credit note if one is due.',
    },
    unasked_unknown: {
      subject: 'The gateway gave back money for order {code} that the shop did not ask for',
      text: '{gateway} has given back money of payment {payment} for order {code} without being asked by the shop: somebody did it in its administration, or the customer claimed it at their bank. It does not say how much; we take it for everything, {amount} at most. The order stays paid. Please look up the amount in the administration of the gateway, decide whether to cancel the order or not to send it, and issue a credit note if one is due.',
    },
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
    undecided: {
      subject: 'The payment of order {code} was never decided',
      text: '{gateway} has not said for days what became of payment {payment} for order {code} of {amount}. The shop asks no more and takes it for failed; an order that is not paid is cancelled soon. Please look into the administration of the gateway, and if the money has come, confirm the payment of the order.',
    },
    mismatch: {
      subject: 'The payment of order {code} does not match',
      text: 'Payment {payment} ({gateway}) differs from order {code} of {amount}. The order stays unpaid.',
    },
  },
}
