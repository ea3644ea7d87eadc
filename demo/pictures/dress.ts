import { luminance, mix, shade, tint } from './colour.ts'
import { emblem, label } from './emblem.ts'
import { CREAM, type Look } from './look.ts'
import { ellipse, line, move, n, path, rect } from './pen.ts'

export const paperOf = (look: Look) =>
  luminance(look.colour) > 0.72 ? mix(look.palette.accent, CREAM, 0.82) : tint(look.palette.light, 0.2)

export const inkOf = (look: Look) =>
  luminance(look.palette.mainDeep) < 0.45 ? look.palette.mainDeep : look.palette.ink

export const printOn = (colour: string) =>
  luminance(colour) > 0.55 ? shade(colour, 0.62) : tint(colour, 0.82)

const KRAFT = '#c6a47a'

/** A brand packs its teas in five papers: its own colour in two depths, kraft, cream, and the colour of the tea. */
export function packColour({ palette, colour, tea }: Look): string {
  if (tea === undefined) return colour
  const papers = [
    colour,
    mix(tea.colour, palette.light, 0.5),
    mix(palette.mainDeep, palette.ink, 0.15),
    KRAFT,
    mix(palette.light, palette.groundDeep, 0.3),
  ]
  return papers[tea.number % papers.length] ?? colour
}

/** The face that is printed: its size, and how far below the middle of the print it ends. */
interface Room {
  width: number
  height: number
  foot: number
}

const rules = (y: number, half: number, ink: string, thin: string) =>
  line(`M${n(-half)} ${n(y)}H${n(half)}`, ink, 5) +
  line(
    `M${n(-half * 0.66)} ${n(y + 16)}H${n(half * 0.66)}M${n(-half * 0.8)} ${n(y + 28)}H${n(half * 0.8)}`,
    thin,
    2,
  )

/** The print of a packet, its middle at the origin: one of the layouts, edged in the colour of the tea. */
export function dress(look: Look, { width, height, foot }: Room): string {
  const [paper, ink, { accent }] = [paperOf(look), inkOf(look), look.palette]
  const { tea } = look
  const framed = () => label(look.emblem, width * 0.64, width * 0.72, paper, ink, tea?.colour ?? accent)
  if (tea === undefined) return framed()
  const mark = (y: number, size: number, on = paper, by = ink) =>
    move(emblem(look.emblem, by, on), 0, y, size)
  const print = printOn(look.colour)
  const own = luminance(tea.colour) > 0.6 ? shade(tea.colour, 0.34) : tea.colour
  const strong = Math.abs(luminance(own) - luminance(look.colour)) < 0.14 ? accent : own
  const r = width * 0.3
  const layouts = [
    framed,
    () =>
      ellipse(0, 0, r, r, paper) +
      `<circle r="${n(r - 9)}" fill="none" stroke="${strong}" stroke-width="3"/>` +
      mark(-12, r / 88) +
      line(`M${n(-r * 0.36)} ${n(r * 0.58)}H${n(r * 0.36)}`, strong, 4),
    () =>
      rect(-width * 0.14, -height / 2, width * 0.28, height / 2 + foot, paper) +
      rect(-width * 0.14, -height / 2, 6, height / 2 + foot, strong) +
      mark(-height * 0.16, 0.8) +
      line(`M0 ${n(height * 0.02)}V${n(height * 0.3)}`, ink, 5) +
      line(
        `M18 ${n(height * 0.06)}V${n(height * 0.2)}M-16 ${n(height * 0.06)}V${n(height * 0.16)}`,
        strong,
        2.5,
      ),
    () =>
      rect(-width / 2, height * 0.02, width, height * 0.3, strong) +
      rect(-width / 2, height * 0.02, width, 5, paper) +
      rect(-width / 2, height * 0.32 - 5, width, 5, paper) +
      mark(-height * 0.16, 0.92, look.colour, print) +
      rules(height * 0.12, width * 0.26, paper, paper),
    () => {
      const [x, top] = [width * 0.29, -height * 0.28]
      const d = `M${n(-x)} ${n(height * 0.3)}V${n(top + x)}A${n(x)} ${n(x)} 0 0 1 ${n(x)} ${n(top + x)}V${n(height * 0.3)}Z`
      return (
        path(d, strong) +
        mark(-height * 0.06, 0.84, strong, tint(paper, 0.3)) +
        rules(height * 0.15, width * 0.18, paper, paper)
      )
    },
    () =>
      path(
        `M${n(-width / 2)} ${n(height * 0.04)}Q${n(-width * 0.24)} ${n(-height * 0.1)} 0 ${n(height * 0.04)}T${n(width / 2)} ${n(height * 0.02)}V${n(foot)}H${n(-width / 2)}Z`,
        strong,
      ) +
      mark(-height * 0.2, 0.8, look.colour, print) +
      rules(height * 0.2, width * 0.24, paper, paper),
    () =>
      rect(-width * 0.36, -height * 0.3, width * 0.72, height * 0.24, paper) +
      mark(-height * 0.18, 0.56) +
      line(`M${n(-width * 0.36)} ${n(-height * 0.03)}H${n(width * 0.36)}`, strong, 7) +
      line(`M${n(-width * 0.36)} ${n(height * 0.02)}H${n(width * 0.1)}`, print, 3, 'stroke-opacity=".7"'),
  ]
  return layouts[tea.number % layouts.length]?.() ?? framed()
}
