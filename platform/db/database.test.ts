import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { createDatabase, databaseUrl } from './database.ts'

const { db, url } = await useDatabase()

describe('values from the database', () => {
  it('are numbers for whole numbers of any SQL type and texts for fractions', async () => {
    const [row] = await db`
      select 9007199254740991::bigint as big, sum(n) as sum, 12.50::numeric(10, 2) as price, array[1::bigint, 2] as ids
      from (values (1::bigint), (2)) as t (n)`
    expect(row).toEqual({ big: 9007199254740991, sum: 3, price: '12.50', ids: [1, 2] })
  })

  it('are ISO texts for times and days', async () => {
    const [row] = await db`
      select '2026-03-29 02:30:00.25+01'::timestamptz as at, '2026-03-29'::date as day, null::timestamptz as never`
    expect(row).toEqual({ at: '2026-03-29T01:30:00.250Z', day: '2026-03-29', never: null })
  })

  it('come back as they were written', async () => {
    const at = '2026-11-15T05:54:10.123Z'
    const [row] = await db`
      select ${at}::timestamptz as text_at, ${new Date(at)}::timestamptz as date_at, ${'2026-11-15'}::date as day,
        ${db.json({ cs: 'Čaj' })}::localized as name, ${2 ** 40}::bigint as big`
    expect(row).toEqual({ text_at: at, date_at: at, day: '2026-11-15', name: { cs: 'Čaj' }, big: 2 ** 40 })
  })
})

describe('lists', () => {
  const EVERY_KIND = [
    'plain',
    'two words',
    'a,b',
    '{c}',
    '"quoted"',
    String.raw`back\slash`,
    'NULL',
    'null',
    '',
    'řádek\n',
    null,
  ]

  it('come back as they were written, whatever is in them', async () => {
    const [row] = await db`
      select ${EVERY_KIND}::text[] as texts, ${[]}::text[] as none, ${[1, null, -3]}::int[] as numbers,
        ${[2 ** 40]}::bigint[] as large, ${[
          [1, 2],
          [3, 4],
        ]}::int[] as pairs, ${'{1,2}'}::int[] as written,
        array[1::smallint] as small, array[true, null, false] as truths`
    expect(row).toEqual({
      texts: EVERY_KIND,
      none: [],
      numbers: [1, null, -3],
      large: [2 ** 40],
      pairs: [
        [1, 2],
        [3, 4],
      ],
      written: [1, 2],
      small: [1],
      truths: [true, null, false],
    })
  })

  it('with a gap are refused before they are sent', async () => {
    const gap = Array.from<number>({ length: 1 })
    await expect(db`select ${gap}::int[]`).rejects.toThrow('has a gap')
  })

  it('of every kind that a table holds are known', async () => {
    const kinds = await db<{ kind: string; oid: number }[]>`
      select distinct format_type(atttypid, null) as kind, atttypid::int as oid
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and typcategory = 'A' and attnum > 0`
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter(({ oid }) => !db.options.parsers[oid] || !db.options.serializers[oid])).toEqual([])
  })
})

describe('a session of its own', () => {
  it('is given by a pool that was not asked anything yet', async () => {
    const fresh = createDatabase(url, { max: 1 })
    const session = await fresh.reserve()
    expect(await session`select 1 as one`).toEqual([{ one: 1 }])
    session.release()
    await fresh.end()
  })
})

describe('localized texts', () => {
  it('fall back to Czech where the language is missing', async () => {
    const [row] = await db`
      select localized_text('{"cs":"Čaj","en":"Tea"}', 'en') as en, localized_text('{"cs":"Čaj"}', 'sk') as sk`
    expect(row).toEqual({ en: 'Tea', sk: 'Čaj' })
  })

  it.each(['{}', '{"en":"Tea"}', '{"cs":""}', '{"cs":1}', '"Čaj"', '[]', 'null'])(
    'must have a Czech text: %s',
    async (value) => {
      await expect(db`select ${value}::text::jsonb::localized`).rejects.toThrow(/violates check constraint/)
    },
  )

  it('are searched without case and accents', async () => {
    const [row] = await db`select search_text('Žlutý ČAJ Łódź') as text`
    expect(row).toEqual({ text: 'zluty caj lodz' })
  })
})

describe('database addresses', () => {
  it('keep their server when the name changes', () => {
    expect(databaseUrl('postgresql://u:p@db.example:6432/a?sslmode=require', 'b')).toBe(
      'postgresql://u:p@db.example:6432/b?sslmode=require',
    )
    expect(databaseUrl('postgresql:///a?host=%2Frun%2Fdb&user=u', 'b')).toBe(
      'postgresql:///b?host=%2Frun%2Fdb&user=u',
    )
  })

  it('are read for TCP as well as for a socket', async () => {
    const tcp = createDatabase('postgresql://shop:secret@db.example:6432/name')
    expect(tcp.options).toMatchObject({ host: ['db.example'], port: [6432], user: 'shop', database: 'name' })
    const socket = createDatabase('postgresql:///name?host=%2Frun%2Fdb&user=shop')
    expect(socket.options).toMatchObject({ path: '/run/db/.s.PGSQL.5432', user: 'shop', database: 'name' })
  })
})
