import { mix } from './colour.ts'
import { emblemOf } from './emblem.ts'
import type { Tea } from './leaf.ts'
import type { Look } from './look.ts'
import type { Thing } from './surface.ts'
import { type Palette, paletteOf } from './palette.ts'
import { portion } from './portion.ts'
import { createPen, type Pen } from './pen.ts'
import { type Backdrop, backdrop, place } from './stage.ts'
import { compose, drawThing, fit, inColour, type Picture } from './studio.ts'
import { companionsOf, type Subject, trueSize } from './subject.ts'

export interface PictureSpec extends Partial<Omit<Look, 'palette'>> {
  subject: Subject
  palette: string
  view: 'front' | 'detail' | 'set'
  seed: string
}

const FRAME = { width: 1000, height: 1250 }

export function drawPicture(spec: PictureSpec): Picture {
  const { subject, palette: palette_name, view, seed, ...given } = spec
  const palette = paletteOf(palette_name)
  const pen = createPen(`${seed}:${subject}`)
  const thing = drawThing(pen, subject, palette_name, given)
  const stagePen = createPen(`${seed}:${view}`)
  const { scene, horizon } = { front, detail, set }[view](pen, thing, palette, spec)
  const kind: Backdrop =
    view === 'set'
      ? stagePen.pick(['arch', 'table', 'disc'])
      : stagePen.pick(['seamless', 'seamless', 'window', 'disc'])
  const frame = { ...FRAME, horizon }
  return compose(pen, palette, frame, backdrop(pen, palette, frame, kind) + scene)
}

interface Scene {
  scene: string
  horizon: number
}

function front(pen: Pen, thing: Thing, palette: Palette, spec: PictureSpec): Scene {
  if (spec.tea !== undefined) return withPortion(pen, thing, palette, spec, spec.tea)
  const scale = fit(thing, 780, thing.height > 600 ? 900 : 740)
  const ground = 650 + (thing.height * scale) / 2
  return {
    scene: place(pen, thing, palette, 490 - (thing.centre ?? 0) * scale, ground, scale),
    horizon: ground - thing.depth * scale - 70,
  }
}

/** The packet and a little of what is in it; every other one has it on its left. */
function withPortion(pen: Pen, thing: Thing, palette: Palette, spec: PictureSpec, tea: Tea): Scene {
  const beside = portion(pen, { palette, colour: palette.main, emblem: emblemOf(spec.palette), tea })
  const side = tea.number % 4 < 2 ? 1 : -1
  const scale = fit(thing, 560, 660)
  const near = fit(beside, 500, 310, 1.45)
  const ground = 930
  return {
    scene:
      place(pen, thing, palette, 490 - side * 120 - (thing.centre ?? 0) * scale, ground, scale) +
      place(pen, beside, palette, 490 + side * 180 - (beside.centre ?? 0) * near, ground + 110, near),
    horizon: ground - thing.depth * scale - 80,
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
  const tea = spec.tea === undefined ? {} : { tea: spec.tea }
  const behind = drawThing(pen, back, spec.palette, { ...inColour(back, quiet), ...tea })
  const beside = drawThing(pen, near, spec.palette, { ...inColour(near, palette.accent), ...tea })
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
