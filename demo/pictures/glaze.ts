import { luminance, shade, tint } from './colour.ts'
import { type Surface, TILT } from './surface.ts'
import { at, ellipse, line, n, path, type Pen } from './pen.ts'

export type GlazeKind = 'dip' | 'speckle' | 'brush' | 'rings'

/** Bare clay below, glaze running down in soft tongues above. */
function dip(pen: Pen, surface: Surface, height: number, glaze: string): string {
  const { radius } = surface
  const steps = 10
  const drop = Array.from({ length: steps + 1 }, () => pen.between(-radius * 0.05, radius * 0.09))
  const edge = drop.map((run, index) => {
    const angle = -Math.PI / 2 + (Math.PI * index) / steps
    const { x, y } = surface.spot(height, angle)
    return [x, y + run] as const
  })
  const curve = edge
    .map(([x, y], index) => {
      const [px, py] = edge[index - 1] ?? [x, y]
      return index === 0
        ? `M${at(x - 6, y)}L${at(x, y)}`
        : `C${at(px + (x - px) * 0.45, py)} ${at(px + (x - px) * 0.55, y)} ${at(x, y)}`
    })
    .join('')
  const top = -surface.height - radius * TILT - 6
  return (
    path(`${curve}L${at(radius + 6, edge.at(-1)?.[1] ?? 0)}V${n(top)}H${n(-radius - 6)}Z`, glaze) +
    line(curve, shade(glaze, 0.4), 3, 'stroke-opacity=".35" transform="translate(0 3)"') +
    line(curve, tint(glaze, 0.55), 2.4, 'stroke-opacity=".6"')
  )
}

function speckles(pen: Pen, surface: Surface, count: number, colour: string, low = 0.04): string {
  return Array.from({ length: count }, () => {
    const { x, y, squeeze } = surface.spot(surface.height * pen.between(low, 0.98), pen.between(-1.45, 1.45))
    const size = pen.between(0.9, 3.4) * (pen.random() < 0.12 ? 1.7 : 1)
    return ellipse(x, y, size * squeeze + 0.3, size, colour)
  }).join('')
}

export function glazed(pen: Pen, kind: GlazeKind, glaze: string): (surface: Surface) => string {
  const dark = luminance(glaze) < 0.35
  const fleck = dark ? tint(glaze, 0.4) : shade(glaze, 0.62)
  return (surface) => {
    const h = surface.height
    if (kind === 'dip') {
      return (
        dip(pen, surface, h * pen.between(0.2, 0.34), glaze) +
        `<g fill-opacity=".42">${speckles(pen, surface, 26, fleck, 0.34)}</g>`
      )
    }
    if (kind === 'speckle') return `<g fill-opacity=".55">${speckles(pen, surface, 60, fleck)}</g>`
    if (kind === 'rings') {
      const rings = [0.12, 0.2, 0.27, 0.36, 0.44, 0.53, 0.61, 0.7, 0.78, 0.86]
      return rings
        .map(
          (share) =>
            line(surface.ring(h * share), shade(glaze, 0.5), 2.4, 'stroke-opacity=".3"') +
            line(surface.ring(h * share - 4), tint(glaze, 0.6), 2, 'stroke-opacity=".3"'),
        )
        .join('')
    }
    const tone = dark ? tint(glaze, 0.3) : shade(glaze, 0.3)
    return (
      [0.3, 0.42, 0.5]
        .map((share, index) =>
          path(
            surface.band(h * share, h * (share + 0.1 - index * 0.03)),
            tone,
            `fill-opacity="${0.5 - index * 0.1}"`,
          ),
        )
        .join('') + `<g fill-opacity=".4">${speckles(pen, surface, 20, fleck)}</g>`
    )
  }
}
