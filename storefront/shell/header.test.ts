import { expect, it } from 'vitest'
import { startSeededShop } from '#tests/shop.ts'

const { visit } = await startSeededShop()

it.each([
  ['/', 'Oznámení obchodu'],
  ['/sk', 'Oznam obchodu'],
  ['/en', 'Shop notice'],
])('the strip above the header of %s is a landmark with a name', async (path, name) => {
  const html = await (await visit(path)).text()
  const before = html.slice(0, html.indexOf('<header'))
  expect(before).toMatch(new RegExp(`<aside aria-label="${name}"[^>]*>.*</aside>`, 's'))
})
