import { bar } from './ceramic.ts'
import { mix, shade, tint } from './colour.ts'
import { lathe, type Thing, TILT, turned } from './lathe.ts'
import { COFFEE, type Draw, STEEL, WOOD } from './look.ts'
import { ellipse, group, line, move, n, path, type Pen, rect, softLine } from './pen.ts'
import { leafStamps, scatter } from './pantry.ts'
import { box } from './solid.ts'

const BLACK = '#3a3633'

export const kettle: Draw = (pen, look) => {
  const body = lathe(pen, {
    profile: turned('176,0 186,4 188,16 / 188,16 172,120 150,220 138,250'),
    colour: look.colour,
    top: 'closed',
    decor: (surface) => line(surface.ring(18), shade(look.colour, 0.6), 4, 'stroke-opacity=".6"'),
  })
  const lid = lathe(pen, {
    profile: turned('134,0 132,8 96,22 30,28'),
    colour: look.colour,
    top: 'closed',
  })
  const knob = lathe(pen, {
    profile: turned('10,0 12,12 28,20 30,36 20,44'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const fill = pen.linear(
    [-350, -300],
    [-190, -40],
    [0, tint(look.colour, 0.2)],
    [0.5, look.colour],
    [1, shade(look.colour, 0.3)],
  )
  const spout =
    path(
      'M-150 -30C-290 -8 -270 -190 -286 -250C-294 -278 -322 -288 -352 -282C-362 -286 -362 -304 -352 -308C-310 -316 -274 -300 -260 -262C-240 -200 -250 -88 -160 -92Z',
      fill,
    ) +
    softLine(
      'M-176 -50C-268 -42 -244 -186 -276 -254C-290 -284 -322 -300 -350 -294',
      tint(look.colour, 0.8),
      7,
      0.5,
    ) +
    ellipse(-355, -295, 5, 13, shade(look.colour, 0.6))
  const handle =
    line('M136 -226C190 -250 226 -256 250 -252', STEEL, 16) +
    bar(
      pen,
      'M252 -254C300 -250 312 -220 300 -180C292 -150 282 -110 284 -78',
      36,
      WOOD,
      [250, -250, 310, -80],
    )
  return {
    ...body,
    art: spout + handle + body.art + move(lid.art + move(knob.art, 0, -26), 0, -249),
    width: 690,
    height: 340,
  }
}

/** Ribs run down the inside of a cone: lines from the rim towards its hidden point. */
export const dripper: Draw = (pen, look) => {
  const server = lathe(pen, {
    profile: turned('128,0 142,6 152,60 140,130 84,184 76,206'),
    colour: '#e7ebe6',
    finish: 'paper',
    top: 'open',
    wall: 4,
    decor: (surface) =>
      path(surface.band(6, 86), '#5a2f1b') +
      ellipse(0, -86, surface.radiusAt(86), surface.radiusAt(86) * TILT, '#7a4527') +
      glass(pen, 152, 206),
  })
  const serverHandle = bar(pen, 'M126 -150C204 -166 214 -70 146 -54', 17, '#dfe5e0', [130, -160, 200, -50])
  const base = lathe(pen, {
    profile: turned('124,0 128,4 128,16 122,20'),
    colour: look.colour,
    top: 'closed',
    gloss: 0.5,
  })
  const cone = lathe(pen, {
    profile: turned('62,0 72,10 112,80 162,168 172,186'),
    colour: look.colour,
    wall: 10,
    inside: mix(look.colour, '#f3e9d8', 0.45),
    decor: (surface) => line(surface.ring(174), tint(look.colour, 0.5), 3, 'stroke-opacity=".5"'),
  })
  const paper =
    path('M-160 -186C-150 -214 -90 -230 0 -228S152 -214 160 -186A160 38 0 0 1 -160 -186Z', '#f4e8d2') +
    ellipse(0, -186, 150, 34, shade('#f4e8d2', 0.2)) +
    ellipse(0, -178, 128, 25, COFFEE) +
    ellipse(-30, -180, 60, 9, '#7a4a2a', 'fill-opacity=".55"')
  const coneHandle = bar(pen, 'M128 -130C196 -148 206 -70 104 -50', 20, look.colour, [110, -140, 200, -50])
  const art =
    serverHandle +
    server.art +
    move(base.art, 0, -206) +
    move(coneHandle + cone.art + group(paper, ''), 0, -222)
  return { ...server, art, width: 380, height: 450 }
}

function glass(pen: Pen, r: number, height: number): string {
  const shine = pen.linear(
    [-r, 0],
    [r, 0],
    [0, '#ffffff', 0.7],
    [0.06, '#ffffff', 0.1],
    [0.16, '#ffffff', 0.1],
    [0.22, '#ffffff', 0.55],
    [0.29, '#ffffff', 0.06],
    [0.8, '#1e1510', 0.05],
    [0.94, '#1e1510', 0.28],
    [1, '#ffffff', 0.6],
  )
  return rect(-r, -height - 40, r * 2, height + 90, shine)
}

export const frenchPress: Draw = (pen, look) => {
  const glassBody = lathe(pen, {
    profile: turned('130,0 132,4 132,340'),
    colour: '#e6e9e3',
    finish: 'paper',
    top: 'closed',
    decor: (surface) =>
      path(surface.band(0, 220), '#4a2716') +
      ellipse(0, -220, 132, 132 * TILT, '#7c4a2c') +
      rect(-3, -340, 6, 124, '#8f8b84') +
      glass(pen, 132, 340),
  })
  const band = (low: number, high: number) => {
    const ring = lathe(pen, {
      profile: [
        [
          [137, 0],
          [137, high - low],
        ],
      ],
      colour: look.colour,
      finish: 'metal',
      top: 'open',
      wall: 3,
    })
    return group(
      ring.art,
      `transform="translate(0 ${-low})" clip-path="${pen.clip(`M-150 0V${-(high - low)}A137 33 0 0 0 150 ${-(high - low)}V60H-150Z`)}"`,
    )
  }
  const posts = [-104, 104]
    .map((x) =>
      path(
        `M${x - 7} -300h14v326h-14Z`,
        pen.linear([x - 7, 0], [x + 7, 0], [0, tint(look.colour, 0.4)], [1, shade(look.colour, 0.45)]),
      ),
    )
    .join('')
  const lid = lathe(pen, {
    profile: turned('138,0 138,18 / 138,18 120,40 70,54 20,58'),
    colour: look.colour,
    finish: 'metal',
    top: 'closed',
  })
  const knob = lathe(pen, {
    profile: turned('10,0 14,8 28,24 24,44 8,50'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  const handle = bar(
    pen,
    'M134 -300C216 -310 240 -290 236 -240L228 -110C224 -70 190 -56 134 -56',
    26,
    WOOD,
    [140, -300, 250, -60],
  )
  const art =
    handle +
    glassBody.art +
    posts +
    band(0, 24) +
    band(284, 306) +
    move(lid.art, 0, -334) +
    rect(-3, -452, 6, 62, STEEL) +
    move(knob.art, 0, -446)
  return { ...glassBody, art, width: 400, centre: 52, height: 500 }
}

export const mokaPot: Draw = (pen, look) => {
  const metal = look.colour
  const facets = (low: number, high: number, bottom: number, top: number) => {
    const turns = [-1.571, -1.18, -0.59, 0, 0.59, 1.18, 1.571]
    const tones = [0.3, -0.3, -0.55, 0.02, 0.3, 0.52]
    return turns
      .slice(0, -1)
      .map((turn, index) => {
        const next = turns[index + 1] ?? turn
        const spot = (r: number, h: number, angle: number) =>
          `${n(r * Math.sin(angle))} ${n(-h + r * TILT * Math.cos(angle))}`
        const tone = tones[index] ?? 0
        const face = tone < 0 ? tint(metal, -tone) : shade(metal, tone)
        const fill = pen.linear([0, -high], [0, -low], [0, tint(face, 0.12)], [1, shade(face, 0.14)])
        return path(
          `M${spot(bottom, low, turn)}L${spot(bottom, low, next)}L${spot(top, high, next)}L${spot(top, high, turn)}Z`,
          fill,
          `stroke="${fill}" stroke-width="1"`,
        )
      })
      .join('')
  }
  const waist = path(
    'M-112 -186A112 27 0 0 0 112 -186V-212A112 27 0 0 1 -112 -212Z',
    pen.linear(
      [-112, 0],
      [112, 0],
      [0, shade(metal, 0.4)],
      [0.3, tint(metal, 0.5)],
      [0.6, shade(metal, 0.3)],
      [1, shade(metal, 0.55)],
    ),
  )
  const lid =
    path(
      'M-140 -392A140 34 0 0 0 140 -392L20 -446H-20Z',
      pen.linear(
        [-140, 0],
        [140, 0],
        [0, shade(metal, 0.1)],
        [0.32, tint(metal, 0.55)],
        [0.55, shade(metal, 0.1)],
        [1, shade(metal, 0.5)],
      ),
    ) + line('M-140 -392A140 34 0 0 0 140 -392', tint(metal, 0.6), 2.5, 'stroke-opacity=".6"')
  const spout =
    path('M-122 -330C-150 -350 -172 -380 -184 -396L-136 -396Z', tint(metal, 0.3)) +
    path('M-184 -396L-136 -396L-130 -388L-170 -384Z', shade(metal, 0.4))
  const handle =
    line('M120 -360C150 -372 180 -376 204 -372', BLACK, 30) +
    bar(pen, 'M206 -370C226 -362 226 -330 216 -290L196 -196', 32, BLACK, [190, -380, 230, -200])
  const knob = lathe(pen, {
    profile: turned('10,0 14,10 22,22 20,40 10,46'),
    colour: BLACK,
    top: 'closed',
  })
  const valve = ellipse(-70, -120, 11, 12, shade(metal, 0.5)) + ellipse(-72, -122, 7, 8, tint(metal, 0.4))
  const art =
    handle +
    spout +
    facets(0, 188, 150, 112) +
    valve +
    waist +
    facets(208, 392, 106, 140) +
    lid +
    move(knob.art, 0, -440)
  return { art, foot: 150, depth: 36, width: 410, centre: 20, height: 486 }
}

export const grinder: Draw = (pen, look) => {
  const wood = box(pen, {
    width: 250,
    height: 210,
    depth: 250,
    turn: -0.4,
    colour: WOOD,
    front:
      rect(-88, -2, 176, 88, shade(WOOD, 0.3), 'fill-opacity=".5"') +
      rect(-84, 2, 168, 80, tint(WOOD, 0.08)) +
      ellipse(0, 42, 14, 14, shade(look.colour, 0.4)) +
      ellipse(-3, 38, 9, 9, tint(look.colour, 0.3)) +
      woodGrain(),
    side: woodGrain(),
  })
  const plate = box(pen, { width: 270, height: 16, depth: 270, turn: -0.4, colour: shade(WOOD, 0.18) })
  const dome = lathe(pen, {
    profile: turned('112,0 114,10 / 114,10 108,56 76,92 26,106'),
    colour: look.colour,
    finish: 'metal',
    top: 'closed',
  })
  const crank = bar(pen, 'M0 -352C40 -362 120 -356 178 -330', 14, STEEL, [0, -360, 180, -330])
  const knob = lathe(pen, {
    profile: turned('12,0 16,6 26,30 22,52 8,58'),
    colour: WOOD,
    finish: 'matte',
    top: 'closed',
  })
  return {
    ...wood,
    art:
      wood.art +
      move(plate.art, 0, -200) +
      move(dome.art, 0, -216) +
      rect(-7, -352, 14, 38, STEEL) +
      crank +
      move(knob.art, 178, -332),
    height: 400,
    width: 420,
  }
}

const woodGrain = () =>
  line(
    'M-120 -80C-60 -92 40 -70 122 -84M-120 -52C-40 -40 30 -62 122 -50M-122 92C-40 84 60 98 122 90M-122 -20H-96M96 -16H122',
    shade(WOOD, 0.5),
    2.2,
    'stroke-opacity=".28"',
  )

export const scale: Draw = (pen, look) => {
  const display =
    rect(-62, -13, 124, 26, '#1d2422', 'rx="6"') +
    line('M-34 -6V8M-22 -6H-12V1H-22V8H-12M2 -6H12V8H2ZM22 -6H32V8H22Z', '#a8e0c6', 2.6) +
    ellipse(96, 0, 8, 8, tint(look.colour, 0.3)) +
    ellipse(-96, 0, 8, 8, tint(look.colour, 0.3))
  const body = box(pen, {
    width: 400,
    height: 52,
    depth: 380,
    turn: -0.22,
    colour: look.colour,
    front: display,
  })
  const pan = box(pen, {
    width: 372,
    height: 12,
    depth: 352,
    turn: -0.22,
    colour: STEEL,
    topColour: mix(STEEL, look.palette.light, 0.3),
  })
  const cup = lathe(pen, {
    profile: turned('84,0 96,5 112,50 118,150'),
    colour: look.palette.light,
    wall: 8,
    fill: { colour: COFFEE, level: 28 },
  })
  return {
    ...body,
    art:
      body.art +
      move(pen.glow(0, 6, 215, 62, '#1e1510', 0.5), 0, -50) +
      move(pan.art, 0, -54) +
      move(pen.glow(34, 2, 150, 36, '#1e1510', 0.6) + cup.art, 0, -64),
    height: 240,
  }
}

/** The strainer hangs in its cup: only the rim, the net and the two arms show. */
export const strainer: Draw = (pen, look) => {
  const metal = look.colour
  const cup = lathe(pen, {
    profile: turned('96,0 112,5 138,60 148,130 150,190'),
    colour: look.palette.main,
    wall: 9,
  })
  const y = -196
  const net = Array.from({ length: 96 }, () => {
    const [angle, reach] = [pen.between(0, 6.28), Math.sqrt(pen.random())]
    return ellipse(
      Math.cos(angle) * 116 * reach,
      y + 6 + Math.sin(angle) * 25 * reach,
      2,
      1,
      '#2a211b',
      'fill-opacity=".6"',
    )
  }).join('')
  const arms =
    bar(pen, `M136 ${y}C190 ${y - 6} 250 ${y - 18} 318 ${y - 22}`, 18, metal, [130, y - 20, 320, y]) +
    bar(pen, `M-136 ${y}C-160 ${y - 4} -184 ${y - 4} -200 ${y}`, 15, metal, [-200, y - 8, -130, y])
  const rim =
    ellipse(0, y, 146, 35, shade(metal, 0.4)) +
    ellipse(0, y - 3, 145, 34, tint(metal, 0.5)) +
    ellipse(
      0,
      y - 1,
      128,
      29,
      pen.linear([-120, y - 20], [120, y + 26], [0, shade(metal, 0.6)], [1, tint(metal, 0.1)]),
    ) +
    net
  const leaves = move(
    scatter(pen, leafStamps(pen, '#4f4a2a'), 16, () => [pen.between(-70, 76), pen.between(-8, 15), 0.72]),
    0,
    y + 4,
  )
  return { ...cup, art: cup.art + arms + rim + leaves, width: 530, centre: 58, height: 224 }
}

export const filterPapers: Draw = (pen, look) => {
  const paper = mix('#f3e7d2', look.palette.light, 0.3)
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

export const tray: Draw = (pen, look) => {
  const wood = look.colour
  const [rx, ry] = [320, 320 * TILT]
  const rim = lathe(pen, {
    profile: turned('300,0 312,6 320,40'),
    colour: wood,
    finish: 'matte',
    wall: 14,
    inside: wood,
  })
  const top = ellipse(
    0,
    -34,
    rx - 16,
    ry - 6,
    pen.linear([-300, -100], [300, 40], [0, tint(wood, 0.42)], [0.5, wood], [1, shade(wood, 0.2)]),
  )
  const lines = [-44, -24, -6, 14, 34]
    .map((y) =>
      line(
        `M${n(-Math.sqrt(1 - (y / 72) ** 2) * 298)} ${y - 34}C-100 ${y - 40} 100 ${y - 28} ${n(Math.sqrt(1 - (y / 72) ** 2) * 296)} ${y - 34}`,
        shade(wood, 0.5),
        2,
        'stroke-opacity=".26"',
      ),
    )
    .join('')
  const cup = lathe(pen, {
    profile: turned('58,0 64,4 84,50 90,110'),
    colour: look.palette.main,
    wall: 7,
    fill: { colour: '#b5642a', level: 20 },
  })
  const shadow = pen.glow(22, 2, 104, 27, '#2a1a10', 0.65)
  return {
    ...rim,
    art: rim.art + top + lines + move(shadow + cup.art, -92, -44) + move(shadow + cup.art, 96, -24),
    height: 190,
    width: 640,
  }
}

export const cloth: Draw = (pen, look) => {
  const stripe = (x: number) =>
    `<path d="M${x} -300V300" stroke="${look.palette.accent}" stroke-width="7" fill-opacity=".75"/>`
  const weave = Array.from({ length: 15 }, (_, index) =>
    line(`M-210 ${-130 + index * 19}H210`, '#fff', 1.4, 'stroke-opacity=".14"'),
  ).join('')
  const folded = (height: number, colour: string): Thing =>
    box(pen, {
      width: 420,
      height,
      depth: 320,
      turn: -0.3,
      colour,
      top: group(
        weave + stripe(-150) + stripe(-128) + stripe(150),
        `clip-path="${pen.clip('M-210 -160H210V160H-210Z')}"`,
      ),
    })
  const layers = [0, 1, 2, 3]
    .map((index) =>
      move(
        folded(26, index % 2 === 0 ? look.colour : shade(look.colour, 0.08)).art,
        index % 2 === 0 ? 0 : 3,
        -index * 25,
      ),
    )
    .join('')
  const base = folded(26, look.colour)
  const sprig =
    line('M-90 -150C-30 -140 40 -150 110 -180', '#6b7048', 5) +
    [
      [-60, -146, -30],
      [-30, -143, 30],
      [4, -146, -50],
      [34, -150, 20],
      [64, -158, -60],
      [100, -174, -20],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        path(
          'M0 0C12 -18 40 -20 54 -12C42 6 16 10 0 0Z',
          '#828e5e',
          `transform="translate(${x} ${y}) rotate(${turn})"`,
        ),
      )
      .join('')
  return { ...base, art: layers + sprig, height: 220 }
}
