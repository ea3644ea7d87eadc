import { article, tag } from './article.ts'
import type { Article } from './shape.ts'

export const teaBrewingArticles: Article[] = [
  article(
    {
      code: 'water-temperature',
      category: 'tea-brewing',
      author: 'klara-simkova',
      tags: [tag.water, tag.brewing, tag.beginners],
      picture: ['tea-morning', 'celadon'],
      days: 9,
      products: ['PLAIN', 'MUG'],
    },
    {
      cs: {
        name: 'Jak teplá má být voda na čaj',
        slug: 'jak-tepla-voda-na-caj',
        perex:
          'Příliš horká voda zelený čaj spálí, příliš vlažná černý neprobudí. Jednoduchá tabulka na ledničku.',
        content: `<p>Horká voda z listu uvolňuje vůně i trpké třísloviny. Čím je teplejší, tím rychleji to jde. U jemných zelených čajů proto stačí osmdesát stupňů, zatímco černý nebo tmavý čaj potřebuje vodu, která sotva přestala vřít.</p>
<h2>Teploty a časy</h2>
<table><tr><th>Čaj</th><th>Teplota</th><th>Čas</th></tr><tr><td>Japonský zelený</td><td>70 °C</td><td>1 minuta</td></tr><tr><td>Čínský zelený</td><td>80 °C</td><td>2 minuty</td></tr><tr><td>Oolong</td><td>90 °C</td><td>3 minuty</td></tr><tr><td>Černý</td><td>95 °C</td><td>4 minuty</td></tr><tr><td>Bylinný</td><td>100 °C</td><td>8 minut</td></tr></table>
<h2>Bez teploměru</h2>
<ul><li>Po pěti minutách s odklopeným víkem má voda zhruba osmdesát stupňů.</li><li>Každé přelití do studené nádoby ubere asi deset stupňů.</li><li>Drobné bublinky na dně konvice znamenají sedmdesát stupňů, souvislé řetízky devadesát.</li></ul>
<p>Neberte čísla jako zákon. Pokud je čaj hořký, příště ochlaďte vodu; pokud je prázdný, přidejte list, ne čas. Poznamenejte si, co vám chutnalo, a za týden budete mít vlastní tabulku.</p>`,
      },
      sk: {
        name: 'Aká teplá má byť voda na čaj',
        slug: 'aka-tepla-voda-na-caj',
        perex:
          'Príliš horúca voda zelený čaj spáli, príliš vlažná čierny neprebudí. Jednoduchá tabuľka na chladničku.',
        content: `<p>Horúca voda z listu uvoľňuje vône aj trpké triesloviny. Čím je teplejšia, tým rýchlejšie to ide. Pri jemných zelených čajoch preto stačí osemdesiat stupňov, kým čierny alebo tmavý čaj potrebuje vodu, ktorá sotva prestala vrieť.</p>
<h2>Teploty a časy</h2>
<table><tr><th>Čaj</th><th>Teplota</th><th>Čas</th></tr><tr><td>Japonský zelený</td><td>70 °C</td><td>1 minúta</td></tr><tr><td>Čínsky zelený</td><td>80 °C</td><td>2 minúty</td></tr><tr><td>Oolong</td><td>90 °C</td><td>3 minúty</td></tr><tr><td>Čierny</td><td>95 °C</td><td>4 minúty</td></tr><tr><td>Bylinný</td><td>100 °C</td><td>8 minút</td></tr></table>
<h2>Bez teplomera</h2>
<ul><li>Po piatich minútach s odklopeným vekom má voda zhruba osemdesiat stupňov.</li><li>Každé preliatie do studenej nádoby uberie asi desať stupňov.</li><li>Drobné bublinky na dne kanvice znamenajú sedemdesiat stupňov, súvislé retiazky deväťdesiat.</li></ul>
<p>Neberte čísla ako zákon. Ak je čaj horký, nabudúce ochlaďte vodu; ak je prázdny, pridajte list, nie čas. Poznačte si, čo vám chutilo, a o týždeň budete mať vlastnú tabuľku.</p>`,
      },
      en: {
        name: 'How hot should water for tea be?',
        slug: 'how-hot-should-water-for-tea-be',
        perex:
          'Water too hot scorches green tea, water too cool never wakes a black one. A simple table for the fridge door.',
        content: `<p>Hot water draws both aroma and astringent tannins from the leaf, and the hotter it is, the faster it works. Delicate green teas are content with eighty degrees, while a black or dark tea wants water that has only just stopped boiling.</p>
<h2>Temperatures and times</h2>
<table><tr><th>Tea</th><th>Temperature</th><th>Time</th></tr><tr><td>Japanese green</td><td>70 °C</td><td>1 minute</td></tr><tr><td>Chinese green</td><td>80 °C</td><td>2 minutes</td></tr><tr><td>Oolong</td><td>90 °C</td><td>3 minutes</td></tr><tr><td>Black</td><td>95 °C</td><td>4 minutes</td></tr><tr><td>Herbal</td><td>100 °C</td><td>8 minutes</td></tr></table>
<h2>Without a thermometer</h2>
<ul><li>Five minutes with the lid open bring boiled water to about eighty degrees.</li><li>Each pour into a cold vessel takes off roughly ten degrees.</li><li>Tiny bubbles on the bottom mean seventy degrees, steady strings ninety.</li></ul>
<p>Do not take the figures as law. If your tea is bitter, cool the water next time; if it is thin, add leaf rather than time. Note what you liked, and in a week you will have a table of your own.</p>`,
      },
      de: {
        name: 'Wie heiß soll Teewasser sein',
        slug: 'wie-heiss-soll-teewasser-sein',
        perex:
          'Zu heißes Wasser verbrennt Grüntee, zu laues weckt den schwarzen nicht. Eine einfache Tabelle für den Kühlschrank.',
        content: `<p>Heißes Wasser löst aus dem Blatt Düfte, aber auch herbe Gerbstoffe. Je heißer, desto schneller. Zarten Grüntees genügen darum achtzig Grad, während schwarzer oder dunkler Tee Wasser braucht, das gerade aufgehört hat zu kochen.</p>
<h2>Temperaturen und Zeiten</h2>
<table><tr><th>Tee</th><th>Temperatur</th><th>Zeit</th></tr><tr><td>Japanischer Grüntee</td><td>70 °C</td><td>1 Minute</td></tr><tr><td>Chinesischer Grüntee</td><td>80 °C</td><td>2 Minuten</td></tr><tr><td>Oolong</td><td>90 °C</td><td>3 Minuten</td></tr><tr><td>Schwarztee</td><td>95 °C</td><td>4 Minuten</td></tr><tr><td>Kräutertee</td><td>100 °C</td><td>8 Minuten</td></tr></table>
<h2>Ohne Thermometer</h2>
<ul><li>Nach fünf Minuten mit offenem Deckel hat das Wasser ungefähr achtzig Grad.</li><li>Jedes Umgießen in ein kaltes Gefäß nimmt etwa zehn Grad.</li><li>Kleine Bläschen am Boden bedeuten siebzig Grad, feste Perlenschnüre neunzig.</li></ul>
<p>Nehmen Sie die Zahlen nicht als Gesetz. Ist der Tee bitter, kühlen Sie das Wasser; ist er leer, geben Sie Blätter zu, nicht Zeit. Notieren Sie, was Ihnen geschmeckt hat.</p>`,
      },
    },
  ),
  article(
    {
      code: 'gongfu-at-home',
      category: 'tea-brewing',
      author: 'klara-simkova',
      tags: [tag.brewing],
      picture: ['gongfu', 'clay'],
      days: 26,
      products: ['SET-FIXED', 'LAST'],
    },
    {
      cs: {
        name: 'Gongfu doma: malá konvička, mnoho nálevů',
        slug: 'gongfu-doma',
        perex: 'Čínský způsob přípravy není obřad pro vyvolené. Stačí gaiwan, slévátko a chvíle klidu.',
        content: `<p>Slova gongfu cha znamenají zhruba „čaj připravený s umem“. Používá se hodně listu, málo vody a krátké časy. Jeden čaj tak ochutnáte postupně v osmi nálevech a pokaždé o něm zjistíte něco nového.</p>
<h2>Co budete potřebovat</h2>
<ul><li>gaiwan nebo konvičku do 150 ml,</li><li>slévátko, ve kterém se nálev srovná,</li><li>malé šálky a podnos na přelitou vodu,</li><li>pět gramů dobrého oolongu nebo pu-erhu.</li></ul>
<h2>Postup</h2>
<ol><li>Nádobí prolijte horkou vodou a vylijte ji.</li><li>Nasypte čaj a přivoňte k rozehřátému listu.</li><li>Zalijte, po pěti sekundách slijte a první nálev nepijte.</li><li>Druhý nálev nechte deset sekund, každý další o pět déle.</li></ol>
<p>Nepospíchejte s mytím. Mokrý list na konci vyndejte a prohlédněte si jej: celé, pružné lístky prozradí poctivou práci. Konvičku z neglazované hlíny nikdy nemyjte saponátem, jen vodou, a používejte ji pro jediný druh čaje.</p>`,
      },
      sk: {
        name: 'Gongfu doma: malá kanvička, veľa nálevov',
        slug: 'gongfu-doma-sk',
        perex: 'Čínsky spôsob prípravy nie je obrad pre vyvolených. Stačí gaiwan, zlievadlo a chvíľa pokoja.',
        content: `<p>Slová gongfu cha znamenajú zhruba „čaj pripravený s umom“. Používa sa veľa listu, málo vody a krátke časy. Jeden čaj tak ochutnáte postupne v ôsmich nálevoch a zakaždým o ňom zistíte niečo nové.</p>
<h2>Čo budete potrebovať</h2>
<ul><li>gaiwan alebo kanvičku do 150 ml,</li><li>zlievadlo, v ktorom sa nálev vyrovná,</li><li>malé šálky a podnos na preliatu vodu,</li><li>päť gramov dobrého oolongu alebo pu-erhu.</li></ul>
<h2>Postup</h2>
<ol><li>Riad prelejte horúcou vodou a vylejte ju.</li><li>Nasypte čaj a privoňajte k rozohriatemu listu.</li><li>Zalejte, po piatich sekundách zlejte a prvý nálev nepite.</li><li>Druhý nálev nechajte desať sekúnd, každý ďalší o päť dlhšie.</li></ol>
<p>Neponáhľajte sa s umývaním. Mokrý list na konci vyberte a prezrite si ho: celé, pružné lístky prezradia poctivú prácu. Kanvičku z neglazovanej hliny nikdy neumývajte saponátom, len vodou, a používajte ju na jediný druh čaju.</p>`,
      },
      en: {
        name: 'Gongfu at home: a small pot, many brews',
        slug: 'gongfu-at-home',
        perex:
          'The Chinese way of brewing is no rite for the chosen few. A gaiwan, a pitcher and a quiet moment will do.',
        content: `<p>Gongfu cha means something like “tea made with skill”. It takes plenty of leaf, little water and short times. You taste one tea over eight brews and learn something new about it each time.</p>
<h2>What you need</h2>
<ul><li>a gaiwan or a pot up to 150 ml,</li><li>a pitcher in which the brew evens out,</li><li>small cups and a tray for spilled water,</li><li>five grams of good oolong or pu-erh.</li></ul>
<h2>Step by step</h2>
<ol><li>Rinse all vessels with hot water and pour it away.</li><li>Add the tea and smell the warmed leaves.</li><li>Pour water on, drain after five seconds and do not drink this first brew.</li><li>Give the second brew ten seconds and each later one five more.</li></ol>
<p>Do not hurry with the washing-up. Take out the wet leaves and look at them: whole, springy leaves tell of honest work. Never wash an unglazed clay pot with detergent, only with water, and keep it for a single kind of tea.</p>`,
      },
      de: {
        name: 'Gongfu zu Hause: kleine Kanne, viele Aufgüsse',
        slug: 'gongfu-zu-hause',
        perex:
          'Die chinesische Zubereitung ist kein Ritus für Auserwählte. Gaiwan, Kännchen und etwas Ruhe genügen.',
        content: `<p>Gongfu Cha bedeutet ungefähr „mit Können zubereiteter Tee“. Man nimmt viel Blatt, wenig Wasser und kurze Zeiten. So kostet man einen Tee nacheinander in acht Aufgüssen und erfährt jedes Mal etwas Neues über ihn.</p>
<h2>Was Sie brauchen</h2>
<ul><li>einen Gaiwan oder eine Kanne bis 150 ml,</li><li>ein Ausgießkännchen, in dem sich der Aufguss ausgleicht,</li><li>kleine Schalen und ein Tablett für verschüttetes Wasser,</li><li>fünf Gramm guten Oolong oder Pu-Erh.</li></ul>
<h2>Schritt für Schritt</h2>
<ol><li>Spülen Sie alle Gefäße mit heißem Wasser und gießen Sie es weg.</li><li>Geben Sie den Tee hinein und riechen Sie am warmen Blatt.</li><li>Aufgießen, nach fünf Sekunden abgießen und diesen ersten Aufguss nicht trinken.</li><li>Der zweite Aufguss zieht zehn Sekunden, jeder weitere fünf länger.</li></ol>
<p>Eilen Sie nicht mit dem Abwasch. Betrachten Sie die nassen Blätter: Ganze, elastische Blätter zeugen von ehrlicher Arbeit. Eine unglasierte Kanne nie mit Spülmittel waschen, nur mit Wasser.</p>`,
      },
    },
  ),
  article(
    {
      code: 'cold-brew-tea',
      category: 'tea-brewing',
      author: 'tomas-benes',
      tags: [tag.recipe, tag.brewing],
      picture: ['table-setting', 'sea'],
      days: 118,
      products: ['SALE', 'PLAIN'],
    },
    {
      cs: {
        name: 'Čaj louhovaný za studena',
        slug: 'caj-louhovany-za-studena',
        perex: 'Večer zalijete, ráno slijete. Studená voda nechá hořkost v listu a vezme si jen sladkost.',
        content: `<p>Ledový čaj z obchodu bývá sladký sirup. Doma přitom stačí džbán, studená voda a noc v chladničce. Třísloviny a kofein se ve studené vodě rozpouštějí pomalu, proto je nálev měkký, průzračný a přirozeně sladký.</p>
<h2>Základní recept</h2>
<ol><li>Na litr vody odměřte 10 g listového čaje.</li><li>Zalijte filtrovanou nebo pramenitou vodou.</li><li>Uložte do chladničky na 6 až 10 hodin.</li><li>Sceďte a vypijte do druhého dne.</li></ol>
<h2>Co se osvědčilo</h2>
<ul><li>Sencha s plátkem okurky a lístkem máty.</li><li>Darjeeling s kouskem broskve.</li><li>Houjicha jen tak, bez přísad, k obědu.</li><li>Rooibos s pomerančovou kůrou pro děti.</li></ul>
<p>Džbán volte s víkem, čaj totiž rychle nasákne pachy z lednice. Na cesty se hodí láhev se sítkem, do které čaj nasypete večer a ráno ji jen hodíte do tašky. Led přidávejte až do sklenice, aby se nálev zbytečně neředil a zůstal plný do posledního doušku.</p>`,
      },
      sk: {
        name: 'Čaj lúhovaný za studena',
        slug: 'caj-luhovany-za-studena',
        perex: 'Večer zalejete, ráno zlejete. Studená voda nechá horkosť v liste a vezme si len sladkosť.',
        content: `<p>Ľadový čaj z obchodu býva sladký sirup. Doma pritom stačí džbán, studená voda a noc v chladničke. Triesloviny a kofeín sa v studenej vode rozpúšťajú pomaly, preto je nálev mäkký, priezračný a prirodzene sladký.</p>
<h2>Základný recept</h2>
<ol><li>Na liter vody odmerajte 10 g listového čaju.</li><li>Zalejte filtrovanou alebo pramenitou vodou.</li><li>Uložte do chladničky na 6 až 10 hodín.</li><li>Sceďte a vypite do druhého dňa.</li></ol>
<h2>Čo sa osvedčilo</h2>
<ul><li>Sencha s plátkom uhorky a lístkom mäty.</li><li>Darjeeling s kúskom broskyne.</li><li>Houjicha len tak, bez prísad, k obedu.</li><li>Rooibos s pomarančovou kôrou pre deti.</li></ul>
<p>Džbán voľte s vekom, čaj totiž rýchlo nasiakne pachy z chladničky. Na cesty sa hodí fľaša so sitkom, do ktorej čaj nasypete večer a ráno ju len hodíte do tašky. Ľad pridávajte až do pohára, aby sa nálev zbytočne neriedil a zostal plný do posledného dúšku.</p>`,
      },
      en: {
        name: 'Cold-brewed tea',
        slug: 'cold-brewed-tea',
        perex:
          'Pour in the evening, strain in the morning. Cold water leaves bitterness in the leaf and takes only sweetness.',
        content: `<p>Iced tea from a shop is often a sweet syrup. At home all you need is a jug, cold water and a night in the fridge. Tannins and caffeine dissolve slowly in cold water, so the brew is soft, clear and naturally sweet.</p>
<h2>The basic recipe</h2>
<ol><li>Measure 10 g of loose tea for a litre of water.</li><li>Cover it with filtered or spring water.</li><li>Leave it in the fridge for 6 to 10 hours.</li><li>Strain and drink by the next day.</li></ol>
<h2>What works well</h2>
<ul><li>Sencha with a slice of cucumber and a mint leaf.</li><li>Darjeeling with a piece of peach.</li><li>Houjicha plain, with lunch.</li><li>Rooibos with orange peel for children.</li></ul>
<p>Choose a jug with a lid, for tea soaks up smells quickly. A bottle with a strainer is handy for travel: fill it in the evening and drop it into your bag in the morning. Add ice to the glass rather than the jug, so that the brew stays full to the last sip.</p>`,
      },
      de: {
        name: 'Kalt aufgegossener Tee',
        slug: 'kalt-aufgegossener-tee',
        perex:
          'Abends aufgießen, morgens abseihen. Kaltes Wasser lässt die Bitterkeit im Blatt und nimmt nur die Süße.',
        content: `<p>Eistee aus dem Laden ist oft süßer Sirup. Zu Hause genügen ein Krug, kaltes Wasser und eine Nacht im Kühlschrank. Gerbstoffe und Koffein lösen sich in kaltem Wasser langsam, darum ist der Aufguss weich, klar und von Natur aus süß.</p>
<h2>Das Grundrezept</h2>
<ol><li>Nehmen Sie 10 g losen Tee auf einen Liter Wasser.</li><li>Gießen Sie gefiltertes Wasser oder Quellwasser darüber.</li><li>Stellen Sie den Krug für 6 bis 10 Stunden in den Kühlschrank.</li><li>Abseihen und bis zum nächsten Tag trinken.</li></ol>
<h2>Was sich bewährt hat</h2>
<ul><li>Sencha mit einer Gurkenscheibe und einem Minzblatt.</li><li>Darjeeling mit einem Stück Pfirsich.</li><li>Houjicha pur zum Mittagessen.</li><li>Rooibos mit Orangenschale für Kinder.</li></ul>
<p>Wählen Sie einen Krug mit Deckel, denn Tee nimmt Gerüche schnell an. Für unterwegs eignet sich eine Flasche mit Sieb, die Sie abends füllen. Eis geben Sie erst ins Glas, damit der Aufguss bis zum letzten Schluck voll bleibt.</p>`,
      },
    },
  ),
  article(
    {
      code: 'storing-tea',
      category: 'tea-brewing',
      author: 'tomas-benes',
      tags: [tag.storage, tag.beginners],
      picture: ['pantry', 'birch'],
      days: 87,
      products: ['UNTRACKED', 'PLAIN'],
    },
    {
      cs: {
        name: 'Pět nepřátel čaje a jak jej skladovat',
        slug: 'pet-nepratel-caje',
        perex: 'Světlo, vzduch, vlhkost, teplo a cizí pachy. S dobrou dózou je porazíte všechny najednou.',
        content: `<p>Čaj se nekazí tak, že by vám uškodil. Jen pomalu ztrácí to, za co jste zaplatili: vůni. Dobře uložený černý čaj vydrží dva roky, zelený rok, a tmavé čaje dokonce s věkem získávají.</p>
<h2>Čeho se vyvarovat</h2>
<ul><li><strong>Světla.</strong> Skleněná dóza na polici je hezká, ale čaj v ní bledne.</li><li><strong>Vzduchu.</strong> Přesypte menší množství do menší dózy.</li><li><strong>Vlhkosti.</strong> Lžička musí být vždy suchá.</li><li><strong>Tepla.</strong> Police nad sporákem je to nejhorší místo v kuchyni.</li><li><strong>Pachů.</strong> Koření a káva patří do jiné skříňky.</li></ul>
<h2>Naše doporučení</h2>
<p>Pořiďte si plechovku nebo keramickou dózu s těsným víkem a napište na ni datum otevření. Aromatizované čaje ukládejte zvlášť, vůně bergamotu si najde cestu všude. Jemné japonské zelené čaje patří před otevřením do chladničky; než sáček rozstřihnete, nechte jej hodinu ohřát, aby se uvnitř nesrazila voda.</p>`,
      },
      sk: {
        name: 'Päť nepriateľov čaju a ako ho skladovať',
        slug: 'pat-nepriatelov-caju',
        perex: 'Svetlo, vzduch, vlhkosť, teplo a cudzie pachy. S dobrou dózou ich porazíte všetkých naraz.',
        content: `<p>Čaj sa nekazí tak, že by vám uškodil. Len pomaly stráca to, za čo ste zaplatili: vôňu. Dobre uložený čierny čaj vydrží dva roky, zelený rok, a tmavé čaje dokonca s vekom získavajú.</p>
<h2>Čomu sa vyhnúť</h2>
<ul><li><strong>Svetlu.</strong> Sklenená dóza na polici je pekná, ale čaj v nej bledne.</li><li><strong>Vzduchu.</strong> Presypte menšie množstvo do menšej dózy.</li><li><strong>Vlhkosti.</strong> Lyžička musí byť vždy suchá.</li><li><strong>Teplu.</strong> Polica nad sporákom je to najhoršie miesto v kuchyni.</li><li><strong>Pachom.</strong> Korenie a káva patria do inej skrinky.</li></ul>
<h2>Naše odporúčanie</h2>
<p>Zaobstarajte si plechovku alebo keramickú dózu s tesným vekom a napíšte na ňu dátum otvorenia. Aromatizované čaje ukladajte zvlášť, vôňa bergamotu si nájde cestu všade. Jemné japonské zelené čaje patria pred otvorením do chladničky; skôr než vrecúško rozstrihnete, nechajte ho hodinu ohriať, aby sa vnútri nezrazila voda.</p>`,
      },
      en: {
        name: 'Five enemies of tea and how to store it',
        slug: 'five-enemies-of-tea',
        perex: 'Light, air, damp, heat and foreign smells. One good tin defeats them all at once.',
        content: `<p>Tea does not go off in a way that would harm you. It just slowly loses what you paid for: its scent. Well stored, a black tea lasts two years, a green one a year, and dark teas even improve with age.</p>
<h2>What to avoid</h2>
<ul><li><strong>Light.</strong> A glass jar on a shelf looks lovely, but the tea in it fades.</li><li><strong>Air.</strong> Move small amounts into a smaller tin.</li><li><strong>Damp.</strong> The spoon must always be dry.</li><li><strong>Heat.</strong> The shelf above the stove is the worst place in the kitchen.</li><li><strong>Smells.</strong> Spices and coffee belong in another cupboard.</li></ul>
<h2>Our advice</h2>
<p>Get a tin or a ceramic jar with a tight lid and write the opening date on it. Keep scented teas apart, for bergamot finds its way everywhere. Delicate Japanese greens belong in the fridge until opened; before you cut the bag, let it warm up for an hour so that no water condenses inside.</p>`,
      },
      de: {
        name: 'Fünf Feinde des Tees und wie man ihn lagert',
        slug: 'fuenf-feinde-des-tees',
        perex: 'Licht, Luft, Feuchtigkeit, Wärme und fremde Gerüche. Eine gute Dose besiegt sie alle.',
        content: `<p>Tee verdirbt nicht so, dass er Ihnen schaden würde. Er verliert nur langsam das, wofür Sie bezahlt haben: seinen Duft. Gut gelagert hält schwarzer Tee zwei Jahre, grüner eines, und dunkle Tees gewinnen sogar mit dem Alter.</p>
<h2>Was Sie vermeiden sollten</h2>
<ul><li><strong>Licht.</strong> Ein Glas im Regal ist hübsch, aber der Tee darin verblasst.</li><li><strong>Luft.</strong> Füllen Sie kleine Mengen in eine kleinere Dose um.</li><li><strong>Feuchtigkeit.</strong> Der Löffel muss immer trocken sein.</li><li><strong>Wärme.</strong> Das Brett über dem Herd ist der schlechteste Platz der Küche.</li><li><strong>Gerüche.</strong> Gewürze und Kaffee gehören in einen anderen Schrank.</li></ul>
<h2>Unser Rat</h2>
<p>Besorgen Sie eine Blechdose oder ein Keramikgefäß mit dichtem Deckel und schreiben Sie das Öffnungsdatum darauf. Aromatisierte Tees bewahren Sie getrennt auf. Zarte japanische Grüntees gehören bis zum Öffnen in den Kühlschrank; lassen Sie die Tüte vor dem Aufschneiden eine Stunde warm werden.</p>`,
      },
    },
  ),
  article(
    {
      code: 'choosing-a-teapot',
      category: 'tea-brewing',
      author: 'marta-hrncirova',
      tags: [tag.craft, tag.beginners],
      picture: ['workshop', 'terracotta'],
      days: 142,
      products: ['SET-COMPOSE', 'MAX3'],
    },
    {
      cs: {
        name: 'Jak vybrat čajovou konvici',
        slug: 'jak-vybrat-cajovou-konvici',
        perex: 'Objem, hubička, víčko a sítko. Čtyři věci, které si na konvici prohlédněte dřív než barvu.',
        content: `<p>Krásná konvice, která ukapává, skončí v zadní části skříně. Proto se nejdřív dívejte na to, jak slouží, a teprve potom na glazuru. V dílně každou konvici před výpalem i po něm zkoušíme vodou.</p>
<h2>Na co se zaměřit</h2>
<ul><li><strong>Objem.</strong> Pro jednoho 400 ml, pro dva 700 ml, pro rodinu litr.</li><li><strong>Hubička.</strong> Ostrý okraj odsekne poslední kapku, kulatý ji pustí po bříšku.</li><li><strong>Víčko.</strong> Má držet i při sklonu a mít dírku pro vzduch.</li><li><strong>Ucho.</strong> Vejdou se do něj tři prsty, aniž byste se spálili?</li><li><strong>Sítko.</strong> Velké a vyjímatelné, aby měl list místo.</li></ul>
<h2>Hlína, porcelán, nebo sklo</h2>
<p>Kamenina drží teplo a sluší černým čajům. Porcelán chuť nijak nemění, hodí se na všechno. Sklo ukáže barvu nálevu a rozvíjející se květ, jen rychleji chladne. Pokud váháte, začněte středně velkou kameninovou konvicí, ta vás nezklame.</p>`,
      },
      sk: {
        name: 'Ako vybrať čajovú kanvicu',
        slug: 'ako-vybrat-cajovu-kanvicu',
        perex: 'Objem, výlevka, viečko a sitko. Štyri veci, ktoré si na kanvici prezrite skôr než farbu.',
        content: `<p>Krásna kanvica, ktorá kvapká, skončí v zadnej časti skrine. Preto sa najprv pozerajte na to, ako slúži, a až potom na glazúru. V dielni každú kanvicu pred výpalom aj po ňom skúšame vodou.</p>
<h2>Na čo sa zamerať</h2>
<ul><li><strong>Objem.</strong> Pre jedného 400 ml, pre dvoch 700 ml, pre rodinu liter.</li><li><strong>Výlevka.</strong> Ostrý okraj odsekne poslednú kvapku, guľatý ju pustí po brušku.</li><li><strong>Viečko.</strong> Má držať aj pri sklone a mať dierku na vzduch.</li><li><strong>Ucho.</strong> Zmestia sa doň tri prsty bez toho, aby ste sa popálili?</li><li><strong>Sitko.</strong> Veľké a vyberateľné, aby mal list miesto.</li></ul>
<h2>Hlina, porcelán, alebo sklo</h2>
<p>Kamenina drží teplo a pristane čiernym čajom. Porcelán chuť nijako nemení, hodí sa na všetko. Sklo ukáže farbu nálevu a rozvíjajúci sa kvet, len rýchlejšie chladne. Ak váhate, začnite stredne veľkou kameninovou kanvicou, tá vás nesklame.</p>`,
      },
      en: {
        name: 'How to choose a teapot',
        slug: 'how-to-choose-a-teapot',
        perex: 'Volume, spout, lid and strainer: four things to look at before the colour.',
        content: `<p>A beautiful teapot that drips ends up at the back of the cupboard. So look first at how it serves, and only then at the glaze. In the studio we test every pot with water, before firing and after it.</p>
<h2>What to look at</h2>
<ul><li><strong>Volume.</strong> 400 ml for one, 700 ml for two, a litre for a family.</li><li><strong>Spout.</strong> A sharp edge cuts off the last drop; a rounded one lets it run down the belly.</li><li><strong>Lid.</strong> It should stay on when tilted and have a hole for air.</li><li><strong>Handle.</strong> Do three fingers fit in without getting burnt?</li><li><strong>Strainer.</strong> Large and removable, so that the leaf has room.</li></ul>
<h2>Clay, porcelain or glass</h2>
<p>Stoneware keeps heat and suits black teas. Porcelain does not alter the taste and goes with everything. Glass shows the colour of the brew and an opening blossom, though it cools faster. If in doubt, begin with a middle-sized stoneware pot; it will not let you down.</p>`,
      },
      de: {
        name: 'Wie man eine Teekanne auswählt',
        slug: 'wie-man-eine-teekanne-auswaehlt',
        perex: 'Volumen, Tülle, Deckel und Sieb: vier Dinge, die vor der Farbe kommen.',
        content: `<p>Eine schöne Kanne, die tropft, landet hinten im Schrank. Schauen Sie also zuerst darauf, wie sie dient, und dann erst auf die Glasur. In der Werkstatt prüfen wir jede Kanne mit Wasser, vor dem Brand und danach.</p>
<h2>Worauf Sie achten sollten</h2>
<ul><li><strong>Volumen.</strong> 400 ml für eine Person, 700 ml für zwei, ein Liter für die Familie.</li><li><strong>Tülle.</strong> Eine scharfe Kante schneidet den letzten Tropfen ab, eine runde lässt ihn über den Bauch laufen.</li><li><strong>Deckel.</strong> Er soll auch beim Neigen halten und ein Luftloch haben.</li><li><strong>Henkel.</strong> Passen drei Finger hinein, ohne dass Sie sich verbrennen?</li><li><strong>Sieb.</strong> Groß und herausnehmbar, damit das Blatt Platz hat.</li></ul>
<h2>Ton, Porzellan oder Glas</h2>
<p>Steinzeug hält die Wärme und passt zu Schwarztee. Porzellan verändert den Geschmack nicht und passt zu allem. Glas zeigt die Farbe des Aufgusses, kühlt aber schneller aus. Im Zweifel beginnen Sie mit einer mittelgroßen Kanne aus Steinzeug.</p>`,
      },
    },
  ),
  article(
    {
      code: 'masala-chai',
      category: 'tea-brewing',
      author: 'klara-simkova',
      tags: [tag.recipe],
      picture: ['winter', 'saffron'],
      days: 12,
      products: ['MUG', 'CREDIT'],
    },
    {
      cs: {
        name: 'Masala chai krok za krokem',
        slug: 'masala-chai-krok-za-krokem',
        perex: 'Kardamom, zázvor, skořice a silný assam. Recept, který v naší prodejně voní každou zimu.',
        content: `<p>V Indii se masala chai vaří na každém rohu a v každé domácnosti trochu jinak. Společný mají silný černý čaj, plnotučné mléko, cukr a čerstvě drcené koření. Naše verze je pro dva velké hrnky a trvá čtvrt hodiny.</p>
<h2>Co si připravit</h2>
<ul><li>300 ml vody a 300 ml mléka,</li><li>2 lžíce drobně lámaného assamu,</li><li>6 lusků kardamomu, kousek skořice, 3 hřebíčky,</li><li>plátek zázvoru a 4 kuličky pepře,</li><li>2 lžičky třtinového cukru.</li></ul>
<h2>Postup</h2>
<ol><li>Koření rozdrťte v hmoždíři a povařte ve vodě 5 minut.</li><li>Přidejte čaj a vařte další 2 minuty.</li><li>Přilijte mléko s cukrem a přiveďte k varu.</li><li>Třikrát nechte vystoupat pěnu, pak odstavte a sceďte.</li></ol>
<p>Místo kravského mléka zkuste ovesné, jen jej přilijte až na konci, ať se nesrazí. Zbylé koření nevyhazujte: druhý den z něj bude voňavá voda do ovesné kaše.</p>`,
      },
      sk: {
        name: 'Masala chai krok za krokom',
        slug: 'masala-chai-krok-za-krokom',
        perex: 'Kardamóm, zázvor, škorica a silný assam. Recept, ktorý v našej predajni vonia každú zimu.',
        content: `<p>V Indii sa masala chai varí na každom rohu a v každej domácnosti trochu inak. Spoločný majú silný čierny čaj, plnotučné mlieko, cukor a čerstvo drvené korenie. Naša verzia je pre dva veľké hrnčeky a trvá štvrť hodiny.</p>
<h2>Čo si pripraviť</h2>
<ul><li>300 ml vody a 300 ml mlieka,</li><li>2 lyžice drobno lámaného assamu,</li><li>6 strukov kardamómu, kúsok škorice, 3 klinčeky,</li><li>plátok zázvoru a 4 guľôčky korenia,</li><li>2 lyžičky trstinového cukru.</li></ul>
<h2>Postup</h2>
<ol><li>Korenie rozdrvte v mažiari a povarte vo vode 5 minút.</li><li>Pridajte čaj a varte ďalšie 2 minúty.</li><li>Prilejte mlieko s cukrom a priveďte do varu.</li><li>Trikrát nechajte vystúpiť penu, potom odstavte a sceďte.</li></ol>
<p>Namiesto kravského mlieka skúste ovsené, len ho prilejte až na konci, aby sa nezrazilo. Zvyšné korenie nevyhadzujte: na druhý deň z neho bude voňavá voda do ovsenej kaše.</p>`,
      },
      en: {
        name: 'Masala chai step by step',
        slug: 'masala-chai-step-by-step',
        perex: 'Cardamom, ginger, cinnamon and a strong Assam: the recipe that scents our shop every winter.',
        content: `<p>In India masala chai is boiled on every corner, a little differently in each home. What they share is strong black tea, whole milk, sugar and freshly crushed spices. Our version makes two large mugs and takes a quarter of an hour.</p>
<h2>What you need</h2>
<ul><li>300 ml of water and 300 ml of milk,</li><li>2 tablespoons of broken Assam,</li><li>6 cardamom pods, a piece of cinnamon, 3 cloves,</li><li>a slice of ginger and 4 peppercorns,</li><li>2 teaspoons of cane sugar.</li></ul>
<h2>Method</h2>
<ol><li>Crush the spices in a mortar and simmer them in the water for 5 minutes.</li><li>Add the tea and cook for another 2 minutes.</li><li>Pour in the milk with the sugar and bring to the boil.</li><li>Let the foam rise three times, then take off the heat and strain.</li></ol>
<p>Try oat milk instead of cow’s milk, but add it at the very end so that it does not split. Do not throw the spices away: next day they make fragrant water for porridge.</p>`,
      },
      de: {
        name: 'Masala Chai Schritt für Schritt',
        slug: 'masala-chai-schritt-fuer-schritt',
        perex:
          'Kardamom, Ingwer, Zimt und kräftiger Assam: das Rezept, nach dem unser Laden jeden Winter duftet.',
        content: `<p>In Indien kocht man Masala Chai an jeder Ecke, in jedem Haushalt etwas anders. Gemeinsam sind kräftiger Schwarztee, Vollmilch, Zucker und frisch zerstoßene Gewürze. Unsere Version ergibt zwei große Becher und dauert eine Viertelstunde.</p>
<h2>Was Sie brauchen</h2>
<ul><li>300 ml Wasser und 300 ml Milch,</li><li>2 Esslöffel fein gebrochenen Assam,</li><li>6 Kardamomkapseln, ein Stück Zimt, 3 Nelken,</li><li>eine Scheibe Ingwer und 4 Pfefferkörner,</li><li>2 Teelöffel Rohrzucker.</li></ul>
<h2>Zubereitung</h2>
<ol><li>Zerstoßen Sie die Gewürze im Mörser und köcheln Sie sie 5 Minuten im Wasser.</li><li>Geben Sie den Tee dazu und kochen Sie weitere 2 Minuten.</li><li>Gießen Sie Milch und Zucker zu und bringen Sie alles zum Kochen.</li><li>Lassen Sie den Schaum dreimal aufsteigen, dann vom Herd nehmen und abseihen.</li></ol>
<p>Probieren Sie Hafermilch statt Kuhmilch, geben Sie sie aber erst am Ende zu. Die Gewürze nicht wegwerfen: Am nächsten Tag aromatisieren sie das Wasser für den Haferbrei.</p>`,
      },
    },
  ),
]
