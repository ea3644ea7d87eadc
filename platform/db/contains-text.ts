import type { Context } from '#platform/http/context.ts'
import type { Fragment } from './table.ts'

/** Finds rows in which any of the texts contains what is searched, whatever the case and accents. */
export function containsText({ sql }: Context, texts: Fragment[], searched: string): Fragment {
  const joined = texts.reduce((done, next) => sql`${done}, ${next}`)
  return sql`strpos(search_text(concat_ws(' ', ${joined})), search_text(${searched}::text)) > 0`
}
