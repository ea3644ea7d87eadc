/** The catalogue of bad input for pages and for the wire itself: what is asked, under the number of its row. */

type Answers = readonly number[]

const FOUND_OR_NOT = [200, 301, 302, 303, 404] as const

/** Behind the prefix of each language; whatever leads elsewhere leads to a path of our own. */
export const ODD_PATHS: [row: string, path: string, answers: Answers][] = [
  ['B-5', '/1%27--', [404]],
  ['B-8', '/..%2f..%2fetc%2fpasswd', [404]],
  ['B-8', '/%2e%2e/', FOUND_OR_NOT],
  ['B-8', '/..;/admin', [404]],
  ['B-8', '/.//x', [301, 404]],
  ['B-10', '/KOSIK', [301, 404]],
  ['B-10', '/kosik/', [301, 404]],
  ['B-10', '/kosik//doruceni', [301, 404]],
  ['B-10', '/kosik?x=1', FOUND_OR_NOT],
  ['B-11', '/ko%C5%A1%C3%ADk', [301, 404]],
  ['B-11', '/kos%CC%8Ci%CC%81k', [301, 404]],
  ['B-13', '/cs/kosik', [301, 404]],
  ['B-13', '/xx/', [301, 404]],
  ['B-13', '/de/', [301, 404]],
  ['B-14', '/_i18n/xx/messages.json', [404]],
  ['B-14', '/_i18n/__proto__/messages.json', [404]],
  ['B-14', '/_i18n/..%2f..%2fpackage.json', [404]],
  ['S53', '/.git/config', [404]],
  ['S53', '/.env', [404]],
  ['S53', '/assets/', [301, 404]],
  ['S53', '/assets/entry.js.map', [404]],
  ['S54', '/zakaznik/prehled/x.css', [404]],
  ['S54', '/customer/account%2f..%2fa.js', [404]],
  ['S54', '/kosik;.css', [404]],
]

/** Behind a listing and behind the search. */
export const ODD_QUERIES: [row: string, query: string][] = [
  ['B-28', 'min_price=500&max_price=1'],
  ['B-28', 'min_price=-5'],
  ['B-28', 'min_price=1,5'],
  ['B-28', 'min_price=1%20000'],
  ['B-28', `max_price=${'9'.repeat(30)}`],
  ['B-28', 'min_price=NaN'],
  ['B-35', 'page=0'],
  ['B-35', 'page=-1'],
  ['B-35', 'page=1.5'],
  ['B-35', 'page=999999999'],
  ['B-35', 'page=abc'],
  ['B-35', 'per_page=100000'],
  ['B-64', 'page=1&page=2'],
  ['B-64', 'page[]=1&sort[$ne]=x'],
  ['B-64', '__proto__[page]=2&constructor=1'],
  ['B-65', 'q='],
  ['B-65', 'q=%20%20'],
  ['B-65', `q=${'x'.repeat(5000)}`],
  ['B-65', 'q=%F0%9F%98%80'],
  ['B-65', 'q=a%20%26%20%7C%20!%20:*'],
  ['B-65', "q='%3B%20drop%20table%20product%3B--"],
  ['B-65', 'q=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['B-67', `brand=${'1_'.repeat(2000)}1`],
  ['B-67', 'brand=1__2&properties=_'],
  ['B-68', `${Array.from({ length: 200 }, (_, place) => `unknown${place}=x`).join('&')}`],
  ['B-68', 'utm_source=x&fbclid=y&gclid=z'],
  ['B-5', 'q=%'],
]

/** In the place of a cookie's value. */
export const ODD_COOKIES = [
  'abc',
  '-1',
  '1e21',
  "'; drop table cart; --",
  'xx',
  '../',
  'cs-CZ<script>',
  '%',
  '%00',
  '{"a":',
  'š',
]

const long = 'x'.repeat(20_000)

/** What no polite client sends: the head as it stands on the wire, and the answer; null is a closed connection. */
export const RAW_HEADS: [row: string, head: string, answers: readonly (number | null)[]][] = [
  ['B-11', 'GET /ko\u0161\u00edk HTTP/1.1\r\nHost: localhost', [400]],
  ['B-7', 'GET /%c0%af..%c0%af HTTP/1.1\r\nHost: localhost', [400]],
  ['B-5', 'GET /shop-api/products/1%00 HTTP/1.1\r\nHost: localhost', [400]],
  ['B-17', 'GET http://evil.example/x HTTP/1.1\r\nHost: localhost', [421]],
  ['B-17', 'GET / HTTP/1.1\r\nHost: evil.example', [421]],
  ['B-17', 'GET //evil.example/x HTTP/1.1\r\nHost: localhost', [404]],
  ['B-17', 'GET / HTTP/1.1', [400]],
  ['B-50', 'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2', [400]],
  [
    'B-50',
    'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
    [400],
  ],
  ['B-50', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Folded: a\r\n b: c', [400]],
  ['B-50', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Odd : a', [400]],
  ['B-50', 'GET / HTTP/1.1\nHost: localhost', [400]],
  ['B-9', `GET /${long} HTTP/1.1\r\nHost: localhost`, [431]],
  ['S9', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${long}`, [431]],
  ['B-91', `GET /shop-api/brands HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${long}`, [431]],
  ['B-53', 'TRACE / HTTP/1.1\r\nHost: localhost', [405]],
  ['B-53', 'TRACE /shop-api/brands HTTP/1.1\r\nHost: localhost', [405]],
  ['B-53', 'CONNECT localhost:443 HTTP/1.1\r\nHost: localhost', [400, 405, null]],
  ['B-53', 'FOO / HTTP/1.1\r\nHost: localhost', [400, 405]],
  ['B-53', 'OPTIONS /shop-api/brands HTTP/1.1\r\nHost: localhost', [204]],
  ['B-53', 'HEAD /shop-api/brands HTTP/1.1\r\nHost: localhost', [200]],
  [
    'B-52',
    `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=${'0-0,'.repeat(1000)}0-0`,
    [200, 206, 404, 416],
  ],
  [
    'B-52',
    'POST /shop-api/reviews HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\nContent-Length: 2',
    [417],
  ],
  [
    'B-38',
    'POST /shop-api/reviews HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000000',
    [413],
  ],
]
