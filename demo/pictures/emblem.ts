import { isPaletteName, type PaletteName } from './palette.ts'
import { at, ellipse, line, n, path } from './pen.ts'

const EMBLEMS = {
  linen: 'sprig',
  celadon: 'mountain',
  terracotta: 'wave',
  indigo: 'moon',
  matcha: 'leaf',
  rooibos: 'sun',
  slate: 'cup',
  sakura: 'blossom',
  honey: 'comb',
  moss: 'fir',
  espresso: 'bean',
  porcelain: 'drop',
  plum: 'star',
  saffron: 'shell',
  sea: 'ripple',
  birch: 'arches',
  charcoal: 'bean',
  rose: 'blossom',
  lavender: 'sprig',
  clay: 'drop',
} as const satisfies Record<PaletteName, string>

export type EmblemKind = (typeof EMBLEMS)[PaletteName]

/** One mark per brand colour: on the packet, on the tin, in the logo. */
export function emblemOf(palette: string): EmblemKind {
  return isPaletteName(palette) ? EMBLEMS[palette] : 'sprig'
}

const LEAF = 'M0 -44C30 -22 30 18 0 44C-30 18 -30 -22 0 -44Z'

/** A mark about 100 units across, its middle at the origin. */
export function emblem(kind: EmblemKind, ink: string, paper: string): string {
  switch (kind) {
    case 'leaf':
      return (
        path(LEAF, ink, 'transform="rotate(24)"') +
        line('M-17 38L15 -30M-4 12L14 4M-10 24L-20 12M4 -8L-8 -18', paper, 3)
      )
    case 'sun':
      return ellipse(0, 0, 20, 20, ink) + rays(ink)
    case 'mountain':
      return (
        path('M-50 34L-14 -30L4 2L18 -18L50 34Z', ink) +
        path('M-14 -30L-26 -9L-15 -14L-8 -6L-3 -10Z', paper) +
        ellipse(30, -32, 9, 9, ink)
      )
    case 'wave':
      return [-22, 0, 22].map((y) => line(`M-46 ${y}q11.5 -17 23 0t23 0t23 0t23 0`, ink, 6)).join('')
    case 'bean':
      return (
        ellipse(0, 0, 28, 42, ink, 'transform="rotate(28)"') + line('M18 -35C-8 -14 14 10 -18 35', paper, 5)
      )
    case 'moon':
      return path('M14 -42A42 42 0 1 0 40 20A34 34 0 0 1 14 -42Z', ink) + ellipse(26, -20, 4, 4, ink)
    case 'blossom':
      return (
        [0, 72, 144, 216, 288]
          .map((turn) =>
            path('M0 -8C20 -20 18 -46 0 -44C-18 -46 -20 -20 0 -8Z', ink, `transform="rotate(${turn})"`),
          )
          .join('') + ellipse(0, 0, 7, 7, ink)
      )
    case 'cup':
      return (
        path('M-34 -10H30C30 26 14 38 -2 38S-34 26 -34 -10Z', ink) +
        line('M30 -2C52 -6 48 22 24 18', ink, 6) +
        line('M-14 -22q-8 -9 0 -18M6 -22q-8 -9 0 -18', ink, 5)
      )
    case 'sprig':
      return (
        line('M0 46V-20', ink, 5) +
        [
          [-1, 26],
          [1, 12],
          [-1, -4],
          [1, -18],
        ]
          .map(([side = 1, y = 0]) =>
            path(
              'M0 0C10 -20 34 -20 40 -16C34 4 14 8 0 0Z',
              ink,
              `transform="translate(0 ${y}) scale(${side} 1)"`,
            ),
          )
          .join('') +
        path('M0 -16C-12 -28 -6 -44 0 -48C6 -44 12 -28 0 -16Z', ink)
      )
    case 'comb':
      return [
        [0, 0],
        [0, -35],
        [30, -17.5],
        [30, 17.5],
        [0, 35],
        [-30, 17.5],
        [-30, -17.5],
      ]
        .map(([x = 0, y = 0], index) =>
          path(
            'M-18 0L-9 -15.6H9L18 0L9 15.6H-9Z',
            index === 0 ? 'none' : ink,
            `transform="translate(${x} ${y})"`,
          ),
        )
        .join('')
    case 'fir':
      return (
        path('M0 -48L22 -16H10L32 14H14L36 40H-36L-14 14H-32L-10 -16H-22Z', ink) + line('M0 40V52', ink, 8)
      )
    case 'star':
      return path(
        'M0 -48L9 -12L34 -34L12 -9L48 0L12 9L34 34L9 12L0 48L-9 12L-34 34L-12 9L-48 0L-12 -9L-34 -34L-9 -12Z',
        ink,
      )
    case 'shell':
      return (
        path('M0 42L-46 -8C-40 -34 -18 -44 0 -44S40 -34 46 -8Z', ink) +
        line('M0 34V-36M-4 32L-24 -30M4 32L24 -30M-8 30L-38 -12M8 30L38 -12', paper, 4)
      )
    case 'ripple':
      return [14, 28, 42]
        .map(
          (r) =>
            `<circle r="${r}" fill="none" stroke="${ink}" stroke-width="5.5" stroke-dasharray="${n(r * 4.7)} ${n(r * 1.58)}" transform="rotate(${r * 7})"/>`,
        )
        .join('')
    case 'arches':
      return [44, 29, 14].map((r) => line(`M${-r} 34V-2A${r} ${r} 0 0 1 ${r} -2V34`, ink, 6)).join('')
    case 'drop':
      return (
        path('M0 -46C12 -22 32 -4 32 16A32 32 0 0 1 -32 16C-32 -4 -12 -22 0 -46Z', ink) +
        line('M-16 16A16 16 0 0 0 0 32', paper, 5)
      )
  }
}

function rays(ink: string): string {
  const d = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)]
    const reach = index % 2 === 0 ? 46 : 40
    return `M${at(x * 29, y * 29)}L${at(x * reach, y * reach)}`
  }).join('')
  return line(d, ink, 5)
}

/** A printed label: mark, name rule and two fine rules, in a frame of the given size around the origin. */
export function label(
  kind: EmblemKind,
  width: number,
  height: number,
  paper: string,
  ink: string,
  accent: string,
): string {
  const scale = Math.min(width, height) / 210
  const [x, y] = [width / 2, height / 2]
  const rule = (top: number, half: number, weight: number, colour: string) =>
    line(`M${at(-half, top)}H${n(half)}`, colour, weight)
  return (
    path(`M${at(-x, -y)}H${n(x)}V${n(y)}H${n(-x)}Z`, paper) +
    `<path d="M${at(-x + 9, -y + 9)}H${n(x - 9)}V${n(y - 9)}H${n(-x + 9)}Z" fill="none" stroke="${accent}" stroke-width="1.8"/>` +
    `<g transform="translate(0 ${n(-height * 0.16)}) scale(${Math.round(scale * 100) / 100})">${emblem(kind, ink, paper)}</g>` +
    rule(height * 0.2, width * 0.27, 5, ink) +
    rule(height * 0.28, width * 0.18, 2, accent) +
    rule(height * 0.34, width * 0.22, 2, accent)
  )
}
