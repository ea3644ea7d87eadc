import { bar } from './clay.ts'
import { mix, shade, tint } from './colour.ts'
import { leafStamps, scatter } from './heap.ts'
import { lathe } from './lathe.ts'
import { turned } from './surface.ts'
import { COFFEE, type Draw, STEEL, WOOD } from './look.ts'
import { ellipse, line, move, rect } from './pen.ts'
import { box } from './solid.ts'

export const grinder: Draw = (pen, look) => {
  const wood = box(pen, {
    width: 250,
    height: 210,
    depth: 250,
    turn: -0.4,
    colour: WOOD,
    front:
      rect(-88, -2, 176, 88, shade(WOOD, 0.3), 'fill-opacity=".5"') +
      rect(-84, 2, 168, 80, tint(WOOD, 0.08)) +
      ellipse(0, 42, 14, 14, shade(look.colour, 0.4)) +
      ellipse(-3, 38, 9, 9, tint(look.colour, 0.3)) +
      woodGrain(),
    side: woodGrain(),
  })
  const plate = box(pen, { width: 270, height: 16, depth: 270, turn: -0.4, colour: shade(WOOD, 0.18) })
  const dome = lathe(pen, {
    profile: turned('112,0 114,10 / 114,10 108,56 76,92 26,106'),
    colour: look.colour,
    finish: 'metal',
    top: 'closed',
  })
  const crank = bar(pen, 'M0 -352C40 -362 120 -356 178 -330', 14, STEEL, [0, -360, 180, -330])
  const knob = lathe(pen, {
    profile: turned('12,0 16,6 26,30 22,52 8,58'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  return {
    ...wood,
    art:
      wood.art +
      move(plate.art, 0, -200) +
      move(dome.art, 0, -216) +
      rect(-7, -352, 14, 38, STEEL) +
      crank +
      move(knob.art, 178, -332),
    height: 400,
    width: 420,
  }
}

const woodGrain = () =>
  line(
    'M-120 -80C-60 -92 40 -70 122 -84M-120 -52C-40 -40 30 -62 122 -50M-122 92C-40 84 60 98 122 90M-122 -20H-96M96 -16H122',
    shade(WOOD, 0.5),
    2.2,
    'stroke-opacity=".28"',
  )

export const scale: Draw = (pen, look) => {
  const display =
    rect(-62, -13, 124, 26, '#1d2422', 'rx="6"') +
    line('M-34 -6V8M-22 -6H-12V1H-22V8H-12M2 -6H12V8H2ZM22 -6H32V8H22Z', '#a8e0c6', 2.6) +
    ellipse(96, 0, 8, 8, tint(look.colour, 0.3)) +
    ellipse(-96, 0, 8, 8, tint(look.colour, 0.3))
  const body = box(pen, {
    width: 400,
    height: 52,
    depth: 380,
    turn: -0.22,
    colour: look.colour,
    front: display,
  })
  const pan = box(pen, {
    width: 372,
    height: 12,
    depth: 352,
    turn: -0.22,
    colour: STEEL,
    topColour: mix(STEEL, look.palette.light, 0.3),
  })
  const cup = lathe(pen, {
    profile: turned('84,0 96,5 112,50 118,150'),
    colour: look.palette.light,
    wall: 8,
    fill: { colour: COFFEE, level: 28 },
  })
  return {
    ...body,
    art:
      body.art +
      move(pen.glow(0, 6, 215, 62, '#1e1510', 0.5), 0, -50) +
      move(pan.art, 0, -54) +
      move(pen.glow(34, 2, 150, 36, '#1e1510', 0.6) + cup.art, 0, -64),
    height: 240,
  }
}

/** The strainer hangs in its cup: only the rim, the net and the two arms show. */
export const strainer: Draw = (pen, look) => {
  const metal = look.colour
  const cup = lathe(pen, {
    profile: turned('96,0 112,5 138,60 148,130 150,190'),
    colour: look.palette.main,
    wall: 9,
  })
  const y = -196
  const net = Array.from({ length: 96 }, () => {
    const [angle, reach] = [pen.between(0, 6.28), Math.sqrt(pen.random())]
    return ellipse(
      Math.cos(angle) * 116 * reach,
      y + 6 + Math.sin(angle) * 25 * reach,
      2,
      1,
      '#2a211b',
      'fill-opacity=".6"',
    )
  }).join('')
  const arms =
    bar(pen, `M136 ${y}C190 ${y - 6} 250 ${y - 18} 318 ${y - 22}`, 18, metal, [130, y - 20, 320, y]) +
    bar(pen, `M-136 ${y}C-160 ${y - 4} -184 ${y - 4} -200 ${y}`, 15, metal, [-200, y - 8, -130, y])
  const rim =
    ellipse(0, y, 146, 35, shade(metal, 0.4)) +
    ellipse(0, y - 3, 145, 34, tint(metal, 0.5)) +
    ellipse(
      0,
      y - 1,
      128,
      29,
      pen.linear([-120, y - 20], [120, y + 26], [0, shade(metal, 0.6)], [1, tint(metal, 0.1)]),
    ) +
    net
  const leaves = move(
    scatter(pen, leafStamps(pen, '#4f4a2a'), 16, () => [pen.between(-70, 76), pen.between(-8, 15), 0.72]),
    0,
    y + 4,
  )
  return { ...cup, art: cup.art + arms + rim + leaves, width: 530, centre: 58, height: 224 }
}
