import { article, tag } from './article.ts'
import type { Article } from './shape.ts'

export const teaArticles: Article[] = [
  article(
    {
      code: 'six-kinds-of-tea',
      category: 'tea',
      author: 'klara-simkova',
      tags: [tag.beginners, tag.origin],
      picture: ['tea-morning', 'matcha'],
      days: 4,
      products: ['PLAIN', 'SET-CHOICE'],
    },
    {
      cs: {
        name: 'Šest druhů čaje z jediného keře',
        slug: 'sest-druhu-caje-z-jedineho-kere',
        perex:
          'Bílý, zelený, žlutý, oolong, černý a tmavý čaj rostou na stejné rostlině. Rozhoduje, co se s listem stane po sklizni.',
        content: `<p>Čajovník čínský je nenápadný stálezelený keř. Když sklizený list ponecháte na vzduchu, začne hnědnout podobně jako nakrojené jablko. Tomu se říká oxidace a právě ona dělí čaje do skupin.</p>
<h2>Od nejsvětlejšího k nejtmavšímu</h2>
<ul><li><strong>Bílý čaj</strong> se jen nechá zavadnout a usuší. Chutná jemně, po seně a medu.</li><li><strong>Zelený čaj</strong> se krátce zahřeje, aby oxidace nezačala. Je svěží, travnatý, někdy oříškový.</li><li><strong>Žlutý čaj</strong> zraje chvíli v teple pod plátnem a ztrácí trpkost.</li><li><strong>Oolong</strong> je oxidovaný zčásti. Najdete v něm květy i pečené ovoce.</li><li><strong>Černý čaj</strong> prošel oxidací celou. Je plný, sladový a snese mléko.</li><li><strong>Tmavý čaj</strong> po usušení ještě fermentuje, často celé roky.</li></ul>
<h2>Kde začít</h2>
<p>Vyberte si tři vzorky, které od sebe leží daleko: zelený, oolong a černý. Připravte je vedle sebe ve stejných šálcích a pijte pomalu. Rozdíl poznáte hned a příští nákup už bude mnohem snazší.</p>`,
      },
      sk: {
        name: 'Šesť druhov čaju z jediného kríka',
        slug: 'sest-druhov-caju-z-jedineho-krika',
        perex:
          'Biely, zelený, žltý, oolong, čierny a tmavý čaj rastú na tej istej rastline. Rozhoduje, čo sa s listom stane po zbere.',
        content: `<p>Čajovník čínsky je nenápadný vždyzelený krík. Keď pozberaný list necháte na vzduchu, začne hnednúť podobne ako nakrojené jablko. Tomu sa hovorí oxidácia a práve ona delí čaje do skupín.</p>
<h2>Od najsvetlejšieho k najtmavšiemu</h2>
<ul><li><strong>Biely čaj</strong> sa len nechá zavädnúť a usuší. Chutí jemne, po sene a mede.</li><li><strong>Zelený čaj</strong> sa krátko zahreje, aby sa oxidácia nezačala. Je svieži, trávnatý, niekedy orieškový.</li><li><strong>Žltý čaj</strong> zreje chvíľu v teple pod plátnom a stráca trpkosť.</li><li><strong>Oolong</strong> je oxidovaný sčasti. Nájdete v ňom kvety aj pečené ovocie.</li><li><strong>Čierny čaj</strong> prešiel oxidáciou celou. Je plný, sladový a znesie mlieko.</li><li><strong>Tmavý čaj</strong> po usušení ešte fermentuje, často celé roky.</li></ul>
<h2>Kde začať</h2>
<p>Vyberte si tri vzorky, ktoré sú od seba ďaleko: zelený, oolong a čierny. Pripravte ich vedľa seba v rovnakých šálkach a pite pomaly. Rozdiel spoznáte hneď a ďalší nákup už bude oveľa ľahší.</p>`,
      },
      en: {
        name: 'Six kinds of tea from a single bush',
        slug: 'six-kinds-of-tea-from-a-single-bush',
        perex:
          'White, green, yellow, oolong, black and dark tea grow on the same plant. What happens after the harvest makes the difference.',
        content: `<p>The tea plant is a modest evergreen bush. Leave a picked leaf in the air and it starts to brown, much like a sliced apple. This is called oxidation, and it is what sorts teas into families.</p>
<h2>From the lightest to the darkest</h2>
<ul><li><strong>White tea</strong> is merely withered and dried. It tastes gently of hay and honey.</li><li><strong>Green tea</strong> is briefly heated so that oxidation never begins. It is fresh, grassy, sometimes nutty.</li><li><strong>Yellow tea</strong> rests warm under a cloth for a while and loses its sharpness.</li><li><strong>Oolong</strong> is partly oxidised. You will find both flowers and baked fruit in it.</li><li><strong>Black tea</strong> is fully oxidised. It is full, malty and happy with milk.</li><li><strong>Dark tea</strong> goes on fermenting after drying, often for years.</li></ul>
<h2>Where to start</h2>
<p>Choose three samples that lie far apart: a green, an oolong and a black. Brew them side by side in the same cups and drink slowly. You will notice the difference at once, and your next purchase will be much easier.</p>`,
      },
      de: {
        name: 'Sechs Teesorten von einem einzigen Strauch',
        slug: 'sechs-teesorten-von-einem-strauch',
        perex:
          'Weißer, grüner, gelber, Oolong-, schwarzer und dunkler Tee wachsen an derselben Pflanze. Entscheidend ist, was nach der Ernte geschieht.',
        content: `<p>Die Teepflanze ist ein unscheinbarer immergrüner Strauch. Lässt man ein gepflücktes Blatt an der Luft liegen, wird es braun wie ein angeschnittener Apfel. Das nennt man Oxidation, und genau sie teilt die Tees in Gruppen.</p>
<h2>Vom hellsten zum dunkelsten</h2>
<ul><li><strong>Weißer Tee</strong> welkt nur und wird getrocknet. Er schmeckt zart nach Heu und Honig.</li><li><strong>Grüner Tee</strong> wird kurz erhitzt, damit die Oxidation nicht beginnt. Er ist frisch, grasig, manchmal nussig.</li><li><strong>Gelber Tee</strong> ruht eine Weile warm unter einem Tuch und verliert seine Herbheit.</li><li><strong>Oolong</strong> ist teilweise oxidiert und erinnert an Blüten und gebackenes Obst.</li><li><strong>Schwarzer Tee</strong> ist ganz oxidiert, voll, malzig und verträgt Milch.</li><li><strong>Dunkler Tee</strong> fermentiert nach dem Trocknen weiter, oft jahrelang.</li></ul>
<h2>Womit anfangen</h2>
<p>Wählen Sie drei Proben, die weit auseinanderliegen: einen grünen, einen Oolong und einen schwarzen. Bereiten Sie sie nebeneinander in gleichen Tassen zu und trinken Sie langsam. Den Unterschied merken Sie sofort, und der nächste Einkauf fällt leichter.</p>`,
      },
    },
  ),
  article(
    {
      code: 'first-flush',
      category: 'tea',
      author: 'klara-simkova',
      tags: [tag.origin],
      picture: ['tea-morning', 'moss'],
      days: 19,
      products: ['SALE', 'PLAIN'],
    },
    {
      cs: {
        name: 'První jarní sklizeň: proč na ni čekáme celý rok',
        slug: 'prvni-jarni-sklizen',
        perex:
          'Lístky, které přečkaly zimu, mají nejvíc aromatu. Sklízejí se jen pár týdnů a zbytek roku je už nedoženete.',
        content: `<p>V horách pod Himálajem čajovníky přes zimu téměř nerostou. Keř šetří síly v kořenech, a když se na konci února oteplí, pošle je do prvních výhonků. Tyto lístky jsou drobné, křehké a plné vonných silic.</p>
<h2>Jak chutná jaro</h2>
<p>Nálev je světle zlatý, vůně připomíná luční květy a čerstvé mandle. Trpkost přichází až na konci a je příjemně krátká. Letní sklizeň bývá tmavší a plnější, podzimní zase měkká a sladká.</p>
<h2>Jak jarní čaj připravit</h2>
<ol><li>Odměřte 3 g čaje na 200 ml vody.</li><li>Vodu nechte po varu vychladnout na 85 °C.</li><li>Louhujte 2 minuty, druhý nálev o půl minuty déle.</li></ol>
<p>Jarní čaj nepotřebuje cukr ani mléko. Stárne rychleji než čaje tmavé, proto jej kupujte po menších baleních a vypijte do jednoho roku. Datum sklizně najdete na každém sáčku, který od nás odchází, vždy hned vedle názvu zahrady.</p>`,
      },
      sk: {
        name: 'Prvý jarný zber: prečo naň čakáme celý rok',
        slug: 'prvy-jarny-zber',
        perex:
          'Lístky, ktoré prečkali zimu, majú najviac arómy. Zbierajú sa len pár týždňov a po zvyšok roka sa im už nič nevyrovná.',
        content: `<p>V horách pod Himalájami čajovníky cez zimu takmer nerastú. Krík šetrí sily v koreňoch, a keď sa koncom februára oteplí, pošle ich do prvých výhonkov. Tieto lístky sú drobné, krehké a plné vonných silíc.</p>
<h2>Ako chutí jar</h2>
<p>Nálev je svetlozlatý, vôňa pripomína lúčne kvety a čerstvé mandle. Trpkosť prichádza až na konci a je príjemne krátka. Letný zber býva tmavší a plnší, jesenný zase mäkký a sladký.</p>
<h2>Ako jarný čaj pripraviť</h2>
<ol><li>Odmerajte 3 g čaju na 200 ml vody.</li><li>Vodu nechajte po vare vychladnúť na 85 °C.</li><li>Lúhujte 2 minúty, druhý nálev o pol minúty dlhšie.</li></ol>
<p>Jarný čaj nepotrebuje cukor ani mlieko. Starne rýchlejšie než tmavé čaje, preto ho kupujte po menších baleniach a vypite do jedného roka. Dátum zberu nájdete na každom vrecúšku, ktoré od nás odchádza, vždy hneď vedľa názvu záhrady.</p>`,
      },
      en: {
        name: 'First flush: why we wait for it all year',
        slug: 'first-flush-why-we-wait-all-year',
        perex: 'Leaves that slept through winter carry the most aroma. They are picked for a few weeks only.',
        content: `<p>In the hills below the Himalayas tea bushes hardly grow in winter. The plant saves its strength in the roots, and when February warms up, sends it all into the first shoots. These leaves are small, tender and full of fragrant oils.</p>
<h2>What spring tastes like</h2>
<p>The cup is pale gold and smells of meadow flowers and fresh almonds. A touch of astringency arrives at the very end and is pleasantly short. The summer harvest tends to be darker and fuller, the autumn one soft and sweet.</p>
<h2>How to brew a spring tea</h2>
<ol><li>Measure 3 g of tea for 200 ml of water.</li><li>Let the water cool to 85 °C after boiling.</li><li>Steep for 2 minutes; give the second brew half a minute more.</li></ol>
<p>Spring tea needs neither sugar nor milk. It ages faster than dark teas, so buy smaller bags and finish them within a year. You will find the harvest date on every bag that leaves our shop, right beside the name of the garden.</p>`,
      },
      de: {
        name: 'First Flush: warum wir das ganze Jahr darauf warten',
        slug: 'first-flush-warum-wir-warten',
        perex:
          'Blätter, die den Winter überdauert haben, tragen das meiste Aroma. Geerntet wird nur wenige Wochen lang.',
        content: `<p>In den Bergen am Fuß des Himalaya wachsen Teesträucher im Winter kaum. Die Pflanze spart ihre Kraft in den Wurzeln, und wenn es Ende Februar wärmer wird, schickt sie alles in die ersten Triebe. Diese Blätter sind klein, zart und voller duftender Öle.</p>
<h2>Wie der Frühling schmeckt</h2>
<p>Der Aufguss ist hellgolden und duftet nach Wiesenblumen und frischen Mandeln. Die Herbe kommt erst am Schluss und bleibt angenehm kurz. Die Sommerernte ist meist dunkler und voller, die Herbsternte weich und süß.</p>
<h2>So gelingt Frühlingstee</h2>
<ol><li>Nehmen Sie 3 g Tee auf 200 ml Wasser.</li><li>Lassen Sie das Wasser nach dem Kochen auf 85 °C abkühlen.</li><li>Lassen Sie ihn 2 Minuten ziehen, den zweiten Aufguss eine halbe Minute länger.</li></ol>
<p>Frühlingstee braucht weder Zucker noch Milch. Er altert schneller als dunkle Tees; kaufen Sie daher kleinere Packungen und trinken Sie sie innerhalb eines Jahres. Das Erntedatum steht auf jeder Tüte, gleich neben dem Namen des Gartens.</p>`,
      },
    },
  ),
  article(
    {
      code: 'matcha-grades',
      category: 'tea',
      author: 'klara-simkova',
      tags: [tag.beginners, tag.brewing],
      picture: ['matcha', 'matcha'],
      days: 33,
      products: ['VIDEO', 'SET-FIXED'],
    },
    {
      cs: {
        name: 'Matcha bez záhad: co znamenají třídy a jak ji ušlehat',
        slug: 'matcha-bez-zahad',
        perex:
          'Obřadní, prémiová, kuchyňská. Vysvětlíme, kterou třídu zvolit a proč se vyplatí poctivé sítko.',
        content: `<p>Matcha je jemně mletý stíněný zelený čaj. Několik týdnů před sklizní se keře zakryjí rohožemi, list díky tomu ztmavne a zesládne. Po usušení se zbaví žilek a mele na kamenných mlýncích, hodinu na pouhých čtyřicet gramů.</p>
<h2>Která třída je pro vás</h2>
<ul><li><strong>Obřadní</strong> je určena k pití s vodou. Má zářivou barvu a sladkou, krémovou chuť.</li><li><strong>Prémiová</strong> se hodí na každý den, s vodou i s mlékem.</li><li><strong>Kuchyňská</strong> je výraznější a patří do těsta, krémů a zmrzliny.</li></ul>
<h2>Příprava v pěti krocích</h2>
<ol><li>Misku i metličku nahřejte.</li><li>Prosejte 2 g matchy přes jemné sítko.</li><li>Přilijte 70 ml vody o teplotě 75 °C.</li><li>Šlehejte ze zápěstí do tvaru písmene M.</li><li>Pijte hned, dokud drží pěna.</li></ol>
<p>Otevřenou dózu uložte do chladničky, dobře uzavřete a spotřebujte do šesti týdnů. Metličku po použití jen opláchněte čistou vodou a nechte uschnout na stojánku.</p>`,
      },
      sk: {
        name: 'Matcha bez záhad: čo znamenajú triedy a ako ju vyšľahať',
        slug: 'matcha-bez-zahad-po-slovensky',
        perex:
          'Obradná, prémiová, kuchynská. Vysvetlíme, ktorú triedu zvoliť a prečo sa oplatí poctivé sitko.',
        content: `<p>Matcha je jemne mletý tienený zelený čaj. Niekoľko týždňov pred zberom sa kríky zakryjú rohožami, list vďaka tomu stmavne a zosladne. Po usušení sa zbaví žiliek a melie na kamenných mlynčekoch, hodinu na púhych štyridsať gramov.</p>
<h2>Ktorá trieda je pre vás</h2>
<ul><li><strong>Obradná</strong> je určená na pitie s vodou. Má žiarivú farbu a sladkú, krémovú chuť.</li><li><strong>Prémiová</strong> sa hodí na každý deň, s vodou aj s mliekom.</li><li><strong>Kuchynská</strong> je výraznejšia a patrí do cesta, krémov a zmrzliny.</li></ul>
<h2>Príprava v piatich krokoch</h2>
<ol><li>Misku aj metličku nahrejte.</li><li>Preosejte 2 g matche cez jemné sitko.</li><li>Prilejte 70 ml vody s teplotou 75 °C.</li><li>Šľahajte zo zápästia do tvaru písmena M.</li><li>Pite hneď, kým drží pena.</li></ol>
<p>Otvorenú dózu uložte do chladničky, dobre uzavrite a spotrebujte do šiestich týždňov. Metličku po použití len opláchnite čistou vodou a nechajte uschnúť na stojane.</p>`,
      },
      en: {
        name: 'Matcha without mystery: grades and whisking',
        slug: 'matcha-without-mystery',
        perex: 'Ceremonial, premium, culinary. Which grade to choose and why a good sieve pays off.',
        content: `<p>Matcha is finely ground, shade-grown green tea. A few weeks before harvest the bushes are covered with mats, which makes the leaf darker and sweeter. Once dried and stripped of its veins, it is ground on stone mills: an hour for a mere forty grams.</p>
<h2>Which grade is for you</h2>
<ul><li><strong>Ceremonial</strong> is meant for drinking with water. It has a bright colour and a sweet, creamy taste.</li><li><strong>Premium</strong> suits every day, with water or with milk.</li><li><strong>Culinary</strong> is bolder and belongs in dough, creams and ice cream.</li></ul>
<h2>Five steps to a bowl</h2>
<ol><li>Warm the bowl and the whisk.</li><li>Sift 2 g of matcha through a fine sieve.</li><li>Add 70 ml of water at 75 °C.</li><li>Whisk from the wrist, tracing the letter M.</li><li>Drink at once, while the foam lasts.</li></ol>
<p>Keep an opened tin tightly closed in the fridge and finish it within six weeks. After use, just rinse the whisk in clean water and let it dry on its stand.</p>`,
      },
      de: {
        name: 'Matcha ohne Rätsel: Qualitäten und Aufschlagen',
        slug: 'matcha-ohne-raetsel',
        perex:
          'Zeremoniell, Premium, Küche: welche Qualität Sie wählen sollten und warum sich ein gutes Sieb lohnt.',
        content: `<p>Matcha ist fein gemahlener, beschatteter Grüntee. Einige Wochen vor der Ernte werden die Sträucher mit Matten bedeckt, dadurch wird das Blatt dunkler und süßer. Nach dem Trocknen entfernt man die Adern und mahlt es auf Steinmühlen, eine Stunde für nur vierzig Gramm.</p>
<h2>Welche Qualität passt zu Ihnen</h2>
<ul><li><strong>Zeremoniell</strong> trinkt man mit Wasser. Die Farbe leuchtet, der Geschmack ist süß und cremig.</li><li><strong>Premium</strong> eignet sich für jeden Tag, mit Wasser oder Milch.</li><li><strong>Küchenmatcha</strong> ist kräftiger und gehört in Teig, Creme und Eis.</li></ul>
<h2>Zubereitung in fünf Schritten</h2>
<ol><li>Schale und Besen vorwärmen.</li><li>2 g Matcha durch ein feines Sieb streichen.</li><li>70 ml Wasser mit 75 °C zugießen.</li><li>Aus dem Handgelenk in Form eines M schlagen.</li><li>Sofort trinken, solange der Schaum hält.</li></ol>
<p>Bewahren Sie die geöffnete Dose gut verschlossen im Kühlschrank auf und verbrauchen Sie sie innerhalb von sechs Wochen. Den Besen nur mit klarem Wasser abspülen und auf dem Ständer trocknen lassen.</p>`,
      },
    },
  ),
  article(
    {
      code: 'aged-puerh',
      category: 'tea',
      author: 'klara-simkova',
      tags: [tag.origin, tag.storage],
      picture: ['gongfu', 'rooibos'],
      days: 52,
      products: ['LAST', 'SOON'],
    },
    {
      cs: {
        name: 'Pu-erh: čaj, který zraje jako víno',
        slug: 'puerh-caj-ktery-zraje',
        perex: 'Lisované koláče z Jün-nanu se v čase mění. Poradíme, jak je vybrat, uložit a odlomit.',
        content: `<p>V jihočínské provincii Jün-nan se čaj odedávna lisoval do koláčů, aby přečkal cestu na koňském hřbetě. Obchodníci si všimli, že po letech chutná lépe než na začátku. Tak vznikl pu-erh, nejznámější z tmavých čajů.</p>
<h2>Syrový, nebo zralý?</h2>
<ul><li><strong>Syrový (šeng)</strong> zraje sám, pomalu a desítky let. Mladý bývá hořký a živý, starý voní po dřevě a sušených meruňkách.</li><li><strong>Zralý (šu)</strong> projde vlhkou fermentací a je k pití hned. Chutná po lesní půdě, kakau a vlašských ořeších.</li></ul>
<h2>Jak jej uložit a připravit</h2>
<p>Koláč nechte v papíru, na stinném místě bez pachů a průvanu. Kousek odloupněte z boku čajovým nožem, ať list zůstane celý. První nálev vroucí vodou slijte, jen jím čaj probudíte. Další nálevy trvají deset až dvacet sekund a dobrý pu-erh jich vydrží i deset. Pijte jej po vydatném obědě, v chladném podvečeru, nebo kdykoli máte čas na dlouhý rozhovor.</p>`,
      },
      sk: {
        name: 'Pu-erh: čaj, ktorý zreje ako víno',
        slug: 'puerh-caj-ktory-zreje',
        perex: 'Lisované koláče z Jün-nanu sa v čase menia. Poradíme, ako ich vybrať, uložiť a odlomiť.',
        content: `<p>V juhočínskej provincii Jün-nan sa čaj odjakživa lisoval do koláčov, aby prečkal cestu na konskom chrbte. Obchodníci si všimli, že po rokoch chutí lepšie než na začiatku. Tak vznikol pu-erh, najznámejší z tmavých čajov.</p>
<h2>Surový, alebo zrelý?</h2>
<ul><li><strong>Surový (šeng)</strong> zreje sám, pomaly a desiatky rokov. Mladý býva horký a živý, starý vonia po dreve a sušených marhuliach.</li><li><strong>Zrelý (šu)</strong> prejde vlhkou fermentáciou a je na pitie hneď. Chutí po lesnej pôde, kakau a vlašských orechoch.</li></ul>
<h2>Ako ho uložiť a pripraviť</h2>
<p>Koláč nechajte v papieri, na tienistom mieste bez pachov a prievanu. Kúsok odlúpnite z boku čajovým nožom, nech list zostane celý. Prvý nálev vriacou vodou zlejte, len ním čaj prebudíte. Ďalšie nálevy trvajú desať až dvadsať sekúnd a dobrý pu-erh ich vydrží aj desať. Pite ho po výdatnom obede, v chladnom podvečere alebo kedykoľvek máte čas na dlhý rozhovor.</p>`,
      },
      en: {
        name: 'Pu-erh: the tea that ages like wine',
        slug: 'pu-erh-the-tea-that-ages',
        perex: 'Pressed cakes from Yunnan change with time. How to choose, store and break them.',
        content: `<p>In Yunnan, in the south of China, tea was pressed into cakes from early times so that it survived the journey on horseback. Merchants noticed that after some years it tasted better than at the start. That is how pu-erh was born, the best known of dark teas.</p>
<h2>Raw or ripe?</h2>
<ul><li><strong>Raw (sheng)</strong> matures by itself, slowly, for decades. Young it is bitter and lively; old it smells of wood and dried apricots.</li><li><strong>Ripe (shu)</strong> goes through damp fermentation and is ready to drink. It tastes of forest floor, cocoa and walnuts.</li></ul>
<h2>Keeping and brewing it</h2>
<p>Leave the cake in its paper, in a shady place free of smells and draughts. Prise a piece off the side with a tea knife so that the leaves stay whole. Pour the first boiling infusion away; it only wakes the tea up. Later infusions take ten to twenty seconds, and a good pu-erh gives ten of them. Drink it after a hearty lunch, on a cool evening, or whenever you have time for a long talk.</p>`,
      },
      de: {
        name: 'Pu-Erh: der Tee, der wie Wein reift',
        slug: 'pu-erh-der-tee-der-reift',
        perex:
          'Gepresste Fladen aus Yunnan verändern sich mit der Zeit. So wählt, lagert und bricht man sie.',
        content: `<p>In der südchinesischen Provinz Yunnan presste man Tee seit jeher zu Fladen, damit er die Reise auf dem Pferderücken überstand. Händler bemerkten, dass er nach Jahren besser schmeckte als am Anfang. So entstand Pu-Erh, der bekannteste unter den dunklen Tees.</p>
<h2>Roh oder reif?</h2>
<ul><li><strong>Roher Pu-Erh (Sheng)</strong> reift von selbst, langsam und über Jahrzehnte. Jung ist er bitter und lebhaft, alt duftet er nach Holz und getrockneten Aprikosen.</li><li><strong>Reifer Pu-Erh (Shu)</strong> wird feucht fermentiert und ist sofort trinkbar. Er schmeckt nach Waldboden, Kakao und Walnuss.</li></ul>
<h2>Lagern und zubereiten</h2>
<p>Lassen Sie den Fladen im Papier, an einem schattigen Ort ohne Gerüche und Zugluft. Lösen Sie seitlich mit dem Teemesser ein Stück, damit die Blätter ganz bleiben. Den ersten Aufguss mit kochendem Wasser gießen Sie ab, er weckt den Tee nur. Weitere Aufgüsse dauern zehn bis zwanzig Sekunden, und ein guter Pu-Erh hält zehn davon durch. Trinken Sie ihn nach einem kräftigen Mittagessen oder an einem kühlen Abend.</p>`,
      },
    },
  ),
  article(
    {
      code: 'evening-herbs',
      category: 'tea',
      author: 'tomas-benes',
      tags: [tag.beginners],
      picture: ['reading', 'lavender'],
      days: 71,
      products: ['UNTRACKED', 'SET-COMPOSE'],
    },
    {
      cs: {
        name: 'Večer bez kofeinu: rooibos, byliny a ovoce',
        slug: 'vecer-bez-kofeinu',
        perex: 'Ne všechno v čajové konvici je čaj. Co popíjet po osmé hodině, aby se dobře spalo.',
        content: `<p>Slovem čaj označujeme i nápoje, které s čajovníkem nemají nic společného. Mají jednu velkou výhodu: neobsahují kofein, takže si je můžete uvařit kdykoli večer a podat je i dětem.</p>
<h2>Tři cesty ke klidnému večeru</h2>
<ul><li><strong>Rooibos</strong> z jihoafrických hor je přirozeně sladký a nikdy nezhořkne. Louhujte jej klidně deset minut.</li><li><strong>Byliny</strong> jako meduňka, máta nebo lipový květ zalijte vroucí vodou a přikryjte, aby neutekly silice.</li><li><strong>Ovocné směsi</strong> stojí na ibišku a jablku. V létě chutnají i vychlazené s ledem.</li></ul>
<h2>Na co myslet</h2>
<p>Bylinky nejsou lék a my je tak neprodáváme. Pokud čekáte dítě nebo užíváte léky, poraďte se nejdříve s lékařem. Jinak platí jednoduché pravidlo: vrchovatá lžíce na velký hrnek, dobře přikrýt, chvíli počkat a odložit telefon do vedlejší místnosti. Zbytek už zařídí vůně, teplo hrnku v dlaních a čtvrthodina, která patří jenom vám.</p>`,
      },
      sk: {
        name: 'Večer bez kofeínu: rooibos, byliny a ovocie',
        slug: 'vecer-bez-kofeinu-sk',
        perex: 'Nie všetko v čajovej kanvici je čaj. Čo popíjať po ôsmej hodine, aby sa dobre spalo.',
        content: `<p>Slovom čaj označujeme aj nápoje, ktoré s čajovníkom nemajú nič spoločné. Majú jednu veľkú výhodu: neobsahujú kofeín, takže si ich môžete uvariť kedykoľvek večer a podať ich aj deťom.</p>
<h2>Tri cesty k pokojnému večeru</h2>
<ul><li><strong>Rooibos</strong> z juhoafrických hôr je prirodzene sladký a nikdy nezhorkne. Lúhujte ho pokojne desať minút.</li><li><strong>Byliny</strong> ako medovka, mäta alebo lipový kvet zalejte vriacou vodou a prikryte, aby neunikli silice.</li><li><strong>Ovocné zmesi</strong> stoja na ibišteku a jablku. V lete chutia aj vychladené s ľadom.</li></ul>
<h2>Na čo myslieť</h2>
<p>Bylinky nie sú liek a my ich tak nepredávame. Ak čakáte dieťa alebo užívate lieky, poraďte sa najprv s lekárom. Inak platí jednoduché pravidlo: vrchovatá lyžica na veľký hrnček, dobre prikryť, chvíľu počkať a odložiť telefón do vedľajšej miestnosti. Zvyšok už zariadi vôňa, teplo hrnčeka v dlaniach a štvrťhodina, ktorá patrí iba vám.</p>`,
      },
      en: {
        name: 'Evenings without caffeine: rooibos, herbs and fruit',
        slug: 'evenings-without-caffeine',
        perex: 'Not everything in a teapot is tea. What to sip after eight so that you sleep well.',
        content: `<p>We say tea even for drinks that have nothing to do with the tea plant. They have one great advantage: there is no caffeine in them, so you may brew them late in the evening and give them to children too.</p>
<h2>Three ways to a quiet evening</h2>
<ul><li><strong>Rooibos</strong> from the South African mountains is naturally sweet and never turns bitter. Ten minutes of steeping will do no harm.</li><li><strong>Herbs</strong> such as lemon balm, mint or lime blossom want boiling water and a lid, so that their oils do not escape.</li><li><strong>Fruit blends</strong> rest on hibiscus and apple. In summer they are lovely chilled, over ice.</li></ul>
<h2>Worth remembering</h2>
<p>Herbs are no medicine and we do not sell them as such. If you are expecting or take medication, ask your doctor first. Otherwise the rule is simple: a heaped spoonful for a large mug, cover it well, wait a while and leave your phone in the other room.</p>`,
      },
      de: {
        name: 'Abende ohne Koffein: Rooibos, Kräuter und Früchte',
        slug: 'abende-ohne-koffein',
        perex: 'Nicht alles in der Kanne ist Tee. Was man nach acht Uhr trinkt, um gut zu schlafen.',
        content: `<p>Tee nennen wir auch Getränke, die mit der Teepflanze nichts zu tun haben. Sie haben einen großen Vorteil: Sie enthalten kein Koffein, man kann sie also spät am Abend zubereiten und auch Kindern geben.</p>
<h2>Drei Wege zum ruhigen Abend</h2>
<ul><li><strong>Rooibos</strong> aus den Bergen Südafrikas ist von Natur aus süß und wird nie bitter. Er darf ruhig zehn Minuten ziehen.</li><li><strong>Kräuter</strong> wie Melisse, Minze oder Lindenblüten übergießt man mit kochendem Wasser und deckt sie zu, damit die Öle nicht entweichen.</li><li><strong>Früchtemischungen</strong> beruhen auf Hibiskus und Apfel. Im Sommer schmecken sie auch gekühlt mit Eis.</li></ul>
<h2>Woran man denken sollte</h2>
<p>Kräuter sind keine Medizin, und wir verkaufen sie nicht als solche. Wenn Sie ein Kind erwarten oder Medikamente nehmen, fragen Sie zuerst Ihren Arzt. Sonst gilt eine einfache Regel: ein gehäufter Löffel auf einen großen Becher, gut zudecken, etwas warten und das Telefon nebenan lassen.</p>`,
      },
    },
  ),
]
