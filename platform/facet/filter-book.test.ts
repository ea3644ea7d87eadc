import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { readFilterDefinitions } from './filter-book.ts'

const { db } = await useDatabase()
for (const [place, name] of ['Zrno', 'Čajovna', 'chata', 'Cihla', 'Hlína', 'dílna', 'Ábel'].entries()) {
  await db`insert into brand (code, name, slug)
    values (${`brand-${place}`}, ${db.json({ cs: name })}, ${db.json({ cs: `brand-${place}` })})`
}

describe('the brands of a filter', () => {
  it.each([
    ['cs', ['Ábel', 'Cihla', 'Čajovna', 'dílna', 'Hlína', 'chata', 'Zrno']],
    ['en', ['Ábel', 'Čajovna', 'chata', 'Cihla', 'dílna', 'Hlína', 'Zrno']],
  ] as const)('stand in the alphabet of the language: %s [FILTER-02] [I18N-08]', async (language, labels) => {
    const { brands } = await readFilterDefinitions(db, language)
    expect(brands.map(({ label }) => label)).toEqual(labels)
  })
})
