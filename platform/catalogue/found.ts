import type { Resource } from '#contract/list.ts'
import { readAll } from '#platform/db/embed.ts'
import type { Entity, Table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'

/** Rows with these ids, in the order of the ids; those the caller may not see are left out. */
export async function readInOrder<R extends Resource>(
  context: Context,
  table: Table<R>,
  ids: number[],
  selection: Selection,
): Promise<Entity[]> {
  const found = await readAll(context, table, ids, selection)
  return ids.flatMap((id): Entity[] => {
    const row = found.get(id)
    return row ? [row] : []
  })
}
