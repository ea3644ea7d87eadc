export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Point = readonly [x: number, y: number]

/** Collects the definitions of one picture and deals its random numbers, all from the seed. */
export interface Pen {
  random(): number
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  linear(from: Point, to: Point, ...stops: Stop[]): string
  radial(centre: Point, radius: number, ...stops: Stop[]): string
  /** A round fill pressed to an ellipse, as light and shade lie on the table. */
  pool(x: number, y: number, rx: number, ry: number, ...stops: Stop[]): string
  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string
  clip(d: string): string
  stamp(markup: string): string
  defs(): string
}

export const n = (value: number) => String(Math.round(value * 10) / 10)
export const at = (x: number, y: number) => `${n(x)} ${n(y)}`

/** A line through points, written as steps between rounded places: short, and no error adds up. */
export function trace(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const steps = tenths.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = tenths[index] ?? [x, y]
    return [(x - fromX) / 10, (y - fromY) / 10] as const
  })
  const [x = 0, y = 0] = tenths[0] ?? []
  const written = steps
    .filter(([dx, dy]) => dx !== 0 || dy !== 0)
    .map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`)
  return `M${x / 10} ${y / 10}${written.length === 0 ? '' : `l${written.join(' ')}`}`
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

export function createPen(seed: string): Pen {
  let state = hash(seed)
  const known = new Map<string, string>()

  function define(markup: (id: string) => string): string {
    const template = markup('')
    const id = known.get(template) ?? `d${known.size.toString(36)}`
    if (!known.has(template)) {
      known.set(template, id)
      written.push(markup(id))
    }
    return id
  }
  const written: string[] = []

  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }

  const pool: Pen['pool'] = (x, y, rx, ry, ...stops) =>
    `url(#${define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${at(x, y)}) scale(${at(rx, ry)})">${stopsOf(stops)}</radialGradient>`,
    )})`

  return {
    random,
    pool,
    radial: ([cx, cy], radius, ...stops) => pool(cx, cy, radius, radius, ...stops),
    glow: (x, y, rx, ry, colour, opacity) =>
      ellipse(
        x,
        y,
        rx,
        ry,
        pool(x, y, rx, ry, [0, colour, opacity], [0.45, colour, opacity * 0.6], [1, colour, 0]),
      ),
    between: (low, high) => low + random() * (high - low),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    linear: ([x1, y1], [x2, y2], ...stops) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
      )})`,
    clip: (d) => `url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`,
    stamp: (markup) => `#${define((id) => `<g id="${id}">${markup}</g>`)}`,
    defs: () => (written.length === 0 ? '' : `<defs>${written.join('')}</defs>`),
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more === '' ? '' : ` ${more}`}/>`

/** A stroke that fades at its edges: nested strokes cost far less to render than a blur. */
export const softLine = (d: string, stroke: string, width: number, opacity: number) =>
  [1.8, 1.3, 0.85, 0.45]
    .map((share) => line(d, stroke, width * share, `stroke-opacity="${Math.round(opacity * 30) / 100}"`))
    .join('')

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`

export const group = (content: string, more: string) => `<g ${more}>${content}</g>`

export const move = (content: string, x: number, y: number, scale = 1) =>
  group(
    content,
    `transform="translate(${at(x, y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"`,
  )
