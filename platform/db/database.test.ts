import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { createDatabase, databaseUrl } from './database.ts'

const { db } = await useDatabase()

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
