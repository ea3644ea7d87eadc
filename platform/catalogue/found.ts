import type { Resource } from '#contract/list.ts'
import type { Entity, Fragment, Table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'
import { readAll } from './embed.ts'

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

/** The first finds of a search and how many there are. */
export async function readFound<R extends Resource>(
  context: Context,
  table: Table<R>,
  { where, order, limit }: { where: Fragment; order: Fragment; limit: number },
  selection: Selection,
): Promise<{ items: Entity[]; total: number }> {
  const { sql } = context
  const id = sql(`${table.resource.name}.id`)
  const rows = await sql<{ id: number; total: number }[]>`
    select ${id} as id, count(*) over ()::int as total from ${table.from(context)}
    where ${table.visible(context)} and ${where} order by ${order}, ${id} limit ${limit}`
  const ids = rows.map((row) => row.id)
  return { items: await readInOrder(context, table, ids, selection), total: rows[0]?.total ?? 0 }
}
