import { expect, it } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
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
  const db = createDatabase(shop.database_url, { max: 1 })
  await db`
    delete from product_image using page_route
    where model_type = 9 and model_id = product_id and path = ${pages.cs.product}`
  await db.end()
  const page = await shop.visitor({ real_pictures: true })
  await page.goto(pages.cs.product)
  const picture = page.locator('main img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const sizes = await picture.evaluate((image: HTMLImageElement) => [
    [image.getAttribute('width'), image.getAttribute('height')],
    [image.naturalWidth, image.naturalHeight],
  ])
  expect(sizes).toEqual([
    ['1000', '1000'],
    [960, 960],
  ])
})
