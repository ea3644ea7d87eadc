import { expect, it } from 'vitest'
import { joinStorefront, startSeededShop } from '#tests/shop.ts'
import { type EmbeddedState, renderTree } from './render-page.tsx'
import { translatorFor } from './resolve-page.ts'

const { platform } = await startSeededShop()
const { visit } = await joinStorefront(platform, false, true)
const PATHS = [
  '/',
  '/caje',
  '/hrnek-mlha',
  '/blog',
  '/sk/caje',
  '/en',
  '/kosik',
  '/prihlaseni',
  '/neexistuje',
]

it.each(PATHS)(
  '%s is what React draws of the whole tree, so that the browser can take it over',
  async (path) => {
    // What is met a second time is drawn apart, and from then on kept.
    for (let turn = 1; turn <= 3; turn++) {
      const html = await (await visit(path)).text()
      const [, root, text] =
        /<div id="root">(.*)<\/div><script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ??
        []
      const state = JSON.parse(text ?? '') as EmbeddedState
      expect(root).toContain('</footer>')
      expect(root).toBe(renderTree({ ...state, translator: translatorFor(state.page.language) }))
    }
  },
)
