import { describe, expect, it } from 'vitest'
import { pageScreen } from './page-screen.ts'

const page = { kind: 'model', model_id: 5, model_type: 9, redirect: null } as const

describe('the screen of a page descriptor', () => {
  it('is the page type of its model, or the kind itself [PAGE-03]', () => {
    const types = [9, 12, 15, 16, 18, 19].map((model_type) => pageScreen({ ...page, model_type }).screen)
    expect(types).toEqual(['product', 'article', 'brand', 'category', 'static-page', 'article-category'])
    const kinds = (['homepage', 'blog-list', 'search'] as const).map(
      (kind) => pageScreen({ ...page, kind, model_id: null, model_type: null }).screen,
    )
    expect(kinds).toEqual(['homepage', 'blog-list', 'search'])
  })

  it('is a redirect with its destination and status', () => {
    const redirect = { destination: '/novy', status_code: 301 }
    expect(pageScreen({ ...page, kind: 'redirect', redirect })).toEqual({ screen: 'redirect', ...redirect })
    expect(() => pageScreen({ ...page, kind: 'redirect' })).toThrow('destination')
  })

  it('is an error for a model nobody knows, never silently nothing [PAGE-22]', () => {
    expect(() => pageScreen({ ...page, model_type: 99 })).toThrow('99')
    expect(() => pageScreen({ ...page, model_type: null })).toThrow('null')
    const unknown = JSON.parse(
      '{"kind":"landing","model_type":null,"model_id":null,"redirect":null}',
    ) as typeof page
    expect(() => pageScreen(unknown)).toThrow('landing')
  })
})
