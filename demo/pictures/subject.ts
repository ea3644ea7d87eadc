import * as brewer from './brewer.ts'
import * as ceramic from './ceramic.ts'
import { BRASS, type Draw, STEEL, WOOD } from './look.ts'
import type { Palette } from './palette.ts'
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

const COMPANIONS: Partial<Record<Subject, readonly [Subject, Subject]>> = {
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

export function companionsOf(subject: Subject): readonly [Subject, Subject] {
  return COMPANIONS[subject] ?? ['teapot', 'tea-tin']
}
