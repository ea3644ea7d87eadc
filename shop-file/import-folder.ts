import postgres from 'postgres'
import type { Database, Transaction } from '#platform/db/database.ts'
import { changesOf, type ImportOptions, removalsOf } from './change.ts'
import { checkRows } from './check-rows.ts'
import { createDrafts, type Drafts } from './draft.ts'
import { FILES, type Layout } from './layout.ts'
import { changedPaths, writePaths } from './path.ts'
import { lawGaps } from './law-gap.ts'
import { describePicture } from './picture.ts'
import { type Folder, readFolder } from './read-folder.ts'
import { readSchema } from './schema.ts'
import { readStored, type Stored } from './stored.ts'
import { removeRows, reserveIds, writeRows } from './write-rows.ts'

class ImportError extends Error {
  override name = 'ImportError'
}

export interface ImportResult {
  added: number
  changed: number
  removed: number
  /** What the law wants and is not there yet, in words. */
  gaps: string[]
}

const IMPORT_LOCK = 7_483_230
const PROBLEMS_SHOWN = 50
const PICTURES_AT_ONCE = 20

/** Brings the shop to what the folder says: all of it, or with the first problem nothing. */
export async function importFolder(
  db: Database,
  path: string,
  options: ImportOptions & { check_only?: boolean } = {},
): Promise<ImportResult> {
  const problems: string[] = []
  const folder = await readFolder(path, problems)
  return db
    .begin(async (sql) => {
      await sql`set local statement_timeout = 0`
      await sql`set local lock_timeout = 0`
      await sql`set local idle_in_transaction_session_timeout = 0`
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`
      const schema = await readSchema(sql)
      const stored = await readStored(sql, schema)
      const drafts = createDrafts(folder, stored, schema, problems)
      requireShop(drafts, stored, problems)
      const changes = changesOf(drafts, options)
      const paths = changedPaths(drafts, stored, problems, options.is_reserved)
      const pictures = await newPictures(folder, drafts, problems)
      if (problems.length === 0) await checkRows(sql, schema, changes, problems)
      if (problems.length > 0) throw new ImportError(summary(problems))

      const removals = removalsOf(drafts, stored, schema, folder.rows.keys(), options)
      const result = {
        added: changes.filter(({ draft }) => !draft.current).length + pictures.length,
        changed: changes.filter(({ draft }) => draft.current).length,
        removed: removals.listed.length + removals.lasting.length,
        gaps: lawGaps(drafts, stored),
      }
      if (options.check_only) return result
      const ids = await reserveIds(sql, schema, changes)
      await writePictures(sql, pictures, ids)
      await removeRows(sql, schema, removals.listed)
      const files = new Map([...folder.attachments.values()].map(({ hash, bytes }) => [hash, bytes]))
      await writeRows(sql, schema, changes, ids, (hash) => files.get(hash))
      await writePaths(sql, paths, ({ row }) => ids.get(row['id'] as number) ?? (row['id'] as number))
      await removeRows(sql, schema, removals.lasting)
      // What is checked at the end of a transaction is checked while its words can still be told.
      await sql`set constraints all immediate`
      return result
    })
    .catch((error: unknown) => {
      throw error instanceof postgres.PostgresError ? new ImportError(told(error)) : error
    })
}

function requireShop(drafts: Drafts, stored: Stored, problems: string[]): void {
  const layout = FILES['shop.json'] as Layout
  if (drafts.of(layout).length === 0 && stored.rows.get(layout)?.length === 0)
    problems.push('shop.json: is missing, and the database has no shop yet.')
  const company = layout.lists?.['company'] as Layout
  const is_taken_out = drafts.of(layout).some(({ given }) => given['company'] === null)
  const kept = is_taken_out ? [] : (stored.rows.get(company) ?? [])
  if (drafts.of(company).length + kept.length === 0)
    problems.push('shop.json: company is missing. Pages, papers and mails have to name who sells.')
}

type NewPicture = {
  id: number
  name: string
  bytes: Uint8Array
  mime_type: string
  width: number
  height: number
}

async function newPictures(folder: Folder, { known }: Drafts, problems: string[]): Promise<NewPicture[]> {
  const found: NewPicture[] = []
  for (const [id, file] of known.new_pictures) {
    const picture = folder.pictures.get(file)
    const described = picture && (await describePicture(picture.bytes))
    if (described) found.push({ id, name: picture.name, bytes: picture.bytes, ...described })
    else problems.push(`media/${file}: is no picture of a known kind (SVG, JPEG, PNG, WebP, GIF, AVIF).`)
  }
  return found
}

async function writePictures(
  sql: Transaction,
  pictures: NewPicture[],
  ids: Map<number, number>,
): Promise<void> {
  for (let start = 0; start < pictures.length; start += PICTURES_AT_ONCE) {
    const part = pictures.slice(start, start + PICTURES_AT_ONCE)
    const rows = part.map(({ name, mime_type, width, height, bytes }) => ({
      name,
      mime_type,
      width,
      height,
      bytes,
    }))
    const written = await sql<
      { id: number; name: string }[]
    >`insert into media ${sql(rows)} returning id, name`
    const byName = new Map(written.map(({ id, name }) => [name, id]))
    for (const { id, name } of part) ids.set(id, byName.get(name) ?? 0)
  }
}

function summary(problems: string[]): string {
  const more = problems.length - PROBLEMS_SHOWN
  return [
    'Nothing was changed:',
    ...problems.slice(0, PROBLEMS_SHOWN).map((line) => `- ${line}`),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ].join('\n')
}

/** What only the whole of the data can break: two rows that may not stand beside each other, or one still needed. */
function told({ message, detail, table_name }: postgres.PostgresError): string {
  return `Nothing was changed: the database refuses ${table_name ?? 'it'}. ${[message, detail].filter(Boolean).join('. ')}`
}
