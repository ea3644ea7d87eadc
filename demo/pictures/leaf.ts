import { mix, shade, tint } from './colour.ts'
import { ellipse, group, line, path, type Pen } from './pen.ts'

type Piece = (tone: string) => string

const vein = (d: string, tone: string) => line(d, tint(tone, 0.4), 1.8, 'stroke-opacity=".6"')

const ball =
  (r: number): Piece =>
  (tone) =>
    ellipse(1, 3, r, r * 0.86, shade(tone, 0.6)) +
    ellipse(0, 0, r, r * 0.86, tone) +
    ellipse(-r * 0.3, -r * 0.3, r * 0.5, r * 0.3, tint(tone, 0.35), 'fill-opacity=".6"')

const stroke =
  (d: string, width: number): Piece =>
  (tone) =>
    line(d, shade(tone, 0.3), width) + line(d, tone, width * 0.66) + line(d, tint(tone, 0.24), width * 0.2)

const seed: Piece = (tone) =>
  ellipse(1, 2, 16, 7, shade(tone, 0.5)) + ellipse(0, 0, 16, 7, tone) + vein('M-12 -1H12', tone)
const husk: Piece = (tone) => ellipse(0, 0, 12, 7, tone) + vein('M-8 -1H8', tone)
const tip: Piece = (tone) =>
  path('M-26 -2C-10 -11 12 -8 28 3C10 9 -14 8 -26 -2Z', tone) + vein('M-18 -2Q4 -4 20 2', tone)
const twig = stroke('M-28 2L28 -3', 5)
const crumb: Piece = (tone) => path('M-22 4L-6 -10L23 -6L12 8Z', tone) + vein('M-15 1L15 -4', tone)
const lobe: Piece = (tone) =>
  path('M-28 -2C-12 -16 14 -14 30 3C10 14 -14 12 -28 -2Z', tone) + vein('M-22 -1Q4 -4 24 2', tone)

/** What a leaf becomes by the way it is made: pieces about 50 units long, lying along the horizontal. */
const LEAVES = {
  needle: [
    (tone) => path('M-32 3Q0 -9 33 -3Q0 7 -32 3Z', tone) + vein('M-22 0Q0 -3 22 -2', tone),
    (tone) => path('M-27 -2Q2 -8 28 4Q0 8 -27 -2Z', tone),
  ],
  flat: [
    (tone) => path('M-36 1C-18 -10 18 -9 37 -1C18 8 -18 9 -36 1Z', tone) + vein('M-28 1Q0 -2 28 -1', tone),
    (tone) => path('M-30 -2C-14 -9 14 -8 31 2C14 8 -16 7 -30 -2Z', tone) + vein('M-22 -1Q0 0 22 1', tone),
  ],
  curl: [
    stroke('M-16 8C-24 -8 0 -18 12 -8S8 12 -3 5', 8),
    stroke('M-18 -4C-8 -16 16 -14 16 0S-4 12 -6 2', 7),
  ],
  pearl: [
    (tone) => ball(15)(tone) + line('M-10 4Q-2 -8 10 -6M-6 9Q4 0 12 2', shade(tone, 0.5), 2),
    (tone) => ball(18)(tone) + line('M-12 -2Q0 -12 12 -4M-8 8Q4 4 10 8', shade(tone, 0.5), 2),
  ],
  twist: [
    (tone) =>
      path('M-36 4C-22 -12 -6 4 8 -5S28 -9 36 -3C26 4 16 0 8 6S-18 0 -36 4Z', tone) +
      vein('M-28 1C-16 -5 -4 5 10 -1S26 -4 30 -3', tone),
    (tone) =>
      path('M-28 -5C-12 -8 -4 8 10 0S24 2 30 6C18 10 12 4 4 9S-16 4 -28 -5Z', tone) +
      vein('M-20 -3C-8 0 0 8 12 4', tone),
  ],
  bud: [
    (tone) =>
      path('M-31 3C-12 -12 14 -11 33 -5C16 8 -14 11 -31 3Z', tone) + stroke('M-24 2Q0 -6 25 -4', 4)(tone),
    tip,
  ],
  chip: [crumb, (tone) => path('M-18 -6L15 -7L20 5L-8 9Z', tone)],
  leaf: [
    (tone) =>
      path('M-38 4C-20 -22 20 -24 40 -2C20 14 -16 18 -38 4Z', tone) +
      vein('M-32 3Q0 -6 34 -3M-8 0L2 -12M6 -2L14 7', tone),
    lobe,
  ],
  flower: [
    (tone) =>
      [0, 60, 120, 180, 240, 300]
        .map((turn) => ellipse(15, 0, 13, 6.5, tone, `transform="rotate(${turn})"`))
        .join('') +
      ellipse(1, 1, 10, 8.5, '#a8701f') +
      ellipse(0, -1, 9, 7.5, '#e0a83a'),
    (tone) => ellipse(0, 0, 11, 10, '#d59a31') + path('M-8 6C-14 16 -2 20 0 10C4 20 14 16 8 6Z', tone),
  ],
  fruit: [
    ball(17),
    (tone) =>
      path('M-22 6C-24 -12 6 -18 22 -6C26 6 6 4 -4 12Z', mix(tone, '#d9a15a', 0.4)) +
      vein('M-14 3Q0 -8 16 -6', tone),
    (tone) => path('M-14 8C-18 -8 4 -20 20 -10C10 -2 4 10 -14 8Z', shade(tone, 0.3)),
  ],
  twig: [twig, stroke('M-18 -3L20 3', 6)],
  seed: [seed, husk],
  nest: [
    (tone) =>
      ellipse(2, 8, 44, 31, shade(tone, 0.6)) +
      ellipse(0, 0, 44, 31, tone) +
      ellipse(0, -3, 24, 13, shade(tone, 0.55)) +
      line(
        'M-34 -8Q-20 -26 4 -26M-38 8Q-24 22 0 24M16 22Q34 14 38 -2',
        tint(tone, 0.25),
        3,
        'stroke-opacity=".7"',
      ),
  ],
  mandarin: [
    () =>
      ellipse(3, 6, 48, 44, '#7c4a1c') +
      ellipse(0, 0, 48, 44, '#b97a34') +
      ellipse(-14, -16, 20, 14, '#dda860', 'fill-opacity=".7"') +
      ellipse(4, -20, 16, 8, '#2f1d14'),
  ],
  powder: [ball(3), ball(5)],
} satisfies Record<string, readonly [Piece, ...Piece[]]>
export type LeafKind = keyof typeof LEAVES

const petal: Piece = (tone) =>
  path('M-18 4C-16 -14 10 -18 20 -4C14 10 -8 14 -18 4Z', tone) + vein('M-12 3Q2 -6 14 -4', tone)
const peel: Piece = (tone) =>
  path('M-20 -4H18L22 8H-16Z', tone) + path('M-20 -4H18L19 -1H-19Z', tint(tone, 0.6))
const star: Piece = (tone) =>
  group(
    [0, 72, 144, 216, 288]
      .map((turn) => path('M0 0C9 -7 8 -20 0 -22C-8 -20 -9 -7 0 0Z', tone, `transform="rotate(${turn})"`))
      .join(''),
    'transform="scale(1 .8)"',
  )
const stick: Piece = (tone) => stroke('M-26 3L26 -5', 11)(tone)

/** What is mixed among the leaves, in its own colour. */
const BITS = {
  rice: [husk, '#e9d8a8'],
  jasmine: [star, '#f7f0dd'],
  rose: [petal, '#c9788a'],
  cornflower: [star, '#4a62a8'],
  lavender: [seed, '#8474a8'],
  osmanthus: [star, '#e5a93a'],
  orange: [peel, '#df8a35'],
  lemon: [peel, '#e8cf5a'],
  ginger: [peel, '#e0c382'],
  apple: [petal, '#ead7a4'],
  apricot: [petal, '#e2a050'],
  spice: [stick, '#8f5a30'],
  almond: [petal, '#f0dfbd'],
  vanilla: [twig, '#2b1a12'],
  berry: [ball(15), '#46264a'],
  cherry: [ball(16), '#9c2c34'],
  gold: [tip, '#c99c45'],
  powder: [ball(7), '#9bb95a'],
  caramel: [crumb, '#d2964a'],
  leaf: [lobe, '#7d9460'],
} satisfies Record<string, readonly [Piece, string]>
export type BitKind = keyof typeof BITS

/** The tea in a packet: how its leaf looks, dry and in the cup. */
export interface Tea {
  leaf: LeafKind
  colour: string
  infusion: string
  bits?: readonly BitKind[]
  /** Which of its kind it is: neighbours in a listing are dressed apart by it. */
  number: number
}

/** Every third piece is one of the bits, so that they show even in a spoonful. */
export function teaStamps(pen: Pen, { leaf, colour, bits = [] }: Tea): string[] {
  const tones = [colour, shade(colour, 0.2), tint(colour, 0.24), shade(colour, 0.34)]
  const pieces: readonly Piece[] = LEAVES[leaf]
  const leaves = tones.map((tone, index) => pen.stamp(pieces[index % pieces.length]?.(tone) ?? ''))
  const more = bits.map((bit) => {
    const [piece, tone] = BITS[bit]
    return pen.stamp(piece(tone))
  })
  return more.length === 0
    ? leaves
    : more.flatMap((bit, index) => [...leaves.slice(index % 2, 2 + (index % 2)), bit])
}

const SHARE: Partial<Record<LeafKind, number>> = {
  needle: 1.3,
  chip: 1.3,
  seed: 1.3,
  leaf: 0.6,
  flower: 0.7,
}

/** How many pieces fill a heap that takes so many common leaves. */
export const countOf = (leaf: LeafKind, count: number) => Math.round(count * (SHARE[leaf] ?? 1))

/** Pieces too large to heap: three of them lie side by side. */
export const isWhole = (leaf: LeafKind) => leaf === 'nest' || leaf === 'mandarin'
