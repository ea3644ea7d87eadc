/** The catalogue of bad input as data: what is sent where, under the number of its row. */

/** In the place of an id, in every call; none of them is one. */
export const BAD_IDS = {
  'B-1': ['abc', '1e3', '1%20', '1.0', '１２', 'null'],
  'B-2': ['0', '-1'],
  'B-3': ['2147483648', '9'.repeat(400)],
  'B-4': ['007'],
  'B-5': ["1'--", '1%0a', '%00'],
  'B-7': ['%c0%af..%c0%af'],
  'B-8': ['..%2f..%2fetc'],
  'B-88': ['1e21'],
}

/** In the place of any value of a body. */
export const BAD_VALUES: Record<string, unknown> = {
  null: null,
  true: true,
  'a negative number': -1,
  zero: 0,
  'a fraction': 1.5,
  'a tiny fraction': 1e-7,
  'a number too large': 2 ** 60,
  'an empty text': '',
  'a number as text': '1',
  'a number between spaces': ' 1 ',
  'a long text': 'x'.repeat(100_000),
  'a list': [1],
  'an empty list': [],
  'a long list': Array.from({ length: 10_000 }, () => 1),
  'an object': { $ne: '' },
  'an empty object': {},
  'spaces alone': ' \t\n ',
  SQL: "'; drop table customer; --",
  HTML: '<script>alert(1)</script>',
  'line breaks': 'a\r\nBcc: all@example.com',
  'hidden signs': '\u202Eabc\u200B\uFEFF',
  emoji: '👩‍👩‍👧‍👦',
}

/** In the place of a whole body. */
export const NO_BODIES: Record<string, string | Uint8Array<ArrayBuffer>> = {
  '[B-37] a list': '[]',
  '[B-37] a text': '"text"',
  '[B-37] a number': '7',
  '[B-37] null': 'null',
  '[B-23] NaN': '{"a":NaN}',
  '[B-23] 01': '{"a":01}',
  '[B-23] nothing': '',
  '[B-23] half of it': '{"a":',
  '[B-40] very deep': '['.repeat(10_000) + ']'.repeat(10_000),
  '[B-44] a prototype': '{"__proto__":{"isAdmin":true}}',
  '[B-44] a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  '[B-47] a lone surrogate': String.raw`{"a":"\ud800"}`,
  '[B-47] NUL': String.raw`{"a":"\u0000"}`,
  '[B-47] no UTF-8': new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
}

/** Types that are not taken for JSON: a form of another site can send some of them. */
export const NO_TYPES: { headers: Record<string, string>; is_form?: true }[] = [
  { headers: { 'content-type': 'text/plain' } },
  { headers: { 'content-type': 'text/json' } },
  { headers: { 'content-type': 'application/json; charset=utf-16' } },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, is_form: true },
  { headers: { 'content-type': 'application/xml' } },
]

/** Options no list knows: row, name and value. */
export const BAD_OPTIONS: [row: string, option: string, value: string][] = [
  ...['0', '-1', '1.5', '1e9', 'abc', ''].map((value): [string, string, string] => ['B-35', 'page', value]),
  ...['0', '-5', '100000'].map((value): [string, string, string] => ['B-35', 'per_page', value]),
  ['B-35', 'paginate', 'maybe'],
  ['B-62', 'embed', 'unknown'],
  ['B-62', 'embed', ',,'],
  ['B-62', 'embed', '__proto__'],
  ['B-62', 'embed', Array.from({ length: 500 }, () => 'unknown').join(',')],
  ['B-62', 'only', 'password_hash'],
  ['B-62', 'except', 'constructor'],
  ['B-64', 'sort', 'password_hash'],
  ['B-64', 'sort', 'id;--'],
  ['B-64', 'sort[$ne]', 'x'],
  ['B-64', 'page[]', '1'],
  ['B-64', 'hasOwnProperty', '1'],
]

/** Filters as they stand in the query, and the answer. */
export const BAD_FILTERS: [filters: string, status: number][] = [
  ['x', 400],
  ['{', 400],
  ['['.repeat(5000), 400],
  ['x'.repeat(100_000), 400],
  [JSON.stringify([{ field: 'password_hash', operator: 'eq', value: 'x' }]), 422],
  [JSON.stringify([{ field: '__proto__', operator: 'eq', value: 1 }]), 422],
  [JSON.stringify([{ field: 'id', operator: '$gt', value: 1 }]), 422],
  [JSON.stringify([{ field: 'id', operator: 'in', value: Array.from({ length: 10_000 }, () => 1) }]), 422],
  [JSON.stringify([null]), 422],
]
