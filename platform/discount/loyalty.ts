import { ACCOUNT_OPERATIONS, type LoyaltyProgram } from '#contract/loyalty.ts'
import type { Transaction } from '#platform/db/database.ts'
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
 * Programmes that run now and have not rewarded as often as they may, orders that are yet to be paid included. Of
 * cancelled ones only those count whose credits were spent before they could be taken back. A guest has nowhere to put
 * any.
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
    ${rewarded(sql, customer_id)}
    where program.is_active
      and (program.valid_from is null or program.valid_from <= ${now})
      and (program.valid_to is null or program.valid_to > ${now})
      and (price.currency_id is not null or not exists (
        select from loyalty_program_price other where other.loyalty_program_id = program.id
      ))
      and ${mayReward(sql)}
    order by program.id`
}

/**
 * The programmes that this order was to be rewarded by and that others have used up since its cart was read. They are
 * locked until the order is written: of two made at once the second counts the first.
 */
export async function lockSpentPrograms(
  tx: Transaction,
  { order_id, customer_id }: { order_id: number; customer_id: number },
): Promise<number[]> {
  const limited = await tx<{ id: number }[]>`
    select id from loyalty_program
    where id in (select loyalty_program_id from order_earning where order_id = ${order_id})
      and num_nonnulls(usage_limit, usage_limit_per_customer) > 0
    order by id for no key update`
  if (limited.length === 0) return []
  // Only a further statement sees what the others have written meanwhile.
  const spent = await tx<{ id: number }[]>`
    select program.id from loyalty_program program
    ${rewarded(tx, customer_id, order_id)}
    where program.id = any(${limited.map(({ id }) => id)}::int[]) and not ${mayReward(tx)}`
  return spent.map(({ id }) => id)
}

/**
 * How many orders each limited programme has rewarded, and how many of this customer's. All it ever rewarded are read
 * only where their number has a limit.
 */
function rewarded(
  sql: Context['sql'] | Transaction,
  customer_id: number,
  but_order_id: number | null = null,
) {
  const count = (is_own: boolean) => sql`(
    select count(distinct reward.order_id)
    from (
      select booked.order_id from customer_account_usage booked
      where booked.loyalty_program_id = program.id and booked.operation = ${ACCOUNT_OPERATIONS.received}
        ${is_own ? sql`and booked.customer_id = ${customer_id}` : sql``}
      union all
      select earning.order_id from order_earning earning
      ${is_own ? sql`join customer_order buyer on buyer.id = earning.order_id and buyer.customer_id = ${customer_id}` : sql``}
      where earning.loyalty_program_id = program.id
    ) reward
    left join customer_order on customer_order.id = reward.order_id
    where (customer_order.cancelled_at is null or (
        select sum(amount) from customer_account_usage booked
        where booked.order_id = reward.order_id
          and operation in (${ACCOUNT_OPERATIONS.received}, ${ACCOUNT_OPERATIONS.withdrawn})
      ) > 0)
      and reward.order_id is distinct from ${but_order_id}::int
  )`
  return sql`
    cross join lateral (
      select case when program.usage_limit is not null then ${count(false)} end as uses,
        case when program.usage_limit_per_customer is not null then ${count(true)} end as own_uses
    ) rewarded`
}

function mayReward(sql: Context['sql'] | Transaction) {
  return sql`(
    (program.usage_limit is null or rewarded.uses < program.usage_limit)
    and (program.usage_limit_per_customer is null or rewarded.own_uses < program.usage_limit_per_customer)
  )`
}
