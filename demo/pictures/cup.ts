import { bar, brew, pot, saucerUnder, stack, under } from './clay.ts'
import { lathe } from './lathe.ts'
import { type Profile, turned } from './surface.ts'
import { COFFEE, type Draw, TEA } from './look.ts'
import { ellipse, move } from './pen.ts'
import { steam } from './stage.ts'

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
    fill: { colour: brew(pen, look), level: 34 },
  })
  return stack(under(body, handle, { width: 490, centre: 56 }), steam(pen, 0, -body.height - 4, 190))
}

export const tumbler: Draw = (pen, look) =>
  pot(pen, look, turned('104,0 118,4 126,26 138,170 150,330 152,352'), ['dip', 'rings', 'speckle'], {
    fill: { colour: brew(pen, look), level: 26 },
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

export const cupAndSaucer: Draw = (pen, look) => {
  const body = pot(pen, look, turned('74,0 90,5 130,50 158,120 168,196'), ['speckle', 'brush', 'rings'], {
    fill: { colour: look.tea?.infusion ?? TEA, level: 24 },
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

export const gaiwan: Draw = (pen, look) => {
  const saucer = saucerUnder(pen, look, 200)
  const cup = pot(pen, look, turned('66,0 72,14 / 72,14 112,60 140,130 166,190'), ['speckle', 'brush'], {
    fill: { colour: look.tea?.infusion ?? '#c98a3c', level: 20 },
  })
  const cap = lathe(pen, {
    profile: turned('146,0 140,14 96,48 40,64 / 40,64 34,78 46,92'),
    colour: look.colour,
    wall: 8,
  })
  return stack(saucer, move(cup.art, 0, -20) + move(cap.art, 0, -202), { height: 300, width: 400 })
}
