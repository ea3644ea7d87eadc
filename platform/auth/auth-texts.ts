import type { Language } from '#contract/language.ts'

/** The same for a wrong password, an unknown e-mail and a closed account: it must not tell which. */
export const LOGIN_REFUSED: Record<Language, string> = {
  cs: 'Přihlášení se nezdařilo. Zkontrolujte e-mail a heslo.',
  sk: 'Prihlásenie sa nepodarilo. Skontrolujte e-mail a heslo.',
  en: 'We could not log you in. Please check the e-mail and the password.',
  de: 'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie E-Mail und Passwort.',
}

export const RESET_REFUSED: Record<Language, string> = {
  cs: 'Odkaz pro obnovu hesla už neplatí. Vyžádejte si prosím nový.',
  sk: 'Odkaz na obnovu hesla už neplatí. Vyžiadajte si, prosím, nový.',
  en: 'This link no longer works. Please ask for a new one.',
  de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
}
