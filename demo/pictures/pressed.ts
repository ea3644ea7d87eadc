import { mix, shade, tint } from './colour.ts'
import { dress, packColour } from './dress.ts'
import { leafStamps, scatter } from './heap.ts'
import { lathe } from './lathe.ts'
import type { Draw, Look } from './look.ts'
import { ellipse, group, line, move, n, path, rect, softLine } from './pen.ts'
import { box } from './solid.ts'
import { TILT, turned } from './surface.ts'

/** Leaves pressed to a round cake, on the paper it was wrapped in. */
export const teaCake: Draw = (pen, look) => {
  const dark = '#38291a'
  const cake = lathe(pen, {
    profile: turned('176,0 196,10 204,34 190,58 150,72'),
    colour: dark,
    finish: 'matte',
    top: 'closed',
  })
  const stamps = leafStamps(pen, '#48361f')
  const side = scatter(pen, stamps, 48, () => {
    const angle = pen.between(-1.45, 1.45)
    return [Math.sin(angle) * 194, -24 + Math.cos(angle) * 194 * TILT + pen.between(-20, 16), 0.6]
  })
  const top = scatter(pen, stamps, 116, () => {
    const [angle, reach] = [pen.between(0, 6.28), Math.sqrt(pen.random())]
    const x = Math.cos(angle) * 172 * reach
    return [x, -60 - (1 - reach * reach) * 16 + Math.sin(angle) * 172 * TILT * reach, 0.64]
  })
  const paper = look.palette.light
  const sheet = 'M-352 -6Q-180 -66 -24 -116Q150 -74 350 -24Q190 50 34 116Q-150 62 -352 -6Z'
  const wrapper =
    path(sheet, shade(paper, 0.24), 'transform="translate(3 6)"') +
    path(sheet, pen.linear([-350, -60], [350, 80], [0, tint(paper, 0.6)], [1, shade(paper, 0.06)])) +
    softLine('M-352 -6Q-260 -10 -206 -24M350 -24Q270 -16 214 -2M34 116Q20 84 24 60', dark, 5, 0.12) +
    softLine('M-190 52Q-150 40 -120 56M196 44Q150 40 128 58', dark, 4, 0.1)
  const light = pen.glow(-70, -84, 130, 44, '#fff4dc', 0.22)
  return {
    art: wrapper + pen.glow(16, 12, 232, 62, dark, 0.7) + cake.art + side + top + light,
    foot: 250,
    depth: 60,
    width: 700,
    height: 160,
    contact: sheet,
  }
}

/** A cake in its wrapper stands on its edge, its printed side to the viewer. */
export const wrappedCake: Draw = (pen, given) => {
  const look: Look = { ...given, colour: packColour(given) }
  const [rx, ry, y] = [212, 206, -204]
  const rim = (dx: number, fill: string) => ellipse(dx, y, rx, ry, fill)
  const light = pen.linear(
    [-rx, y - ry],
    [rx, y + ry],
    [0, '#fff8ea', 0.5],
    [0.4, '#fff8ea', 0.06],
    [1, shade(look.colour, 0.75), 0.36],
  )
  const pleats = Array.from({ length: 36 }, (_, index) => {
    const [angle, inner] = [(index * Math.PI) / 18 + pen.between(-0.05, 0.05), pen.between(0.72, 0.9)]
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    return `M${n(x * rx * inner)} ${n(y + z * ry * inner)}L${n(x * rx)} ${n(y + z * ry)}`
  }).join('')
  const face = pen.clip(`M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}A${rx} ${ry} 0 0 1 ${-rx} ${y}Z`)
  const print = group(move(dress(look, { width: 420, height: 360, foot: 210 }), 0, y), `clip-path="${face}"`)
  const art =
    rim(34, shade(look.colour, 0.4)) +
    rim(20, shade(look.colour, 0.26)) +
    rim(0, look.colour) +
    print +
    line(pleats, shade(look.colour, 0.6), 3, 'stroke-opacity=".2"') +
    rim(0, light) +
    softLine('M-150 -330A204 198 0 0 1 -20 -392', '#fff', 12, 0.5)
  return { art, foot: 96, depth: 20, width: 440, centre: 16, height: 410 }
}

/** A brick, half out of its paper. */
export const teaBrick: Draw = (pen, given) => {
  const look: Look = { ...given, colour: packColour(given) }
  const dark = given.tea?.colour ?? '#38291a'
  const stamps = leafStamps(pen, tint(dark, 0.1))
  const pressed = (width: number, height: number, count: number) =>
    rect(-width / 2, -height / 2, width, height, dark) +
    scatter(pen, stamps, count, () => [
      pen.between(-width * 0.46, width * 0.46),
      pen.between(-height * 0.4, height * 0.4),
      0.62,
    ])
  const gold = Array.from({ length: 26 }, () =>
    ellipse(pen.between(-140, 140), pen.between(-190, 190), 3.4, 3, '#d9a93f', 'fill-opacity=".85"'),
  ).join('')
  const brick = box(pen, {
    width: 300,
    height: 420,
    depth: 96,
    turn: -0.36,
    colour: dark,
    front:
      pressed(300, 420, 90) +
      gold +
      rect(-151, -30, 302, 242, look.colour) +
      path('M-151 -30L-90 -44L-20 -28L60 -42L151 -30V-20H-151Z', mix(look.colour, '#fff8ea', 0.4)) +
      move(dress(look, { width: 300, height: 260, foot: 124 }), 0, 92),
    side: pressed(96, 420, 26) + rect(-49, -30, 98, 242, look.colour),
    topColour: mix(dark, '#8a6a44', 0.2),
  })
  return brick
}
