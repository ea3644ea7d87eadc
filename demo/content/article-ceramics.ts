import { article, tag } from './article.ts'
import type { Article } from './shape.ts'

export const ceramicsArticles: Article[] = [
  article(
    {
      code: 'how-a-mug-is-made',
      category: 'ceramics',
      author: 'marta-hrncirova',
      tags: [tag.craft, tag.people],
      picture: ['workshop', 'clay'],
      days: 2,
      products: ['MUG', 'ENGRAVED'],
    },
    {
      cs: {
        name: 'Jak se rodí hrnek: tři týdny od hrudky ke stolu',
        slug: 'jak-se-rodi-hrnek',
        perex: 'Točení trvá tři minuty, všechno ostatní tři týdny. Nahlédněte s námi do dílny.',
        content: `<p>Na kruhu vypadá vznik hrnku jako kouzlo. Ve skutečnosti je točení jen nejkratší část práce. Každý kus projde rukama nejméně dvanáctkrát, než jej zabalíme do krabice.</p>
<h2>Cesta jednoho hrnku</h2>
<ol><li>Hlínu prohněteme, aby v ní nezůstaly bubliny.</li><li>Na kruhu ji vystředíme, otevřeme a vytáhneme stěnu.</li><li>Druhý den obtočíme dno a přilepíme ucho.</li><li>Týden pomalu schne pod plátnem.</li><li>První výpal na 950 °C z hlíny udělá střep.</li><li>Střep namočíme do glazury a vypálíme na 1240 °C.</li></ol>
<h2>Proč není každý stejný</h2>
<p>Plamen proudí pecí pokaždé trochu jinak, glazura steče o milimetr níž, otisk prstu zůstane u ucha. Proto se váš hrnek bude od fotografie mírně lišit. Nepovažujeme to za vadu, ale za podpis.</p>
<p>Kusy s opravdovou vadou, prasklinou nebo odřeným dnem, neprodáváme. Drtíme je a přidáváme zpět do hlíny, takže se jednou vrátí na stůl.</p>`,
      },
      sk: {
        name: 'Ako sa rodí hrnček: tri týždne od hrudky k stolu',
        slug: 'ako-sa-rodi-hrncek',
        perex: 'Točenie trvá tri minúty, všetko ostatné tri týždne. Nazrite s nami do dielne.',
        content: `<p>Na kruhu vyzerá vznik hrnčeka ako kúzlo. V skutočnosti je točenie len najkratšia časť práce. Každý kus prejde rukami najmenej dvanásťkrát, kým ho zabalíme do škatule.</p>
<h2>Cesta jedného hrnčeka</h2>
<ol><li>Hlinu premiesime, aby v nej nezostali bubliny.</li><li>Na kruhu ju vystredíme, otvoríme a vytiahneme stenu.</li><li>Na druhý deň obtočíme dno a prilepíme ucho.</li><li>Týždeň pomaly schne pod plátnom.</li><li>Prvý výpal na 950 °C urobí z hliny črep.</li><li>Črep namočíme do glazúry a vypálime na 1240 °C.</li></ol>
<h2>Prečo nie je každý rovnaký</h2>
<p>Plameň prúdi pecou zakaždým trochu inak, glazúra stečie o milimeter nižšie, odtlačok prsta zostane pri uchu. Preto sa váš hrnček bude od fotografie mierne líšiť. Nepovažujeme to za chybu, ale za podpis.</p>
<p>Kusy so skutočnou chybou, prasklinou alebo odretým dnom, nepredávame. Drvíme ich a pridávame späť do hliny, takže sa raz vrátia na stôl.</p>`,
      },
      en: {
        name: 'How a mug is born: three weeks from lump to table',
        slug: 'how-a-mug-is-born',
        perex: 'Throwing takes three minutes, everything else three weeks. Come and look into the studio.',
        content: `<p>On the wheel, the birth of a mug looks like magic. In truth throwing is only the shortest part of the work. Every piece passes through our hands at least twelve times before we put it in a box.</p>
<h2>The journey of a mug</h2>
<ol><li>We knead the clay so that no bubbles stay in it.</li><li>On the wheel we centre it, open it and draw up the wall.</li><li>The next day we trim the foot and attach the handle.</li><li>It dries slowly under a cloth for a week.</li><li>A first firing at 950 °C turns clay into biscuit.</li><li>We dip the biscuit in glaze and fire it at 1240 °C.</li></ol>
<h2>Why no two are alike</h2>
<p>Flame runs through the kiln a little differently each time, glaze flows a millimetre lower, a fingerprint stays by the handle. So your mug will differ slightly from the photograph. We do not call that a fault but a signature.</p>
<p>Pieces with a real fault, a crack or a chipped foot, we do not sell. We crush them and mix them back into the clay, so that one day they return to the table.</p>`,
      },
      de: {
        name: 'Wie ein Becher entsteht: drei Wochen vom Klumpen zum Tisch',
        slug: 'wie-ein-becher-entsteht',
        perex: 'Das Drehen dauert drei Minuten, alles andere drei Wochen. Ein Blick in die Werkstatt.',
        content: `<p>Auf der Scheibe wirkt die Entstehung eines Bechers wie Zauberei. In Wahrheit ist das Drehen nur der kürzeste Teil der Arbeit. Jedes Stück geht mindestens zwölfmal durch unsere Hände, bevor wir es in den Karton legen.</p>
<h2>Der Weg eines Bechers</h2>
<ol><li>Wir kneten den Ton, damit keine Blasen darin bleiben.</li><li>Auf der Scheibe zentrieren und öffnen wir ihn und ziehen die Wand hoch.</li><li>Am nächsten Tag drehen wir den Fuß ab und setzen den Henkel an.</li><li>Eine Woche trocknet er langsam unter einem Tuch.</li><li>Der erste Brand bei 950 °C macht aus Ton einen Scherben.</li><li>Wir tauchen ihn in Glasur und brennen ihn bei 1240 °C.</li></ol>
<h2>Warum keiner dem anderen gleicht</h2>
<p>Die Flamme zieht jedes Mal etwas anders durch den Ofen, die Glasur läuft einen Millimeter tiefer. Ihr Becher weicht darum leicht vom Foto ab. Für uns ist das kein Fehler, sondern eine Unterschrift.</p>
<p>Stücke mit echtem Fehler verkaufen wir nicht. Wir zerkleinern sie und mischen sie wieder in den Ton.</p>`,
      },
    },
  ),
  article(
    {
      code: 'reading-glazes',
      category: 'ceramics',
      author: 'marta-hrncirova',
      tags: [tag.craft],
      picture: ['new-glazes', 'indigo'],
      days: 38,
      products: ['MUG', 'SIGN'],
    },
    {
      cs: {
        name: 'Řeč glazur: seladon, tenmoku a ti druzí',
        slug: 'rec-glazur',
        perex: 'Popel, živec a trocha železa. Z téhož prášku vznikne mořská zeleň i čerň havraního křídla.',
        content: `<p>Glazura je tenká vrstva skla přitavená na střep. Chrání jej před vodou a dává mu barvu. Základ tvoří křemen, živec a vápenec, o odstínu rozhodnou oxidy kovů a množství kyslíku v peci.</p>
<h2>Čtyři glazury, které u nás potkáte</h2>
<ul><li><strong>Seladon</strong> je průsvitně šedozelený. Stačí mu jedno procento železa a plamen bez kyslíku.</li><li><strong>Tenmoku</strong> je hluboce černá, na hranách přechází do rezavé.</li><li><strong>Šino</strong> je mléčně bílá, s drobnými kráterky a růžovým nádechem.</li><li><strong>Kobaltová modř</strong> se maluje štětcem pod průhlednou glazuru.</li></ul>
<h2>Jsou bezpečné?</h2>
<p>Ano. Všechny nádoby na jídlo glazujeme směsmi bez olova a kadmia a vzorky každé nové receptury posíláme do laboratoře. Výsledky vám na vyžádání rádi pošleme.</p>
<p>Krakeláž, tedy síť jemných prasklinek v glazuře, vzniká při chladnutí schválně. U vázy a misky na ovoce je ozdobou, na nápoje ji nepoužíváme, protože by do ní zatékal čaj.</p>`,
      },
      sk: {
        name: 'Reč glazúr: seladón, tenmoku a tí druhí',
        slug: 'rec-glazur-sk',
        perex:
          'Popol, živec a trocha železa. Z toho istého prášku vznikne morská zeleň aj čerň havranieho krídla.',
        content: `<p>Glazúra je tenká vrstva skla pritavená na črep. Chráni ho pred vodou a dáva mu farbu. Základ tvorí kremeň, živec a vápenec, o odtieni rozhodnú oxidy kovov a množstvo kyslíka v peci.</p>
<h2>Štyri glazúry, ktoré u nás stretnete</h2>
<ul><li><strong>Seladón</strong> je priesvitne sivozelený. Stačí mu jedno percento železa a plameň bez kyslíka.</li><li><strong>Tenmoku</strong> je hlboko čierna, na hranách prechádza do hrdzavej.</li><li><strong>Šino</strong> je mliečne biela, s drobnými kráterikmi a ružovým nádychom.</li><li><strong>Kobaltová modrá</strong> sa maľuje štetcom pod priehľadnú glazúru.</li></ul>
<h2>Sú bezpečné?</h2>
<p>Áno. Všetky nádoby na jedlo glazujeme zmesami bez olova a kadmia a vzorky každej novej receptúry posielame do laboratória. Výsledky vám na požiadanie radi pošleme.</p>
<p>Krakeláž, teda sieť jemných prasklín v glazúre, vzniká pri chladnutí zámerne. Pri váze a miske na ovocie je ozdobou, na nápoje ju nepoužívame, pretože by do nej zatekal čaj.</p>`,
      },
      en: {
        name: 'The language of glazes: celadon, tenmoku and others',
        slug: 'the-language-of-glazes',
        perex: 'Ash, feldspar and a little iron. The same powder gives sea green and raven black.',
        content: `<p>A glaze is a thin layer of glass melted onto the pot. It keeps water out and gives colour. Its base is quartz, feldspar and limestone; metal oxides and the amount of oxygen in the kiln decide the shade.</p>
<h2>Four glazes you will meet here</h2>
<ul><li><strong>Celadon</strong> is a translucent grey-green. One per cent of iron and a flame without oxygen are enough.</li><li><strong>Tenmoku</strong> is deep black and turns rusty on the edges.</li><li><strong>Shino</strong> is milky white with tiny craters and a hint of pink.</li><li><strong>Cobalt blue</strong> is painted with a brush under a clear glaze.</li></ul>
<h2>Are they safe?</h2>
<p>Yes. All our tableware is glazed without lead or cadmium, and samples of each new recipe go to a laboratory. We gladly send you the results on request.</p>
<p>Crackle, the net of fine cracks in a glaze, arises on purpose while cooling. It adorns a vase or a fruit bowl; we do not use it for drinks, since tea would seep into it.</p>`,
      },
      de: {
        name: 'Die Sprache der Glasuren: Seladon, Tenmoku und andere',
        slug: 'die-sprache-der-glasuren',
        perex: 'Asche, Feldspat und etwas Eisen. Aus demselben Pulver werden Meergrün und Rabenschwarz.',
        content: `<p>Eine Glasur ist eine dünne Glasschicht, die auf den Scherben geschmolzen wird. Sie hält Wasser ab und gibt Farbe. Die Basis bilden Quarz, Feldspat und Kalk; über den Ton entscheiden Metalloxide und der Sauerstoff im Ofen.</p>
<h2>Vier Glasuren, denen Sie bei uns begegnen</h2>
<ul><li><strong>Seladon</strong> ist durchscheinend graugrün. Ein Prozent Eisen und eine Flamme ohne Sauerstoff genügen.</li><li><strong>Tenmoku</strong> ist tiefschwarz und wird an den Kanten rostrot.</li><li><strong>Shino</strong> ist milchweiß mit kleinen Kratern und einem rosa Hauch.</li><li><strong>Kobaltblau</strong> wird mit dem Pinsel unter klare Glasur gemalt.</li></ul>
<h2>Sind sie sicher?</h2>
<p>Ja. Alles Geschirr glasieren wir ohne Blei und Cadmium, und Proben jeder neuen Rezeptur gehen ins Labor. Die Ergebnisse senden wir Ihnen auf Wunsch gern zu.</p>
<p>Craquelé, das Netz feiner Risse in der Glasur, entsteht beim Abkühlen mit Absicht. Es schmückt Vasen und Obstschalen; für Getränke verwenden wir es nicht, weil Tee eindringen würde.</p>`,
      },
    },
  ),
  article(
    {
      code: 'caring-for-ceramics',
      category: 'ceramics',
      author: 'marta-hrncirova',
      tags: [tag.care, tag.beginners],
      picture: ['pantry', 'porcelain'],
      days: 58,
      products: ['MUG', 'WRAP', 'SIGN'],
    },
    {
      cs: {
        name: 'Jak pečovat o ruční keramiku',
        slug: 'jak-pecovat-o-rucni-keramiku',
        perex:
          'Myčka, mikrovlnka, čajové usazeniny a odražený okraj. Krátký návod, aby vám hrnek vydržel desítky let.',
        content: `<p>Kamenina je vypálená na vyšší teplotu než běžné nádobí a nebojí se každodenního používání. Přesto jí několik drobných zvyků výrazně prodlouží život.</p>
<h2>Co keramika snese</h2>
<ul><li><strong>Myčku</strong> ano, pokud kusy nenarážejí jeden do druhého.</li><li><strong>Mikrovlnku</strong> také, kromě kusů se zlatem.</li><li><strong>Troubu</strong> jen s pozvolným ohřevem, nikdy keramiku nedávejte do rozpálené.</li><li><strong>Prudké změny teploty</strong> ne. Hrnek z mrazáku nezalévejte vařící vodou.</li></ul>
<h2>Když se něco přihodí</h2>
<p>Hnědé usazeniny od čaje rozpustí lžička jedlé sody a teplá voda. Šedé stopy po příboru odstraní jemná pasta na nerez. Drobně odražený okraj můžete zabrousit smirkem namočeným ve vodě.</p>
<p>Neglazované dno po umytí vždy dobře vysušte a pod vázu na dřevěný stůl dejte plstěnou podložku. Pokud kus praskne, nelijte do něj už nic horkého. Napište nám, často umíme dotočit náhradní víčko nebo šálek do sady.</p>`,
      },
      sk: {
        name: 'Ako sa starať o ručnú keramiku',
        slug: 'ako-sa-starat-o-rucnu-keramiku',
        perex:
          'Umývačka, mikrovlnka, čajové usadeniny a odrazený okraj. Krátky návod, aby vám hrnček vydržal desiatky rokov.',
        content: `<p>Kamenina je vypálená na vyššiu teplotu než bežný riad a nebojí sa každodenného používania. Napriek tomu jej niekoľko drobných zvykov výrazne predĺži život.</p>
<h2>Čo keramika znesie</h2>
<ul><li><strong>Umývačku</strong> áno, ak kusy nenarážajú jeden do druhého.</li><li><strong>Mikrovlnku</strong> tiež, okrem kusov so zlatom.</li><li><strong>Rúru</strong> len s pozvoľným ohrevom, nikdy keramiku nedávajte do rozpálenej.</li><li><strong>Prudké zmeny teploty</strong> nie. Hrnček z mrazničky nezalievajte vriacou vodou.</li></ul>
<h2>Keď sa niečo prihodí</h2>
<p>Hnedé usadeniny od čaju rozpustí lyžička sódy bikarbóny a teplá voda. Sivé stopy po príbore odstráni jemná pasta na nerez. Drobne odrazený okraj môžete zabrúsiť šmirgľom namočeným vo vode.</p>
<p>Neglazované dno po umytí vždy dobre vysušte a pod vázu na drevený stôl dajte plstenú podložku. Ak kus praskne, nelejte doň už nič horúce. Napíšte nám, často vieme dotočiť náhradné viečko alebo šálku do sady.</p>`,
      },
      en: {
        name: 'Caring for hand-made ceramics',
        slug: 'caring-for-hand-made-ceramics',
        perex:
          'Dishwasher, microwave, tea stains and a chipped rim: a short guide to keep your mug for decades.',
        content: `<p>Stoneware is fired hotter than ordinary crockery and is not afraid of daily use. Still, a few small habits lengthen its life considerably.</p>
<h2>What ceramics can take</h2>
<ul><li><strong>The dishwasher:</strong> yes, if pieces do not knock against each other.</li><li><strong>The microwave:</strong> yes too, except for pieces with gold.</li><li><strong>The oven:</strong> only when heated gradually; never put a piece into a hot one.</li><li><strong>Sudden changes of temperature:</strong> no. Do not pour boiling water into a mug from the freezer.</li></ul>
<h2>When something happens</h2>
<p>Brown tea stains dissolve with a spoonful of baking soda and warm water. Grey cutlery marks go with a mild steel paste. A slightly chipped rim can be smoothed with wet emery paper.</p>
<p>Always dry an unglazed foot well after washing, and put a felt pad under a vase on a wooden table. If a piece cracks, pour nothing hot into it any more. Write to us: we can often throw a spare lid or a cup for your set.</p>`,
      },
      de: {
        name: 'Handgemachte Keramik richtig pflegen',
        slug: 'handgemachte-keramik-pflegen',
        perex:
          'Spülmaschine, Mikrowelle, Teeränder und eine abgeplatzte Kante: So hält Ihr Becher jahrzehntelang.',
        content: `<p>Steinzeug wird heißer gebrannt als gewöhnliches Geschirr und scheut den täglichen Gebrauch nicht. Dennoch verlängern einige kleine Gewohnheiten sein Leben deutlich.</p>
<h2>Was Keramik verträgt</h2>
<ul><li><strong>Spülmaschine:</strong> ja, wenn die Stücke nicht aneinanderstoßen.</li><li><strong>Mikrowelle:</strong> ebenfalls, außer bei Stücken mit Gold.</li><li><strong>Backofen:</strong> nur bei langsamem Erwärmen; stellen Sie nichts in den heißen Ofen.</li><li><strong>Plötzliche Temperaturwechsel:</strong> nein. Gießen Sie kein kochendes Wasser in einen Becher aus dem Gefrierfach.</li></ul>
<h2>Wenn etwas passiert</h2>
<p>Braune Teeränder löst ein Löffel Natron mit warmem Wasser. Graue Besteckspuren entfernt milde Edelstahlpaste. Eine leicht abgeplatzte Kante lässt sich mit nassem Schleifpapier glätten.</p>
<p>Trocknen Sie den unglasierten Fuß nach dem Spülen gut ab und legen Sie unter eine Vase auf Holz einen Filz. Bekommt ein Stück einen Riss, gießen Sie nichts Heißes mehr hinein. Schreiben Sie uns: Oft können wir einen Ersatzdeckel oder eine Tasse nachdrehen.</p>`,
      },
    },
  ),
  article(
    {
      code: 'kintsugi',
      category: 'ceramics',
      author: 'marta-hrncirova',
      tags: [tag.craft, tag.care],
      picture: ['pottery', 'honey'],
      days: 103,
      products: ['MUG', 'LAST'],
    },
    {
      cs: {
        name: 'Kintsugi: zlatá jizva místo odpadkového koše',
        slug: 'kintsugi-zlata-jizva',
        perex: 'Japonské umění spojovat střepy lakem a zlatem učí, že oprava může být krásnější než novost.',
        content: `<p>Rozbitá miska se v Japonsku nemusí vyhodit. Střepy se slepí přírodním lakem a spoj se popráší zlatem. Prasklina se neschovává, naopak se stane nejkrásnější částí věci a vypráví, co prožila.</p>
<h2>Jak oprava probíhá</h2>
<ol><li>Střepy se očistí a hrany lehce zbrousí.</li><li>Spojí se lakem smíchaným s moukou a nechají dva týdny tvrdnout.</li><li>Spára se vytmelí, vybrousí a znovu nalakuje.</li><li>Do lepkavého laku se nasype zlatý prášek a vyleští se.</li></ol>
<h2>Zkuste to doma</h2>
<p>Pro začátek stačí epoxidové lepidlo a mosazný prášek. Taková oprava je rychlá, hodí se ale jen na ozdobné věci. Lepidlo ani prášek nejsou určeny pro styk s jídlem, z opraveného hrnku tedy už nepijte.</p>
<ul><li>Pracujte v rukavicích a větrejte.</li><li>Střepy si předem očíslujte.</li><li>Nespěchejte, spoj potřebuje celý den.</li></ul>
<p>Dvakrát do roka pořádáme v prodejně kurz s japonským lakem, termíny zveřejňujeme tady na blogu a v newsletteru.</p>`,
      },
      sk: {
        name: 'Kintsugi: zlatá jazva namiesto odpadkového koša',
        slug: 'kintsugi-zlata-jazva',
        perex: 'Japonské umenie spájať črepy lakom a zlatom učí, že oprava môže byť krajšia než novosť.',
        content: `<p>Rozbitá miska sa v Japonsku nemusí vyhodiť. Črepy sa zlepia prírodným lakom a spoj sa popráši zlatom. Prasklina sa neskrýva, naopak sa stane najkrajšou časťou veci a rozpráva, čo prežila.</p>
<h2>Ako oprava prebieha</h2>
<ol><li>Črepy sa očistia a hrany zľahka zbrúsia.</li><li>Spoja sa lakom zmiešaným s múkou a nechajú dva týždne tvrdnúť.</li><li>Škára sa vytmelí, vybrúsi a znova nalakuje.</li><li>Do lepkavého laku sa nasype zlatý prášok a vyleští sa.</li></ol>
<h2>Skúste to doma</h2>
<p>Na začiatok stačí epoxidové lepidlo a mosadzný prášok. Taká oprava je rýchla, hodí sa však len na ozdobné veci. Lepidlo ani prášok nie sú určené na styk s jedlom, z opraveného hrnčeka teda už nepite.</p>
<ul><li>Pracujte v rukaviciach a vetrajte.</li><li>Črepy si vopred očíslujte.</li><li>Neponáhľajte sa, spoj potrebuje celý deň.</li></ul>
<p>Dvakrát do roka usporadúvame v predajni kurz s japonským lakom, termíny zverejňujeme tu na blogu a v newsletteri.</p>`,
      },
      en: {
        name: 'Kintsugi: a golden scar instead of the bin',
        slug: 'kintsugi-a-golden-scar',
        perex:
          'The Japanese art of joining shards with lacquer and gold shows that a repair can outshine the new.',
        content: `<p>In Japan a broken bowl need not be thrown away. The shards are joined with natural lacquer and the seam is dusted with gold. The crack is not hidden; it becomes the most beautiful part of the thing and tells what it has lived through.</p>
<h2>How the repair goes</h2>
<ol><li>Shards are cleaned and their edges lightly ground.</li><li>They are joined with lacquer mixed with flour and harden for two weeks.</li><li>The seam is filled, sanded and lacquered again.</li><li>Gold powder is sprinkled into the sticky lacquer and polished.</li></ol>
<h2>Try it at home</h2>
<p>Epoxy glue and brass powder will do for a start. Such a repair is quick but fit for ornaments only. Neither glue nor powder is meant for contact with food, so do not drink from a mended mug.</p>
<ul><li>Wear gloves and air the room.</li><li>Number the shards beforehand.</li><li>Do not hurry; a joint needs a whole day.</li></ul>
<p>Twice a year we hold a course with Japanese lacquer in our shop; dates appear here on the blog and in the newsletter.</p>`,
      },
      de: {
        name: 'Kintsugi: goldene Narbe statt Mülleimer',
        slug: 'kintsugi-goldene-narbe',
        perex:
          'Die japanische Kunst, Scherben mit Lack und Gold zu verbinden, zeigt: Repariert kann schöner sein als neu.',
        content: `<p>Eine zerbrochene Schale muss man in Japan nicht wegwerfen. Die Scherben werden mit Naturlack verbunden, die Naht mit Gold bestäubt. Der Riss wird nicht versteckt; er wird zum schönsten Teil des Stücks und erzählt, was es erlebt hat.</p>
<h2>So verläuft die Reparatur</h2>
<ol><li>Die Scherben werden gereinigt und die Kanten leicht geschliffen.</li><li>Man verbindet sie mit Lack und Mehl und lässt sie zwei Wochen härten.</li><li>Die Fuge wird gespachtelt, geschliffen und erneut lackiert.</li><li>In den klebrigen Lack streut man Goldpulver und poliert es.</li></ol>
<h2>Versuchen Sie es zu Hause</h2>
<p>Für den Anfang genügen Epoxidkleber und Messingpulver. Eine solche Reparatur geht schnell, eignet sich aber nur für Ziergegenstände. Kleber und Pulver sind nicht für Lebensmittel bestimmt; trinken Sie also nicht mehr daraus.</p>
<ul><li>Tragen Sie Handschuhe und lüften Sie.</li><li>Nummerieren Sie die Scherben vorher.</li><li>Eilen Sie nicht, eine Naht braucht einen ganzen Tag.</li></ul>
<p>Zweimal im Jahr halten wir im Laden einen Kurs mit japanischem Lack; die Termine stehen hier im Blog.</p>`,
      },
    },
  ),
]
