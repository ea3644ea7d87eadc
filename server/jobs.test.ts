import { beforeEach, describe, expect, it } from 'vitest'
import { PURGE_BATCH } from '#platform/db/purge.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { carrierJobs, JOBS_LOCK, runJobs, startJobs } from './jobs.ts'

const { db } = await useSeededDatabase()
const NOW = new Date('2026-11-15T10:00:00Z')
const log = createLog('silent')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000)

async function putMail(to: string, sent_at: Date | null, given_up_at: Date | null = null) {
  await db`
    insert into mail_outbox ("to", language, subject, text, html, attachments, created_at, next_attempt_at, sent_at, given_up_at)
    values (${to}, 'cs', 's', 't', 'h', '[]', ${daysAgo(200)}, ${daysAgo(200)}, ${sent_at}, ${given_up_at})`
}
async function putCart(id: string, expiration_at: Date) {
  await db`
    insert into cart (id, shop_id, language, expiration_at, created_at, updated_at)
    select ${id}, id, 'cs', ${expiration_at}, ${daysAgo(200)}, ${daysAgo(200)} from shop limit 1`
}
const mails = async () => (await db`select "to" from mail_outbox order by "to"`).map(({ to }) => to)
const hasCart = async (id: string) => (await db`select from cart where id = ${id}`).length === 1

const OLD = 'a'.repeat(32)
const FRESH = 'b'.repeat(32)

beforeEach(async () => {
  await db`truncate mail_outbox`
  await db`delete from cart where id in (${OLD}, ${FRESH})`
  await putCart(OLD, daysAgo(1))
  await putCart(FRESH, daysAgo(-1))
})

describe('the jobs of the shop', () => {
  it('purge expired carts and mails sent long ago; what was given up or waits stays', async () => {
    await putMail('old', daysAgo(91))
    await putMail('recent', daysAgo(89))
    await putMail('given up', null, daysAgo(150))
    await putMail('waiting', null)
    expect(await runJobs(db, log, NOW)).toBe(true)
    expect(await mails()).toEqual(['given up', 'recent', 'waiting'])
    expect([await hasCart(OLD), await hasCart(FRESH)]).toEqual([false, true])
  })

  it('keep what the staff did for three years, and no longer [L22]', async () => {
    for (const [call, created_at] of [
      ['POST /gone', '2023-11-15T09:59:59Z'],
      ['POST /kept', '2023-11-15T10:00:01Z'],
    ] as const) {
      await db`
        insert into staff_action (user_id, call, params, request_id, client_ip, created_at)
        select id, ${call}, '{}', 'x', '10.0.0.1', ${created_at} from staff_user limit 1`
    }
    await runJobs(db, log, NOW)
    const left = await db`select call from staff_action where request_id = 'x'`
    expect(left.map(({ call }) => call)).toEqual(['POST /kept'])
  })

  it('clear a backlog away in parts, none of which holds many rows for long', async () => {
    await db`
      insert into visit (product_id, created_at)
      select (select min(id) from product), ${daysAgo(400)} from generate_series(1, ${2 * PURGE_BATCH + 1})`
    await db`
      create function hold_few() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > ${db.unsafe(String(PURGE_BATCH))} then
          raise exception 'too many rows at once';
        end if;
        return null;
      end $$`
    await db`
      create trigger hold_few after delete on visit referencing old table as gone
      for each statement execute function hold_few()`
    await runJobs(db, log, NOW)
    expect(await db`select from visit where created_at < ${daysAgo(366)}`).toHaveLength(0)
    await db`drop trigger hold_few on visit`
  })

  it('forget sessions, password resets and visits that are over, with the addresses in them', async () => {
    const [customer] = await db<{ id: number }[]>`select id from customer order by id limit 1`
    const id = customer?.id ?? 0
    const [before] = await db<{ count: number }[]>`select count(*)::int as count from visit`
    for (const days of [31, 29]) {
      const over = daysAgo(days)
      await db`
        with put as (
          insert into session (customer_id, client_ip, created_at, last_used_at, session_expiration_at)
          values (${id}, '10.0.0.1', ${over}, ${over}, ${over}) returning id)
        insert into session_token (session_id, access_hash, refresh_hash, access_expiration_at)
        select id, ${`a${days}`}::bytea, ${`r${days}`}::bytea, ${over} from put`
      await db`
        insert into password_reset (customer_id, token_hash, created_at, expiration_at)
        values (${id}, ${`t${days}`}::bytea, ${over}, ${over})`
      await db`insert into visit (product_id, created_at) select min(id), ${daysAgo(days * 12)} from product`
    }
    await runJobs(db, log, NOW)
    expect(await db`select session_expiration_at from session where client_ip = '10.0.0.1'`).toHaveLength(1)
    expect(await db`select from session_token where access_hash in ('a31', 'a29')`).toHaveLength(0)
    expect(await db`select from password_reset where token_hash in ('t31', 't29')`).toHaveLength(1)
    const [after] = await db<{ count: number }[]>`select count(*)::int as count from visit`
    expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1)
  })

  it('are left to the process that is at them', async () => {
    const other = await db.reserve()
    try {
      await other`select pg_advisory_lock(${JOBS_LOCK})`
      expect(await runJobs(db, log, NOW)).toBe(false)
      expect(await hasCart(OLD)).toBe(true)
      await other`select pg_advisory_unlock(${JOBS_LOCK})`
    } finally {
      other.release()
    }
    expect(await runJobs(db, log, NOW)).toBe(true)
    expect(await hasCart(OLD)).toBe(false)
  })

  it('are done although one of them fails, and the failure is logged [F24]', async () => {
    const lines: string[] = []
    await putMail('old', daysAgo(91))
    await db`alter table cart rename to cart_away`
    try {
      expect(
        await runJobs(
          db,
          createLog('error', (line) => lines.push(line)),
          NOW,
        ),
      ).toBe(true)
    } finally {
      await db`alter table cart_away rename to cart`
    }
    expect(await mails()).toEqual([])
    expect(lines.join()).toContain('carts purged')
  })

  it('hold the places of a carrier the shop has an account at, whose list costs the others nothing; its key is not logged [F24]', async () => {
    const lines: string[] = []
    const packeta = { api_key: 'sesame', api_url: 'http://localhost:9/v5' }
    const noted = createLog('error', (line) => lines.push(line))
    expect(await runJobs(db, noted, NOW, carrierJobs({ packeta }))).toBe(true)
    expect(await hasCart(OLD)).toBe(false)
    expect(lines.join()).toContain('places of Packeta taken over')
    expect(lines.join()).not.toContain('sesame')
    expect(carrierJobs({ packeta: undefined })).toEqual({})
  })

  it('begin with the shop and end with it at once', async () => {
    const jobs = startJobs(db, log)
    await expect.poll(() => hasCart(OLD)).toBe(false)
    await jobs.close()
  })
})
