import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { RETRY_AFTER_S, sendNext } from '#platform/mail/send-outbox.ts'
import { mailNextEvent } from '#platform/order-mail/order-mail-worker.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { type MailServerMood, useMailServer } from '#tests/mail-server.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import type { MailErrand } from './mail-child.ts'

const shop = await openOrderShop()
const { db, url, ask, ordered } = shop
const CHILD = path.join(import.meta.dirname, 'mail-child.ts')
const options = { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' }
/** After everything that is ordered here. */
const NOW = new Date(Date.now() + 60 * 60 * 1000)
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

// Only a silent server takes it whole; a busy machine needs a part of it.
const server = await useMailServer({ timeout_ms: 3000 })
beforeEach(async () => {
  await db`truncate mail_outbox`
  await db`delete from order_event`
  await server.take()
  server.set('well')
})

const outbox = async () => [...(await db`select sent_at, attempts, last_error, given_up_at from mail_outbox`)]

describe('a mail server that is', () => {
  it.each<MailServerMood>(['unreachable', 'silent', 'busy', 'refusing'])(
    '%s keeps nobody from buying, and gets the mail once it is well again [F44]',
    async (trouble) => {
      server.set(trouble)
      const order = await ordered({ lines: [{ code: 'UNTRACKED' }] })
      while (await mailNextEvent(options, NOW));
      const trying = sendNext(db, server.send, NOW)
      const meanwhile = await ordered({ lines: [{ code: 'UNTRACKED' }], email: 'druhy@example.com' })
      const shown = await ask(`GET /orders/${meanwhile.id}?hash=${meanwhile.hash}&embed=items,payment`)
      expect(shown).toMatchObject({ items: [expect.anything()], payment: expect.anything() })
      expect(await trying).toBe(true)
      const [waiting, ...others] = await outbox()
      expect(others).toEqual([])
      expect(waiting).toMatchObject({ sent_at: null, attempts: 1, given_up_at: null })
      expect(waiting?.last_error).toBeTruthy()

      server.set('well')
      expect(await sendNext(db, server.send, later((RETRY_AFTER_S[0] ?? 0) - 1))).toBe(false)
      expect(await sendNext(db, server.send, later(RETRY_AFTER_S[0] ?? 0))).toBe(true)
      expect(await server.take()).toMatchObject([{ subject: expect.stringContaining(order.code) }])
      expect(await sendNext(db, server.send, later(1e6))).toBe(false)
    },
  )
})

it('a mail taken by the server and not marked by a process that was killed comes once more, under the same id [F24] [F45]', async () => {
  await ordered({ lines: [{ code: 'UNTRACKED' }] })
  while (await mailNextEvent(options, NOW));
  const errand: MailErrand = { url, smtp_url: server.url, now: NOW.toISOString() }
  const child = spawn(process.execPath, [CHILD, JSON.stringify(errand)], { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(server.count()).toBe(1)
  expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null }])
  expect(await sendNext(db, server.send, later(60))).toBe(false)
  while (await sendNext(db, server.send, later(600)));
  const ids = (await server.take()).map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
  expect(await outbox()).toMatchObject([{ attempts: 2, last_error: null, sent_at: expect.anything() }])
})

it('what waits and what was given up is seen by the staff, who have it sent once more [F44]', async () => {
  const token = await shop.logStaffIn()
  const order = await ordered({ lines: [{ code: 'UNTRACKED' }] })
  while (await mailNextEvent(options, NOW));
  const list = async (state: string) => {
    const filters = JSON.stringify([{ field: 'state', operator: 'eq', value: state }])
    const call = `GET /staff/mails?filters=${encodeURIComponent(filters)}`
    return (await ask(call, undefined, { token })).items as Answer[]
  }
  const [waiting] = await list('waiting')
  expect(waiting).toMatchObject({ to: 'karel@example.com', state: 'waiting', attempts: 0, sent_at: null })
  expect(waiting?.subject).toContain(order.code)
  server.set('refusing')
  await db`update mail_outbox set attempts = ${RETRY_AFTER_S.length}`
  expect(await sendNext(db, server.send, NOW)).toBe(true)
  expect(await list('given_up')).toMatchObject([{ id: waiting?.id, last_error: expect.any(String) }])
  server.set('well')
  expect(await sendNext(db, server.send, later(1e6))).toBe(false)
  const send = (id: number) => shop.call(`POST /staff/mails/${id}/send`, undefined, { token })
  for (let times = 0; times < 2; times++) {
    expect((await send(waiting?.id)).status).toBe(200)
    expect(await sendNext(db, server.send, later(1))).toBe(true)
    expect(await server.take()).toHaveLength(1)
    expect(await list('sent')).toMatchObject([{ id: waiting?.id, last_error: null }])
  }
  expect((await send(999_999)).status).toBe(404)
  expect((await shop.call('GET /staff/mails')).status).toBe(401)
})
