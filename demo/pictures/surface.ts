import { at, type Point, trace } from './pen.ts'

/** How far the camera looks down: the height of every circle that lies on the table, to its width. */
export const TILT = 0.24

/** Something that stands on the table: its middle at the origin, up is negative. */
export interface Thing {
  art: string
  foot: number
  depth: number
  width: number
  height: number
  /** How far right of the foot the middle of the whole lies: a handle pulls it there. */
  centre?: number
  /** What touches the table, where that is not a circle. */
  contact?: string
}

/** The side of a turned body, bottom to top, as [radius, height]; curves meet in corners. */
export type Profile = readonly (readonly Point[])[]

/** Reads `radius,height` pairs; a slash starts a new curve at a corner. */
export function turned(text: string): Profile {
  return text.split(' / ').map((curve) =>
    curve.split(' ').map((pair) => {
      const [radius, height] = pair.split(',')
      return [Number(radius), Number(height)] as const
    }),
  )
}

export interface Surface {
  radius: number
  height: number
  radiusAt(height: number): number
  band(low: number, high: number): string
  ring(height: number): string
  spot(height: number, angle: number): { x: number; y: number; squeeze: number }
}

export function surfaceOf(profile: Profile): Surface {
  const samples = profile.flatMap((curve) => sampleCurve(curve, 20))
  const radius = Math.max(...samples.map(([r]) => r))
  const height = samples.at(-1)?.[1] ?? 0
  const radiusAt = (h: number) => {
    const index = samples.findIndex((sample) => sample[1] >= h)
    const after = samples[index] ?? samples.at(-1) ?? [0, 0]
    const before = samples[index - 1] ?? after
    const span = after[1] - before[1]
    return span === 0 ? after[0] : before[0] + ((after[0] - before[0]) * (h - before[1])) / span
  }
  return {
    radius,
    height,
    radiusAt,
    band: (low, high) => {
      const [below, above] = [radiusAt(low) + 2, radiusAt(high) + 2]
      return `M${at(-below, -low)}A${at(below, below * TILT)} 0 0 0 ${at(below, -low)}L${at(above, -high)}A${at(above, above * TILT)} 0 0 1 ${at(-above, -high)}Z`
    },
    ring: (h) => {
      const r = radiusAt(h)
      return `M${at(-r, -h)}A${at(r, r * TILT)} 0 0 0 ${at(r, -h)}`
    },
    spot: (h, angle) => {
      const r = radiusAt(h)
      return { x: r * Math.sin(angle), y: -h + r * TILT * Math.cos(angle), squeeze: Math.cos(angle) }
    },
  }
}

function tangent(curve: readonly Point[], index: number): Point {
  const before = curve[Math.max(index - 1, 0)] ?? [0, 0]
  const after = curve[Math.min(index + 1, curve.length - 1)] ?? [0, 0]
  return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
}

function sampleCurve(curve: readonly Point[], fineness: number): Point[] {
  const samples: Point[] = []
  for (let index = 0; index < curve.length - 1; index += 1) {
    const [from, to] = [curve[index] ?? [0, 0], curve[index + 1] ?? [0, 0]]
    const [start, end] = [tangent(curve, index), tangent(curve, index + 1)]
    for (let step = index === 0 ? 0 : 1; step <= fineness; step += 1) {
      const t = step / fineness
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      const blend = (axis: 0 | 1) =>
        a * from[axis] + b * (from[axis] + start[axis]) + c * (to[axis] - end[axis]) + d * to[axis]
      samples.push([blend(0), blend(1)])
    }
  }
  return samples
}

/**
 * Both ends of the outline are envelopes of the rings the body is made of, so a foot narrower than
 * the belly, or a shoulder, joins without a notch. A waist has no such envelope: there the profile
 * itself is the side.
 */
export function outlineOf(profile: Profile, radius: number): string {
  const samples = profile.flatMap((curve) => sampleCurve(curve, 20))
  const envelope = (side: 1 | -1) =>
    Array.from({ length: 37 }, (_, index): Point => {
      const x = radius * side * Math.sin(-Math.PI / 2 + (Math.PI * index) / 36)
      const edges = samples
        .filter(([r]) => r >= Math.abs(x) - 0.01)
        .map(([r, h]) => -h + side * TILT * Math.sqrt(Math.max(r * r - x * x, 0)))
      return [x, side === 1 ? Math.max(...edges) : Math.min(...edges)]
    })
  const above = samples.slice(samples.findIndex(([r]) => r >= radius - 0.01))
  const narrows = above.every(([r], index) => r <= (above[index - 1]?.[0] ?? r) + 0.01)
  if (narrows) return `${trace([...envelope(1), ...envelope(-1)])}Z`

  const [rim, height] = samples.at(-1) ?? [0, 0]
  const side = above.filter((_, index) => index % 4 === 0 || index === above.length - 1)
  const right = side.map(([r, h]): Point => [r, -h])
  const left = side.toReversed().map(([r, h]): Point => [-r, -h])
  const arc = `A${at(rim, rim * TILT)} 0 0 0 ${at(-rim, -height)}`
  return `${trace([...envelope(1), ...right])}${arc}${trace(left).replace(/^M[^l]*/, '')}Z`
}
