import type { InterfaceLanguage } from '#contract/language.ts'
import { nameInflections } from '#platform/customer/vocative.ts'
import { type MailContent, writeMail } from '#platform/mail/mail-content.ts'

const REGISTERED = {
  cs: {
    subject: 'Váš účet je založen',
    lines: [
      'děkujeme za registraci. Přihlásíte se tímto e-mailem a heslem, které jste si zvolili.',
      'V účtu najdete své objednávky, adresy, kredity i oblíbené zboží.',
    ],
    end: [
      'Pokud jste se neregistrovali vy, nastavte si prosím vlastní heslo přes odkaz „Zapomenuté heslo“. Účet pak můžete zrušit.',
    ],
  },
  sk: {
    subject: 'Váš účet je založený',
    lines: [
      'ďakujeme za registráciu. Prihlásite sa týmto e-mailom a heslom, ktoré ste si zvolili.',
      'V účte nájdete svoje objednávky, adresy, kredity aj obľúbený tovar.',
    ],
    end: [
      'Ak ste sa neregistrovali vy, nastavte si, prosím, vlastné heslo cez odkaz „Zabudnuté heslo“. Účet potom môžete zrušiť.',
    ],
  },
  en: {
    subject: 'Your account is ready',
    lines: [
      'Thank you for registering. Log in with this e-mail and the password you have chosen.',
      'Your account holds your orders, addresses, credits and favourites.',
    ],
    end: [
      'If it was not you who registered, please choose a password of your own through “Forgotten password”. You can then close the account.',
    ],
  },
} as const

export function registeredMail(
  sender: string,
  language: InterfaceLanguage,
  person: { first_name: string; last_name: string },
): MailContent {
  const name = nameInflections(person, language).first_name_vocative ?? person.first_name
  return writeMail(language, name, { sender, ...REGISTERED[language] })
}
