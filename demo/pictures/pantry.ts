import { luminance, mix, shade, tint } from './colour.ts'
import { emblem, label } from './emblem.ts'
import { lathe, type Thing, TILT, turned } from './lathe.ts'
import { type Draw, type Look, WOOD, WOOD_DARK } from './look.ts'
import { ellipse, group, line, move, n, path, type Pen, rect, softLine } from './pen.ts'
import { woodLid } from './pack.ts'
import { box } from './solid.ts'

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

function glassShine(pen: Pen, r: number, height: number): string {
  const edge = pen.linear(
    [-r, 0],
    [r, 0],
    [0, '#ffffff', 0.75],
    [0.05, '#ffffff', 0.1],
    [0.14, '#ffffff', 0.06],
    [0.2, '#ffffff', 0.5],
    [0.27, '#ffffff', 0.08],
    [0.8, '#1e1510', 0.08],
    [0.95, '#1e1510', 0.3],
    [1, '#ffffff', 0.6],
  )
  return rect(-r - 2, -height - r * TILT, r * 2 + 4, height + r * TILT * 2, edge)
}

export interface JarSpec {
  r: number
  height: number
  content: string
  level: number
  cap: string
}

/** A glass jar: what it holds, its label, then the glass over both. */
function jar(pen: Pen, look: Look, { r, height, content, level, cap }: JarSpec): Thing {
  const body = lathe(pen, {
    profile: [
      [
        [r - 10, 0],
        [r, 10],
        [r, height - 50],
        [r - 12, height - 18],
        [r - 26, height],
      ],
    ],
    colour: mix(look.palette.light, '#dfe6e2', 0.5),
    finish: 'paper',
    decor: (surface) =>
      path(surface.band(8, level), content) +
      ellipse(0, -level, surface.radiusAt(level), surface.radiusAt(level) * TILT, tint(content, 0.2)) +
      glassShine(pen, r, height) +
      move(
        label(
          look.emblem,
          r * 1.06,
          height * 0.42,
          tint(look.palette.light, 0.2),
          look.palette.ink,
          look.palette.accent,
        ),
        -4,
        -height * 0.4 + r * 0.22,
      ),
    top: 'closed',
  })
  return { ...body, art: body.art + move(cap, 0, -height + 4), height: height + 80 }
}

export const honeyJar: Draw = (pen, look) => {
  const made = jar(pen, look, {
    r: 148,
    height: 268,
    level: 216,
    content: '#d9922b',
    cap: woodLid(pen, 134, 40),
  })
  const glow = pen.glow(-40, -40, 110, 50, '#ffd98a', 0.6)
  return { ...made, art: made.art + glow }
}

export const coffeeJar: Draw = (pen, look) => {
  const made = jar(pen, look, {
    r: 150,
    height: 348,
    level: 264,
    content: '#4a2a1b',
    cap: woodLid(pen, 138, 40),
  })
  const stamps = beanStamps(pen)
  const beans = scatter(pen, stamps, 64, (index) => [
    pen.between(-126, 122),
    -250 + Math.floor(index / 2) * 8 + pen.between(0, 20),
    0.95,
  ])
  const sides = 'M-148 -262A148 36 0 0 0 148 -262V0A148 36 0 0 1 -148 0ZM-85 -36H77V-180H-85Z'
  const inside = group(beans, `clip-path="${pen.clip(sides)}"`)
  return { ...made, art: made.art + inside }
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
  const shadow =
    softLine('M70 -8C136 -34 226 -64 322 -94', '#2a1a10', 15, 0.34) +
    pen.glow(14, 16, 132, 50, '#2a1a10', 0.62)
  const handle =
    line(stem, shade(metal, 0.5), 17) +
    line(stem, metal, 14) +
    line('M70 -30C136 -57 224 -87 312 -115', tint(metal, 0.75), 4) +
    ellipse(316, -112, 22, 11, metal, 'transform="rotate(-18 316 -112)"') +
    ellipse(313, -115, 13, 5, tint(metal, 0.5), 'transform="rotate(-18 313 -115)"')
  const leaves =
    ellipse(-6, -6, 62, 22, '#2c2a18', 'transform="rotate(-14)"') +
    heap(pen, leafStamps(pen, '#5d6138'), 34, 54, 26, 0.62)
  const art =
    shadow +
    handle +
    bowl(shade(metal, 0.5), 100, 47, 2) +
    bowl(tint(metal, 0.35), 98, 44, -1) +
    bowl(hollow, 91, 38, 1) +
    leaves
  return { art: move(art, -112, 10), foot: 1, depth: 1, width: 440, height: 130 }
}

export const book: Draw = (pen, look) => {
  const cover = luminance(look.colour) > 0.6 ? look.palette.mainDeep : look.colour
  const ink = tint(look.palette.light, 0.3)
  const print =
    rect(-128, -196, 262, 392, 'none', `stroke="${ink}" stroke-width="3" stroke-opacity=".8"`) +
    move(emblem(look.emblem, ink, cover), 3, -60, 1.35) +
    line('M-66 74H72', ink, 8) +
    line('M-40 104H46M-52 128H58', ink, 3.4, 'stroke-opacity=".8"')
  const spine =
    rect(-155, -220, 14, 440, shade(cover, 0.7), 'fill-opacity=".4"') +
    rect(-138, -220, 3, 440, '#fff', 'fill-opacity=".22"')
  const leaves =
    rect(-24, -212, 48, 424, '#f0e4cd') +
    [-16, -8, 0, 8, 16].map((x) => line(`M${x} -212V212`, '#b9a688', 1.6, 'stroke-opacity=".7"')).join('')
  return box(pen, {
    width: 310,
    height: 440,
    depth: 60,
    turn: -0.38,
    colour: cover,
    front: print + spine,
    side: leaves,
    top: rect(-150, -24, 302, 48, '#f0e4cd'),
  })
}

export const matchaWhisk: Draw = (pen) => {
  const bamboo = '#d6b57c'
  const handle = lathe(pen, {
    profile: turned('46,0 50,10 50,150 46,158'),
    colour: bamboo,
    finish: 'matte',
    decor: (surface) => line(surface.ring(110), WOOD_DARK, 3, 'stroke-opacity=".4"'),
    top: 'closed',
  })
  const tines = Array.from({ length: 33 }, (_, index) => {
    const share = (index - 16) / 16
    const [x, y] = [share * 112, Math.sqrt(1 - share * share) * 112 * TILT]
    return line(
      `M${n(x * 0.86)} ${n(y * 0.8)}C${n(x * 1.24)} -70 ${n(x * 0.86)} -150 ${n(x * 0.4)} -206`,
      index % 2 === 0 ? tint(bamboo, 0.35) : shade(bamboo, 0.22),
      3.6,
    )
  }).join('')
  const back =
    path(
      'M-98 0C-140 -70 -92 -150 -46 -206H46C92 -150 140 -70 98 0A100 24 0 0 1 -98 0Z',
      shade(bamboo, 0.5),
    ) +
    path(
      'M-60 -20C-70 -90 -50 -150 -30 -190H30C50 -150 70 -90 60 -20Z',
      shade(bamboo, 0.66),
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

export const nameplate: Draw = (pen, look) => {
  const d =
    'M-236 -300H236A18 18 0 0 1 254 -282V-78A18 18 0 0 1 236 -60H-236A18 18 0 0 1 -254 -78V-282A18 18 0 0 1 -236 -300Z'
  const ink = tint(look.palette.light, 0.3)
  const flourish = line(
    'M-128 -156C-96 -204 -70 -204 -78 -168S-112 -128 -84 -136S-30 -196 -14 -192S-30 -140 -8 -142S46 -196 60 -190S34 -140 64 -142S104 -168 132 -176',
    ink,
    8,
  )
  const plate =
    path(d, look.colour) +
    rect(-232, -278, 464, 196, 'none', `rx="10" stroke="${ink}" stroke-width="3" stroke-opacity=".7"`) +
    move(emblem(look.emblem, ink, look.colour), 0, -240, 0.42) +
    flourish +
    line('M-70 -106H70', ink, 4, 'stroke-opacity=".8"') +
    path(
      d,
      pen.linear(
        [-254, -300],
        [254, -60],
        [0, '#fff8ea', 0.4],
        [0.45, '#fff8ea', 0],
        [1, shade(look.colour, 0.8), 0.38],
      ),
    ) +
    line('M-240 -298H240', '#fff', 3, 'stroke-opacity=".5"')
  const foot = box(pen, {
    width: 560,
    height: 34,
    depth: 120,
    turn: 0,
    colour: WOOD,
    front: line('M-270 4C-100 -6 100 10 270 0', shade(WOOD, 0.5), 2, 'stroke-opacity=".4"'),
    top: rect(-262, -9, 524, 14, shade(WOOD, 0.6), 'fill-opacity=".7"'),
  })
  return { ...foot, art: foot.art + move(plate, 0, 26), height: 276 }
}
