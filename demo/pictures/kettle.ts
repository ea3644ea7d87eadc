import { bar, thin } from './clay.ts'
import { mix, shade, tint } from './colour.ts'
import { glass } from './jar.ts'
import { lathe } from './lathe.ts'
import { TILT, turned } from './surface.ts'
import { COFFEE, type Draw, WOOD } from './look.ts'
import { ellipse, group, line, move, path, softLine } from './pen.ts'

export const kettle: Draw = (pen, look) => {
  const body = lathe(pen, {
    profile: turned('176,0 186,4 188,16 / 188,16 172,120 150,220 138,250'),
    colour: look.colour,
    top: 'closed',
    decor: (surface) => line(surface.ring(18), shade(look.colour, 0.6), 4, 'stroke-opacity=".6"'),
  })
  const lid = lathe(pen, {
    profile: turned('134,0 132,8 96,22 30,28'),
    colour: look.colour,
    top: 'closed',
  })
  const knob = lathe(pen, {
    profile: turned('10,0 12,12 28,20 30,36 20,44'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const fill = pen.linear(
    [-350, -300],
    [-190, -40],
    [0, tint(thin(look.colour), 0.2)],
    [0.5, thin(look.colour)],
    [1, shade(thin(look.colour), 0.3)],
  )
  const spout =
    path(
      'M-150 -30C-290 -8 -270 -190 -286 -250C-294 -278 -322 -288 -352 -282C-362 -286 -362 -304 -352 -308C-310 -316 -274 -300 -260 -262C-240 -200 -250 -88 -160 -92Z',
      fill,
    ) +
    softLine(
      'M-176 -50C-268 -42 -244 -186 -276 -254C-290 -284 -322 -300 -350 -294',
      tint(look.colour, 0.8),
      7,
      0.5,
    ) +
    ellipse(-355, -295, 5, 13, shade(look.colour, 0.6))
  const handle =
    bar(pen, 'M132 -222C176 -262 222 -270 262 -254', 24, look.colour, [130, -270, 260, -220]) +
    bar(pen, 'M160 -60C210 -44 262 -52 286 -86', 20, look.colour, [160, -90, 290, -44]) +
    bar(
      pen,
      'M252 -254C300 -250 312 -220 300 -180C292 -150 282 -110 284 -78',
      36,
      WOOD,
      [250, -250, 310, -80],
    )
  return {
    ...body,
    art: spout + handle + body.art + move(lid.art + move(knob.art, 0, -26), 0, -249),
    width: 690,
    height: 340,
  }
}

export const dripper: Draw = (pen, look) => {
  const server = lathe(pen, {
    profile: turned('128,0 142,6 152,60 140,130 84,184 76,206'),
    colour: '#e7ebe6',
    finish: 'paper',
    top: 'open',
    wall: 4,
    decor: (surface) =>
      path(surface.band(6, 86), '#5a2f1b') +
      ellipse(0, -86, surface.radiusAt(86), surface.radiusAt(86) * TILT, '#7a4527') +
      glass(pen, 152, 206),
  })
  const serverHandle = bar(pen, 'M126 -150C204 -166 214 -70 146 -54', 17, '#dfe5e0', [130, -160, 200, -50])
  const base = lathe(pen, {
    profile: turned('124,0 128,4 128,16 122,20'),
    colour: look.colour,
    top: 'closed',
    gloss: 0.5,
  })
  const cone = lathe(pen, {
    profile: turned('62,0 72,10 112,80 162,168 172,186'),
    colour: look.colour,
    wall: 10,
    inside: mix(look.colour, '#f3e9d8', 0.45),
    decor: (surface) => line(surface.ring(174), tint(look.colour, 0.5), 3, 'stroke-opacity=".5"'),
  })
  const paper =
    path('M-160 -186C-150 -214 -90 -230 0 -228S152 -214 160 -186A160 38 0 0 1 -160 -186Z', '#f4e8d2') +
    ellipse(0, -186, 150, 34, shade('#f4e8d2', 0.2)) +
    ellipse(0, -178, 128, 25, COFFEE) +
    ellipse(-30, -180, 60, 9, '#7a4a2a', 'fill-opacity=".55"')
  const coneHandle = bar(pen, 'M128 -130C196 -148 206 -70 104 -50', 20, look.colour, [110, -140, 200, -50])
  const art =
    serverHandle +
    server.art +
    move(base.art, 0, -206) +
    move(coneHandle + cone.art + group(paper, ''), 0, -222)
  return { ...server, art, width: 380, height: 450 }
}
