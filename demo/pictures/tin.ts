import { shade, tint } from './colour.ts'
import { emblem } from './emblem.ts'
import { lathe } from './lathe.ts'
import { type Surface, turned } from './surface.ts'
import { BRASS, type Draw, type Look, WOOD } from './look.ts'
import { inkOf, paperOf, printOn } from './packet.ts'
import { type Pen, group, line, move, n, path } from './pen.ts'

/** A paper label round a cylinder: the band bends with the body, the print stays in the middle. */
function wrap(look: Look, low: number, high: number): (surface: Surface) => string {
  return (surface) => {
    const [paper, ink] = [paperOf(look), inkOf(look)]
    const middle = -(low + high) / 2 + surface.radius * 0.235
    const size = Math.min(high - low, surface.radius * 1.3) / 190
    return (
      path(surface.band(low, high), paper) +
      line(surface.ring(low + 9), look.palette.accent, 3) +
      line(surface.ring(high - 9), look.palette.accent, 3) +
      group(
        emblem(look.emblem, ink, paper),
        `transform="translate(-8 ${n(middle - 26 * size)}) scale(${Math.round(size * 82) / 100} ${Math.round(size * 85) / 100})"`,
      ) +
      line(`M-${n(58 * size)} ${n(middle + 42 * size)}q${n(50 * size)} 5 ${n(100 * size)} 0`, ink, 5) +
      line(
        `M-${n(36 * size)} ${n(middle + 58 * size)}q${n(30 * size)} 3 ${n(58 * size)} 0`,
        look.palette.accent,
        3,
      )
    )
  }
}

export const teaTin: Draw = (pen, look) => {
  const lidColour = pen.pick([look.colour, shade(look.colour, 0.12), BRASS])
  const body = lathe(pen, {
    profile: turned('148,0 150,6 150,330'),
    colour: look.colour,
    decor: (surface) =>
      wrap(look, 66, 272)(surface) +
      line(surface.ring(14), shade(look.colour, 0.5), 3, 'stroke-opacity=".5"'),
    top: 'closed',
    gloss: 0.5,
  })
  const lid = lathe(pen, {
    profile: turned('154,0 155,3 155,62 / 155,62 150,70 142,72'),
    colour: lidColour,
    finish: lidColour === BRASS ? 'metal' : 'glaze',
    top: 'closed',
    decor: (surface) =>
      line(surface.ring(3), shade(lidColour, 0.6), 5, 'stroke-opacity=".6"') +
      line(surface.ring(54), tint(lidColour, 0.5), 2, 'stroke-opacity=".5"'),
    gloss: 0.6,
  })
  const emboss = `<ellipse cx="0" cy="-402" rx="112" ry="26" fill="none" stroke="${shade(lidColour, 0.3)}" stroke-width="2.5" stroke-opacity=".5"/>`
  return { ...body, art: body.art + move(lid.art, 0, -330) + emboss, height: 440 }
}

export const canister: Draw = (pen, look) => {
  const body = lathe(pen, {
    profile: turned('146,0 160,4 166,24 166,300 160,318'),
    colour: look.colour,
    decor: (surface) => {
      const ink = printOn(look.colour)
      return (
        group(
          emblem(look.emblem, ink, look.colour),
          'transform="translate(-6 -126) scale(.86)" fill-opacity=".9"',
        ) +
        line(surface.ring(56), ink, 3, 'stroke-opacity=".6"') +
        line(surface.ring(286), ink, 3, 'stroke-opacity=".6"')
      )
    },
    top: 'closed',
  })
  const lid = woodLid(pen, 160, 44)
  return { ...body, art: body.art + move(lid, 0, -318), height: 400 }
}

export function woodLid(pen: Pen, r: number, height: number): string {
  const rings = (surface: Surface) =>
    [0.3, 0.6]
      .map((share) => line(surface.ring(height * share), shade(WOOD, 0.45), 1.6, 'stroke-opacity=".35"'))
      .join('')
  const lid = lathe(pen, {
    profile: [
      [
        [r - 4, 0],
        [r, 6],
        [r, height - 6],
        [r - 6, height],
      ],
    ],
    colour: WOOD,
    finish: 'matte',
    decor: rings,
    top: 'closed',
  })
  const knob = lathe(pen, {
    profile: turned('18,0 20,8 30,22 26,34 12,38'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const grain = [0.76, 0.52, 0.3]
    .map(
      (share) =>
        `<ellipse cx="-4" cy="${-height}" rx="${n(r * share)}" ry="${n(r * share * 0.23)}" fill="none" stroke="${shade(WOOD, 0.4)}" stroke-width="2" stroke-opacity=".28"/>`,
    )
    .join('')
  return lid.art + grain + move(knob.art, 0, -height)
}
