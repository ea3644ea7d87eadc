import { inheritedFrom } from './field.ts'
import type { Draft, Drafts } from './draft.ts'
import { FILES, type Layout, withLists } from './layout.ts'
import type { ReservedPath } from './path.ts'
import { isSame, type Row } from './row.ts'
import type { Schema } from './schema.ts'
import type { Stored } from './stored.ts'

/** A row that is new, or other than the stored one in these columns. */
export interface Change {
  draft: Draft
  columns: string[]
}

export interface Removal {
  layout: Layout
  row: Row
}

export interface ImportOptions {
  /** Removes what is not in the files that are given. */
  remove_missing?: boolean
  /** Leaves the stock of products that are there already, since people buy meanwhile. */
  keep_stock?: boolean
  /** Addresses that no page can have. */
  is_reserved?: ReservedPath
}

export function changesOf(drafts: Drafts, { keep_stock = false }: ImportOptions): Change[] {
  return Object.values(FILES)
    .flatMap(withLists)
    .flatMap((layout) =>
      drafts.of(layout).flatMap((draft): Change[] => {
        const { row, current } = draft
        const columns = Object.keys(row).filter(
          (name) =>
            !current ||
            (!(keep_stock && name === 'stock_state') && !isSame(row[name], current[name] ?? null)),
        )
        return columns.length > 0 ? [{ draft, columns }] : []
      }),
    )
}

/** A list is as its row says; what has a life of its own leaves only when asked. */
export function removalsOf(
  drafts: Drafts,
  stored: Stored,
  schema: Schema,
  files: Iterable<string>,
  { remove_missing = false }: ImportOptions,
): { listed: Removal[]; lasting: Removal[] } {
  const listed: Removal[] = []
  const lasting: Removal[] = []
  for (const file of files) {
    const top = FILES[file]
    if (!top) continue
    const met = new Set(drafts.of(top).map(({ current }) => current))
    if (remove_missing)
      for (const row of stored.rows.get(top) ?? []) if (!met.has(row)) lasting.push({ layout: top, row })
    inside(top)
  }
  return { listed, lasting }

  function inside(layout: Layout): void {
    for (const [name, list] of Object.entries(layout.lists ?? {})) {
      const met = new Set(drafts.of(list).map(({ current }) => current))
      const [own = '', of_parent = ''] =
        inheritedFrom(schema, list).find(([column]) => column === list.parent) ?? []
      const parents = new Set(
        drafts
          .of(layout)
          .flatMap(({ given, current }) => (name in given && current ? [current[of_parent]] : [])),
      )
      for (const row of stored.rows.get(list) ?? [])
        if (parents.has(row[own]) && !met.has(row)) {
          if (!list.lasting) listed.push({ layout: list, row })
          else if (remove_missing) lasting.push({ layout: list, row })
        }
      inside(list)
    }
  }
}
