import { bar } from './clay.ts'
import { shade, tint } from './colour.ts'
import { glass } from './jar.ts'
import { lathe } from './lathe.ts'
import { TILT, turned } from './surface.ts'
import { type Draw, STEEL, WOOD } from './look.ts'
import { ellipse, group, line, move, n, path, rect } from './pen.ts'

const BLACK = '#3a3633'

export const frenchPress: Draw = (pen, look) => {
  const glassBody = lathe(pen, {
    profile: turned('130,0 132,4 132,340'),
    colour: '#e6e9e3',
    finish: 'paper',
    top: 'closed',
    decor: (surface) =>
      path(surface.band(0, 220), '#4a2716') +
      ellipse(0, -220, 132, 132 * TILT, '#7c4a2c') +
      rect(-3, -340, 6, 124, '#8f8b84') +
      glass(pen, 132, 340),
  })
  const band = (low: number, high: number) => {
    const ring = lathe(pen, {
      profile: [
        [
          [137, 0],
          [137, high - low],
        ],
      ],
      colour: look.colour,
      finish: 'metal',
      top: 'open',
      wall: 3,
    })
    return group(
      ring.art,
      `transform="translate(0 ${-low})" clip-path="${pen.clip(`M-150 0V${-(high - low)}A137 33 0 0 0 150 ${-(high - low)}V60H-150Z`)}"`,
    )
  }
  const posts = [-104, 104]
    .map((x) =>
      path(
        `M${x - 7} -300h14v326h-14Z`,
        pen.linear([x - 7, 0], [x + 7, 0], [0, tint(look.colour, 0.4)], [1, shade(look.colour, 0.45)]),
      ),
    )
    .join('')
  const lid = lathe(pen, {
    profile: turned('138,0 138,18 / 138,18 120,40 70,54 20,58'),
    colour: look.colour,
    finish: 'metal',
    top: 'closed',
  })
  const knob = lathe(pen, {
    profile: turned('10,0 14,8 28,24 24,44 8,50'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const handle = bar(
    pen,
    'M134 -300C216 -310 240 -290 236 -240L228 -110C224 -70 190 -56 134 -56',
    26,
    WOOD,
    [140, -300, 250, -60],
  )
  const art =
    handle +
    glassBody.art +
    posts +
    band(0, 24) +
    band(284, 306) +
    move(lid.art, 0, -334) +
    rect(-3, -452, 6, 62, STEEL) +
    move(knob.art, 0, -446)
  return { ...glassBody, art, width: 400, centre: 52, height: 500 }
}

export const mokaPot: Draw = (pen, look) => {
  const metal = look.colour
  const facets = (low: number, high: number, bottom: number, top: number) => {
    const turns = [-1.571, -1.18, -0.59, 0, 0.59, 1.18, 1.571]
    const tones = [0.3, -0.3, -0.55, 0.02, 0.3, 0.52]
    return turns
      .slice(0, -1)
      .map((turn, index) => {
        const next = turns[index + 1] ?? turn
        const spot = (r: number, h: number, angle: number) =>
          `${n(r * Math.sin(angle))} ${n(-h + r * TILT * Math.cos(angle))}`
        const tone = tones[index] ?? 0
        const face = tone < 0 ? tint(metal, -tone) : shade(metal, tone)
        const fill = pen.linear([0, -high], [0, -low], [0, tint(face, 0.12)], [1, shade(face, 0.14)])
        return path(
          `M${spot(bottom, low, turn)}L${spot(bottom, low, next)}L${spot(top, high, next)}L${spot(top, high, turn)}Z`,
          fill,
          `stroke="${fill}" stroke-width="1"`,
        )
      })
      .join('')
  }
  const waist = path(
    'M-112 -186A112 27 0 0 0 112 -186V-212A112 27 0 0 1 -112 -212Z',
    pen.linear(
      [-112, 0],
      [112, 0],
      [0, shade(metal, 0.4)],
      [0.3, tint(metal, 0.5)],
      [0.6, shade(metal, 0.3)],
      [1, shade(metal, 0.55)],
    ),
  )
  const lid =
    path(
      'M-140 -392A140 34 0 0 0 140 -392L20 -446H-20Z',
      pen.linear(
        [-140, 0],
        [140, 0],
        [0, shade(metal, 0.1)],
        [0.32, tint(metal, 0.55)],
        [0.55, shade(metal, 0.1)],
        [1, shade(metal, 0.5)],
      ),
    ) + line('M-140 -392A140 34 0 0 0 140 -392', tint(metal, 0.6), 2.5, 'stroke-opacity=".6"')
  const spout =
    path('M-122 -330C-150 -350 -172 -380 -184 -396L-136 -396Z', tint(metal, 0.3)) +
    path('M-184 -396L-136 -396L-130 -388L-170 -384Z', shade(metal, 0.4))
  const handle =
    line('M120 -360C150 -372 180 -376 204 -372', BLACK, 30) +
    bar(pen, 'M206 -370C226 -362 226 -330 216 -290L196 -196', 32, BLACK, [190, -380, 230, -200])
  const knob = lathe(pen, {
    profile: turned('10,0 14,10 22,22 20,40 10,46'),
    colour: BLACK,
    top: 'closed',
  })
  const valve = ellipse(-70, -120, 11, 12, shade(metal, 0.5)) + ellipse(-72, -122, 7, 8, tint(metal, 0.4))
  const art =
    handle +
    spout +
    facets(0, 188, 150, 112) +
    valve +
    waist +
    facets(208, 392, 106, 140) +
    lid +
    move(knob.art, 0, -440)
  return { art, foot: 150, depth: 36, width: 410, centre: 20, height: 486 }
}
