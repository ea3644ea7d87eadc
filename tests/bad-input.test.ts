import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import type { ListAnswer } from '#contract/list.ts'
import { createPlatform, served } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { holdAnswer } from './bad-input-answer.ts'
import { useSeededDatabase } from './database.ts'

const { db } = await useSeededDatabase()
const errors: string[] = []
const log = createLog('error', (line) => void errors.push(line))
const platform = createPlatform({ sql: db, log, check_answers: true })

/** Asks, and holds whatever comes back against the one shape of errors. */
async function ask(path: string, init: RequestInit & { duplex?: 'half' } = {}) {
  const what = path.slice(0, 200)
  const answer = await holdAnswer(what, await platform.fetch(new Request(`http://localhost${path}`, init)))
  expect(errors.splice(0), `${what} is no reason to log an error`).toEqual([])
  return answer
}

const list = (text: string) => JSON.parse(text) as ListAnswer<Record<string, unknown>>
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
const filtered = (...filters: unknown[]) => query({ filters: JSON.stringify(filters) })
const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask('/reviews', { method: 'POST', body, headers })

const byId = served.map(({ name }) => name).filter((name) => /^GET \/[\w-]+\/\{id\}$/.test(name))
const lists = served.filter(({ call, name }) => call.list && call.access === 'public' && !name.includes('{'))

describe('ids in a path', () => {
  const ids = {
    'B-1': ['abc', '1e3', '0x10', '%201', '1%20', '+1', '1.0', '１２', '१२', '1,2', 'true', 'null', 'NaN'],
    'B-2': ['0', '-1', '-0', '00'],
    'B-3': ['2147483648', '99999999999', '9'.repeat(400), '1'.repeat(3000)],
    'B-4': ['007', '01'],
    'B-5': ["1'--", '1%20or%201=1', '1%0a', '1;select%201', '$1', '*'],
  }
  const rows = Object.entries(ids).flatMap(([row, values]) => values.map((value) => [row, value] as const))

  it.each(rows)('[%s] %s names nothing, in any call', async (_row, id) => {
    for (const name of byId) {
      const { status } = await ask(name.slice('GET '.length).replace('{id}', id))
      // Calls of customers say first that nobody is logged in.
      expect([404, 401], `${name} ${id.slice(0, 40)}`).toContain(status)
    }
  })

  it.each(['1%00', '%00', '%c0%af..%c0%af', '%ff', '%', '%zz'])(
    '[B-5] [B-7] %s is refused in any call, with the body of an error',
    async (id) => {
      for (const { name } of served.filter((one) => one.name.includes('{'))) {
        const [method = '', path = ''] = name.split(' ')
        const { status, text } = await ask(path.replaceAll(/\{\w+\}/g, id), { method })
        expect([400, 404, 401], name).toContain(status)
        expect(JSON.parse(text), name).toMatchObject({ status, message: expect.stringMatching(/\w/) })
      }
    },
  )

  it('answers of every kind keep browsers from guessing what they are', async () => {
    const [file] = await db`select id from attachment limit 1`
    const asked = [
      '/openapi.json',
      '/docs',
      '/brands',
      '/brands/0',
      '/nowhere',
      `/attachments/${file?.id}/download`,
    ]
    for (const path of asked) await ask(path)
    await ask('/brands', { method: 'OPTIONS' })
    await ask('/brands', { method: 'HEAD' })
  })

  it('of nobody is a 404, and of somebody an answer', async () => {
    expect((await ask('/brands/2147483647')).status).toBe(404)
    const [brand] = await db`select id from brand where is_active limit 1`
    expect((await ask(`/brands/${brand?.id}`)).status).toBe(200)
  })
})

describe('paths', () => {
  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc',
    '/%2e%2e/',
    '/..;/admin',
    '/.//x',
    '/BRANDS',
    '/brands/',
    '/',
  ])('[B-8] [B-10] %s are not found', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('[B-16] method overrides are ignored', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    expect((await ask('/brands?per_page=1', { headers })).status).toBe(200)
    expect((await ask('/brands?_method=DELETE')).status).toBe(422)
  })

  it('[B-53] other methods are answered as methods', async () => {
    const head = await ask('/brands', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    const options = await ask('/brands', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'FOO']) {
      const refused = await ask('/brands', { method })
      expect([refused.status, refused.headers.get('allow')], method).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })
})

describe('numbers and dates of lists', () => {
  it.each([
    ...['0', '-1', '1.5', '1e9', 'abc', '', ' 1', '01', '9999999999', 'NaN'].map((value) => ['page', value]),
    ...['0', '-5', '101', '100000', '1.5', 'abc', ''].map((value) => ['per_page', value]),
    ...['maybe', 'TRUE', '', 'no'].map((value) => ['paginate', value]),
  ])('[B-35] %s=%j is refused on every list', async (option, value) => {
    for (const { name } of lists) {
      const path = name.slice('GET '.length)
      expect((await ask(`${path}?${query({ [option as string]: value as string })}`)).status, name).toBe(422)
    }
  })

  it('[B-35] a page behind the last one is empty and tells how many there are', async () => {
    const first = list((await ask('/brands?per_page=4')).text)
    const beyond = list((await ask('/brands?per_page=4&page=999999999')).text)
    expect(beyond).toEqual({
      items: [],
      _meta: { page: 999_999_999, total_pages: first._meta.total_pages },
      _errors: {},
    })
    expect(first._meta.total_pages).toBeGreaterThan(1)
  })

  it.each(['1,5', '1 000', '9'.repeat(30), 'NaN', '1', null, true, [1], {}, 1e30])(
    '[B-28] a price cannot be compared with %j',
    async (value) => {
      expect(
        (await ask(`/products?${filtered({ field: 'taxed_price', operator: 'gte', value })}`)).status,
      ).toBe(422)
    },
  )

  it('[B-28] odd but readable prices find what they find', async () => {
    const prices = (min: number, max: number) =>
      filtered(
        { field: 'taxed_price', operator: 'gte', value: min },
        { field: 'taxed_price', operator: 'lte', value: max },
      )
    expect(list((await ask(`/products?${prices(500, 1)}`)).text).items).toEqual([])
    expect(list((await ask(`/products?${prices(-1, 1e14)}&per_page=1`)).text).items).toHaveLength(1)
    expect((await ask(`/products?${prices(0.001, 1.999999)}`)).status).toBe(200)
  })

  it.each([
    { min_price: '500', max_price: '1' },
    { min_price: '-5' },
    { min_price: '1,5' },
    { min_price: '1 000' },
    { max_price: '9'.repeat(30) },
    { min_price: 'NaN' },
    { page: '0' },
    { per_page: '100000' },
    { sort: 'drop table' },
    { brand: '1__2' },
    { brand: '_' },
    {
      product_ids: Array.from({ length: 5000 }, (_, index) => index)
        .join('_')
        .slice(0, 6000),
    },
    { unknown: 'x', utm_source: 'y' },
  ])('[B-28] [B-67] [B-68] a listing asked for %j is clamped or refused', async (odd) => {
    const [category] = await db`
      select path from page_route where model_type = 16 and language = 'cs' order by model_id limit 1`
    const { status } = await ask(`/product-filters?${query({ path: String(category?.path), ...odd })}`)
    expect([200, 422]).toContain(status)
  })

  it.each([
    '2026-02-30',
    '0000-00-00',
    '29.2.2027',
    'yesterday',
    '',
    5,
    null,
    '2026-11-15T00:00:00+99:00',
    'infinity',
  ])('[B-31] %j is no date', async (value) => {
    expect(
      (await ask(`/articles?${filtered({ field: 'published_at', operator: 'lt', value })}`)).status,
    ).toBe(422)
  })

  it.each([0, 6, 4.5, -1, '5', null, true, [5], {}])('[B-32] %j is no rating', async (rating) => {
    const { status, text } = await post(
      JSON.stringify({ product_id: 1, comment: 'Dobrý', name: 'Jan', rating }),
    )
    expect(status).toBe(422)
    expect((JSON.parse(text) as ErrorBody).errors.map(({ field }) => field)).toEqual(['rating'])
  })
})

describe('bodies', () => {
  it.each(['[]', '"text"', '7', 'null', 'true'])('[B-37] %s is no review', async (body) => {
    expect((await post(body)).status).toBe(422)
  })

  it.each(['NaN', 'Infinity', '01', '+1', '0x1', '1_000', '', '{', '{"a":}', "{'a':1}", '{"a":1,}'])(
    '[B-23] %j is no JSON',
    async (body) => {
      expect((await post(body)).status).toBe(400)
    },
  )

  it('[B-38] too much is refused, told beforehand or not', async () => {
    const large = `"${'x'.repeat(1_100_000)}"`
    expect((await post(large)).status).toBe(413)
    const chunk = new TextEncoder().encode('x'.repeat(100_000))
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1
        if (sent > 200) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half' as const }
    expect((await ask('/reviews', { ...init, headers: { 'content-type': 'application/json' } })).status).toBe(
      413,
    )
    expect(sent).toBeLessThan(30)
  })

  it.each([34, 10_000])('[B-40] %i levels are too deep', async (depth) => {
    expect((await post('['.repeat(depth) + ']'.repeat(depth))).status).toBe(400)
    expect((await post('{"ratings":'.repeat(depth) + '1' + '}'.repeat(depth))).status).toBe(400)
  })

  it('[B-41] a list of ten thousand is refused', async () => {
    const ratings = Array.from({ length: 10_000 }, () => ({ review_parameter_id: 1, rating: 5 }))
    expect((await post(JSON.stringify({ product_id: 1, comment: 'x', rating: 5, ratings }))).status).toBe(422)
  })

  it('[B-43] of a key written twice the last one counts', async () => {
    const fields = async (body: string) =>
      (JSON.parse((await post(body)).text) as ErrorBody).errors.map(({ field }) => field)
    expect(await fields('{"rating":5,"rating":9,"comment":""}')).toContain('rating')
    expect(await fields('{"rating":9,"rating":5,"comment":""}')).not.toContain('rating')
  })

  it.each([
    ['{"__proto__":{"isAdmin":true}}', 400],
    ['{"__proto__":null}', 400],
    ['{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['{"prototype":1}', 400],
    ['{"ratings":[{"__proto__":{}}]}', 400],
    ['{"toString":1}', 422],
    ['{"hasOwnProperty":1}', 422],
    ['{"is_published":true,"product_id":1,"rating":5,"comment":"x","name":"y"}', 422],
  ])('[B-44] %s is refused', async (body, expected) => {
    expect((await post(body)).status).toBe(expected)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  it.each([
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'text/json' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'application/jsonp' },
  ])('[B-46] %j is not accepted', async (headers) => {
    expect((await post(new TextEncoder().encode('{}'), headers)).status).toBe(415)
  })

  it('[B-47] bytes that are no UTF-8, lone surrogates and NUL are refused', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"comment":"'), 0xc3, 0x28, 0x22, 0x7d])
    expect((await post(bytes)).status).toBe(400)
    for (const text of [String.raw`"\ud800"`, String.raw`"\u0000"`]) {
      expect((await post(`{"comment":${text},"product_id":1,"rating":5}`)).status, text).toBe(400)
    }
  })

  it('nothing of all this was written', async () => {
    const [row] =
      await db`select count(*)::int as count from review where created_at > now() - interval '10 minutes' and state = 'pending'`
    expect(row?.count).toBe(0)
  })
})

describe('the query of a list', () => {
  it.each([
    'x',
    '{',
    '{}',
    'null',
    '7',
    '"a"',
    '[',
    '%',
    'W10',
    '[1,',
    'x'.repeat(100_000),
    '['.repeat(5000),
  ])('[B-58] filters=%s cannot be read, or say nothing', async (filters) => {
    const { status } = await ask(`/brands?${query({ filters })}`)
    // W10 is an empty list in base64url: readable, and it filters nothing.
    expect(status).toBe(filters === 'W10' ? 200 : 400)
  })

  it.each([
    { field: 'name', operator: 'like', value: 'x' },
    { field: 'name', operator: '$gt', value: 'x' },
    { field: 'name', operator: 'regex', value: '(a+)+$' },
    { field: 'id', operator: 'contains', value: '1' },
    { field: 'is_active', operator: 'gt', value: true },
    { field: 'id', operator: 'in', value: Array.from({ length: 10_000 }, (_, index) => index) },
    { field: 'id', operator: 'in', value: [] },
    { field: 'id', operator: 'in', value: 1 },
    { field: 'id', operator: 'in', value: [1, '2'] },
    { field: 'id', operator: 'eq', value: [1] },
    { field: 'id', operator: 'eq', value: '1' },
    { field: 'id', operator: 'eq' },
    { field: 'name', operator: 'eq', value: { $ne: '' } },
    { field: 'name', operator: 'eq', value: 'x'.repeat(501) },
    { field: 'name', operator: 'eq', value: 'a\u0000' },
    { field: 'password_hash', operator: 'eq', value: 'x' },
    { field: 'id; drop table brand', operator: 'eq', value: 1 },
    { field: '__proto__', operator: 'eq', value: 1 },
    { field: 'constructor', operator: 'eq', value: 1 },
    { field: 'toString', operator: 'eq', value: 1 },
    [],
    null,
    7,
  ])('[B-59] [B-44] [API-27] the filter %j is refused', async (filter) => {
    expect((await ask(`/brands?${filtered(filter)}`)).status).toBe(422)
  })

  it('[B-59] more than twenty filters are refused', async () => {
    const one = { field: 'id', operator: 'gt', value: 0 }
    expect((await ask(`/brands?${filtered(...Array.from({ length: 20 }, () => one))}`)).status).toBe(200)
    expect((await ask(`/brands?${filtered(...Array.from({ length: 21 }, () => one))}`)).status).toBe(422)
  })

  it.each(['%', '_', '\\', '%'.repeat(500), '.*', '(a+)+$', "'", '"', '--', '\\%', '[a-z]'])(
    '[B-61] contains=%j is taken literally',
    async (value) => {
      for (const operator of ['contains', 'starts_with', 'ends_with']) {
        const { status, text } = await ask(`/brands?${filtered({ field: 'name', operator, value })}`)
        expect([status, list(text).items], operator).toEqual([200, []])
      }
    },
  )

  it.each([
    'unknown',
    ',',
    ',,',
    '',
    'banners.banners',
    'banners.banners.banners.banners',
    'banners.',
    '.banners',
    'name',
    '__proto__',
    'constructor',
    'toString',
    Array.from({ length: 500 }, () => 'urls').join(','),
    `${'banners.'.repeat(500)}x`,
  ])('[B-62] embed=%s is refused', async (embed) => {
    expect((await ask(`/brands?${query({ embed })}`)).status).toBe(422)
  })

  it.each([
    'unknown',
    'password_hash',
    '__proto__',
    'constructor',
    '',
    '-',
    '--name',
    'name desc',
    'name;--',
    'id,id,id,id,id',
  ])('[API-27] sort=%s is refused', async (sort) => {
    expect((await ask(`/brands?${query({ sort })}`)).status).toBe(422)
  })

  it.each([
    'only=unknown',
    'except=unknown',
    'only=',
    'only=banners',
    'only=__proto__',
    'except=constructor',
  ])('[API-27] %s is refused', async (option) => {
    expect((await ask(`/brands?${option}`)).status).toBe(422)
  })

  it.each([
    ['page=1&page=2', 400],
    ['filters=[]&filters=[]', 400],
    ['page[]=1', 422],
    ['page[a]=1', 422],
    ['sort[$ne]=x', 422],
    ['__proto__=1', 422],
    ['__proto__[page]=2', 422],
    ['constructor=1', 422],
    ['hasOwnProperty=1', 422],
    ['unknown=1', 422],
    [`${'n'.repeat(101)}=1`, 400],
    ['search=%00', 400],
  ])('[B-64] ?%s is refused', async (text, expected) => {
    expect((await ask(`/brands?${text}`)).status).toBe(expected)
  })

  it.each([
    '',
    '   ',
    'a',
    'x'.repeat(10_000),
    '😀😀',
    'a na do',
    '"\'"',
    'site:example.com',
    "'; drop table product; --",
    'a & | !',
    ':*',
    'a:* & (b',
    '%',
    '\\',
    '(a+)+$',
    '\u202E\u200B',
    'ž'.normalize('NFD').repeat(200),
  ])('[B-65] searching for %j is answered on every list that can be searched', async (search) => {
    for (const { name } of lists.filter(({ call }) => call.list?.searchable)) {
      expect((await ask(`${name.slice('GET '.length)}?${query({ search })}&per_page=1`)).status, name).toBe(
        200,
      )
    }
  })
})

describe('headers', () => {
  const odd = [
    'XXX',
    'czk',
    '',
    'x'.repeat(1000),
    'cs,sk;q=0.5',
    '../',
    'cs-CZ<script>',
    '%00',
    'null',
    '__proto__',
    'constructor',
  ]

  it.each(odd)('[B-34] [B-89] preferences of %j fall back to what the shop knows', async (value) => {
    const headers = { 'language-preference': value, 'currency-preference': value, cookie: `locale=${value}` }
    const { status, headers: answered } = await ask('/brands?per_page=1', { headers })
    expect([status, answered.get('content-language')]).toEqual([200, 'cs'])
  })

  it.each([
    { accept: 'text/csv' },
    { 'accept-language': 'x'.repeat(10_000) },
    { 'accept-encoding': '*;q=0' },
    { range: 'bytes=0-0,0-0' },
    { 'x-request-id': 'a b\tc' },
    { 'x-tracking-id': 'not a uuid' },
    { 'x-forwarded-host': 'evil.example' },
  ])('[B-49] [B-52] %j changes nothing', async (headers) => {
    const { status, headers: answered } = await ask('/brands?per_page=1', {
      headers: headers as Record<string, string>,
    })
    expect(status).toBe(200)
    expect(answered.get('content-type')).toMatch(/^application\/json/)
    expect(answered.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  })

  it.each([
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'x'.repeat(20_000)}`,
    'Bearer \'"--',
    'null',
  ])('[B-91] authorization %j opens nothing', async (authorization) => {
    expect((await ask('/brands', { headers: { authorization } })).status).toBe(401)
  })
})
