import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

/** Opens a query of `line`: brands chosen by `top`, each with its lines, such as its ceramics, that are shown. */
export const withLines = ({ sql }: Pick<Context, 'sql'>, top: Fragment): Fragment => sql`
  with recursive line as (
    select id as top_id, id from brand where ${top}
    union all
    select line.top_id, brand.id from line join brand on brand.parent_id = line.id and brand.is_active
  )`
