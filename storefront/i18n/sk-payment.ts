import type { PaymentMessages } from './messages.ts'

export const skPayment: Readonly<Record<keyof PaymentMessages, string>> = {
  'payment.checking': 'Platbu overujeme',
  'payment.checking_text':
    'Banka nám zatiaľ nepotvrdila výsledok. Pýtame sa jej ďalej, stránka sa sama obnoví. Znova plaťte, len ak viete, že platba neprebehla.',
  'payment.check_again': 'Overiť znova',
  'payment.refused':
    'Platbu teraz nemožno začať. Skúste to, prosím, o chvíľu alebo zvoľte iný spôsob platby.',
  'payment.latest_order': 'Zobraziť objednávku, ktorú ste práve odoslali',
  'payment.latest_order_unpaid': 'Objednávka {code} čaká na zaplatenie – zaplatiť',
  'payment.otherwise': 'Zaplatiť iným spôsobom',
  'payment.otherwise_lead': 'Cena objednávky zostane rovnaká.',
  'payment.otherwise_submit': 'Zmeniť spôsob platby',
  'payment.not_changed':
    'Spôsob platby teraz nie je možné zmeniť. Ak je predchádzajúca platba v platobnej bráne ešte otvorená, dokončite ju, alebo ju tam zrušte. Ak sa spôsob platby menil už niekoľkokrát, ozvite sa nám, prosím.',
}
