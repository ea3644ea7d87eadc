import { luminance, mix, shade, tint } from './colour.ts'
import { type GlazeKind, glazed } from './glaze.ts'
import { lathe, type LatheSpec, type Profile, type Thing, TILT, turned } from './lathe.ts'
import { BRASS, COFFEE, type Draw, type Look, TEA } from './look.ts'
import { ellipse, line, move, path, type Pen, softLine } from './pen.ts'
import { steam } from './stage.ts'

const CLAY = '#c9a27c'
const CLAY_DARK = '#6d4a38'

/** A rounded bar: handle, spoon stem, wire. Light lies on its upper left. */
export function bar(
  pen: Pen,
  d: string,
  width: number,
  colour: string,
  box: [number, number, number, number],
): string {
  const [x1, y1, x2, y2] = box
  const across = pen.linear(
    [x1, y1],
    [x2, y2],
    [0, tint(colour, 0.12)],
    [0.5, colour],
    [1, shade(colour, 0.42)],
  )
  return (
    line(d, shade(colour, 0.36), width) +
    line(d, across, width * 0.84, `transform="translate(${-width * 0.05} ${-width * 0.06})"`) +
    line(
      d,
      tint(colour, 0.75),
      width * 0.14,
      `stroke-opacity=".55" transform="translate(${-width * 0.2} ${-width * 0.2})"`,
    )
  )
}

function pot(
  pen: Pen,
  look: Look,
  profile: Profile,
  kinds: readonly [GlazeKind, ...GlazeKind[]],
  more: Partial<LatheSpec> = {},
): Thing {
  const kind = pen.pick(kinds)
  const clay = luminance(look.colour) < 0.3 ? CLAY_DARK : CLAY
  return lathe(pen, {
    profile,
    colour: kind === 'dip' ? clay : look.colour,
    inside: mix(look.colour, '#f3e9d8', luminance(look.colour) < 0.4 ? 0.35 : 0.5),
    decor: glazed(pen, kind, look.colour),
    ...more,
  })
}

function stack(base: Thing, over: string, more: Partial<Thing> = {}): Thing {
  return { ...base, art: base.art + over, ...more }
}

function under(base: Thing, below: string, more: Partial<Thing> = {}): Thing {
  return { ...base, art: below + base.art, ...more }
}

const brew = (pen: Pen) => pen.pick([COFFEE, TEA, '#8a4a22', '#c98a3c'])

export const mug: Draw = (pen, look) => {
  const profile = pen.pick<Profile>([
    turned('126,0 148,5 164,34 170,120 171,230 168,336'),
    turned('112,0 140,6 176,60 188,140 178,230 164,318'),
    turned('134,0 146,4 150,30 156,160 164,280 172,348'),
  ])
  const handle = bar(
    pen,
    'M150 -266C236 -292 296 -238 284 -170C276 -112 214 -76 148 -82',
    36,
    look.colour,
    [140, -290, 270, -70],
  )
  const body = pot(pen, look, profile, ['dip', 'speckle', 'brush', 'rings'], {
    fill: { colour: brew(pen), level: 34 },
  })
  return stack(under(body, handle, { width: 490, centre: 56 }), steam(pen, 0, -body.height - 4, 190))
}

export const tumbler: Draw = (pen, look) =>
  pot(pen, look, turned('104,0 118,4 126,26 138,170 150,330 152,352'), ['dip', 'rings', 'speckle'], {
    fill: { colour: brew(pen), level: 26 },
  })

export const espressoCup: Draw = (pen, look) => {
  const body = pot(pen, look, turned('72,0 88,4 112,40 126,110 128,190'), ['dip', 'speckle', 'brush'], {
    fill: { colour: COFFEE, level: 26 },
  })
  const handle = bar(
    pen,
    'M116 -150C176 -170 206 -120 180 -86C166 -66 136 -56 112 -62',
    24,
    look.colour,
    [110, -160, 190, -60],
  )
  const crema = ellipse(-10, -168, 60, 12, '#b9783e', 'fill-opacity=".55"')
  return stack(
    saucerUnder(pen, look, 186),
    move(handle + body.art + crema, 0, -14) + steam(pen, 0, -206, 130),
    { height: 216 },
  )
}

function saucerUnder(pen: Pen, look: Look, r: number): Thing {
  const plain = lathe(pen, {
    profile: [
      [
        [r * 0.56, 0],
        [r * 0.62, 4],
        [r * 0.86, 18],
        [r, 30],
      ],
    ],
    colour: look.colour,
    wall: 6,
    inside: tint(look.colour, 0.3),
    gloss: 0.4,
  })
  const well = pen.radial(
    [-r * 0.2, -30],
    r,
    [0, tint(look.colour, 0.3)],
    [0.6, look.colour],
    [1, shade(look.colour, 0.16)],
  )
  const dish =
    ellipse(0, -29, r - 7, (r - 7) * TILT, well) +
    pen.glow(r * 0.12, -20, r * 0.72, r * 0.2, shade(look.colour, 0.75), 0.7)
  return { ...plain, art: plain.art + dish }
}

export const cupAndSaucer: Draw = (pen, look) => {
  const body = pot(pen, look, turned('74,0 90,5 130,50 158,120 168,196'), ['speckle', 'brush', 'rings'], {
    fill: { colour: TEA, level: 24 },
  })
  const handle = bar(
    pen,
    'M152 -160C222 -184 248 -126 216 -88C198 -68 162 -58 136 -66',
    24,
    look.colour,
    [140, -170, 230, -60],
  )
  return stack(saucerUnder(pen, look, 250), move(handle + body.art, 0, -14) + steam(pen, 0, -214, 170), {
    height: 224,
  })
}

export const bowl: Draw = (pen, look) =>
  pot(pen, look, turned('92,0 96,20 98,24 / 98,24 170,60 222,130 244,206'), [
    'dip',
    'speckle',
    'rings',
    'brush',
  ])

export const matchaBowl: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    turned('100,0 102,18 / 102,18 176,40 204,110 206,200 212,232'),
    ['dip', 'brush'],
    { fill: { colour: '#8fae45', level: 22 }, wall: 11 },
  )
  const foam = Array.from({ length: 14 }, () =>
    ellipse(
      pen.between(-120, 120),
      -210 + pen.between(-14, 14),
      pen.between(3, 9),
      pen.between(1.4, 3),
      '#c9da8c',
      'fill-opacity=".7"',
    ),
  ).join('')
  return stack(body, foam)
}

export const vase: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    pen.pick<Profile>([
      turned('92,0 112,6 158,90 166,190 122,310 60,380 52,430 70,468'),
      turned('84,0 98,6 120,120 150,260 140,340 84,396 62,420 66,452'),
    ]),
    ['dip', 'speckle', 'rings'],
  )
  const top = -body.height
  const stems = line(
    `M6 ${top + 6}C0 ${top - 120} -40 ${top - 200} -84 ${top - 270}M10 ${top + 6}C16 ${top - 90} 60 ${top - 190} 96 ${top - 230}M0 ${top - 4}C-6 ${top - 130} 8 ${top - 240} 2 ${top - 330}`,
    '#6e6a45',
    5,
  )
  const leaf = pen.stamp(
    path('M0 0C16 -30 58 -40 84 -30C66 -2 28 14 0 0Z', '#7f8a5c') +
      line('M4 -2C30 -14 54 -22 76 -28', '#5d6741', 2.4),
  )
  const twig = ([x, y, turn, size]: readonly [number, number, number, number]) =>
    `<use href="${leaf}" transform="translate(${x} ${top + y}) rotate(${turn}) scale(${size})"/>`
  const leaves = (
    [
      [-84, -270, -110, 1],
      [-66, -226, -168, 0.9],
      [-50, -196, -50, 0.9],
      [96, -230, -40, 1],
      [62, -176, 20, 0.8],
      [44, -140, -90, 0.8],
      [2, -330, -80, 1],
      [4, -270, -20, 0.9],
      [2, -236, 190, 0.9],
      [-4, -150, 160, 0.7],
    ] as const
  )
    .map(twig)
    .join('')
  return under(body, stems + leaves, { height: body.height + 330 })
}

export const milkJug: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    turned('106,0 124,6 154,90 146,190 112,270 126,330'),
    ['dip', 'speckle', 'brush'],
    { fill: { colour: '#f5ead8', level: 40 } },
  )
  const handle = bar(
    pen,
    'M116 -292C214 -330 250 -220 210 -150C192 -118 162 -104 138 -104',
    28,
    look.colour,
    [120, -320, 230, -100],
  )
  const lip =
    path(
      'M-122 -338C-150 -346 -174 -352 -180 -344C-178 -318 -150 -286 -112 -262Z',
      pen.linear([-180, -350], [-110, -260], [0, tint(look.colour, 0.4)], [1, shade(look.colour, 0.12)]),
    ) +
    path('M-118 -340C-146 -348 -168 -352 -177 -345C-160 -336 -134 -322 -112 -318Z', shade(look.colour, 0.25))
  return under(body, handle + lip, { width: 420, centre: 30 })
}

function lid(pen: Pen, look: Look, r: number, knob: string): string {
  const cap = lathe(pen, {
    profile: [
      [
        [r, 0],
        [r, 8],
      ],
      [
        [r, 8],
        [r * 0.82, 30],
        [r * 0.46, 50],
        [r * 0.12, 56],
      ],
    ],
    colour: look.colour,
    top: 'closed',
  })
  const ball = lathe(pen, {
    profile: turned('10,0 14,8 26,26 22,44 6,54'),
    colour: knob,
    top: 'closed',
  })
  return cap.art + move(ball.art, 0, -54)
}

export const sugarBowl: Draw = (pen, look) => {
  const body = pot(pen, look, turned('96,0 116,6 164,70 172,140 140,206'), ['dip', 'speckle', 'brush'])
  return stack(body, move(lid(pen, look, 138, look.colour), 0, -206), { height: 316 })
}

export const teapot: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    pen.pick<Profile>([
      turned('110,0 130,5 196,80 214,160 180,244 104,290'),
      turned('130,0 150,5 190,60 192,160 162,240 100,276'),
    ]),
    ['dip', 'speckle', 'brush', 'rings'],
  )
  const spoutFill = pen.linear(
    [-330, -300],
    [-190, -60],
    [0, tint(look.colour, 0.34)],
    [0.5, look.colour],
    [1, shade(look.colour, 0.34)],
  )
  const spout =
    path(
      'M-176 -70C-250 -92 -262 -190 -322 -266C-326 -276 -290 -290 -282 -280C-240 -224 -228 -186 -160 -180Z',
      spoutFill,
    ) +
    `<ellipse cx="-302" cy="-275" rx="21" ry="7" transform="rotate(-20 -302 -275)" fill="${shade(look.colour, 0.55)}" stroke="${tint(look.colour, 0.4)}" stroke-width="4"/>` +
    softLine('M-296 -250C-256 -200 -244 -130 -196 -96', tint(look.colour, 0.7), 8, 0.4)
  const handle = bar(
    pen,
    'M148 -240C250 -300 330 -230 306 -150C290 -96 236 -66 182 -66',
    28,
    look.colour,
    [150, -280, 310, -60],
  )
  const knob = pen.random() < 0.4 ? BRASS : look.colour
  return stack(
    under(body, spout + handle, { width: 640 }),
    move(lid(pen, look, 104, knob), 0, -body.height + 2),
    { height: body.height + 104 },
  )
}

export const gaiwan: Draw = (pen, look) => {
  const saucer = saucerUnder(pen, look, 200)
  const cup = pot(pen, look, turned('66,0 72,14 / 72,14 112,60 140,130 166,190'), ['speckle', 'brush'], {
    fill: { colour: '#c98a3c', level: 20 },
  })
  const cap = lathe(pen, {
    profile: turned('146,0 140,14 96,48 40,64 / 40,64 34,78 46,92'),
    colour: look.colour,
    wall: 8,
  })
  return stack(saucer, move(cup.art, 0, -20) + move(cap.art, 0, -202), { height: 300, width: 400 })
}

/** A plate is propped up to face the viewer, a second one lies before it. */
export const plate: Draw = (pen, look) => {
  const [r, y] = [252, -250]
  const glaze = look.colour
  const disc = (radius: number, fill: string, dx = 0, dy = 0) =>
    ellipse(dx, y + dy, radius, radius * 0.96, fill)
  const rim = pen.linear(
    [-r, y - r],
    [r, y + r],
    [0, tint(glaze, 0.5)],
    [0.45, glaze],
    [1, shade(glaze, 0.34)],
  )
  const well = pen.radial([-80, y - 90], 330, [0, tint(glaze, 0.36)], [0.6, glaze], [1, shade(glaze, 0.26)])
  const flecks = Array.from({ length: 70 }, () => {
    const [angle, reach, size] = [pen.between(0, 6.28), Math.sqrt(pen.random()) * 236, pen.between(0.9, 3.2)]
    return ellipse(
      Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      size,
      size,
      shade(glaze, 0.6),
      'fill-opacity=".42"',
    )
  }).join('')
  const grooves = [96, 60, 28]
    .map(
      (radius) =>
        `<ellipse cx="0" cy="${y}" rx="${radius}" ry="${radius * 0.96}" fill="none" stroke="${shade(glaze, 0.5)}" stroke-width="2" stroke-opacity=".16"/>`,
    )
    .join('')
  const art =
    disc(r, shade(glaze, 0.5), 7, 3) +
    disc(r, shade(CLAY, 0.1)) +
    disc(r - 5, rim) +
    disc(r - 58, shade(glaze, 0.34), -3, -3) +
    disc(r - 58, tint(glaze, 0.4), 3, 3) +
    disc(r - 61, well) +
    grooves +
    flecks +
    softLine('M-196 -330A210 204 0 0 1 -96 -424', '#fff', 16, 0.5)
  const low = lathe(pen, {
    profile: turned('96,0 104,4 156,18 184,32'),
    colour: tint(glaze, 0.2),
    wall: 6,
    gloss: 0.3,
    inside: tint(glaze, 0.3),
  })
  return {
    art:
      pen.glow(20, -6, 190, 26, shade(glaze, 0.8), 0.5) +
      art +
      move(
        pen.glow(30, 6, 210, 42, shade(glaze, 0.85), 0.55) +
          low.art +
          ellipse(0, -32, 177, 41, tint(glaze, 0.28)) +
          ellipse(4, -27, 120, 25, shade(glaze, 0.1), 'fill-opacity=".5"'),
        96,
        66,
      ),
    foot: 150,
    depth: 18,
    width: 560,
    height: 500,
  }
}

export const candle: Draw = (pen, look) => {
  const body = pot(pen, look, turned('118,0 130,4 136,30 138,200 136,214'), ['dip', 'speckle', 'rings'], {
    fill: { colour: '#f1e2c4', level: 22 },
  })
  const flame =
    pen.glow(0, -276, 120, 120, '#ffdf9a', 0.7) +
    path(
      'M0 -322C20 -286 24 -262 0 -246C-24 -262 -20 -286 0 -322Z',
      pen.linear([0, -322], [0, -246], [0, '#fff3c8'], [0.6, '#f8c25c'], [1, '#e58a34']),
    )
  return stack(body, line('M0 -196V-252', '#4a3426', 5) + flame, { height: 320 })
}
