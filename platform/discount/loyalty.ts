import { ACCOUNT_OPERATIONS, type LoyaltyProgram } from '#contract/loyalty.ts'
import type { Context } from '#platform/http/context.ts'

/** A programme that rewards this customer's next order; prices in minor units of the request's currency. */
export interface LoyaltyRule {
  id: number
  customer_account_id: number
  operation: LoyaltyProgram['operation']
  value: number
  minimal_taxed_price: number | null
  category_ids: number[]
  is_for_default_category: boolean
}

/**
 * Programmes that run now and have not rewarded as often as they may, orders that are yet to be paid included; a guest
 * has nowhere to put credits.
 */
export async function readLoyaltyRules(
  { sql, currency, now }: Context,
  customer_id: number | null,
): Promise<LoyaltyRule[]> {
  if (customer_id === null) return []
  return sql<LoyaltyRule[]>`
    select program.id, program.customer_account_id, program.operation, program.value::float8 as value,
      program.is_for_default_category, price.taxed_price as minimal_taxed_price,
      array(
        select category_id from loyalty_program_category listed
        where listed.loyalty_program_id = program.id order by category_id
      ) as category_ids
    from loyalty_program program
    left join loyalty_program_price price
      on price.loyalty_program_id = program.id and price.currency_id = ${currency.id}
    left join lateral (
      select count(distinct order_id) as uses,
        count(distinct order_id) filter (where customer_id = ${customer_id}) as own_uses
      from (
        select order_id, customer_id from customer_account_usage
        where loyalty_program_id = program.id and operation = ${ACCOUNT_OPERATIONS.received}
        union all
        select earning.order_id, customer_order.customer_id from order_earning earning
        join customer_order on customer_order.id = earning.order_id and cancelled_at is null
        where earning.loyalty_program_id = program.id
      ) reward
      where num_nonnulls(program.usage_limit, program.usage_limit_per_customer) > 0
    ) rewarded on true
    where program.is_active
      and (program.valid_from is null or program.valid_from <= ${now})
      and (program.valid_to is null or program.valid_to > ${now})
      and (program.usage_limit is null or rewarded.uses < program.usage_limit)
      and (program.usage_limit_per_customer is null or rewarded.own_uses < program.usage_limit_per_customer)
    order by program.id`
}
