import { expect, it } from 'vitest'
import { startSeededShop } from '#tests/shop.ts'
import { type EmbeddedState, renderTree } from './render-page.tsx'
import { translatorFor } from './resolve-page.ts'

const shop = await startSeededShop()
const PATHS = ['/', '/caje', '/hrnek-mlha', '/sk/caje', '/en', '/kosik', '/prihlaseni', '/neexistuje']

it.each(PATHS)(
  '%s is what React draws of the whole tree, so that the browser can take it over',
  async (path) => {
    const html = await (await shop.visit(path)).text()
    const [, root, text] =
      /<div id="root">(.*)<\/div><script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ??
      []
    const state = JSON.parse(text ?? '') as EmbeddedState
    expect(root).toContain('</footer>')
    expect(root).toBe(renderTree({ ...state, translator: translatorFor(state.page.language) }))
  },
)
