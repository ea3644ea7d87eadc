import { formattedAddress } from '#contract/address-line.ts'
import type { StaticContentCode } from '#contract/static-page.ts'
import { company } from './company.ts'
import { aftersalesPages } from './page-aftersales.ts'
import { companyPages } from './page-company.ts'
import { legalPages } from './page-legal.ts'
import { trustPages } from './page-trust.ts'
import type { Localized, StaticContent } from './shape.ts'

export const staticPages = [...companyPages, ...legalPages, ...aftersalesPages, ...trustPages]

const slot = (code: StaticContentCode, name: string, content: Localized): StaticContent => ({
  code,
  name,
  content,
})

const call = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`
const seat = formattedAddress(company)

export const staticContents: StaticContent[] = [
  slot('header-strip', 'Header: the strip while no banner is in it', {
    cs: '<p>Vrácení do 14 dnů · Keramika z vlastní dílny · Káva pražená dvakrát týdně</p>',
    sk: '<p>Vrátenie do 14 dní · Keramika z vlastnej dielne · Káva pražená dvakrát týždenne</p>',
    en: '<p>Returns within 14 days · Ceramics from our own studio · Coffee roasted twice a week</p>',
    de: '<p>Rückgabe binnen 14 Tagen · Keramik aus eigener Werkstatt · Zweimal pro Woche gerösteter Kaffee</p>',
  }),
  slot('footer-promise', 'Footer: a promise beside shipping and returns', {
    cs: '<p>U každého čaje i hrnku víme, kdo ho udělal</p>',
    sk: '<p>Pri každom čaji aj hrnčeku vieme, kto ho vyrobil</p>',
    en: '<p>We know who made every tea and every mug</p>',
    de: '<p>Bei jedem Tee und jedem Becher wissen wir, wer ihn gemacht hat</p>',
  }),
  slot('footer-about', 'Footer: about the shop', {
    cs: '<p>Čaj, káva a keramika od lidí, které známe jménem. Balíme v Brně, posíláme po Česku a do všech sousedních zemí.</p>',
    sk: '<p>Čaj, káva a keramika od ľudí, ktorých poznáme po mene. Balíme v Brne, posielame na Slovensko, do Česka, Poľska, Rakúska a Nemecka.</p>',
    en: '<p>Tea, coffee and ceramics from people we know by name. Packed in Brno, shipped across Czechia and to all its neighbours.</p>',
    de: '<p>Tee, Kaffee und Keramik von Menschen, die wir beim Namen kennen. In Brünn verpackt, in ganz Tschechien und in alle Nachbarländer versandt.</p>',
  }),
  slot('newsletter-invitation', 'Newsletter: what it brings', {
    cs: '<p>Nové čaje, kávy a keramika.</p>',
    sk: '<p>Nové čaje, kávy a keramika.</p>',
    en: '<p>New teas, coffees and ceramics.</p>',
    de: '<p>Neue Tees, Kaffees und Keramik.</p>',
  }),
  slot('guarantee-notice', 'Product: the legal guarantee', {
    cs: '<p><strong>Zákonná záruka nejméně 2 roky.</strong> Vadné zboží bezplatně opravíme nebo vyměníme, jinak vrátíme peníze. Platí v celé Evropské unii. <a href="page:legal-guarantee">Vaše práva</a></p>',
    sk: '<p><strong>Zákonná záruka najmenej 2 roky.</strong> Chybný tovar bezplatne opravíme alebo vymeníme, inak vrátime peniaze. Platí v celej Európskej únii. <a href="page:legal-guarantee">Vaše práva</a></p>',
    en: '<p><strong>Legal guarantee of at least 2 years.</strong> We repair or replace faulty goods free of charge, or give your money back. Valid throughout the European Union. <a href="page:legal-guarantee">Your rights</a></p>',
    de: '<p><strong>Gesetzliche Gewährleistung von mindestens 2 Jahren.</strong> Mangelhafte Ware reparieren oder ersetzen wir kostenlos, sonst erstatten wir den Preis. Gilt in der ganzen Europäischen Union. <a href="page:legal-guarantee">Ihre Rechte</a></p>',
  }),
  slot('empty-search', 'Search: help where nothing is found', {
    cs: '<p>Zkontrolujte překlepy, zkuste kratší slovo nebo si prohlédněte <a href="category:tea">čaje</a>, <a href="category:coffee">kávu</a> a <a href="category:ceramics">keramiku</a>.</p>',
    sk: '<p>Skontrolujte preklepy, skúste kratšie slovo alebo si prezrite <a href="category:tea">čaje</a>, <a href="category:coffee">kávu</a> a <a href="category:ceramics">keramiku</a>.</p>',
    en: '<p>Check the spelling, try a shorter word, or browse <a href="category:tea">tea</a>, <a href="category:coffee">coffee</a> and <a href="category:ceramics">ceramics</a>.</p>',
    de: '<p>Prüfen Sie die Schreibweise, versuchen Sie ein kürzeres Wort oder sehen Sie sich <a href="category:tea">Tee</a>, <a href="category:coffee">Kaffee</a> und <a href="category:ceramics">Keramik</a> an.</p>',
  }),
  slot('checkout-help', 'Checkout: help', {
    cs: `<p><strong>Potřebujete poradit?</strong> Zavolejte nám na ${call}, v pracovní dny 9:00–18:00. <a href="page:shipping-and-payment">Doprava a platba</a></p>`,
    sk: `<p><strong>Potrebujete poradiť?</strong> Zavolajte nám na ${call}, v pracovné dni 9:00–18:00. <a href="page:shipping-and-payment">Doprava a platba</a></p>`,
    en: `<p><strong>Need advice?</strong> Call us on ${call}, on working days from 9:00 to 18:00. <a href="page:shipping-and-payment">Shipping and payment</a></p>`,
    de: `<p><strong>Brauchen Sie Rat?</strong> Rufen Sie uns an: ${call}, werktags 9–18 Uhr. <a href="page:shipping-and-payment">Versand und Zahlung</a></p>`,
  }),
  slot('withdrawal-notice', 'Withdrawal: a notice below the form', {
    cs: `<p>Po odstoupení pošlete zboží do 14 dnů na adresu ${seat}; zpáteční dopravu hradíte vy.</p>`,
    sk: `<p>Po odstúpení pošlite tovar do 14 dní na adresu ${seat}, Česko; spätnú dopravu hradíte vy.</p>`,
    en: `<p>After withdrawing, send the goods within 14 days to ${seat}, Czechia; you bear the cost of return postage.</p>`,
    de: `<p>Senden Sie die Ware nach dem Widerruf binnen 14 Tagen an ${seat}, Tschechien; die Kosten der Rücksendung tragen Sie.</p>`,
  }),
  slot('complaint-notice', 'Complaint: a notice above the form', {
    cs: `<p>Jak nám zboží předat, vám napíšeme; u rozbitého stačí fotografie. <a href="page:complaints">Reklamační řád</a></p>`,
    sk: `<p>Ako nám tovar odovzdať, vám napíšeme; pri rozbitom tovare stačí fotografia. <a href="page:complaints">Reklamačný poriadok</a></p>`,
    en: `<p>We will write to you about how to hand the goods over; for broken goods a photograph is enough. <a href="page:complaints">Complaints procedure</a></p>`,
    de: `<p>Wie Sie uns die Ware übergeben, schreiben wir Ihnen; bei Bruch genügt ein Foto. <a href="page:complaints">Reklamationsordnung</a></p>`,
  }),
]
