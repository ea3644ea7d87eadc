import { mix, tint } from './colour.ts'
import { type Palette, paletteOf } from './palette.ts'
import { compose, drawThing, fit, inColour, type Picture } from './studio.ts'
import { createPen, type Pen } from './pen.ts'
import { type Backdrop, backdrop, type Frame, place } from './stage.ts'
import { type Subject, trueSize } from './subject.ts'
import { arrangementOf } from './theme.ts'

/** Where a thing stands, and how large it may be, in shares of the frame. */
type Slot = readonly [x: number, y: number, width: number, height: number]

interface Plan {
  frame: Frame
  slots: readonly [Slot, Slot, Slot, Slot, Slot]
}

const DESKTOP: Plan = {
  frame: { width: 1600, height: 700, horizon: 452 },
  slots: [
    [0.6, 0.75, 0.17, 0.5],
    [0.88, 0.74, 0.17, 0.56],
    [0.74, 0.84, 0.27, 0.6],
    [0.575, 0.93, 0.14, 0.26],
    [0.9, 0.94, 0.15, 0.26],
  ],
}

const MOBILE: Plan = {
  frame: { width: 900, height: 1100, horizon: 760 },
  slots: [
    [0.25, 0.76, 0.32, 0.3],
    [0.77, 0.75, 0.32, 0.31],
    [0.5, 0.845, 0.46, 0.37],
    [0.19, 0.935, 0.26, 0.16],
    [0.81, 0.94, 0.28, 0.16],
  ],
}

const ARTICLE: Plan = {
  frame: { width: 1200, height: 750, horizon: 470 },
  slots: [
    [0.27, 0.76, 0.24, 0.54],
    [0.75, 0.74, 0.24, 0.58],
    [0.5, 0.85, 0.36, 0.64],
    [0.22, 0.93, 0.2, 0.28],
    [0.8, 0.94, 0.2, 0.28],
  ],
}

export function drawBanner(spec: {
  theme: string
  palette: string
  seed: string
  shape: 'desktop' | 'mobile'
}): Picture {
  return arrangeOn(spec, spec.shape === 'desktop' ? DESKTOP : MOBILE, ['table', 'seamless'])
}

export function drawArticle(spec: { theme: string; palette: string; seed: string }): Picture {
  return arrangeOn(spec, ARTICLE, ['arch', 'window', 'table', 'disc'])
}

function arrangeOn(
  spec: { theme: string; palette: string; seed: string },
  { frame, slots }: Plan,
  kinds: readonly [Backdrop, ...Backdrop[]],
): Picture {
  const palette = paletteOf(spec.palette)
  const pen = createPen(`${spec.seed}:${spec.theme}`)
  const { back, main, front } = arrangementOf(spec.theme)
  const colours = tones(palette)
  const room = (subject: Subject, index: number) => {
    const [, , width, height] = slots[index] ?? slots[2]
    const thing = drawThing(pen, subject, spec.palette, inColour(subject, colours[index]))
    return { thing, most: fit(thing, width * frame.width, height * frame.height, 3) }
  }
  const rooms = [...back, main, ...front].map((subject, index) => ({ subject, ...room(subject, index) }))
  const unit = (rooms[2]?.most ?? 1) / trueSize(main)
  const things = rooms
    .map(({ subject, thing, most }, index) => {
      const [x, y] = slots[index] ?? slots[2]
      // Half way between true size and the room there is: believable, and the group stays full.
      const scale = Math.min(Math.max(Math.sqrt(most * unit * trueSize(subject)), most * 0.8), most * 1.2)
      return place(
        pen,
        thing,
        palette,
        x * frame.width - (thing.centre ?? 0) * scale,
        y * frame.height,
        scale,
      )
    })
    .join('')
  return compose(pen, palette, frame, backdrop(pen, palette, frame, pen.pick(kinds)) + things)
}

/** One brand in five voices: the main thing speaks loudest. */
function tones(palette: Palette): string[] {
  return [
    mix(palette.light, palette.groundDeep, 0.5),
    mix(palette.mainDeep, palette.groundDeep, 0.2),
    palette.main,
    palette.accent,
    tint(palette.main, 0.45),
  ]
}

export function drawTile(spec: { subject: Subject; palette: string; seed: string }): Picture {
  const palette = paletteOf(spec.palette)
  const pen = createPen(`${spec.seed}:tile:${spec.subject}`)
  const thing = drawThing(pen, spec.subject, spec.palette)
  const scale = fit(thing, 660, 620)
  const ground = 420 + (thing.height * scale) / 2
  const frame: Frame = { width: 800, height: 800, horizon: ground - thing.depth * scale - 50 }
  const kind = pen.pick<Backdrop>(['disc', 'arch', 'table'])
  const x = 400 - (thing.centre ?? 0) * scale
  return compose(
    pen,
    palette,
    frame,
    backdrop(pen, palette, frame, kind) + place(pen, thing, palette, x, ground, scale),
  )
}

export function backdropTone(pen: Pen, palette: Palette, width: number, height: number): string {
  return pen.linear(
    [0, 0],
    [width, height],
    [0, tint(palette.ground, 0.5)],
    [0.5, palette.ground],
    [1, mix(palette.ground, palette.groundDeep, 0.75)],
  )
}
