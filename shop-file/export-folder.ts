import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database, Transaction } from '#platform/db/database.ts'
import { type Field, inheritedFrom, isMoney, isPlainList } from './field.ts'
import { FILES, type Layout } from './layout.ts'
import { fileNameOf, nameInAddress } from './picture.ts'
import { isObject, isSame, ordered, type Row } from './row.ts'
import { readSchema, type Schema } from './schema.ts'
import { createNaming, readStored, type Stored } from './stored.ts'

class ExportError extends Error {
  override name = 'ExportError'
}

export const PICTURES = 'media'
export const ATTACHMENTS = 'attachments'
const PICTURES_AT_ONCE = 50

/** Writes the whole shop but its people and its trade into an empty folder. Answers how many rows each file has. */
export async function exportFolder(db: Database, folder: string): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new ExportError(`${folder} is not empty. Name a folder that is, or that does not exist yet.`)
  // One snapshot for all tables: people may be buying.
  return db.begin(async (sql) => {
    await sql`set transaction isolation level repeatable read, read only`
    await sql`set local statement_timeout = 0`
    await sql`set local idle_in_transaction_session_timeout = 0`
    const schema = await readSchema(sql)
    const stored = await readStored(sql, schema)
    refuseNameless(stored)
    const writer = createWriter(schema, stored)
    const counts: Record<string, number> = {}
    for (const [file, layout] of Object.entries(FILES)) {
      const rows = writer.listOf(layout, differing(layout, stored.rows.get(layout) ?? []))
      counts[file] = rows.length
      const content = layout.single ? rows[0] : rows
      if (rows.length > 0) await writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
    }
    await writePictures(sql, path.join(folder, PICTURES), stored)
    await writeAttachments(sql, path.join(folder, ATTACHMENTS))
    return counts
  })
}

function refuseNameless(stored: Stored): void {
  const nameless = [...stored.rows].flatMap(([{ table, key }, rows]) =>
    key.includes('code')
      ? rows.filter((row) => row['code'] === null).map((row) => `${table} ${String(row['id'])} has no code`)
      : [],
  )
  if (nameless.length > 0) throw new ExportError(`Give them a code first: ${nameless.join(', ')}.`)
}

/** Rows that say the same are one row of a file; rows that only go by the same name cannot be told apart. */
function differing(layout: Layout, rows: Row[]): Row[] {
  const name = layout.key.length === 1 ? layout.key[0] : undefined
  if (!name) return rows
  const called = (row: Row) => JSON.stringify(isObject(row[name]) ? row[name]['cs'] : row[name])
  return [...Map.groupBy(rows, called)].map(([key, same]) => {
    const [first = {}, ...others] = same
    if (others.some((other) => !isSame({ ...other, id: first['id'] }, first)))
      throw new ExportError(
        `More than one ${layout.table} is called ${key}. Give them different names first.`,
      )
    return first
  })
}

function createWriter(schema: Schema, stored: Stored) {
  const { nameOf, orderOf, fields } = createNaming(schema, stored)
  const decimals = new Map(
    stored.rows
      .get(FILES['currencies.json'] as Layout)
      ?.map((row) => [row['id'], Number(row['decimal_places'])]),
  )
  const children = new Map<Layout, Map<unknown, Row[]>>()

  function childrenOf(list: Layout, row: Row): Row[] {
    const [own = '', of_parent = ''] =
      inheritedFrom(schema, list).find(([column]) => column === list.parent) ?? []
    let known = children.get(list)
    if (!known) {
      known = Map.groupBy(stored.rows.get(list) ?? [], (one) => one[own])
      children.set(list, known)
    }
    return known.get(row[of_parent]) ?? []
  }

  function valueOf(layout: Layout, field: Field, row: Row, all: Field[]): unknown {
    const value = row[field.column.name]
    if (value === null || value === undefined) return null
    if (layout.pictures?.includes(field.name)) {
      const name = nameInAddress(String(value)) ?? ''
      const picture = stored.pictures.get(name)
      return picture ? fileNameOf(name, picture.mime_type) : value
    }
    if (field.column.references) return nameOf(field.column.references, value)
    if (field.column.type === 'bytea') return attachmentName(String(value), String(row['file_name']))
    if (isMoney(field, all)) return Number(value) / 10 ** (decimals.get(row['currency_id']) ?? 0)
    return ordered(value)
  }

  function listOf(layout: Layout, rows: Row[]): unknown[] {
    const all = fields(layout)
    const plain = isPlainList(layout, all) ? all[0] : undefined
    return rows
      .map((row) => ({ row, order: orderOf(layout, row) }))
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ row }) => {
        if (plain) return valueOf(layout, plain, row, all)
        const written = Object.fromEntries(all.map((field) => [field.name, valueOf(layout, field, row, all)]))
        if (layout.model)
          written['paths'] = ordered(stored.paths.get(`${layout.model}:${String(row['id'])}`) ?? {})
        for (const [name, list] of Object.entries(layout.lists ?? {})) {
          const found = listOf(list, childrenOf(list, row))
          written[name] = list.single ? (found[0] ?? null) : found
        }
        return written
      })
  }

  return { listOf }
}

async function writePictures(sql: Transaction, folder: string, { pictures }: Stored): Promise<void> {
  await mkdir(folder)
  const ids = [...pictures.values()].map(({ id }) => id)
  for (let start = 0; start < ids.length; start += PICTURES_AT_ONCE) {
    const found = await sql<{ name: string; mime_type: string; bytes: Uint8Array }[]>`
      select name, mime_type, bytes from media where id = any(${ids.slice(start, start + PICTURES_AT_ONCE)})`
    await Promise.all(
      found.map(({ name, mime_type, bytes }) =>
        writeFile(path.join(folder, fileNameOf(name, mime_type)), bytes),
      ),
    )
  }
}

/** The hash tells apart what is called the same in two products or languages. */
const attachmentName = (hash: string, file_name: string) => `${hash.slice(0, 12)}-${file_name}`

async function writeAttachments(sql: Transaction, folder: string): Promise<void> {
  await mkdir(folder)
  const files = sql<{ hash: string; file_name: string; bytes: Uint8Array }[]>`
    select encode(sha256(bytes), 'hex') as hash, file_name, bytes from attachment_file`
  for await (const found of files.cursor(10))
    for (const { hash, file_name, bytes } of found)
      await writeFile(path.join(folder, attachmentName(hash, file_name)), bytes)
}
