import { luminance, mix, shade, tint } from './colour.ts'
import { type GlazeKind, glazed } from './glaze.ts'
import { type LatheSpec, lathe } from './lathe.ts'
import { type Profile, TILT, type Thing, turned } from './surface.ts'
import { COFFEE, type Look, TEA } from './look.ts'
import { type Pen, ellipse, line, move } from './pen.ts'

export const CLAY = '#c9a27c'

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

/** A thin part of a pale pot is drawn a shade deeper: it has no shadow of its own to stand out by. */
export const thin = (colour: string) => (luminance(colour) > 0.75 ? shade(colour, 0.2) : colour)

export function pot(
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

export function stack(base: Thing, over: string, more: Partial<Thing> = {}): Thing {
  return { ...base, art: base.art + over, ...more }
}

export function under(base: Thing, below: string, more: Partial<Thing> = {}): Thing {
  return { ...base, art: below + base.art, ...more }
}

export function saucerUnder(pen: Pen, look: Look, r: number): Thing {
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

export const brew = (pen: Pen, look: Look) =>
  look.tea?.infusion ?? pen.pick([COFFEE, TEA, '#8a4a22', '#c98a3c'])

export function lid(pen: Pen, look: Look, r: number, knob: string): string {
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
