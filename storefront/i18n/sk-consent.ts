import type { ConsentMessages } from './messages.ts'

export const skConsent: Readonly<Record<keyof ConsentMessages, string>> = {
  'breadcrumb.newsletter': 'Novinky e-mailom',
  'breadcrumb.newsletter_confirm': 'Potvrdenie odberu noviniek',
  'breadcrumb.newsletter_unsubscribe': 'Odhlásenie odberu noviniek',
  'newsletter.email': 'E-mail na novinky',
  'newsletter.email_invalid': 'E-mail nevyzerá správne. Má mať tvar meno@domena.sk.',
  'newsletter.rate_limited': 'Žiadostí o novinky bolo príliš veľa. Skúste to, prosím, o hodinu.',
  'newsletter.privacy': 'Adresu použijeme len na posielanie noviniek.',
  'newsletter.sent_heading': 'Pozrite sa do schránky',
  'newsletter.sent_hint': 'Nič neprišlo? Skúste sa pozrieť aj medzi hromadnú poštu a spam.',
  'newsletter.confirm_heading': 'Potvrďte odber noviniek',
  'newsletter.confirm_text': 'Jedným kliknutím potvrdíte, že vám na túto adresu smieme posielať novinky.',
  'newsletter.confirm_submit': 'Potvrdiť odber',
  'newsletter.confirmed_heading': 'Hotovo, tešíme sa',
  'newsletter.confirmed_text':
    'Odber noviniek je potvrdený. Odkaz na odhlásenie nájdete v každom e-maile, ktorý vám pošleme.',
  'newsletter.old_link_heading': 'Odkaz už neplatí',
  'newsletter.old_confirm_text':
    'Potvrdzovací odkaz platí sedem dní. Zadajte e-\u2060mail znova a pošleme vám nový.',
  'newsletter.old_unsubscribe_text':
    'Tento odkaz nepoznáme. Zrejme už nie ste prihlásení na odber. Ak vám novinky napriek tomu chodia, použite odkaz z posledného e-mailu.',
  'newsletter.leave_heading': 'Odhlásiť odber noviniek?',
  'newsletter.leave_text':
    'Po odhlásení vám už žiadne novinky nepošleme. Na e-maily k objednávkam to nemá vplyv.',
  'newsletter.leave_submit': 'Odhlásiť odber',
  'newsletter.left_heading': 'Odber je zrušený',
  'newsletter.left_text': 'Novinky vám už posielať nebudeme.',
  'newsletter.left_by_mistake': 'Bol to omyl?',
  'newsletter.subscribe_again': 'Prihlásiť sa na odber znova',
  'newsletter.to_shop': 'Späť do obchodu',
  'cookies.more': 'Všetky cookies a ako dlho platia',
}
