import { luminance, mix, shade, tint } from './colour.ts'
import { emblem } from './emblem.ts'
import { type Draw, WOOD } from './look.ts'
import { group, line, move, path, rect } from './pen.ts'
import { box } from './solid.ts'

export const book: Draw = (pen, look) => {
  const cover = luminance(look.colour) > 0.6 ? look.palette.mainDeep : look.colour
  const ink = tint(look.palette.light, 0.3)
  const print =
    rect(-128, -196, 262, 392, 'none', `stroke="${ink}" stroke-width="3" stroke-opacity=".8"`) +
    move(emblem(look.emblem, ink, cover), 3, -60, 1.35) +
    line('M-66 74H72', ink, 8) +
    line('M-40 104H46M-52 128H58', ink, 3.4, 'stroke-opacity=".8"')
  const spine =
    rect(-155, -220, 14, 440, shade(cover, 0.7), 'fill-opacity=".4"') +
    rect(-138, -220, 3, 440, '#fff', 'fill-opacity=".22"')
  const leaves =
    rect(-24, -212, 48, 424, '#f0e4cd') +
    [-16, -8, 0, 8, 16].map((x) => line(`M${x} -212V212`, '#b9a688', 1.6, 'stroke-opacity=".7"')).join('')
  return box(pen, {
    width: 310,
    height: 440,
    depth: 60,
    turn: -0.38,
    colour: cover,
    front: print + spine,
    side: leaves,
    top: rect(-150, -24, 302, 48, '#f0e4cd'),
  })
}

/** What differs between plates: the outline, the line along its edge, and how the writing fits in. */
type PlateShape = {
  outline: string
  edge: (ink: string) => string
  lift: number
  scale: number
  height: number
}

const round = (rx: number, ry: number, y: number) =>
  `M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y}A${rx} ${ry} 0 0 1 ${-rx} ${y}Z`

const namePlate =
  ({ outline, edge, lift, scale, height }: PlateShape): Draw =>
  (pen, look) => {
    const ink = luminance(look.colour) > 0.5 ? shade(look.colour, 0.6) : tint(look.palette.light, 0.3)
    const flourish = line(
      'M-128 -156C-96 -204 -70 -204 -78 -168S-112 -128 -84 -136S-30 -196 -14 -192S-30 -140 -8 -142S46 -196 60 -190S34 -140 64 -142S104 -168 132 -176',
      ink,
      8,
    )
    const writing =
      move(emblem(look.emblem, ink, look.colour), 0, -240, 0.42) +
      flourish +
      line('M-70 -106H70', ink, 4, 'stroke-opacity=".8"')
    const light = pen.linear(
      [-254, -300],
      [254, -60],
      [0, '#fff8ea', 0.4],
      [0.45, '#fff8ea', 0],
      [1, shade(look.colour, 0.8), 0.38],
    )
    const plate =
      path(outline, shade(look.colour, 0.42), 'transform="translate(5 3)"') +
      path(outline, look.colour) +
      edge(`stroke="${ink}" stroke-width="3" stroke-opacity=".7"`) +
      move(writing, 0, -lift, scale) +
      path(outline, light)
    const foot = box(pen, {
      width: 560,
      height: 34,
      depth: 120,
      turn: 0,
      colour: WOOD,
      front: line('M-270 4C-100 -6 100 10 270 0', shade(WOOD, 0.5), 2, 'stroke-opacity=".4"'),
      top: rect(-262, -9, 524, 14, shade(WOOD, 0.6), 'fill-opacity=".7"'),
    })
    return { ...foot, art: foot.art + move(plate, 0, 26), height }
  }

export const nameplate = namePlate({
  outline:
    'M-236 -300H236A18 18 0 0 1 254 -282V-78A18 18 0 0 1 236 -60H-236A18 18 0 0 1 -254 -78V-282A18 18 0 0 1 -236 -300Z',
  edge: (stroke) => rect(-232, -278, 464, 196, 'none', `rx="10" ${stroke}`),
  lift: 0,
  scale: 1,
  height: 276,
})

export const ovalNameplate = namePlate({
  outline: round(254, 134, -190),
  edge: (stroke) => path(round(234, 114, -190), 'none', stroke),
  lift: 16,
  scale: 1,
  height: 300,
})

export const roundNameplate = namePlate({
  outline: round(172, 172, -228),
  edge: (stroke) => path(round(152, 152, -228), 'none', stroke),
  lift: 87,
  scale: 0.82,
  height: 376,
})

export const filterPapers: Draw = (pen, look) => {
  const paper = mix('#d8b78a', look.palette.light, 0.18)
  const sheet = (dx: number, dy: number, tone: string) =>
    path(
      `M${-190 + dx} ${-300 + dy}C${-90 + dx} ${-336 + dy} ${90 + dx} ${-336 + dy} ${190 + dx} ${-300 + dy}L${30 + dx} ${dy}H${-30 + dx}Z`,
      tone,
    ) +
    line(
      `M${-190 + dx} ${-300 + dy}C${-90 + dx} ${-336 + dy} ${90 + dx} ${-336 + dy} ${190 + dx} ${-300 + dy}`,
      tint(tone, 0.6),
      2.5,
    )
  const sheets = [5, 4, 3, 2, 1]
    .map((index) => sheet(index * 9, -index * 7, shade(paper, index % 2 === 0 ? 0.16 : 0.06)))
    .join('')
  const front =
    sheet(0, 0, paper) +
    path(
      'M-190 -300C-90 -336 90 -336 190 -300L30 0H-30Z',
      pen.linear(
        [-190, -300],
        [120, 0],
        [0, '#fff8ea', 0.5],
        [0.5, '#fff8ea', 0],
        [1, shade(paper, 0.7), 0.28],
      ),
    ) +
    line('M172 -296L18 -4', shade(paper, 0.4), 3, 'stroke-dasharray="7 6" stroke-opacity=".5"')
  const stand = box(pen, {
    width: 300,
    height: 46,
    depth: 130,
    turn: -0.2,
    colour: WOOD,
    front: line('M-140 4C-60 -4 60 10 140 0', shade(WOOD, 0.5), 2, 'stroke-opacity=".4"'),
  })
  const band =
    path('M-118 -150H118L88 -92H-88Z', look.colour) + line('M-50 -121H50', tint(look.colour, 0.7), 4)
  const clip = pen.clip('M-190 -300C-90 -336 90 -336 190 -300L30 0H-30Z')
  return {
    ...stand,
    art: stand.art + move(sheets + front + group(band, `clip-path="${clip}"`), 0, -26),
    width: 440,
    height: 372,
  }
}
