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

export const EMAIL_CHANGE_REFUSED: Record<Language, string> = {
  cs: 'Odkaz k potvrzení e-mailu už neplatí. Změňte si prosím e-mail v účtu znovu.',
  sk: 'Odkaz na potvrdenie e-mailu už neplatí. Zmeňte si, prosím, e-mail v účte znova.',
  en: 'This link no longer works. Please change the e-mail in your account again.',
  de: 'Dieser Link gilt nicht mehr. Bitte ändern Sie die E-Mail im Konto noch einmal.',
}

export const EMAIL_TAKEN: Record<Language, string> = {
  cs: 'Účet s tímto e-mailem nelze založit. Máte-li už účet, přihlaste se, nebo si nastavte nové heslo.',
  sk: 'Účet s týmto e-mailom nie je možné založiť. Ak už účet máte, prihláste sa alebo si nastavte nové heslo.',
  en: 'We cannot open an account with this e-mail. If you already have one, please log in or choose a new password.',
  de: 'Mit dieser E-Mail kann kein Konto angelegt werden. Falls Sie schon eines haben, melden Sie sich an oder setzen Sie ein neues Passwort.',
}

export const NOT_TO_BE_ACTED_AS: Record<Language, string> = {
  cs: 'Za tohoto zákazníka nelze jednat: účet je zablokovaný, zrušený nebo bez přihlášení.',
  sk: 'Za tohto zákazníka nemožno konať: účet je zablokovaný, zrušený alebo bez prihlásenia.',
  en: 'Nobody can act as this customer: the account is blocked, closed or has no login.',
  de: 'Für diesen Kunden kann niemand handeln: Das Konto ist gesperrt, geschlossen oder ohne Anmeldung.',
}

export const WRONG_PASSWORD: Record<Language, string> = {
  cs: 'Heslo nesouhlasí.',
  sk: 'Heslo nie je správne.',
  en: 'The password is not correct.',
  de: 'Das Passwort stimmt nicht.',
}

/** A third party logs them in; the link of a mail gives them a password of their own. */
export const NO_PASSWORD: Record<Language, string> = {
  cs: 'Účet zatím nemá vlastní heslo. Odhlaste se prosím a u přihlášení si ho nastavte přes „Zapomenuté heslo“.',
  sk: 'Účet zatiaľ nemá vlastné heslo. Odhláste sa, prosím, a pri prihlásení si ho nastavte cez „Zabudnuté heslo“.',
  en: 'The account has no password of its own yet. Please log out and choose one through “Forgotten password” on the login page.',
  de: 'Das Konto hat noch kein eigenes Passwort. Bitte melden Sie sich ab und legen Sie bei der Anmeldung über „Passwort vergessen“ eines fest.',
}

export const WEAK_PASSWORD: Record<Language, string> = {
  cs: 'Takové heslo se snadno uhodne. Zvolte prosím jiné.',
  sk: 'Také heslo sa dá ľahko uhádnuť. Zvoľte, prosím, iné.',
  en: 'This password is easy to guess. Please choose another.',
  de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
}
