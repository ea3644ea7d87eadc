import type { PendingQuery, Row } from 'postgres'
import type { EmbedsOf, EntityOf, Resource } from '#contract/list.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'

export type Fragment = PendingQuery<Row[]>

/** How one wire field is read: plain SQL, or SQL with the way from the database value to the wire and back. */
export type Column =
  | Fragment
  | {
      sql: Fragment
      as: (value: never) => unknown
      /** Turns a filter's value into the column's own unit. */
      from?: (value: number) => number
    }

/** A row as read: wire fields, and hidden `$`-named columns that embeds and `as` may need. */
export type Entity = Record<string, unknown>

/** Fills one embed for all rows at once, so a page of a hundred costs as many queries as a page of one. */
export type LoadEmbed = (context: Context, rows: Entity[], nested: Selection) => Promise<unknown[]>

export interface EmbedSource {
  /** Columns the loader reads from its rows, besides `id`. */
  needs: readonly string[]
  load: LoadEmbed
}

/** Fields of a row that other rows decide, such as the stock of a package. */
export interface Settlement {
  fields: readonly string[]
  /** Columns that `settle` reads, besides `id`. */
  needs: readonly string[]
  /** Corrects all rows at once, before the embeds that need one of the fields are filled. */
  settle: (context: Context, rows: Entity[]) => Promise<void>
}

export interface Table<R extends Resource = Resource> {
  resource: R
  from: (context: Context) => Fragment
  /** Who may see which rows; every read goes through it. */
  visible: (context: Context) => Fragment
  columns: (
    context: Context,
  ) => Record<Extract<keyof EntityOf<R>, string>, Column> & Record<`$${string}`, Column>
  embeds: { [K in Extract<keyof EmbedsOf<R>, string>]: EmbedSource }
  settlements?: readonly Settlement[]
  /** Filterable fields that are no columns, such as the categories of a product: rows with a value that `matches`. */
  filters?: Record<string, (context: Context, matches: (value: Fragment) => Fragment) => Fragment>
  search?: (context: Context, text: string) => Fragment
  default_sort?: { field: string; descending: boolean }[]
}

export function table<R extends Resource>(definition: Table<R>): Table<R> {
  return definition
}
