import { shade, tint } from './colour.ts'
import { dress, inkOf, packColour, paperOf, printOn } from './dress.ts'
import { label } from './emblem.ts'
import { teaMound } from './heap.ts'
import { BRASS, type Draw, type Look } from './look.ts'
import { ellipse, group, line, move, path, type Pen, rect, softLine } from './pen.ts'
import { box, polygon, projector } from './solid.ts'
import type { Thing } from './surface.ts'

const pouchWith =
  (lift: number): Draw =>
  (pen, look) => {
    const d =
      'M-172 -6C-178 -120 -176 -300 -168 -468L168 -468C176 -300 178 -120 172 -6C120 22 -120 22 -172 -6Z'
    const clip = pen.clip(d)
    const dark = shade(look.colour, 0.8)
    const across = pen.linear(
      [-176, 0],
      [176, 0],
      [0, dark, 0.38],
      [0.06, dark, 0.08],
      [0.14, '#fff8ea', 0.24],
      [0.3, '#fff8ea', 0.06],
      [0.6, dark, 0.06],
      [0.86, dark, 0.26],
      [0.93, dark, 0.44],
      [0.965, dark, 0.2],
      [1, dark, 0.46],
    )
    const belly = pen.radial([-40, -170], 300, [0, '#fff8ea', 0.26], [0.7, '#fff8ea', 0], [1, '#fff8ea', 0])
    const folds =
      softLine(
        'M-150 -440C-120 -400 -128 -360 -150 -320M150 -444C128 -400 134 -372 154 -330M-158 -60C-110 -40 -60 -30 0 -30S120 -40 160 -62',
        dark,
        7,
        0.24,
      ) + softLine('M-140 -440C-108 -396 -116 -360 -142 -310', '#fff', 7, 0.4)
    const seal =
      rect(-190, -468, 380, 46, shade(look.colour, 0.16)) +
      [-460, -450, -440, -430]
        .map((y) => line(`M-170 ${y}H170`, tint(look.colour, 0.4), 1.4, 'stroke-opacity=".4"'))
        .join('') +
      line('M-176 -402H176', dark, 3, 'stroke-opacity=".35"') +
      line('M-176 -398H176', '#fff', 2, 'stroke-opacity=".35"')
    const gusset =
      path('M-172 -8C-120 -52 120 -52 172 -8L176 40H-176Z', dark, 'fill-opacity=".16"') +
      line('M-168 -10C-120 -50 120 -50 168 -10', tint(look.colour, 0.5), 2, 'stroke-opacity=".4"')
    const tag = move(dress(look, { width: 356, height: 350, foot: 260 }), 0, -226 - lift)
    const body =
      path(d, look.colour) +
      tag +
      gusset +
      path(d, across) +
      path(d, belly) +
      folds +
      seal +
      path(d, across, 'fill-opacity=".4"')
    return { art: group(body, `clip-path="${clip}"`), foot: 160, depth: 26, width: 350, height: 470 }
  }

const pouch = pouchWith(0)

/** A bag for tea is that for coffee without the valve: leaves let no gas out. */
const teaBag: Draw = (pen, look) =>
  paperBag(pen, look, move(dress(look, { width: 300, height: 350, foot: 175 }), 0, 0), '')

/** A round window low in the front shows the leaf. */
const windowed: Draw = (pen, look) => {
  const plain = pouchWith(44)(pen, look)
  if (look.tea === undefined) return plain
  const [y, r] = [-82, 66]
  const round = `M${-r} ${y}A${r} ${r} 0 0 1 ${r} ${y}A${r} ${r} 0 0 1 ${-r} ${y}Z`
  const glass = pen.linear(
    [-r, y - r],
    [r, y + r],
    [0, '#fff', 0.34],
    [0.4, '#fff', 0.03],
    [1, '#1e1510', 0.3],
  )
  const inside = move(teaMound(pen, look.tea, 26, 1.3), 0, y + 50, 0.86)
  const window =
    path(round, shade(look.tea.colour, 0.5)) +
    group(inside, `clip-path="${pen.clip(round)}"`) +
    path(round, glass, `stroke="${shade(look.colour, 0.45)}" stroke-width="4"`)
  return { ...plain, art: plain.art + window }
}

const PACKETS: readonly Draw[] = [pouch, teaBag, windowed]

export const teaPouch: Draw = (pen, look) =>
  (PACKETS[(look.tea?.number ?? 0) % 3] ?? pouch)(pen, { ...look, colour: packColour(look) })

export const coffeeBag: Draw = (pen, look) => {
  const ink = printOn(look.colour)
  const print =
    rect(-150, 132, 300, 12, ink, 'fill-opacity=".55"') +
    rect(-150, 152, 300, 5, ink, 'fill-opacity=".4"') +
    move(label(look.emblem, 206, 220, paperOf(look), inkOf(look), look.palette.accent), 0, -10)
  const { colour } = look
  const valve =
    ellipse(0, 0, 17, 12, shade(colour, 0.35)) +
    ellipse(-1, -2, 14, 9, tint(colour, 0.22)) +
    ellipse(-5, -2, 2.2, 1.6, shade(colour, 0.6)) +
    ellipse(5, -1, 2.2, 1.6, shade(colour, 0.6))
  return paperBag(pen, look, print, valve)
}

/** A block-bottom bag: straight below, folded to a ridge above, the ridge rolled and tied. */
function paperBag(pen: Pen, look: Look, print: string, valve: string): Thing {
  const [turn, colour] = [-0.34, look.colour]
  const [w, d, shoulder, ridge] = [150, 78, 350, 412]
  const spot = projector(turn)
  const creases =
    softLine(
      'M-136 -170C-112 -110 -128 -30 -138 60M136 -170C116 -110 128 -40 138 40M-120 166C-60 154 60 156 120 168',
      shade(colour, 0.7),
      8,
      0.2,
    ) + softLine('M-116 -166C-98 -96 -112 0 -120 70', '#fff', 8, 0.16)
  const bag = box(pen, {
    width: w * 2,
    height: shoulder,
    depth: d * 2,
    turn,
    colour,
    front: print + creases,
    side: path('M0 -180L-16 -30L0 176L10 -20Z', shade(colour, 0.8), 'fill-opacity=".4"'),
  })
  const gable = path(
    polygon([spot(w, shoulder, d), spot(w, ridge, 0), spot(w, shoulder, -d)]),
    shade(colour, 0.5),
  )
  const slope = polygon([spot(-w, shoulder, d), spot(w, shoulder, d), spot(w, ridge, 0), spot(-w, ridge, 0)])
  const front = path(
    slope,
    pen.linear(
      spot(-w, shoulder, d),
      spot(w, ridge, 0),
      [0, tint(colour, 0.34)],
      [0.6, tint(colour, 0.1)],
      [1, shade(colour, 0.08)],
    ),
  )
  const [vx, vy] = spot(0, shoulder + 26, d * 0.55)
  const roll = box(pen, {
    width: w * 2 + 2,
    height: 50,
    depth: 34,
    turn,
    colour,
    front:
      line(`M${-w} 12H${w}`, shade(colour, 0.5), 2.5, 'stroke-opacity=".5"') +
      rect(-w - 14, -8, w * 2 + 28, 15, BRASS) +
      rect(-w - 14, -8, w * 2 + 28, 5, '#fff', 'fill-opacity=".4"'),
  })
  const [rx, ry] = spot(0, ridge - 14, 0)
  return { ...bag, art: bag.art + gable + front + move(valve, vx, vy) + move(roll.art, rx, ry), height: 470 }
}
