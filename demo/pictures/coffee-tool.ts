import { bar } from './clay.ts'
import { shade, tint } from './colour.ts'
import { lathe } from './lathe.ts'
import { COFFEE, type Draw, STEEL, WOOD } from './look.ts'
import { line, move, path } from './pen.ts'
import { turned } from './surface.ts'

/** The base is of steel, the handle of what the colour says. */
export const tamper: Draw = (pen, look) => {
  const base = lathe(pen, {
    profile: turned('128,0 132,4 132,56 / 132,56 80,74 44,84'),
    colour: STEEL,
    finish: 'metal',
    top: 'closed',
    decor: (surface) => line(surface.ring(50), tint(STEEL, 0.6), 3, 'stroke-opacity=".6"'),
  })
  const handle = lathe(pen, {
    profile: turned('44,0 46,12 54,60 78,130 84,180 66,224 24,240'),
    colour: look.colour,
    finish: 'matte',
    top: 'closed',
    decor: (surface) =>
      [90, 120, 150]
        .map((height) => line(surface.ring(height), shade(look.colour, 0.5), 2, 'stroke-opacity=".2"'))
        .join('') + line(surface.ring(12), shade(look.colour, 0.5), 4, 'stroke-opacity=".5"'),
  })
  return { ...base, art: base.art + move(handle.art, 0, -82), height: 330 }
}

/** A small pot on which Turkish coffee is boiled, tinned inside. */
export const cezve: Draw = (pen, look) => {
  const body = lathe(pen, {
    profile: turned('124,0 134,6 132,50 104,140 92,180 / 92,180 96,200 112,226'),
    colour: look.colour,
    finish: 'metal',
    inside: '#d6d3cc',
    wall: 6,
    fill: { colour: COFFEE, level: 26 },
  })
  const lip =
    path('M-104 -214C-122 -224 -138 -238 -146 -250C-128 -252 -106 -248 -88 -240Z', tint(look.colour, 0.2)) +
    path('M-146 -250C-128 -252 -106 -248 -88 -240C-104 -242 -126 -246 -146 -250Z', shade(look.colour, 0.4))
  const ferrule =
    line('M96 -196L150 -220', shade(look.colour, 0.3), 30) +
    line('M96 -200L150 -224', tint(look.colour, 0.4), 8)
  const handle = bar(pen, 'M150 -222C230 -256 310 -288 392 -312', 30, WOOD, [150, -330, 392, -210])
  return {
    ...body,
    art: handle + ferrule + lip + body.art,
    width: 560,
    centre: 128,
    height: 330,
  }
}
