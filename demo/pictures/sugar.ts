import { shade, tint } from './colour.ts'
import { mound, scatter } from './heap.ts'
import { lathe } from './lathe.ts'
import { type Draw, WOOD_DARK } from './look.ts'
import { group, move, path, type Pen } from './pen.ts'
import { turned } from './surface.ts'

const CANDY = '#a4703a'

/** Clear crystals: each has a lit face, a dark one, and an edge that shines. */
function crystals(pen: Pen, colour: string): string[] {
  const crystal = (top: string, left: string, right: string, tone: string) =>
    pen.stamp(
      group(
        path(left, shade(tone, 0.3)) +
          path(right, tone) +
          path(top, tint(tone, 0.32), 'stroke="#fff4dc" stroke-opacity=".6" stroke-width="1.4"'),
        '',
      ),
    )
  return [
    crystal('M-26 -6L-6 -22L24 -14L6 4Z', 'M-26 -6L6 4L4 26L-24 14Z', 'M6 4L24 -14L26 8L4 26Z', colour),
    crystal(
      'M-20 -8L4 -18L22 -4L-2 6Z',
      'M-20 -8L-2 6L-4 22L-22 8Z',
      'M-2 6L22 -4L20 12L-4 22Z',
      tint(colour, 0.22),
    ),
    crystal(
      'M-18 -12L8 -20L20 -8L-4 2Z',
      'M-18 -12L-4 2L0 24L-16 10Z',
      'M-4 2L20 -8L22 10L0 24Z',
      shade(colour, 0.18),
    ),
  ]
}

/** Rock sugar in a shallow wooden bowl, some of it before. */
export const rockSugar: Draw = (pen, look) => {
  const bowl = lathe(pen, {
    profile: turned('120,0 136,6 204,46 232,92'),
    colour: WOOD_DARK,
    finish: 'matte',
    wall: 10,
    inside: tint(WOOD_DARK, 0.1),
  })
  const stamps = crystals(pen, look.content ?? CANDY)
  const heap = mound(pen, stamps, shade(CANDY, 0.5), 64, 1.25)
  const before = scatter(pen, stamps, 6, (index) => [
    -216 + index * 80 + pen.between(-30, 30),
    54 + pen.between(0, 44),
    pen.between(0.8, 1.2),
  ])
  return { ...bowl, art: bowl.art + move(heap, 0, -88, 1.04) + before, width: 520, height: 220 }
}
