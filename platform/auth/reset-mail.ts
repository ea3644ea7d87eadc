import { DATE_LOCALES, type InterfaceLanguage } from '#contract/language.ts'
import { nameInflections } from '#platform/customer/vocative.ts'
import { fillText } from '#platform/fill-text.ts'
import { type MailContent, writeMail } from '#platform/mail/mail-content.ts'

const RESET = {
  cs: {
    subject: 'Nastavení nového hesla',
    lines: ['požádali jste o nové heslo ke svému účtu. Nastavíte ho tímto odkazem, platí jednu hodinu:'],
    action: 'Nastavit nové heslo',
    end: ['Pokud jste o nic nežádali, nemusíte dělat nic. Vaše heslo se nezměnilo.'],
  },
  sk: {
    subject: 'Nastavenie nového hesla',
    lines: ['požiadali ste o nové heslo k svojmu účtu. Nastavíte ho týmto odkazom, platí jednu hodinu:'],
    action: 'Nastaviť nové heslo',
    end: ['Ak ste o nič nežiadali, nemusíte robiť nič. Vaše heslo sa nezmenilo.'],
  },
  en: {
    subject: 'Choose a new password',
    lines: [
      'You asked for a new password for your account. Choose it with this link, which works for one hour:',
    ],
    action: 'Choose a new password',
    end: ['If you did not ask for it, there is nothing to do. Your password has not changed.'],
  },
} as const

const CHANGED = {
  cs: {
    subject: 'Vaše heslo bylo změněno',
    lines: [
      'heslo k vašemu účtu bylo právě změněno a všechna zařízení jsme odhlásili.',
      'Pokud jste to nebyli vy, nastavte si prosím heslo znovu přes odkaz „Zapomenuté heslo“ a napište nám.',
    ],
    unlinked:
      'Zrušili jsme také přihlášení přes jiné služby, která byla do účtu přidána. Ta, která používáte, si v něm můžete přidat znovu.',
    linked:
      'Do účtu se dál dostanete také přes {names}. Pokud takové přihlášení nepoužíváte nebo k němu má přístup i někdo jiný, zrušte ho prosím v účtu v části Propojené účty.',
  },
  sk: {
    subject: 'Vaše heslo bolo zmenené',
    lines: [
      'heslo k vášmu účtu bolo práve zmenené a všetky zariadenia sme odhlásili.',
      'Ak ste to neboli vy, nastavte si, prosím, heslo znova cez odkaz „Zabudnuté heslo“ a napíšte nám.',
    ],
    unlinked:
      'Zrušili sme aj prihlásenia cez iné služby, ktoré boli do účtu pridané. Tie, ktoré používate, si v ňom môžete pridať znova.',
    linked:
      'Do účtu sa aj naďalej dostanete cez {names}. Ak takéto prihlásenie nepoužívate alebo k nemu má prístup aj niekto iný, zrušte ho, prosím, v účte v časti Prepojené účty.',
  },
  en: {
    subject: 'Your password has been changed',
    lines: [
      'The password of your account has just been changed, and all devices were logged out.',
      'If it was not you, please set the password again through “Forgotten password”, and write to us.',
    ],
    unlinked:
      'We have also removed logins through other services that were added to the account. You can add those you use again there.',
    linked:
      'You can still log in to the account with {names}. If you do not use that, or somebody else has access to it, please unlink it in the account under Linked accounts.',
  },
} as const

export function resetMail(
  sender: string,
  language: InterfaceLanguage,
  first_name: string,
  url: string,
): MailContent {
  const { subject, lines, action, end } = RESET[language]
  return writeMail(language, nameIn(language, first_name), {
    subject,
    sender,
    lines,
    link: { name: action, url },
    end,
  })
}

export function passwordChangedMail(
  sender: string,
  { language, first_name }: { language: InterfaceLanguage; first_name: string },
  { is_unlinked, linked: providers }: { is_unlinked: boolean; linked: readonly string[] },
): MailContent {
  const { subject, lines, unlinked, linked } = CHANGED[language]
  const [news, ...more] = lines
  const names = new Intl.ListFormat(DATE_LOCALES[language], { type: 'disjunction' }).format(providers)
  const told = [
    news,
    ...(is_unlinked ? [unlinked] : []),
    ...(providers.length > 0 ? [fillText(linked, { names })] : []),
    ...more,
  ]
  return writeMail(language, nameIn(language, first_name), { subject, sender, lines: told })
}

function nameIn(language: InterfaceLanguage, first_name: string): string {
  return nameInflections({ first_name, last_name: '' }, language).first_name_vocative ?? first_name
}
