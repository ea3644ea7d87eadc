import { choice, fact, product } from './product.ts'
import type { VariationSource } from './product.ts'
import type { DemoProduct, Localized, PictureSubject } from './shape.ts'
import { bullets, heading, html, paragraph, perLanguage, words } from './text.ts'

type CeramicLine = {
  code: string
  name: Localized
  story: Localized
  brand: string
  material: 'stoneware' | 'porcelain' | 'red-clay'
  colour: string
  hex: string
  glaze: string
  forms: string[]
}

type CeramicForm = {
  code: string
  noun: Localized
  /** a noun phrase that opens the sentence "… from the X collection" */
  phrase: Localized
  use: Localized
  subject: PictureSubject
  category: string
  also_in?: string[]
  crowns: number
  volume: number | null
  height: number
  width: number
  weight: number
  diameter: string
  variants?: 'size' | 'glaze'
}

const CERAMIC_LINES: CeramicLine[] = [
  {
    code: 'MIST',
    name: words('Mlha', 'Hmla', 'Mist', 'Nebel'),
    story: words(
      'Kolekce Mlha vznikla z jednoho podzimního rána nad Sázavou: šedá glazura se k okraji rozpouští do průsvitné bílé.',
      'Kolekcia Hmla vznikla z jedného jesenného rána nad Sázavou: sivá glazúra sa k okraju rozpúšťa do priesvitnej bielej.',
      'The Mist collection began one autumn morning above the Sázava: the grey glaze dissolves into a translucent white towards the rim.',
      'Die Kollektion Nebel entstand an einem Herbstmorgen über der Sázava: Die graue Glasur löst sich zum Rand hin in durchscheinendes Weiß auf.',
    ),
    brand: 'hlubina',
    material: 'stoneware',
    colour: 'mist-grey',
    hex: '#b9bfbd',
    glaze: 'satin',
    forms: ['CUP', 'ESP', 'BOWL', 'PLATE', 'DESSERT', 'POT', 'JUG', 'SUGAR', 'VASE', 'TUMBLER'],
  },
  {
    code: 'MOSS',
    name: words('Mech', 'Mach', 'Moss', 'Moos'),
    story: words(
      'Zelená glazura Mech obsahuje popel z jabloňového dřeva a na hranách hnědne jako podhoubí.',
      'Zelená glazúra Mach obsahuje popol z jabloňového dreva a na hranách hnedne ako podhubie.',
      'The green Moss glaze contains apple-wood ash and turns brown on the edges like a forest floor.',
      'Die grüne Glasur Moos enthält Asche von Apfelholz und wird an den Kanten braun wie Waldboden.',
    ),
    brand: 'hlubina',
    material: 'stoneware',
    colour: 'moss-green',
    hex: '#6f7a4a',
    glaze: 'ash-glaze',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'POT', 'JUG', 'VASE', 'CHAWAN', 'TUMBLER'],
  },
  {
    code: 'SALT',
    name: words('Sůl', 'Soľ', 'Salt', 'Salz'),
    story: words(
      'Sůl je bílá s jemnou krupičkou; do pece se při nejvyšší teplotě opravdu sype hrst soli.',
      'Soľ je biela s jemnou krupičkou; do pece sa pri najvyššej teplote naozaj sype hrsť soli.',
      'Salt is white with a fine grain; a handful of real salt goes into the kiln at its hottest.',
      'Salz ist weiß mit feiner Körnung; bei höchster Temperatur kommt wirklich eine Handvoll Salz in den Ofen.',
    ),
    brand: 'hlubina',
    material: 'stoneware',
    colour: 'salt-white',
    hex: '#ece7dd',
    glaze: 'matte',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'DESSERT', 'POT', 'JUG', 'SUGAR', 'VASE'],
  },
  {
    code: 'ASH',
    name: words('Popel', 'Popol', 'Ash', 'Asche'),
    story: words(
      'Glazura Popel stéká v neopakovatelných pramíncích a každý kus má svou vlastní krajinu.',
      'Glazúra Popol steká v neopakovateľných pramienkoch a každý kus má svoju vlastnú krajinu.',
      'The Ash glaze runs in rivulets that never repeat, and every piece has a landscape of its own.',
      'Die Glasur Asche läuft in unwiederholbaren Bahnen, jedes Stück trägt seine eigene Landschaft.',
    ),
    brand: 'hlubina-studio',
    material: 'stoneware',
    colour: 'ash-brown',
    hex: '#8b7f73',
    glaze: 'ash-glaze',
    forms: ['MUG', 'ESP', 'BOWL', 'PLATE', 'POT', 'GAIWAN', 'VASE', 'CHAWAN', 'TUMBLER'],
  },
  {
    code: 'RIVER',
    name: words('Řeka', 'Rieka', 'River', 'Fluss'),
    story: words(
      'Modrá Řeky se ve spirále po točení tu prohlubuje, tu světlá, jako když se díváte na mělčinu.',
      'Modrá Rieky sa v špirále po točení raz prehlbuje, raz svetlie, ako keď sa dívate na plytčinu.',
      'In the spiral left by throwing, the blue of River deepens and pales as if you were looking into shallow water.',
      'In der Drehspirale wird das Blau von Fluss mal tiefer, mal heller, als schaute man in seichtes Wasser.',
    ),
    brand: 'hlubina',
    material: 'stoneware',
    colour: 'river-blue',
    hex: '#5b7f95',
    glaze: 'gloss',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'DESSERT', 'POT', 'JUG', 'SUGAR', 'VASE'],
  },
  {
    code: 'PEAT',
    name: words('Rašelina', 'Rašelina', 'Peat', 'Torf'),
    story: words(
      'Hluboká černá kolekce Rašelina má zvenku syrový povrch a uvnitř lesklou glazuru, která se snadno myje.',
      'Hlboká čierna kolekcie Rašelina má zvonka surový povrch a vnútri lesklú glazúru, ktorá sa ľahko umýva.',
      'The deep black of Peat is raw outside and glossy inside, so it is easy to wash.',
      'Das tiefe Schwarz von Torf ist außen roh und innen glänzend glasiert, so lässt es sich leicht reinigen.',
    ),
    brand: 'hlubina',
    material: 'stoneware',
    colour: 'peat-black',
    hex: '#34302c',
    glaze: 'raw',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'POT', 'GAIWAN', 'VASE', 'CHAWAN', 'TUMBLER'],
  },
  {
    code: 'DAWN',
    name: words('Svítání', 'Svitanie', 'Dawn', 'Morgenrot'),
    story: words(
      'Svítání má růžový nádech mědi a u dna přechází do teplé písčité.',
      'Svitanie má ružový nádych medi a pri dne prechádza do teplej piesočnatej.',
      'Dawn has the pink blush of copper and turns a warm sandy shade at the base.',
      'Morgenrot trägt den rosa Hauch von Kupfer und geht am Boden in warmen Sand über.',
    ),
    brand: 'hlubina-studio',
    material: 'stoneware',
    colour: 'dawn-pink',
    hex: '#d9a79a',
    glaze: 'satin',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'DESSERT', 'JUG', 'SUGAR', 'VASE', 'TUMBLER'],
  },
  {
    code: 'SNOW',
    name: words('Sníh', 'Sneh', 'Snow', 'Schnee'),
    story: words(
      'Porcelán Sníh je tak tenký, že proti světlu uvidíte stín svých prstů.',
      'Porcelán Sneh je taký tenký, že proti svetlu uvidíte tieň svojich prstov.',
      'Snow porcelain is so thin that against the light you will see the shadow of your fingers.',
      'Das Porzellan Schnee ist so dünn, dass Sie gegen das Licht den Schatten Ihrer Finger sehen.',
    ),
    brand: 'kamenec',
    material: 'porcelain',
    colour: 'snow-white',
    hex: '#f4f3f0',
    glaze: 'gloss',
    forms: ['CUP', 'ESP', 'BOWL', 'PLATE', 'DESSERT', 'POT', 'GAIWAN', 'JUG', 'SUGAR', 'TUMBLER'],
  },
  {
    code: 'RUST',
    name: words('Rez', 'Hrdza', 'Rust', 'Rost'),
    story: words(
      'Rez točíme z červené hlíny a železitou glazuru necháváme na rameni záměrně tenkou.',
      'Hrdzu točíme z červenej hliny a železitú glazúru nechávame na ramene zámerne tenkú.',
      'Rust is thrown in red clay, and we leave the iron glaze thin on the shoulder on purpose.',
      'Rost drehen wir aus rotem Ton, die Eisenglasur bleibt an der Schulter absichtlich dünn.',
    ),
    brand: 'hlubina',
    material: 'red-clay',
    colour: 'rust-red',
    hex: '#a4532f',
    glaze: 'crackle',
    forms: ['MUG', 'ESP', 'BOWL', 'PLATE', 'POT', 'GAIWAN', 'VASE', 'CHAWAN'],
  },
  {
    code: 'PLUM',
    name: words('Švestka', 'Slivka', 'Plum', 'Pflaume'),
    story: words(
      'Fialová Švestka je barva zralého ovoce s ojíněním; ve večerním světle vypadá skoro černě.',
      'Fialová Slivka je farba zrelého ovocia s inovaťou; vo večernom svetle vyzerá takmer čierno.',
      'The purple of Plum is ripe fruit with its bloom still on; in evening light it looks almost black.',
      'Das Violett von Pflaume ist reifes Obst mit Reif; im Abendlicht wirkt es fast schwarz.',
    ),
    brand: 'hlubina-studio',
    material: 'stoneware',
    colour: 'plum',
    hex: '#5d3f57',
    glaze: 'satin',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'JUG', 'VASE', 'TUMBLER'],
  },
  {
    code: 'NIGHT',
    name: words('Noc', 'Noc', 'Night', 'Nacht'),
    story: words(
      'V kobaltové glazuře Noc se při chladnutí srážejí drobné krystalky, které vypadají jako hvězdy.',
      'V kobaltovej glazúre Noc sa pri chladnutí zrážajú drobné kryštáliky, ktoré vyzerajú ako hviezdy.',
      'As it cools, tiny crystals form in the cobalt Night glaze and look like stars.',
      'Beim Abkühlen bilden sich in der Kobaltglasur Nacht winzige Kristalle, die wie Sterne aussehen.',
    ),
    brand: 'hlubina',
    material: 'stoneware',
    colour: 'night-blue',
    hex: '#24344d',
    glaze: 'gloss',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'DESSERT', 'POT', 'SUGAR', 'VASE', 'CHAWAN'],
  },
  {
    code: 'CHALK',
    name: words('Křída', 'Krieda', 'Chalk', 'Kreide'),
    story: words(
      'Křída je porcelán s krémovou glazurou a tenkou tuhovou linkou, kterou dcery kreslí od ruky.',
      'Krieda je porcelán s krémovou glazúrou a tenkou tuhovou linkou, ktorú dcéry kreslia od ruky.',
      'Chalk is porcelain with a cream glaze and a thin graphite line that the daughters draw freehand.',
      'Kreide ist Porzellan mit cremefarbener Glasur und einer feinen Graphitlinie, die die Töchter freihändig ziehen.',
    ),
    brand: 'kamenec',
    material: 'porcelain',
    colour: 'chalk',
    hex: '#dcd5c6',
    glaze: 'celadon',
    forms: ['MUG', 'CUP', 'ESP', 'BOWL', 'PLATE', 'DESSERT', 'POT', 'GAIWAN', 'JUG', 'SUGAR'],
  },
]

const CERAMIC_FORMS: CeramicForm[] = [
  {
    code: 'MUG',
    noun: words('Hrnek', 'Hrnček', 'mug', 'Becher'),
    phrase: words(
      'Ručně točený hrnek',
      'Ručne točený hrnček',
      'A hand-thrown mug',
      'Von Hand gedrehter Becher',
    ),
    use: words(
      'Ouško je dost velké na dva prsty a hrnek pohodlně obejmete oběma dlaněmi.',
      'Uško je dosť veľké na dva prsty a hrnček pohodlne objímete oboma dlaňami.',
      'The handle takes two fingers and the mug sits comfortably in both palms.',
      'Der Henkel fasst zwei Finger, und der Becher liegt bequem in beiden Händen.',
    ),
    subject: 'mug',
    category: 'mugs',
    crowns: 490,
    volume: 350,
    height: 95,
    width: 85,
    weight: 340,
    diameter: '8cm',
    variants: 'size',
  },
  {
    code: 'CUP',
    noun: words('Šálek s podšálkem', 'Šálka s tanierikom', 'cup and saucer', 'Tasse mit Untertasse'),
    phrase: words('Šálek s podšálkem', 'Šálka s tanierikom', 'A cup and saucer', 'Tasse mit Untertasse'),
    use: words(
      'Podšálek má mělkou drážku, takže šálek neklouže ani cestou na zahradu.',
      'Tanierik má plytkú drážku, takže šálka sa nešmýka ani cestou do záhrady.',
      'A shallow groove in the saucer keeps the cup from sliding, even on the way to the garden.',
      'Eine flache Rille in der Untertasse hält die Tasse auch auf dem Weg in den Garten fest.',
    ),
    subject: 'cup-and-saucer',
    category: 'cups',
    crowns: 590,
    volume: 180,
    height: 65,
    width: 150,
    weight: 420,
    diameter: '14cm',
  },
  {
    code: 'ESP',
    noun: words('Šálek na espresso', 'Šálka na espresso', 'espresso cup', 'Espressotasse'),
    phrase: words(
      'Silnostěnný šálek na espresso',
      'Hrubostenná šálka na espresso',
      'A thick-walled espresso cup',
      'Dickwandige Espressotasse',
    ),
    use: words(
      'Silná stěna drží teplo a zaoblené dno nechá cremu vcelku.',
      'Hrubá stena drží teplo a zaoblené dno nechá cremu vcelku.',
      'The thick wall keeps the heat and the rounded base leaves the crema whole.',
      'Die dicke Wand hält warm, der gerundete Boden lässt die Crema heil.',
    ),
    subject: 'espresso-cup',
    category: 'espresso-cups',
    crowns: 320,
    volume: 80,
    height: 60,
    width: 65,
    weight: 160,
    diameter: '7cm',
  },
  {
    code: 'BOWL',
    noun: words('Miska', 'Miska', 'bowl', 'Schale'),
    phrase: words(
      'Ručně točená miska',
      'Ručne točená miska',
      'A hand-thrown bowl',
      'Von Hand gedrehte Schale',
    ),
    use: words(
      'Hodí se na polévku, ranní kaši i salát pro jednoho.',
      'Hodí sa na polievku, rannú kašu aj šalát pre jedného.',
      'Good for soup, morning porridge or a salad for one.',
      'Gut für Suppe, Morgenbrei oder einen Salat für eine Person.',
    ),
    subject: 'bowl',
    category: 'bowls',
    crowns: 450,
    volume: 500,
    height: 70,
    width: 140,
    weight: 450,
    diameter: '14cm',
    variants: 'glaze',
  },
  {
    code: 'PLATE',
    noun: words('Talíř', 'Tanier', 'plate', 'Teller'),
    phrase: words('Mělký talíř', 'Plytký tanier', 'A dinner plate', 'Flacher Teller'),
    use: words(
      'Okraj je zvednutý o prst, omáčka proto zůstane na svém místě.',
      'Okraj je zdvihnutý o prst, omáčka preto zostane na svojom mieste.',
      'The rim rises by a finger’s width, so the sauce stays where it belongs.',
      'Der Rand steigt um Fingerbreite an, so bleibt die Soße, wo sie hingehört.',
    ),
    subject: 'plate',
    category: 'plates',
    crowns: 690,
    volume: null,
    height: 25,
    width: 270,
    weight: 780,
    diameter: '27cm',
  },
  {
    code: 'DESSERT',
    noun: words('Dezertní talířek', 'Dezertný tanierik', 'dessert plate', 'Dessertteller'),
    phrase: words('Dezertní talířek', 'Dezertný tanierik', 'A dessert plate', 'Dessertteller'),
    use: words(
      'Akorát na koláč, chléb s máslem nebo jako podložka pod konvičku.',
      'Akurát na koláč, chlieb s maslom alebo ako podložka pod kanvičku.',
      'Just right for cake, for bread and butter or to stand a teapot on.',
      'Genau richtig für Kuchen, ein Butterbrot oder als Untersetzer für die Kanne.',
    ),
    subject: 'plate',
    category: 'plates',
    crowns: 420,
    volume: null,
    height: 20,
    width: 200,
    weight: 420,
    diameter: '20cm',
  },
  {
    code: 'POT',
    noun: words('Konvička', 'Kanvička', 'teapot', 'Teekanne'),
    phrase: words(
      'Konvička se sítkem v hubičce',
      'Kanvička so sitkom vo výlevke',
      'A teapot with a strainer in the spout',
      'Teekanne mit Sieb im Ausguss',
    ),
    use: words(
      'Víčko při nalévání drží samo a hubička nekape.',
      'Viečko pri nalievaní drží samo a výlevka nekvapká.',
      'The lid stays put while you pour, and the spout does not drip.',
      'Der Deckel hält beim Gießen von allein, der Ausguss tropft nicht.',
    ),
    subject: 'teapot',
    category: 'teapots',
    also_in: ['tea-accessories'],
    crowns: 1590,
    volume: 600,
    height: 130,
    width: 190,
    weight: 720,
    diameter: '14cm',
  },
  {
    code: 'GAIWAN',
    noun: words('Gaiwan', 'Gaiwan', 'gaiwan', 'Gaiwan'),
    phrase: words('Třídílný gaiwan', 'Trojdielny gaiwan', 'A three-piece gaiwan', 'Dreiteiliger Gaiwan'),
    use: words(
      'Vyhnutý okraj zůstává chladný a mezera pod víčkem zadrží i drobné lístky.',
      'Vyhnutý okraj zostáva chladný a medzera pod viečkom zadrží aj drobné lístky.',
      'The flared rim stays cool, and the gap under the lid holds back even small leaves.',
      'Der ausgestellte Rand bleibt kühl, der Spalt unter dem Deckel hält auch kleine Blätter zurück.',
    ),
    subject: 'gaiwan',
    category: 'teapots',
    also_in: ['tea-accessories'],
    crowns: 890,
    volume: 120,
    height: 85,
    width: 105,
    weight: 260,
    diameter: '10cm',
  },
  {
    code: 'JUG',
    noun: words('Mléčenka', 'Mliečnik', 'milk jug', 'Milchkännchen'),
    phrase: words('Mléčenka', 'Mliečnik', 'A milk jug', 'Milchkännchen'),
    use: words(
      'Ostrá hrana hubičky utne proud mléka přesně tehdy, kdy chcete.',
      'Ostrá hrana výlevky zastaví prúd mlieka presne vtedy, keď chcete.',
      'The sharp lip cuts the stream of milk exactly when you want it to.',
      'Die scharfe Kante des Ausgusses stoppt den Milchstrahl genau dann, wenn Sie es wollen.',
    ),
    subject: 'milk-jug',
    category: 'vases-and-jugs',
    crowns: 390,
    volume: 250,
    height: 95,
    width: 100,
    weight: 280,
    diameter: '8cm',
  },
  {
    code: 'SUGAR',
    noun: words('Cukřenka', 'Cukornička', 'sugar bowl', 'Zuckerdose'),
    phrase: words(
      'Cukřenka s víčkem',
      'Cukornička s viečkom',
      'A lidded sugar bowl',
      'Zuckerdose mit Deckel',
    ),
    use: words(
      'Ve víčku je výřez na lžičku, do cukru se proto nedostane vlhkost ani mouchy.',
      'Vo viečku je výrez na lyžičku, do cukru sa preto nedostane vlhkosť ani muchy.',
      'A notch in the lid takes the spoon, so neither damp nor flies get at the sugar.',
      'Im Deckel ist eine Aussparung für den Löffel, so kommen weder Feuchtigkeit noch Fliegen an den Zucker.',
    ),
    subject: 'sugar-bowl',
    category: 'vases-and-jugs',
    crowns: 440,
    volume: 250,
    height: 100,
    width: 90,
    weight: 300,
    diameter: '9cm',
  },
  {
    code: 'VASE',
    noun: words('Váza', 'Váza', 'vase', 'Vase'),
    phrase: words('Ručně točená váza', 'Ručne točená váza', 'A hand-thrown vase', 'Von Hand gedrehte Vase'),
    use: words(
      'Úzké hrdlo udrží jedinou větvičku i menší luční kytici.',
      'Úzke hrdlo udrží jedinú vetvičku aj menšiu lúčnu kyticu.',
      'The narrow neck holds a single branch as well as a small bunch from the meadow.',
      'Der schmale Hals hält einen einzelnen Zweig ebenso wie einen kleinen Wiesenstrauß.',
    ),
    subject: 'vase',
    category: 'vases-and-jugs',
    also_in: ['home'],
    crowns: 980,
    volume: 900,
    height: 220,
    width: 120,
    weight: 850,
    diameter: '12cm',
  },
  {
    code: 'CHAWAN',
    noun: words('Miska na matchu', 'Miska na matchu', 'matcha bowl', 'Matcha-Schale'),
    phrase: words(
      'Miska na šlehání matchy',
      'Miska na šľahanie matche',
      'A bowl for whisking matcha',
      'Schale zum Schlagen von Matcha',
    ),
    use: words(
      'Ploché dno dává metličce prostor a zúžená pata dobře padne do dlaně.',
      'Ploché dno dáva metličke priestor a zúžená pätka dobre padne do dlane.',
      'The flat base gives the whisk room, and the narrow foot sits well in the palm.',
      'Der flache Boden gibt dem Besen Raum, der schmale Fuß liegt gut in der Hand.',
    ),
    subject: 'matcha-bowl',
    category: 'matcha-tools',
    also_in: ['bowls'],
    crowns: 890,
    volume: 400,
    height: 75,
    width: 120,
    weight: 380,
    diameter: '12cm',
  },
  {
    code: 'TUMBLER',
    noun: words('Kalíšek', 'Kalíšok', 'tumbler', 'Trinkbecher'),
    phrase: words(
      'Kalíšek bez ouška',
      'Kalíšok bez uška',
      'A tumbler without a handle',
      'Trinkbecher ohne Henkel',
    ),
    use: words(
      'Promáčknutí na boku napoví, kam položit palec.',
      'Priehlbina na boku napovie, kam položiť palec.',
      'A dimple in the side shows where the thumb goes.',
      'Eine Mulde an der Seite zeigt, wohin der Daumen gehört.',
    ),
    subject: 'tumbler',
    category: 'mugs',
    crowns: 380,
    volume: 200,
    height: 85,
    width: 75,
    weight: 240,
    diameter: '7cm',
  },
]

const CARE = words(
  'Snese myčku i mikrovlnnou troubu. Na otevřený oheň ani na plotýnku nepatří.',
  'Znesie umývačku aj mikrovlnnú rúru. Na otvorený oheň ani na platničku nepatrí.',
  'Safe in the dishwasher and in the microwave. Do not put it on an open flame or a hob.',
  'Geeignet für Spülmaschine und Mikrowelle. Nicht auf offenes Feuer oder eine Herdplatte stellen.',
)

const CARE_HEADING = words('Péče o keramiku', 'Starostlivosť o keramiku', 'Care', 'Pflege')

const FIRED_BY_HAND = words(
  'Rozměry a odstín se kus od kusu mírně liší, tak to u ruční práce bývá.',
  'Rozmery a odtieň sa kus od kusu mierne líšia, tak to pri ručnej práci býva.',
  'Size and shade differ a little from piece to piece, as is usual with handmade things.',
  'Maße und Farbton fallen von Stück zu Stück etwas anders aus, wie bei Handarbeit üblich.',
)

export function vesselText(...sentences: Localized[]): Localized {
  return withCare(sentences, CARE, FIRED_BY_HAND)
}

/** A piece that has no other beside it. */
export function soleVesselText(...sentences: Localized[]): Localized {
  return withCare(sentences, CARE)
}

function withCare(sentences: Localized[], ...care: Localized[]): Localized {
  return html(paragraph(...sentences), heading(CARE_HEADING), bullets(...care))
}

/** What nobody eats or drinks from needs no word about the dishwasher. */
export function ornamentText(...sentences: Localized[]): Localized {
  return html(paragraph(...sentences), paragraph(FIRED_BY_HAND))
}

const FROM_COLLECTION = words('z kolekce', 'z kolekcie', 'from', 'aus der Kollektion')
const VOLUME = words('objem', 'objem', 'volume', 'Volumen')
const DIAMETER = words('průměr', 'priemer', 'diameter', 'Durchmesser')

function nameOf(form: CeramicForm, line: CeramicLine): Localized {
  return perLanguage((language) =>
    language === 'en' ? `${line.name.en} ${form.noun.en}` : `${form.noun[language]} ${line.name[language]}`,
  )
}

function shortOf(form: CeramicForm, line: CeramicLine): Localized {
  return perLanguage((language) => {
    const size =
      form.volume === null
        ? `${DIAMETER[language]} ${form.diameter.replace('cm', ' cm')}`
        : `${VOLUME[language]} ${form.volume} ml`
    const collection = language === 'en' ? `the ${line.name.en} collection` : line.name[language]
    return `${form.phrase[language]} ${FROM_COLLECTION[language]} ${collection}, ${size}.`
  })
}

const SIZES = [
  { attribute: '250ml', volume: 250, share: 0.84, height: 80 },
  { attribute: '350ml', volume: 350, share: 1, height: 95 },
  { attribute: '500ml', volume: 500, share: 1.24, height: 110 },
]

const GLAZES: { attribute: string; name: Localized; extra: number }[] = [
  { attribute: 'matte', name: words('Matná', 'Matná', 'Matt', 'Matt'), extra: 0 },
  { attribute: 'gloss', name: words('Lesklá', 'Lesklá', 'Glossy', 'Glänzend'), extra: 0 },
  { attribute: 'crackle', name: words('Krakelovaná', 'Krakelovaná', 'Crackle', 'Craquelé'), extra: 60 },
]

const tens = (crowns: number) => Math.round(crowns / 10) * 10

function variationsOf(form: CeramicForm, code: string, crowns: number): VariationSource[] {
  if (form.variants === 'size')
    return SIZES.map((size) => ({
      code: `${code}-${size.volume}`,
      name: perLanguage(() => `${size.volume} ml`),
      crowns: tens(crowns * size.share),
      weight: Math.round(form.weight * size.share),
      height: size.height,
      width: form.width,
      depth: form.width,
      volume: size.volume,
      is_default: size.volume === 350,
      properties: [{ property: 'size', attribute: size.attribute }],
    }))
  if (form.variants === 'glaze')
    return GLAZES.map((glaze, index) => ({
      code: `${code}-${glaze.attribute.toUpperCase()}`,
      name: glaze.name,
      crowns: crowns + glaze.extra,
      weight: form.weight,
      height: form.height,
      width: form.width,
      depth: form.width,
      volume: form.volume,
      picture: index === 0 ? 0 : 1,
      properties: [{ property: 'glaze', attribute: glaze.attribute }],
    }))
  return []
}

const MATERIAL_SHARE = { stoneware: 1, porcelain: 1.2, 'red-clay': 0.9 }
const SALE_CODES = new Set(['CUP-RIVER', 'PLATE-PEAT', 'VASE-DAWN', 'JUG-CHALK', 'POT-RUST', 'TUMBLER-PLUM'])
const NEW_LINES = new Set(['PLUM', 'DAWN'])

function ceramic(form: CeramicForm, line: CeramicLine): DemoProduct {
  const code = `${form.code}-${line.code}`
  const crowns = tens(form.crowns * MATERIAL_SHARE[line.material])
  const variations = variationsOf(form, code, crowns)
  const chosen = form.variants === undefined ? [] : [form.variants]
  const size = form.volume === null ? [] : [fact('size', `${form.volume}ml`)]
  return product({
    code,
    name: nameOf(form, line),
    short_description: shortOf(form, line),
    description: (form.code === 'VASE' ? ornamentText : vesselText)(line.story, form.use),
    brand: line.brand,
    default_category: form.category,
    also_in: form.also_in ?? [],
    crowns,
    ...(SALE_CODES.has(code) ? { percents: 15 } : {}),
    weight: form.weight,
    height: form.height,
    width: form.width,
    depth: form.width,
    volume: form.volume,
    tags: ['handmade', ...(NEW_LINES.has(line.code) ? ['new'] : [])],
    ...(NEW_LINES.has(line.code) ? { created_days_ago: 12 } : {}),
    pictures: [
      { subject: form.subject, view: 'front', colour: line.hex },
      { subject: form.subject, view: 'detail', colour: line.hex },
      { subject: form.subject, view: 'set', colour: line.hex },
    ],
    properties: [
      fact('origin', 'czechia'),
      fact('material', line.material),
      fact('colour', line.colour),
      fact('process', form.code === 'PLATE' || form.code === 'DESSERT' ? 'slab-built' : 'thrown'),
      fact('diameter', form.diameter),
      ...(form.variants === 'glaze'
        ? GLAZES.map((glaze) => choice('glaze', glaze.attribute))
        : [fact('glaze', line.glaze)]),
      ...(form.variants === 'size' ? SIZES.map((one) => choice('size', one.attribute)) : size),
    ],
    product_variation_properties: chosen,
    product_variations: variations,
    review_parameters: ['workmanship', 'feel', 'value'],
  })
}

export const CERAMICS: DemoProduct[] = CERAMIC_LINES.flatMap((line) =>
  CERAMIC_FORMS.filter((form) => line.forms.includes(form.code)).map((form) => ceramic(form, line)),
)
