import { columnValue, minorUnits, ValueProblem } from './column-value.ts'
import { type Field, fieldsOf, inheritedFrom, isMoney, isPlainList } from './field.ts'
import { createKnown, type Known } from './known.ts'
import { FILES, type Layout, withLists } from './layout.ts'
import type { Folder } from './read-folder.ts'
import { isObject, type Row } from './row.ts'
import { type Schema, tableOf } from './schema.ts'
import { inSmallLetters } from './small-letters.ts'
import type { Stored } from './stored.ts'

/** A row of a file on its way into the database. */
export interface Draft {
  layout: Layout
  /** Where it stands, in words. */
  place: string
  given: Record<string, unknown>
  parent: Draft | undefined
  /** Its columns as far as the file gives them. A row that is not stored yet has a negative id. */
  row: Row
  current: Row | undefined
}

export interface Drafts {
  of: (layout: Layout) => Draft[]
  known: Known
}

/** Turns the rows of a folder into rows of tables, and notes everything that is wrong with them. */
export function createDrafts(folder: Folder, stored: Stored, schema: Schema, problems: string[]): Drafts {
  const drafts = new Map<Layout, Draft[]>()
  const of = (layout: Layout) => drafts.get(layout) ?? []
  for (const [file, rows] of folder.rows) {
    const layout = FILES[file]
    if (!layout) continue
    rows.forEach((row, index) => {
      const code = isObject(row) ? row[layout.key[0] ?? ''] : undefined
      const called = typeof code === 'string' ? ` (${code})` : ''
      collect(layout, row, layout.single ? file : `${file}, row ${index + 1}${called}`, undefined)
    })
  }

  function collect(layout: Layout, value: unknown, place: string, parent: Draft | undefined): void {
    const fields = fieldsOf(schema, layout)
    const [only] = fields
    const given = isPlainList(layout, fields) && only ? { [only.name]: value } : value
    if (!isObject(given)) {
      problems.push(`${place}: must be an object.`)
      return
    }
    const draft: Draft = { layout, place, given, parent, row: {}, current: undefined }
    if (!drafts.get(layout)?.push(draft)) drafts.set(layout, [draft])
    const names = new Set([...fields.map(({ name }) => name), ...Object.keys(layout.lists ?? {})])
    if (layout.model) names.add('paths')
    for (const name of Object.keys(given).filter((one) => !names.has(one)))
      problems.push(`${place}: ${name} is unknown. There is ${[...names].join(', ')}.`)
    for (const [name, list] of Object.entries(layout.lists ?? {})) {
      const inside = given[name]
      if (list.single ? inside === undefined || inside === null : inside === undefined) continue
      if (list.single) collect(list, inside, `${place}, ${name}`, draft)
      else if (Array.isArray(inside))
        inside.forEach((one, index) => collect(list, one, `${place}, ${name} ${index + 1}`, draft))
      else problems.push(`${place}: ${name} must be a list.`)
    }
  }

  const known = createKnown(schema, stored, folder)
  const layouts = Object.values(FILES).flatMap(withLists)
  // Rows are found by their keys first, so that any row can name any other.
  for (const layout of layouts) identify(layout)
  for (const layout of layouts) complete(layout)
  return { of, known }

  function identify(layout: Layout): void {
    const fields = fieldsOf(schema, layout)
    const inherited = inheritedFrom(schema, layout)
    const current = new Map((stored.rows.get(layout) ?? []).map((row) => [known.keyOf(layout, row), row]))
    const seen = new Map<string, Draft>()
    for (const draft of of(layout)) {
      for (const [column, of_parent] of inherited)
        draft.row[column] = draft.parent?.row[of_parent] ?? draft.parent?.current?.[of_parent]
      for (const name of layout.empty ?? []) draft.row[name] = null
      Object.assign(draft.row, layout.fixed)
      for (const field of fields)
        if (!field.column.references || layout.key.includes(field.column.name)) fill(draft, field, fields)
      for (const { name, column } of fields) {
        if (!layout.key.includes(column.name) || (column.references && column.is_nullable)) continue
        if (!(name in draft.given)) problems.push(`${draft.place}: ${name} is missing.`)
        else if (draft.given[name] === null) problems.push(`${draft.place}: ${name} may not be empty.`)
      }
      for (const name of layout.key) draft.row[name] ??= null
      const key = known.keyOf(layout, draft.row)
      const twin = seen.get(key)
      if (twin) problems.push(`${draft.place}: is the same as ${twin.place}.`)
      seen.set(key, draft)
      draft.current = current.get(key)
      if (draft.current && layout.parent && draft.current[layout.parent] !== draft.row[layout.parent])
        problems.push(`${draft.place}: already belongs to another one.`)
      draft.row['id'] = draft.current?.['id'] ?? known.newId()
      known.add(layout, draft.row)
    }
  }

  function complete(layout: Layout): void {
    const fields = fieldsOf(schema, layout)
    const { columns } = tableOf(schema, layout.table)
    for (const draft of of(layout)) {
      for (const field of fields)
        if (field.column.references && !layout.key.includes(field.column.name)) fill(draft, field, fields)
      if (!columns.some(({ name }) => name === 'id')) delete draft.row['id']
      if (draft.current) continue
      for (const { name, column } of fields) {
        const is_needed = !column.is_nullable && !column.has_default && !layout.key.includes(column.name)
        if (is_needed && !(name in draft.given)) problems.push(`${draft.place}: ${name} is missing.`)
      }
    }
  }

  function fill(draft: Draft, field: Field, fields: Field[]): void {
    const { column, name } = field
    if (!(name in draft.given)) return
    try {
      draft.row[column.name] = valueOf(draft, field, fields, draft.given[name])
    } catch (error) {
      if (!(error instanceof ValueProblem)) throw error
      problems.push(`${draft.place}: ${name} ${error.message}.`)
    }
  }

  function valueOf({ layout, row }: Draft, field: Field, fields: Field[], value: unknown): unknown {
    const { column, name } = field
    if (column.references && value !== null) return known.idOf(column.references, value, row)
    if (column.type === 'bytea') {
      const file = folder.attachments.get(String(value))
      if (!file) throw new ValueProblem(`names no file in the folder of attachments: "${String(value)}"`)
      row['size'] = file.bytes.length
      return file.hash
    }
    if (layout.pictures?.includes(name) && typeof value === 'string') return known.pictureAddress(value)
    if (layout.paths?.includes(name) && typeof value === 'string')
      return columnValue(column, inSmallLetters(value))
    if (isMoney(field, fields))
      return columnValue(column, minorUnits(value, known.decimalsOf(row['currency_id'])))
    return columnValue(column, value)
  }
}
