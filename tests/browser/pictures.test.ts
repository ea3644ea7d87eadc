import { expect, it } from 'vitest'
import { knownPages } from './known-pages.ts'
import { useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)

it('shows real pictures, in a modern format and the width the screen needs', async () => {
  const page = await shop.visitor({ viewport: { width: 390, height: 844 }, real_pictures: true })
  const watched = watch(page)
  const arrived: { type: string; width: number }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.startsWith('/media/')) return
    arrived.push({ type: response.headers()['content-type'] ?? '', width: Number(path.split('/').at(-1)) })
  })
  await page.goto(pages.cs['product with variations'])
  const first = page.locator('main img').first()
  await first.evaluate((image: HTMLImageElement) => image.decode())
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  expect(arrived.length).toBeGreaterThan(0)
  expect(arrived.every(({ type }) => type === 'image/avif')).toBe(true)
  expect(Math.max(...arrived.map(({ width }) => width))).toBeLessThanOrEqual(960)
  watched.expectQuiet()
})

it('falls back to the 1000 × 1000 picture where a product has none [UI-30]', async () => {
  const response = await fetch(`${shop.url}/media/fallback/960`, { headers: { accept: 'image/webp' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
})
