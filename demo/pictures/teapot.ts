import { bar, lid, pot, stack, thin, under } from './clay.ts'
import { shade, tint } from './colour.ts'
import { type Profile, turned } from './surface.ts'
import { BRASS, type Draw } from './look.ts'
import { move, path, softLine } from './pen.ts'

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
    [0, tint(thin(look.colour), 0.34)],
    [0.5, thin(look.colour)],
    [1, shade(thin(look.colour), 0.34)],
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

export const milkJug: Draw = (pen, look) => {
  const body = pot(
    pen,
    look,
    turned('106,0 124,6 154,90 146,190 112,270 126,330'),
    ['dip', 'speckle', 'brush'],
    { fill: { colour: '#f5ead8', level: 26 } },
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
      'M-122 -338C-150 -346 -174 -352 -180 -344C-178 -318 -150 -286 -112 -256L-60 -256V-338Z',
      pen.linear([-180, -350], [-110, -260], [0, tint(look.colour, 0.4)], [1, shade(look.colour, 0.12)]),
    ) +
    path('M-118 -340C-146 -348 -168 -352 -177 -345C-160 -336 -134 -322 -112 -318Z', shade(look.colour, 0.25))
  return under(body, handle + lip, { width: 420, centre: 30 })
}

export const sugarBowl: Draw = (pen, look) => {
  const body = pot(pen, look, turned('96,0 116,6 164,70 172,140 140,206'), ['dip', 'speckle', 'brush'])
  return stack(body, move(lid(pen, look, 138, look.colour), 0, -206), { height: 316 })
}
