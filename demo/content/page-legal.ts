import { formattedAddress } from '#contract/address-line.ts'
import { company } from './company.ts'
import { cookieTable, NECESSARY, STATISTICAL } from './cookie-list.ts'
import { privacyTable } from './privacy-list.ts'
import type { StaticPage } from './shape.ts'
import { staticPage } from './static-page.ts'

const { name, phone, email, identification_number, vat_number, register_entry } = company
const mail = `<a href="mailto:${email}">${email}</a>`
const call = `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`
const seat = formattedAddress(company)
const coi = '<a href="https://coi.gov.cz/informace-o-adr/">coi.gov.cz</a>'
const uoou = '<a href="https://uoou.gov.cz/">uoou.gov.cz</a>'
const uoou_sk = '<a href="https://dataprotection.gov.sk/">dataprotection.gov.sk</a>'

export const legalPages: StaticPage[] = [
  staticPage(4, 'terms', {
    cs: {
      name: 'Obchodní podmínky',
      slug: 'obchodni-podminky',
      about: 'Pravidla nákupu v obchodě Vitrine: objednávka, cena, doručení, odstoupení a reklamace.',
      content: `<p>Tyto podmínky platí pro nákup v internetovém obchodě společnosti ${name}, se sídlem ${seat}, IČO ${identification_number}, DIČ ${vat_number}. ${register_entry.cs}. Telefon ${call}, e-mail ${mail}.</p><h2>1. Objednávka a smlouva</h2><p>Zboží v katalogu je jen výzvou k podání objednávky. Před odesláním uvidíte souhrn s cenou, dopravou a platbou a můžete vše opravit. Objednávku odešlete tlačítkem „Objednávka zavazující k platbě“. Přijetí vám hned potvrdíme e-mailem, tím je smlouva uzavřena. Smlouvu uzavíráme v češtině, slovenštině nebo angličtině a uchováváme ji.</p><h2>2. Cena a platba</h2><p>Ceny jsou konečné, včetně DPH. Náklady na dopravu a platbu najdete na stránce <a href="page:shipping-and-payment">Doprava a platba</a>. U slevy vždy uvádíme nejnižší cenu za posledních 30 dní.</p><h2>3. Dodání</h2><p>Zboží odesíláme ve lhůtě uvedené u výrobku a dopravy, nejpozději do 30 dnů. Zásilku si prosím při převzetí prohlédněte.</p><h2>4. Odstoupení od smlouvy</h2><p>Jako spotřebitel můžete do 14 dnů od převzetí odstoupit bez udání důvodu. Postup i výjimky popisuje stránka <a href="page:withdrawal">Odstoupení od smlouvy</a>.</p><h2>5. Vady zboží</h2><p>Vadu lze vytknout do 24 měsíců od převzetí, viz <a href="page:complaints">Reklamační řád</a> a <a href="page:legal-guarantee">Zákonná záruka</a>.</p><h2>6. Řešení sporů</h2><p>Když se nedohodneme, můžete se bezplatně obrátit na Českou obchodní inspekci, Gorazdova 1969/24, 120 00 Praha 2, ${coi}. Podmínky se řídí českým právem; ochrana, kterou vám dává právo země vašeho bydliště, tím není dotčena.</p><h2>7. Osobní údaje</h2><p>Jak s nimi nakládáme, vysvětluje stránka <a href="page:privacy">Ochrana osobních údajů</a>.</p>`,
    },
    sk: {
      name: 'Obchodné podmienky',
      slug: 'obchodne-podmienky',
      about: 'Pravidlá nákupu v obchode Vitrine: objednávka, cena, doručenie, odstúpenie a reklamácia.',
      content: `<p>Tieto podmienky platia pre nákup v internetovom obchode spoločnosti ${name}, so sídlom ${seat}, Česko, IČO ${identification_number}, IČ DPH ${vat_number}. ${register_entry.sk}. Telefón ${call}, e-mail ${mail}.</p><h2>1. Objednávka a zmluva</h2><p>Tovar v katalógu je len výzvou na podanie objednávky. Pred odoslaním uvidíte súhrn s cenou, dopravou a platbou a môžete všetko opraviť. Objednávku odošlete tlačidlom „Objednávka s povinnosťou platby“. Prijatie vám hneď potvrdíme e-mailom, tým je zmluva uzavretá. Zmluvu uzatvárame v češtine, slovenčine alebo angličtine a uchovávame ju.</p><h2>2. Cena a platba</h2><p>Ceny sú konečné, vrátane DPH. Náklady na dopravu a platbu nájdete na stránke <a href="page:shipping-and-payment">Doprava a platba</a>. Pri zľave vždy uvádzame najnižšiu cenu za posledných 30 dní.</p><h2>3. Dodanie</h2><p>Tovar odosielame v lehote uvedenej pri výrobku a doprave, najneskôr do 30 dní. Zásielku si, prosím, pri prevzatí prezrite.</p><h2>4. Odstúpenie od zmluvy</h2><p>Ako spotrebiteľ môžete do 14 dní od prevzatia odstúpiť bez udania dôvodu. Postup aj výnimky opisuje stránka <a href="page:withdrawal">Odstúpenie od zmluvy</a>.</p><h2>5. Vady tovaru</h2><p>Vadu možno vytknúť do 24 mesiacov od prevzatia, pozri <a href="page:complaints">Reklamačný poriadok</a> a <a href="page:legal-guarantee">Zákonná záruka</a>.</p><h2>6. Riešenie sporov</h2><p>Ak sa nedohodneme, môžete sa bezplatne obrátiť na Českú obchodnú inšpekciu, Gorazdova 1969/24, 120 00 Praha 2, ${coi}. Podmienky sa riadia českým právom; ochrana, ktorú vám dáva právo krajiny vášho bydliska, tým nie je dotknutá.</p><h2>7. Osobné údaje</h2><p>Ako s nimi nakladáme, vysvetľuje stránka <a href="page:privacy">Ochrana osobných údajov</a>.</p>`,
    },
    en: {
      name: 'Terms and conditions',
      slug: 'terms-and-conditions',
      about: 'Rules of shopping at Vitrine: order, price, delivery, withdrawal and complaints.',
      content: `<p>These terms apply to purchases in the online shop of ${name}, with its registered office at ${seat}, Czechia, company number ${identification_number}, VAT number ${vat_number}. ${register_entry.en}. Telephone ${call}, e-mail ${mail}.</p><h2>1. Order and contract</h2><p>Goods in the catalogue are an invitation to order. Before sending, you see a summary with price, shipping and payment and can correct everything. You place the order with the button “Order with obligation to pay”. We confirm receipt by e-mail at once, and the contract is concluded. It may be in Czech, Slovak or English, and we keep it on file.</p><h2>2. Price and payment</h2><p>Prices are final and include VAT. Shipping and payment costs are on the page <a href="page:shipping-and-payment">Shipping and payment</a>. With each discount we state the lowest price of the last 30 days.</p><h2>3. Delivery</h2><p>We dispatch within the time stated with the product and the shipping method, within 30 days at the latest. Please inspect the parcel when you take it over.</p><h2>4. Withdrawal</h2><p>As a consumer you may withdraw within 14 days of receipt without giving a reason. See <a href="page:withdrawal">Right of withdrawal</a> for steps and exceptions.</p><h2>5. Defects</h2><p>A defect may be claimed within 24 months of receipt; see <a href="page:complaints">Complaints procedure</a> and <a href="page:legal-guarantee">Legal guarantee</a>.</p><h2>6. Disputes</h2><p>If we cannot agree, you may turn free of charge to the Czech Trade Inspection Authority, Gorazdova 1969/24, 120 00 Prague 2, ${coi}. Czech law applies; protection given by the law of your country of residence remains untouched.</p><h2>7. Personal data</h2><p>How we treat them is explained in <a href="page:privacy">Privacy</a>.</p>`,
    },
    de: {
      name: 'Allgemeine Geschäftsbedingungen',
      slug: 'allgemeine-geschaeftsbedingungen',
      about: 'Regeln für den Einkauf bei Vitrine: Bestellung, Preis, Lieferung, Widerruf und Reklamation.',
      content: `<p>Diese Bedingungen gelten für Einkäufe im Onlineshop der Gesellschaft ${name}, Sitz ${seat}, Tschechien, Unternehmensnummer ${identification_number}, USt-IdNr. ${vat_number}. ${register_entry.de}. Telefon ${call}, E-Mail ${mail}.</p><h2>1. Bestellung und Vertrag</h2><p>Die Ware im Katalog ist eine Einladung zur Bestellung. Vor dem Absenden sehen Sie eine Zusammenfassung mit Preis, Versand und Zahlung und können alles ändern. Den Eingang der zahlungspflichtigen Bestellung bestätigen wir sofort per E-Mail; damit ist der Vertrag geschlossen.</p><h2>2. Preis und Zahlung</h2><p>Die Preise sind Endpreise inklusive MwSt. Kosten für Versand und Zahlung stehen unter <a href="page:shipping-and-payment">Versand und Zahlung</a>. Bei Rabatten nennen wir den niedrigsten Preis der letzten 30 Tage.</p><h2>3. Lieferung</h2><p>Wir versenden innerhalb der beim Produkt und Versand genannten Frist, spätestens in 30 Tagen. Bitte prüfen Sie die Sendung bei der Annahme.</p><h2>4. Widerruf</h2><p>Als Verbraucher können Sie binnen 14 Tagen ohne Angabe von Gründen widerrufen, siehe <a href="page:withdrawal">Widerruf des Vertrags</a>.</p><h2>5. Mängel</h2><p>Mängel können Sie binnen 24 Monaten geltend machen, siehe <a href="page:complaints">Reklamationsordnung</a> und <a href="page:legal-guarantee">Gesetzliche Gewährleistung</a>.</p><h2>6. Streitbeilegung</h2><p>Einigen wir uns nicht, können Sie sich kostenlos an die Tschechische Handelsinspektion wenden, Gorazdova 1969/24, 120 00 Prag 2, ${coi}. Es gilt tschechisches Recht; der Schutz des Rechts Ihres Wohnsitzlandes bleibt unberührt.</p><h2>7. Personenbezogene Daten</h2><p>Näheres steht unter <a href="page:privacy">Datenschutz</a>.</p>`,
    },
  }),
  staticPage(5, 'privacy', {
    cs: {
      name: 'Ochrana osobních údajů',
      slug: 'ochrana-osobnich-udaju',
      about: 'Které údaje zpracováváme, proč, jak dlouho a jaká máte práva.',
      content: `<p>Správcem vašich údajů je ${name}, ${seat}. S dotazy se obracejte na ${mail}.</p><h2>Co a proč zpracováváme</h2>${privacyTable('cs')}<p>Ke smlouvě potřebujeme jen údaje, které formulář označuje jako povinné; bez nich objednávku nevyřídíme. Nikoho neposuzuje stroj a profily nevytváříme.</p><h2>Komu údaje předáváme</h2><p>Dopravci, kterého zvolíte, platební bráně, účetní a správci serveru. Údaje neprodáváme a mimo Evropskou unii je sami nepředáváme. Když si pustíte video, spojí se váš prohlížeč se službou YouTube; když se přihlásíte přes jinou službu, dozví se o tom ona. Obě mohou údaje zpracovávat i v USA, podle svých vlastních zásad.</p><h2>Vaše práva</h2><ul><li>údaje vidět, opravit, stáhnout, nechat smazat nebo omezit jejich zpracování,</li><li>vznést námitku proti tomu, co děláme z oprávněného zájmu, a kdykoli odvolat souhlas,</li><li>podat stížnost u Úřadu pro ochranu osobních údajů, ${uoou}.</li></ul><p>Údaje si stáhnete a účet zrušíte přímo v zákaznickém účtu. Z každého obchodního sdělení se odhlásíte odkazem na jeho konci.</p>`,
    },
    sk: {
      name: 'Ochrana osobných údajov',
      slug: 'ochrana-osobnych-udajov',
      about: 'Ktoré údaje spracúvame, prečo, ako dlho a aké máte práva.',
      content: `<p>Prevádzkovateľom, ktorý spracúva vaše údaje, je ${name}, ${seat}. S otázkami sa obracajte na ${mail}.</p><h2>Čo a prečo spracúvame</h2>${privacyTable('sk')}<p>Na zmluvu potrebujeme len údaje, ktoré formulár označuje ako povinné; bez nich objednávku nevybavíme. Nikoho neposudzuje stroj a profily nevytvárame.</p><h2>Komu údaje odovzdávame</h2><p>Dopravcovi, ktorého zvolíte, platobnej bráne, účtovníčke a správcovi servera. Údaje nepredávame a mimo Európskej únie ich sami neposielame. Keď si pustíte video, spojí sa váš prehliadač so službou YouTube; keď sa prihlásite cez inú službu, dozvie sa o tom ona. Obe môžu údaje spracúvať aj v USA, podľa svojich vlastných zásad.</p><h2>Vaše práva</h2><ul><li>údaje vidieť, opraviť, stiahnuť, nechať vymazať alebo obmedziť ich spracúvanie,</li><li>namietať proti tomu, čo robíme z oprávneného záujmu, a kedykoľvek odvolať súhlas,</li><li>podať sťažnosť českému Úradu na ochranu osobných údajov, ${uoou}, alebo Úradu na ochranu osobných údajov Slovenskej republiky, ${uoou_sk}.</li></ul><p>Údaje si stiahnete a účet zrušíte priamo v zákazníckom účte. Z noviniek sa odhlásite odkazom v každom e-maile.</p>`,
    },
    en: {
      name: 'Privacy',
      slug: 'privacy',
      about: 'Which data we process, why, for how long, and what your rights are.',
      content: `<p>The controller of your data is ${name}, ${seat}. Send your questions to ${mail}.</p><h2>What we process and why</h2>${privacyTable('en')}<p>For a contract we need only what a form marks as required; without it we cannot handle the order. No machine decides about anybody, and we build no profiles.</p><h2>Who receives your data</h2><p>The carrier you choose, the payment gateway, our accountant and our server administrator. We do not sell data, and we do not send them outside the European Union ourselves. When you play a video, your browser connects to YouTube; when you log in through another service, that service learns of it. Both may process data in the USA too, under policies of their own.</p><h2>Your rights</h2><ul><li>to see, correct, download or delete your data, or restrict their processing,</li><li>to object to what we do out of legitimate interest, and to withdraw consent at any time,</li><li>to complain to the Office for Personal Data Protection, ${uoou}.</li></ul><p>You can download your data and close the account in your customer account. Every marketing message has an unsubscribe link.</p>`,
    },
    de: {
      name: 'Datenschutz',
      slug: 'datenschutz',
      about: 'Welche Daten wir verarbeiten, warum, wie lange und welche Rechte Sie haben.',
      content: `<p>Verantwortlich für Ihre Daten ist ${name}, ${seat}. Fragen richten Sie bitte an ${mail}.</p><h2>Was wir verarbeiten und warum</h2>${privacyTable('de')}<p>Für den Vertrag brauchen wir nur die Pflichtangaben des Formulars; ohne sie können wir die Bestellung nicht ausführen. Über niemanden entscheidet eine Maschine, und wir bilden keine Profile.</p><h2>Wer sie erhält</h2><p>Der gewählte Versanddienst, das Zahlungsportal, unsere Buchhaltung und die Serververwaltung. Wir verkaufen keine Daten und senden sie selbst nicht aus der Europäischen Union hinaus. Starten Sie ein Video, verbindet sich Ihr Browser mit YouTube; melden Sie sich über einen anderen Dienst an, erfährt er davon. Beide können Daten auch in den USA verarbeiten, nach eigenen Regeln.</p><h2>Ihre Rechte</h2><ul><li>Daten einsehen, berichtigen, herunterladen, löschen oder ihre Verarbeitung einschränken lassen,</li><li>dem widersprechen, was wir aus berechtigtem Interesse tun, und eine Einwilligung jederzeit widerrufen,</li><li>Beschwerde beim Amt für Datenschutz einlegen, ${uoou}.</li></ul><p>Export und Auflösung finden Sie im Kundenkonto. Jede Werbenachricht enthält einen Link zum Abbestellen.</p>`,
    },
  }),
  staticPage(6, 'cookies', {
    cs: {
      name: 'Cookies',
      slug: 'cookies',
      about: 'Seznam cookies, jejich účel a doba uložení. Volbu můžete kdykoli změnit.',
      content: `<p>Cookies jsou malé soubory, které si prohlížeč uloží. Nezbytné používáme vždy, ostatní jen s vaším souhlasem. Odmítnout je můžete stejně snadno jako přijmout a volbu kdykoli změníte odkazem Nastavení cookies v patičce.</p><h2>Nezbytné</h2>${cookieTable(NECESSARY, 'cs')}<h2>Statistické (se souhlasem)</h2>${cookieTable(STATISTICAL, 'cs')}<p>Když souhlas odvoláte, smažeme cookie z prohlížeče i záznamy, které k ní máme. Reklamní cookies nepoužíváme. Videa načítáme až po kliknutí; přehrávač YouTube si potom může do prohlížeče uložit vlastní údaje.</p>`,
    },
    sk: {
      name: 'Cookies',
      slug: 'cookies',
      about: 'Zoznam cookies, ich účel a čas uloženia. Voľbu môžete kedykoľvek zmeniť.',
      content: `<p>Cookies sú malé súbory, ktoré si prehliadač uloží. Nevyhnutné používame vždy, ostatné len s vaším súhlasom. Odmietnuť ich môžete rovnako ľahko ako prijať a voľbu kedykoľvek zmeníte odkazom Nastavenia cookies v pätičke.</p><h2>Nevyhnutné</h2>${cookieTable(NECESSARY, 'sk')}<h2>Štatistické (so súhlasom)</h2>${cookieTable(STATISTICAL, 'sk')}<p>Keď súhlas odvoláte, zmažeme cookie z prehliadača aj záznamy, ktoré k nej máme. Reklamné cookies nepoužívame. Videá načítavame až po kliknutí; prehrávač YouTube si potom môže do prehliadača uložiť vlastné údaje.</p>`,
    },
    en: {
      name: 'Cookies',
      slug: 'cookies',
      about: 'A list of cookies, their purpose and lifetime. You can change your choice at any time.',
      content: `<p>Cookies are small files your browser stores. We always use the necessary ones, the others only with your consent. Refusing is as easy as accepting, and you can change your choice at any time through Cookie settings in the footer.</p><h2>Necessary</h2>${cookieTable(NECESSARY, 'en')}<h2>Statistical (with consent)</h2>${cookieTable(STATISTICAL, 'en')}<p>When you take your consent back, we delete the cookie from the browser and the records that belong to it. We use no advertising cookies. Videos load only after a click; the YouTube player may then store data of its own in your browser.</p>`,
    },
    de: {
      name: 'Cookies',
      slug: 'cookies',
      about: 'Liste der Cookies, Zweck und Dauer. Ihre Wahl können Sie jederzeit ändern.',
      content: `<p>Cookies sind kleine Dateien, die Ihr Browser speichert. Notwendige verwenden wir immer, andere nur mit Ihrer Einwilligung. Ablehnen ist so einfach wie Annehmen, und über den Link in der Fußzeile ändern Sie Ihre Wahl jederzeit.</p><h2>Notwendig</h2>${cookieTable(NECESSARY, 'de')}<h2>Statistik (mit Einwilligung)</h2>${cookieTable(STATISTICAL, 'de')}<p>Wenn Sie die Einwilligung widerrufen, löschen wir das Cookie im Browser und die Einträge, die dazu gehören. Werbe-Cookies verwenden wir nicht. Videos laden erst nach einem Klick; der YouTube-Player kann dann eigene Daten in Ihrem Browser speichern.</p>`,
    },
  }),
]
