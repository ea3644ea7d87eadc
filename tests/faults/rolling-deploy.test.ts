import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '#platform/db/database.ts'
import { useSeededDatabase } from '../database.ts'

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

/** Table → its columns that came later: a version before writes rows without them. */
const later = new Map<string, Set<string>>()
for (const { sql } of migrations) {
  for (const [, table = '', changes = ''] of sql.matchAll(/\balter table (\w+)\s([^;]*)/g)) {
    for (const [, column = ''] of changes.matchAll(/\badd column (\w+)/g))
      later.set(table, (later.get(table) ?? new Set()).add(column))
  }
}

const { db } = await useSeededDatabase()

/** Writes all rows of a table into one like it, less the columns that came later. */
async function writeFormerRows(tx: Transaction, table: string, demand = ''): Promise<void> {
  const columns = await tx<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`
  const former = columns.map(({ name }) => name).filter((name) => !later.get(table)?.has(name))
  const named = tx.unsafe(former.map((name) => `"${name}"`).join(', '))
  await tx`create temp table probe (like ${tx(table)} including all) on commit drop`
  if (demand) await tx.unsafe(`alter table probe ${demand}`)
  await tx`insert into probe (${named}) overriding system value select ${named} from ${tx(table)}`
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

  it.each([...later.keys()])('rows of %s as a former one writes them are still taken [F67]', (table) =>
    db.begin((tx) => writeFormerRows(tx, table)),
  )

  it.each(['add check (guarantee_months > 24 is true)', 'alter guarantee_months set not null'])(
    'this rule sees a table that would %s',
    async (demand) => {
      const written = db.begin((tx) => writeFormerRows(tx, 'product', demand))
      await expect(written).rejects.toThrow(/violates/)
    },
  )
})
