import type { InterfaceLanguage, Language } from '#contract/language.ts'

interface MailTexts {
  hello: string
  confirm_subject: string
  confirm_title: string
  confirm: string
  confirm_link: string
  confirm_else: string
  welcome_subject: string
  welcome_title: string
  welcome: string
  why: string
  unsubscribe: string
}

export const NEWSLETTER_TEXTS: Record<InterfaceLanguage, MailTexts> = {
  cs: {
    hello: 'Dobrý den,',
    confirm_subject: 'Potvrďte prosím odběr novinek',
    confirm_title: 'Ještě jedno kliknutí',
    confirm:
      'někdo, nejspíš vy, zadal v našem obchodě tuto adresu k odběru novinek. Dokud to nepotvrdíte, nic vám posílat nebudeme. Odkaz platí sedm dní:',
    confirm_link: 'Potvrdit odběr novinek',
    confirm_else: 'Pokud jste o novinky nežádali, nemusíte dělat nic. Adresu po sedmi dnech smažeme.',
    welcome_subject: 'Odběr novinek je potvrzený',
    welcome_title: 'Vítejte mezi odběrateli',
    welcome:
      'od teď vám občas napíšeme, co nového jsme přivezli, co právě ladíme a co je zrovna za lepší cenu. Nic víc.',
    why: 'Tento e-mail dostáváte, protože jste se v našem obchodě přihlásili k odběru novinek. Odhlásit se můžete kdykoli odkazem níže.',
    unsubscribe: 'Odhlásit odběr novinek',
  },
  sk: {
    hello: 'Dobrý deň,',
    confirm_subject: 'Potvrďte, prosím, odber noviniek',
    confirm_title: 'Ešte jedno kliknutie',
    confirm:
      'niekto, pravdepodobne vy, zadal v našom obchode túto adresu na odber noviniek. Kým to nepotvrdíte, nič vám posielať nebudeme. Odkaz platí sedem dní:',
    confirm_link: 'Potvrdiť odber noviniek',
    confirm_else: 'Ak ste o novinky nežiadali, nemusíte robiť nič. Adresu po siedmich dňoch zmažeme.',
    welcome_subject: 'Odber noviniek je potvrdený',
    welcome_title: 'Vitajte medzi odberateľmi',
    welcome:
      'odteraz vám občas napíšeme, čo nové sme priviezli, na čom pracujeme a čo je za lepšiu cenu. Nič viac.',
    why: 'Tento e-mail dostávate, pretože ste sa v našom obchode prihlásili na odber noviniek. Odhlásiť sa môžete kedykoľvek odkazom nižšie.',
    unsubscribe: 'Odhlásiť odber noviniek',
  },
  en: {
    hello: 'Hello,',
    confirm_subject: 'Please confirm your newsletter subscription',
    confirm_title: 'One more click',
    confirm:
      'Somebody, most likely you, entered this address for the newsletter of our shop. Until you confirm it we will send you nothing. The link works for seven days:',
    confirm_link: 'Confirm your subscription',
    confirm_else:
      'If you did not ask for it, there is nothing to do. We delete the address after seven days.',
    welcome_subject: 'Your subscription is confirmed',
    welcome_title: 'Welcome to our newsletter',
    welcome:
      'From now on we will write to you now and then: what has arrived, what we are working on, and what is on offer. Nothing more.',
    why: 'You get this e-mail because you asked for news from our shop. You can unsubscribe at any time by the link below.',
    unsubscribe: 'Unsubscribe',
  },
}

/** The same for a link that is old, was used up or never was. */
export const TOKEN_REFUSED: Record<Language, string> = {
  cs: 'Odkaz už neplatí.',
  sk: 'Odkaz už neplatí.',
  en: 'This link no longer works.',
  de: 'Dieser Link gilt nicht mehr.',
}
