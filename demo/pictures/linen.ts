import { shade, tint } from './colour.ts'
import { TILT, type Thing, lathe, turned } from './lathe.ts'
import type { Draw } from './look.ts'
import { ellipse, group, line, move, n, path } from './pen.ts'
import { box } from './solid.ts'

export const tray: Draw = (pen, look) => {
  const wood = look.colour
  const [rx, ry] = [320, 320 * TILT]
  const rim = lathe(pen, {
    profile: turned('300,0 312,6 320,40'),
    colour: wood,
    finish: 'matte',
    wall: 14,
    inside: wood,
  })
  const top = ellipse(
    0,
    -34,
    rx - 16,
    ry - 6,
    pen.linear([-300, -100], [300, 40], [0, tint(wood, 0.42)], [0.5, wood], [1, shade(wood, 0.2)]),
  )
  const lines = [-44, -24, -6, 14, 34]
    .map((y) =>
      line(
        `M${n(-Math.sqrt(1 - (y / 72) ** 2) * 298)} ${y - 34}C-100 ${y - 40} 100 ${y - 28} ${n(Math.sqrt(1 - (y / 72) ** 2) * 296)} ${y - 34}`,
        shade(wood, 0.5),
        2,
        'stroke-opacity=".26"',
      ),
    )
    .join('')
  const cup = lathe(pen, {
    profile: turned('58,0 64,4 84,50 90,110'),
    colour: look.palette.main,
    wall: 7,
    fill: { colour: '#b5642a', level: 20 },
  })
  const shadow = pen.glow(22, 2, 104, 27, '#2a1a10', 0.65)
  return {
    ...rim,
    art: rim.art + top + lines + move(shadow + cup.art, -92, -44) + move(shadow + cup.art, 96, -24),
    height: 190,
    width: 640,
  }
}

export const cloth: Draw = (pen, look) => {
  const stripe = (x: number) =>
    `<path d="M${x} -300V300" stroke="${look.palette.accent}" stroke-width="7" fill-opacity=".75"/>`
  const weave = Array.from({ length: 15 }, (_, index) =>
    line(`M-210 ${-130 + index * 19}H210`, '#fff', 1.4, 'stroke-opacity=".14"'),
  ).join('')
  const folded = (height: number, colour: string): Thing =>
    box(pen, {
      width: 420,
      height,
      depth: 320,
      turn: -0.3,
      colour,
      top: group(
        weave + stripe(-150) + stripe(-128) + stripe(150),
        `clip-path="${pen.clip('M-210 -160H210V160H-210Z')}"`,
      ),
    })
  const layers = [0, 1, 2, 3]
    .map((index) =>
      move(
        folded(26, index % 2 === 0 ? look.colour : shade(look.colour, 0.08)).art,
        index % 2 === 0 ? 0 : 3,
        -index * 25,
      ),
    )
    .join('')
  const base = folded(26, look.colour)
  const sprig =
    line('M-90 -150C-30 -140 40 -150 110 -180', '#6b7048', 5) +
    [
      [-60, -146, -30],
      [-30, -143, 30],
      [4, -146, -50],
      [34, -150, 20],
      [64, -158, -60],
      [100, -174, -20],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        path(
          'M0 0C12 -18 40 -20 54 -12C42 6 16 10 0 0Z',
          '#828e5e',
          `transform="translate(${x} ${y}) rotate(${turn})"`,
        ),
      )
      .join('')
  return { ...base, art: layers + sprig, height: 220 }
}
