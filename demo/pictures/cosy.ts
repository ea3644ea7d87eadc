import { bar, thin } from './clay.ts'
import { shade, tint } from './colour.ts'
import type { Draw } from './look.ts'
import { ellipse, group, line, path, softLine } from './pen.ts'

/** A quilted hood over a pot: spout and handle look out of its slits. */
export const teaCosy: Draw = (pen, look) => {
  const { colour } = look
  const pot = thin(look.palette.light)
  const d = 'M-224 -6C-236 -170 -190 -344 0 -348S236 -170 224 -6C120 42 -120 42 -224 -6Z'
  const clip = pen.clip(d)
  const seams = Array.from({ length: 9 }, (_, index) => -400 + index * 100)
    .map(
      (x) =>
        `M${x} 40C${x + 60} -120 ${x + 170} -250 ${x + 330} -350M${-x} 40C${-x - 60} -120 ${-x - 170} -250 ${-x - 330} -350`,
    )
    .join('')
  const quilt =
    line(seams, shade(colour, 0.6), 7, 'stroke-opacity=".3"') +
    line(seams, tint(colour, 0.6), 2.4, 'stroke-opacity=".5" transform="translate(-5 -5)"')
  const across = pen.linear(
    [-230, 0],
    [230, 0],
    [0, shade(colour, 0.7), 0.3],
    [0.2, '#fff8ea', 0.2],
    [0.5, '#fff8ea', 0],
    [1, shade(colour, 0.8), 0.62],
  )
  const down = pen.linear(
    [0, -348],
    [0, 30],
    [0, '#fff8ea', 0.22],
    [0.5, '#fff8ea', 0],
    [1, shade(colour, 0.8), 0.34],
  )
  const hem =
    line('M-226 -22C-120 26 120 26 226 -22', look.palette.accent, 24) +
    line('M-226 -28C-120 20 120 20 226 -28', tint(look.palette.accent, 0.4), 3, 'stroke-dasharray="12 9"')
  const spout =
    path(
      'M-196 -70C-270 -84 -286 -170 -334 -226C-340 -238 -302 -250 -296 -240C-262 -190 -250 -166 -196 -158Z',
      pen.linear([-330, -240], [-200, -70], [0, tint(pot, 0.3)], [0.5, pot], [1, shade(pot, 0.3)]),
      `stroke="${shade(pot, 0.3)}" stroke-width="1.5" stroke-opacity=".5"`,
    ) + ellipse(-317, -236, 21, 7, shade(pot, 0.5), 'transform="rotate(-20 -317 -236)"')
  const handle = bar(
    pen,
    'M190 -220C290 -270 348 -200 322 -130C304 -84 256 -62 200 -64',
    28,
    shade(pot, 0.06),
    [180, -250, 320, -60],
  )
  const loop =
    line('M-4 -344C-40 -410 44 -410 8 -344', shade(colour, 0.45), 20) +
    line('M-4 -344C-40 -410 44 -410 8 -344', tint(colour, 0.12), 14)
  const slit = softLine(
    'M-206 -62C-222 -100 -220 -140 -200 -172M206 -50C224 -110 220 -180 198 -230',
    shade(colour, 0.8),
    9,
    0.5,
  )
  const body = path(d, colour) + quilt + path(d, across) + path(d, down) + hem + slit
  return {
    art: spout + handle + loop + group(body, `clip-path="${clip}"`),
    foot: 210,
    depth: 40,
    width: 670,
    height: 400,
  }
}
