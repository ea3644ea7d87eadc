import type { Database } from '#platform/db/database.ts'

const ACCOUNTS_PER_BRANCH = 100_000
const TELLERS_PER_BRANCH = 10

/** The tables of pgbench, which the embedded PostgreSQL does not bring along. */
export async function makeTpcB(sql: Database, scale: number): Promise<void> {
  await sql`create table pgbench_branches (bid int primary key, bbalance int not null)`
  await sql`create table pgbench_tellers (tid int primary key, bid int not null, tbalance int not null)`
  await sql`create table pgbench_accounts (aid int primary key, bid int not null, abalance int not null, filler char(84))`
  await sql`create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`
  await sql`insert into pgbench_branches select id, 0 from generate_series(1, ${scale}::int) id`
  await sql`
    insert into pgbench_tellers select id, (id - 1) / ${TELLERS_PER_BRANCH}::int + 1, 0
    from generate_series(1, ${scale * TELLERS_PER_BRANCH}::int) id`
  await sql`
    insert into pgbench_accounts select id, (id - 1) / ${ACCOUNTS_PER_BRANCH}::int + 1, 0, ''
    from generate_series(1, ${scale * ACCOUNTS_PER_BRANCH}::int) id`
  await sql`vacuum analyze pgbench_accounts`
}

const below = (most: number) => 1 + Math.floor(Math.random() * most)

/** The transaction of `pgbench -b tpcb-like`, statement by statement, through the shop's own driver. */
export async function runTpcB(sql: Database, scale: number, clients: number, count: number): Promise<number> {
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) {
        const [aid, bid] = [below(scale * ACCOUNTS_PER_BRANCH), below(scale)]
        const [tid, delta] = [below(scale * TELLERS_PER_BRANCH), below(10_000) - 5_000]
        await sql.begin(async (tx) => {
          await tx`update pgbench_accounts set abalance = abalance + ${delta} where aid = ${aid}`
          await tx`select abalance from pgbench_accounts where aid = ${aid}`
          await tx`update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`
          await tx`update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`
          await tx`insert into pgbench_history (tid, bid, aid, delta, mtime)
            values (${tid}, ${bid}, ${aid}, ${delta}, current_timestamp)`
        })
      }
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
