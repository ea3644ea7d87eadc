import { shade, tint } from './colour.ts'
import { emblem } from './emblem.ts'
import { lathe } from './lathe.ts'
import { type Surface, turned } from './surface.ts'
import { BRASS, type Draw, type Look, WOOD } from './look.ts'
import { dress, inkOf, packColour, paperOf, printOn } from './dress.ts'
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

/** Height of the body and of its print, by the turn of the tea among its kind. */
const TINS = [330, 380, 250, 300] as const

export const teaTin: Draw = (pen, given) => {
  const { tea } = given
  const look: Look = { ...given, colour: packColour(given) }
  const high = TINS[(tea?.number ?? 0) % TINS.length] ?? 330
  const lidColour =
    tea === undefined
      ? pen.pick([look.colour, shade(look.colour, 0.12), BRASS])
      : ([shade(look.colour, 0.12), BRASS, look.palette.mainDeep][tea.number % 3] ?? BRASS)
  const print = (surface: Surface) =>
    tea === undefined || tea.number % 3 === 0
      ? wrap(look, high * 0.2, high * 0.82)(surface)
      : move(dress(look, { width: 300, height: high * 0.86, foot: high * 0.7 }), -6, 36 - high * 0.53, 0.94)
  const body = lathe(pen, {
    profile: turned(`148,0 150,6 150,${high}`),
    colour: look.colour,
    decor: (surface) =>
      print(surface) + line(surface.ring(14), shade(look.colour, 0.5), 3, 'stroke-opacity=".5"'),
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
  const emboss = `<ellipse cx="0" cy="${-high - 72}" rx="112" ry="26" fill="none" stroke="${shade(lidColour, 0.3)}" stroke-width="2.5" stroke-opacity=".5"/>`
  return { ...body, art: body.art + move(lid.art, 0, -high) + emboss, height: high + 110 }
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
