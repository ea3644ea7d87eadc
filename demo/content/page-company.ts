import { formattedAddress } from '#contract/address-line.ts'
import { company } from './company.ts'
import type { StaticPage } from './shape.ts'
import { staticPage } from './static-page.ts'

const { name, phone, email, identification_number, vat_number, register_entry } = company
const mail = `<a href="mailto:${email}">${email}</a>`
const call = `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`
const place = formattedAddress(company)

export const companyPages: StaticPage[] = [
  staticPage(1, 'about', {
    cs: {
      name: 'O nás',
      slug: 'o-nas',
      about: 'Malý obchod s čajem, kávou a ruční keramikou z Brna. Kdo jsme a proč to děláme.',
      content: `<p>Vitrine je malý obchod v Brně. Vybíráme čaje, kávu pro nás praží v Kolíně a hrnky, ze kterých obojí chutná, točí v dílně na Vysočině. Začínali jsme s jednou skleněnou vitrínou a třemi čaji, odtud naše jméno.</p><h2>Na čem nám záleží</h2><ul><li><strong>Víme, odkud zboží je.</strong> U každého čaje najdete zahradu a sklizeň, u kávy farmu a datum pražení.</li><li><strong>Prodáváme jen to, co sami používáme.</strong> Každý výrobek stál aspoň měsíc v naší kuchyňce.</li><li><strong>Poradíme bez spěchu.</strong> Na zprávy odpovídá člověk, obvykle do druhého dne.</li></ul><h2>Přijďte se podívat</h2><p>V prodejně vás rádi uvidíme. Adresu a otevírací dobu najdete na stránce <a href="page:contact">Kontakt</a>, příběhy lidí kolem nás na <a href="route:blog">blogu</a>.</p>`,
    },
    sk: {
      name: 'O nás',
      slug: 'o-nas',
      about: 'Malý obchod s čajom, kávou a ručnou keramikou z Brna. Kto sme a prečo to robíme.',
      content: `<p>Vitrine je malý obchod v Brne. Vyberáme čaje, kávu pre nás pražia v Kolíne a hrnčeky, z ktorých oboje chutí, točia v dielni na Vysočine. Začínali sme s jednou sklenenou vitrínou a tromi čajmi, odtiaľ naše meno.</p><h2>Na čom nám záleží</h2><ul><li><strong>Vieme, odkiaľ tovar je.</strong> Pri každom čaji nájdete záhradu a zber, pri káve farmu a dátum praženia.</li><li><strong>Predávame len to, čo sami používame.</strong> Každý výrobok stál aspoň mesiac v našej kuchynke.</li><li><strong>Poradíme bez náhlenia.</strong> Na správy odpovedá človek, zvyčajne do druhého dňa.</li></ul><h2>Príďte sa pozrieť</h2><p>V predajni vás radi privítame. Adresu a otváracie hodiny nájdete na stránke <a href="page:contact">Kontakt</a>, príbehy ľudí okolo nás na <a href="route:blog">blogu</a>.</p>`,
    },
    en: {
      name: 'About us',
      slug: 'about-us',
      about: 'A small shop with tea, coffee and hand-made ceramics from Brno. Who we are and why we do it.',
      content: `<p>Vitrine is a small shop in Brno. We choose teas, our coffee is roasted in Kolín, and the mugs that suit both best are thrown in a studio in the Vysočina hills. We began with a single glass cabinet and three teas; hence our name.</p><h2>What matters to us</h2><ul><li><strong>We know where things come from.</strong> Each tea names its garden and harvest, each coffee its farm and roasting date.</li><li><strong>We sell only what we use.</strong> Every product has stood in our own kitchen for at least a month.</li><li><strong>We advise without hurry.</strong> A person answers your messages, usually by the next day.</li></ul><h2>Come and see</h2><p>You are welcome in our shop. You will find the address and opening hours on the <a href="page:contact">Contact</a> page, and stories of people around us on the <a href="route:blog">blog</a>.</p>`,
    },
    de: {
      name: 'Über uns',
      slug: 'ueber-uns',
      about: 'Ein kleiner Laden für Tee, Kaffee und handgemachte Keramik aus Brünn. Wer wir sind und warum.',
      content: `<p>Vitrine ist ein kleiner Laden in Brünn. Wir wählen Tees aus, unser Kaffee wird in Kolín geröstet, und die Becher, aus denen beides schmeckt, entstehen in einer Werkstatt im Hochland. Angefangen haben wir mit einer Glasvitrine und drei Tees; daher unser Name.</p><h2>Was uns wichtig ist</h2><ul><li><strong>Wir wissen, woher die Ware kommt.</strong> Bei jedem Tee stehen Garten und Ernte, beim Kaffee Farm und Röstdatum.</li><li><strong>Wir verkaufen nur, was wir selbst benutzen.</strong> Jedes Stück stand mindestens einen Monat in unserer Küche.</li><li><strong>Wir beraten ohne Eile.</strong> Auf Nachrichten antwortet ein Mensch, meist bis zum nächsten Tag.</li></ul><h2>Besuchen Sie uns</h2><p>In unserem Laden sind Sie willkommen. Adresse und Öffnungszeiten finden Sie unter <a href="page:contact">Kontakt</a>, Geschichten im <a href="route:blog">Blog</a>.</p>`,
    },
  }),
  staticPage(2, 'contact', {
    cs: {
      name: 'Kontakt',
      slug: 'kontakt',
      about: 'Adresa, telefon, e-mail a otevírací doba prodejny Vitrine v Brně.',
      content: `<p>Nejrychleji nás zastihnete telefonicky v otevírací době. Na e-maily odpovídáme každý pracovní den.</p><h2>Prodejna a výdejna</h2><p><strong>${name}</strong></p><ul><li>${place}</li><li>Telefon: ${call}</li><li>E-mail: ${mail}</li></ul><h2>Otevírací doba</h2><table><tr><th>Pondělí–pátek</th><td>9:00–18:00</td></tr><tr><th>Sobota</th><td>9:00–13:00</td></tr><tr><th>Neděle</th><td>zavřeno</td></tr></table><h2>Údaje o společnosti</h2><p>IČO ${identification_number}, DIČ ${vat_number}. ${register_entry.cs}. Jsme plátci DPH.</p><h2>S čím vám pomůžeme</h2><ul><li>Doručení a ceny: <a href="page:shipping-and-payment">Doprava a platba</a></li><li>Vrácení do 14 dnů: <a href="page:withdrawal">Odstoupení od smlouvy</a></li><li>Vadné zboží: <a href="page:complaints">Reklamační řád</a></li></ul>`,
    },
    sk: {
      name: 'Kontakt',
      slug: 'kontakt',
      about: 'Adresa, telefón, e-mail a otváracie hodiny predajne Vitrine v Brne.',
      content: `<p>Najrýchlejšie nás zastihnete telefonicky počas otváracích hodín. Na e-maily odpovedáme každý pracovný deň.</p><h2>Predajňa a výdajňa</h2><p><strong>${name}</strong></p><ul><li>${place}, Česko</li><li>Telefón: ${call}</li><li>E-mail: ${mail}</li></ul><h2>Otváracie hodiny</h2><table><tr><th>Pondelok–piatok</th><td>9:00–18:00</td></tr><tr><th>Sobota</th><td>9:00–13:00</td></tr><tr><th>Nedeľa</th><td>zatvorené</td></tr></table><h2>Údaje o spoločnosti</h2><p>IČO ${identification_number}, IČ DPH ${vat_number}. ${register_entry.sk}. Sme platiteľmi DPH.</p><h2>S čím vám pomôžeme</h2><ul><li>Doručenie a ceny: <a href="page:shipping-and-payment">Doprava a platba</a></li><li>Vrátenie do 14 dní: <a href="page:withdrawal">Odstúpenie od zmluvy</a></li><li>Chybný tovar: <a href="page:complaints">Reklamačný poriadok</a></li></ul>`,
    },
    en: {
      name: 'Contact',
      slug: 'contact',
      about: 'Address, telephone, e-mail and opening hours of the Vitrine shop in Brno.',
      content: `<p>The quickest way to reach us is by telephone during opening hours. We answer e-mails every working day.</p><h2>Shop and pick-up</h2><p><strong>${name}</strong></p><ul><li>${place}, Czechia</li><li>Telephone: ${call}</li><li>E-mail: ${mail}</li></ul><h2>Opening hours</h2><table><tr><th>Monday–Friday</th><td>9:00–18:00</td></tr><tr><th>Saturday</th><td>9:00–13:00</td></tr><tr><th>Sunday</th><td>closed</td></tr></table><h2>Company details</h2><p>Company number ${identification_number}, VAT number ${vat_number}. ${register_entry.en}. We are registered for VAT.</p><h2>What we can help with</h2><ul><li>Delivery and prices: <a href="page:shipping-and-payment">Shipping and payment</a></li><li>Returns within 14 days: <a href="page:withdrawal">Right of withdrawal</a></li><li>Faulty goods: <a href="page:complaints">Complaints procedure</a></li></ul>`,
    },
    de: {
      name: 'Kontakt',
      slug: 'kontakt',
      about: 'Adresse, Telefon, E-Mail und Öffnungszeiten des Ladens Vitrine in Brünn.',
      content: `<p>Am schnellsten erreichen Sie uns telefonisch während der Öffnungszeiten. E-Mails beantworten wir an jedem Werktag.</p><h2>Laden und Abholung</h2><p><strong>${name}</strong></p><ul><li>${place}, Tschechien</li><li>Telefon: ${call}</li><li>E-Mail: ${mail}</li></ul><h2>Öffnungszeiten</h2><table><tr><th>Montag–Freitag</th><td>9:00–18:00</td></tr><tr><th>Samstag</th><td>9:00–13:00</td></tr><tr><th>Sonntag</th><td>geschlossen</td></tr></table><h2>Angaben zum Unternehmen</h2><p>Unternehmensnummer ${identification_number}, USt-IdNr. ${vat_number}. ${register_entry.de}. Wir sind umsatzsteuerpflichtig.</p><h2>Wobei wir helfen</h2><ul><li>Lieferung und Preise: <a href="page:shipping-and-payment">Versand und Zahlung</a></li><li>Rückgabe binnen 14 Tagen: <a href="page:withdrawal">Widerruf des Vertrags</a></li><li>Mangelhafte Ware: <a href="page:complaints">Reklamationsordnung</a></li></ul>`,
    },
  }),
  staticPage(3, 'shipping-and-payment', {
    cs: {
      name: 'Doprava a platba',
      slug: 'doprava-a-platba',
      about: 'Způsoby a ceny dopravy, platby a země, do kterých doručujeme.',
      content: `<p>Doručujeme do Česka, na Slovensko, do Německa, Rakouska a Polska. Od 1 200 Kč (48 €) je doprava zdarma. Objednávky přijaté v pracovní den do 12:00 předáváme dopravci týž den.</p><h2>Doprava</h2><table><tr><th>Způsob</th><th>Doba</th><th>Cena s DPH</th></tr><tr><td>Osobní odběr v Brně</td><td>následující pracovní den</td><td>zdarma</td></tr><tr><td>Zásilkovna – výdejní místo (CZ, SK)</td><td>1–2 pracovní dny</td><td>79 Kč</td></tr><tr><td>GLS ParcelShop (CZ, SK)</td><td>1–3 pracovní dny</td><td>89 Kč</td></tr><tr><td>PPL na adresu</td><td>1–4 pracovní dny</td><td>119 Kč</td></tr><tr><td>Česká pošta – Balík Do ruky (CZ)</td><td>2 pracovní dny</td><td>129 Kč</td></tr><tr><td>Kurýr na Slovensko</td><td>2–3 pracovní dny</td><td>139 Kč</td></tr></table><h2>Platba</h2><ul><li>online přes GoPay nebo kartou přes ČSOB: bez poplatku,</li><li>bankovním převodem s QR kódem: bez poplatku,</li><li>na dobírku při doručení na adresu: 39 Kč,</li><li>při vyzvednutí v prodejně: bez poplatku,</li><li>na fakturu: pro ověřené čajovny a kavárny.</li></ul><p>Fakturační adresu můžete mít v kterékoli zemi Evropské unie.</p>`,
    },
    sk: {
      name: 'Doprava a platba',
      slug: 'doprava-a-platba',
      about: 'Spôsoby a ceny dopravy, platby a krajiny, do ktorých doručujeme.',
      content: `<p>Doručujeme do Česka, na Slovensko, do Nemecka, Rakúska a Poľska. Od 48 € (1 200 Kč) je doprava zadarmo. Objednávky prijaté v pracovný deň do 12:00 odovzdávame dopravcovi v ten istý deň.</p><h2>Doprava</h2><table><tr><th>Spôsob</th><th>Doručenie</th><th>Cena s DPH</th></tr><tr><td>Osobný odber v Brne</td><td>nasledujúci pracovný deň</td><td>zadarmo</td></tr><tr><td>Packeta – výdajné miesto (CZ, SK)</td><td>1–2 pracovné dni</td><td>3,20 €</td></tr><tr><td>GLS ParcelShop (CZ, SK)</td><td>1–3 pracovné dni</td><td>3,60 €</td></tr><tr><td>PPL na adresu</td><td>1–4 pracovné dni</td><td>4,80 €</td></tr><tr><td>Česká pošta – balík do ruky (CZ)</td><td>2 pracovné dni</td><td>5,20 €</td></tr><tr><td>Kuriér na Slovensku</td><td>2–3 pracovné dni</td><td>5,60 €</td></tr></table><h2>Platba</h2><ul><li>online cez GoPay alebo kartou cez ČSOB: bez poplatku,</li><li>bankovým prevodom s QR kódom: bez poplatku,</li><li>na dobierku pri doručení na adresu: 1,60 €,</li><li>pri vyzdvihnutí v predajni: bez poplatku,</li><li>na faktúru: pre overené čajovne a kaviarne.</li></ul><p>Fakturačnú adresu môžete mať v ktorejkoľvek krajine Európskej únie.</p>`,
    },
    en: {
      name: 'Shipping and payment',
      slug: 'shipping-and-payment',
      about: 'Ways and prices of delivery and payment, and the countries we deliver to.',
      content: `<p>We deliver to Czechia, Slovakia, Germany, Austria and Poland. Shipping is free from 1,200 Kč (€48). Orders received by noon on a working day are handed to the carrier the same day.</p><h2>Shipping</h2><table><tr><th>Method</th><th>Time</th><th>Price incl. VAT</th></tr><tr><td>Pick up in Brno</td><td>next working day</td><td>free</td></tr><tr><td>Packeta – pick-up point (CZ, SK)</td><td>1–2 working days</td><td>79 Kč / €3.20</td></tr><tr><td>GLS ParcelShop (CZ, SK)</td><td>1–3 working days</td><td>89 Kč / €3.60</td></tr><tr><td>PPL to your address</td><td>1–4 working days</td><td>119 Kč / €4.80</td></tr><tr><td>Czech Post – to your door (CZ)</td><td>2 working days</td><td>129 Kč / €5.20</td></tr><tr><td>Courier within Slovakia</td><td>2–3 working days</td><td>139 Kč / €5.60</td></tr></table><h2>Payment</h2><ul><li>online with GoPay or by card through ČSOB: no fee,</li><li>bank transfer with a QR code: no fee,</li><li>cash on delivery to an address: 39 Kč / €1.60,</li><li>at pick-up in our shop: no fee,</li><li>by invoice: for verified tea rooms and cafés.</li></ul><p>Your billing address may be in any country of the European Union.</p>`,
    },
    de: {
      name: 'Versand und Zahlung',
      slug: 'versand-und-zahlung',
      about: 'Versandarten, Preise, Zahlungsmittel und die Länder, in die wir liefern.',
      content: `<p>Wir liefern nach Tschechien, in die Slowakei, nach Deutschland, Österreich und Polen. Ab 48 € (1 200 Kč) ist der Versand kostenlos. Bestellungen, die werktags bis 12 Uhr eingehen, übergeben wir noch am selben Tag.</p><h2>Versand</h2><table><tr><th>Art</th><th>Dauer</th><th>Preis inkl. MwSt.</th></tr><tr><td>Abholung in Brünn</td><td>nächster Werktag</td><td>kostenlos</td></tr><tr><td>Packeta – Abholstelle (CZ, SK)</td><td>1–2 Werktage</td><td>3,20 €</td></tr><tr><td>GLS PaketShop (CZ, SK)</td><td>1–3 Werktage</td><td>3,60 €</td></tr><tr><td>PPL an Ihre Adresse</td><td>1–4 Werktage</td><td>4,80 €</td></tr><tr><td>Tschechische Post (CZ)</td><td>2 Werktage</td><td>5,20 €</td></tr><tr><td>Kurier in der Slowakei</td><td>2–3 Werktage</td><td>5,60 €</td></tr></table><h2>Zahlung</h2><ul><li>online mit GoPay oder mit Karte über ČSOB: ohne Gebühr,</li><li>Banküberweisung mit QR-Code: ohne Gebühr,</li><li>Nachnahme bei Zustellung an die Adresse: 1,60 €,</li><li>bei Abholung im Laden: ohne Gebühr,</li><li>auf Rechnung: für geprüfte Teesalons und Cafés.</li></ul><p>Ihre Rechnungsadresse kann in jedem Land der Europäischen Union liegen.</p>`,
    },
  }),
]
