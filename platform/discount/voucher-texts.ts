import type { Language } from '#contract/language.ts'

/** Why a code does not count. One that is switched off is as unknown as one that never was. */
export type VoucherRefusal =
  | 'unknown'
  | 'expired'
  | 'not_yet'
  | 'used_up'
  | 'used_by_you'
  | 'not_for_you'
  | 'not_for_guests'
  | 'not_in_currency'
  | 'nothing_to_discount'
  | 'already_applied'

export const VOUCHER_TEXTS: Record<Language, Record<VoucherRefusal, string>> = {
  cs: {
    unknown: 'Tento slevový kód neznáme. Zkontrolujte prosím, jak je napsaný.',
    expired: 'Platnost tohoto slevového kódu už skončila.',
    not_yet: 'Tento slevový kód ještě nezačal platit.',
    used_up: 'Tento slevový kód už je vyčerpaný.',
    used_by_you: 'Tento slevový kód jste už využili.',
    not_for_you: 'Tento slevový kód je určen jiným zákazníkům.',
    not_for_guests:
      'Tento slevový kód teď nelze uplatnit. Zkontrolujte prosím, jak je napsaný. Je-li jen pro některé zákazníky, přihlaste se.',
    not_in_currency: 'Tento slevový kód v této měně neplatí.',
    nothing_to_discount: 'V košíku není nic, na co by tento slevový kód platil.',
    already_applied: 'Tento slevový kód už v košíku máte.',
  },
  sk: {
    unknown: 'Tento zľavový kód nepoznáme. Skontrolujte, prosím, ako je napísaný.',
    expired: 'Platnosť tohto zľavového kódu sa už skončila.',
    not_yet: 'Tento zľavový kód ešte nezačal platiť.',
    used_up: 'Tento zľavový kód je už vyčerpaný.',
    used_by_you: 'Tento zľavový kód ste už využili.',
    not_for_you: 'Tento zľavový kód je určený iným zákazníkom.',
    not_for_guests:
      'Tento zľavový kód teraz nemožno uplatniť. Skontrolujte, prosím, ako je napísaný. Ak je len pre niektorých zákazníkov, prihláste sa.',
    not_in_currency: 'Tento zľavový kód v tejto mene neplatí.',
    nothing_to_discount: 'V košíku nie je nič, na čo by tento zľavový kód platil.',
    already_applied: 'Tento zľavový kód už v košíku máte.',
  },
  en: {
    unknown: 'We do not know this discount code. Please check the spelling.',
    expired: 'This discount code has expired.',
    not_yet: 'This discount code is not valid yet.',
    used_up: 'This discount code has been used up.',
    used_by_you: 'You have already used this discount code.',
    not_for_you: 'This discount code is meant for other customers.',
    not_for_guests:
      'This discount code cannot be applied now. Please check the spelling. If it is for certain customers only, log in.',
    not_in_currency: 'This discount code is not valid in this currency.',
    nothing_to_discount: 'There is nothing in the cart that this discount code applies to.',
    already_applied: 'This discount code is in your cart already.',
  },
  de: {
    unknown: 'Diesen Rabattcode kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    expired: 'Dieser Rabattcode ist abgelaufen.',
    not_yet: 'Dieser Rabattcode gilt noch nicht.',
    used_up: 'Dieser Rabattcode ist bereits aufgebraucht.',
    used_by_you: 'Sie haben diesen Rabattcode bereits eingelöst.',
    not_for_you: 'Dieser Rabattcode ist für andere Kunden bestimmt.',
    not_for_guests:
      'Dieser Rabattcode kann jetzt nicht eingelöst werden. Bitte prüfen Sie die Schreibweise. Gilt er nur für bestimmte Kunden, melden Sie sich an.',
    not_in_currency: 'Dieser Rabattcode gilt in dieser Währung nicht.',
    nothing_to_discount: 'Im Warenkorb ist nichts, wofür dieser Rabattcode gilt.',
    already_applied: 'Dieser Rabattcode ist bereits in Ihrem Warenkorb.',
  },
}
