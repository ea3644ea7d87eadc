import { emblemOf } from './emblem.ts'
import type { Thing } from './surface.ts'
import type { Look } from './look.ts'
import { type Palette, paletteOf } from './palette.ts'
import type { Pen } from './pen.ts'
import { type Frame, grain } from './stage.ts'
import { draws, ownColour, type Subject } from './subject.ts'

export interface Picture {
  svg: string
  width: number
  height: number
}

export function drawThing(
  pen: Pen,
  subject: Subject,
  palette_name: string,
  given: Partial<Omit<Look, 'palette'>> = {},
): Thing {
  const palette = paletteOf(palette_name)
  const look: Look = {
    palette,
    colour: ownColour(subject, palette),
    emblem: emblemOf(palette_name),
    ...given,
  }
  return draws[subject](pen, look)
}

export function compose(pen: Pen, palette: Palette, frame: Frame, content: string): Picture {
  return framed(pen, frame.width, frame.height, content + grain(pen, palette, frame))
}

export function framed(pen: Pen, width: number, height: number, content: string): Picture {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.defs()}${content}</svg>`,
    width,
    height,
  }
}

export function fit(thing: Thing, width: number, height: number, most = 1.8): number {
  return Math.min(width / thing.width, height / thing.height, most)
}

const isNatural = (subject: Subject) =>
  subject === 'loose-leaves' ||
  subject === 'coffee-beans' ||
  subject === 'spoon' ||
  subject === 'moka-pot' ||
  subject === 'matcha-whisk' ||
  subject === 'matcha-scoop' ||
  subject === 'rock-sugar'

/** What grows keeps its own colour; the rest takes the one the picture needs. */
export const inColour = (subject: Subject, colour?: string): Partial<Look> =>
  isNatural(subject) || colour === undefined ? {} : { colour }
