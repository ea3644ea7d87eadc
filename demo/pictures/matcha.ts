import { shade, tint } from './colour.ts'
import { lathe } from './lathe.ts'
import { type Draw, WOOD_DARK } from './look.ts'
import { ellipse, line, move, n, path, softLine } from './pen.ts'
import { TILT, turned } from './surface.ts'

const BAMBOO = '#d6b57c'
const MATCHA = '#7fa53f'

export const matchaWhisk: Draw = (pen) => {
  const handle = lathe(pen, {
    profile: turned('46,0 50,10 50,150 46,158'),
    colour: BAMBOO,
    finish: 'matte',
    decor: (surface) => line(surface.ring(110), WOOD_DARK, 3, 'stroke-opacity=".4"'),
    top: 'closed',
  })
  const tines = Array.from({ length: 33 }, (_, index) => {
    const share = (index - 16) / 16
    const [x, y] = [share * 112, Math.sqrt(1 - share * share) * 112 * TILT]
    return line(
      `M${n(x * 0.86)} ${n(y * 0.8)}C${n(x * 1.24)} -70 ${n(x * 0.86)} -150 ${n(x * 0.4)} -206`,
      index % 2 === 0 ? tint(BAMBOO, 0.35) : shade(BAMBOO, 0.22),
      3.6,
    )
  }).join('')
  const back =
    path(
      'M-98 0C-140 -70 -92 -150 -46 -206H46C92 -150 140 -70 98 0A100 24 0 0 1 -98 0Z',
      shade(BAMBOO, 0.5),
    ) +
    path(
      'M-60 -20C-70 -90 -50 -150 -30 -190H30C50 -150 70 -90 60 -20Z',
      shade(BAMBOO, 0.66),
      'fill-opacity=".6"',
    )
  const thread = path('M-50 -196A50 12 0 0 0 50 -196V-218A50 12 0 0 1 -50 -218Z', '#3a2a22')
  return {
    art: back + tines + thread + move(handle.art, 0, -212),
    foot: 96,
    depth: 24,
    width: 260,
    height: 384,
  }
}

/** Porcelain that a whisk dries on: the tines keep the round of its head. */
export const whiskStand: Draw = (pen, look) => {
  const stand = lathe(pen, {
    profile: turned('104,0 112,6 108,18 / 108,18 66,44 58,84 88,128 96,168'),
    colour: look.colour,
    top: 'closed',
  })
  const whisk = matchaWhisk(pen, look)
  return { ...stand, art: stand.art + move(whisk.art, 0, -136, 0.96), width: 260, height: 506 }
}

/** A strip of bamboo bent up at its end, with a measure of powder before it. */
export const matchaScoop: Draw = (pen) => {
  const strip =
    'M-250 30C-262 4 -246 -22 -216 -22C-196 -20 -180 -2 -158 -2L60 -50L282 -98L290 -82L66 -24L-152 36C-190 48 -236 52 -250 30Z'
  const fill = pen.linear(
    [-250, 40],
    [280, -90],
    [0, tint(BAMBOO, 0.3)],
    [0.5, BAMBOO],
    [1, shade(BAMBOO, 0.2)],
  )
  const hollow = path(
    'M-240 22C-246 4 -232 -12 -212 -12C-190 -8 -184 12 -150 14C-190 34 -228 40 -240 22Z',
    shade(BAMBOO, 0.4),
  )
  const powder =
    path('M-238 16C-232 -14 -208 -22 -194 -8C-184 2 -176 12 -160 16C-190 32 -226 34 -238 16Z', MATCHA) +
    pen.glow(-208, 2, 26, 14, '#e3efb4', 0.7)
  const spilled = [
    [-300, 66, 5],
    [-268, 78, 8],
    [-236, 84, 4],
    [-214, 72, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.5, MATCHA))
    .join('')
  const node =
    line('M52 -54L64 -20', WOOD_DARK, 4, 'stroke-opacity=".55"') +
    line('M57 -55L69 -22', tint(BAMBOO, 0.6), 3)
  const fibre = line(
    'M-130 8L50 -34M-120 20L54 -24M72 -42L280 -90',
    shade(BAMBOO, 0.4),
    1.6,
    'stroke-opacity=".4"',
  )
  const art =
    softLine('M-240 50C-190 66 -160 50 -150 50L70 -8L292 -66', '#2a1a10', 14, 0.36) +
    path(strip, shade(BAMBOO, 0.45), 'transform="translate(2 6)"') +
    path(strip, fill) +
    hollow +
    powder +
    fibre +
    node +
    spilled
  return {
    art,
    foot: 120,
    depth: 20,
    width: 580,
    centre: 14,
    height: 130,
    contact: 'M-250 40L-150 44L290 -78L-150 30Z',
  }
}
