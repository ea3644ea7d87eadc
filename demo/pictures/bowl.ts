import { CLAY, pot, stack, under } from './clay.ts'
import { shade, tint } from './colour.ts'
import { lathe } from './lathe.ts'
import { type Profile, turned } from './surface.ts'
import type { Draw } from './look.ts'
import { ellipse, line, move, path, softLine } from './pen.ts'

export const bowl: Draw = (pen, look) =>
  pot(pen, look, turned('92,0 96,20 98,24 / 98,24 170,60 222,130 244,206'), [
    'dip',
    'speckle',
    'rings',
    'brush',
  ])

export const matchaBowl: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    turned('100,0 102,18 / 102,18 176,40 204,110 206,200 212,232'),
    ['dip', 'brush'],
    { fill: { colour: '#8fae45', level: 22 }, wall: 11 },
  )
  const foam = Array.from({ length: 14 }, () =>
    ellipse(
      pen.between(-120, 120),
      -210 + pen.between(-14, 14),
      pen.between(3, 9),
      pen.between(1.4, 3),
      '#c9da8c',
      'fill-opacity=".7"',
    ),
  ).join('')
  return stack(body, foam)
}

/** A plate is propped up to face the viewer, a second one lies before it. */
export const plate: Draw = (pen, look) => {
  const [r, y] = [252, -250]
  const glaze = look.colour
  const disc = (radius: number, fill: string, dx = 0, dy = 0) =>
    ellipse(dx, y + dy, radius, radius * 0.96, fill)
  const rim = pen.linear(
    [-r, y - r],
    [r, y + r],
    [0, tint(glaze, 0.5)],
    [0.45, glaze],
    [1, shade(glaze, 0.34)],
  )
  const well = pen.radial([-80, y - 90], 330, [0, tint(glaze, 0.36)], [0.6, glaze], [1, shade(glaze, 0.26)])
  const flecks = Array.from({ length: 70 }, () => {
    const [angle, reach, size] = [pen.between(0, 6.28), Math.sqrt(pen.random()) * 236, pen.between(0.9, 3.2)]
    return ellipse(
      Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      size,
      size,
      shade(glaze, 0.6),
      'fill-opacity=".42"',
    )
  }).join('')
  const grooves = [96, 60, 28]
    .map(
      (radius) =>
        `<ellipse cx="0" cy="${y}" rx="${radius}" ry="${radius * 0.96}" fill="none" stroke="${shade(glaze, 0.5)}" stroke-width="2" stroke-opacity=".16"/>`,
    )
    .join('')
  const art =
    disc(r, shade(glaze, 0.5), 7, 3) +
    disc(r, shade(CLAY, 0.1)) +
    disc(r - 5, rim) +
    disc(r - 58, shade(glaze, 0.34), -3, -3) +
    disc(r - 58, tint(glaze, 0.4), 3, 3) +
    disc(r - 61, well) +
    grooves +
    flecks +
    softLine('M-196 -330A210 204 0 0 1 -96 -424', '#fff', 16, 0.5)
  const low = lathe(pen, {
    profile: turned('96,0 104,4 156,18 184,32'),
    colour: tint(glaze, 0.2),
    wall: 6,
    gloss: 0.3,
    inside: tint(glaze, 0.3),
  })
  return {
    art:
      pen.glow(20, -6, 190, 26, shade(glaze, 0.8), 0.5) +
      art +
      move(
        pen.glow(30, 6, 210, 42, shade(glaze, 0.85), 0.55) +
          low.art +
          ellipse(0, -32, 177, 41, tint(glaze, 0.28)) +
          ellipse(4, -27, 120, 25, shade(glaze, 0.1), 'fill-opacity=".5"'),
        96,
        66,
      ),
    foot: 150,
    depth: 18,
    width: 560,
    height: 500,
  }
}

export const vase: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    pen.pick<Profile>([
      turned('92,0 112,6 158,90 166,190 122,310 60,380 52,430 70,468'),
      turned('84,0 98,6 120,120 150,260 140,340 84,396 62,420 66,452'),
    ]),
    ['dip', 'speckle', 'rings'],
  )
  const top = -body.height
  const stems = line(
    `M6 ${top + 6}C0 ${top - 120} -40 ${top - 200} -84 ${top - 270}M10 ${top + 6}C16 ${top - 90} 60 ${top - 190} 96 ${top - 230}M0 ${top - 4}C-6 ${top - 130} 8 ${top - 240} 2 ${top - 330}`,
    '#6e6a45',
    5,
  )
  const leaf = pen.stamp(
    path('M0 0C16 -30 58 -40 84 -30C66 -2 28 14 0 0Z', '#7f8a5c') +
      line('M4 -2C30 -14 54 -22 76 -28', '#5d6741', 2.4),
  )
  const twig = ([x, y, turn, size]: readonly [number, number, number, number]) =>
    `<use href="${leaf}" transform="translate(${x} ${top + y}) rotate(${turn}) scale(${size})"/>`
  const leaves = (
    [
      [-84, -270, -110, 1],
      [-66, -226, -168, 0.9],
      [-50, -196, -50, 0.9],
      [96, -230, -40, 1],
      [62, -176, 20, 0.8],
      [44, -140, -90, 0.8],
      [2, -330, -80, 1],
      [4, -270, -20, 0.9],
      [2, -236, 190, 0.9],
      [-4, -150, 160, 0.7],
    ] as const
  )
    .map(twig)
    .join('')
  return under(body, stems + leaves, { height: body.height + 330 })
}

export const candle: Draw = (pen, look) => {
  const body = pot(pen, look, turned('118,0 130,4 136,30 138,200 136,214'), ['dip', 'speckle', 'rings'], {
    fill: { colour: '#f1e2c4', level: 22 },
  })
  const flame =
    pen.glow(0, -276, 120, 120, '#ffdf9a', 0.7) +
    path(
      'M0 -322C20 -286 24 -262 0 -246C-24 -262 -20 -286 0 -322Z',
      pen.linear([0, -322], [0, -246], [0, '#fff3c8'], [0.6, '#f8c25c'], [1, '#e58a34']),
    )
  return stack(body, line('M0 -196V-252', '#4a3426', 5) + flame, { height: 320 })
}
