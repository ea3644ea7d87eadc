import type { Language } from '#contract/language.ts'

interface SocialTexts {
  provider: string
  return_url: string
  state: string
  code: string
  away: string
  refused: string
  no_email: string
  email_taken: string
  linked_elsewhere: string
  only_way: string
}

export const SOCIAL_TEXTS: Record<Language, SocialTexts> = {
  cs: {
    provider: 'Tímto způsobem se přihlásit nelze.',
    return_url: 'Chybí platná adresa pro návrat do obchodu.',
    state: 'Přihlášení trvalo příliš dlouho, nebo začalo v jiném prohlížeči. Zkuste to prosím znovu.',
    code: 'Přihlášení se nepodařilo ověřit. Zkuste to prosím znovu.',
    away: 'Přihlašovací služba teď neodpovídá. Zkuste to za chvíli, nebo se přihlaste heslem.',
    refused: 'Přihlášení se nezdařilo. Napište nám prosím.',
    no_email: 'Přihlašovací služba nám nesdělila váš e-mail. Zaregistrujte se prosím e-mailem a heslem.',
    email_taken:
      'Pod tímto e-mailem už u nás účet je a nevíme jistě, že je váš. Přihlaste se heslem, nebo si nechte poslat nové.',
    linked_elsewhere: 'S tímto účtem je už propojen někdo jiný.',
    only_way: 'Nejdřív si nastavte heslo, jinak byste se do účtu už nedostali.',
  },
  sk: {
    provider: 'Týmto spôsobom sa prihlásiť nedá.',
    return_url: 'Chýba platná adresa na návrat do obchodu.',
    state: 'Prihlásenie trvalo príliš dlho alebo sa začalo v inom prehliadači. Skúste to, prosím, znova.',
    code: 'Prihlásenie sa nepodarilo overiť. Skúste to, prosím, znova.',
    away: 'Prihlasovacia služba teraz neodpovedá. Skúste to o chvíľu alebo sa prihláste heslom.',
    refused: 'Prihlásenie sa nepodarilo. Napíšte nám, prosím.',
    no_email: 'Prihlasovacia služba nám neoznámila váš e-mail. Zaregistrujte sa, prosím, e-mailom a heslom.',
    email_taken:
      'Pod týmto e-mailom už u nás účet je a nevieme s istotou, či je váš. Prihláste sa heslom alebo si dajte poslať nové.',
    linked_elsewhere: 'S týmto účtom je už prepojený niekto iný.',
    only_way: 'Najprv si nastavte heslo, inak by ste sa do účtu už nedostali.',
  },
  en: {
    provider: 'There is no such way to log in.',
    return_url: 'A valid address for returning to the shop is missing.',
    state: 'The login took too long, or was started in another browser. Please try again.',
    code: 'The login could not be verified. Please try again.',
    away: 'The login service does not answer now. Please try again in a while, or log in with a password.',
    refused: 'We could not log you in. Please write to us.',
    no_email: 'The login service did not tell us your e-mail. Please register with an e-mail and a password.',
    email_taken:
      'There already is an account under this e-mail, and we cannot be sure it is yours. Please log in with the password, or ask for a new one.',
    linked_elsewhere: 'Somebody else is already linked with this account.',
    only_way: 'Please choose a password first; otherwise you could not log in any more.',
  },
  de: {
    provider: 'Auf diesem Weg können Sie sich nicht anmelden.',
    return_url: 'Es fehlt eine gültige Adresse für die Rückkehr zum Shop.',
    state:
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es erneut.',
    code: 'Die Anmeldung konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
    away: 'Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es später oder melden Sie sich mit Passwort an.',
    refused: 'Die Anmeldung ist fehlgeschlagen. Bitte schreiben Sie uns.',
    no_email:
      'Der Anmeldedienst hat uns Ihre E-Mail nicht mitgeteilt. Bitte registrieren Sie sich mit E-Mail und Passwort.',
    email_taken:
      'Unter dieser E-Mail gibt es schon ein Konto, und wir wissen nicht sicher, dass es Ihres ist. Bitte melden Sie sich mit Passwort an oder fordern Sie ein neues an.',
    linked_elsewhere: 'Mit diesem Konto ist schon jemand anderes verknüpft.',
    only_way: 'Bitte wählen Sie zuerst ein Passwort, sonst könnten Sie sich nicht mehr anmelden.',
  },
}
