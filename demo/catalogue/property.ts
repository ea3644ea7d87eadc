import { FLAVOURS, ORIGINS } from './taste.ts'
import type { DemoAttribute, DemoProperty, Localized } from './shape.ts'
import { same, slugs, typeset, words } from './text.ts'

type AttributeSource = {
  code: string
  name: Localized
  /** What the slug is made of where it is not the name. */
  address?: Localized
  value?: string
  hidden?: boolean
}

function attributes(sources: AttributeSource[]): DemoAttribute[] {
  return sources.map((source, index) => ({
    code: source.code,
    name: typeset(source.name),
    slug: slugs(source.address ?? source.name),
    value: source.value ?? null,
    is_hidden: source.hidden ?? false,
    position: index + 1,
  }))
}

function property(
  code: string,
  position: number,
  name: Localized,
  description: Localized,
  settings: Pick<DemoProperty, 'type' | 'filter_type'> & { is_public?: boolean },
  sources: AttributeSource[],
): DemoProperty {
  return {
    code,
    name,
    description: typeset(description),
    slug: slugs(name),
    type: settings.type,
    filter_type: settings.filter_type,
    is_public: settings.is_public ?? true,
    position,
    attributes: attributes(sources),
  }
}

const measured = (amounts: number[], unit: string, suffix = ''): AttributeSource[] =>
  amounts.map((amount) => ({
    code: `${amount}${suffix || unit}`,
    name: amountText(amount, unit),
    value: String(amount),
  }))

/** From a thousand on in litres and kilograms, with the decimal mark of each language. */
function amountText(amount: number, unit: string): Localized {
  if (amount < 1000) return same(`${amount} ${unit}`)
  const larger = String(amount / 1000)
  const text = (mark: string) => `${larger.replace('.', mark)} ${unit === 'ml' ? 'l' : 'kg'}`
  return words(text(','), text(','), text('.'), text(','))
}

const colour = (code: string, value: string, name: Localized, hidden = false): AttributeSource => ({
  code,
  name,
  value,
  hidden,
})

const named = (code: string, name: Localized, hidden = false): AttributeSource => ({ code, name, hidden })

/** An adjective alone would not agree with the name of the property. */
const method = (code: string, name: Localized): AttributeSource => ({
  code,
  name: { ...name, cs: `${name.cs} metoda`, sk: `${name.sk} metóda` },
  address: name,
})

export const COLOURS: AttributeSource[] = [
  colour('mist-grey', '#b9bfbd', words('Mlžná šedá', 'Hmlistá sivá', 'Mist grey', 'Nebelgrau')),
  colour('moss-green', '#6f7a4a', words('Mechová zelená', 'Machová zelená', 'Moss green', 'Moosgrün')),
  colour('salt-white', '#ece7dd', words('Solná bílá', 'Soľná biela', 'Salt white', 'Salzweiß')),
  colour('ash-brown', '#8b7f73', words('Popelavá hnědá', 'Popolavá hnedá', 'Ash brown', 'Aschbraun')),
  colour('river-blue', '#5b7f95', words('Říční modrá', 'Riečna modrá', 'River blue', 'Flussblau')),
  colour(
    'peat-black',
    '#34302c',
    words('Rašelinová černá', 'Rašelinová čierna', 'Peat black', 'Torfschwarz'),
  ),
  colour('dawn-pink', '#d9a79a', words('Ranní růžová', 'Ranná ružová', 'Dawn pink', 'Morgenrosa')),
  colour('snow-white', '#f4f3f0', words('Sněhová bílá', 'Snehová biela', 'Snow white', 'Schneeweiß')),
  colour('rust-red', '#a4532f', words('Rezavá', 'Hrdzavá', 'Rust', 'Rostrot')),
  colour('plum', '#5d3f57', words('Švestková', 'Slivková', 'Plum', 'Pflaume')),
  colour('night-blue', '#24344d', words('Noční modrá', 'Nočná modrá', 'Night blue', 'Nachtblau')),
  colour('chalk', '#dcd5c6', words('Křídová', 'Kriedová', 'Chalk', 'Kreide')),
  colour('steel', '#a7abae', words('Ocelová', 'Oceľová', 'Steel', 'Stahl')),
  colour('natural-wood', '#c59d6c', words('Přírodní dřevo', 'Prírodné drevo', 'Natural wood', 'Naturholz')),
  colour('clear', '#e3edf0', words('Čirá', 'Číra', 'Clear', 'Klar')),
  colour('copper', '#b8734a', words('Měděná', 'Medená', 'Copper', 'Kupfer')),
  colour(
    'prototype-ochre',
    '#c08a2e',
    words('Zkušební okrová', 'Skúšobná okrová', 'Trial ochre', 'Probeocker'),
    true,
  ),
]

export const GRINDS: AttributeSource[] = [
  {
    ...named('whole-bean', words('Celá zrna', 'Celé zrná', 'Whole bean', 'Ganze Bohnen')),
    address: words('Zrnková', 'Zrnková', 'Whole bean', 'Ganze Bohnen'),
  },
  named('espresso', words('Na espresso', 'Na espresso', 'For espresso', 'Für Espresso')),
  named('moka', words('Do moka konvičky', 'Do moka kanvičky', 'For moka pot', 'Für den Espressokocher')),
  named('filter', words('Na filtr', 'Na filter', 'For filter', 'Für Filter')),
  named(
    'french-press',
    words('Do french pressu', 'Do french pressu', 'For French press', 'Für die Stempelkanne'),
  ),
  named('cezve', words('Do džezvy', 'Do džezvy', 'For cezve', 'Für die Cezve'), true),
]

export const PROPERTIES: DemoProperty[] = [
  property(
    'origin',
    1,
    words('Původ', 'Pôvod', 'Origin', 'Herkunft'),
    words(
      'Země, ve které čaj, káva nebo výrobek vznikl.',
      'Krajina, v ktorej čaj, káva alebo výrobok vznikol.',
      'The country the tea, coffee or product comes from.',
      'Das Land, aus dem Tee, Kaffee oder Produkt stammt.',
    ),
    { type: 1, filter_type: 'select' },
    Object.entries(ORIGINS).map(([code, origin]) => ({ code, name: origin.name })),
  ),
  property(
    'tea-type',
    2,
    words('Druh čaje', 'Druh čaju', 'Tea type', 'Teesorte'),
    words(
      'Podle zpracování lístků po sklizni.',
      'Podľa spracovania lístkov po zbere.',
      'By what happens to the leaf after picking.',
      'Danach, wie das Blatt nach der Ernte verarbeitet wird.',
    ),
    { type: 1, filter_type: 'checkbox' },
    [
      named('green', words('Zelený', 'Zelený', 'Green', 'Grün')),
      named('matcha', words('Matcha', 'Matcha', 'Matcha', 'Matcha')),
      named('white', words('Bílý', 'Biely', 'White', 'Weiß')),
      named('yellow', words('Žlutý', 'Žltý', 'Yellow', 'Gelb'), true),
      named('oolong', words('Oolong', 'Oolong', 'Oolong', 'Oolong')),
      named('black', words('Černý', 'Čierny', 'Black', 'Schwarz')),
      named('puerh', words('Pu-erh', 'Pu-erh', 'Pu-erh', 'Pu-Erh')),
      named('herbal', words('Bylinný', 'Bylinný', 'Herbal', 'Kräuter')),
      named('fruit', words('Ovocný', 'Ovocný', 'Fruit', 'Früchte')),
      named('rooibos', words('Rooibos', 'Rooibos', 'Rooibos', 'Rooibos')),
    ],
  ),
  property(
    'caffeine',
    3,
    words('Obsah kofeinu', 'Obsah kofeínu', 'Caffeine', 'Koffein'),
    words(
      'Orientační obsah kofeinu v šálku.',
      'Orientačný obsah kofeínu v šálke.',
      'Roughly how much caffeine there is in a cup.',
      'Ungefährer Koffeingehalt einer Tasse.',
    ),
    { type: 2, filter_type: 'radio' },
    [
      named('none', words('Bez kofeinu', 'Bez kofeínu', 'Caffeine-free', 'Ohne Koffein')),
      named('trace', words('Stopový', 'Stopový', 'Trace', 'Spuren')),
      named('low', words('Nízký', 'Nízky', 'Low', 'Niedrig')),
      named('medium', words('Střední', 'Stredný', 'Medium', 'Mittel')),
      named('high', words('Vysoký', 'Vysoký', 'High', 'Hoch')),
      named('very-high', words('Velmi vysoký', 'Veľmi vysoký', 'Very high', 'Sehr hoch')),
    ],
  ),
  property(
    'roast',
    4,
    words('Stupeň pražení', 'Stupeň praženia', 'Roast', 'Röstgrad'),
    words(
      'Čím tmavší pražení, tím více těla a méně kyselosti.',
      'Čím tmavšie praženie, tým viac tela a menej kyslosti.',
      'The darker the roast, the more body and the less acidity.',
      'Je dunkler die Röstung, desto mehr Körper und desto weniger Säure.',
    ),
    { type: 2, filter_type: 'radio' },
    [
      named('light', words('Světlé', 'Svetlé', 'Light', 'Hell')),
      named(
        'light-medium',
        words('Světlejší střední', 'Svetlejšie stredné', 'Light to medium', 'Hell bis mittel'),
      ),
      named('medium', words('Střední', 'Stredné', 'Medium', 'Mittel')),
      named('medium-dark', words('Tmavší střední', 'Tmavšie stredné', 'Medium to dark', 'Mittel bis dunkel')),
      named('dark', words('Tmavé', 'Tmavé', 'Dark', 'Dunkel')),
      named('test', words('Zkušební pražení', 'Skúšobné praženie', 'Test roast', 'Proberöstung'), true),
    ],
  ),
  property(
    'flavour',
    5,
    words('Chuť a vůně', 'Chuť a vôňa', 'Flavour notes', 'Aromen'),
    words(
      'Tóny, které v šálku nejspíš poznáte.',
      'Tóny, ktoré v šálke pravdepodobne spoznáte.',
      'Notes you are likely to find in the cup.',
      'Noten, die Sie in der Tasse wahrscheinlich entdecken.',
    ),
    { type: 1, filter_type: 'checkbox' },
    Object.entries(FLAVOURS).map(([code, { name, address }]) => ({ code, name, address })),
  ),
  property(
    'process',
    6,
    words('Zpracování', 'Spracovanie', 'Process', 'Verarbeitung'),
    words(
      'Jak se z lístku, třešně nebo hlíny stane to, co držíte v ruce.',
      'Ako sa z lístka, čerešne alebo hliny stane to, čo držíte v ruke.',
      'How leaf, cherry or clay turns into what you hold in your hand.',
      'Wie aus Blatt, Kirsche oder Ton wird, was Sie in der Hand halten.',
    ),
    { type: 1, filter_type: 'select' },
    [
      method('washed', words('Promytá', 'Premytá', 'Washed', 'Gewaschen')),
      method('natural', words('Suchá', 'Suchá', 'Natural', 'Natural')),
      method('honey', words('Medová', 'Medová', 'Honey', 'Honey')),
      method('anaerobic', words('Anaerobní', 'Anaeróbna', 'Anaerobic', 'Anaerob')),
      {
        ...named('wet-hulled', words('Mokré loupání', 'Mokré lúpanie', 'Wet-hulled', 'Nass geschält')),
        address: words('Mokře loupaná', 'Mokro lúpaná', 'Wet-hulled', 'Nass geschält'),
      },
      named('steamed', words('Napařování', 'Naparovanie', 'Steamed', 'Gedämpft')),
      named('pan-fired', words('Pražení na pánvi', 'Praženie na panvici', 'Pan-fired', 'Pfannengeröstet')),
      named('shaded', words('Stínění', 'Tienenie', 'Shade-grown', 'Beschattet')),
      named('withered', words('Zavadání na slunci', 'Zavädanie na slnku', 'Sun-withered', 'Sonnengewelkt')),
      named(
        'semi-oxidised',
        words('Částečná oxidace', 'Čiastočná oxidácia', 'Partly oxidised', 'Teiloxidiert'),
      ),
      named('oxidised', words('Plná oxidace', 'Úplná oxidácia', 'Fully oxidised', 'Vollständig oxidiert')),
      named('aged', words('Zrání', 'Zrenie', 'Aged', 'Gereift')),
      named('smoked', words('Zakuřování', 'Údenie', 'Smoked', 'Geräuchert')),
      named('dried', words('Šetrné sušení', 'Šetrné sušenie', 'Gently dried', 'Schonend getrocknet')),
      named('thrown', words('Točení na kruhu', 'Točenie na kruhu', 'Wheel-thrown', 'Frei gedreht')),
      named(
        'slab-built',
        words('Stavění z plátu', 'Stavanie z plátu', 'Slab-built', 'Aus der Platte gebaut'),
      ),
    ],
  ),
  property(
    'material',
    7,
    words('Materiál', 'Materiál', 'Material', 'Material'),
    words(
      'Hlavní materiál výrobku.',
      'Hlavný materiál výrobku.',
      'What the product is mostly made of.',
      'Der wichtigste Werkstoff des Produkts.',
    ),
    { type: 1, filter_type: 'checkbox' },
    [
      named('stoneware', words('Kamenina', 'Kamenina', 'Stoneware', 'Steinzeug')),
      named('porcelain', words('Porcelán', 'Porcelán', 'Porcelain', 'Porzellan')),
      named('red-clay', words('Červená hlína', 'Červená hlina', 'Red clay', 'Roter Ton')),
      named(
        'glass',
        words('Borosilikátové sklo', 'Borosilikátové sklo', 'Borosilicate glass', 'Borosilikatglas'),
      ),
      named('steel', words('Nerezová ocel', 'Nehrdzavejúca oceľ', 'Stainless steel', 'Edelstahl')),
      named('cast-iron', words('Litina', 'Liatina', 'Cast iron', 'Gusseisen')),
      named('aluminium', words('Hliník', 'Hliník', 'Aluminium', 'Aluminium')),
      named('bamboo', words('Bambus', 'Bambus', 'Bamboo', 'Bambus')),
      named('beech', words('Bukové dřevo', 'Bukové drevo', 'Beech wood', 'Buchenholz')),
      named('linen', words('Len', 'Ľan', 'Linen', 'Leinen')),
      named('cotton', words('Bavlna', 'Bavlna', 'Cotton', 'Baumwolle')),
      named('paper', words('Papír', 'Papier', 'Paper', 'Papier')),
      named('beeswax', words('Včelí vosk', 'Včelí vosk', 'Beeswax', 'Bienenwachs')),
      named('tin', words('Pocínovaný plech', 'Pocínovaný plech', 'Tinplate', 'Weißblech')),
    ],
  ),
  property(
    'colour',
    8,
    words('Barva', 'Farba', 'Colour', 'Farbe'),
    words(
      'Ručně nanášená glazura se kus od kusu mírně liší.',
      'Ručne nanášaná glazúra sa kus od kusu mierne líši.',
      'Glaze is applied by hand, so every piece differs slightly.',
      'Die Glasur wird von Hand aufgetragen, jedes Stück fällt etwas anders aus.',
    ),
    { type: 3, filter_type: 'color' },
    COLOURS,
  ),
  property(
    'size',
    9,
    words('Objem', 'Objem', 'Volume', 'Volumen'),
    words('Objem po okraj.', 'Objem po okraj.', 'Volume to the brim.', 'Randvoll gemessen.'),
    { type: 2, filter_type: 'checkbox' },
    measured([60, 80, 120, 150, 180, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000, 1200], 'ml'),
  ),
  property(
    'net-weight',
    10,
    words('Hmotnost balení', 'Hmotnosť balenia', 'Pack size', 'Packungsgröße'),
    words(
      'Čistá hmotnost obsahu.',
      'Čistá hmotnosť obsahu.',
      'Net weight of the contents.',
      'Nettogewicht des Inhalts.',
    ),
    { type: 2, filter_type: 'checkbox' },
    measured([30, 50, 80, 100, 200, 250, 357, 500, 1000, 5000], 'g'),
  ),
  property(
    'grind',
    11,
    words('Mletí', 'Mletie', 'Grind', 'Mahlung'),
    words(
      'Meleme v den odeslání.',
      'Melieme v deň odoslania.',
      'Ground on the day we send it.',
      'Wir mahlen am Tag des Versands.',
    ),
    { type: 1, filter_type: null },
    GRINDS,
  ),
  property(
    'glaze',
    12,
    words('Glazura', 'Glazúra', 'Glaze', 'Glasur'),
    words(
      'Povrch, který ucítíte pod prsty.',
      'Povrch, ktorý ucítite pod prstami.',
      'The surface you feel under your fingers.',
      'Die Oberfläche, die Sie unter den Fingern spüren.',
    ),
    { type: 1, filter_type: 'checkbox' },
    [
      named('matte', words('Matná', 'Matná', 'Matt', 'Matt')),
      named('satin', words('Polomatná', 'Polomatná', 'Satin', 'Seidenmatt')),
      named('gloss', words('Lesklá', 'Lesklá', 'Glossy', 'Glänzend')),
      named('crackle', words('Krakelovaná', 'Krakelovaná', 'Crackle', 'Craquelé')),
      named('ash-glaze', words('Popelová', 'Popolová', 'Ash glaze', 'Ascheglasur')),
      named('celadon', words('Seladonová', 'Seladónová', 'Celadon', 'Seladon')),
      named('raw', words('Bez glazury', 'Bez glazúry', 'Unglazed', 'Unglasiert')),
    ],
  ),
  property(
    'diameter',
    13,
    words('Průměr', 'Priemer', 'Diameter', 'Durchmesser'),
    words(
      'Vnější průměr v nejširším místě.',
      'Vonkajší priemer v najširšom mieste.',
      'Outer diameter at the widest point.',
      'Außendurchmesser an der breitesten Stelle.',
    ),
    { type: 1, filter_type: 'select' },
    measured([7, 8, 9, 10, 12, 14, 16, 20, 24, 27], 'cm'),
  ),
  property(
    'harvest',
    14,
    words('Sklizeň', 'Zber', 'Harvest', 'Ernte'),
    words(
      'Období, ve kterém byly lístky nebo třešně sklizeny.',
      'Obdobie, v ktorom boli lístky alebo čerešne zozbierané.',
      'The season in which leaf or cherry was picked.',
      'Die Zeit, in der Blatt oder Kirsche gepflückt wurde.',
    ),
    { type: 1, filter_type: 'select' },
    [
      named('early-spring', words('Časné jaro', 'Skorá jar', 'Early spring', 'Vorfrühling')),
      named('spring', words('Jaro', 'Jar', 'Spring', 'Frühling')),
      named('summer', words('Léto', 'Leto', 'Summer', 'Sommer')),
      named('autumn', words('Podzim', 'Jeseň', 'Autumn', 'Herbst')),
      named('winter', words('Zima', 'Zima', 'Winter', 'Winter')),
      named('all-year', words('Celoročně', 'Celoročne', 'All year round', 'Ganzjährig')),
    ],
  ),
  property(
    'sign-text',
    15,
    words('Text jmenovky', 'Text menovky', 'Text on the plate', 'Text des Schildes'),
    words(
      'Napište text přesně tak, jak jej máme vyrýt, nejvýše 24 znaků.',
      'Napíšte text presne tak, ako ho máme vyryť, najviac 24 znakov.',
      'Write the text exactly as we should carve it, 24 characters at most.',
      'Schreiben Sie den Text genau so, wie wir ihn ritzen sollen, höchstens 24 Zeichen.',
    ),
    { type: 4, filter_type: null },
    [named('own-text', words('Vlastní text', 'Vlastný text', 'Your own text', 'Eigener Text'))],
  ),
  property(
    'plate-shape',
    16,
    words('Tvar', 'Tvar', 'Shape', 'Form'),
    words(
      'Tvar keramické destičky.',
      'Tvar keramickej doštičky.',
      'Shape of the ceramic plate.',
      'Form der Keramikplatte.',
    ),
    { type: 2, filter_type: null },
    [
      named('oval', words('Ovál', 'Ovál', 'Oval', 'Oval')),
      named('rectangle', words('Obdélník', 'Obdĺžnik', 'Rectangle', 'Rechteck')),
      named('circle', words('Kruh', 'Kruh', 'Circle', 'Kreis')),
      named('leaf', words('List', 'List', 'Leaf', 'Blatt')),
      named('cloud', words('Mrak', 'Oblak', 'Cloud', 'Wolke')),
      named('house', words('Domek', 'Domček', 'House', 'Haus'), true),
    ],
  ),
  property(
    'shelf',
    17,
    words('Místo ve skladu', 'Miesto v sklade', 'Place in the warehouse', 'Lagerplatz'),
    words(
      'Pro vnitřní potřebu skladu.',
      'Pre vnútornú potrebu skladu.',
      'For the warehouse only.',
      'Nur für das Lager.',
    ),
    { type: 1, filter_type: null, is_public: false },
    ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) =>
      named(
        `shelf-${letter.toLowerCase()}`,
        words(`Regál ${letter}`, `Regál ${letter}`, `Rack ${letter}`, `Regal ${letter}`),
      ),
    ),
  ),
]
