import { mix } from './colour.ts'
import { emblemOf } from './emblem.ts'
import type { Thing } from './lathe.ts'
import type { Look } from './look.ts'
import { type Palette, paletteOf } from './palette.ts'
import { createPen, type Pen } from './pen.ts'
import { type Backdrop, backdrop, type Frame, grain, place } from './stage.ts'
import { companionsOf, draws, ownColour, type Subject, trueSize } from './subject.ts'

export type { Subject } from './subject.ts'
export { palettes } from './palette.ts'

export interface PictureSpec {
  subject: Subject
  palette: string
  view: 'front' | 'detail' | 'set'
  seed: string
  colour?: string
}

export interface Picture {
  svg: string
  width: number
  height: number
}

const FRAME = { width: 1000, height: 1250 }

export function drawPicture(spec: PictureSpec): Picture {
  const palette = paletteOf(spec.palette)
  const pen = createPen(`${spec.seed}:${spec.subject}`)
  const thing = drawThing(pen, spec.subject, spec.palette, spec.colour)
  const stagePen = createPen(`${spec.seed}:${spec.view}`)
  const { scene, horizon } = { front, detail, set }[spec.view](pen, thing, palette, spec)
  const kind: Backdrop =
    spec.view === 'set'
      ? stagePen.pick(['arch', 'table', 'disc'])
      : stagePen.pick(['seamless', 'seamless', 'window', 'disc'])
  const frame = { ...FRAME, horizon }
  return compose(pen, palette, frame, backdrop(pen, palette, frame, kind) + scene)
}

export function drawThing(pen: Pen, subject: Subject, palette_name: string, colour?: string): Thing {
  const palette = paletteOf(palette_name)
  const look: Look = {
    palette,
    colour: colour ?? ownColour(subject, palette),
    emblem: emblemOf(palette_name),
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

interface Scene {
  scene: string
  horizon: number
}

function front(pen: Pen, thing: Thing, palette: Palette): Scene {
  const scale = fit(thing, 780, 740)
  const ground = 650 + (thing.height * scale) / 2
  return {
    scene: place(pen, thing, palette, 490 - (thing.centre ?? 0) * scale, ground, scale),
    horizon: ground - thing.depth * scale - 70,
  }
}

/** Close enough that the body runs out of the frame and the glaze or the print can be read. */
function detail(pen: Pen, thing: Thing, palette: Palette): Scene {
  const scale = fit(thing, 740, 800) * 1.8
  const ground = 600 + thing.height * scale * 0.62
  return { scene: place(pen, thing, palette, 590, ground, scale), horizon: Math.min(ground - 240, 1100) }
}

/** Companions keep their true size beside the main thing, as far as the frame allows. */
function set(pen: Pen, thing: Thing, palette: Palette, spec: PictureSpec): Scene {
  const [back, near] = companionsOf(spec.subject, pen)
  const quiet = mix(palette.light, palette.groundDeep, 0.42)
  const behind = drawThing(pen, back, spec.palette, isNatural(back) ? undefined : quiet)
  const beside = drawThing(pen, near, spec.palette, isNatural(near) ? undefined : palette.accent)
  const main = fit(thing, 600, 680)
  const unit = main / trueSize(spec.subject)
  const backScale = Math.min(unit * trueSize(back) * 0.94, fit(behind, 480, 600))
  const nearScale = Math.min(unit * trueSize(near) * 1.04, fit(beside, 400, 400))
  return {
    scene:
      place(pen, behind, palette, 690, 845, backScale) +
      place(pen, thing, palette, 385 - (thing.centre ?? 0) * main * 0.5, 950, main) +
      place(pen, beside, palette, 725, 1085, nearScale),
    horizon: 735,
  }
}

export const isNatural = (subject: Subject) =>
  subject === 'loose-leaves' ||
  subject === 'coffee-beans' ||
  subject === 'spoon' ||
  subject === 'moka-pot' ||
  subject === 'matcha-whisk'
