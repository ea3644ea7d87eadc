import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

/**
 * What a screen calls something ordered. A reader of another language than the order's reads what it is called today
 * in their own, as long as the order's language still calls it what was frozen: then it is still the same thing.
 * Papers and mails keep what was frozen. `today` is its name in a language; the query has `customer_order`.
 */
export function toldAs(
  { sql, language }: Context,
  frozen: Fragment,
  today: (language: Fragment) => Fragment,
): Fragment {
  return sql`case when customer_order.language <> ${language} and ${today(sql`customer_order.language`)} = ${frozen}
    then ${today(sql`${language}`)} else ${frozen} end`
}

type Named = 'product' | 'product_variation' | 'shipping_method' | 'payment_method' | 'discount'

/** The same for what one row names. */
export function toldName(context: Context, frozen: Fragment, named: Named, id: Fragment): Fragment {
  const { sql } = context
  return toldAs(
    context,
    frozen,
    (language) => sql`(
      select localized_text(named.name, ${language}) from ${sql(named)} named where named.id = ${id})`,
  )
}
