import type { InterfaceLanguage } from '#contract/language.ts'

const cs = {
  title: 'Zkušební účet',
  brand: 'Zkušební přihlášení',
  notice: 'Zkušební prostředí. Lidé níže jsou vymyšlení, nikdo se na heslo neptá.',
  who: 'Kým chcete být?',
  shares: 'Obchod se dozví jméno a e-mail toho, koho zvolíte.',
  verified: 'ověřený e-mail',
  unverified: 'neověřený e-mail',
  no_email: 'bez e-mailu',
  refuse: 'Nikým, vrátit se bez přihlášení',
  failed: 'Přihlášení nelze dokončit',
  failed_text: 'Odkaz vypršel, nebo je neplatný. Vraťte se do obchodu a zkuste to znovu.',
}

export type LoginTexts = typeof cs

export const LOGIN_TEXTS: Record<InterfaceLanguage, LoginTexts> = {
  cs,
  sk: {
    title: 'Skúšobný účet',
    brand: 'Skúšobné prihlásenie',
    notice: 'Skúšobné prostredie. Ľudia nižšie sú vymyslení, na heslo sa nikto nepýta.',
    who: 'Kým chcete byť?',
    shares: 'Obchod sa dozvie meno a e-mail toho, koho si vyberiete.',
    verified: 'overený e-mail',
    unverified: 'neoverený e-mail',
    no_email: 'bez e-mailu',
    refuse: 'Nikým, vrátiť sa bez prihlásenia',
    failed: 'Prihlásenie sa nedá dokončiť',
    failed_text: 'Odkaz vypršal alebo je neplatný. Vráťte sa do obchodu a skúste to znova.',
  },
  en: {
    title: 'Test account',
    brand: 'Test login',
    notice: 'Test environment. The people below are made up; nobody asks for a password.',
    who: 'Who would you like to be?',
    shares: 'The shop will learn the name and the e-mail of whomever you choose.',
    verified: 'verified e-mail',
    unverified: 'unverified e-mail',
    no_email: 'no e-mail',
    refuse: 'Nobody, go back without logging in',
    failed: 'The login cannot be completed',
    failed_text: 'The link has expired or is not valid. Go back to the shop and try again.',
  },
}
