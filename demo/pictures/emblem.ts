import { at, ellipse, hash, line, n, path } from './pen.ts'

export const emblemKinds = [
  'leaf',
  'sun',
  'mountain',
  'wave',
  'bean',
  'moon',
  'blossom',
  'cup',
  'sprig',
  'drop',
] as const
export type EmblemKind = (typeof emblemKinds)[number]

export function emblemOf(palette: string): EmblemKind {
  return emblemKinds[hash(`${palette}:mark`) % emblemKinds.length] ?? 'leaf'
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
    `<g transform="translate(0 ${n(-height * 0.16)}) scale(${n(scale * 10) === '0' ? 0.1 : Math.round(scale * 100) / 100})">${emblem(kind, ink, paper)}</g>` +
    rule(height * 0.2, width * 0.27, 5, ink) +
    rule(height * 0.28, width * 0.18, 2, accent) +
    rule(height * 0.34, width * 0.22, 2, accent)
  )
}
