import { shade, tint } from './colour.ts'
import { spoon, teaMound } from './heap.ts'
import { glass } from './jar.ts'
import { lathe } from './lathe.ts'
import { type Draw, type Look, WOOD, WOOD_DARK } from './look.ts'
import { ellipse, group, line, move, path, type Pen } from './pen.ts'
import { type Thing, TILT, turned } from './surface.ts'

const PORCELAIN = '#f3efe6'

function dishOf(colour: string, profile: string, heap: number): Draw {
  return (pen, look) => {
    const base = lathe(pen, {
      profile: turned(profile),
      colour,
      wall: 9,
      gloss: 0.6,
      inside: tint(colour, 0.2),
    })
    return { ...base, art: base.art + move(tea(pen, look, heap), 0, 4 - base.height, heap) }
  }
}

const tea = (pen: Pen, look: Look, scale: number) =>
  look.tea === undefined ? '' : teaMound(pen, look.tea, 44, 1.06 / scale)

/** A small heap before a cup shows the leaf that the cup came from. */
function before(pen: Pen, look: Look, cup: Thing): Thing {
  if (look.tea === undefined) return cup
  const shadow = ellipse(12, 6, 118, 28, shade(look.palette.groundDeep, 0.6), 'fill-opacity=".35"')
  const heap = move(shadow + move(teaMound(pen, look.tea, 28, 1.6), 0, 0, 0.6), 122, 66)
  return { ...cup, art: cup.art + heap, width: 360, centre: 50, height: cup.height + 40 }
}

const glassCup: Draw = (pen, look) => {
  const infusion = look.tea?.infusion ?? '#b5642a'
  const cup = lathe(pen, {
    profile: turned('84,0 96,5 118,80 126,168'),
    colour: '#e9ece6',
    finish: 'paper',
    wall: 4,
    inside: tint(infusion, 0.5),
    decor: (surface) =>
      path(surface.band(10, 132), infusion) +
      ellipse(0, -132, surface.radiusAt(132), surface.radiusAt(132) * TILT, tint(infusion, 0.34)) +
      glass(pen, 124, 168),
  })
  return before(pen, look, cup)
}

const porcelainCup: Draw = (pen, look) =>
  before(
    pen,
    look,
    lathe(pen, {
      profile: turned('62,0 66,12 / 66,12 104,44 124,96 130,128'),
      colour: PORCELAIN,
      wall: 7,
      inside: PORCELAIN,
      fill: { colour: look.tea?.infusion ?? '#b5642a', level: 18 },
    }),
  )

const board: Draw = (pen, look) => {
  const disc = lathe(pen, {
    profile: turned('196,0 204,6 204,18 198,24'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const rings = [0.9, 0.74].map(
    (share) =>
      `<ellipse cx="-6" cy="-24" rx="${198 * share}" ry="${198 * share * TILT}" fill="none" stroke="${shade(WOOD, 0.4)}" stroke-width="2" stroke-opacity=".25"/>`,
  )
  return { ...disc, art: disc.art + rings.join('') + move(tea(pen, look, 0.72), 0, -28, 0.72), height: 96 }
}

const leafSheet: Draw = (pen, look) => {
  const sheet = 'M-210 -8Q-104 -50 -10 -66Q110 -40 212 -10Q110 36 20 70Q-100 36 -210 -8Z'
  const paper = look.palette.light
  const fill = pen.linear([-210, -40], [210, 60], [0, tint(paper, 0.6)], [1, shade(paper, 0.1)])
  const art =
    path(sheet, shade(paper, 0.3), 'transform="translate(2 5)"') +
    path(sheet, fill) +
    line('M-10 -66Q0 0 20 70M-210 -8Q0 8 212 -10', shade(paper, 0.4), 2, 'stroke-opacity=".22"') +
    move(tea(pen, look, 0.66), 0, -4, 0.66)
  return { art, foot: 180, depth: 50, width: 424, height: 80, contact: sheet }
}

/** Its handle points away from the packet. */
const woodenSpoon: Draw = (pen, look) => {
  const lying = spoon(pen, { ...look, colour: WOOD })
  return {
    ...lying,
    art: group(lying.art, 'transform="scale(-1 1)"'),
    centre: -112,
    width: 390,
    contact: 'M-96 0A96 42 0 1 0 96 0A96 42 0 1 0 -96 0Z',
  }
}

const PORTIONS: readonly Draw[] = [
  dishOf(PORCELAIN, '92,0 100,5 164,26 190,48', 0.84),
  glassCup,
  woodenSpoon,
  dishOf(WOOD_DARK, '84,0 96,6 140,40 160,84', 0.76),
  porcelainCup,
  board,
  (pen, look) => dishOf(look.palette.main, '70,0 76,12 / 76,12 130,44 158,98', 0.76)(pen, look),
  leafSheet,
]

/** A little of the tea itself, to stand beside its packet. */
export const portion: Draw = (pen, look) =>
  (PORTIONS[(look.tea?.number ?? 0) % PORTIONS.length] ?? leafSheet)(pen, look)
