import type { ListAnswer, Resource } from '#contract/list.ts'
import { onePage } from '#platform/db/list-rows.ts'
import { readList } from '#platform/db/read-table.ts'
import type { Table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { wholeEntity } from '#platform/http/selection.ts'

/** A branch whose parent was cut off would be lost with it: a tree is read whole. */
const ALL = 2 ** 31 - 1

export type Node = Record<string, unknown> & { children: Node[] }

/** All visible rows of a table that knows its parents, as trees; what stands below a hidden one is left out. */
export async function readTree<R extends Resource>(
  context: Context,
  table: Table<R>,
  sort: string,
  /** Fields the caller fills in afterwards. */
  except: string[] = [],
): Promise<ListAnswer<Node>> {
  const selection = wholeEntity(table.resource)
  for (const name of except) selection.fields.delete(name)
  const { items } = await readList(context, table, {
    page: 1,
    per_page: ALL,
    paginate: false,
    sort: [{ field: sort, descending: false }],
    filters: [],
    search: '',
    selection,
  })
  const nodes = new Map(items.map((item): [unknown, Node] => [item.id, { ...item, children: [] }]))
  const roots: Node[] = []
  for (const node of nodes.values()) {
    if (node.parent_id === null) roots.push(node)
    else nodes.get(node.parent_id)?.children.push(node)
  }
  return onePage(roots)
}
