import { ValueProblem } from './column-value.ts'
import { FILES, type Layout, withLists } from './layout.ts'
import { addressOf, fileNameOf } from './picture.ts'
import type { Folder } from './read-folder.ts'
import { isObject, type Row } from './row.ts'
import { type Schema, tableOf } from './schema.ts'
import type { Stored } from './stored.ts'

export type Known = ReturnType<typeof createKnown>

/** Finds rows by what people call them: those stored, and those that are about to be. */
export function createKnown(schema: Schema, stored: Stored, folder: Folder) {
  const layouts = new Map(
    Object.values(FILES)
      .flatMap(withLists)
      .map((layout) => [layout.table, layout]),
  )
  const ids = new Map<string, Map<string, unknown>>()
  const decimals = new Map<unknown, number>()
  let last_id = 0
  const newId = () => --last_id

  const pictures = new Map<string, number>()
  const picture_names = new Map<string, string>()
  for (const [name, { id, mime_type }] of stored.pictures) {
    pictures.set(fileNameOf(name, mime_type), id)
    picture_names.set(fileNameOf(name, mime_type), name)
  }
  /** Pictures of the folder that are not stored yet, by the id they go by until they are. */
  const new_pictures = new Map<number, string>()
  const by_name = new Map<string, number>()
  for (const [file, { name }] of folder.pictures) {
    const id = stored.pictures.get(name)?.id ?? by_name.get(name) ?? newId()
    if (id < 0) new_pictures.set(id, file)
    by_name.set(name, id)
    pictures.set(file, id)
    picture_names.set(file, name)
  }
  const noPicture = (file: string) => new ValueProblem(`names no picture in the folder of media: "${file}"`)
  /** What is an address already stays one. */
  function pictureAddress(file: string): string {
    const name = picture_names.get(file)
    if (name === undefined && !/^(\/|https?:)/.test(file)) throw noPicture(file)
    return name === undefined ? file : addressOf(name)
  }

  function keyOf({ table, key }: Layout, row: Row): string {
    const { columns } = tableOf(schema, table)
    const parts = key.map((name) => {
      const value = row[name]
      const is_localized = columns.find((one) => one.name === name)?.domain === 'localized'
      return is_localized && isObject(value) ? value['cs'] : value
    })
    return JSON.stringify(parts)
  }

  function add(layout: Layout, row: Row): void {
    const known = ids.get(layout.table) ?? new Map<string, unknown>()
    known.set(keyOf(layout, row), row['id'])
    ids.set(layout.table, known)
    if (layout.table === 'currency') decimals.set(row['id'], Number(row['decimal_places']))
  }
  for (const [layout, rows] of stored.rows) for (const row of rows) add(layout, row)

  /** What stands before the last column of a key is taken from the row that names the other one. */
  function idOf(table: string, value: unknown, row: Row): unknown {
    if (table === 'media') {
      const picture = pictures.get(String(value))
      if (picture === undefined) throw noPicture(String(value))
      return picture
    }
    const key = layouts.get(table)?.key ?? []
    const parts = key.map((name, index) => {
      if (index < key.length - 1) return row[name]
      const column = tableOf(schema, table).columns.find((one) => one.name === name)
      return column?.references ? idOf(column.references, value, row) : value
    })
    const id = ids.get(table)?.get(JSON.stringify(parts))
    if (id === undefined) throw new ValueProblem(`names nothing there is: "${String(value)}"`)
    return id
  }

  return {
    keyOf,
    add,
    idOf,
    newId,
    new_pictures,
    pictureAddress,
    decimalsOf: (currency_id: unknown) => decimals.get(currency_id) ?? 0,
  }
}
