import { article, tag } from './article.ts'
import type { Article } from './shape.ts'

export const coffeeArticles: Article[] = [
  article(
    {
      code: 'grind-size',
      category: 'coffee',
      author: 'ondrej-vala',
      tags: [tag.beginners, tag.brewing],
      picture: ['coffee-brewing', 'espresso'],
      days: 6,
      products: ['MAX3', 'PLAIN'],
    },
    {
      cs: {
        name: 'Hrubost mletí: nejlevnější cesta k lepší kávě',
        slug: 'hrubost-mleti',
        perex: 'Kyselá káva chce jemněji, hořká hruběji. Naučte se otočit mlýnkem správným směrem.',
        content: `<p>Dvě stejné kávy, stejná voda, stejná konvice, a přesto jedna chutná po citronu a druhá po spáleném toastu. Rozdíl bývá v mletí. Jemně namletá káva má velký povrch a voda z ní vytáhne všechno rychle, hrubá naopak potřebuje čas.</p>
<h2>Jak hrubě mlít</h2>
<ul><li><strong>Espresso:</strong> jemně jako moučkový cukr.</li><li><strong>Moka konvička:</strong> o něco hruběji, jako jemná sůl.</li><li><strong>Překapávač:</strong> jako krystalový cukr.</li><li><strong>French press:</strong> jako hrubá mořská sůl.</li></ul>
<h2>Jak ladit podle chuti</h2>
<p>Měňte vždy jen jednu věc. Je káva kyselá, vodová a prázdná? Melte jemněji. Je hořká a vysouší jazyk? Melte hruběji. Po každé změně uvařte dva šálky, první totiž ještě obsahuje zbytky předchozího mletí.</p>
<p>Pokud mlýnek nemáte, nameleme vám kávu při objednávce zdarma. Vyplatí se ale pořídit i jednoduchý ruční: čerstvě mletá káva ztratí polovinu vůně už během patnácti minut, zatímco celé zrno vydrží týdny.</p>`,
      },
      sk: {
        name: 'Hrubosť mletia: najlacnejšia cesta k lepšej káve',
        slug: 'hrubka-mletia',
        perex: 'Kyslá káva chce jemnejšie, horká hrubšie. Naučte sa otočiť mlynčekom správnym smerom.',
        content: `<p>Dve rovnaké kávy, rovnaká voda, rovnaká kanvica, a predsa jedna chutí po citróne a druhá po spálenom toaste. Rozdiel býva v mletí. Jemne zomletá káva má veľký povrch a voda z nej vytiahne všetko rýchlo, hrubá naopak potrebuje čas.</p>
<h2>Ako hrubo mlieť</h2>
<ul><li><strong>Espresso:</strong> jemne ako práškový cukor.</li><li><strong>Moka kanvička:</strong> o niečo hrubšie, ako jemná soľ.</li><li><strong>Prekvapkávač:</strong> ako kryštálový cukor.</li><li><strong>French press:</strong> ako hrubá morská soľ.</li></ul>
<h2>Ako ladiť podľa chuti</h2>
<p>Meňte vždy len jednu vec. Je káva kyslá, vodová a prázdna? Meľte jemnejšie. Je horká a vysušuje jazyk? Meľte hrubšie. Po každej zmene uvarte dve šálky, prvá totiž ešte obsahuje zvyšky predchádzajúceho mletia.</p>
<p>Ak mlynček nemáte, zomelieme vám kávu pri objednávke zadarmo. Oplatí sa však zaobstarať si aj jednoduchý ručný: čerstvo mletá káva stratí polovicu vône už počas pätnástich minút, kým celé zrno vydrží týždne.</p>`,
      },
      en: {
        name: 'Grind size: the cheapest way to better coffee',
        slug: 'grind-size-the-cheapest-way',
        perex:
          'Sour coffee wants a finer grind, bitter coffee a coarser one. Learn which way to turn the dial.',
        content: `<p>The same coffee, the same water, the same pot, and yet one cup tastes of lemon and the other of burnt toast. The difference is usually the grind. Fine coffee has a large surface and water takes everything out fast; coarse coffee needs time.</p>
<h2>How coarse to grind</h2>
<ul><li><strong>Espresso:</strong> fine, like icing sugar.</li><li><strong>Moka pot:</strong> slightly coarser, like table salt.</li><li><strong>Pour-over:</strong> like granulated sugar.</li><li><strong>French press:</strong> like coarse sea salt.</li></ul>
<h2>Tuning by taste</h2>
<p>Change one thing at a time. Is the coffee sour, watery and hollow? Grind finer. Is it bitter and drying? Grind coarser. Brew two cups after each change, as the first still holds remains of the previous setting.</p>
<p>If you have no grinder, we grind your coffee free of charge when you order. Yet even a simple hand grinder pays off: freshly ground coffee loses half of its aroma within fifteen minutes, while whole beans keep for weeks.</p>`,
      },
      de: {
        name: 'Mahlgrad: der günstigste Weg zu besserem Kaffee',
        slug: 'mahlgrad-der-guenstigste-weg',
        perex:
          'Saurer Kaffee will feiner, bitterer gröber gemahlen sein. So drehen Sie in die richtige Richtung.',
        content: `<p>Derselbe Kaffee, dasselbe Wasser, dieselbe Kanne, und doch schmeckt eine Tasse nach Zitrone und die andere nach verbranntem Toast. Meist liegt es am Mahlgrad. Feiner Kaffee hat eine große Oberfläche, das Wasser löst alles schnell; grober braucht Zeit.</p>
<h2>Wie grob mahlen</h2>
<ul><li><strong>Espresso:</strong> fein wie Puderzucker.</li><li><strong>Herdkännchen:</strong> etwas gröber, wie Tafelsalz.</li><li><strong>Handfilter:</strong> wie Kristallzucker.</li><li><strong>French Press:</strong> wie grobes Meersalz.</li></ul>
<h2>Nach Geschmack einstellen</h2>
<p>Ändern Sie immer nur eine Sache. Ist der Kaffee sauer, wässrig und leer? Mahlen Sie feiner. Ist er bitter und trocknet die Zunge aus? Mahlen Sie gröber. Brühen Sie nach jeder Änderung zwei Tassen, die erste enthält noch Reste der alten Einstellung.</p>
<p>Wenn Sie keine Mühle haben, mahlen wir Ihren Kaffee bei der Bestellung kostenlos. Doch auch eine einfache Handmühle lohnt sich: Frisch gemahlener Kaffee verliert sein Aroma rasch, ganze Bohnen halten wochenlang.</p>`,
      },
    },
  ),
  article(
    {
      code: 'pour-over-recipe',
      category: 'coffee',
      author: 'ondrej-vala',
      tags: [tag.recipe, tag.brewing],
      picture: ['pour-over', 'honey'],
      days: 23,
      products: ['VIDEO', 'SALE'],
    },
    {
      cs: {
        name: 'Překapávaná káva: recept na tři minuty',
        slug: 'prekapavana-kava-recept',
        perex: 'Kužel, papírový filtr, váha a trpělivá ruka. Recept, podle kterého vaříme v prodejně.',
        content: `<p>Překapávač je nejlepší učitel. Vidíte, co se děje, a každou změnu hned poznáte v šálku. Následující recept je na jeden velký hrnek a funguje s většinou světle pražených káv.</p>
<h2>Budete potřebovat</h2>
<ul><li>15 g kávy namleté jako krystalový cukr,</li><li>250 ml vody o teplotě 94 °C,</li><li>papírový filtr, váhu a stopky.</li></ul>
<h2>Postup</h2>
<ol><li>Filtr propláchněte horkou vodou, ať nechutná po papíru.</li><li>Nasypte kávu, zalijte 40 ml a 40 sekund počkejte. Káva nabude a uvolní plyn.</li><li>Krouživě přilijte vodu do 150 ml.</li><li>Po minutě a čtvrt dolijte zbytek.</li><li>Ve třech minutách má být hotovo. Zamíchejte a podávejte.</li></ol>
<p>Protéká voda příliš rychle? Melte jemněji. Stojí ve filtru? Melte hruběji a lijte klidněji, proud veďte od středu k okraji a zpátky. Kávu pijte pomalu: jak chladne, otevírá se ovoce i sladkost, které byste v horkém nápoji vůbec nepostřehli.</p>`,
      },
      sk: {
        name: 'Prekvapkávaná káva: recept na tri minúty',
        slug: 'prekvapkavana-kava-recept',
        perex: 'Kužeľ, papierový filter, váha a trpezlivá ruka. Recept, podľa ktorého varíme v predajni.',
        content: `<p>Prekvapkávač je najlepší učiteľ. Vidíte, čo sa deje, a každú zmenu hneď spoznáte v šálke. Nasledujúci recept je na jeden veľký hrnček a funguje s väčšinou svetlo pražených káv.</p>
<h2>Budete potrebovať</h2>
<ul><li>15 g kávy zomletej ako kryštálový cukor,</li><li>250 ml vody s teplotou 94 °C,</li><li>papierový filter, váhu a stopky.</li></ul>
<h2>Postup</h2>
<ol><li>Filter prepláchnite horúcou vodou, nech nechutí po papieri.</li><li>Nasypte kávu, zalejte 40 ml a 40 sekúnd počkajte. Káva napučí a uvoľní plyn.</li><li>Krúživo prilejte vodu do 150 ml.</li><li>Po minúte a štvrť dolejte zvyšok.</li><li>V tretej minúte má byť hotovo. Zamiešajte a podávajte.</li></ol>
<p>Preteká voda príliš rýchlo? Meľte jemnejšie. Stojí vo filtri? Meľte hrubšie a lejte pokojnejšie, prúd veďte od stredu k okraju a späť. Kávu pite pomaly: ako chladne, otvára sa ovocie aj sladkosť, ktoré by ste v horúcom nápoji vôbec nepostrehli.</p>`,
      },
      en: {
        name: 'Pour-over coffee: a three-minute recipe',
        slug: 'pour-over-coffee-recipe',
        perex: 'A cone, a paper filter, a scale and a patient hand. This is the recipe we use in the shop.',
        content: `<p>A dripper is the best teacher. You see what is happening and notice each change in the cup at once. This recipe makes one large mug and works with most lightly roasted coffees.</p>
<h2>You will need</h2>
<ul><li>15 g of coffee ground like granulated sugar,</li><li>250 ml of water at 94 °C,</li><li>a paper filter, a scale and a stopwatch.</li></ul>
<h2>Method</h2>
<ol><li>Rinse the filter with hot water so that nothing tastes of paper.</li><li>Add the coffee, pour 40 ml and wait 40 seconds. The coffee swells and lets its gas go.</li><li>Pour in circles up to 150 ml.</li><li>After a minute and a quarter, add the rest.</li><li>It should be done in three minutes. Stir and serve.</li></ol>
<p>Does water run through too fast? Grind finer. Does it stand in the filter? Grind coarser and pour more calmly, from the centre to the edge and back. Drink slowly: as the coffee cools, fruit and sweetness open up that you would miss in a hot cup.</p>`,
      },
      de: {
        name: 'Handfilterkaffee: ein Rezept für drei Minuten',
        slug: 'handfilterkaffee-rezept',
        perex: 'Kegel, Papierfilter, Waage und eine geduldige Hand: So brühen wir im Laden.',
        content: `<p>Der Handfilter ist der beste Lehrer. Man sieht, was geschieht, und schmeckt jede Änderung sofort in der Tasse. Dieses Rezept ergibt einen großen Becher und gelingt mit den meisten hellen Röstungen.</p>
<h2>Sie brauchen</h2>
<ul><li>15 g Kaffee, gemahlen wie Kristallzucker,</li><li>250 ml Wasser mit 94 °C,</li><li>Papierfilter, Waage und Stoppuhr.</li></ul>
<h2>Zubereitung</h2>
<ol><li>Spülen Sie den Filter mit heißem Wasser, damit nichts nach Papier schmeckt.</li><li>Kaffee einfüllen, 40 ml aufgießen und 40 Sekunden warten. Der Kaffee quillt auf und gibt Gas ab.</li><li>Kreisend bis 150 ml aufgießen.</li><li>Nach einer und einer Viertelminute den Rest zugeben.</li><li>Nach drei Minuten ist er fertig. Umrühren und servieren.</li></ol>
<p>Läuft das Wasser zu schnell durch? Mahlen Sie feiner. Steht es im Filter? Mahlen Sie gröber und gießen Sie ruhiger. Trinken Sie langsam: Beim Abkühlen öffnen sich Frucht und Süße, die man im heißen Kaffee kaum bemerkt.</p>`,
      },
    },
  ),
  article(
    {
      code: 'moka-pot',
      category: 'coffee',
      author: 'ondrej-vala',
      tags: [tag.brewing, tag.beginners],
      picture: ['coffee-classic', 'slate'],
      days: 46,
      products: ['SET-COMPOSE', 'NULLSTOCK'],
    },
    {
      cs: {
        name: 'Moka konvička bez spálené chuti',
        slug: 'moka-konvicka-bez-spalene-chuti',
        perex:
          'Italská klasika umí uvařit sladkou a hustou kávu. Stačí začít s horkou vodou a včas ji zastavit.',
        content: `<p>Moka konvička má v mnoha domácnostech pověst hořkého budíčku. Nemůže za to ona, ale plný plamen a čekání, až dobublá. S několika drobnými změnami uvaří kávu, která se blíží espressu.</p>
<h2>Co většinou děláme špatně</h2>
<ul><li>Lijeme studenou vodu, takže se káva v kovu dlouho peče.</li><li>Kávu v sítku pěchujeme jako u espressa.</li><li>Necháváme konvičku prskat až do poslední kapky.</li></ul>
<h2>Lepší postup</h2>
<ol><li>Do spodního dílu nalijte horkou vodu pod ventil.</li><li>Sítko naplňte po okraj, kávu jen urovnejte prstem.</li><li>Díly sešroubujte s utěrkou v ruce a dejte na mírný plamen.</li><li>Jakmile proud zesvětlá, konvičku sundejte a spodek ochlaďte pod kohoutkem.</li></ol>
<p>Hliníkovou konvičku nemyjte v myčce, opláchněte ji vodou a vysušte. Těsnění vyměňte jednou za rok, stojí pár korun a káva zase poteče, jak má. Kdo má indukci, ať zvolí nerezový model nebo si pořídí redukční plotýnku.</p>`,
      },
      sk: {
        name: 'Moka kanvička bez spálenej chuti',
        slug: 'moka-kanvicka-bez-spalenej-chuti',
        perex:
          'Talianska klasika vie uvariť sladkú a hustú kávu. Stačí začať s horúcou vodou a včas ju zastaviť.',
        content: `<p>Moka kanvička má v mnohých domácnostiach povesť horkého budíčka. Nemôže za to ona, ale plný plameň a čakanie, kým dobublá. S niekoľkými drobnými zmenami uvarí kávu, ktorá sa blíži k espressu.</p>
<h2>Čo väčšinou robíme zle</h2>
<ul><li>Lejeme studenú vodu, takže sa káva v kove dlho pečie.</li><li>Kávu v sitku utláčame ako pri espresse.</li><li>Nechávame kanvičku prskať až do poslednej kvapky.</li></ul>
<h2>Lepší postup</h2>
<ol><li>Do spodného dielu nalejte horúcu vodu pod ventil.</li><li>Sitko naplňte po okraj, kávu len urovnajte prstom.</li><li>Diely zoskrutkujte s utierkou v ruke a dajte na mierny plameň.</li><li>Len čo prúd zosvetlie, kanvičku zložte a spodok ochlaďte pod kohútikom.</li></ol>
<p>Hliníkovú kanvičku neumývajte v umývačke, opláchnite ju vodou a vysušte. Tesnenie vymeňte raz za rok, stojí pár centov a káva zase potečie, ako má. Kto má indukciu, nech zvolí nerezový model alebo si zaobstará redukčnú platničku.</p>`,
      },
      en: {
        name: 'A moka pot without the burnt taste',
        slug: 'moka-pot-without-the-burnt-taste',
        perex: 'The Italian classic can brew sweet, dense coffee. Start with hot water and stop it in time.',
        content: `<p>In many homes the moka pot is known as a bitter alarm clock. It is not to blame; the full flame and the wait for the last gurgle are. With a few small changes it makes coffee close to an espresso.</p>
<h2>What we usually do wrong</h2>
<ul><li>We pour cold water, so the coffee bakes in the metal for a long time.</li><li>We tamp the basket as if for espresso.</li><li>We let the pot sputter to the very last drop.</li></ul>
<h2>A better way</h2>
<ol><li>Fill the base with hot water to just below the valve.</li><li>Fill the basket to the rim and just level it with a finger.</li><li>Screw the parts together, towel in hand, and set on a gentle flame.</li><li>As soon as the stream turns pale, take the pot off and cool its base under the tap.</li></ol>
<p>Keep an aluminium pot out of the dishwasher; rinse and dry it. Replace the seal once a year: it costs next to nothing and coffee flows as it should again. For an induction hob choose a steel model or a converter plate.</p>`,
      },
      de: {
        name: 'Herdkännchen ohne verbrannten Geschmack',
        slug: 'herdkaennchen-ohne-verbrannten-geschmack',
        perex:
          'Der italienische Klassiker kann süßen, dichten Kaffee. Beginnen Sie mit heißem Wasser und stoppen Sie rechtzeitig.',
        content: `<p>Das Herdkännchen gilt in vielen Haushalten als bitterer Wecker. Daran ist nicht die Kanne schuld, sondern die volle Flamme und das Warten auf das letzte Gurgeln. Mit wenigen Änderungen brüht sie Kaffee, der einem Espresso nahekommt.</p>
<h2>Was wir meist falsch machen</h2>
<ul><li>Wir nehmen kaltes Wasser, und der Kaffee backt lange im Metall.</li><li>Wir drücken das Pulver fest wie beim Espresso.</li><li>Wir lassen die Kanne bis zum letzten Tropfen spucken.</li></ul>
<h2>So geht es besser</h2>
<ol><li>Füllen Sie heißes Wasser bis unter das Ventil ein.</li><li>Füllen Sie das Sieb bis zum Rand und streichen Sie es nur glatt.</li><li>Schrauben Sie die Teile mit einem Tuch zusammen und wählen Sie eine sanfte Flamme.</li><li>Sobald der Strahl heller wird, nehmen Sie die Kanne ab und kühlen den Boden unter dem Hahn.</li></ol>
<p>Aluminium gehört nicht in die Spülmaschine; spülen und trocknen genügt. Wechseln Sie die Dichtung einmal im Jahr. Für Induktion wählen Sie ein Modell aus Edelstahl.</p>`,
      },
    },
  ),
  article(
    {
      code: 'roast-levels',
      category: 'coffee',
      author: 'ondrej-vala',
      tags: [tag.origin, tag.beginners],
      picture: ['slow-morning', 'rooibos'],
      days: 64,
      products: ['PLAIN', 'SET-CHOICE'],
    },
    {
      cs: {
        name: 'Světlé, střední, tmavé: co s kávou dělá pražení',
        slug: 'co-s-kavou-dela-prazeni',
        perex: 'Tmavší neznamená silnější. Kdy sáhnout po světlém pražení a kdy po klasice.',
        content: `<p>Zelené zrno voní po hrášku a seně. Teprve v bubnu pražičky, během deseti až čtrnácti minut, vznikne na osm set vonných látek, které známe jako kávu. O výsledku rozhodují poslední dvě minuty.</p>
<h2>Tři stupně, tři povahy</h2>
<ul><li><strong>Světlé pražení</strong> zachová původ. Ucítíte ovoce, květy a jemnou kyselost. Je pro filtr.</li><li><strong>Střední pražení</strong> přidá karamel a ořechy. Zvládne filtr i espresso.</li><li><strong>Tmavé pražení</strong> přináší hořkou čokoládu a nízkou kyselost. Sluší mu mléko.</li></ul>
<h2>A co kofein?</h2>
<p>Pražením se obsah kofeinu téměř nemění. Pocit síly dělá hořkost a tělo, nikoli povzbuzení. Pokud chcete opravdu silnou kávu, přidejte gram zrn, nebo zvolte směs s robustou.</p>
<p>Na každém sáčku uvádíme datum pražení. Nejlepší je káva mezi druhým a šestým týdnem, proto pražíme po malých dávkách a větší zásoby nedoporučujeme. Nejste si jistí? Objednejte si sadu tří pražení a rozhodněte se doma, ve svém vlastním hrnku.</p>`,
      },
      sk: {
        name: 'Svetlé, stredné, tmavé: čo s kávou robí praženie',
        slug: 'co-s-kavou-robi-prazenie',
        perex: 'Tmavšie neznamená silnejšie. Kedy siahnuť po svetlom pražení a kedy po klasike.',
        content: `<p>Zelené zrno vonia po hrášku a sene. Až v bubne pražičky, počas desiatich až štrnástich minút, vznikne vyše osemsto vonných látok, ktoré poznáme ako kávu. O výsledku rozhodujú posledné dve minúty.</p>
<h2>Tri stupne, tri povahy</h2>
<ul><li><strong>Svetlé praženie</strong> zachová pôvod. Ucítite ovocie, kvety a jemnú kyslosť. Je pre filter.</li><li><strong>Stredné praženie</strong> pridá karamel a orechy. Zvládne filter aj espresso.</li><li><strong>Tmavé praženie</strong> prináša horkú čokoládu a nízku kyslosť. Pristane mu mlieko.</li></ul>
<h2>A čo kofeín?</h2>
<p>Pražením sa obsah kofeínu takmer nemení. Pocit sily robí horkosť a telo, nie povzbudenie. Ak chcete naozaj silnú kávu, pridajte gram zŕn alebo zvoľte zmes s robustou.</p>
<p>Na každom vrecúšku uvádzame dátum praženia. Najlepšia je káva medzi druhým a šiestym týždňom, preto pražíme po malých dávkach a väčšie zásoby neodporúčame. Nie ste si istí? Objednajte si sadu troch pražení a rozhodnite sa doma, vo svojom vlastnom hrnčeku.</p>`,
      },
      en: {
        name: 'Light, medium, dark: what roasting does to coffee',
        slug: 'what-roasting-does-to-coffee',
        perex: 'Darker does not mean stronger. When to reach for a light roast and when for a classic.',
        content: `<p>A green bean smells of peas and hay. Only in the drum of the roaster, within ten to fourteen minutes, do the eight hundred aromatic compounds arise that we know as coffee. The last two minutes decide the result.</p>
<h2>Three levels, three characters</h2>
<ul><li><strong>A light roast</strong> preserves origin. You taste fruit, flowers and gentle acidity. It is meant for filter.</li><li><strong>A medium roast</strong> adds caramel and nuts. It works for filter and espresso alike.</li><li><strong>A dark roast</strong> brings bitter chocolate and low acidity. Milk becomes it.</li></ul>
<h2>What about caffeine?</h2>
<p>Roasting hardly changes the caffeine content. The sense of strength comes from bitterness and body, not from the kick. For a truly strong cup add a gram of beans or choose a blend with robusta.</p>
<p>Every bag bears its roasting date. Coffee is best between the second and the sixth week, so we roast in small batches and do not recommend large supplies. Not sure? Order a set of three roasts and decide at home.</p>`,
      },
      de: {
        name: 'Hell, mittel, dunkel: was das Rösten mit Kaffee macht',
        slug: 'was-das-roesten-mit-kaffee-macht',
        perex: 'Dunkler heißt nicht stärker. Wann eine helle Röstung passt und wann der Klassiker.',
        content: `<p>Die grüne Bohne riecht nach Erbsen und Heu. Erst in der Trommel des Rösters entstehen innerhalb von zehn bis vierzehn Minuten die achthundert Aromastoffe, die wir als Kaffee kennen. Über das Ergebnis entscheiden die letzten zwei Minuten.</p>
<h2>Drei Stufen, drei Charaktere</h2>
<ul><li><strong>Helle Röstung</strong> bewahrt die Herkunft. Man schmeckt Frucht, Blüten und feine Säure. Sie ist für den Filter.</li><li><strong>Mittlere Röstung</strong> bringt Karamell und Nüsse. Sie eignet sich für Filter und Espresso.</li><li><strong>Dunkle Röstung</strong> erinnert an Zartbitterschokolade und hat wenig Säure. Milch steht ihr gut.</li></ul>
<h2>Und das Koffein?</h2>
<p>Das Rösten ändert den Koffeingehalt kaum. Stärke empfinden wir durch Bitterkeit und Körper. Für wirklich starken Kaffee nehmen Sie ein Gramm mehr oder eine Mischung mit Robusta.</p>
<p>Auf jeder Tüte steht das Röstdatum. Am besten schmeckt Kaffee zwischen der zweiten und sechsten Woche, darum rösten wir in kleinen Mengen. Unsicher? Bestellen Sie ein Set mit drei Röstungen und entscheiden Sie zu Hause.</p>`,
      },
    },
  ),
  article(
    {
      code: 'hard-water-coffee',
      category: 'coffee',
      author: 'ondrej-vala',
      tags: [tag.water],
      picture: ['pour-over', 'porcelain'],
      days: 95,
      products: ['UNTRACKED', 'NULLSTOCK'],
    },
    {
      cs: {
        name: 'Tvrdá voda a káva: co s vodním kamenem',
        slug: 'tvrda-voda-a-kava',
        perex: 'Káva je z devadesáti osmi procent voda. Jak zjistit její tvrdost a co s ní udělat.',
        content: `<p>Stejný sáček kávy může v Brně a v Liberci chutnat úplně jinak. Důvodem jsou minerály. Trocha vápníku a hořčíku pomáhá chuť vytáhnout, příliš mnoho ji otupí a konvici pokryje kamenem.</p>
<h2>Zjistěte, co vám teče z kohoutku</h2>
<ul><li>Tvrdost najdete na stránkách svého dodavatele vody.</li><li>Papírkový test stojí pár korun a trvá minutu.</li><li>Bílý povlak v konvici po týdnu napoví i bez měření.</li></ul>
<h2>Tři možnosti úpravy</h2>
<ol><li><strong>Filtrační konvice</strong> sníží tvrdost zhruba na polovinu a odstraní chlor.</li><li><strong>Míchání</strong> s málo mineralizovanou balenou vodou v poměru jedna ku jedné.</li><li><strong>Filtr pod dřez</strong> se vyplatí těm, kdo vaří pro celou rodinu.</li></ol>
<p>Převařením se tvrdost sníží jen částečně a voda ztratí kyslík. Destilovanou vodu nepoužívejte: káva z ní je plochá a kovový kotel může poškodit. Kávovar odvápňujte každé dva měsíce kyselinou citronovou, octu se raději vyhněte, jeho pach zůstává v hadičkách týdny.</p>`,
      },
      sk: {
        name: 'Tvrdá voda a káva: čo s vodným kameňom',
        slug: 'tvrda-voda-a-kava-sk',
        perex: 'Káva je z deväťdesiatich ôsmich percent voda. Ako zistiť jej tvrdosť a čo s ňou urobiť.',
        content: `<p>Rovnaké vrecúško kávy môže v Bratislave a v Poprade chutiť úplne inak. Dôvodom sú minerály. Trocha vápnika a horčíka pomáha chuť vytiahnuť, príliš veľa ju otupí a kanvicu pokryje kameňom.</p>
<h2>Zistite, čo vám tečie z kohútika</h2>
<ul><li>Tvrdosť nájdete na stránkach svojho dodávateľa vody.</li><li>Papierikový test stojí pár centov a trvá minútu.</li><li>Biely povlak v kanvici po týždni napovie aj bez merania.</li></ul>
<h2>Tri možnosti úpravy</h2>
<ol><li><strong>Filtračná kanvica</strong> zníži tvrdosť zhruba na polovicu a odstráni chlór.</li><li><strong>Miešanie</strong> s málo mineralizovanou balenou vodou v pomere jedna k jednej.</li><li><strong>Filter pod drez</strong> sa oplatí tým, ktorí varia pre celú rodinu.</li></ol>
<p>Prevarením sa tvrdosť zníži len čiastočne a voda stratí kyslík. Destilovanú vodu nepoužívajte: káva z nej je plochá a kovový kotol môže poškodiť. Kávovar odvápňujte každé dva mesiace kyselinou citrónovou, octu sa radšej vyhnite, jeho pach zostáva v hadičkách týždne.</p>`,
      },
      en: {
        name: 'Hard water and coffee: dealing with limescale',
        slug: 'hard-water-and-coffee',
        perex: 'Coffee is ninety-eight per cent water. How to find out its hardness and what to do about it.',
        content: `<p>The same bag of coffee may taste quite different in two towns. Minerals are the reason. A little calcium and magnesium helps to bring flavour out; too much dulls it and coats the kettle with scale.</p>
<h2>Find out what your tap gives</h2>
<ul><li>You will find the hardness on your water supplier’s website.</li><li>A paper strip test costs very little and takes a minute.</li><li>A white film in the kettle after a week tells you without measuring.</li></ul>
<h2>Three ways to treat it</h2>
<ol><li><strong>A filter jug</strong> brings hardness down to about half and removes chlorine.</li><li><strong>Mixing</strong> with low-mineral bottled water, one to one.</li><li><strong>An under-sink filter</strong> pays off if you brew for the whole family.</li></ol>
<p>Boiling lowers hardness only in part, and the water loses oxygen. Do not use distilled water: it makes flat coffee and may damage a metal boiler. Descale your machine every two months with citric acid, and rather avoid vinegar, whose smell stays in the tubes for weeks.</p>`,
      },
      de: {
        name: 'Hartes Wasser und Kaffee: was tun gegen Kalk',
        slug: 'hartes-wasser-und-kaffee',
        perex:
          'Kaffee besteht zu achtundneunzig Prozent aus Wasser. So erfahren Sie dessen Härte und was hilft.',
        content: `<p>Dieselbe Tüte Kaffee kann in zwei Städten ganz verschieden schmecken. Der Grund sind Mineralien. Etwas Kalzium und Magnesium hilft, den Geschmack zu lösen; zu viel stumpft ihn ab und überzieht den Kessel mit Kalk.</p>
<h2>Was kommt aus Ihrem Hahn</h2>
<ul><li>Die Härte finden Sie auf der Website Ihres Wasserversorgers.</li><li>Ein Teststreifen kostet wenig und dauert eine Minute.</li><li>Ein weißer Belag nach einer Woche verrät es auch ohne Messung.</li></ul>
<h2>Drei Möglichkeiten</h2>
<ol><li><strong>Ein Filterkrug</strong> senkt die Härte ungefähr auf die Hälfte und entfernt Chlor.</li><li><strong>Mischen</strong> mit mineralarmem Flaschenwasser im Verhältnis eins zu eins.</li><li><strong>Ein Filter unter der Spüle</strong> lohnt sich, wenn Sie für die ganze Familie kochen.</li></ol>
<p>Abkochen senkt die Härte nur teilweise, und das Wasser verliert Sauerstoff. Verwenden Sie kein destilliertes Wasser: Der Kaffee wird flach. Entkalken Sie die Maschine alle zwei Monate mit Zitronensäure; Essig meiden Sie besser, sein Geruch bleibt wochenlang.</p>`,
      },
    },
  ),
  article(
    {
      code: 'fresh-coffee',
      category: 'coffee',
      author: 'tomas-benes',
      tags: [tag.storage],
      picture: ['french-press', 'plum'],
      days: 160,
      products: ['GONE', 'SALE'],
    },
    {
      cs: {
        name: 'Jak dlouho je káva čerstvá',
        slug: 'jak-dlouho-je-kava-cerstva',
        perex: 'Datum spotřeby neříká vše. Proč má sáček ventil a kdy se vyplatí kávu zamrazit.',
        content: `<p>Po pražení káva několik dní uvolňuje oxid uhličitý. Proto mají sáčky malý ventil: plyn pustí ven, ale vzduch dovnitř ne. Úplně čerstvá káva překvapivě nechutná nejlépe, potřebuje si odpočinout.</p>
<h2>Kalendář jednoho sáčku</h2>
<ul><li><strong>První týden:</strong> káva ještě pění a chutná neurovnaně.</li><li><strong>Druhý až šestý týden:</strong> nejlepší čas pro filtr i espresso.</li><li><strong>Třetí měsíc:</strong> vůně slábne, chuť je stále v pořádku.</li><li><strong>Po půl roce:</strong> hodí se spíš do tiramisu.</li></ul>
<h2>Jak ji uchovat</h2>
<p>Sáček po každém použití vytlačte, zavřete a uložte do skříňky, ne do lednice, kde by zvlhl. Větší zásobu rozdělte na týdenní porce a zamrazte. Zmrazená zrna můžete mlít rovnou, bez rozmrazování.</p>
<p>Mletá káva stárne mnohem rychleji než zrno. Kupujte jí tolik, kolik vypijete za dva týdny. A pokud na dně zůstane hrst, která už nevoní, nasypte ji do květináče s azalkou, ta ji ocení.</p>`,
      },
      sk: {
        name: 'Ako dlho je káva čerstvá',
        slug: 'ako-dlho-je-kava-cerstva',
        perex: 'Dátum spotreby nehovorí všetko. Prečo má vrecúško ventil a kedy sa oplatí kávu zmraziť.',
        content: `<p>Po pražení káva niekoľko dní uvoľňuje oxid uhličitý. Preto majú vrecúška malý ventil: plyn pustí von, ale vzduch dnu nie. Úplne čerstvá káva prekvapivo nechutí najlepšie, potrebuje si odpočinúť.</p>
<h2>Kalendár jedného vrecúška</h2>
<ul><li><strong>Prvý týždeň:</strong> káva ešte pení a chutí neurovnane.</li><li><strong>Druhý až šiesty týždeň:</strong> najlepší čas pre filter aj espresso.</li><li><strong>Tretí mesiac:</strong> vôňa slabne, chuť je stále v poriadku.</li><li><strong>Po pol roku:</strong> hodí sa skôr do tiramisu.</li></ul>
<h2>Ako ju uchovať</h2>
<p>Vrecúško po každom použití vytlačte, zatvorte a uložte do skrinky, nie do chladničky, kde by zvlhlo. Väčšiu zásobu rozdeľte na týždenné porcie a zmrazte. Zmrazené zrná môžete mlieť rovno, bez rozmrazovania.</p>
<p>Mletá káva starne oveľa rýchlejšie než zrno. Kupujte jej toľko, koľko vypijete za dva týždne. A ak na dne zostane hrsť, ktorá už nevonia, nasypte ju do kvetináča s azalkou, tá ju ocení.</p>`,
      },
      en: {
        name: 'How long is coffee fresh',
        slug: 'how-long-is-coffee-fresh',
        perex: 'The best-before date does not tell all. Why bags have a valve and when freezing pays off.',
        content: `<p>For several days after roasting, coffee gives off carbon dioxide. That is why bags have a small valve: it lets the gas out but no air in. Surprisingly, quite fresh coffee does not taste best; it needs a rest.</p>
<h2>The calendar of a bag</h2>
<ul><li><strong>First week:</strong> the coffee still foams and tastes unsettled.</li><li><strong>Second to sixth week:</strong> the best time for filter and espresso.</li><li><strong>Third month:</strong> the aroma fades, the taste is still fine.</li><li><strong>After half a year:</strong> better used for tiramisu.</li></ul>
<h2>How to keep it</h2>
<p>Press the air out after each use, close the bag and put it in a cupboard, not in the fridge, where it would grow damp. Divide larger supplies into weekly portions and freeze them. Frozen beans can be ground straight away, without thawing.</p>
<p>Ground coffee ages much faster than beans, so buy what you drink in two weeks. And if a handful is left that no longer smells, give it to an azalea in a pot; it will be grateful.</p>`,
      },
      de: {
        name: 'Wie lange ist Kaffee frisch',
        slug: 'wie-lange-ist-kaffee-frisch',
        perex:
          'Das Haltbarkeitsdatum sagt nicht alles. Warum Tüten ein Ventil haben und wann sich Einfrieren lohnt.',
        content: `<p>Nach dem Rösten gibt Kaffee einige Tage lang Kohlendioxid ab. Darum haben die Tüten ein kleines Ventil: Es lässt das Gas hinaus, aber keine Luft hinein. Ganz frischer Kaffee schmeckt überraschenderweise nicht am besten, er muss ruhen.</p>
<h2>Der Kalender einer Tüte</h2>
<ul><li><strong>Erste Woche:</strong> Der Kaffee schäumt noch und schmeckt unruhig.</li><li><strong>Zweite bis sechste Woche:</strong> die beste Zeit für Filter und Espresso.</li><li><strong>Dritter Monat:</strong> Der Duft lässt nach, der Geschmack ist noch gut.</li><li><strong>Nach einem halben Jahr:</strong> eher etwas für Tiramisu.</li></ul>
<h2>So bewahren Sie ihn auf</h2>
<p>Drücken Sie die Luft heraus, schließen Sie die Tüte und stellen Sie sie in den Schrank, nicht in den Kühlschrank. Größere Vorräte frieren Sie in Wochenportionen ein. Gefrorene Bohnen können Sie direkt mahlen.</p>
<p>Gemahlener Kaffee altert viel schneller als ganze Bohnen. Kaufen Sie so viel, wie Sie in zwei Wochen trinken. Eine Handvoll, die nicht mehr duftet, freut die Azalee im Topf.</p>`,
      },
    },
  ),
]
