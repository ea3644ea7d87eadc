import { describe, expect, it } from 'vitest'
import { type Manifest, readBuild } from './build-info.ts'

const MANIFEST: Manifest = {
  'storefront/entry.client.tsx': { file: 'entry.js', imports: ['_runtime'] },
  'storefront/content/home-page.tsx': { file: 'home.js', imports: ['_card', '_start'] },
  _start: { file: 'start.js', imports: ['_react', '_runtime', 'storefront/entry.client.tsx'] },
  '_header-1': { file: 'header.js', name: 'header', imports: ['_start', '_menu'] },
  _menu: { file: 'menu.js' },
  _runtime: { file: 'runtime.js' },
  _react: { file: 'react.js' },
  _card: { file: 'card.js' },
  'style.css': { file: 'style.css' },
  'letters.woff2': { file: 'letters.woff2' },
}

describe('the files of a page', () => {
  const build = readBuild(MANIFEST, () => 'storefront/content/home-page.tsx', 'build')

  it('are named all at once, so that none waits for another to be read', () => {
    expect(build.preloads('home', false).toSorted()).toEqual([
      '/card.js',
      '/home.js',
      '/react.js',
      '/runtime.js',
      '/start.js',
    ])
  })

  it('hold the header where the page has it', () => {
    expect(build.preloads('home', true)).toEqual(expect.arrayContaining(['/header.js', '/menu.js']))
    expect(build.preloads('home', false)).not.toContain('/header.js')
  })

  it('are its sheet and letters besides scripts', () => {
    expect([build.styles, build.fonts]).toEqual([['/style.css'], ['/letters.woff2']])
  })

  it('are named without the entry, which the page runs by itself', () => {
    expect(build.entry).toBe('/entry.js')
    expect(build.preloads('home', true)).not.toContain('/entry.js')
  })
})
