import { article, tag } from './article.ts'
import type { Article } from './shape.ts'

export const counterArticles: Article[] = [
  article(
    {
      code: 'how-we-pack',
      category: 'behind-the-counter',
      author: 'tomas-benes',
      tags: [tag.people, tag.care],
      picture: ['gifts', 'birch'],
      days: 15,
      products: ['WRAP', 'SET-FIXED'],
    },
    {
      cs: {
        name: 'Jak balíme křehké věci bez plastu',
        slug: 'jak-balime-krehke-veci',
        perex: 'Dvojitá krabice, voštinový papír a pádová zkouška. Proč k vám hrnek dorazí celý.',
        content: `<p>Když jsme začínali, rozbil se nám každý třicátý balík. Dnes je to jeden z osmi set a v krabici přitom nenajdete ani kousek bublinkové fólie. Trvalo nám tři roky, než jsme na to přišli.</p>
<h2>Co je v krabici</h2>
<ul><li><strong>Voštinový papír</strong> obalí každý kus zvlášť a zaklesne se sám do sebe.</li><li><strong>Vnitřní krabice</strong> drží sadu pohromadě.</li><li><strong>Drcený karton</strong> z našich starých krabic vyplní mezeru mezi oběma stěnami.</li><li><strong>Papírová páska</strong> se lepí vodou a patří do starého papíru.</li></ul>
<h2>Pádová zkouška</h2>
<p>Každé nové balení pouštíme desetkrát z výšky pasu na betonovou podlahu, pokaždé na jinou hranu. Když se nic nestane, smí na cestu.</p>
<p>Pokud se přece jen něco rozbije, vyfoťte obsah i krabici a napište nám. Nový kus pošleme hned, střepy vracet nemusíte. Postup najdete na stránce <a href="page:complaints">Reklamační řád</a>, dopravce a ceny na stránce <a href="page:shipping-and-payment">Doprava a platba</a>.</p>`,
      },
      sk: {
        name: 'Ako balíme krehké veci bez plastu',
        slug: 'ako-balime-krehke-veci',
        perex: 'Dvojitá škatuľa, voštinový papier a pádová skúška. Prečo k vám hrnček dorazí celý.',
        content: `<p>Keď sme začínali, rozbil sa nám každý tridsiaty balík. Dnes je to jeden z osemsto a v škatuli pritom nenájdete ani kúsok bublinkovej fólie. Trvalo nám tri roky, kým sme na to prišli.</p>
<h2>Čo je v škatuli</h2>
<ul><li><strong>Voštinový papier</strong> obalí každý kus zvlášť a zakliesni sa sám do seba.</li><li><strong>Vnútorná škatuľa</strong> drží sadu pohromade.</li><li><strong>Drvený kartón</strong> z našich starých škatúľ vyplní medzeru medzi oboma stenami.</li><li><strong>Papierová páska</strong> sa lepí vodou a patrí do starého papiera.</li></ul>
<h2>Pádová skúška</h2>
<p>Každé nové balenie púšťame desaťkrát z výšky pása na betónovú podlahu, zakaždým na inú hranu. Keď sa nič nestane, smie na cestu.</p>
<p>Ak sa predsa len niečo rozbije, odfoťte obsah aj škatuľu a napíšte nám. Nový kus pošleme hneď, črepy vracať nemusíte. Postup nájdete na stránke <a href="page:complaints">Reklamačný poriadok</a>, dopravcov a ceny na stránke <a href="page:shipping-and-payment">Doprava a platba</a>.</p>`,
      },
      en: {
        name: 'How we pack fragile things without plastic',
        slug: 'how-we-pack-fragile-things',
        perex: 'A double box, honeycomb paper and a drop test: why your mug arrives in one piece.',
        content: `<p>When we began, every thirtieth parcel broke. Today it is one in eight hundred, and you will not find a scrap of bubble wrap in the box. It took us three years to work it out.</p>
<h2>What is in the box</h2>
<ul><li><strong>Honeycomb paper</strong> wraps each piece and locks into itself.</li><li><strong>An inner box</strong> holds the set together.</li><li><strong>Shredded cardboard</strong> from our old boxes fills the gap between the two walls.</li><li><strong>Paper tape</strong> sticks with water and goes with waste paper.</li></ul>
<h2>The drop test</h2>
<p>We drop every new kind of packaging ten times from waist height onto a concrete floor, each time on another edge. If nothing happens, it may travel.</p>
<p>Should something break after all, photograph the contents and the box and write to us. We send a new piece at once; you need not return the shards. The steps are on the page <a href="page:complaints">Complaints procedure</a>, carriers and prices on <a href="page:shipping-and-payment">Shipping and payment</a>.</p>`,
      },
      de: {
        name: 'Wie wir Zerbrechliches ohne Plastik verpacken',
        slug: 'wie-wir-zerbrechliches-verpacken',
        perex: 'Doppelkarton, Wabenpapier und Falltest: warum Ihr Becher heil ankommt.',
        content: `<p>Als wir anfingen, ging jedes dreißigste Paket zu Bruch. Heute ist es eines von achthundert, und im Karton finden Sie kein Stück Luftpolsterfolie. Wir haben drei Jahre gebraucht, um es herauszufinden.</p>
<h2>Was im Karton steckt</h2>
<ul><li><strong>Wabenpapier</strong> umhüllt jedes Stück einzeln und hakt in sich selbst ein.</li><li><strong>Ein Innenkarton</strong> hält das Set zusammen.</li><li><strong>Zerkleinerte Pappe</strong> aus unseren alten Kartons füllt den Raum zwischen den Wänden.</li><li><strong>Papierband</strong> klebt mit Wasser und gehört ins Altpapier.</li></ul>
<h2>Der Falltest</h2>
<p>Jede neue Verpackung lassen wir zehnmal aus Hüfthöhe auf Beton fallen, jedes Mal auf eine andere Kante. Passiert nichts, darf sie reisen.</p>
<p>Geht doch etwas zu Bruch, fotografieren Sie Inhalt und Karton und schreiben Sie uns. Wir senden sofort Ersatz, die Scherben behalten Sie. Das Vorgehen steht auf der Seite <a href="page:complaints">Reklamationsordnung</a>, Dienste und Preise unter <a href="page:shipping-and-payment">Versand und Zahlung</a>.</p>`,
      },
    },
  ),
  article(
    {
      code: 'gift-guide',
      category: 'behind-the-counter',
      author: 'tomas-benes',
      tags: [tag.gifts],
      picture: ['gifts', 'plum'],
      days: 1,
      products: ['SET-FIXED', 'SET-CHOICE', 'WRAP', 'ENGRAVED'],
    },
    {
      cs: {
        name: 'Průvodce dárky: pro čajomily, kávomily i nerozhodné',
        slug: 'pruvodce-darky',
        perex: 'Nápady podle toho, koho obdarováváte, a tipy, jak stihnout balení i vzkaz.',
        content: `<p>Dobrý dárek z čajovny poznáte podle toho, že za týden zbude jen krásná dóza. Sestavili jsme krátký seznam, podle kterého radíme u pultu každý den.</p>
<h2>Podle povahy</h2>
<ul><li><strong>Začátečníkovi</strong> sadu tří čajů s malou konvičkou.</li><li><strong>Kávovému nadšenci</strong> překapávač a čerstvě pražená zrna.</li><li><strong>Kolegyni</strong> hrnek s uchem na tři prsty a bylinkovou směs.</li><li><strong>Novomanželům</strong> jmenovku na dveře se společným jménem.</li><li><strong>Nerozhodným</strong> balíček, do kterého si vyberou sami.</li></ul>
<h2>Na co nezapomenout</h2>
<ol><li>Gravírování lžičky odeslání nezdrží, jmenovku na dveře vyrábíme do 14 dnů. Pravopis si předem zkontrolujte.</li><li>Dárkové balení přidáte do košíku jako další položku, vzkaz napíšete do poznámky k objednávce.</li><li>Účtenku do balíku nevkládáme, pošleme ji e-mailem vám.</li></ol>
<p>Nepoužitý dárek lze vrátit do 14 dnů od převzetí. Zboží na míru, třeba lžičku s gravírováním nebo jmenovku, bez udání důvodu vrátit nejde. Podrobnosti najdete na stránce <a href="page:withdrawal">Odstoupení od smlouvy</a>.</p>`,
      },
      sk: {
        name: 'Sprievodca darčekmi: pre milovníkov čaju a kávy aj pre nerozhodných',
        slug: 'sprievodca-darcekmi',
        perex: 'Nápady podľa toho, koho obdarúvate, a tipy, ako stihnúť balenie aj odkaz.',
        content: `<p>Dobrý darček z čajovne spoznáte podľa toho, že o týždeň zostane len krásna dóza. Zostavili sme krátky zoznam, podľa ktorého radíme pri pulte každý deň.</p>
<h2>Podľa povahy</h2>
<ul><li><strong>Začiatočníkovi</strong> sadu troch čajov s malou kanvičkou.</li><li><strong>Kávovému nadšencovi</strong> prekvapkávač a čerstvo pražené zrná.</li><li><strong>Kolegyni</strong> hrnček s uchom na tri prsty a bylinkovú zmes.</li><li><strong>Novomanželom</strong> menovku na dvere so spoločným menom.</li><li><strong>Nerozhodným</strong> balíček, do ktorého si vyberú sami.</li></ul>
<h2>Na čo nezabudnúť</h2>
<ol><li>Gravírovanie lyžičky odoslanie nezdrží, menovku na dvere vyrábame do 14 dní. Pravopis si vopred skontrolujte.</li><li>Darčekové balenie pridáte do košíka ako ďalšiu položku, odkaz napíšete do poznámky k objednávke.</li><li>Účtenku do balíka nevkladáme, pošleme ju e-mailom vám.</li></ol>
<p>Nepoužitý darček možno vrátiť do 14 dní od prevzatia. Tovar na mieru, napríklad lyžičku s gravírovaním alebo menovku, bez udania dôvodu vrátiť nemožno. Podrobnosti nájdete na stránke <a href="page:withdrawal">Odstúpenie od zmluvy</a>.</p>`,
      },
      en: {
        name: 'A gift guide for tea lovers, coffee lovers and the undecided',
        slug: 'gift-guide',
        perex:
          'Ideas for every kind of recipient, and how to have the wrapping and the message ready in time.',
        content: `<p>You know a good gift from a tea shop by this: a week later only a lovely tin is left. We have put together the short list we go by at the counter every day.</p>
<h2>By character</h2>
<ul><li><strong>For a beginner:</strong> a set of three teas with a small pot.</li><li><strong>For a coffee enthusiast:</strong> a dripper and freshly roasted beans.</li><li><strong>For a colleague:</strong> a mug with a three-finger handle and a herbal blend.</li><li><strong>For newlyweds:</strong> a door plate with the name they share.</li><li><strong>For the undecided:</strong> a box they fill themselves.</li></ul>
<h2>Do not forget</h2>
<ol><li>Engraving a spoon does not delay dispatch; a door plate takes up to 14 days. Check the spelling beforehand.</li><li>Gift wrapping goes into the cart as an item of its own; put the message in the note with your order.</li><li>We never put a receipt in the parcel; it goes to you by e-mail.</li></ol>
<p>An unused gift may be returned within 14 days of receipt. Goods made to order, such as an engraved spoon or a door plate, cannot be returned without a reason. See <a href="page:withdrawal">Right of withdrawal</a>.</p>`,
      },
      de: {
        name: 'Geschenkeführer für Teefreunde, Kaffeefreunde und Unentschlossene',
        slug: 'geschenkefuehrer',
        perex: 'Ideen nach Person und Tipps, damit Verpackung und Gruß rechtzeitig fertig sind.',
        content: `<p>Ein gutes Geschenk aus dem Teeladen erkennt man daran, dass nach einer Woche nur eine schöne Dose übrig ist. Hier ist die kurze Liste, nach der wir jeden Tag an der Theke beraten.</p>
<h2>Nach Charakter</h2>
<ul><li><strong>Für Einsteiger:</strong> ein Set aus drei Tees mit kleiner Kanne.</li><li><strong>Für Kaffeebegeisterte:</strong> ein Handfilter und frisch geröstete Bohnen.</li><li><strong>Für die Kollegin:</strong> ein Becher mit Henkel für drei Finger und eine Kräutermischung.</li><li><strong>Für Frischvermählte:</strong> ein Türschild mit dem gemeinsamen Namen.</li><li><strong>Für Unentschlossene:</strong> ein Paket zum Selbstfüllen.</li></ul>
<h2>Nicht vergessen</h2>
<ol><li>Die Gravur eines Löffels verzögert den Versand nicht; ein Türschild dauert bis zu 14 Tage. Prüfen Sie vorher die Schreibweise.</li><li>Die Geschenkverpackung legen Sie als eigenen Artikel in den Warenkorb, den Gruß schreiben Sie in die Anmerkung zur Bestellung.</li><li>Die Rechnung legen wir nicht bei, Sie erhalten sie per E-Mail.</li></ol>
<p>Ungenutzte Geschenke können binnen 14 Tagen nach Erhalt zurückgegeben werden. Maßanfertigungen, etwa ein gravierter Löffel oder ein Türschild, sind ausgenommen. Näheres unter <a href="page:withdrawal">Widerruf des Vertrags</a>.</p>`,
      },
    },
  ),
  article(
    {
      code: 'open-studio-day',
      category: 'behind-the-counter',
      author: 'marta-hrncirova',
      tags: [tag.people, tag.craft],
      picture: ['pottery', 'terracotta'],
      days: 30,
      products: ['MUG', 'ENGRAVED'],
    },
    {
      cs: {
        name: 'Den otevřené dílny: na co jste se nás ptali nejčastěji',
        slug: 'den-otevrene-dilny',
        perex: 'Přišlo vás přes dvě stě. Sepsali jsme odpovědi na otázky, které zazněly u kruhu i u pece.',
        content: `<p>Jednou za půl roku otevřeme dílnu všem, kdo chtějí vidět, jak vzniká jejich hrnek. Letos na podzim jsme uvařili čtyřicet litrů čaje a vytočili tři sta misek, z toho většinu s vámi.</p>
<h2>Otázky a odpovědi</h2>
<ul><li><strong>Může točit i dítě?</strong> Ano, od šesti let a s pomocí dospělého.</li><li><strong>Kam jde teplo z pece?</strong> Vytápí sušárnu a v zimě i prodejnu.</li><li><strong>Děláte zakázky pro kavárny?</strong> Ano, od dvaceti kusů, se značkou na dně.</li><li><strong>Vezmete mě do učení?</strong> Každý rok jednoho člověka na tři měsíce.</li></ul>
<h2>Kdy příště</h2>
<p>Další den otevřené dílny chystáme na jaro. Vstup je zdarma, na točení je třeba se přihlásit předem. Výrobek vám vypálíme a za tři týdny pošleme, platíte jen dopravu.</p>
<p>Pokud máte čajovnu nebo kavárnu, napište nám přes stránku <a href="page:contact">Kontakt</a>. Zařadíme vás mezi partnery a uvidíte velkoobchodní nabídku, kterou jinde na webu nenajdete.</p>`,
      },
      sk: {
        name: 'Deň otvorenej dielne: na čo ste sa nás pýtali najčastejšie',
        slug: 'den-otvorenej-dielne',
        perex: 'Prišlo vás vyše dvesto. Spísali sme odpovede na otázky, ktoré zazneli pri kruhu aj pri peci.',
        content: `<p>Raz za pol roka otvoríme dielňu všetkým, ktorí chcú vidieť, ako vzniká ich hrnček. Túto jeseň sme uvarili štyridsať litrov čaju a vytočili tristo misiek, z toho väčšinu s vami.</p>
<h2>Otázky a odpovede</h2>
<ul><li><strong>Môže točiť aj dieťa?</strong> Áno, od šiestich rokov a s pomocou dospelého.</li><li><strong>Kam ide teplo z pece?</strong> Vykuruje sušiareň a v zime aj predajňu.</li><li><strong>Robíte zákazky pre kaviarne?</strong> Áno, od dvadsiatich kusov, so značkou na dne.</li><li><strong>Vezmete ma do učenia?</strong> Každý rok jedného človeka na tri mesiace.</li></ul>
<h2>Kedy nabudúce</h2>
<p>Ďalší deň otvorenej dielne chystáme na jar. Vstup je zadarmo, na točenie sa treba prihlásiť vopred. Výrobok vám vypálime a o tri týždne pošleme, platíte len dopravu.</p>
<p>Ak máte čajovňu alebo kaviareň, napíšte nám cez stránku <a href="page:contact">Kontakt</a>. Zaradíme vás medzi partnerov a uvidíte veľkoobchodnú ponuku, ktorú inde na webe nenájdete.</p>`,
      },
      en: {
        name: 'Open studio day: what you asked most often',
        slug: 'open-studio-day',
        perex:
          'More than two hundred of you came. Here are answers to questions heard by the wheel and the kiln.',
        content: `<p>Twice a year we open the studio to everybody who wants to see how their mug comes about. This autumn we brewed forty litres of tea and threw three hundred bowls, most of them together with you.</p>
<h2>Questions and answers</h2>
<ul><li><strong>May a child throw?</strong> Yes, from the age of six, helped by an adult.</li><li><strong>Where does the heat of the kiln go?</strong> It warms the drying room and, in winter, the shop.</li><li><strong>Do you make pieces for cafés?</strong> Yes, from twenty pieces, with your mark on the foot.</li><li><strong>Will you take me as an apprentice?</strong> One person a year, for three months.</li></ul>
<h2>When next</h2>
<p>We are preparing the next open day for spring. Entry is free; sign up in advance if you want to throw. We fire your piece and send it in three weeks; you pay the postage only.</p>
<p>If you run a tea room or a café, write to us through the page <a href="page:contact">Contact</a>. We will list you among the tea rooms and cafés we supply, and you will see a wholesale offer found nowhere else on this site.</p>`,
      },
      de: {
        name: 'Tag der offenen Werkstatt: Ihre häufigsten Fragen',
        slug: 'tag-der-offenen-werkstatt',
        perex: 'Mehr als zweihundert von Ihnen kamen. Hier die Antworten auf Fragen an Scheibe und Ofen.',
        content: `<p>Zweimal im Jahr öffnen wir die Werkstatt für alle, die sehen möchten, wie ihr Becher entsteht. Diesen Herbst haben wir vierzig Liter Tee gekocht und dreihundert Schalen gedreht, die meisten gemeinsam mit Ihnen.</p>
<h2>Fragen und Antworten</h2>
<ul><li><strong>Dürfen Kinder drehen?</strong> Ja, ab sechs Jahren und mit Hilfe eines Erwachsenen.</li><li><strong>Wohin geht die Wärme des Ofens?</strong> Sie heizt den Trockenraum und im Winter den Laden.</li><li><strong>Arbeiten Sie für Cafés?</strong> Ja, ab zwanzig Stück, mit Ihrem Zeichen am Fuß.</li><li><strong>Nehmen Sie mich in die Lehre?</strong> Eine Person pro Jahr, für drei Monate.</li></ul>
<h2>Wann wieder</h2>
<p>Den nächsten Tag planen wir im Frühling. Der Eintritt ist frei, fürs Drehen melden Sie sich bitte an. Ihr Stück brennen wir und senden es nach drei Wochen; Sie zahlen nur den Versand.</p>
<p>Führen Sie einen Teesalon oder ein Café, schreiben Sie uns über die Seite <a href="page:contact">Kontakt</a>. Als Salon sehen Sie unser Großhandelsangebot.</p>`,
      },
    },
  ),
]
