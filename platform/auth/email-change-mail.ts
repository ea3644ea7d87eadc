import type { InterfaceLanguage } from '#contract/language.ts'
import { writeMail } from '#platform/mail/mail-content.ts'
import type { Mail } from '#platform/mail/outbox.ts'

const TEXTS = {
  cs: {
    subject: 'Potvrďte prosím nový e-mail',
    lines: [
      'někdo se chce touto adresou přihlašovat ke svému účtu v našem obchodě. Potvrďte ji prosím odkazem, platí jeden den:',
    ],
    action: 'Potvrdit e-mail',
    end: ['Pokud o ničem nevíte, odkaz neotevírejte. Bez potvrzení se nic nestane.'],
  },
  sk: {
    subject: 'Potvrďte, prosím, nový e-mail',
    lines: [
      'niekto sa chce touto adresou prihlasovať do svojho účtu v našom obchode. Potvrďte ju, prosím, odkazom, platí jeden deň:',
    ],
    action: 'Potvrdiť e-mail',
    end: ['Ak o ničom neviete, odkaz neotvárajte. Bez potvrdenia sa nič nestane.'],
  },
  en: {
    subject: 'Please confirm your new e-mail',
    lines: [
      'Somebody wants to log in to their account in our shop with this address. Please confirm it with this link, which works for one day:',
    ],
    action: 'Confirm e-mail',
    end: ['If you know nothing of this, just ignore this e-mail; nothing will change.'],
  },
} as const

/** To a mailbox that may be a stranger's: without a name, and with nothing about the account. */
export function emailChangeMail(sender: string, language: InterfaceLanguage, to: string, url: string): Mail {
  const { subject, lines, action, end } = TEXTS[language]
  const link = { name: action, url }
  return { to, language, ...writeMail(language, '', { subject, sender, lines, link, end }) }
}
