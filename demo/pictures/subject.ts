import * as brewer from './brewer.ts'
import * as ceramic from './ceramic.ts'
import { BRASS, type Draw, STEEL, WOOD } from './look.ts'
import type { Palette } from './palette.ts'
import type { Pen } from './pen.ts'
import * as pack from './pack.ts'
import * as pantry from './pantry.ts'

export const draws = {
  mug: ceramic.mug,
  'cup-and-saucer': ceramic.cupAndSaucer,
  'espresso-cup': ceramic.espressoCup,
  bowl: ceramic.bowl,
  teapot: ceramic.teapot,
  kettle: brewer.kettle,
  gaiwan: ceramic.gaiwan,
  'tea-tin': pack.teaTin,
  'tea-pouch': pack.teaPouch,
  'coffee-bag': pack.coffeeBag,
  'coffee-jar': pantry.coffeeJar,
  dripper: brewer.dripper,
  'french-press': brewer.frenchPress,
  'moka-pot': brewer.mokaPot,
  grinder: brewer.grinder,
  scale: brewer.scale,
  plate: ceramic.plate,
  vase: ceramic.vase,
  'milk-jug': ceramic.milkJug,
  'sugar-bowl': ceramic.sugarBowl,
  spoon: pantry.spoon,
  strainer: brewer.strainer,
  'matcha-whisk': pantry.matchaWhisk,
  'matcha-bowl': ceramic.matchaBowl,
  'gift-box': pack.giftBox,
  'gift-wrap': pack.giftWrap,
  canister: pack.canister,
  tumbler: ceramic.tumbler,
  'filter-papers': brewer.filterPapers,
  'honey-jar': pantry.honeyJar,
  'chocolate-bar': pack.chocolateBar,
  nameplate: pantry.nameplate,
  'loose-leaves': pantry.looseLeaves,
  'coffee-beans': pantry.coffeeBeans,
  candle: ceramic.candle,
  tray: brewer.tray,
  cloth: brewer.cloth,
  book: pantry.book,
} satisfies Record<string, Draw>

export type Subject = keyof typeof draws

// Object.keys forgets the keys of the table above.
export const subjects = Object.keys(draws) as Subject[]

/** What a thing is made of when no variation says otherwise. */
export function ownColour(subject: Subject, palette: Palette): string {
  switch (subject) {
    case 'spoon':
      return BRASS
    case 'strainer':
    case 'french-press':
    case 'moka-pot':
      return STEEL
    case 'grinder':
      return BRASS
    case 'tray':
      return WOOD
    case 'loose-leaves':
      return '#5d6138'
    case 'cloth':
      return palette.light
    case 'scale':
      return palette.ink
    default:
      return palette.main
  }
}

type Pair = readonly [behind: Subject, beside: Subject]

const COMPANIONS: Partial<Record<Subject, Pair>> = {
  teapot: ['cup-and-saucer', 'tea-tin'],
  kettle: ['dripper', 'mug'],
  'coffee-bag': ['mug', 'coffee-beans'],
  'coffee-jar': ['espresso-cup', 'spoon'],
  'coffee-beans': ['coffee-bag', 'espresso-cup'],
  dripper: ['mug', 'coffee-beans'],
  'french-press': ['mug', 'coffee-beans'],
  'moka-pot': ['espresso-cup', 'coffee-beans'],
  grinder: ['coffee-beans', 'coffee-bag'],
  'espresso-cup': ['moka-pot', 'chocolate-bar'],
  'matcha-whisk': ['matcha-bowl', 'tea-tin'],
  'matcha-bowl': ['matcha-whisk', 'tea-tin'],
  'tea-tin': ['cup-and-saucer', 'loose-leaves'],
  'tea-pouch': ['teapot', 'loose-leaves'],
  'loose-leaves': ['gaiwan', 'tea-tin'],
  'honey-jar': ['cup-and-saucer', 'spoon'],
  'chocolate-bar': ['espresso-cup', 'coffee-beans'],
  'filter-papers': ['dripper', 'coffee-bag'],
  scale: ['dripper', 'coffee-bag'],
  gaiwan: ['tumbler', 'loose-leaves'],
  'milk-jug': ['mug', 'sugar-bowl'],
  'sugar-bowl': ['cup-and-saucer', 'milk-jug'],
  'gift-box': ['tea-tin', 'mug'],
  'gift-wrap': ['gift-box', 'candle'],
  nameplate: ['vase', 'mug'],
  vase: ['bowl', 'candle'],
  book: ['cup-and-saucer', 'candle'],
  candle: ['book', 'vase'],
  cloth: ['bowl', 'mug'],
}

const ANYWHERE: readonly [Pair, ...Pair[]] = [
  ['teapot', 'loose-leaves'],
  ['vase', 'chocolate-bar'],
  ['tea-tin', 'spoon'],
  ['milk-jug', 'loose-leaves'],
]

export function companionsOf(subject: Subject, pen: Pen): Pair {
  return COMPANIONS[subject] ?? pen.pick(ANYWHERE)
}

// Drawings are about 35 units to the centimetre; the larger things are drawn smaller than they are.
const TRUE_SIZE: Partial<Record<Subject, number>> = {
  teapot: 1.25,
  kettle: 1.6,
  'coffee-bag': 1.55,
  'coffee-jar': 1.3,
  dripper: 1.45,
  'french-press': 1.45,
  'moka-pot': 1.35,
  grinder: 1.5,
  vase: 1.4,
  'milk-jug': 1.15,
  'tea-pouch': 1.35,
  canister: 1.25,
  'gift-box': 1.35,
  'gift-wrap': 1.35,
  book: 1.6,
  tray: 1.5,
  plate: 1.35,
  cloth: 1.25,
  scale: 1.2,
  'filter-papers': 1.2,
  'chocolate-bar': 1.1,
  spoon: 0.95,
  'espresso-cup': 0.85,
  tumbler: 0.85,
}

export const trueSize = (subject: Subject) => TRUE_SIZE[subject] ?? 1
