import { mix } from './colour.ts'
import { bowl, candle, matchaBowl, plate, vase } from './bowl.ts'
import { teaCosy } from './cosy.ts'
import { matchaScoop, matchaWhisk, whiskStand } from './matcha.ts'
import { brewBottle, flask } from './bottle.ts'
import { cezve, tamper } from './coffee-tool.ts'
import { cupAndSaucer, espressoCup, gaiwan, mug, tumbler } from './cup.ts'
import { chocolateBar, giftBox, giftWrap } from './gift.ts'
import { coffeeBeans, looseLeaves, spoon } from './heap.ts'
import { coffeeJar, honeyJar } from './jar.ts'
import { dripper, kettle } from './kettle.ts'
import { cloth, tray } from './linen.ts'
import { coffeeBag, teaPouch } from './packet.ts'
import { book, filterPapers, nameplate, ovalNameplate, roundNameplate } from './paper.ts'
import { teaBrick, teaCake, wrappedCake } from './pressed.ts'
import { frenchPress, mokaPot } from './press.ts'
import { milkJug, sugarBowl, teapot } from './teapot.ts'
import { canister, teaTin } from './tin.ts'
import { rockSugar } from './sugar.ts'
import { grinder, scale, strainer } from './tool.ts'
import { BRASS, type Draw, STEEL, WOOD } from './look.ts'
import type { Palette } from './palette.ts'
import type { Pen } from './pen.ts'

export const draws = {
  mug: mug,
  'cup-and-saucer': cupAndSaucer,
  'espresso-cup': espressoCup,
  bowl: bowl,
  teapot: teapot,
  kettle: kettle,
  gaiwan: gaiwan,
  'tea-tin': teaTin,
  'tea-pouch': teaPouch,
  'coffee-bag': coffeeBag,
  'coffee-jar': coffeeJar,
  dripper: dripper,
  'french-press': frenchPress,
  'moka-pot': mokaPot,
  grinder: grinder,
  scale: scale,
  plate: plate,
  vase: vase,
  'milk-jug': milkJug,
  'sugar-bowl': sugarBowl,
  spoon: spoon,
  strainer: strainer,
  'matcha-whisk': matchaWhisk,
  'matcha-bowl': matchaBowl,
  'gift-box': giftBox,
  'gift-wrap': giftWrap,
  canister: canister,
  tumbler: tumbler,
  'filter-papers': filterPapers,
  'honey-jar': honeyJar,
  'chocolate-bar': chocolateBar,
  nameplate: nameplate,
  'loose-leaves': looseLeaves,
  'coffee-beans': coffeeBeans,
  candle: candle,
  tray: tray,
  cloth: cloth,
  book: book,
  flask: flask,
  'brew-bottle': brewBottle,
  tamper: tamper,
  cezve: cezve,
  'tea-cake': teaCake,
  'wrapped-cake': wrappedCake,
  'tea-brick': teaBrick,
  'tea-cosy': teaCosy,
  'matcha-scoop': matchaScoop,
  'whisk-stand': whiskStand,
  'rock-sugar': rockSugar,
  'oval-nameplate': ovalNameplate,
  'round-nameplate': roundNameplate,
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
    case 'flask':
      return STEEL
    case 'grinder':
      return BRASS
    case 'tray':
    case 'tamper':
      return WOOD
    case 'cezve':
      return '#b8734a'
    case 'loose-leaves':
      return '#5d6138'
    case 'cloth':
      return mix(palette.light, palette.main, 0.4)
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
  'oval-nameplate': ['vase', 'mug'],
  'round-nameplate': ['vase', 'mug'],
  flask: ['matcha-bowl', 'matcha-whisk'],
  'brew-bottle': ['tumbler', 'coffee-beans'],
  tamper: ['espresso-cup', 'coffee-beans'],
  cezve: ['espresso-cup', 'coffee-beans'],
  'tea-cake': ['gaiwan', 'loose-leaves'],
  'wrapped-cake': ['gaiwan', 'loose-leaves'],
  'tea-brick': ['teapot', 'loose-leaves'],
  'tea-cosy': ['vase', 'cup-and-saucer'],
  'matcha-scoop': ['matcha-bowl', 'matcha-whisk'],
  'whisk-stand': ['matcha-bowl', 'tea-tin'],
  'rock-sugar': ['cup-and-saucer', 'spoon'],
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
  flask: 1.4,
  'brew-bottle': 1.6,
  cezve: 1.1,
  'tea-cake': 1.2,
  'wrapped-cake': 1.1,
  'tea-brick': 1.1,
  'tea-cosy': 1.4,
  'matcha-scoop': 0.9,
  'whisk-stand': 0.8,
}

export const trueSize = (subject: Subject) => TRUE_SIZE[subject] ?? 1
