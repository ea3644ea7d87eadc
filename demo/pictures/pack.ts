import { luminance, mix, shade, tint } from './colour.ts'
import { emblem, label } from './emblem.ts'
import { lathe, type Surface, type Thing, turned } from './lathe.ts'
import { BRASS, CREAM, type Draw, type Look, STEEL, WOOD } from './look.ts'
import { ellipse, group, line, move, n, path, type Pen, rect, softLine } from './pen.ts'
import { box, polygon, projector } from './solid.ts'

const paperOf = (look: Look) =>
  luminance(look.colour) > 0.72 ? mix(look.palette.accent, CREAM, 0.82) : tint(look.palette.light, 0.2)
const inkOf = (look: Look) =>
  luminance(look.palette.mainDeep) < 0.45 ? look.palette.mainDeep : look.palette.ink
const printOn = (colour: string) => (luminance(colour) > 0.55 ? shade(colour, 0.62) : tint(colour, 0.82))

/** A paper label round a cylinder: the band bends with the body, the print stays in the middle. */
function wrap(look: Look, low: number, high: number): (surface: Surface) => string {
  return (surface) => {
    const [paper, ink] = [paperOf(look), inkOf(look)]
    const middle = -(low + high) / 2 + surface.radius * 0.235
    const size = Math.min(high - low, surface.radius * 1.3) / 190
    return (
      path(surface.band(low, high), paper) +
      line(surface.ring(low + 9), look.palette.accent, 3) +
      line(surface.ring(high - 9), look.palette.accent, 3) +
      group(
        emblem(look.emblem, ink, paper),
        `transform="translate(-8 ${n(middle - 26 * size)}) scale(${Math.round(size * 82) / 100} ${Math.round(size * 85) / 100})"`,
      ) +
      line(`M-${n(58 * size)} ${n(middle + 42 * size)}q${n(50 * size)} 5 ${n(100 * size)} 0`, ink, 5) +
      line(
        `M-${n(36 * size)} ${n(middle + 58 * size)}q${n(30 * size)} 3 ${n(58 * size)} 0`,
        look.palette.accent,
        3,
      )
    )
  }
}

export const teaTin: Draw = (pen, look) => {
  const lidColour = pen.pick([look.colour, shade(look.colour, 0.12), BRASS])
  const body = lathe(pen, {
    profile: turned('148,0 150,6 150,330'),
    colour: look.colour,
    decor: (surface) =>
      wrap(look, 66, 272)(surface) +
      line(surface.ring(14), shade(look.colour, 0.5), 3, 'stroke-opacity=".5"'),
    top: 'closed',
    gloss: 0.5,
  })
  const lid = lathe(pen, {
    profile: turned('154,0 155,3 155,62 / 155,62 150,70 142,72'),
    colour: lidColour,
    finish: lidColour === BRASS ? 'metal' : 'glaze',
    top: 'closed',
    decor: (surface) =>
      line(surface.ring(3), shade(lidColour, 0.6), 5, 'stroke-opacity=".6"') +
      line(surface.ring(54), tint(lidColour, 0.5), 2, 'stroke-opacity=".5"'),
    gloss: 0.6,
  })
  const emboss = `<ellipse cx="0" cy="-402" rx="112" ry="26" fill="none" stroke="${shade(lidColour, 0.3)}" stroke-width="2.5" stroke-opacity=".5"/>`
  return { ...body, art: body.art + move(lid.art, 0, -330) + emboss, height: 440 }
}

export const canister: Draw = (pen, look) => {
  const body = lathe(pen, {
    profile: turned('146,0 160,4 166,24 166,300 160,318'),
    colour: look.colour,
    decor: (surface) => {
      const ink = printOn(look.colour)
      return (
        group(
          emblem(look.emblem, ink, look.colour),
          'transform="translate(-6 -126) scale(.86)" fill-opacity=".9"',
        ) +
        line(surface.ring(56), ink, 3, 'stroke-opacity=".6"') +
        line(surface.ring(286), ink, 3, 'stroke-opacity=".6"')
      )
    },
    top: 'closed',
  })
  const lid = woodLid(pen, 160, 44)
  return { ...body, art: body.art + move(lid, 0, -318), height: 400 }
}

export function woodLid(pen: Pen, r: number, height: number): string {
  const rings = (surface: Surface) =>
    [0.3, 0.6]
      .map((share) => line(surface.ring(height * share), shade(WOOD, 0.45), 1.6, 'stroke-opacity=".35"'))
      .join('')
  const lid = lathe(pen, {
    profile: [
      [
        [r - 4, 0],
        [r, 6],
        [r, height - 6],
        [r - 6, height],
      ],
    ],
    colour: WOOD,
    finish: 'matte',
    decor: rings,
    top: 'closed',
  })
  const knob = lathe(pen, {
    profile: turned('18,0 20,8 30,22 26,34 12,38'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const grain = [0.76, 0.52, 0.3]
    .map(
      (share) =>
        `<ellipse cx="-4" cy="${-height}" rx="${n(r * share)}" ry="${n(r * share * 0.23)}" fill="none" stroke="${shade(WOOD, 0.4)}" stroke-width="2" stroke-opacity=".28"/>`,
    )
    .join('')
  return lid.art + grain + move(knob.art, 0, -height)
}

export const teaPouch: Draw = (pen, look) => {
  const d = 'M-172 -6C-178 -120 -176 -300 -168 -468L168 -468C176 -300 178 -120 172 -6C120 22 -120 22 -172 -6Z'
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
  const tag = group(
    label(look.emblem, 218, 246, paperOf(look), inkOf(look), look.palette.accent),
    'transform="translate(0 -226)"',
  )
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

/** A block-bottom bag: straight below, folded to a ridge above, the ridge rolled and tied. */
export const coffeeBag: Draw = (pen, look) => {
  const [ink, turn, colour] = [printOn(look.colour), -0.34, look.colour]
  const [w, d, shoulder, ridge] = [150, 78, 350, 412]
  const spot = projector(turn)
  const print =
    rect(-150, 132, 300, 12, ink, 'fill-opacity=".55"') +
    rect(-150, 152, 300, 5, ink, 'fill-opacity=".4"') +
    move(label(look.emblem, 206, 220, paperOf(look), inkOf(look), look.palette.accent), 0, -10)
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
  const valve =
    ellipse(vx, vy, 17, 12, shade(colour, 0.35)) +
    ellipse(vx - 1, vy - 2, 14, 9, tint(colour, 0.22)) +
    ellipse(vx - 5, vy - 2, 2.2, 1.6, shade(colour, 0.6)) +
    ellipse(vx + 5, vy - 1, 2.2, 1.6, shade(colour, 0.6))
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
  return { ...bag, art: bag.art + gable + front + valve + move(roll.art, rx, ry), height: 470 }
}

export const giftBox: Draw = (pen, look) => {
  const ribbon = look.palette.accent
  const turn = -0.42
  const base = box(pen, {
    width: 330,
    height: 190,
    depth: 290,
    turn,
    colour: look.colour,
    front: rect(-24, -100, 48, 200, ribbon),
    side: rect(-22, -100, 44, 200, ribbon),
  })
  const lid = box(pen, {
    width: 346,
    height: 62,
    depth: 306,
    turn,
    colour: tint(look.colour, 0.05),
    front:
      rect(-24, -31, 48, 62, ribbon) + rect(-173, 26, 346, 5, shade(look.colour, 0.5), 'fill-opacity=".35"'),
    side: rect(-22, -31, 44, 62, ribbon),
    top: rect(-24, -153, 48, 306, ribbon) + rect(-173, -22, 346, 44, ribbon),
  })
  return {
    ...base,
    art: base.art + move(lid.art, 0, -170) + move(bow(pen, ribbon), 4, -232, 1.15),
    height: 360,
    width: base.width + 30,
  }
}

function bow(pen: Pen, colour: string): string {
  const loop = 'M0 0C-40 -86 -150 -104 -146 -44C-142 2 -60 14 0 0Z'
  const fold = pen.linear(
    [-150, -90],
    [0, 0],
    [0, tint(colour, 0.3)],
    [0.6, colour],
    [1, shade(colour, 0.45)],
  )
  const foldRight = pen.linear(
    [0, -90],
    [150, 0],
    [0, shade(colour, 0.4)],
    [0.5, shade(colour, 0.06)],
    [1, shade(colour, 0.3)],
  )
  const tails =
    path('M-8 0C-50 26 -84 40 -128 48L-112 66L-122 88C-70 76 -24 50 6 12Z', shade(colour, 0.12)) +
    path('M6 0C40 22 76 50 104 60L98 78L112 96C64 88 22 56 -6 14Z', shade(colour, 0.28))
  const inner = path('M-30 -22C-64 -64 -120 -76 -118 -46C-116 -22 -70 -12 -30 -22Z', shade(colour, 0.5))
  return (
    tails +
    path(loop, fold) +
    inner +
    path(loop, foldRight, 'transform="scale(-1 1)"') +
    group(inner, 'transform="scale(-1 1)"') +
    ellipse(0, -8, 20, 19, colour) +
    ellipse(-6, -14, 8, 7, tint(colour, 0.4), 'fill-opacity=".7"')
  )
}

export const giftWrap: Draw = (pen, look) => {
  const motif = Array.from({ length: 12 }, (_, index) =>
    move(
      group(emblem(look.emblem, printOn(look.colour), look.colour), 'fill-opacity=".55"'),
      -132 + (index % 4) * 88,
      -60 + Math.floor(index / 4) * 66,
      0.36,
    ),
  ).join('')
  const cord = look.palette.accent
  const parcel = box(pen, {
    width: 370,
    height: 190,
    depth: 270,
    turn: -0.36,
    colour: look.colour,
    front: motif + rect(-4, -95, 8, 190, cord) + rect(10, -95, 5, 190, cord),
    side: rect(-4, -95, 8, 190, cord),
    top:
      path('M-185 -135L-40 0L-185 135M185 -135L60 0L185 135', shade(look.colour, 0.5), 'fill-opacity=".13"') +
      rect(-4, -135, 8, 270, cord) +
      rect(10, -135, 5, 270, cord) +
      rect(-185, -4, 370, 9, cord),
  })
  const sprig = [-34, -12, 12]
    .map((turn, index) =>
      group(
        line('M0 0C20 -18 60 -40 110 -50', '#5f6b45', 4) +
          [
            [30, -22, 20],
            [56, -36, -60],
            [76, -42, 10],
            [104, -50, -20],
          ]
            .map(([x = 0, y = 0, leafTurn = 0]) =>
              path(
                'M0 0C10 -16 32 -18 42 -12C32 4 12 8 0 0Z',
                index === 1 ? '#7b8a58' : '#8f9a6a',
                `transform="translate(${x} ${y}) rotate(${leafTurn})"`,
              ),
            )
            .join(''),
        `transform="rotate(${turn})"`,
      ),
    )
    .join('')
  const knot = line(
    'M0 0C-30 -34 -70 -30 -62 -6S-20 8 0 0C26 -36 68 -34 62 -10S22 8 0 0C-10 24 -30 36 -46 44M0 0C12 22 26 34 44 42',
    cord,
    6,
  )
  return { ...parcel, art: parcel.art + move(sprig, -6, -178, 1.1) + move(knot, 4, -184), height: 280 }
}

export const chocolateBar: Draw = (pen, look) => {
  const foil = Array.from({ length: 8 }, (_, index) =>
    rect(-140, 176 + index * 7, 280, 3, index % 2 === 0 ? '#fff' : '#8d8577', 'fill-opacity=".5"'),
  ).join('')
  const print =
    rect(-140, -230, 280, 404, look.colour) +
    move(label(look.emblem, 200, 236, paperOf(look), inkOf(look), look.palette.accent), 0, -44) +
    rect(-140, 128, 280, 8, look.palette.accent) +
    foil
  const bar = box(pen, {
    width: 280,
    height: 460,
    depth: 34,
    turn: -0.36,
    colour: STEEL,
    front: print,
    side: rect(-20, -230, 40, 404, shade(look.colour, 0.2)),
    topColour: look.colour,
  })
  return leanPieces(pen, bar)
}

function leanPieces(pen: Pen, bar: Thing): Thing {
  const dark = '#4b2a1c'
  const piece = (x: number, y: number, turn: number) => {
    const square = box(pen, {
      width: 84,
      height: 24,
      depth: 84,
      turn,
      colour: dark,
      top:
        rect(-30, -30, 60, 60, shade(dark, 0.3), 'fill-opacity=".5"') +
        rect(-28, -28, 56, 56, tint(dark, 0.12)),
    })
    return move(pen.glow(8, 4, 78, 27, '#2a160e', 0.6) + square.art, x, y)
  }
  return { ...bar, art: bar.art + piece(-88, 58, -0.5) + piece(20, 78, 0.4), width: bar.width + 40 }
}
