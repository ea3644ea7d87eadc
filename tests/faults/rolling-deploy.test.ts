import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../../platform/db/migrations/', import.meta.url)
const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, sql: text.replaceAll(/--.*$/gm, '').toLowerCase() }
  })

/** What the version before would miss, or be refused by, while it still runs beside the new one. */
const TAKES_AWAY =
  /\bdrop (?:table|column|view|type|domain)\b|\brename\b|\balter column \S+ (?:type|set data type|set not null)\b/
const ADDED = /\badd column [^,;]*/g
const MUST_BE_GIVEN = /\bnot null\b/
const IS_GIVEN = /\bdefault\b|\bgenerated\b/

/** Columns that a row written without them would be refused for; what stands in brackets is no demand of its own. */
function demandingColumns(sql: string): string[] {
  let bare = sql
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, ' ')
  return (bare.match(ADDED) ?? []).filter((column) => MUST_BE_GIVEN.test(column) && !IS_GIVEN.test(column))
}

describe('while two versions of the shop run at once', () => {
  it.each(migrations)('the former one finds everything it knows after $name [F67]', ({ sql }) => {
    expect(TAKES_AWAY.exec(sql)?.[0] ?? null).toBeNull()
    expect(demandingColumns(sql)).toEqual([])
  })

  it.each([
    'alter table shop drop column name;',
    'alter table shop rename column name to title;',
    'alter table shop alter column name set not null;',
    'alter table shop add column name text not null;',
  ])('this rule sees %s', (sql) => {
    expect(TAKES_AWAY.test(sql) || demandingColumns(sql).length > 0).toBe(true)
  })
})
