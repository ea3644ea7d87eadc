import { aftersalesPages } from './page-aftersales.ts'
import { companyPages } from './page-company.ts'
import { legalPages } from './page-legal.ts'
import { trustPages } from './page-trust.ts'
import { LANGUAGES, type Language, type Localized, type StaticContent } from './shape.ts'

export const staticPages = [...companyPages, ...legalPages, ...aftersalesPages, ...trustPages]

const slot = (code: string, name: string, content: Localized): StaticContent => ({ code, name, content })

const pageLink = (code: string, language: Language, text?: string) => {
  const page = staticPages.find((candidate) => candidate.code === code)
  if (!page) throw new Error(`There is no static page ${code}`)
  return `<li><a href="page:${code}">${text ?? page.name[language]}</a></li>`
}

const withdrawHere: Localized = {
  cs: 'Odstoupit od smlouvy zde',
  sk: 'Odstúpiť od zmluvy tu',
  en: 'Withdraw from contract here',
  de: 'Vertrag hier widerrufen',
}
const helpHeading: Localized = { cs: 'Pomoc', sk: 'Pomoc', en: 'Help', de: 'Hilfe' }
const companyHeading: Localized = { cs: 'Vitrine', sk: 'Vitrine', en: 'Vitrine', de: 'Vitrine' }
const blogName: Localized = { cs: 'Blog', sk: 'Blog', en: 'Blog', de: 'Blog' }

const helpPages = ['shipping-and-payment', 'complaints', 'legal-guarantee', 'contact']
const companyPageCodes = ['about', 'terms', 'privacy', 'cookies', 'accessibility']

const footerColumns = (language: Language) =>
  [
    `<h3>${helpHeading[language]}</h3><ul>`,
    ...helpPages.map((code) => pageLink(code, language)),
    pageLink('withdrawal', language, withdrawHere[language]),
    `</ul><h3>${companyHeading[language]}</h3><ul>`,
    ...companyPageCodes.map((code) => pageLink(code, language)),
    `<li><a href="route:blog">${blogName[language]}</a></li></ul>`,
  ].join('')

const inEveryLanguage = (text: (language: Language) => string): Localized => {
  const [cs, sk, en, de] = LANGUAGES.map(text)
  return { cs: cs ?? '', sk: sk ?? '', en: en ?? '', de: de ?? '' }
}

export const staticContents: StaticContent[] = [
  slot('header-strip', 'Header strip', {
    cs: '<p>Doprava zdarma od 1 200 Kč · Vrácení do 14 dnů · Keramika z vlastní dílny</p>',
    sk: '<p>Doprava zadarmo od 48 € · Vrátenie do 14 dní · Keramika z vlastnej dielne</p>',
    en: '<p>Free shipping from 1,200 Kč · Returns within 14 days · Ceramics from our own studio</p>',
    de: '<p>Versandkostenfrei ab 48 € · Rückgabe binnen 14 Tagen · Keramik aus eigener Werkstatt</p>',
  }),
  slot('footer-about', 'Footer: about the shop', {
    cs: '<p>Čaj, káva a ruční keramika z Brna. Vybíráme, pražíme, točíme a balíme sami. <a href="page:about">Náš příběh</a></p>',
    sk: '<p>Čaj, káva a ručná keramika z Brna. Vyberáme, pražíme, točíme a balíme sami. <a href="page:about">Náš príbeh</a></p>',
    en: '<p>Tea, coffee and hand-made ceramics from Brno. Chosen, roasted, thrown and packed by us. <a href="page:about">Our story</a></p>',
    de: '<p>Tee, Kaffee und handgemachte Keramik aus Brünn. Von uns ausgewählt, geröstet, gedreht und verpackt. <a href="page:about">Unsere Geschichte</a></p>',
  }),
  slot('footer-columns', 'Footer: columns of links', inEveryLanguage(footerColumns)),
  slot('home-intro', 'Home: introduction', {
    cs: '<h2>Dobrý den začíná u konvice</h2><p>Čerstvé čaje z letošních sklizní, káva pražená každé úterý a hrnky, které drží teplo i tvar dlaně.</p>',
    sk: '<h2>Dobrý deň sa začína pri kanvici</h2><p>Čerstvé čaje z tohtoročných zberov, káva pražená každý utorok a hrnčeky, ktoré držia teplo aj tvar dlane.</p>',
    en: '<h2>A good day starts at the kettle</h2><p>Fresh teas from this year’s harvests, coffee roasted every Tuesday, and mugs that keep both warmth and the shape of a palm.</p>',
    de: '<h2>Ein guter Tag beginnt am Wasserkessel</h2><p>Frische Tees der diesjährigen Ernten, jeden Dienstag gerösteter Kaffee und Becher, die Wärme halten und gut in der Hand liegen.</p>',
  }),
  slot('home-story', 'Home: story of the studio', {
    cs: '<h2>Tři týdny, dvanáct doteků</h2><p>Než se hrnek dostane k vám, projde v naší dílně na Vysočině dvanáctkrát rukama. Žádný není stejný a přesně tak to má být.</p><p><a href="article:how-a-mug-is-made">Jak se rodí hrnek</a></p>',
    sk: '<h2>Tri týždne, dvanásť dotykov</h2><p>Kým sa hrnček dostane k vám, prejde v našej dielni na Vysočine dvanásťkrát rukami. Žiadny nie je rovnaký a presne tak to má byť.</p><p><a href="article:how-a-mug-is-made">Ako sa rodí hrnček</a></p>',
    en: '<h2>Three weeks, twelve touches</h2><p>Before a mug reaches you, it passes through hands in our Highland studio twelve times. No two are alike, and that is how it should be.</p><p><a href="article:how-a-mug-is-made">How a mug is born</a></p>',
    de: '<h2>Drei Wochen, zwölf Handgriffe</h2><p>Bevor ein Becher zu Ihnen kommt, geht er in unserer Werkstatt im Hochland zwölfmal durch unsere Hände. Keiner gleicht dem anderen, und so soll es sein.</p><p><a href="article:how-a-mug-is-made">Wie ein Becher entsteht</a></p>',
  }),
  slot('checkout-help', 'Checkout: help', {
    cs: '<p><strong>Potřebujete poradit?</strong> Zavolejte nám na +420 555 010 203, v pracovní dny 9–18 hodin. Doručujeme do Česka, na Slovensko, do Německa, Rakouska a Polska. <a href="page:shipping-and-payment">Doprava a platba</a></p>',
    sk: '<p><strong>Potrebujete poradiť?</strong> Zavolajte nám na +420 555 010 203, v pracovné dni 9–18 hodín. Doručujeme do Česka, na Slovensko, do Nemecka, Rakúska a Poľska. <a href="page:shipping-and-payment">Doprava a platba</a></p>',
    en: '<p><strong>Need advice?</strong> Call us on +420 555 010 203, on working days from 9:00 to 18:00. We deliver to Czechia, Slovakia, Germany, Austria and Poland. <a href="page:shipping-and-payment">Shipping and payment</a></p>',
    de: '<p><strong>Brauchen Sie Rat?</strong> Rufen Sie uns an: +420 555 010 203, werktags 9–18 Uhr. Wir liefern nach Tschechien, in die Slowakei, nach Deutschland, Österreich und Polen. <a href="page:shipping-and-payment">Versand und Zahlung</a></p>',
  }),
  slot('reviews-verification', 'Reviews: how they are verified', {
    cs: '<p>Recenze může napsat každý. Označení „ověřený nákup“ mají jen ty od zákazníků, kteří si zboží u nás koupili; ostatní neověřujeme. <a href="page:review-verification">Jak ověřujeme recenze</a></p>',
    sk: '<p>Recenzie môže napísať každý. Označenie „overený nákup“ majú len tie od zákazníkov, ktorí si tovar u nás kúpili; ostatné neoverujeme. <a href="page:review-verification">Ako overujeme recenzie</a></p>',
    en: '<p>Anybody may write a review. Only those by customers who bought the goods from us bear the mark “verified purchase”; we do not verify the others. <a href="page:review-verification">How we verify reviews</a></p>',
    de: '<p>Bewertungen darf jeder schreiben. Den Hinweis „geprüfter Kauf“ tragen nur die von Kunden, die bei uns gekauft haben; andere prüfen wir nicht. <a href="page:review-verification">Wie wir Bewertungen prüfen</a></p>',
  }),
  slot('sorting-note', 'Listing: how products are sorted', {
    cs: '<p>Pořadí neprodáváme. <a href="page:product-sorting">Jak řadíme výrobky</a></p>',
    sk: '<p>Poradie nepredávame. <a href="page:product-sorting">Ako radíme výrobky</a></p>',
    en: '<p>We do not sell positions. <a href="page:product-sorting">How we sort products</a></p>',
    de: '<p>Plätze verkaufen wir nicht. <a href="page:product-sorting">Wie wir Produkte sortieren</a></p>',
  }),
  slot('empty-search', 'Search: nothing found', {
    cs: '<p>Nic jsme nenašli. Zkuste kratší slovo nebo jeho základní tvar, háčky a čárky psát nemusíte. Můžete se také podívat na <a href="category:tea">čaje</a>, <a href="category:coffee">kávu</a> nebo <a href="category:ceramics">keramiku</a>.</p>',
    sk: '<p>Nič sme nenašli. Skúste kratšie slovo alebo jeho základný tvar, mäkčene a dĺžne písať nemusíte. Môžete sa tiež pozrieť na <a href="category:tea">čaje</a>, <a href="category:coffee">kávu</a> alebo <a href="category:ceramics">keramiku</a>.</p>',
    en: '<p>We have found nothing. Try a shorter word or its base form; you may leave out diacritics. Or have a look at <a href="category:tea">tea</a>, <a href="category:coffee">coffee</a> or <a href="category:ceramics">ceramics</a>.</p>',
    de: '<p>Wir haben nichts gefunden. Versuchen Sie ein kürzeres Wort oder dessen Grundform. Oder sehen Sie sich <a href="category:tea">Tee</a>, <a href="category:coffee">Kaffee</a> oder <a href="category:ceramics">Keramik</a> an.</p>',
  }),
  slot('guarantee-notice', 'Legal guarantee notice', {
    cs: '<p><strong>Zákonná záruka nejméně 2 roky.</strong> Vadné zboží bezplatně opravíme nebo vyměníme, jinak vrátíme peníze. Platí v celé Evropské unii. <a href="page:legal-guarantee">Vaše práva</a></p>',
    sk: '<p><strong>Zákonná záruka najmenej 2 roky.</strong> Chybný tovar bezplatne opravíme alebo vymeníme, inak vrátime peniaze. Platí v celej Európskej únii. <a href="page:legal-guarantee">Vaše práva</a></p>',
    en: '<p><strong>Legal guarantee of at least 2 years.</strong> We repair or replace faulty goods free of charge, or give your money back. Valid throughout the European Union. <a href="page:legal-guarantee">Your rights</a></p>',
    de: '<p><strong>Gesetzliche Gewährleistung von mindestens 2 Jahren.</strong> Mangelhafte Ware reparieren oder ersetzen wir kostenlos, sonst erstatten wir den Preis. Gilt in der ganzen Europäischen Union. <a href="page:legal-guarantee">Ihre Rechte</a></p>',
  }),
  slot('withdrawal-notice', 'Withdrawal notice', {
    cs: '<p>Zboží můžete vrátit do 14 dnů od převzetí bez udání důvodu. <a href="page:withdrawal">Odstoupit od smlouvy zde</a></p>',
    sk: '<p>Tovar môžete vrátiť do 14 dní od prevzatia bez udania dôvodu. <a href="page:withdrawal">Odstúpiť od zmluvy tu</a></p>',
    en: '<p>You may return goods within 14 days of receipt without giving a reason. <a href="page:withdrawal">Withdraw from contract here</a></p>',
    de: '<p>Sie können Ware binnen 14 Tagen nach Erhalt ohne Angabe von Gründen zurückgeben. <a href="page:withdrawal">Vertrag hier widerrufen</a></p>',
  }),
  slot('complaint-notice', 'Complaint notice', {
    cs: '<p>Vadu můžete reklamovat do 24 měsíců, vyřídíme ji nejpozději do 30 dnů. <a href="page:complaints">Reklamační řád</a></p>',
    sk: '<p>Vadu môžete reklamovať do 24 mesiacov, vybavíme ju najneskôr do 30 dní. <a href="page:complaints">Reklamačný poriadok</a></p>',
    en: '<p>You may claim a defect within 24 months; we settle it within 30 days at the latest. <a href="page:complaints">Complaints procedure</a></p>',
    de: '<p>Mängel können Sie binnen 24 Monaten reklamieren, wir entscheiden spätestens in 30 Tagen. <a href="page:complaints">Reklamationsordnung</a></p>',
  }),
  slot('newsletter-invitation', 'Newsletter invitation', {
    cs: '<h2>Dvakrát do měsíce dopis z čajovny</h2><p>Nové sklizně, recepty a termíny kurzů. Odhlásíte se jedním kliknutím. <a href="page:privacy">Jak pracujeme s údaji</a></p>',
    sk: '<h2>Dvakrát do mesiaca list z čajovne</h2><p>Nové zbery, recepty a termíny kurzov. Odhlásite sa jedným kliknutím. <a href="page:privacy">Ako pracujeme s údajmi</a></p>',
    en: '<h2>A letter from the tea room, twice a month</h2><p>New harvests, recipes and course dates. Unsubscribe with one click. <a href="page:privacy">How we treat your data</a></p>',
    de: '<h2>Zweimal im Monat ein Brief aus dem Teeladen</h2><p>Neue Ernten, Rezepte und Kurstermine. Abmelden mit einem Klick. <a href="page:privacy">Wie wir mit Daten umgehen</a></p>',
  }),
]
