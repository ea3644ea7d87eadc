import { mix, shade, tint } from './colour.ts'
import { countOf, isWhole, type Tea, teaStamps } from './leaf.ts'
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
export function heap(
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

/** A heap as wide as a dish of 180, so many pieces deep; powder lies smooth. */
export function mound(
  pen: Pen,
  stamps: readonly string[],
  dark: string,
  count: number,
  size: number,
): string {
  return (
    pen.glow(0, 0, 216, 52, dark, 1) +
    path('M-180 -2C-120 -104 -50 -98 0 -98S120 -104 180 -2A180 42 0 0 1 -180 -2Z', dark) +
    heap(pen, stamps, count, 178, 96, size) +
    pen.glow(-56, -52, 150, 76, '#fff4dc', 0.2) +
    pen.glow(110, -10, 110, 60, dark, 0.5)
  )
}

function powder(pen: Pen, colour: string): string {
  const side = pen.linear(
    [-180, -60],
    [180, 20],
    [0, tint(colour, 0.3)],
    [0.45, colour],
    [1, shade(colour, 0.4)],
  )
  const slope = softLine(
    'M-30 -92C-60 -60 -90 -30 -96 4M20 -90C40 -60 50 -20 84 14',
    shade(colour, 0.4),
    9,
    0.3,
  )
  return (
    path('M-180 0C-120 -26 -64 -104 0 -106S116 -30 180 0A180 42 0 0 1 -180 0Z', side) +
    slope +
    pen.glow(-50, -54, 90, 50, '#fffbe6', 0.4)
  )
}

function wholes(pen: Pen, tea: Tea): string {
  const [stamp = ''] = teaStamps(pen, tea)
  const piece = (x: number, y: number) => `<use href="${stamp}" transform="translate(${x} ${y}) scale(1.7)"/>`
  return (
    pen.glow(10, 12, 200, 54, shade(tea.colour, 0.6), 0.7) + piece(-8, -48) + piece(-88, -8) + piece(84, 0)
  )
}

export function teaMound(pen: Pen, tea: Tea, count: number, size: number): string {
  if (tea.leaf === 'powder') return powder(pen, tea.colour)
  if (isWhole(tea.leaf)) return wholes(pen, tea)
  return mound(pen, teaStamps(pen, tea), shade(tea.colour, 0.56), countOf(tea.leaf, count), size)
}

function heaped(pen: Pen, look: Look, content: string, stamps: readonly string[]): Thing {
  const base = dish(pen, look)
  return {
    ...base,
    art: base.art + move(content, 0, -56) + crumbs(pen, stamps, 0.9),
    width: 540,
    height: 200,
  }
}

export const looseLeaves: Draw = (pen, look) => {
  if (look.tea !== undefined)
    return heaped(pen, look, teaMound(pen, look.tea, 150, 1.06), teaStamps(pen, look.tea))
  const stamps = leafStamps(pen, look.colour)
  return heaped(pen, look, mound(pen, stamps, shade(look.colour, 0.66), 150, 1.06), stamps)
}

export const coffeeBeans: Draw = (pen, look) => {
  const stamps = beanStamps(pen)
  return heaped(pen, look, mound(pen, stamps, '#22110a', 130, 1.06), stamps)
}

function spoonful(pen: Pen, tea?: Tea): string {
  if (tea === undefined) return heap(pen, leafStamps(pen, '#5d6138'), 44, 56, 24, 0.62)
  if (tea.leaf === 'powder' || isWhole(tea.leaf)) return move(teaMound(pen, tea, 0, 1), -2, 8, 0.44)
  return heap(pen, teaStamps(pen, tea), countOf(tea.leaf, 40), 70, 44, 0.8)
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
    group(pen.glow(0, 2, 84, 32, '#1e1c10', 0.6), 'transform="rotate(-14)"') + spoonful(pen, look.tea)
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
