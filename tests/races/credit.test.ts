import { expect, it } from 'vitest'
import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import { createDatabase } from '#platform/db/database.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { checkInvariants, rememberBefore } from '#tests/faults/checker.ts'

const SPENDERS = 30
const CREDITS = 500
const PRICE = 60

it('500 credits pay 8 of 30 purchases for 60 made at once, and never one more [LOYAL-08]', async () => {
  const { url } = await useSeededDatabase()
  const db = createDatabase(url, { max: SPENDERS })
  try {
    const before = await rememberBefore(db)
    const spend = () =>
      db.begin(async (sql) => {
        await sql`
          insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
          select customer.id, account.id, ${-PRICE}, ${ACCOUNT_OPERATIONS.used}
          from customer, customer_account account
          where customer.email = 'jana@example.com' and account.code = 'credits'`
        // Long enough for the others to stand at the same row.
        await sql`select pg_sleep(0.01)`
      })
    const outcomes = await Promise.allSettled(Array.from({ length: SPENDERS }, spend))

    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.map(({ constraint_name }) => constraint_name)).toEqual(
      Array(SPENDERS - Math.floor(CREDITS / PRICE)).fill('credits_never_run_below_zero'),
    )
    const [balance] = await db`
      select received, used, amount from customer_account_balance
      join customer on customer.id = customer_id where email = 'jana@example.com'`
    expect(balance).toEqual({ received: CREDITS, used: 480, amount: 20 })
    const [book] = await db`
      select sum(usage.amount)::int as amount, count(*)::int as lines from customer_account_usage usage
      join customer on customer.id = customer_id where email = 'jana@example.com'`
    expect(book).toEqual({ amount: 20, lines: 9 })
    expect(await checkInvariants(db, { before })).toEqual([])
  } finally {
    await db.end({ timeout: 5 })
  }
})
