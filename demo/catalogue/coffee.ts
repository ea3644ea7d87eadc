import type { Language } from '#contract/language.ts'
import { choice, fact, product, salonPrice } from './product.ts'
import type { ProductSource } from './product.ts'
import { GRINDS } from './property.ts'
import type { DemoProduct, Localized } from './shape.ts'
import { ORIGINS } from './taste.ts'
import type { FlavourCode, OriginCode } from './taste.ts'
import { BREWING_HEADING, KEEPING, tastingLine } from './tasting.ts'
import { bullets, hash, heading, html, paragraph, perLanguage, pick, words } from './text.ts'

type CoffeeProcess = 'washed' | 'natural' | 'honey' | 'anaerobic' | 'wet-hulled'
type CoffeeRow = {
  code: string
  /** a place or farm; the country is put before it in each language */
  place?: string
  name?: Localized
  origin: OriginCode
  process: CoffeeProcess
  flavours: FlavourCode[]
  crowns: number
  tags?: string[]
  percents?: number
}

const PROCESS_STORY: Record<CoffeeProcess, Localized> = {
  washed: words(
    'Promyté zpracování dává čistý šálek, ve kterém vynikne kyselost.',
    'Premyté spracovanie dáva čistú šálku, v ktorej vynikne kyslosť.',
    'Washing gives a clean cup that lets the acidity shine.',
    'Die gewaschene Aufbereitung ergibt eine klare Tasse, in der die Säure leuchtet.',
  ),
  natural: words(
    'Třešně schly celé na slunci, proto je šálek sladký a plný.',
    'Čerešne schli celé na slnku, preto je šálka sladká a plná.',
    'The cherries were dried whole in the sun, so the cup is sweet and full.',
    'Die Kirschen trockneten im Ganzen in der Sonne, daher ist die Tasse süß und voll.',
  ),
  honey: words(
    'Medové zpracování nechává na zrnu část dužiny a přidává šálku kulatost.',
    'Medové spracovanie necháva na zrne časť dužiny a pridáva šálke guľatosť.',
    'Honey processing leaves some of the pulp on the bean and makes the cup round.',
    'Beim Honey-Verfahren bleibt etwas Fruchtfleisch an der Bohne, das macht die Tasse rund.',
  ),
  anaerobic: words(
    'Kvašení bez přístupu vzduchu přineslo výraznou, až vinnou vůni.',
    'Kvasenie bez prístupu vzduchu prinieslo výraznú, až vínnu vôňu.',
    'Fermentation without air brought a striking, almost winey scent.',
    'Die Gärung ohne Luft brachte einen ausgeprägten, fast weinigen Duft.',
  ),
  'wet-hulled': words(
    'Zrna se loupala ještě vlhká, odtud plné tělo a zemitá hloubka.',
    'Zrná sa lúpali ešte vlhké, odtiaľ plné telo a zemitá hĺbka.',
    'The beans were hulled while still wet, hence the full body and earthy depth.',
    'Die Bohnen wurden noch feucht geschält, daher der volle Körper und die erdige Tiefe.',
  ),
}

const FILTER_BREWING = [
  words('15 g na 250 ml vody', '15 g na 250 ml vody', '15 g to 250 ml of water', '15 g auf 250 ml Wasser'),
  words('voda o teplotě 94 °C', 'voda s teplotou 94 °C', 'Water at 94 °C', 'Wasser mit 94 °C'),
  words('celkový čas 2:45', 'celkový čas 2:45', 'Total time 2:45', 'Gesamtzeit 2:45'),
]
const ESPRESSO_BREWING = [
  words('18 g kávy, 36 g nápoje', '18 g kávy, 36 g nápoja', '18 g in, 36 g out', '18 g Kaffee, 36 g Getränk'),
  words('93 °C, 27 sekund', '93 °C, 27 sekúnd', '93 °C, 27 seconds', '93 °C, 27 Sekunden'),
  words(
    'nejlepší 10 dní po pražení',
    'najlepšia 10 dní po pražení',
    'Best ten days after roasting',
    'am besten zehn Tage nach der Röstung',
  ),
]

const OPENINGS = [
  words(
    'Pražíme v úterý a v pátek, do tří dnů od pražení kávu odesíláme.',
    'Pražíme v utorok a v piatok, do troch dní od praženia kávu odosielame.',
    'We roast on Tuesdays and Fridays, and send the coffee within three days of roasting.',
    'Wir rösten dienstags und freitags und versenden den Kaffee binnen drei Tagen nach der Röstung.',
  ),
  words(
    'Tuto šarži jsme vybrali naslepo ze čtrnácti vzorků.',
    'Túto šaržu sme vybrali naslepo zo štrnástich vzoriek.',
    'We chose this lot blind from fourteen samples.',
    'Diese Charge haben wir blind aus vierzehn Mustern gewählt.',
  ),
  words(
    'Výkupní cena je na etiketě a je vyšší než na burze.',
    'Výkupná cena je na etikete a je vyššia než na burze.',
    'The price paid to the farm is on the label and well above the market.',
    'Der Einkaufspreis steht auf dem Etikett und liegt deutlich über der Börse.',
  ),
]

const row = (
  code: string,
  place: string | Localized,
  origin: OriginCode,
  process: CoffeeProcess,
  flavours: FlavourCode[],
  crowns: number,
  more: Pick<CoffeeRow, 'tags' | 'percents'> = {},
): CoffeeRow => ({
  code,
  ...(typeof place === 'string' ? { place } : { name: place }),
  origin,
  process,
  flavours,
  crowns,
  ...more,
})

const TIP = { tags: ['tip'] }
const NEW = { tags: ['new'] }
const ORGANIC = { tags: ['organic'] }
const LIMITED = { tags: ['limited'] }

const AFRICAN: CoffeeRow[] = [
  row('COF-GUJI', 'Guji Wolichu', 'ethiopia', 'natural', ['blueberry', 'jasmine'], 289, TIP),
  row('COF-LIMU', 'Limu Gera', 'ethiopia', 'washed', ['bergamot', 'honey'], 259),
  row('COF-KAFFA', 'Kaffa Bonga', 'ethiopia', 'natural', ['strawberry', 'milk-chocolate'], 269, ORGANIC),
  row('COF-BENSA', 'Bensa Bombe', 'ethiopia', 'anaerobic', ['strawberry', 'rose'], 349, LIMITED),
  row('COF-GEDEB', 'Gedeb Worka', 'ethiopia', 'washed', ['jasmine', 'lemon'], 299),
  row('COF-ARSI', 'Arsi Nensebo', 'ethiopia', 'honey', ['peach', 'honey'], 279, NEW),
  row('COF-NYERI', 'Nyeri Gatomboya', 'kenya', 'washed', ['blackcurrant', 'orange'], 319, TIP),
  row('COF-KIRINYAGA', 'Kirinyaga Kamwangi', 'kenya', 'washed', ['blackcurrant', 'rose'], 329),
  row('COF-EMBU', 'Embu Gakundu', 'kenya', 'natural', ['cherry', 'plum'], 339, LIMITED),
  row('COF-KIVU', 'Kivu Nyamasheke', 'rwanda', 'washed', ['orange', 'caramel'], 265),
  row('COF-HUYE', 'Huye Simbi', 'rwanda', 'natural', ['raspberry', 'honey'], 285),
  row('COF-GAKENKE', 'Gakenke', 'rwanda', 'honey', ['apricot', 'caramel'], 275, { percents: 15 }),
  row('COF-KAYANZA', 'Kayanza Gahahe', 'burundi', 'washed', ['lemon', 'malt'], 255),
  row('COF-NGOZI', 'Ngozi Rubagabaga', 'burundi', 'natural', ['plum', 'cherry'], 275),
  row('COF-MBEYA', 'Mbeya Ilomba', 'tanzania', 'washed', ['blackcurrant', 'caramel'], 259),
  row('COF-ARUSHA', 'Arusha Burka Peaberry', 'tanzania', 'washed', ['orange', 'dark-chocolate'], 289),
]

const LATIN: CoffeeRow[] = [
  row('COF-HUILA', 'Huila Pitalito', 'colombia', 'washed', ['caramel', 'apple'], 245, TIP),
  row('COF-NARINO', 'Nariño La Unión', 'colombia', 'washed', ['orange', 'honey'], 259),
  row('COF-CAUCA', 'Cauca El Paraje', 'colombia', 'anaerobic', ['peach', 'rose'], 359, LIMITED),
  row('COF-TOLIMA', 'Tolima Planadas', 'colombia', 'honey', ['plum', 'caramel'], 265, ORGANIC),
  row('COF-QUINDIO', 'Quindío Pink Bourbon', 'colombia', 'washed', ['jasmine', 'peach'], 379, NEW),
  row('COF-CERRADO', 'Cerrado Mineiro', 'brazil', 'natural', ['hazelnut', 'milk-chocolate'], 215),
  row('COF-MANTIQUEIRA', 'Mantiqueira Santa Rita', 'brazil', 'honey', ['almond', 'caramel'], 235),
  row('COF-MOGIANA', 'Mogiana Alta', 'brazil', 'natural', ['dark-chocolate', 'hazelnut'], 219, {
    percents: 10,
  }),
  row('COF-BAHIA', 'Bahia Piatã', 'brazil', 'washed', ['orange', 'almond'], 245),
  row('COF-ANTIGUA', 'Antigua San Rafael', 'guatemala', 'washed', ['dark-chocolate', 'orange'], 259),
  row('COF-HUEHUE', 'Huehuetenango La Libertad', 'guatemala', 'washed', ['apple', 'caramel'], 265),
  row('COF-ATITLAN', 'Atitlán San Pedro', 'guatemala', 'honey', ['cherry', 'milk-chocolate'], 275),
  row('COF-TARRAZU', 'Tarrazú La Pastora', 'costa-rica', 'honey', ['honey', 'apricot'], 285),
  row('COF-CENTRAL', 'Naranjo Las Lajas', 'costa-rica', 'natural', ['strawberry', 'caramel'], 309, LIMITED),
  row('COF-DOTA', 'Dota El Cedral', 'costa-rica', 'washed', ['lemon', 'honey'], 269),
  row('COF-CAJAMARCA', 'Cajamarca Jaén', 'peru', 'washed', ['milk-chocolate', 'apple'], 229, ORGANIC),
  row('COF-CUSCO', 'Cusco Incahuasi', 'peru', 'washed', ['caramel', 'orange'], 239, ORGANIC),
  row('COF-VILLARICA', 'Villa Rica', 'peru', 'natural', ['raspberry', 'almond'], 255, NEW),
]

const ASIAN: CoffeeRow[] = [
  row('COF-LINTONG', 'Sumatra Lintong', 'indonesia', 'wet-hulled', ['cedar', 'dark-chocolate'], 249),
  row('COF-GAYO', 'Sumatra Gayo', 'indonesia', 'wet-hulled', ['earth', 'tobacco'], 245, ORGANIC),
  row('COF-JAVA', 'Java Preanger', 'indonesia', 'washed', ['malt', 'cedar'], 255),
  row('COF-FLORES', 'Flores Bajawa', 'indonesia', 'honey', ['caramel', 'cinnamon'], 259, NEW),
  row('COF-SULAWESI', 'Sulawesi Toraja', 'indonesia', 'wet-hulled', ['plum', 'earth'], 269),
  row('COF-MALABAR', 'Monsooned Malabar', 'india', 'natural', ['malt', 'tobacco'], 225),
  row('COF-CHIKMAGALUR', 'Chikmagalur Estate', 'india', 'washed', ['hazelnut', 'cinnamon'], 229),
]

const ESPRESSO: CoffeeRow[] = [
  row(
    'COF-MILL-WHEEL',
    words(
      'Mlýnské kolo, stálá směs',
      'Mlynské koleso, stála zmes',
      'Mill Wheel house blend',
      'Mühlrad, Hausmischung',
    ),
    'brazil',
    'natural',
    ['dark-chocolate', 'hazelnut'],
    219,
    TIP,
  ),
  row(
    'COF-WEIR',
    words('Jez, směs do mléka', 'Hať, zmes do mlieka', 'Weir blend for milk', 'Wehr, Mischung für Milch'),
    'brazil',
    'natural',
    ['milk-chocolate', 'caramel'],
    225,
  ),
  row(
    'COF-NIGHT-SHIFT',
    words(
      'Noční směna, tmavé pražení',
      'Nočná zmena, tmavé praženie',
      'Night Shift dark roast',
      'Nachtschicht, dunkle Röstung',
    ),
    'indonesia',
    'wet-hulled',
    ['dark-chocolate', 'smoke'],
    209,
  ),
  row(
    'COF-SUNDAY',
    words('Nedělní směs', 'Nedeľná zmes', 'Sunday blend', 'Sonntagsmischung'),
    'guatemala',
    'washed',
    ['caramel', 'orange'],
    229,
  ),
  row(
    'COF-CONFLUENCE',
    words(
      'Soutok, ovocné espresso',
      'Sútok, ovocné espresso',
      'Confluence fruity espresso',
      'Zusammenfluss, fruchtiger Espresso',
    ),
    'ethiopia',
    'natural',
    ['blueberry', 'milk-chocolate'],
    259,
    NEW,
  ),
  row(
    'COF-RIVERBANK',
    words(
      'Náplavka, letní směs',
      'Nábrežie, letná zmes',
      'Riverbank summer blend',
      'Uferpromenade, Sommermischung',
    ),
    'colombia',
    'washed',
    ['cherry', 'caramel'],
    239,
    { percents: 20 },
  ),
  row(
    'COF-MILLER',
    words('Mlynářova robusta', 'Mlynárova robusta', 'Miller’s robusta', 'Robusta des Müllers'),
    'india',
    'washed',
    ['malt', 'dark-chocolate'],
    189,
  ),
  row(
    'COF-FERRYMAN',
    words(
      'Převozník, ranní espresso',
      'Prievozník, ranné espresso',
      'Ferryman morning espresso',
      'Fährmann, Morgenespresso',
    ),
    'ethiopia',
    'washed',
    ['plum', 'hazelnut'],
    235,
  ),
  row(
    'COF-SINGLE-CERRADO',
    words('Espresso Cerrado', 'Espresso Cerrado', 'Cerrado espresso', 'Espresso Cerrado'),
    'brazil',
    'natural',
    ['hazelnut', 'caramel'],
    225,
  ),
  row(
    'COF-SINGLE-HUILA',
    words('Espresso Huila', 'Espresso Huila', 'Huila espresso', 'Espresso Huila'),
    'colombia',
    'washed',
    ['apple', 'milk-chocolate'],
    249,
  ),
]

const DECAF: CoffeeRow[] = [
  row(
    'COF-DECAF-COLOMBIA',
    words(
      'Kolumbie bez kofeinu, cukrová třtina',
      'Kolumbia bez kofeínu, cukrová trstina',
      'Colombia decaf, sugar cane',
      'Kolumbien entkoffeiniert, Zuckerrohr',
    ),
    'colombia',
    'washed',
    ['caramel', 'apple'],
    249,
    TIP,
  ),
  row(
    'COF-DECAF-ETHIOPIA',
    words(
      'Etiopie bez kofeinu, vodní metoda',
      'Etiópia bez kofeínu, vodná metóda',
      'Ethiopia decaf, water process',
      'Äthiopien entkoffeiniert, Wasserverfahren',
    ),
    'ethiopia',
    'washed',
    ['lemon', 'honey'],
    269,
  ),
  row(
    'COF-DECAF-ESPRESSO',
    words(
      'Klidné espresso bez kofeinu',
      'Pokojné espresso bez kofeínu',
      'Calm decaf espresso',
      'Ruhiger Espresso ohne Koffein',
    ),
    'brazil',
    'natural',
    ['dark-chocolate', 'almond'],
    239,
  ),
  row(
    'COF-HALF-CAF',
    words(
      'Půl na půl, poloviční kofein',
      'Pol na pol, polovičný kofeín',
      'Half and half, half the caffeine',
      'Halb und halb, halbes Koffein',
    ),
    'peru',
    'washed',
    ['milk-chocolate', 'caramel'],
    245,
    NEW,
  ),
]

type CoffeeGroup = {
  category: string
  also_in: string[]
  brand: string
  phrase: Localized
  roast: string
  caffeine: string
  brewing: Localized[]
  grinds: string[]
}

const FILTER_GRINDS = ['whole-bean', 'filter', 'french-press']
const ESPRESSO_GRINDS = ['whole-bean', 'espresso', 'moka']
const FILTER_PHRASE = words('Výběrová káva', 'Výberová káva', 'A speciality coffee', 'Spezialitätenkaffee')

const filterGroup = (category: string, brand: string, roast: string): CoffeeGroup => ({
  category,
  also_in: ['filter-coffee'],
  brand,
  phrase: FILTER_PHRASE,
  roast,
  caffeine: 'high',
  brewing: FILTER_BREWING,
  grinds: FILTER_GRINDS,
})

const AFRICAN_GROUP = filterGroup('african-coffee', 'verpan-farms', 'light')
const LATIN_GROUP = filterGroup('latin-coffee', 'verpan', 'light-medium')
const ASIAN_GROUP = filterGroup('asian-coffee', 'verpan', 'medium')
const ESPRESSO_GROUP: CoffeeGroup = {
  category: 'espresso-coffee',
  also_in: [],
  brand: 'verpan-espresso',
  phrase: words('Káva na espresso', 'Káva na espresso', 'An espresso coffee', 'Espressokaffee'),
  roast: 'medium-dark',
  caffeine: 'very-high',
  brewing: ESPRESSO_BREWING,
  grinds: ESPRESSO_GRINDS,
}
const DECAF_GROUP: CoffeeGroup = {
  category: 'decaf-coffee',
  also_in: [],
  brand: 'drobna-zrna',
  phrase: words('Káva bez kofeinu', 'Káva bez kofeínu', 'A decaf coffee', 'Entkoffeinierter Kaffee'),
  roast: 'medium',
  caffeine: 'trace',
  brewing: FILTER_BREWING,
  grinds: [...FILTER_GRINDS, 'espresso'],
}

/** A grind within the name of a variation, in the words it is chosen by. */
function grindName(code: string, language: Language): string {
  const name = GRINDS.find((grind) => grind.code === code)?.name[language] ?? code
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const WEIGHTS = [250, 1000]
const KILO_SHARE = 3.6
const BAG_GRAMS = 20

function coffeeVariations(source: CoffeeRow, group: CoffeeGroup) {
  return WEIGHTS.flatMap((weight) =>
    group.grinds.map((grind) => ({
      code: `${source.code}-${weight}-${grind.toUpperCase()}`,
      name: perLanguage(
        (language) => `${weight < 1000 ? `${weight} g` : '1 kg'}, ${grindName(grind, language)}`,
      ),
      crowns: weight === 250 ? source.crowns : Math.round((source.crowns * KILO_SHARE) / 10) * 10,
      ...(source.percents === undefined ? {} : { percents: source.percents }),
      weight: weight + BAG_GRAMS,
      unit_price: { content: weight, base: 100, unit: 'g' as const },
      is_default: weight === 250 && grind === 'whole-bean',
      properties: [
        { property: 'net-weight', attribute: `${weight}g` },
        { property: 'grind', attribute: grind },
      ],
    })),
  )
}

function coffeeName(source: CoffeeRow): Localized {
  const { place, name } = source
  if (name !== undefined) return name
  return perLanguage((language) => `${ORIGINS[source.origin].name[language]} ${place ?? ''}`)
}

function coffeeSource(source: CoffeeRow, group: CoffeeGroup): ProductSource {
  const origin = ORIGINS[source.origin]
  const isNew = source.tags?.includes('new') ?? false
  return {
    code: source.code,
    name: coffeeName(source),
    short_description: tastingLine(source.code, { phrase: group.phrase, origin, flavours: source.flavours }),
    description: html(
      paragraph(pick(OPENINGS, `${source.code}:opening`), origin.story),
      paragraph(PROCESS_STORY[source.process]),
      heading(BREWING_HEADING),
      bullets(...group.brewing),
      paragraph(KEEPING),
    ),
    brand: group.brand,
    default_category: group.category,
    also_in: group.also_in,
    tax_group: 'food',
    amount_unit: 'pack',
    crowns: source.crowns,
    weight: 250 + BAG_GRAMS,
    height: 220,
    width: 120,
    depth: 70,
    tags: source.tags ?? [],
    ...(isNew ? { created_days_ago: 4 + (hash(source.code) % 20) } : {}),
    pictures: [
      { subject: 'coffee-bag', view: 'front' },
      { subject: 'coffee-beans', view: 'detail' },
      { subject: group.category === 'espresso-coffee' ? 'espresso-cup' : 'dripper', view: 'set' },
    ],
    properties: [
      fact('origin', source.origin),
      fact('roast', group.roast),
      fact('caffeine', group.caffeine),
      fact('process', source.process),
      ...source.flavours.map((flavour) => fact('flavour', flavour)),
      ...WEIGHTS.map((weight) => choice('net-weight', `${weight}g`)),
      ...group.grinds.map((grind) => choice('grind', grind)),
    ],
    product_variation_properties: ['net-weight', 'grind'],
    product_variations: coffeeVariations(source, group),
    review_parameters: ['taste', 'aroma', 'freshness'],
  }
}

const coffees = (rows: CoffeeRow[], group: CoffeeGroup) =>
  rows.map((one) => product(coffeeSource(one, group)))

type ReadyRow = {
  code: string
  name: Localized
  contents: Localized
  origin: OriginCode
  flavours: FlavourCode[]
  grams: number
  crowns: number
  jar?: boolean
}

const TEN_BAGS = words(
  'Deset sáčků po 12 g',
  'Desať vrecúšok po 12 g',
  'Ten bags of 12 g',
  'Zehn Beutel zu je 12 g',
)
const READY: ReadyRow[] = [
  {
    code: 'DRIP-BAGS-ETHIOPIA',
    name: words(
      'Překapávací sáčky Etiopie',
      'Prekvapkávacie vrecúška Etiópia',
      'Ethiopia drip bags',
      'Filterbeutel Äthiopien',
    ),
    contents: TEN_BAGS,
    origin: 'ethiopia',
    flavours: ['blueberry', 'honey'],
    grams: 120,
    crowns: 259,
  },
  {
    code: 'DRIP-BAGS-COLOMBIA',
    name: words(
      'Překapávací sáčky Kolumbie',
      'Prekvapkávacie vrecúška Kolumbia',
      'Colombia drip bags',
      'Filterbeutel Kolumbien',
    ),
    contents: TEN_BAGS,
    origin: 'colombia',
    flavours: ['caramel', 'apple'],
    grams: 120,
    crowns: 249,
  },
  {
    code: 'DRIP-BAGS-DECAF',
    name: words(
      'Překapávací sáčky bez kofeinu',
      'Prekvapkávacie vrecúška bez kofeínu',
      'Decaf drip bags',
      'Filterbeutel ohne Koffein',
    ),
    contents: TEN_BAGS,
    origin: 'peru',
    flavours: ['milk-chocolate', 'almond'],
    grams: 120,
    crowns: 255,
  },
  {
    code: 'INSTANT-COLOMBIA',
    name: words(
      'Výběrová instantní káva Kolumbie',
      'Výberová instantná káva Kolumbia',
      'Colombia speciality instant',
      'Löslicher Spezialitätenkaffee Kolumbien',
    ),
    contents: words('Sklenice 60 g', 'Pohár 60 g', 'A 60 g jar', 'Glas mit 60 g'),
    origin: 'colombia',
    flavours: ['caramel', 'orange'],
    grams: 60,
    crowns: 320,
    jar: true,
  },
  {
    code: 'INSTANT-ETHIOPIA',
    name: words(
      'Výběrová instantní káva Etiopie',
      'Výberová instantná káva Etiópia',
      'Ethiopia speciality instant',
      'Löslicher Spezialitätenkaffee Äthiopien',
    ),
    contents: words('Sklenice 60 g', 'Pohár 60 g', 'A 60 g jar', 'Glas mit 60 g'),
    origin: 'ethiopia',
    flavours: ['lemon', 'jasmine'],
    grams: 60,
    crowns: 340,
    jar: true,
  },
  {
    code: 'COLD-BREW-BAGS',
    name: words(
      'Sáčky na studenou kávu',
      'Vrecúška na studenú kávu',
      'Cold brew bags',
      'Beutel für Cold Brew',
    ),
    contents: words(
      'Čtyři sáčky po 60 g',
      'Štyri vrecúška po 60 g',
      'Four bags of 60 g',
      'Vier Beutel zu je 60 g',
    ),
    origin: 'brazil',
    flavours: ['milk-chocolate', 'hazelnut'],
    grams: 240,
    crowns: 239,
  },
]

function ready(one: ReadyRow): DemoProduct {
  const origin = ORIGINS[one.origin]
  return product({
    code: one.code,
    name: one.name,
    short_description: tastingLine(one.code, { phrase: FILTER_PHRASE, origin, flavours: one.flavours }),
    description: html(
      paragraph(
        perLanguage((language) => `<strong>${one.contents[language]}.</strong>`),
        words(
          'Stačí hrnek a horká voda, hotovo je za tři minuty.',
          'Stačí hrnček a horúca voda, hotovo je za tri minúty.',
          'All you need is a mug and hot water; it is ready in three minutes.',
          'Ein Becher und heißes Wasser genügen, nach drei Minuten ist alles fertig.',
        ),
      ),
      paragraph(origin.story),
    ),
    brand: 'drobna-zrna',
    default_category: 'ready-coffee',
    tax_group: 'food',
    amount_unit: 'pack',
    crowns: one.crowns,
    weight: one.grams + 60,
    height: 140,
    width: 120,
    depth: 80,
    stock_state: 35,
    product_availability: 'in-stock',
    unit_price: { content: one.grams, base: 100, unit: 'g' },
    customer_prices: salonPrice(one.crowns),
    pictures: [
      { subject: one.jar === true ? 'coffee-jar' : 'coffee-bag', view: 'front' },
      { subject: 'mug', view: 'set' },
    ],
    properties: [
      fact('origin', one.origin),
      fact('roast', 'medium'),
      ...one.flavours.map((flavour) => fact('flavour', flavour)),
    ],
    review_parameters: ['taste', 'ease', 'value'],
  })
}

export const COFFEES: DemoProduct[] = [
  ...coffees(AFRICAN, AFRICAN_GROUP),
  ...coffees(LATIN, LATIN_GROUP),
  ...coffees(ASIAN, ASIAN_GROUP),
  ...coffees(ESPRESSO, ESPRESSO_GROUP),
  ...coffees(DECAF, DECAF_GROUP),
  ...READY.map(ready),
]
