import { shade, tint } from './colour.ts'
import { at, ellipse, group, line, n, path, type Pen, rect, type Stop } from './pen.ts'
import { outlineOf, type Profile, type Surface, surfaceOf, type Thing, TILT } from './surface.ts'

export type Finish = 'glaze' | 'matte' | 'metal' | 'paper'

export interface LatheSpec {
  profile: Profile
  colour: string
  finish?: Finish
  decor?: (surface: Surface) => string
  top?: 'open' | 'closed'
  wall?: number
  inside?: string
  fill?: { colour: string; level: number }
  gloss?: number
}

export function lathe(pen: Pen, spec: LatheSpec): Thing {
  const { profile, colour, finish = 'glaze', top = 'open' } = spec
  const surface = surfaceOf(profile)
  const { radius, height } = surface
  const outline = outlineOf(profile, radius)
  const clip = pen.clip(outline)
  const body =
    cover(surface, colour) +
    (spec.decor?.(surface) ?? '') +
    shading(pen, surface, colour, finish) +
    highlight(pen, surface, finish, spec.gloss ?? 1)
  const crown = top === 'open' ? mouth(pen, spec, surface) : lidOf(pen, surface, colour, finish)
  const foot = surface.radiusAt(0)
  return {
    art: group(body, `clip-path="${clip}"`) + crown,
    foot,
    depth: foot * TILT,
    width: radius * 2,
    height,
  }
}

// Where along the width, and how dark: a soft terminator and a little light back at the far edge.
const SHADOWS: Record<Finish, string> = {
  glaze: '0:.3 .05:.14 .2:0 .45:.03 .7:.24 .9:.56 .97:.6 1:.44',
  matte: '0:.2 .08:.08 .24:0 .45:.05 .75:.3 .94:.52 1:.4',
  paper: '0:.16 .2:0 .5:.06 .9:.42 1:.34',
  metal: '0:.62 .06:.3 .14:0 .3:.02 .42:.42 .6:.62 .74:.2 .84:.1 .93:.62 1:.4',
}

function stopsOf(scale: string, colour: string): Stop[] {
  return scale.split(' ').map((step) => {
    const [offset, opacity] = step.split(':')
    return [Number(offset), colour, Number(opacity)]
  })
}

function cover({ radius, height }: Surface, fill: string): string {
  return rect(-radius - 4, -height - radius * TILT - 4, radius * 2 + 8, height + radius * 0.6 + 8, fill)
}

function shading(pen: Pen, surface: Surface, colour: string, finish: Finish): string {
  const { radius, height } = surface
  const dark = shade(colour, 0.82)
  const glow = finish === 'matte' || finish === 'paper' ? 0.24 : 0.36
  const fills = [
    pen.linear([-radius, 0], [radius, 0], ...stopsOf(SHADOWS[finish], dark)),
    pen.radial(
      [-radius * 0.42, -height * 0.74],
      Math.max(radius, height * 0.6) * 0.95,
      [0, '#fff8ea', glow],
      [1, '#fff8ea', 0],
    ),
    pen.linear([0, -height], [0, radius * TILT], ...stopsOf('0:0 .55:.02 .86:.2 1:.36', dark)),
  ]
  return fills.map((fill) => cover(surface, fill)).join('')
}

/** The window's reflection leans with the side of the body, so it tells its form. */
function highlight(pen: Pen, surface: Surface, finish: Finish, gloss: number): string {
  if (finish === 'paper' || finish === 'matte' || gloss === 0) return ''
  const { radius, height } = surface
  const [low, high] = [height * 0.4, height * 0.8]
  const lean = Math.atan2((surface.radiusAt(low) - surface.radiusAt(high)) * 0.6, high - low)
  const middle = surface.spot(height * 0.6, -0.68)
  const reach = Math.max(height * 0.36, radius * 0.16)
  const shine =
    pen.glow(0, 0, radius * 0.2, reach, '#fffdf6', 0.5 * gloss) +
    pen.glow(0, -reach * 0.15, radius * 0.075, reach * 0.72, '#fffdf6', 0.6 * gloss)
  const back = surface.spot(height * 0.5, 1.15)
  return (
    group(shine, `transform="translate(${at(middle.x, middle.y)}) rotate(${n((lean * 180) / Math.PI)})"`) +
    pen.glow(back.x, back.y, radius * 0.05, height * 0.34, '#fffdf6', 0.24)
  )
}

function mouth(pen: Pen, spec: LatheSpec, surface: Surface): string {
  const { height } = surface
  const rim = surface.radiusAt(height)
  const { colour, wall = 9, inside = colour, fill } = spec
  const [rx, ry] = [rim - wall, (rim - wall) * TILT - wall * 0.12]
  const hollow = `M${at(-rx, -height)}A${at(rx, ry)} 0 1 1 ${at(rx, -height)}A${at(rx, ry)} 0 1 1 ${at(-rx, -height)}Z`
  const lip = pen.linear(
    [-rim, -height],
    [rim, -height],
    [0, tint(colour, 0.35)],
    [0.3, tint(colour, 0.62)],
    [0.65, tint(colour, 0.12)],
    [1, shade(colour, 0.18)],
  )
  const depth = pen.linear(
    [-rx, -height - ry],
    [rx, -height + ry],
    [0, shade(inside, 0.52)],
    [0.45, shade(inside, 0.3)],
    [1, shade(inside, 0.04)],
  )
  const content = fill === undefined ? '' : liquid(pen, fill, surface, wall)
  return (
    ellipse(0, -height, rim, rim * TILT, lip) +
    group(path(hollow, depth) + content, `clip-path="${pen.clip(hollow)}"`) +
    line(
      `M${at(-rx, -height)}A${at(rx, ry)} 0 0 0 ${at(rx, -height)}`,
      tint(colour, 0.7),
      1.6,
      'stroke-opacity=".55"',
    )
  )
}

function liquid(pen: Pen, fill: { colour: string; level: number }, surface: Surface, wall: number): string {
  const y = -surface.height + fill.level
  const r = surface.radiusAt(surface.height - fill.level) - wall
  const sheen = pen.radial(
    [-r * 0.35, y - r * TILT * 0.2],
    r * 1.15,
    [0, tint(fill.colour, 0.22)],
    [0.55, fill.colour],
    [1, shade(fill.colour, 0.38)],
  )
  return (
    ellipse(0, y, r, r * TILT, sheen) +
    `<ellipse cx="0" cy="${n(y)}" rx="${n(r - 3)}" ry="${n(r * TILT - 2)}" fill="none" stroke="${tint(fill.colour, 0.5)}" stroke-width="2" stroke-opacity=".45"/>` +
    ellipse(-r * 0.4, y - r * TILT * 0.35, r * 0.24, r * TILT * 0.16, '#fff', 'fill-opacity=".32"')
  )
}

function lidOf(pen: Pen, surface: Surface, colour: string, finish: Finish): string {
  const { height } = surface
  const r = surface.radiusAt(height)
  const lit = finish === 'metal' ? 0.5 : 0.3
  const fill = pen.linear(
    [-r, -height - r * TILT],
    [r, -height + r * TILT],
    [0, tint(colour, lit)],
    [0.5, tint(colour, lit * 0.4)],
    [1, shade(colour, 0.22)],
  )
  return (
    ellipse(0, -height, r, r * TILT, fill) +
    line(
      `M${at(-r, -height)}A${at(r, r * TILT)} 0 0 0 ${at(r, -height)}`,
      tint(colour, 0.6),
      2,
      'stroke-opacity=".6"',
    )
  )
}
