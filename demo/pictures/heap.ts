import { mix, shade, tint } from './colour.ts'
import { lathe } from './lathe.ts'
import { TILT, type Thing, turned } from './surface.ts'
import type { Draw, Look } from './look.ts'
import { type Pen, ellipse, group, line, move, n, path, softLine } from './pen.ts'

export function scatter(
  pen: Pen,
  stamps: readonly string[],
  count: number,
  spread: (index: number) => readonly [number, number, number],
): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y, size] = spread(index)
    return `<use href="${stamps[index % stamps.length] ?? ''}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(pen.between(0, 360))}) scale(${n(size)})"/>`
  }).join('')
}

export function leafStamps(pen: Pen, colour: string): string[] {
  const curl = (d: string, tone: string, edge: string) =>
    pen.stamp(path(d, tone) + line('M-20 3C-6 -6 8 -5 20 -1', edge, 1.8, 'stroke-opacity=".6"'))
  return [
    curl('M-24 4C-14 -12 10 -13 25 -2C14 5 -8 12 -24 4Z', colour, tint(colour, 0.45)),
    curl('M-26 -2C-10 -12 12 -4 27 3C10 9 -12 7 -26 -2Z', shade(colour, 0.3), tint(colour, 0.25)),
    curl('M-22 6C-20 -8 2 -12 24 -6C16 4 -2 6 -22 6Z', mix(colour, '#c9a45c', 0.28), tint(colour, 0.55)),
    curl('M-18 2C-8 -8 6 -8 19 0C8 8 -8 9 -18 2Z', shade(colour, 0.5), tint(colour, 0.1)),
  ]
}

export function beanStamps(pen: Pen): string[] {
  const bean = (tone: string) =>
    pen.stamp(
      ellipse(1, 3, 21, 15, '#1c0d07', 'fill-opacity=".5"') +
        ellipse(0, 0, 21, 15, tone) +
        ellipse(-4, -5, 13, 7, tint(tone, 0.34), 'fill-opacity=".45"') +
        line('M-18 2C-8 -6 4 7 18 -2', '#1f0f08', 3),
    )
  return ['#5a3220', '#4a281a', '#6a3e27'].map(bean)
}

/** A heap is dealt from the back to the front, so that every piece lies on the ones behind it. */
function heap(
  pen: Pen,
  stamps: readonly string[],
  count: number,
  r: number,
  rise: number,
  size: number,
): string {
  const spots = Array.from({ length: count }, () => {
    const [angle, reach] = [pen.between(0, Math.PI) * (pen.random() < 0.74 ? 1 : -1), Math.sqrt(pen.random())]
    const lift = (1 - reach * reach) * rise
    const depth = Math.sin(angle) * reach * r * TILT
    return { x: Math.cos(angle) * reach * r, y: depth - lift, order: depth + lift * 0.5 }
  }).toSorted((a, b) => a.order - b.order)
  return scatter(pen, stamps, count, (index) => [spots[index]?.x ?? 0, spots[index]?.y ?? 0, size])
}

function dish(pen: Pen, look: Look): Thing {
  return lathe(pen, {
    profile: turned('120,0 130,5 204,30 234,58'),
    colour: look.palette.main,
    wall: 9,
    gloss: 0.6,
    inside: tint(look.palette.main, 0.2),
  })
}

function crumbs(pen: Pen, stamps: readonly string[], size: number): string {
  return scatter(pen, stamps, 9, () => [pen.between(-300, 300), pen.between(34, 76), size])
}

function heaped(pen: Pen, look: Look, stamps: readonly string[], dark: string, count: number): Thing {
  const base = dish(pen, look)
  const mound =
    pen.glow(0, 0, 216, 52, dark, 1) +
    path('M-180 -2C-120 -104 -50 -98 0 -98S120 -104 180 -2A180 42 0 0 1 -180 -2Z', dark) +
    heap(pen, stamps, count, 178, 96, 1.06)
  const light = pen.glow(-56, -52, 150, 76, '#fff4dc', 0.2) + pen.glow(110, -10, 110, 60, dark, 0.5)
  return {
    ...base,
    art: base.art + move(mound + light, 0, -56) + crumbs(pen, stamps, 0.9),
    width: 540,
    height: 200,
  }
}

export const looseLeaves: Draw = (pen, look) =>
  heaped(pen, look, leafStamps(pen, look.colour), shade(look.colour, 0.66), 150)

export const coffeeBeans: Draw = (pen, look) => heaped(pen, look, beanStamps(pen), '#22110a', 130)

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

/** Lies flat, bowl to the viewer, with a measure of leaves in it. */
export const spoon: Draw = (pen, look) => {
  const metal = look.colour
  const stem = 'M64 -24C130 -52 220 -82 316 -112'
  const bowl = (fill: string, rx: number, ry: number, dy = 0) =>
    `<ellipse cx="0" cy="${dy}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(-14)"/>`
  const hollow = pen.linear(
    [-90, -30],
    [90, 30],
    [0, shade(metal, 0.5)],
    [0.5, shade(metal, 0.1)],
    [1, tint(metal, 0.7)],
  )
  const shadow = softLine('M70 -8C136 -34 226 -64 322 -94', '#2a1a10', 15, 0.34)
  const handle =
    line(stem, shade(metal, 0.5), 17) +
    line(stem, metal, 14) +
    line('M70 -30C136 -57 224 -87 312 -115', tint(metal, 0.75), 4) +
    ellipse(316, -112, 22, 11, metal, 'transform="rotate(-18 316 -112)"') +
    ellipse(313, -115, 13, 5, tint(metal, 0.5), 'transform="rotate(-18 313 -115)"')
  const leaves =
    group(pen.glow(0, 2, 84, 32, '#1e1c10', 0.6), 'transform="rotate(-14)"') +
    heap(pen, leafStamps(pen, '#5d6138'), 44, 56, 24, 0.62)
  const art =
    shadow +
    handle +
    bowl(shade(metal, 0.5), 100, 47, 2) +
    bowl(tint(metal, 0.35), 98, 44, -1) +
    bowl(hollow, 91, 38, 1) +
    leaves
  return {
    art,
    foot: 92,
    depth: 34,
    width: 440,
    centre: 112,
    height: 130,
    contact: 'M-88 22A90 41 -14 1 0 88 -18A90 41 -14 1 0 -88 22Z',
  }
}
