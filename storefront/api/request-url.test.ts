import { describe, expect, it } from 'vitest'
import { RefusedUrlError } from './request-error.ts'
import { encodeQuery, fillPath, requestUrl } from './request-url.ts'

describe('a request address', () => {
  it.each(['//evil.example/x', '/\\evil.example', '///x', '\\\\evil.example', '/\t/evil.example', ' //x'])(
    'is refused when it starts with a double slash: %j [API-23] [ERR-31]',
    (path) => {
      expect(() => requestUrl('', path)).toThrow(RefusedUrlError)
    },
  )

  it('may hold a double slash anywhere else', () => {
    expect(requestUrl('https://shop.example/shop-api', '/brands')).toBe(
      'https://shop.example/shop-api/brands',
    )
    expect(requestUrl('/shop-api', '/pages', { path: '//x' })).toBe('/shop-api/pages?path=%2F%2Fx')
  })

  it('has its parameters encoded', () => {
    expect(fillPath('/carts/{cart_id}/items/{id}', { cart_id: 'a/b?', id: 3 })).toBe(
      '/carts/a%2Fb%3F/items/3',
    )
  })

  it.each(['', '.', '..'])('cannot be led to another path by the parameter %j', (id) => {
    expect(() => fillPath('/orders/{id}', { id })).toThrow(RefusedUrlError)
  })

  it('joins words by commas, writes filters as JSON and leaves out what is not set', () => {
    const query = encodeQuery({
      page: 2,
      paginate: false,
      sort: '-price',
      embed: ['brand.banners', 'urls'],
      only: [],
      filters: [{ field: 'name', operator: 'contains', value: 'čaj & káva' }],
      search: undefined,
    })
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      page: '2',
      paginate: 'false',
      sort: '-price',
      embed: 'brand.banners,urls',
      filters: '[{"field":"name","operator":"contains","value":"čaj & káva"}]',
    })
  })
})
