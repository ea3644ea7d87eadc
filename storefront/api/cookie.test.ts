import { describe, expect, it } from 'vitest'
import { clearCookie, COOKIES, setCookie } from './cookie.ts'
import { parseCookies, serializeCookie } from './cookie-text.ts'

describe('cookies', () => {
  it.each(['a\nb', 'a\u0000b', 'tab\t', '\u007f', 'a\u0085b', '\ud800', 'zero\u200bwidth'])(
    'refuse the unprintable value %j [COOKIE-01]',
    (value) => {
      expect(() => serializeCookie('name', value)).toThrow(TypeError)
    },
  )

  it.each(['', 'a b', 'a;b', 'a=b', 'a\r\nSet-Cookie: x', 'jméno', '\u0001'])(
    'refuse the name %j [COOKIE-01]',
    (name) => {
      expect(() => serializeCookie(name, 'value')).toThrow(TypeError)
    },
  )

  it('keep any printable value through the header and back', () => {
    const value = '/sk/kosik?q=čaj; a, "b"=1#x'
    const header = serializeCookie('return_url', value).split('; ')[0]
    expect(header).not.toMatch(/[\s,"]/)
    expect(parseCookies(header).get('return_url')).toBe(value)
  })

  it('keep the cart for 2147483647 s [COOKIE-02] [CONST-05]', () => {
    expect(setCookie('cart_id', 'abc')).toBe('cart_id=abc; Path=/; Max-Age=2147483647; SameSite=Lax')
  })

  it('keep the tracking id for a year, secure [COOKIE-03] [CONST-05]', () => {
    expect(setCookie('tracking_id', 't')).toBe(
      'tracking_id=t; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
    )
  })

  it('have the path / unless told otherwise [COOKIE-04]', () => {
    expect(serializeCookie('a', 'b')).toBe('a=b; Path=/')
    expect(serializeCookie('a', 'b', { path: '/api/auth' })).toBe('a=b; Path=/api/auth')
    expect(() => serializeCookie('a', 'b', { path: '/; Domain=evil.example' })).toThrow(TypeError)
  })

  it('keep the locale for 365 days [COOKIE-05] [CONST-04]', () => {
    expect(setCookie('locale', 'sk')).toBe('locale=sk; Path=/; Max-Age=31536000; SameSite=Lax')
  })

  it('keep return url and source cart id for 900 s [COOKIE-06] [CONST-04]', () => {
    expect(setCookie('return_url', '/')).toBe('return_url=%2F; Path=/; Max-Age=900; HttpOnly; SameSite=Lax')
    expect(setCookie('source_cart_id', 'c')).toContain('Max-Age=900;')
  })

  it('hide tokens from scripts', () => {
    for (const name of ['access_token', 'refresh_token'] as const) {
      expect(COOKIES[name]).toEqual({ same_site: 'Lax', secure: true, http_only: true })
    }
    expect(setCookie('access_token', 'x', { max_age: 900 })).toBe(
      'access_token=x; Path=/; Max-Age=900; HttpOnly; Secure; SameSite=Lax',
    )
  })

  it('are cleared under the same attributes', () => {
    expect(clearCookie('cart_id')).toBe('cart_id=; Path=/; Max-Age=0; SameSite=Lax')
  })

  it('are read tolerantly: the first counts, broken and oversized ones are not there', () => {
    const header = `a=1; a=2; broken=%E0%A4; "odd"=1; =x; none; quoted="q%20r"; bad=%00; big=${'x'.repeat(5000)}; __proto__=p`
    expect([...parseCookies(header)]).toEqual([
      ['a', '1'],
      ['quoted', 'q r'],
      ['__proto__', 'p'],
    ])
    expect(parseCookies(null).size).toBe(0)
    const tokens =
      'access_token=%C5%A1; staff_access_token=a b; refresh_token=%22; staff_refresh_token=aZ-_09'
    expect([...parseCookies(tokens)]).toEqual([['staff_refresh_token', 'aZ-_09']])
    expect(() => serializeCookie('a', 'x'.repeat(5000))).toThrow(RangeError)
  })
})
