import type { InterfaceLanguage } from '#contract/language.ts'
import type { KnownCustomer } from '#platform/customer/customer.ts'
import { nameInflections } from '#platform/customer/vocative.ts'
import { writeMail } from '#platform/mail/mail-content.ts'
import type { Mail } from '#platform/mail/outbox.ts'

type News = 'password_changed' | 'email_change_asked' | 'email_changed' | 'account_deleted'

interface Text {
  subject: string
  lines: readonly string[]
}

const TEXTS: Record<InterfaceLanguage, Record<News, Text>> = {
  cs: {
    password_changed: {
      subject: 'Vaše heslo bylo změněno',
      lines: [
        'heslo k vašemu účtu bylo právě změněno a všechna ostatní zařízení jsme odhlásili.',
        'Pokud jste to nebyli vy, nastavte si prosím heslo znovu přes odkaz „Zapomenuté heslo“ a napište nám.',
      ],
    },
    email_change_asked: {
      subject: 'Žádost o změnu e-mailu',
      lines: [
        'k vašemu účtu chce někdo začít používat jiný e-mail. Změna platí až po potvrzení z nové schránky, do té doby se přihlašujete jako dosud.',
        'Pokud jste to nebyli vy, změňte si prosím hned heslo. Žádost tím zrušíte.',
      ],
    },
    email_changed: {
      subject: 'E-mail vašeho účtu byl změněn',
      lines: [
        'k přihlášení do vašeho účtu od této chvíle slouží jiný e-mail. Sem už o účtu psát nebudeme.',
        'Pokud jste to nebyli vy, napište nám prosím co nejdřív.',
      ],
    },
    account_deleted: {
      subject: 'Váš účet byl zrušen',
      lines: [
        'váš účet jsme zrušili a vaše údaje smazali. Objednávky a doklady k nim uchováme jen po dobu, kterou ukládá zákon.',
        'Pokud jste to nebyli vy, napište nám prosím.',
      ],
    },
  },
  sk: {
    password_changed: {
      subject: 'Vaše heslo bolo zmenené',
      lines: [
        'heslo k vášmu účtu bolo práve zmenené a všetky ostatné zariadenia sme odhlásili.',
        'Ak ste to neboli vy, nastavte si, prosím, heslo znova cez odkaz „Zabudnuté heslo“ a napíšte nám.',
      ],
    },
    email_change_asked: {
      subject: 'Žiadosť o zmenu e-mailu',
      lines: [
        'niekto chce pre váš účet začať používať iný e-mail. Zmena platí až po potvrdení z novej schránky, dovtedy sa prihlasujete ako doteraz.',
        'Ak ste to neboli vy, zmeňte si, prosím, hneď heslo. Žiadosť tým zrušíte.',
      ],
    },
    email_changed: {
      subject: 'E-mail vášho účtu bol zmenený',
      lines: [
        'na prihlásenie do vášho účtu odteraz slúži iný e-mail. Sem už o účte písať nebudeme.',
        'Ak ste to neboli vy, napíšte nám, prosím, čo najskôr.',
      ],
    },
    account_deleted: {
      subject: 'Váš účet bol zrušený',
      lines: [
        'váš účet sme zrušili a vaše údaje zmazali. Objednávky a doklady k nim uchováme len na čas, ktorý ukladá zákon.',
        'Ak ste to neboli vy, napíšte nám, prosím.',
      ],
    },
  },
  en: {
    password_changed: {
      subject: 'Your password has been changed',
      lines: [
        'The password to your account has just been changed, and all other devices were logged out.',
        'If it was not you, please set the password again through “Forgotten password”, and write to us.',
      ],
    },
    email_change_asked: {
      subject: 'Request to change your e-mail',
      lines: [
        'Somebody wants to use another e-mail for your account. The change takes effect once it is confirmed from the new address; until then you log in as before.',
        'If it was not you, please change your password at once. That also cancels the request.',
      ],
    },
    email_changed: {
      subject: 'The e-mail of your account has been changed',
      lines: [
        'From now on, another e-mail is used to log in to your account. We will no longer write about the account to this address.',
        'If it was not you, please write to us as soon as you can.',
      ],
    },
    account_deleted: {
      subject: 'Your account has been closed',
      lines: [
        'We have closed your account and deleted your data. Orders and their documents are kept only for as long as the law requires.',
        'If it was not you, please write to us.',
      ],
    },
  },
}

/** Tells the owner of an account what has just happened to it. */
export function accountMail(sender: string, customer: KnownCustomer, news: News): Mail {
  const { email, language, first_name } = customer
  const name = nameInflections(customer, language).first_name_vocative ?? first_name
  return { to: email, language, ...writeMail(language, name, { sender, ...TEXTS[language][news] }) }
}
