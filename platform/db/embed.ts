import type { Resource } from '#contract/list.ts'
import { MAX_UNPAGINATED } from '#contract/list.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'
import { readByIds } from './read-table.ts'
import type { EmbedSource, Entity, LoadEmbed, Table } from './table.ts'

/** Reads any number of rows by id, a bounded number at a time. */
export async function readAll<R extends Resource>(
  context: Context,
  table: Table<R>,
  ids: number[],
  selection: Selection,
): Promise<Map<number, Entity>> {
  const unique = [...new Set(ids)]
  const parts = []
  for (let start = 0; start < unique.length; start += MAX_UNPAGINATED) {
    parts.push(readByIds(context, table, unique.slice(start, start + MAX_UNPAGINATED), selection))
  }
  return new Map((await Promise.all(parts)).flatMap((part) => [...part]))
}

/** An embed that is one row of another table, by its id in `key`; null where there is none. */
export function belongsTo<R extends Resource>(target: () => Table<R>, key: string): EmbedSource {
  return {
    needs: [key],
    load: async (context, rows, nested) => {
      const ids = [...new Set(rows.map((row) => row[key]).filter((id) => typeof id === 'number'))]
      const found = await readByIds(context, target(), ids, nested)
      return rows.map((row) => found.get(row[key] as number) ?? null)
    },
  }
}

/** An embed that is a hidden column of its own row. */
export function columnOf(column: `$${string}`): EmbedSource {
  return { needs: [column], load: async (_context, rows) => rows.map((row) => row[column]) }
}

export interface Link {
  owner_id: number
  id: number
}

/** An embed that is many rows of another table, in the order of the links. */
export function hasMany<R extends Resource>(
  target: () => Table<R>,
  links: (context: Context, owner_ids: number[]) => Promise<Link[]>,
): EmbedSource {
  return {
    needs: [],
    load: async (context, rows, nested) => {
      const owners = rows.map((row) => row.id as number)
      const found = await links(context, owners)
      const entities = await readAll(
        context,
        target(),
        found.map(({ id }) => id),
        nested,
      )
      const lists = Map.groupBy(found, ({ owner_id }) => owner_id)
      return owners.map((owner) => (lists.get(owner) ?? []).flatMap(({ id }) => entities.get(id) ?? []))
    },
  }
}

/** An embed of plain values; `load` answers them with their owner's id. */
export function valuesOf<Row extends { owner_id: number }>(
  load: (context: Context, owner_ids: number[]) => Promise<Row[]>,
  value: (row: Row, context: Context) => unknown = withoutOwner,
): EmbedSource {
  return {
    needs: [],
    load: async (context, rows) => {
      const owners = rows.map((row) => row.id as number)
      const lists = Map.groupBy(await load(context, owners), (row) => row.owner_id)
      return owners.map((owner) => (lists.get(owner) ?? []).map((row) => value(row, context)))
    },
  }
}

function withoutOwner(row: { owner_id: number }): unknown {
  const { owner_id, ...rest } = row
  void owner_id
  return rest
}

export interface LateEmbed extends EmbedSource {
  provide: (load: LoadEmbed) => void
}

/** An embed whose rows belong to a domain to the right of its own, which provides its loader when it starts. */
export function lateEmbed(): LateEmbed {
  let provided: LoadEmbed | null = null
  return {
    needs: [],
    load: async (context, rows, nested) =>
      provided ? provided(context, rows, nested) : rows.map((): unknown[] => []),
    provide: (load) => {
      provided = load
    },
  }
}
