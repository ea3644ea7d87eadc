import { luminance, mix, shade, tint } from './colour.ts'
import { emblem, emblemOf } from './emblem.ts'
import { paletteOf } from './palette.ts'
import { at, createPen, ellipse, group, line, move, n, path, rect } from './pen.ts'
import { compose, framed, type Picture } from './studio.ts'
import { backdropTone } from './scene.ts'

/** The brand's emblem, the same that its packaging carries, in a frame of its own. */
export function drawLogo({ name, palette }: { name: string; palette: string }): Picture {
  const colours = paletteOf(palette)
  const pen = createPen(`${name}:logo`)
  const ink = luminance(colours.mainDeep) > 0.5 ? colours.ink : colours.mainDeep
  const frame = pen.pick([
    `<circle r="84" fill="none" stroke="${ink}" stroke-width="4"/><circle r="75" fill="none" stroke="${colours.accent}" stroke-width="2"/>`,
    `<path d="M-66 84V-14A66 66 0 0 1 66 -14V84Z" fill="none" stroke="${ink}" stroke-width="4"/><path d="M-57 75V-14A57 57 0 0 1 57 -14V75Z" fill="none" stroke="${colours.accent}" stroke-width="2"/>`,
    `<circle r="84" fill="${ink}"/><circle r="76" fill="none" stroke="${colours.light}" stroke-width="2"/>`,
    `<rect x="-62" y="-62" width="124" height="124" rx="6" transform="rotate(45)" fill="none" stroke="${ink}" stroke-width="4"/><rect x="-54" y="-54" width="108" height="108" rx="4" transform="rotate(45)" fill="none" stroke="${colours.accent}" stroke-width="2"/>`,
  ])
  const isFilled = frame.includes(`r="84" fill="${ink}"`)
  const mark = isFilled
    ? emblem(emblemOf(palette), colours.light, ink)
    : emblem(emblemOf(palette), ink, '#ffffff')
  const wings = [-1, 1]
    .map(
      (side) =>
        line(
          `M${side * 104} 0H${side * 168}M${side * 116} -13H${side * 146}M${side * 116} 13H${side * 146}`,
          ink,
          4,
        ) + ellipse(side * 184, 0, 5, 5, colours.accent),
    )
    .join('')
  const content = group(
    wings + frame + group(mark, 'transform="scale(.98)"'),
    'transform="translate(200 100)"',
  )
  return framed(pen, 400, 200, content)
}

const SKINS = ['#e8bf9f', '#d9a582', '#f0cdb0', '#b67f5b'] as const
const HAIRS = ['#3a2a22', '#6b4228', '#a8754a', '#8d8780', '#231a17'] as const

export type Hair = 'long' | 'short'

type PortraitOrder = { seed: string; palette: string; hair: Hair }

/** A person in the light of a window, told by the outline alone. */
export function drawPortrait({ seed, palette, hair: style }: PortraitOrder): Picture {
  const colours = paletteOf(palette)
  const pen = createPen(`${seed}:portrait`)
  const skin = pen.pick(SKINS)
  const hair = pen.pick(HAIRS)
  const cloth = pen.pick([colours.main, colours.accent, colours.mainDeep])
  const lit = (colour: string) =>
    pen.linear([130, 60], [290, 330], [0, tint(colour, 0.3)], [0.5, colour], [1, shade(colour, 0.38)])
  const tied = ellipse(206, 74, 36, 34, shade(hair, 0.1))
  const loose = path(
    'M128 160C120 90 160 58 202 58S286 92 276 164C276 214 296 256 292 330H114C110 256 130 214 128 160Z',
    shade(hair, 0.15),
  )
  const behind = style === 'short' ? '' : pen.pick([loose, tied])
  const fringe = pen.pick([
    'M142 158C132 92 164 68 204 68S276 92 262 162C258 132 246 120 226 112C196 124 162 120 142 158Z',
    'M142 152C130 96 166 66 206 68C250 70 274 100 262 156C256 128 240 108 206 108S152 124 142 152Z',
    'M140 166C128 90 168 62 212 66C262 70 276 112 262 168C258 146 254 126 236 108C210 96 176 100 160 118C148 132 146 146 140 166Z',
  ])
  const shoulders = 'M52 400C58 318 108 292 160 280C176 300 226 300 242 280C294 292 344 318 348 400Z'
  const art =
    rect(0, 0, 400, 400, backdropTone(pen, colours, 400, 400)) +
    ellipse(222, 190, 150, 150, mix(colours.groundDeep, colours.light, 0.35)) +
    behind +
    path(shoulders, lit(cloth)) +
    path('M160 280C176 312 226 312 242 280L234 272H168Z', shade(cloth, 0.35)) +
    path('M172 220H230V276C222 296 180 296 172 276Z', shade(skin, 0.14)) +
    path(
      'M172 222C190 262 214 260 230 222V246C214 278 186 276 172 240Z',
      shade(skin, 0.5),
      'fill-opacity=".4"',
    ) +
    path(
      'M146 152C146 108 168 88 202 88S258 108 258 152C258 202 232 244 202 244S146 202 146 152Z',
      lit(skin),
    ) +
    path(
      'M202 244C232 244 258 202 258 152C258 140 256 130 252 122C252 180 232 226 190 242Z',
      shade(skin, 0.4),
      'fill-opacity=".28"',
    ) +
    path(fringe, lit(hair))
  return framed(pen, 400, 400, art)
}

/** Shown where a product has no picture of its own: an empty shelf with the outline of a jug. */
export function drawFallback(): Picture {
  const colours = paletteOf('linen')
  const pen = createPen('fallback')
  const stroke = mix(colours.mainDeep, colours.groundDeep, 0.2)
  const jug =
    'M-128 0C-196 -84 -196 -196 -132 -282C-112 -308 -108 -330 -112 -362H112C108 -330 112 -308 132 -282C196 -196 196 -84 128 0Z'
  const art =
    rect(0, 0, 1000, 1000, backdropTone(pen, colours, 1000, 1000)) +
    pen.glow(520, 702, 250, 44, shade(colours.groundDeep, 0.4), 0.4) +
    move(
      path(jug, tint(colours.ground, 0.35), `stroke="${stroke}" stroke-width="7" stroke-linejoin="round"`) +
        `<ellipse cx="0" cy="-362" rx="112" ry="25" fill="${colours.ground}" stroke="${stroke}" stroke-width="7"/>` +
        line('M140 -270C226 -296 252 -196 168 -130', stroke, 7) +
        line(
          `M${at(-160, -150)}C${at(-90, -126)} ${at(90, -126)} ${at(160, -150)}`,
          stroke,
          4,
          'stroke-opacity=".5"',
        ) +
        line(`M-124 -226V${n(-262)}`, stroke, 5, 'stroke-opacity=".4"'),
      490,
      700,
    ) +
    line('M230 700H770', stroke, 5, 'stroke-opacity=".55"')
  return compose(pen, colours, { width: 1000, height: 1000, horizon: 700 }, art)
}
