import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawFallback, drawLogo, drawPortrait } from './mark.ts'
import { palettes } from './palette.ts'
import { drawPicture } from './picture.ts'
import { drawArticle, drawBanner, drawTile } from './scene.ts'
import type { Picture } from './studio.ts'
import { subjects } from './subject.ts'
import { themes } from './theme.ts'

const names = Object.keys(palettes)
const VIEWS = ['front', 'detail', 'set'] as const

async function expectDrawable(picture: Picture, width: number, height: number) {
  expect([picture.width, picture.height]).toEqual([width, height])
  expect(picture.svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(picture.svg).not.toMatch(/<text|<image|<script|(?:href|url\()\s*=?"?(?:https?:|file:|\/)/)
  const known = new Set([...picture.svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]))
  const used = [...picture.svg.matchAll(/(?:url\(#|href="#)(\w+)/g)].map((match) => match[1])
  expect(used.filter((id) => !known.has(id))).toEqual([])
  const small = await sharp(Buffer.from(picture.svg), { density: 9 }).png().toBuffer()
  const stats = await sharp(small).stats()
  expect(Math.max(...stats.channels.map((channel) => channel.stdev))).toBeGreaterThan(4)
}

describe('the pictures of the demo shop', () => {
  it.each(subjects)('draw %s in every view, in the ratio of a product card', async (subject) => {
    for (const [index, view] of VIEWS.entries()) {
      const palette = names[(subjects.indexOf(subject) + index) % names.length] ?? 'linen'
      await expectDrawable(drawPicture({ subject, palette, view, seed: subject }), 1000, 1250)
    }
  })

  it('come out the same from the same seed and different from another', () => {
    const spec = { subject: 'mug', palette: 'celadon', view: 'front', seed: 'a' } as const
    expect(drawPicture(spec)).toEqual(drawPicture(spec))
    expect(drawPicture({ ...spec, seed: 'b' })).not.toEqual(drawPicture(spec))
  })

  it('keep the form of a thing when only its colour varies', () => {
    const spec = { subject: 'mug', palette: 'celadon', view: 'front', seed: 'a' } as const
    const outline = (colour: string) =>
      /<clipPath[^>]*>.*?<\/clipPath>/.exec(drawPicture({ ...spec, colour }).svg)?.[0]
    expect(outline('#22345a')).toBe(outline('#c8714a'))
    expect(drawPicture({ ...spec, colour: '#22345a' })).not.toEqual(
      drawPicture({ ...spec, colour: '#c8714a' }),
    )
  })

  it.each(['chocolate-bar', 'honey-jar'] as const)('show in a %s what it holds', (subject) => {
    const spec = { subject, palette: 'honey', view: 'front', seed: 'a' } as const
    expect(drawPicture({ ...spec, content: '#a9bd74' }).svg).toContain('#a9bd74')
    expect(drawPicture(spec).svg).not.toContain('#a9bd74')
  })

  it('stay small enough to be drawn in a blink', () => {
    for (const subject of subjects) {
      const bytes = drawPicture({ subject, palette: 'linen', view: 'front', seed: 's' }).svg.length
      expect(bytes, subject).toBeLessThan(25_000)
    }
  })

  it.each(Object.keys(themes))('arrange the theme %s for both banners and the article', async (theme) => {
    const spec = { theme, palette: 'rooibos', seed: theme }
    await expectDrawable(drawBanner({ ...spec, shape: 'desktop' }), 1600, 700)
    await expectDrawable(drawBanner({ ...spec, shape: 'mobile' }), 900, 1100)
    await expectDrawable(drawArticle(spec), 1200, 750)
  })

  it('leave the left of a wide banner and the top of a tall one quiet for words', async () => {
    const spec = { theme: 'gifts', palette: 'plum', seed: 'q' }
    const busy = async (picture: Picture, left: number, top: number, width: number, height: number) => {
      const image = await sharp(Buffer.from(picture.svg))
        .extract({ left, top, width, height })
        .png()
        .toBuffer()
      const { channels } = await sharp(image).stats()
      return Math.max(...channels.map((channel) => channel.stdev))
    }
    const desktop = drawBanner({ ...spec, shape: 'desktop' })
    const mobile = drawBanner({ ...spec, shape: 'mobile' })
    expect(await busy(desktop, 0, 0, 740, 700)).toBeLessThan(20)
    expect(await busy(desktop, 800, 0, 800, 700)).toBeGreaterThan(20)
    expect(await busy(mobile, 0, 0, 900, 300)).toBeLessThan(20)
    const tallest = drawBanner({ ...spec, theme: 'tea-morning', palette: 'celadon', shape: 'mobile' })
    expect(await busy(tallest, 0, 0, 900, 400)).toBeLessThan(10)
  })

  it.each(names)('have a tile, a logo and a portrait in the palette %s', async (palette) => {
    await expectDrawable(drawTile({ subject: 'teapot', palette, seed: palette }), 800, 800)
    await expectDrawable(drawLogo({ name: palette, palette }), 400, 200)
    await expectDrawable(drawPortrait({ palette, seed: palette, hair: 'long' }), 400, 400)
  })

  it('fall back to an outline where a product has none, and to linen where a palette is unknown', async () => {
    await expectDrawable(drawFallback(), 1000, 1000)
    const spec = { subject: 'bowl', view: 'front', seed: 'a' } as const
    expect(drawPicture({ ...spec, palette: 'no-such' })).toEqual(drawPicture({ ...spec, palette: 'linen' }))
  })
})
