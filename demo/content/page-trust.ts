import { company } from './company.ts'
import type { StaticPage } from './shape.ts'
import { staticPage } from './static-page.ts'

const { phone, email } = company
const mail = `<a href="mailto:${email}">${email}</a>`
const call = `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`

export const trustPages: StaticPage[] = [
  staticPage(10, 'accessibility', {
    cs: {
      name: 'Prohlášení o přístupnosti',
      slug: 'prohlaseni-o-pristupnosti',
      about: 'Jak je obchod Vitrine přístupný, podle jaké normy a na koho se obrátit.',
      content: `<p>Chceme, aby u nás mohl nakoupit každý. Obchod navrhujeme a zkoušíme podle WCAG 2.2 na úrovni AA a normy EN 301 549, v souladu se zákonem č. 424/2023 Sb.</p><h2>Co to znamená v praxi</h2><ul><li>Celý nákup projdete klávesnicí i s odečítačem obrazovky.</li><li>Texty mají dostatečný kontrast a stránku lze zvětšit na 400 %.</li><li>Informaci nikdy nesdělujeme pouze barvou.</li><li>Chyby ve formuláři popíšeme slovy a přímo u pole.</li><li>Pohyb na stránce respektuje nastavení vašeho zařízení.</li></ul><h2>Na čem ještě pracujeme</h2><p>Některá videa výrobců nemají titulky. Jejich obsah proto shrnujeme v textu výrobku.</p><h2>Napište nám</h2><p>Pokud narazíte na překážku, ozvěte se na ${mail} nebo ${call}. Odpovíme do pěti pracovních dnů a objednávku s vámi rádi dokončíme po telefonu. Na dodržování zákona dohlíží Česká obchodní inspekce.</p>`,
    },
    sk: {
      name: 'Vyhlásenie o prístupnosti',
      slug: 'vyhlasenie-o-pristupnosti',
      about: 'Ako je obchod Vitrine prístupný, podľa akej normy a na koho sa obrátiť.',
      content: `<p>Chceme, aby u nás mohol nakúpiť každý. Obchod navrhujeme a skúšame podľa WCAG 2.2 na úrovni AA a normy EN 301 549, v súlade s českým zákonom č. 424/2023 Zb.</p><h2>Čo to znamená v praxi</h2><ul><li>Celý nákup prejdete klávesnicou aj s čítačkou obrazovky.</li><li>Texty majú dostatočný kontrast a stránku možno zväčšiť na 400 %.</li><li>Informáciu nikdy neoznamujeme iba farbou.</li><li>Chyby vo formulári opíšeme slovami a priamo pri poli.</li><li>Pohyb na stránke rešpektuje nastavenie vášho zariadenia.</li></ul><h2>Na čom ešte pracujeme</h2><p>Niektoré videá výrobcov nemajú titulky. Ich obsah preto zhŕňame v texte výrobku.</p><h2>Napíšte nám</h2><p>Ak narazíte na prekážku, ozvite sa na ${mail} alebo ${call}. Odpovieme do piatich pracovných dní a objednávku s vami radi dokončíme po telefóne. Na dodržiavanie zákona dohliada Česká obchodná inšpekcia.</p>`,
    },
    en: {
      name: 'Accessibility statement',
      slug: 'accessibility-statement',
      about: 'How accessible the Vitrine shop is, by which standard, and whom to contact.',
      content: `<p>We want everybody to be able to shop with us. The shop is designed and tested to WCAG 2.2 level AA and EN 301 549, in line with Czech Act No. 424/2023.</p><h2>What it means in practice</h2><ul><li>You can complete a purchase with a keyboard and with a screen reader.</li><li>Texts have sufficient contrast, and pages can be enlarged to 400%.</li><li>We never convey information by colour alone.</li><li>Form errors are described in words, right at the field.</li><li>Motion respects the settings of your device.</li></ul><h2>What we are still working on</h2><p>Some producers’ videos have no captions. We therefore sum up their content in the product text.</p><h2>Write to us</h2><p>If you meet an obstacle, write to ${mail} or call ${call}. We answer within five working days and gladly complete an order with you by telephone. The Czech Trade Inspection Authority supervises compliance.</p>`,
    },
    de: {
      name: 'Erklärung zur Barrierefreiheit',
      slug: 'erklaerung-zur-barrierefreiheit',
      about: 'Wie barrierefrei der Shop Vitrine ist, nach welcher Norm und wer Ihnen hilft.',
      content: `<p>Bei uns soll jeder einkaufen können. Wir gestalten und prüfen den Shop nach WCAG 2.2, Stufe AA, und EN 301 549, im Einklang mit dem tschechischen Gesetz Nr. 424/2023.</p><h2>Was das praktisch heißt</h2><ul><li>Der ganze Einkauf gelingt mit Tastatur und Screenreader.</li><li>Texte haben genügend Kontrast, Seiten lassen sich auf 400 % vergrößern.</li><li>Informationen vermitteln wir nie allein durch Farbe.</li><li>Fehler im Formular beschreiben wir mit Worten direkt am Feld.</li><li>Bewegung richtet sich nach den Einstellungen Ihres Geräts.</li></ul><h2>Woran wir noch arbeiten</h2><p>Einige Videos der Hersteller haben keine Untertitel. Ihren Inhalt fassen wir im Produkttext zusammen.</p><h2>Schreiben Sie uns</h2><p>Stoßen Sie auf ein Hindernis, schreiben Sie an ${mail} oder rufen Sie ${call} an. Wir antworten innerhalb von fünf Werktagen und schließen die Bestellung gern am Telefon mit Ihnen ab. Die Aufsicht führt die Tschechische Handelsinspektion.</p>`,
    },
  }),
  staticPage(11, 'review-verification', {
    cs: {
      name: 'Jak ověřujeme hodnocení',
      slug: 'jak-overujeme-recenze',
      about: 'Kdo může napsat hodnocení, co znamená ověřený nákup a kdy hodnocení nezveřejníme.',
      content: `<p>Hodnocení může napsat každý návštěvník. Proto označujeme ta, která pocházejí od člověka, který si zboží u nás opravdu koupil.</p><h2>Ověřený nákup</h2><p>Označení „ověřený nákup“ přidělí systém sám, pokud přihlášený zákazník dané zboží objednal a převzal. Ručně je přidat nelze, ani nám. Hodnocení bez tohoto označení jsme neověřovali.</p><h2>Jak se hodnocení zveřejňují</h2><ul><li>Hodnocení z ověřených nákupů se zobrazí hned, jen ta s odkazem si nejdřív přečteme.</li><li>Ostatní projdou kontrolou, zda neobsahují spam, urážky nebo cizí osobní údaje.</li><li>Nejdřív ukazujeme hodnocení v jazyce stránky, pak ostatní, vždy od nejnovějšího.</li><li>Kritická hodnocení nemažeme a jejich pořadí neměníme.</li><li>Za hodnocení neplatíme a odměnu nikdy nevážeme na jejich obsah.</li></ul><h2>Průměr</h2><p>Počítáme jej ze všech zveřejněných hodnocení, v každém jazyce stejně. Každé jméno zkracujeme na křestní a první písmeno příjmení, pokud si přihlášený autor nezvolí celé; přezdívku o jednom slově necháváme. Podezření na nepravé hodnocení nám můžete oznámit přes <a href="page:contact">Kontakt</a>.</p>`,
    },
    sk: {
      name: 'Ako overujeme hodnotenia',
      slug: 'ako-overujeme-recenzie',
      about: 'Kto môže napísať hodnotenie, čo znamená overený nákup a kedy hodnotenie nezverejníme.',
      content: `<p>Hodnotenie môže napísať každý návštevník. Preto označujeme tie, ktoré pochádzajú od človeka, ktorý si tovar u nás naozaj kúpil.</p><h2>Overený nákup</h2><p>Označenie „overený nákup“ pridelí systém sám, ak prihlásený zákazník daný tovar objednal a prevzal. Ručne ho pridať nemožno, ani nám. Hodnotenia bez tohto označenia sme neoverovali.</p><h2>Ako sa hodnotenia zverejňujú</h2><ul><li>Hodnotenia z overených nákupov sa zobrazia hneď, len tie s odkazom si najprv prečítame.</li><li>Ostatné prejdú kontrolou, či neobsahujú spam, urážky alebo cudzie osobné údaje.</li><li>Najprv ukazujeme hodnotenia v jazyku stránky, potom ostatné, vždy od najnovšieho.</li><li>Kritické hodnotenia nemažeme a ich poradie nemeníme.</li><li>Za hodnotenia neplatíme a odmenu nikdy neviažeme na ich obsah.</li></ul><h2>Priemer</h2><p>Počítame ho zo všetkých zverejnených hodnotení, v každom jazyku rovnako. Každé meno skracujeme na krstné a prvé písmeno priezviska, ak si prihlásený autor nezvolí celé; prezývku z jedného slova nechávame. Podozrenie na nepravé hodnotenie nám môžete oznámiť cez <a href="page:contact">Kontakt</a>.</p>`,
    },
    en: {
      name: 'How we verify reviews',
      slug: 'how-we-verify-reviews',
      about: 'Who may write a review, what a verified purchase means and when we do not publish one.',
      content: `<p>Every visitor may write a review. So with each we show whether it comes from somebody who really bought the goods.</p><h2>Verified purchase</h2><p>The mark “verified purchase” is given by the system itself when a logged-in customer has ordered and received the goods. Nobody can add it by hand, not even we. Reviews without the mark have not been verified.</p><h2>How reviews are published</h2><ul><li>Reviews from verified purchases appear at once; only those with a link are read by us first.</li><li>Others are checked for spam, insults and other people’s personal data.</li><li>Reviews in the language of the page come first, then the others, each from the newest.</li><li>We do not delete critical reviews or change their order.</li><li>We do not pay for reviews, nor tie any reward to their content.</li></ul><h2>Rating</h2><p>The average is computed from all published reviews, the same in every language. Every name is shortened to the first name and the initial of the surname, unless an author who is logged in chooses the full name; a nickname of one word stays. Tell us of a suspicious review through <a href="page:contact">Contact</a>.</p>`,
    },
    de: {
      name: 'Wie wir Bewertungen prüfen',
      slug: 'wie-wir-bewertungen-pruefen',
      about: 'Wer Bewertungen schreiben darf, was ein geprüfter Kauf ist und was wir nicht veröffentlichen.',
      content: `<p>Jeder Besucher kann eine Bewertung schreiben. Darum zeigen wir bei jeder, ob sie von jemandem stammt, der die Ware wirklich gekauft hat.</p><h2>Geprüfter Kauf</h2><p>Den Hinweis „geprüfter Kauf“ vergibt das System selbst, wenn ein angemeldeter Kunde die Ware bestellt und erhalten hat. Von Hand lässt er sich nicht setzen, auch nicht von uns. Bewertungen ohne diesen Hinweis haben wir nicht geprüft.</p><h2>Wie Bewertungen erscheinen</h2><ul><li>Bewertungen aus geprüften Käufen erscheinen sofort; nur solche mit einem Link lesen wir zuerst.</li><li>Andere prüfen wir auf Spam, Beleidigungen und fremde Daten.</li><li>Zuerst zeigen wir Bewertungen in der Sprache der Seite, dann die übrigen, jeweils die neuesten zuerst.</li><li>Kritische Bewertungen löschen wir nicht und ändern ihre Reihenfolge nicht.</li><li>Wir zahlen nicht für Bewertungen und knüpfen keine Belohnung an ihren Inhalt.</li></ul><h2>Durchschnitt</h2><p>Er wird aus allen veröffentlichten Bewertungen berechnet, in jeder Sprache gleich. Jeden Namen kürzen wir auf Vornamen und Anfangsbuchstaben, sofern ein angemeldeter Verfasser nicht den vollen wählt; ein Spitzname aus einem Wort bleibt. Verdächtige Bewertungen melden Sie über <a href="page:contact">Kontakt</a>.</p>`,
    },
  }),
  staticPage(12, 'product-sorting', {
    cs: {
      name: 'Jak řadíme produkty',
      slug: 'jak-radime-vyrobky',
      about: 'Podle čeho se produkty řadí v kategoriích a ve vyhledávání.',
      content: `<p>Pořadí produktů neprodáváme. Žádný výrobce ani dodavatel nám neplatí za lepší místo; pokud se to změní, uvidíte u produktu slovo „Reklama“.</p><h2>Řazení v kategorii</h2><ul><li><strong>Doporučujeme</strong> je výchozí pořadí. Určujeme ho sami, produkt po produktu.</li><li><strong>Nejprodávanější</strong> řadí podle počtu prodaných kusů.</li><li><strong>Od nejlevnějšího</strong> a <strong>od nejdražšího</strong> řadí podle ceny s DPH po slevě.</li><li><strong>Nejnovější</strong> řadí podle data zařazení.</li><li><strong>Podle názvu</strong> řadí abecedně.</li></ul><h2>Řazení ve vyhledávání</h2><p>Nejdřív ukazujeme produkty, u nichž se slovo shoduje s názvem nebo kódem, potom shodu se značkou, s kategorií a nakonec s popisem; mezi stejně dobrými rozhoduje počet prodaných kusů. Na háčcích a čárkách nezáleží. Pořadí je pro všechny stejné a nemění se podle toho, co jste si prohlíželi.</p>`,
    },
    sk: {
      name: 'Ako zoraďujeme produkty',
      slug: 'ako-radime-vyrobky',
      about: 'Podľa čoho sa produkty zoraďujú v kategóriách a vo vyhľadávaní.',
      content: `<p>Poradie produktov nepredávame. Žiadny výrobca ani dodávateľ nám neplatí za lepšie miesto; ak sa to zmení, uvidíte pri produkte slovo „Reklama“.</p><h2>Zoradenie v kategórii</h2><ul><li><strong>Odporúčame</strong> je predvolené poradie. Určujeme ho sami, produkt po produkte.</li><li><strong>Najpredávanejšie</strong> zoraďuje podľa počtu predaných kusov.</li><li><strong>Od najlacnejšieho</strong> a <strong>od najdrahšieho</strong> zoraďujú podľa ceny s DPH po zľave.</li><li><strong>Najnovšie</strong> zoraďuje podľa dátumu zaradenia.</li><li><strong>Podľa názvu</strong> zoraďuje podľa abecedy.</li></ul><h2>Zoradenie vo vyhľadávaní</h2><p>Najprv ukazujeme produkty, pri ktorých sa slovo zhoduje s názvom alebo kódom, potom zhodu so značkou, s kategóriou a nakoniec s opisom; medzi rovnako dobrými rozhoduje počet predaných kusov. Na mäkčeňoch a dĺžňoch nezáleží. Poradie je pre všetkých rovnaké a nemení sa podľa toho, čo ste si prezerali.</p>`,
    },
    en: {
      name: 'How we sort products',
      slug: 'how-we-sort-products',
      about: 'What decides the order of products in categories and in search.',
      content: `<p>We do not sell positions. No producer or supplier pays us for a better place; should that change, you will see the word “Advertisement” at the product.</p><h2>Order within a category</h2><ul><li><strong>Recommended</strong> is the default. We set this order ourselves, product by product.</li><li><strong>Bestselling</strong> sorts by the number of pieces sold.</li><li><strong>Price: low to high</strong> and <strong>Price: high to low</strong> sort by the price including VAT after discount.</li><li><strong>Newest</strong> sorts by the date of listing.</li><li><strong>By name</strong> sorts alphabetically.</li></ul><h2>Order in search</h2><p>We first show products whose name or code matches the word, then matches of brand, category and finally description; among equally good ones the number of pieces sold decides. Diacritics do not matter. The order is the same for everybody and does not change with what you have viewed.</p>`,
    },
    de: {
      name: 'Wie wir Produkte sortieren',
      slug: 'wie-wir-produkte-sortieren',
      about: 'Was über die Reihenfolge in Kategorien und in der Suche entscheidet.',
      content: `<p>Plätze verkaufen wir nicht. Kein Hersteller oder Lieferant zahlt uns für eine bessere Position; sollte sich das ändern, sehen Sie beim Produkt das Wort „Anzeige“.</p><h2>Reihenfolge in der Kategorie</h2><ul><li><strong>Empfohlen</strong> ist voreingestellt. Diese Reihenfolge legen wir selbst fest, Produkt für Produkt.</li><li><strong>Meistverkauft</strong> sortiert nach der Zahl der verkauften Stücke.</li><li><strong>Preis aufsteigend</strong> und <strong>Preis absteigend</strong> sortieren nach dem Preis inklusive MwSt. nach Rabatt.</li><li><strong>Neueste</strong> sortiert nach dem Datum der Aufnahme.</li><li><strong>Nach Name</strong> sortiert alphabetisch.</li></ul><h2>Reihenfolge in der Suche</h2><p>Zuerst zeigen wir Produkte, deren Name oder Code zum Wort passt, dann Treffer bei Marke, Kategorie und zuletzt in der Beschreibung; unter gleich guten entscheidet die Zahl der verkauften Stücke. Die Reihenfolge ist für alle gleich und richtet sich nicht danach, was Sie angesehen haben.</p>`,
    },
  }),
]
