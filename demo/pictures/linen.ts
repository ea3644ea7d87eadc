import { shade, tint } from './colour.ts'
import { lathe } from './lathe.ts'
import { TILT, turned } from './surface.ts'
import type { Draw } from './look.ts'
import { line, ellipse, move, n, path, rect, softLine } from './pen.ts'
import { box } from './solid.ts'

export const tray: Draw = (pen, look) => {
  const wood = look.colour
  const [rx, ry] = [320, 320 * TILT]
  const rim = lathe(pen, {
    profile: turned('300,0 312,6 320,40'),
    colour: wood,
    finish: 'matte',
    wall: 14,
    inside: wood,
  })
  const top = ellipse(
    0,
    -34,
    rx - 16,
    ry - 6,
    pen.linear([-300, -100], [300, 40], [0, tint(wood, 0.42)], [0.5, wood], [1, shade(wood, 0.2)]),
  )
  const lines = [-44, -24, -6, 14, 34]
    .map((y) =>
      line(
        `M${n(-Math.sqrt(1 - (y / 72) ** 2) * 298)} ${y - 34}C-100 ${y - 40} 100 ${y - 28} ${n(Math.sqrt(1 - (y / 72) ** 2) * 296)} ${y - 34}`,
        shade(wood, 0.5),
        2,
        'stroke-opacity=".26"',
      ),
    )
    .join('')
  const cup = lathe(pen, {
    profile: turned('58,0 64,4 84,50 90,110'),
    colour: look.palette.main,
    wall: 7,
    fill: { colour: '#b5642a', level: 20 },
  })
  const shadow = pen.glow(22, 2, 104, 27, '#2a1a10', 0.65)
  return {
    ...rim,
    art: rim.art + top + lines + move(shadow + cup.art, -92, -44) + move(shadow + cup.art, 96, -24),
    height: 190,
    width: 640,
  }
}

/** Folded in four: no two folds lie quite alike, and the edge of each is round. */
export const cloth: Draw = (pen, look) => {
  const { colour } = look
  const stripe = (x: number) => rect(x, -160, 7, 320, look.palette.accent, 'fill-opacity=".8"')
  const weave = Array.from(
    { length: 16 },
    (_, index) => `M-210 ${-150 + index * 20}H210M${-200 + index * 26} -160V160`,
  )
  const pattern =
    line(weave.join(''), '#fff', 2, 'stroke-opacity=".2"') + stripe(-160) + stripe(-142) + stripe(150)
  const roundEdge = (width: number) =>
    rect(-width / 2, -15, width, 9, '#fff8ea', 'fill-opacity=".3"') +
    rect(-width / 2, 6, width, 5, shade(colour, 0.7), 'fill-opacity=".22"') +
    rect(-width / 2, 10, width, 6, shade(colour, 0.8), 'fill-opacity=".42"')
  const fold = (index: number) => {
    const width = 420 - index * 3 + pen.between(-5, 5)
    const top = index === 3 ? pattern : ''
    const turn = -0.3 + pen.between(-0.018, 0.018)
    return box(pen, {
      width,
      height: 29,
      depth: 320 - index * 3,
      turn,
      colour,
      front: roundEdge(width),
      side: roundEdge(330),
      top,
    })
  }
  const base = fold(0)
  const layers = [1, 2, 3].map((index) => move(fold(index).art, pen.between(-4, 4), -index * 27)).join('')
  const leaf = 'M0 0C12 -18 40 -20 54 -12C42 6 16 10 0 0Z'
  const leaves = [
    '-60 -146) rotate(-30',
    '-30 -143) rotate(30',
    '4 -146) rotate(-50',
    '34 -150) rotate(20',
    '64 -158) rotate(-60',
    '100 -174) rotate(-20',
  ]
  const sprig =
    softLine('M-80 -138C-20 -128 50 -138 118 -164', shade(colour, 0.8), 7, 0.2) +
    line('M-90 -150C-30 -140 40 -150 110 -180', '#6b7048', 5) +
    leaves.map((spot) => path(leaf, '#828e5e', `transform="translate(${spot})"`)).join('')
  return { ...base, art: base.art + layers + sprig, height: 220 }
}
