import { shade, tint } from './colour.ts'
import { type Thing, TILT } from './surface.ts'
import { at, group, path, type Pen, type Point } from './pen.ts'

const UPRIGHT = Math.sqrt(1 - TILT * TILT)

/** Where a point of the room (right, up, towards the viewer) falls on the picture, after a turn. */
export function projector(turn: number): (x: number, y: number, z: number) => Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y, z) => [x * cos + z * sin, -y * UPRIGHT + (z * cos - x * sin) * TILT]
}

export interface BoxSpec {
  width: number
  height: number
  depth: number
  turn: number
  colour: string
  /** Drawn on the front face, the origin at its middle, up negative. */
  front?: string
  /** Drawn on the top face, the origin at its middle. */
  top?: string
  side?: string
  topColour?: string
}

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

const matrix = (right: Point, down: Point, origin: Point) =>
  `transform="matrix(${[...right, ...down].map((value) => Math.round(value * 1000) / 1000).join(' ')} ${at(...origin)})"`

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

/** A box turned to the left: its front is lit, its right side lies in shade. */
export function box(pen: Pen, spec: BoxSpec): Thing {
  const { height, colour } = spec
  const [w, d] = [spec.width / 2, spec.depth / 2]
  const spot = projector(spec.turn)
  const frontFace = [spot(-w, height, d), spot(w, height, d), spot(w, 0, d), spot(-w, 0, d)]
  const sideFace = [spot(w, height, d), spot(w, height, -d), spot(w, 0, -d), spot(w, 0, d)]
  const topFace = [spot(-w, height, -d), spot(w, height, -d), spot(w, height, d), spot(-w, height, d)]
  const origin = spot(0, 0, 0)
  const right = minus(spot(1, 0, 0), origin)
  const up = minus(spot(0, -1, 0), origin)
  const near = minus(spot(0, 0, 1), origin)
  const [fl, fr] = [spot(-w, height, d), spot(w, 0, d)]
  const dark = shade(colour, 0.8)
  const frontLight = pen.linear(
    fl,
    fr,
    [0, '#fff8ea', 0.22],
    [0.45, '#fff8ea', 0],
    [0.5, dark, 0],
    [1, dark, 0.24],
  )
  const sideDark = pen.linear(spot(w, height, d), spot(w, 0, -d), [0, dark, 0.42], [1, dark, 0.6])
  const topColour = spec.topColour ?? colour
  const topLight = pen.linear(
    spot(-w, height, -d),
    spot(w, height, d),
    [0, tint(topColour, 0.5)],
    [1, tint(topColour, 0.14)],
  )
  const faces =
    path(polygon(sideFace), colour) +
    group(spec.side ?? '', matrix(minus(origin, near), up, spot(w, height / 2, 0))) +
    path(polygon(sideFace), sideDark) +
    path(polygon(topFace), topLight) +
    group(spec.top ?? '', matrix(right, near, spot(0, height, 0))) +
    path(polygon(frontFace), colour) +
    group(spec.front ?? '', matrix(right, up, spot(0, height / 2, d))) +
    path(polygon(frontFace), frontLight) +
    path(
      polygon([spot(-w, height, d), spot(w, height, d), spot(w, height - 2.5, d), spot(-w, height - 2.5, d)]),
      '#fff8ea',
      'fill-opacity=".4"',
    )
  const base = [spot(-w, 0, -d), spot(w, 0, -d), spot(w, 0, d), spot(-w, 0, d)]
  const foot = Math.max(...base.map(([x]) => x))
  const depth = Math.max(...base.map(([, y]) => y))
  const rise = Math.max(...topFace.map(([, y]) => -y))
  return {
    art: faces,
    foot: foot * 0.86,
    depth: depth * 0.9,
    width: foot * 2,
    height: rise,
    contact: polygon(base),
  }
}
