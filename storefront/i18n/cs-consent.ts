/** Consent and the newsletter. */
export const csConsent = {
  'breadcrumb.newsletter': 'Novinky e-mailem',
  'breadcrumb.newsletter_confirm': 'Potvrzení odběru novinek',
  'breadcrumb.newsletter_unsubscribe': 'Odhlášení novinek',
  'newsletter.email': 'E-mail pro novinky',
  'newsletter.email_invalid': 'Zkontrolujte prosím e-mail, například jana@example.com.',
  'newsletter.rate_limited': 'Žádostí o novinky bylo příliš mnoho. Zkuste to prosím za hodinu.',
  'newsletter.privacy': 'Adresu použijeme jen k posílání novinek.',
  'newsletter.sent_heading': 'Podívejte se do schránky',
  'newsletter.sent_hint': 'Nic nepřišlo? Zkuste se podívat i mezi hromadnou poštu a spam.',
  'newsletter.confirm_heading': 'Potvrďte odběr novinek',
  'newsletter.confirm_text': 'Jedním kliknutím potvrdíte, že vám na tuto adresu smíme posílat novinky.',
  'newsletter.confirm_submit': 'Potvrdit odběr',
  'newsletter.confirmed_heading': 'Hotovo, těšíme se',
  'newsletter.confirmed_text':
    'Odběr novinek je potvrzený. Odkaz k odhlášení najdete v každém e-mailu, který vám pošleme.',
  'newsletter.old_link_heading': 'Odkaz už neplatí',
  'newsletter.old_confirm_text':
    'Potvrzovací odkaz platí sedm dní. Zadejte e-mail znovu a pošleme vám čerstvý.',
  'newsletter.old_unsubscribe_text':
    'Tento odkaz neznáme. Nejspíš už k odběru přihlášeni nejste. Pokud vám novinky přesto chodí, použijte odkaz z posledního e-mailu.',
  'newsletter.leave_heading': 'Odhlásit novinky?',
  'newsletter.leave_text': 'Po odhlášení vám už žádné novinky nepošleme. E-maily k objednávkám to nezmění.',
  'newsletter.leave_submit': 'Odhlásit novinky',
  'newsletter.left_heading': 'Odběr je zrušený',
  'newsletter.left_text': 'Novinky vám už posílat nebudeme.',
  'newsletter.left_by_mistake': 'Byl to omyl?',
  'newsletter.subscribe_again': 'Přihlásit se znovu',
  'newsletter.to_shop': 'Zpět do obchodu',
  'cookies.more': 'Všechny cookies a jak dlouho platí',
} as const
