import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'

/** Categories this caller sees in this language: a hidden one hides everything below it. */
export function categoryIsVisible({ sql, language, caller }: Context): Fragment {
  return sql`not exists (
    select from category_closure closure join category above on above.id = closure.ancestor_id
    where closure.descendant_id = category.id and (
      not above.is_active
      or not (${language} = any(above.available_for_languages))
      or (above.customer_groups_restriction and not exists (
        select from category_customer_group allowed
        where allowed.category_id = above.id
          and allowed.customer_group_id = any(${caller.customer_group_ids}::int[])
      ))
    )
  )`
}

/** Products this caller may open by address. Their category's restriction is theirs too. */
export function productIsVisible({ sql, caller }: Context): Fragment {
  const groups = sql`any(${caller.customer_group_ids}::int[])`
  return sql`(
    product.is_active
    and (not product.customer_groups_restriction or exists (
      select from product_customer_group allowed
      where allowed.product_id = product.id and allowed.customer_group_id = ${groups}
    ))
    and not exists (
      select from category above join category_closure closure on closure.ancestor_id = above.id
      where above.customer_groups_restriction and closure.descendant_id = product.default_category_id
        and not exists (
          select from category_customer_group allowed
          where allowed.category_id = above.id and allowed.customer_group_id = ${groups}
        )
    )
  )`
}

/** Of the visible ones, those that stand in lists, counts and search. */
export function standsInLists({ sql }: Context): Fragment {
  return sql`(
    not product.is_hidden
    and not exists (
      select from product_availability unlisted
      where unlisted.id = product.product_availability_id and not unlisted.in_catalog
    )
  )`
}

export function productIsListed(context: Context): Fragment {
  return context.sql`(${productIsVisible(context)} and ${standsInLists(context)})`
}

/** Products with what they cost in the currency of the request; without a price they are not on sale. */
export function pricedProduct({ sql, currency, country_id }: Context): Fragment {
  return sql`product
    join product_price price on price.product_id = product.id
      and price.variation_key = product.price_variation_key
      and price.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = product.tax_group_id
      and tax_rate.country_id = ${country_id}`
}

/** Products of the categories that match, and of all below them. */
export function inCategory({ sql }: Context, matches: (category_id: Fragment) => Fragment): Fragment {
  return sql`product.id in (
    select link.product_id from product_category link
    where link.category_id = any(array(
      select descendant_id from category_closure where ${matches(sql`category_closure.ancestor_id`)}
    ))
  )`
}
