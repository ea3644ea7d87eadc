import { describe, expect, it } from 'vitest'
import { destinationOf, isAllowedUrl, localPath } from './safe-url.ts'

const TRICKS = [
  '//evil.com/x',
  '/\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\\\\evil.com',
  ' //evil.com',
  '///evil.com',
  'https://shop.test@evil.com',
  'https://evil.com\\@shop.test',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/.//evil.com',
  '/..//evil.com',
  '/x/..//evil.com',
  '/%2f%2fevil.com',
  '/%2F%2Fevil.com',
  '/%5cevil.com',
  '/%2e//evil.com',
  'evil.com',
  '',
]
const OTHER_ORIGINS = [
  'https://evil.com/',
  'https://shop.test.evil.com',
  'https://shop.test:8443/',
  'https://shop.test/',
]

describe('a path that came from outside', () => {
  it.each([...TRICKS, ...OTHER_ORIGINS])('is refused when it is not a local path: %j [GUARD-09]', (value) => {
    expect(localPath(value)).toBeNull()
  })

  it.each([undefined, null, 5, ['/kosik'], {}, `/${'a'.repeat(5000)}`])(
    'is refused when missing or odd [GUARD-09]',
    (value) => {
      expect(localPath(value)).toBeNull()
    },
  )

  it.each([
    ['/', '/'],
    ['/sk/kosik?a=1&b=//x#dole', '/sk/kosik?a=1&b=//x#dole'],
    ['/zakaznik/../kosik', '/kosik'],
    ['/hledani?q=zelený čaj', '/hledani?q=zelen%C3%BD%20%C4%8Daj'],
    ['/a//b', '/a//b'],
    ['/x@evil.com', '/x@evil.com'],
  ])('keeps its language, query and hash: %s', (value, path) => {
    expect(localPath(value)).toBe(path)
  })
})

describe('a link', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://shop.test/1',
    'http://[',
  ])('with a disallowed protocol is refused: %j [UI-31] [ERR-30]', (value) => {
    expect(isAllowedUrl(value)).toBe(false)
  })

  it.each(['/kosik', '?page=2', '#dole', 'https://example.com', 'mailto:a@example.com', 'tel:+420123456789'])(
    'with an allowed one is followed: %s [UI-31]',
    (value) => {
      expect(isAllowedUrl(value)).toBe(true)
    },
  )
})

describe('a redirect', () => {
  const origin = 'https://shop.test'

  it.each(TRICKS)('is refused when it leads astray: %j [PAGE-13]', (value) => {
    expect(destinationOf(value, origin)).toBeNull()
  })

  it('goes to other sites by a full load and stays inside otherwise', () => {
    expect(destinationOf('https://example.com/a?b#c', origin)).toEqual({
      kind: 'external',
      url: 'https://example.com/a?b#c',
    })
    expect(destinationOf('https://shop.test:8443/', origin)?.kind).toBe('external')
    expect(destinationOf('/nova?x=1', origin)).toEqual({ kind: 'local', path: '/nova?x=1' })
    expect(destinationOf('https://shop.test/nova', origin)).toEqual({ kind: 'local', path: '/nova' })
    expect(destinationOf('https://shop.test//evil.com', origin)).toBeNull()
  })
})
