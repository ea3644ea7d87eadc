import { type PaletteName, paletteOf } from './palette.ts'
import { createPen, ellipse, group, line, path, rect } from './pen.ts'
import { framed, type Picture } from './studio.ts'

interface Ink {
  ink: string
  accent: string
  paper: string
}

const WIDTH = 4.5

/** Ways of delivery and payment, each about 100 units across with its middle at the origin. */
const DRAWN = {
  storefront: ({ ink, accent, paper }: Ink) =>
    path('M-42 -36H42L50 -10H-50Z', accent) +
    path('M-25 -36H-8L-11 -10H-32ZM25 -36H42L50 -10H29Z', paper, 'fill-opacity=".45"') +
    line('M-42 -36H42L50 -10H-50ZM-42 -10V42H42V-10M-28 42V6H-4V42M10 6H30V26H10Z', ink, WIDTH),
  locker: ({ ink, accent }: Ink) =>
    rect(-44, -44, 88, 88, 'none', `rx="6" stroke="${ink}" stroke-width="${WIDTH}"`) +
    rect(-38, -38, 36, 34, accent, 'rx="2"') +
    line(
      'M0 -44V44M-44 0H44M0 -22H44M0 22H44M-10 -16V-24M34 -8V-14M34 -30V-36M34 14V8M34 36V30M-10 28V20',
      ink,
      WIDTH,
    ),
  'parcel-shop': ({ ink, accent, paper }: Ink) =>
    path('M-40 -8L0 10V50L-40 32Z', accent) +
    path('M-14 -20L26 -2V10L14 5V-8L-26 -26Z', paper, 'fill-opacity=".6"') +
    line('M-40 -8L0 -26L40 -8L0 10ZM-40 -8V32L0 50L40 32V-8M0 10V50M-20 -17L20 1V16', ink, WIDTH) +
    line('M0 -34V-52M-10 -42L0 -32L10 -42', accent, WIDTH),
  van: ({ ink, accent, paper }: Ink) =>
    path('M-50 -28H12V26H-50Z', accent) +
    path('M18 -12H34L44 6H18Z', paper) +
    line('M-50 -28H12V26H-50ZM12 -16H36L50 8V26H12M20 -6H32L40 8H20Z', ink, WIDTH) +
    [-28, 28].map((x) => ellipse(x, 28, 11, 11, paper, `stroke="${ink}" stroke-width="${WIDTH}"`)).join(''),
  envelope: ({ ink, accent }: Ink) =>
    path('M-50 -32H50L0 8Z', accent) +
    line('M-50 -32H50V34H-50ZM-50 -32L0 8L50 -32M-50 34L-14 -2M50 34L14 -2', ink, WIDTH),
  gateway: ({ ink, accent, paper }: Ink) =>
    rect(-28, -50, 56, 100, 'none', `rx="9" stroke="${ink}" stroke-width="${WIDTH}"`) +
    ellipse(0, -6, 19, 19, accent) +
    line('M-9 -6L-2 2L10 -13', paper, WIDTH + 1) +
    line('M-8 38H8', ink, WIDTH),
  card: ({ ink, accent, paper }: Ink) =>
    rect(-50, -34, 100, 68, paper, `rx="8" stroke="${ink}" stroke-width="${WIDTH}"`) +
    rect(-50, -18, 100, 15, ink) +
    rect(-38, 8, 22, 14, accent, 'rx="3"') +
    line('M8 16H38', ink, WIDTH),
  bank: ({ ink, accent }: Ink) =>
    path('M0 -48L48 -20H-48Z', accent) +
    line('M0 -48L48 -20H-48ZM-34 -10V26M-12 -10V26M12 -10V26M34 -10V26M-44 28H44M-50 42H50', ink, WIDTH),
  cash: ({ ink, accent, paper }: Ink) =>
    rect(-50, -38, 88, 52, accent, 'rx="4"') +
    rect(-38, -24, 88, 52, paper, `rx="4" stroke="${ink}" stroke-width="${WIDTH}"`) +
    ellipse(6, 2, 13, 13, 'none', `stroke="${ink}" stroke-width="${WIDTH}"`) +
    line('M-26 2H-22M34 2H38M-50 20V-34Q-50 -38 -46 -38H34', ink, WIDTH),
  counter: ({ ink, accent }: Ink) =>
    path('M-50 14H50V44H-50Z', accent) +
    line('M-50 14H50V44H-50ZM-18 14V-2H28V14M-10 -2V-24H20V-2M5 -24V-36M-4 -36H14M-2 -13H12', ink, WIDTH),
  invoice: ({ ink, accent, paper }: Ink) =>
    path('M-34 -50H16L36 -30V50H-34Z', paper) +
    path('M16 -50V-30H36Z', accent) +
    line('M-34 -50H16L36 -30V50H-34ZM16 -50V-30H36M-18 -22H2M-18 -4H20M-18 14H20M4 32H20', ink, WIDTH),
}
export type MethodIcon = keyof typeof DRAWN

const SIDE = 320
const PALETTE: PaletteName = 'terracotta'

/** A small emblem for a way of delivery or payment, told apart by its outline at the size of a thumb. */
export function drawMethod(icon: MethodIcon): Picture {
  const { ground, light, main, ink } = paletteOf(PALETTE)
  const pen = createPen(`method:${icon}`)
  const mark = DRAWN[icon]({ ink, accent: main, paper: light })
  const tile = rect(0, 0, SIDE, SIDE, ground, 'rx="48"')
  return framed(
    pen,
    SIDE,
    SIDE,
    tile + group(mark, `transform="translate(${SIDE / 2} ${SIDE / 2}) scale(2.1)"`),
  )
}
