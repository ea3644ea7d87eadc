import { shade, tint } from './colour.ts'
import { emblem, label } from './emblem.ts'
import type { Thing } from './surface.ts'
import { type Draw, STEEL } from './look.ts'
import { inkOf, paperOf, printOn } from './dress.ts'
import { type Pen, ellipse, group, line, move, path, rect } from './pen.ts'
import { box } from './solid.ts'

export const giftBox: Draw = (pen, look) => {
  const ribbon = look.palette.accent
  const turn = -0.42
  const base = box(pen, {
    width: 330,
    height: 190,
    depth: 290,
    turn,
    colour: look.colour,
    front: rect(-24, -100, 48, 200, ribbon),
    side: rect(-22, -100, 44, 200, ribbon),
  })
  const lid = box(pen, {
    width: 346,
    height: 62,
    depth: 306,
    turn,
    colour: tint(look.colour, 0.05),
    front:
      rect(-24, -31, 48, 62, ribbon) + rect(-173, 26, 346, 5, shade(look.colour, 0.5), 'fill-opacity=".35"'),
    side: rect(-22, -31, 44, 62, ribbon),
    top: rect(-24, -153, 48, 306, ribbon) + rect(-173, -22, 346, 44, ribbon),
  })
  return {
    ...base,
    art: base.art + move(lid.art, 0, -170) + move(bow(pen, ribbon), 4, -232, 1.15),
    height: 360,
    width: base.width + 30,
  }
}

function bow(pen: Pen, colour: string): string {
  const loop = 'M0 0C-40 -86 -150 -104 -146 -44C-142 2 -60 14 0 0Z'
  const fold = pen.linear(
    [-150, -90],
    [0, 0],
    [0, tint(colour, 0.3)],
    [0.6, colour],
    [1, shade(colour, 0.45)],
  )
  const foldRight = pen.linear(
    [0, -90],
    [150, 0],
    [0, shade(colour, 0.4)],
    [0.5, shade(colour, 0.06)],
    [1, shade(colour, 0.3)],
  )
  const tails =
    path('M-8 0C-50 26 -84 40 -128 48L-112 66L-122 88C-70 76 -24 50 6 12Z', shade(colour, 0.12)) +
    path('M6 0C40 22 76 50 104 60L98 78L112 96C64 88 22 56 -6 14Z', shade(colour, 0.28))
  const inner = path('M-30 -22C-64 -64 -120 -76 -118 -46C-116 -22 -70 -12 -30 -22Z', shade(colour, 0.5))
  return (
    tails +
    path(loop, fold) +
    inner +
    path(loop, foldRight, 'transform="scale(-1 1)"') +
    group(inner, 'transform="scale(-1 1)"') +
    ellipse(0, -8, 20, 19, colour) +
    ellipse(-6, -14, 8, 7, tint(colour, 0.4), 'fill-opacity=".7"')
  )
}

export const giftWrap: Draw = (pen, look) => {
  const motif = Array.from({ length: 12 }, (_, index) =>
    move(
      group(emblem(look.emblem, printOn(look.colour), look.colour), 'fill-opacity=".55"'),
      -132 + (index % 4) * 88,
      -60 + Math.floor(index / 4) * 66,
      0.36,
    ),
  ).join('')
  const cord = look.palette.accent
  const parcel = box(pen, {
    width: 370,
    height: 190,
    depth: 270,
    turn: -0.36,
    colour: look.colour,
    front: motif + rect(-4, -95, 8, 190, cord) + rect(10, -95, 5, 190, cord),
    side: rect(-4, -95, 8, 190, cord),
    top:
      path('M-185 -135L-40 0L-185 135M185 -135L60 0L185 135', shade(look.colour, 0.5), 'fill-opacity=".13"') +
      rect(-4, -135, 8, 270, cord) +
      rect(10, -135, 5, 270, cord) +
      rect(-185, -4, 370, 9, cord),
  })
  const sprig = [-34, -12, 12]
    .map((turn, index) =>
      group(
        line('M0 0C20 -18 60 -40 110 -50', '#5f6b45', 4) +
          [
            [30, -22, 20],
            [56, -36, -60],
            [76, -42, 10],
            [104, -50, -20],
          ]
            .map(([x = 0, y = 0, leafTurn = 0]) =>
              path(
                'M0 0C10 -16 32 -18 42 -12C32 4 12 8 0 0Z',
                index === 1 ? '#7b8a58' : '#8f9a6a',
                `transform="translate(${x} ${y}) rotate(${leafTurn})"`,
              ),
            )
            .join(''),
        `transform="rotate(${turn})"`,
      ),
    )
    .join('')
  const knot = line(
    'M0 0C-30 -34 -70 -30 -62 -6S-20 8 0 0C26 -36 68 -34 62 -10S22 8 0 0C-10 24 -30 36 -46 44M0 0C12 22 26 34 44 42',
    cord,
    6,
  )
  return { ...parcel, art: parcel.art + move(sprig, -6, -178, 1.1) + move(knot, 4, -184), height: 280 }
}

export const chocolateBar: Draw = (pen, look) => {
  const foil = Array.from({ length: 8 }, (_, index) =>
    rect(-140, 176 + index * 7, 280, 3, index % 2 === 0 ? '#fff' : '#8d8577', 'fill-opacity=".5"'),
  ).join('')
  const print =
    rect(-140, -230, 280, 404, look.colour) +
    move(label(look.emblem, 200, 236, paperOf(look), inkOf(look), look.palette.accent), 0, -44) +
    rect(-140, 128, 280, 8, look.palette.accent) +
    foil
  const bar = box(pen, {
    width: 280,
    height: 460,
    depth: 34,
    turn: -0.36,
    colour: STEEL,
    front: print,
    side: rect(-20, -230, 40, 404, shade(look.colour, 0.2)),
    topColour: look.colour,
  })
  return leanPieces(pen, bar, look.content ?? '#4b2a1c')
}

function leanPieces(pen: Pen, bar: Thing, chocolate: string): Thing {
  const piece = (x: number, y: number, turn: number) => {
    const square = box(pen, {
      width: 84,
      height: 24,
      depth: 84,
      turn,
      colour: chocolate,
      top:
        rect(-30, -30, 60, 60, shade(chocolate, 0.3), 'fill-opacity=".5"') +
        rect(-28, -28, 56, 56, tint(chocolate, 0.12)),
    })
    return move(pen.glow(8, 4, 78, 27, '#2a160e', 0.6) + square.art, x, y)
  }
  return { ...bar, art: bar.art + piece(-88, 58, -0.5) + piece(20, 78, 0.4), width: bar.width + 40 }
}
