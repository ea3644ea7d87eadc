/** Consent and the newsletter. */
export const csConsent = {
  'breadcrumb.newsletter': 'Novinky e-mailem',
  'breadcrumb.newsletter_confirm': 'Potvrzení odběru novinek',
  'breadcrumb.newsletter_unsubscribe': 'Odhlášení odběru novinek',
  'newsletter.email': 'E-mail pro novinky',
  'newsletter.email_invalid': 'E-mail nevypadá správně. Má mít tvar jmeno@domena.cz.',
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
    'Potvrzovací odkaz platí sedm dní. Zadejte e-\u2060mail znovu a pošleme vám nový.',
  'newsletter.old_unsubscribe_text':
    'Tento odkaz neznáme. Nejspíš už nejste přihlášeni k odběru. Pokud vám novinky přesto chodí, použijte odkaz z posledního e-mailu.',
  'newsletter.leave_heading': 'Odhlásit odběr novinek?',
  'newsletter.leave_text': 'Po odhlášení vám už žádné novinky nepošleme. E-maily k objednávkám to nezmění.',
  'newsletter.leave_submit': 'Odhlásit odběr',
  'newsletter.left_heading': 'Odběr je zrušený',
  'newsletter.left_text': 'Novinky vám už posílat nebudeme.',
  'newsletter.left_by_mistake': 'Byl to omyl?',
  'newsletter.subscribe_again': 'Přihlásit se k odběru znovu',
  'newsletter.to_shop': 'Zpět do obchodu',
  'cookies.more': 'Všechny cookies a jak dlouho platí',
} as const
