import { mix, tint } from './colour.ts'
import { glass } from './jar.ts'
import { lathe } from './lathe.ts'
import { COFFEE, type Draw, WOOD } from './look.ts'
import { ellipse, line, move, path, rect } from './pen.ts'
import { TILT, turned } from './surface.ts'

/** A steel bottle with a screwed lid, to be shaken and carried. */
export const flask: Draw = (pen, look) => {
  const body = lathe(pen, {
    profile: turned('106,0 114,6 116,300 / 116,300 112,350 76,388 70,404'),
    colour: look.colour,
    finish: 'metal',
    top: 'closed',
    decor: (surface) => line(surface.ring(26), tint(look.colour, 0.5), 3, 'stroke-opacity=".6"'),
  })
  const lid = lathe(pen, {
    profile: turned('80,0 82,6 82,70 76,82'),
    colour: mix(look.palette.ink, look.palette.mainDeep, 0.4),
    finish: 'matte',
    top: 'closed',
    decor: (surface) =>
      [18, 32, 46].map((height) => line(surface.ring(height), '#fff', 2, 'stroke-opacity=".22"')).join(''),
  })
  return { ...body, art: body.art + move(lid.art, 0, -400), height: 490 }
}

/** A glass bottle with a long strainer that hangs in the coffee. */
export const brewBottle: Draw = (pen) => {
  const level = 330
  const body = lathe(pen, {
    profile: turned('122,0 130,6 130,290 / 130,290 126,340 74,400 66,424 66,450'),
    colour: '#e6ece8',
    finish: 'paper',
    top: 'closed',
    decor: (surface) => {
      const r = surface.radiusAt(level)
      return (
        path(surface.band(8, level), COFFEE) +
        rect(-38, -450, 76, 390, '#c9c5bd', 'fill-opacity=".34"') +
        [-26, -13, 0, 13, 26]
          .map((x) => line(`M${x} -440V-70`, '#c9c5bd', 2, 'stroke-opacity=".3"'))
          .join('') +
        ellipse(0, -level, r, r * TILT, '#7a4a2a', 'fill-opacity=".85"') +
        rect(-38, -460, 76, 128, '#8f8b84', 'fill-opacity=".3"') +
        glass(pen, 130, 450)
      )
    },
  })
  const lid = lathe(pen, {
    profile: turned('74,0 76,5 76,40 70,48'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  return { ...body, art: body.art + move(lid.art, 0, -446), height: 510 }
}
