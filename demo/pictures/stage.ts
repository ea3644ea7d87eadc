import { mix, shade, tint } from './colour.ts'
import type { Thing } from './surface.ts'
import type { Palette } from './palette.ts'
import { at, ellipse, line, move, n, path, type Pen, rect } from './pen.ts'

export type Backdrop = 'seamless' | 'window' | 'table' | 'arch' | 'disc'

export interface Frame {
  width: number
  height: number
  horizon: number
}

export function backdrop(pen: Pen, palette: Palette, frame: Frame, kind: Backdrop): string {
  const { width, height, horizon } = frame
  const wall = pen.linear(
    [0, 0],
    [0, height],
    [0, mix(palette.ground, palette.groundDeep, 0.28)],
    [horizon / height, mix(palette.ground, palette.light, 0.25)],
    [1, palette.ground],
  )
  return (
    rect(0, 0, width, height, wall) +
    scenery(pen, palette, frame, kind) +
    floor(pen, palette, frame, kind) +
    lightPool(pen, palette, frame)
  )
}

function scenery(pen: Pen, palette: Palette, { width, height, horizon }: Frame, kind: Backdrop): string {
  const wallTone = mix(palette.ground, palette.groundDeep, 0.55)
  if (kind === 'arch') {
    const [half, x] = [Math.min(width, height) * 0.33, width * 0.56]
    const top = horizon - half * 2.1
    const d = `M${at(x - half, horizon)}V${n(top + half)}A${at(half, half)} 0 0 1 ${at(x + half, top + half)}V${n(horizon)}Z`
    const fill = pen.linear(
      [x - half, top],
      [x + half, horizon],
      [0, shade(wallTone, 0.1)],
      [0.25, wallTone],
      [1, tint(wallTone, 0.3)],
    )
    return path(d, fill) + line(d, tint(wallTone, 0.7), 3, 'stroke-opacity=".5"')
  }
  if (kind === 'disc') {
    const r = Math.min(width, height) * 0.36
    const sun = mix(palette.groundDeep, palette.main, 0.12)
    const fill = pen.linear([0, horizon - r * 1.5], [0, horizon], [0, sun, 0.62], [1, sun, 0.16])
    return ellipse(width * 0.54, horizon - r * 0.62, r, r, fill)
  }
  if (kind === 'window') {
    const pane = (x: number, y: number, w: number, h: number) =>
      `M${at(x, y)}l${at(w, -w * 0.2)}v${n(h)}l${at(-w, w * 0.2)}Z`
    const [x, y, w, h] = [width * pen.between(0.44, 0.56), horizon * 0.2, width * 0.17, horizon * 0.32]
    const d = [
      pane(x, y, w, h),
      pane(x + w * 1.12, y - w * 0.225, w, h),
      pane(x, y + h * 1.06, w, h),
      pane(x + w * 1.12, y + h * 1.06 - w * 0.225, w, h),
    ].join('')
    return [0, 5, 10]
      .map((spread) =>
        path(
          d,
          tint(palette.light, 0.5),
          `fill-opacity=".2" stroke="${tint(palette.light, 0.5)}" stroke-opacity=".14" stroke-width="${spread}" stroke-linejoin="round"`,
        ),
      )
      .join('')
  }
  return ''
}

function floor(pen: Pen, palette: Palette, { width, height, horizon }: Frame, kind: Backdrop): string {
  if (kind === 'seamless' || kind === 'window') {
    const sweep = pen.linear(
      [0, horizon - height * 0.08],
      [0, height],
      [0, palette.groundDeep, 0],
      [0.22, palette.groundDeep, 0.34],
      [0.5, palette.groundDeep, 0.2],
      [1, palette.groundDeep, 0.62],
    )
    return rect(0, horizon - height * 0.08, width, height - horizon + height * 0.08, sweep)
  }
  const top = mix(palette.groundDeep, palette.light, 0.22)
  const table = pen.linear(
    [0, horizon],
    [0, height],
    [0, mix(top, palette.groundDeep, 0.5)],
    [0.3, top],
    [1, mix(palette.groundDeep, palette.mainDeep, 0.12)],
  )
  return (
    rect(0, horizon, width, height - horizon, table) +
    rect(0, horizon - 1, width, 3, tint(palette.light, 0.2), 'fill-opacity=".55"')
  )
}

/** Straight gradients carry the fall of light: a round one over the whole frame costs six times as much. */
function lightPool(pen: Pen, palette: Palette, { width, height }: Frame): string {
  const light = '#fffaf0'
  const dusk = shade(palette.groundDeep, 0.5)
  const [from, to] = [[width * 0.05, 0] as const, [width * 0.95, height] as const]
  const day = pen.linear(from, to, [0, light, 0.6], [0.25, light, 0.34], [0.5, light, 0.12], [0.75, light, 0])
  const fall = pen.linear(from, to, [0.4, dusk, 0], [0.7, dusk, 0.06], [1, dusk, 0.27])
  const reach = Math.min(width, height) * 0.46
  return (
    rect(0, 0, width, height, day) +
    rect(0, 0, width, height, fall) +
    pen.glow(width * 0.3, height * 0.32, reach, reach, '#fffaf0', 0.34)
  )
}

/** Specks repeat in a small tile: grain costs one pattern instead of a filter over the picture. */
export function grain(pen: Pen, palette: Palette, { width, height }: Frame): string {
  const tile = 180
  const specks = Array.from({ length: 34 }, (_, index) => {
    const colour = index % 2 === 0 ? palette.ink : '#fff'
    const size = pen.between(0.5, 1.25)
    return `<circle cx="${n(pen.between(0, tile))}" cy="${n(pen.between(0, tile))}" r="${n(size)}" fill="${colour}"/>`
  }).join('')
  return (
    `<pattern id="grain" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${specks}</pattern>` +
    rect(0, 0, width, height, 'url(#grain)', 'fill-opacity=".1"')
  )
}

/** Light comes from the upper left, so a shadow runs out to the right and softens on its way. */
function shadowOf(pen: Pen, thing: Thing, palette: Palette): string {
  const dark = shade(mix(palette.groundDeep, palette.mainDeep, 0.55), 0.55)
  const { foot, depth } = thing
  const run = Math.min(thing.height * 0.62, 330)
  const [x, y] = [foot * 0.3 + run * 0.42, -Math.min(thing.height * 0.03, 14)]
  return (
    pen.glow(x, y, foot * 1.05 + run * 0.78, depth * 1.9 + 26, dark, 0.36) +
    pen.glow(x * 0.8, y, foot * 0.95 + run * 0.5, depth * 1.25 + 12, dark, 0.42) +
    contactOf(pen, thing, dark)
  )
}

function contactOf(pen: Pen, { foot, depth, contact }: Thing, dark: string): string {
  if (contact !== undefined) {
    return [0, 6, 12, 18, 26, 36]
      .map((width) =>
        path(
          contact,
          dark,
          `opacity=".12" stroke="${dark}" stroke-width="${width}" stroke-linejoin="round" transform="translate(7 5)"`,
        ),
      )
      .join('')
  }
  const fill = pen.pool(
    foot * 0.05,
    depth * 0.14,
    foot * 1.2,
    depth * 1.24 + 8,
    [0, dark, 0.8],
    [0.74, dark, 0.62],
    [0.88, dark, 0.22],
    [1, dark, 0],
  )
  return ellipse(foot * 0.05, depth * 0.14, foot * 1.2, depth * 1.24 + 8, fill)
}

export function place(pen: Pen, thing: Thing, palette: Palette, x: number, y: number, scale = 1): string {
  return move(shadowOf(pen, thing, palette) + thing.art, x, y, scale)
}

export function steam(pen: Pen, x: number, y: number, size: number): string {
  const wisp = (dx: number, height: number, bend: number) => {
    const d = `M${at(x + dx, y)}c${at(-bend, -height * 0.25)} ${at(bend * 1.4, -height * 0.4)} ${at(bend * 0.3, -height * 0.62)}s${at(-bend * 0.6, -height * 0.28)} ${at(bend * 0.4, -height * 0.4)}`
    const veil = pen.linear(
      [0, y],
      [0, y - height * 1.05],
      [0, '#fff', 0],
      [0.3, '#fff', 0.16],
      [1, '#fff', 0],
    )
    return [0.13, 0.095, 0.06, 0.03].map((share) => line(d, veil, size * share)).join('')
  }
  return wisp(-size * 0.16, size * 0.95, size * 0.15) + wisp(size * 0.12, size * 1.2, -size * 0.17)
}
