import { vesselText } from './ceramic.ts'
import { choice, fact, product, salonPrice } from './product.ts'
import type { VariationSource } from './product.ts'
import type { DemoProduct, Localized } from './shape.ts'
import { perLanguage, words } from './text.ts'

const COLOURS: { attribute: string; hex: string; name: Localized }[] = [
  {
    attribute: 'mist-grey',
    hex: '#b9bfbd',
    name: words('Mlžná šedá', 'Hmlistá sivá', 'Mist grey', 'Nebelgrau'),
  },
  {
    attribute: 'moss-green',
    hex: '#6f7a4a',
    name: words('Mechová zelená', 'Machová zelená', 'Moss green', 'Moosgrün'),
  },
  {
    attribute: 'night-blue',
    hex: '#24344d',
    name: words('Noční modrá', 'Nočná modrá', 'Night blue', 'Nachtblau'),
  },
]

const SIZES = [
  { volume: 250, crowns: 390, weight: 290, height: 80 },
  { volume: 350, crowns: 450, weight: 360, height: 95 },
]

function mugVariation(
  colour: (typeof COLOURS)[number],
  size: (typeof SIZES)[number],
  picture: number,
): VariationSource {
  const code = `MUG-${colour.attribute.split('-')[1]?.toUpperCase()}-${size.volume}`
  return {
    code,
    name: perLanguage((language) => `${colour.name[language]}, ${size.volume} ml`),
    crowns: size.crowns,
    weight: size.weight,
    height: size.height,
    width: 85,
    depth: 110,
    volume: size.volume,
    stock_state: 12,
    product_availability: 'in-stock',
    picture,
    is_default: false,
    properties: [
      { property: 'colour', attribute: colour.attribute },
      { property: 'size', attribute: `${size.volume}ml` },
    ],
  }
}

const regular = COLOURS.flatMap((colour, picture) => SIZES.map((size) => mugVariation(colour, size, picture)))

const SPECIAL: Record<string, Partial<VariationSource>> = {
  'MUG-GREY-350': { is_default: true, stock_state: 24, customer_prices: salonPrice(450) },
  'MUG-GREEN-250': { stock_state: 0, product_availability: 'sold-out' },
  'MUG-BLUE-350': { percents: 20, stock_state: 8 },
}

/** Its colour is a hidden attribute, so the shopper is never offered it. */
const trial: VariationSource = {
  ...mugVariation(
    {
      attribute: 'prototype-ochre',
      hex: '#c08a2e',
      name: words('Zkušební okrová', 'Skúšobná okrová', 'Trial ochre', 'Probeocker'),
    },
    { volume: 350, crowns: 450, weight: 360, height: 95 },
    3,
  ),
  stock_state: 2,
}

export const MUG: DemoProduct = product({
  code: 'MUG',
  name: words('Hrnek Mlha', 'Hrnček Hmla', 'Mist mug', 'Becher Nebel'),
  short_description: words(
    'Náš nejoblíbenější hrnek: ručně točená kamenina ve třech barvách a dvou velikostech.',
    'Náš najobľúbenejší hrnček: ručne točená kamenina v troch farbách a dvoch veľkostiach.',
    'Our best-loved mug: hand-thrown stoneware in three colours and two sizes.',
    'Unser beliebtester Becher: von Hand gedrehtes Steinzeug in drei Farben und zwei Größen.',
  ),
  description: vesselText(
    words(
      'Kolekce Mlha vznikla z jednoho podzimního rána nad Sázavou: glazura se k okraji rozpouští do průsvitné bílé.',
      'Kolekcia Hmla vznikla z jedného jesenného rána nad Sázavou: glazúra sa k okraju rozpúšťa do priesvitnej bielej.',
      'The Mist collection began one autumn morning above the Sázava: the glaze dissolves into a translucent white towards the rim.',
      'Die Kollektion Nebel entstand an einem Herbstmorgen über der Sázava: Die Glasur löst sich zum Rand hin in durchscheinendes Weiß auf.',
    ),
    words(
      '<strong>Menší velikost</strong> je na čaj, větší na kávu s mlékem. Ouško je dost velké na dva prsty.',
      '<strong>Menšia veľkosť</strong> je na čaj, väčšia na kávu s mliekom. Uško je dosť veľké na dva prsty.',
      '<strong>The smaller size</strong> is for tea, the larger for milky coffee. The handle takes two fingers.',
      '<strong>Die kleinere Größe</strong> ist für Tee, die größere für Milchkaffee. Der Henkel fasst zwei Finger.',
    ),
  ),
  brand: 'hlubina',
  default_category: 'mugs',
  also_in: ['drinkware'],
  crowns: 450,
  weight: 360,
  height: 95,
  width: 85,
  depth: 110,
  volume: 350,
  tags: ['handmade', 'tip'],
  sells_count: 1480,
  pictures: [
    ...COLOURS.map((colour) => ({ subject: 'mug' as const, view: 'front' as const, colour: colour.hex })),
    { subject: 'mug', view: 'front', colour: '#c08a2e' },
    { subject: 'mug', view: 'set', colour: '#b9bfbd' },
    { subject: 'mug', view: 'detail', colour: '#b9bfbd' },
  ],
  properties: [
    fact('origin', 'czechia'),
    fact('material', 'stoneware'),
    fact('process', 'thrown'),
    fact('glaze', 'satin'),
    fact('diameter', '8cm'),
    ...COLOURS.map((colour) => choice('colour', colour.attribute)),
    choice('colour', 'prototype-ochre'),
    ...SIZES.map((size) => choice('size', `${size.volume}ml`)),
  ],
  product_variation_properties: ['colour', 'size'],
  product_variations: [...regular.map((one) => ({ ...one, ...SPECIAL[one.code] })), trial],
  review_parameters: ['workmanship', 'feel', 'value'],
})
