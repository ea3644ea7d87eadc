import type { InterfaceLanguage } from '#contract/language.ts'
import { nameInflections } from '#platform/customer/vocative.ts'
import { fillText } from '#platform/fill-text.ts'
import { type MailContent, writeMail } from '#platform/mail/mail-content.ts'

const LINKED = {
  cs: {
    subject: 'Nový způsob přihlášení k vašemu účtu',
    line: 'k vašemu účtu se teď můžete přihlásit také přes {name}.',
    end: 'Pokud jste to nebyli vy, nastavte si prosím nové heslo přes odkaz „Zapomenuté heslo“ a napište nám.',
  },
  sk: {
    subject: 'Nový spôsob prihlásenia do vášho účtu',
    line: 'do vášho účtu sa teraz môžete prihlásiť aj cez {name}.',
    end: 'Ak ste to neboli vy, nastavte si, prosím, nové heslo cez odkaz „Zabudnuté heslo“ a napíšte nám.',
  },
  en: {
    subject: 'A new way to log in to your account',
    line: 'You can now also log in to your account with {name}.',
    end: 'If it was not you, please choose a new password through “Forgotten password”, and write to us.',
  },
} as const

const CREATED = {
  cs: {
    subject: 'Váš účet je založen',
    lines: [
      'děkujeme za registraci. Přihlásíte se kdykoli přes {name}.',
      'V účtu najdete své objednávky, adresy, kredity i oblíbené zboží.',
    ],
    end: 'Pokud jste se neregistrovali vy, nastavte si prosím vlastní heslo přes odkaz „Zapomenuté heslo“. Účet pak můžete zrušit.',
  },
  sk: {
    subject: 'Váš účet je založený',
    lines: [
      'ďakujeme za registráciu. Prihlásite sa kedykoľvek cez {name}.',
      'V účte nájdete svoje objednávky, adresy, kredity aj obľúbený tovar.',
    ],
    end: 'Ak ste sa neregistrovali vy, nastavte si, prosím, vlastné heslo cez odkaz „Zabudnuté heslo“. Účet potom môžete zrušiť.',
  },
  en: {
    subject: 'Your account is ready',
    lines: [
      'Thank you for registering. You can log in at any time with {name}.',
      'Your account holds your orders, addresses, credits and favourites.',
    ],
    end: 'If it was not you who registered, please choose a password of your own through “Forgotten password”. You can then close the account.',
  },
} as const

interface Person {
  first_name: string
  last_name: string
  language: InterfaceLanguage
}

/** Says that a third party was linked with an account that had been there. */
export function linkedMail(sender: string, person: Person, provider_name: string): MailContent {
  const { subject, line, end } = LINKED[person.language]
  return written(sender, person, provider_name, subject, [line], end)
}

export function createdMail(sender: string, person: Person, provider_name: string): MailContent {
  const { subject, lines, end } = CREATED[person.language]
  return written(sender, person, provider_name, subject, lines, end)
}

function written(
  sender: string,
  person: Person,
  provider_name: string,
  subject: string,
  lines: readonly string[],
  end: string,
): MailContent {
  const { language, first_name } = person
  const name = nameInflections(person, language).first_name_vocative ?? first_name
  return writeMail(language, name, {
    subject,
    sender,
    lines: lines.map((line) => fillText(line, { name: provider_name })),
    end: [end],
  })
}
