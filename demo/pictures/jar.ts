import { mix, tint } from './colour.ts'
import { label } from './emblem.ts'
import { beanStamps, scatter } from './heap.ts'
import { lathe } from './lathe.ts'
import { TILT, type Thing } from './surface.ts'
import type { Draw, Look } from './look.ts'
import { type Pen, ellipse, group, move, path, rect } from './pen.ts'
import { woodLid } from './tin.ts'

export function glass(pen: Pen, r: number, height: number): string {
  const shine = pen.linear(
    [-r, 0],
    [r, 0],
    [0, '#ffffff', 0.7],
    [0.06, '#ffffff', 0.1],
    [0.16, '#ffffff', 0.1],
    [0.22, '#ffffff', 0.55],
    [0.29, '#ffffff', 0.06],
    [0.8, '#1e1510', 0.05],
    [0.94, '#1e1510', 0.28],
    [1, '#ffffff', 0.6],
  )
  return rect(-r, -height - 40, r * 2, height + 90, shine)
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
      glass(pen, r, height) +
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
  const content = look.content ?? '#d9922b'
  const made = jar(pen, look, {
    r: 148,
    height: 268,
    level: 216,
    content,
    cap: woodLid(pen, 134, 40),
  })
  const glow = pen.glow(-40, -40, 110, 50, tint(content, 0.4), 0.6)
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
